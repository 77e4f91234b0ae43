"""The reading room: session text ⇄ events. Says what the text is, never what it means."""
