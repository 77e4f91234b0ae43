"""Discretion in what is said of a failure: a refusal may repeat the call, never a secret or a person in it."""

from __future__ import annotations

from memkit.errors import MemkitError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.problem import Problem

# a path of this machine, told to the one who sits at it, is no disclosure
_OPEN = ("HOME_PATH", "IDENTITY", "WORD")
# problems in which memkit counts and nothing of anybody's is repeated: a large count is no reason to load the detectors
_COUNTS = ("continuity-over-limit", "index-over-limit", "review-overdue")
# problems whose hint holds nothing but memkit's own words: the seed of an open session looks like a number of somebody's
_OWN_HINT = "session-open"


def discreet(error: MemkitError) -> MemkitError:
    """The same error, its words without what the wash would take; without its hint where that cannot be told."""
    from memkit.privacy.superset import maybe_dirty

    said = (error.message, error.hint, *error.detail)
    if not any(map(maybe_dirty, said)):
        return error
    try:
        error.message, error.hint, *rest = (_washed(text) for text in said)
        error.detail = tuple(rest)
    except Exception:
        # a detector that cannot look must not stop the refusal, only what it might have repeated
        error.message, error.hint, error.detail = f"refused ({error.code})", error.default_hint, ()
    return error


def discreet_text(text: str) -> str:
    """The text without what the wash would take; nothing of it where that cannot be told."""
    from memkit.privacy.superset import maybe_dirty

    if not maybe_dirty(text):
        return text
    try:
        return _washed(text)
    except Exception:
        return "(not shown: a detector could not look at it)"


def discreet_problem(problem: Problem) -> Problem:
    """The same problem, its words without what the wash would take; its place stays."""
    if problem.code in _COUNTS:
        return problem
    message, excerpt = discreet_text(problem.message), discreet_text(problem.excerpt)
    hint = problem.hint if problem.code == _OWN_HINT else discreet_text(problem.hint)
    if (message, hint, excerpt) == (problem.message, problem.hint, problem.excerpt):
        return problem
    from memkit.boot.struct import replace

    return replace(problem, message=message, hint=hint, excerpt=excerpt)


def _washed(text: str) -> str:
    from memkit.privacy.detect import findings
    from memkit.privacy.values import Rules

    parts: list[str] = []
    done = 0
    for item in findings(text, Rules()):
        if item.cls not in _OPEN:
            parts += (text[done : item.start], f"[{item.cls}]")
            done = item.end
    return "".join((*parts, text[done:]))
