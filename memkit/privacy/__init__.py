"""The wash-house: text in, clean text and what was taken out of it. No files, no clock, no printing.

This door stays cheap: detector libraries are imported inside the functions of the write path, never here.
"""
