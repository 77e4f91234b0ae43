"""What is printed when a call fails: interrupts, damaged memory, exhausted memory or recursion, and bugs in memkit; and
errors and problems without the secrets and personal data that a call may hold.

A bug's traceback goes to a file without the exception's message, which may quote the user's text. At its top this module
imports little, because every answer with a note is printed through it.
"""

from __future__ import annotations

import os
import sys

from memkit.cli.frame.ui import print_error
from memkit.errors import LedgerUnreadable, MachineError, MemkitError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.cli.frame.outcome import Outcome
    from memkit.model import Problem
    from memkit.query.call import Call


class BugError(MemkitError):
    """A bug in memkit."""

    code = "bug"
    exit_code = 70
    default_hint = "MEMKIT_DEBUG=1 prints it; please report it with that file"


def report_interrupt() -> int:
    """Reports Ctrl-C and returns its exit code."""
    try:
        sys.stderr.write("\nmemkit: interrupted\n")
    except (OSError, ValueError, AttributeError):
        pass
    return 130


def report_unexpected(error: Exception, words: Sequence[str], *, as_json: bool) -> int:
    """Reports an error that no verb translated and returns its exit code."""
    if os.environ.get("MEMKIT_DEBUG"):
        import traceback

        traceback.print_exception(error)
    return print_error(as_memkit_error(error, words), as_json=as_json)


def as_memkit_error(error: Exception, words: Sequence[str]) -> MemkitError:
    """The MemkitError for an unexpected error; writes a bug's traceback to a file."""
    if isinstance(error, OSError):
        what = error.strerror or type(error).__name__
        return MachineError(f"{error.filename}: {what}" if error.filename else what)
    if isinstance(error, MemoryError):
        return MachineError("out of memory", code="out-of-memory", hint="memkit doctor")
    if isinstance(error, RecursionError):
        kept = _write_traceback(error, words)
        message = "something here is nested too deeply to read"
        return LedgerUnreadable(message, code="too-deep", hint="memkit check", detail=(f"traceback: {kept}",))
    kept = _write_traceback(error, words)
    return BugError(f"bug in memkit: {type(error).__name__}; the traceback is in {kept}")


def _write_traceback(error: Exception, words: Sequence[str]) -> str:
    """Writes the traceback to a file that only the user can read; returns its name, or why there is none."""
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
    """`.memkit/` of the surrounding workspace, or ""; found without the code that may have failed."""
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
    import traceback

    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{head}{frames}{type(error).__module__}.{type(error).__qualname__}\n"


UNREADABLE = 3
_LITTLE = (
    "nothing in the intact sessions; damaged sessions are neither searched nor shown until you restore them"
)


def with_damage(outcome: Outcome, call: Call) -> Outcome:
    """The answer with a line that names the damage (with the damage itself under `--json`) and exit code 3.

    "Nothing found" then speaks of the intact sessions only.
    """
    from memkit.query.damage import damage_line

    notes = outcome.notes if outcome.text else (_LITTLE,)
    outcome.notes = (*notes, damage_line(call.damage))
    if call.json:
        outcome.problems = tuple(dict.fromkeys((*outcome.problems, *call.damage)))
    outcome.exit_code = UNREADABLE
    return outcome


def error_with_damage(error: MemkitError, call: Call) -> MemkitError:
    """The error with the same line: what was not found may be in a damaged or missing session."""
    from memkit.query.damage import damage_line

    error.detail = (*error.detail, damage_line(call.damage))
    if error.exit_code == 1:
        error.exit_code = UNREADABLE
    return error


def drop_caches(call: Call) -> bool:
    """Empties the caches of the call's memory and drops what the call has loaded; False if there were no caches."""
    from memkit.store.cache_folder import HOME, empty

    try:
        root = call.workspace.root
    except (MemkitError, LookupError, ValueError, TypeError):
        return False
    if not os.path.isdir(os.path.join(root, HOME)):
        return False
    empty(root)
    call.listing, call.damage = None, ()
    return True


# a path of this machine is no disclosure to the person who uses it
_OPEN = ("HOME_PATH", "IDENTITY", "WORD")
# problems that hold only memkit's own counts: a large number must not load the detectors
_COUNTS = ("continuity-over-limit", "index-over-limit", "review-overdue")
# the problem whose hint holds only memkit's own words: a session's seed can look like a phone number
_OWN_HINT = "session-open"


def discreet(error: MemkitError) -> MemkitError:
    """The same error with its words washed; if a detector fails, a bare "refused (code)" with the default hint."""
    from memkit.privacy.superset import maybe_dirty

    said = (error.message, error.hint, *error.detail)
    if not any(map(maybe_dirty, said)):
        return error
    try:
        error.message, error.hint, *rest = (_washed_text(text) for text in said)
        error.detail = tuple(rest)
    except Exception:
        # a detector that cannot run must not hide the error, only the words that it could not check
        error.message, error.hint, error.detail = f"refused ({error.code})", error.default_hint, ()
    return error


def discreet_text(text: str) -> str:
    """The text, washed; a placeholder if a detector fails."""
    from memkit.privacy.superset import maybe_dirty

    if not maybe_dirty(text):
        return text
    try:
        return _washed_text(text)
    except Exception:
        return "(not shown: a detector could not check it)"


def discreet_problem(problem: Problem) -> Problem:
    """The same problem with its words washed; file and line stay."""
    if problem.code in _COUNTS:
        return problem
    message, excerpt = discreet_text(problem.message), discreet_text(problem.excerpt)
    hint = problem.hint if problem.code == _OWN_HINT else discreet_text(problem.hint)
    if (message, hint, excerpt) == (problem.message, problem.hint, problem.excerpt):
        return problem
    from memkit.boot.struct import replace

    return replace(problem, message=message, hint=hint, excerpt=excerpt)


def _washed_text(text: str) -> str:
    from memkit.privacy.detect import findings
    from memkit.privacy.findings import Rules

    parts: list[str] = []
    done = 0
    for item in findings(text, Rules()):
        if item.cls not in _OPEN:
            parts += (text[done : item.start], f"[{item.cls}]")
            done = item.end
    return "".join((*parts, text[done:]))
