"""Frozen values that every room uses. No files, no clock, no printing."""
