"""Errors and problems without secrets and personal data: they may repeat the call, but not a secret or a person in it."""

from __future__ import annotations

from memkit.errors import MemkitError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.problem import Problem

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
