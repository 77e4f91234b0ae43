"""`python -m memkit`: the same program as the command `memkit`."""

from __future__ import annotations

from memkit.cli import main

__all__ = ("main",)

if __name__ == "__main__":
    main()
