"""Finds pairs of contradicting live claims that no session has recorded, by the rules of `contradict`."""

from __future__ import annotations

from memkit.rules.gate import Everything, as_claim, compare, is_claim

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from memkit.model.fact import Fact
    from memkit.model.state import State
    from memkit.rules.gate import Known

# from this many new claims on, one comparison of all with all is cheaper
_FEW = 20

# events that change what a fact claims
_CLAIMING = frozenset({"Promoted", "Revised", "Reactivated", "Rolled-back", "Reopened", "Resolved"})

Clash = tuple[str, str, str]
# the rule name of duplicates
_DUPLICATE = "duplicate"


def unrecorded_clashes(
    state: State,
    new: Container[str] | None,
    facts: list[Fact] | None = None,
    known: Known | None = None,
    clashing: Sequence[Clash] | None = None,
) -> list[Clash]:
    """(id, other id, rule) of contradictions that no conflict records, sorted by ids.

    `new`: the stems of the sessions whose claims are checked; None checks all live claims. `facts`: the facts that these
    sessions name. `known` finds what a claim clashes with without comparing every fact. `clashing`: all clashing pairs of
    live claims, if they are known already.
    """
    candidates = state.facts.values() if facts is None else facts
    asked = {fact.id: fact for fact in candidates if is_claim(fact) and _is_checked(fact, state, new)}
    if not asked:
        return []
    told = {frozenset(conflict.ids) for conflict in state.conflicts.values()}
    few = len(asked) <= _FEW and new is not None
    pairs = _each(asked, known or Everything(state)) if few else _all(asked, state, clashing)
    found = {frozenset(pair[:2]): pair for pair in reversed(pairs) if frozenset(pair[:2]) not in told}
    return sorted(found.values())


def _is_checked(fact: Fact, state: State, new: Container[str] | None) -> bool:
    if new is None or fact.promoted_in in new:
        return True
    return any(verb in _CLAIMING and state.rows[at].stem in new for at, _, verb in fact.history)


def _each(asked: dict[str, Fact], known: Known) -> list[Clash]:
    return [(id, other, rule) for id, fact in asked.items() for other, rule in compare(fact, known)[0]]


def _all(asked: dict[str, Fact], state: State, clashing: Sequence[Clash] | None) -> list[Clash]:
    if clashing is None:
        from memkit.contradict.search import judge_all

        clashing = judge_all([as_claim(fact) for fact in state.facts.values() if is_claim(fact)]).found
    found: list[Clash] = []
    for left, right, rule in clashing:
        if rule != _DUPLICATE and (left in asked or right in asked):
            found.append((left, right, rule) if left in asked else (right, left, rule))
    return found
