"""Contradictions between live claims that no session records: found by the rules of `contradict`, told in pairs."""

from __future__ import annotations

from memkit.rules.gate import as_claim, claim_values, is_claim

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from memkit.model.fact import Fact
    from memkit.model.state import State

# past so many new claims, comparing all with all once is cheaper than each with all
_FEW = 20

# events after which a fact claims something it did not claim before
_CLAIMING = frozenset({"Promoted", "Revised", "Reactivated", "Rolled-back", "Reopened", "Resolved"})

Clash = tuple[str, str, str]
# id, text, key, value and term of a claim, and its signature where that is known
Values = tuple[str, ...]


def unrecorded(
    state: State,
    new: Container[str] | None,
    facts: list[Fact] | None = None,
    claims: Sequence[Values] | None = None,
) -> list[Clash]:
    """(id, other id, rule) of contradictions that no conflict tells of, by ids.

    `new` holds the stems of the sessions whose claims are asked about; None asks about all live claims. `facts` are
    those that they speak of and `claims` all live claims of the state, where those are known.
    """
    candidates = state.facts.values() if facts is None else facts
    asked = {fact.id: fact for fact in candidates if is_claim(fact) and _asked(fact, state, new)}
    if not asked:
        return []
    known = {frozenset(conflict.ids) for conflict in state.conflicts.values()}
    if claims is None:
        claims = [claim_values(fact) for fact in state.facts.values() if is_claim(fact)]
    few = len(asked) <= _FEW and new is not None
    pairs = _each(asked, claims) if few else _all(asked, claims)
    found = {frozenset(pair[:2]): pair for pair in reversed(pairs) if frozenset(pair[:2]) not in known}
    return sorted(found.values())


def _asked(fact: Fact, state: State, new: Container[str] | None) -> bool:
    if new is None or fact.promoted_in in new:
        return True
    return any(verb in _CLAIMING and state.rows[at].stem in new for at, _, verb in fact.history)


def _each(asked: dict[str, Fact], claims: Sequence[Values]) -> list[Clash]:
    from memkit.contradict import Claim, find

    others = [Claim(*values) for values in claims]
    return [
        (id, other, verdict.rule)
        for id, fact in asked.items()
        for other, verdict in find(as_claim(fact), others)
        if verdict.label == "contradiction"
    ]


def _all(asked: dict[str, Fact], claims: Sequence[Values]) -> list[Clash]:
    from memkit.contradict import Claim, find_all

    found: list[Clash] = []
    for left, right, verdict in find_all([Claim(*values) for values in claims]):
        if verdict.label == "contradiction" and (left in asked or right in asked):
            found.append((left, right, verdict.rule) if left in asked else (right, left, verdict.rule))
    return found
