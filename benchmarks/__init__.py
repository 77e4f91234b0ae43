"""Measurements of memkit as ratios in one run: `python -m benchmarks`."""
