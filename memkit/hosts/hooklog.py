"""The log of hooks that failed: when, which hook, which failure by its name. No message: messages may quote people."""

from __future__ import annotations

import os

from memkit.errors import MemkitError
from memkit.hosts.table import AGENTS, EVENTS
from memkit.store import PRIVATE, leads_outside, regular, root_above

LIMIT = 64_000


def log_failure(cwd: str, event: str, host: str, error: Exception) -> None:
    """Adds one line where there is a workspace and it can be written."""
    from memkit.store import clock

    known = (event if event in EVENTS else "?", host if host in AGENTS else "?")
    kind = error.code if isinstance(error, MemkitError) else type(error).__name__
    # asked of the folders alone: what fails may be the policy
    root = root_above(cwd)
    if not root or leads_outside(root, PRIVATE):
        return
    try:
        path = os.path.join(root, PRIVATE, "hook.log")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        fresh = os.path.exists(path) and os.path.getsize(path) > LIMIT
        with open(path, "w" if fresh else "a", encoding="utf-8", opener=regular) as handle:
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
