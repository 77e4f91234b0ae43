"""Removes the ids of facts that a reader may not see from problems."""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.query.reader import load_for, reader_of, role_of
from memkit.rules.authority import id_words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.model.problem import Problem
    from memkit.query.call import Call

_SOMETHING = "a fact that not every reader may see"
_HINT = "memkit check  # by somebody whom [roles] of memkit.toml lets read it"


def problems_for_reader(call: Call, problems: Sequence[Problem]) -> list[Problem]:
    """The problems without ids that this reader may not see. Loads the memory only if there is a problem."""
    if not problems:
        return []
    reader = reader_of(load_for(call, tolerant=True), role_of(call, call.workspace.policy))
    hidden = reader.hidden
    return [_discreet(problem, hidden) for problem in problems] if hidden else [*problems]


def _discreet(problem: Problem, hidden: frozenset[str]) -> Problem:
    message = problem.message
    for id in sorted(hidden.intersection(id_words(message)), key=len, reverse=True):
        message = message.replace(id, _SOMETHING)
    hint = problem.hint if hidden.isdisjoint(id_words(problem.hint)) else _HINT
    excerpt = problem.excerpt if hidden.isdisjoint(id_words(problem.excerpt)) else ""
    if (message, hint, excerpt) == (problem.message, problem.hint, problem.excerpt):
        return problem
    return replace(problem, message=message, hint=hint, excerpt=excerpt)
