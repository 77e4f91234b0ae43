"""A folder in memory for what tests write: there an fsync costs nothing, and most of a write is fsync."""

from __future__ import annotations

import os

_PLACE = "/dev/shm"
# a run holds about 300 MB at a time; a container often has 64
_ROOM = 2 << 30


def memory_folder(place: str = _PLACE) -> str | None:
    """The folder; None if this machine has none that is writable, roomy and may hold the scripts that git runs."""
    if not hasattr(os, "statvfs") or not os.access(place, os.W_OK):
        return None
    found = os.statvfs(place)
    runs_nothing = bool(found.f_flag & getattr(os, "ST_NOEXEC", 0))
    return None if runs_nothing or found.f_bavail * found.f_frsize < _ROOM else place
