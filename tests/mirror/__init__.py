"""The mirror, on a real server."""
