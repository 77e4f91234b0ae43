"""Document families: how each is recognised and where it keeps status, date and decision."""
