"""Privacy: text in, clean text out, with a list of what was removed. Uses no files and no clock and prints nothing.

Importing this package is cheap: detector libraries are imported inside the functions that need them.
"""
