"""Privacy: text in, clean text out, with a list of what was removed. No files, no clock, no printing.

This door stays cheap: detector libraries are imported inside the functions of the write path, never here.
"""
