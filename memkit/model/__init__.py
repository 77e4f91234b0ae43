"""The foundation: frozen values that every room speaks in. No files, no clock, no printing."""
