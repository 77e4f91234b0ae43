"""Session text ⇄ events. This room parses and writes the text; it does not interpret events (see `replay`)."""
