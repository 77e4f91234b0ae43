"""Rules: pure functions from values to verdicts. They change nothing."""
