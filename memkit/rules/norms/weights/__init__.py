"""What each stem weighs, a module a language: written by `python -m tests.rules.fit_norms`, never by hand."""
