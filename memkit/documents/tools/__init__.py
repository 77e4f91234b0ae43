"""Files of other memory tools → the content of one adopt session. No files, no clock, no printing.

It judges nothing: a fact with an old footer stays a fact, and every other line is adopted verbatim.
"""
