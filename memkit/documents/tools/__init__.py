"""Files of other memory tools → the content of one adopt session. No files, no clock, no printing.

It packs, it never judges: what is a fact by its old footer stays one, and every other line goes along verbatim.
"""
