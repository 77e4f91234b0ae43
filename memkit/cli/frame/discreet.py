"""Discretion in what is said of a failure: a refusal may repeat the call, never a secret or a person in it."""

from __future__ import annotations

from memkit.errors import MemkitError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.problem import Problem

# a path of this machine, told to the one who sits at it, is no disclosure
_OPEN = ("HOME_PATH", "IDENTITY", "WORD")


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
    said = (problem.message, problem.hint, problem.excerpt)
    message, hint, excerpt = map(discreet_text, said)
    if (message, hint, excerpt) == said:
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
