"""Session text ⇄ events. Says what the text is, never what it means."""
