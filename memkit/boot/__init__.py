"""Replacements that keep a cold start quick: struct, pattern, json, digest. Imports nothing of memkit."""
