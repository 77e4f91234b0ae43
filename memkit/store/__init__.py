"""The cellar: files, locks, clock, cache, git. Imports only errors and model; everything else hands it values.

This page says where a workspace begins, and imports nothing: every command pays for it.
"""

from __future__ import annotations

import os

TOML = "memkit.toml"
PRIVATE = ".memkit"


def root_above(start: str) -> str:
    """The first folder upwards from here with a memkit.toml; empty where there is none."""
    here = os.path.abspath(start)
    while not os.path.isfile(os.path.join(here, TOML)):
        parent = os.path.dirname(here)
        if parent == here:
            return ""
        here = parent
    return here
