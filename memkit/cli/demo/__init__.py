"""`memkit demo`: a small project's memory, built and walked through."""
