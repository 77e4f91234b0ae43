"""Long answers go through the pager of the person at the terminal, as git's do: $PAGER, else less."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# git's own: leave if it fits on one screen, pass colours through, keep the screen
_LESS = "FRX"


def pager_for(lines: Sequence[str], rows: int) -> str:
    """The command that pages these lines; empty if they fit, or nobody could turn the pages."""
    if len(lines) < rows or os.environ.get("TERM") == "dumb" or _is_agent():
        return ""
    wanted = os.environ.get("PAGER")
    if wanted is not None:
        return "" if wanted.strip() in ("", "cat") else wanted
    from shutil import which

    return "less" if which("less") else ""


def page(pager: str, lines: Sequence[str]) -> bool:
    """Shows the lines in the pager and waits for its end; False if it could not be started."""
    import signal
    import subprocess

    env = {"LESS": _LESS, "LV": "-c", **os.environ}
    sys.stdout.flush()
    try:
        # a command line of the person's own, as git runs it
        process = subprocess.Popen(pager, shell=True, stdin=subprocess.PIPE, env=env)
    except OSError:
        return False
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        process.communicate("".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))
    except OSError:
        process.wait()
    finally:
        signal.signal(signal.SIGINT, before)
    # 127: the shell found no such program
    return process.returncode != 127


def _is_agent() -> bool:
    """Whether an agent's host opened this terminal: it cannot turn pages."""
    from memkit.store.actors import HOST_MARKS

    return any(os.environ.get(mark) for mark, _ in HOST_MARKS)
