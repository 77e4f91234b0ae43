"""What nobody expected: interrupts, exhausted machines, and bugs of memkit itself.

A bug's traceback is kept in a file, without the exception's own words: they may quote the user's text.
"""

from __future__ import annotations

import os
import sys
import traceback
from contextlib import suppress

from memkit.cli.frame.ui import print_error
from memkit.errors import LedgerUnreadable, MachineError, MemkitError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class BugError(MemkitError):
    """Not the user's doing."""

    code = "bug"
    exit_code = 70
    default_hint = "MEMKIT_DEBUG=1 prints it; please report it with that file"


def interrupted() -> int:
    """Ctrl-C: nothing to explain."""
    with suppress(OSError, ValueError, AttributeError):
        sys.stderr.write("\nmemkit: interrupted\n")
    return 130


def unexpected(error: Exception, words: Sequence[str], *, as_json: bool) -> int:
    """Turns what no verb has translated into a coded refusal, and keeps the traceback of a bug."""
    if os.environ.get("MEMKIT_DEBUG"):
        traceback.print_exception(error)
    return print_error(translated(error, words), as_json=as_json)


def translated(error: Exception, words: Sequence[str]) -> MemkitError:
    """The refusal that an unexpected error becomes; the traceback of a bug is kept in a file."""
    if isinstance(error, OSError):
        what = error.strerror or type(error).__name__
        return MachineError(f"{error.filename}: {what}" if error.filename else what)
    if isinstance(error, MemoryError):
        return MachineError("out of memory", code="out-of-memory", hint="memkit doctor")
    if isinstance(error, RecursionError):
        kept = _keep(error, words)
        message = "something here is nested too deeply to read"
        return LedgerUnreadable(message, code="too-deep", hint="memkit check", detail=(f"traceback: {kept}",))
    kept = _keep(error, words)
    return BugError(f"bug in memkit: {type(error).__name__}; the traceback is in {kept}")


def _keep(error: Exception, words: Sequence[str]) -> str:
    """Writes the traceback where only the user can read it; the name of the file, or why there is none."""
    import tempfile

    text = _frames(error, words)
    for directory in (_private_directory(words), tempfile.gettempdir()):
        if not directory:
            continue
        try:
            handle, path = tempfile.mkstemp(prefix="bug-", suffix=".txt", dir=directory)
            with os.fdopen(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)
            return path
        except OSError:
            continue
    return "no file: nowhere to write"


def _private_directory(words: Sequence[str]) -> str:
    """`.memkit/` of the workspace around here, if there is one; found without the code that may have failed."""
    here = os.getcwd()
    if "-C" in words[:-1]:
        here = os.path.abspath(words[list(words).index("-C") + 1])
    while not os.path.isdir(os.path.join(here, ".memkit")):
        above = os.path.dirname(here)
        if above == here:
            return ""
        here = above
    return os.path.join(here, ".memkit")


def _frames(error: Exception, words: Sequence[str]) -> str:
    from memkit.version import __version__

    verb = next((word for word in words if not word.startswith("-")), "")
    head = f"memkit {__version__}, Python {sys.version.split()[0]}, {sys.platform}, verb {verb}\n"
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{head}{frames}{type(error).__module__}.{type(error).__qualname__}\n"
