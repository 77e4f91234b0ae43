"""Inspection: one named check per function, listed in one tuple. Finds; never mends."""
