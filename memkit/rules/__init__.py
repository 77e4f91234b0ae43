"""Rules: pure functions from values to verdicts. They change nothing and use no files, git or clock."""
