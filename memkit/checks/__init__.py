"""Checks: one named check per function, listed in one tuple. They report problems and change nothing."""
