"""memkit: the memory of a git repository, kept in markdown."""

__version__ = "0.1.0"
