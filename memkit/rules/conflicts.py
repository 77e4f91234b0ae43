"""Why two claims cannot both hold, in words for people."""

from __future__ import annotations

from memkit.model.fact import Conflict

_REASONS = {
    "said": "its author says that both cannot hold",
    "same-id": "created twice under one id, in other words",
    "double-supersede": "two successors of one fact",
    "concurrent-set": "set apart, to different values",
    "concurrent-revision": "revised apart, in different words",
    "concurrent-answer": "promoted on one branch, turned down on another",
    "concurrent-change": "changed or ended on one branch, confirmed by a person on another",
    "concurrent-close": "closed on one branch, used on another",
}


def conflict_reason(conflict: Conflict) -> str:
    """The rule that found a conflict, in a few words; the rule's name if it is unknown (from a newer memkit)."""
    if conflict.rule in _REASONS:
        return _REASONS[conflict.rule]
    from memkit.contradict import contradiction

    try:
        return contradiction(conflict.rule).reason
    except KeyError:
        return conflict.rule
