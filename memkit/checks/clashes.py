"""Contradictions between live claims that no session records: found by the rules of `contradict`, told in pairs."""

from __future__ import annotations

from collections.abc import Container

from memkit.model.fact import Fact
from memkit.model.state import State
from memkit.rules.gate import as_claim, compare, is_claim

# past so many new claims, comparing all with all once is cheaper than each with all
_FEW = 20

Clash = tuple[str, str, str]


def unrecorded(state: State, new: Container[str] | None, facts: list[Fact] | None = None) -> list[Clash]:
    """(id, other id, rule) of contradictions that no conflict tells of, by ids.

    `new` holds the stems whose promotions are asked about; None asks about all live claims. `facts` are those that
    can have been promoted there, where that is known.
    """
    candidates = state.facts.values() if facts is None else facts
    asked = {fact.id: fact for fact in candidates if is_claim(fact) and _asked(fact, new)}
    if not asked:
        return []
    known = {frozenset(conflict.ids) for conflict in state.conflicts.values()}
    pairs = _each(asked, state) if len(asked) <= _FEW and new is not None else _all(asked, state)
    found = {frozenset(pair[:2]): pair for pair in reversed(pairs) if frozenset(pair[:2]) not in known}
    return sorted(found.values())


def _asked(fact: Fact, new: Container[str] | None) -> bool:
    return new is None or fact.promoted_in in new


def _each(asked: dict[str, Fact], state: State) -> list[Clash]:
    return [(id, other, rule) for id, fact in asked.items() for other, rule in compare(fact, state)[0]]


def _all(asked: dict[str, Fact], state: State) -> list[Clash]:
    from memkit.rules.contradict import find_all

    claims = [as_claim(fact) for fact in state.facts.values() if is_claim(fact)]
    found: list[Clash] = []
    for left, right, verdict in find_all(claims):
        if verdict.label == "contradiction" and (left in asked or right in asked):
            found.append((left, right, verdict.rule) if left in asked else (right, left, verdict.rule))
    return found
