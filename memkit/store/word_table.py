"""The table of word neighbours that ships with memkit; `memkit.recall.neighbours` reads it."""

from __future__ import annotations

import os

from memkit.errors import MachineError

_NAME = os.path.join("recall", "neighbours.txt")
_read: list[bytes] = []


def neighbour_table() -> bytes:
    """The table's bytes, read once per process."""
    if not _read:
        package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        try:
            with open(os.path.join(package, _NAME), "rb", buffering=0) as handle:
                _read.append(handle.read())
        except OSError as error:
            raise MachineError(
                f"{_NAME} is missing from this installation", code="broken-install", hint="memkit doctor"
            ) from error
    return _read[0]
