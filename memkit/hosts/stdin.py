"""What a host writes to a hook's stdin: all of it, but never longer than a host may keep us waiting."""

from __future__ import annotations

import os
import sys

from memkit.boot.json import loads

# seconds of silence after which nothing more is expected: with nothing or a whole object at hand, or with a piece
SILENCE, CUT_OFF = 0.3, 2.0
# bytes that are looked at; more is read, so that the host can write, and forgotten
MOST, MOST_READ = 32_000_000, 1_000_000_000


def host_input() -> str:
    """What the host wrote; nothing from a terminal, nor from a pipe on which nothing comes."""
    stream = sys.stdin
    if stream is None or stream.closed or stream.isatty():
        return ""
    try:
        handle = stream.fileno()
    except (OSError, ValueError):
        return str(stream.read(MOST))
    return _read(handle).decode("utf-8-sig", "replace")


def _read(handle: int) -> bytes:
    pieces: list[bytes] = []
    size = 0
    while size < MOST_READ and _more_comes(handle, pieces):
        piece = os.read(handle, 1 << 20)
        if not piece:
            break
        if size < MOST:
            pieces.append(piece)
        size += len(piece)
    # a piece of an object says nothing
    return b"".join(pieces) if size <= MOST + (1 << 20) else b""


def _more_comes(handle: int, pieces: list[bytes]) -> bool:
    """Waits for more; a host that keeps the pipe open must not hold us up."""
    if os.name != "posix":
        return True
    from select import select

    try:
        if select([handle], [], [], SILENCE)[0]:
            return True
        if not pieces or _is_whole(b"".join(pieces)):
            return False
        return bool(select([handle], [], [], CUT_OFF)[0])
    except (OSError, ValueError):
        # no such thing for this kind of file: reading it ends by itself
        return True


def _is_whole(data: bytes) -> bool:
    try:
        loads(data)
    except (ValueError, RecursionError):
        return False
    return True
