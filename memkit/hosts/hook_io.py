"""The edges of a hook: what the host writes to stdin, and the log of hooks that failed."""

from __future__ import annotations

import os
import sys

from memkit.boot.json import loads
from memkit.errors import MemkitError
from memkit.hosts.host_table import AGENTS, EVENTS
from memkit.store import PRIVATE, leads_outside, make_private, open_regular, root_above

# seconds to wait for more input: once a whole object is read, and before that, since on a busy machine a host may
# start writing late
SILENCE, CUT_OFF = 0.3, 2.0
# use at most so many bytes; read and drop the rest, so that the host can finish writing
MOST, MOST_READ = 32_000_000, 1_000_000_000
LIMIT = 64_000
# the byte order mark that some hosts write
_MARK = b"\xef\xbb\xbf"


def host_input() -> str:
    """What the host wrote to stdin; "" from a terminal or a silent pipe."""
    stream = sys.stdin
    if stream is None or stream.closed or stream.isatty():
        return ""
    try:
        handle = stream.fileno()
    except (OSError, ValueError):
        return str(stream.read(MOST))
    # the codec without the mark costs no import
    return _read(handle).removeprefix(_MARK).decode("utf-8", "replace")


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
    # ignore an incomplete object
    return b"".join(pieces) if size <= MOST + (1 << 20) else b""


def _more_comes(handle: int, pieces: list[bytes]) -> bool:
    """Waits a moment for more input: a host may keep the pipe open."""
    if os.name != "posix":
        return True
    from select import select

    try:
        if select([handle], [], [], SILENCE)[0]:
            return True
        if pieces and _is_whole(b"".join(pieces)):
            return False
        return bool(select([handle], [], [], CUT_OFF)[0])
    except (OSError, ValueError):
        # select does not work on this kind of file; reading it ends by itself
        return True


def _is_whole(data: bytes) -> bool:
    try:
        loads(data)
    except (ValueError, RecursionError):
        return False
    return True


def log_failure(cwd: str, event: str, host: str, error: Exception) -> None:
    """Adds one line to .memkit/hook.log, if there is a workspace and the log is writable."""
    from memkit.store import clock

    known = (event if event in EVENTS else "?", host if host in AGENTS else "?")
    kind = error.code if isinstance(error, MemkitError) else type(error).__name__
    # look for folders only: the policy may be what failed
    root = root_above(cwd)
    if not root or leads_outside(root, PRIVATE):
        return
    try:
        path = os.path.join(root, PRIVATE, "hook.log")
        make_private(os.path.dirname(path))
        fresh = os.path.exists(path) and os.path.getsize(path) > LIMIT
        with open(path, "w" if fresh else "a", encoding="utf-8", opener=open_regular) as handle:
            handle.write(f"{clock.iso(clock.now())} {known[0]} {known[1]} {kind}{_where(error)}\n")
    except OSError:
        return


def _where(error: Exception) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None or isinstance(error, MemkitError):
        return ""
    return f" at {os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"
