"""Provenance in total: who raised the facts, who promoted them, and their state now."""

from __future__ import annotations

from collections import Counter

from memkit.model.fact import Fact
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules import decay

MOST = 6
OTHERS = "others"
_STANDS = {decay.FADING: "fading", "": "rejected"}

Flow = tuple[str, str, str]


def flows(facts: list[Fact], state: State, policy: Policy) -> tuple[tuple[str, str, str, int], ...]:
    """(raised by, promoted by, state, count), by name; rare names are merged into `OTHERS`."""
    steps = [(fact.author, _let_in(fact), _state_word(fact, state, policy)) for fact in facts]
    keep = [_most(Counter(step[at] for step in steps)) for at in (0, 1)]
    counts: Counter[Flow] = Counter(
        (
            raised if raised in keep[0] else OTHERS,
            let_in if let_in in keep[1] else OTHERS,
            stands,
        )
        for raised, let_in, stands in steps
    )
    return tuple((*flow, counts[flow]) for flow in sorted(counts))


def _most(counts: Counter[str]) -> frozenset[str]:
    ranked = sorted(counts, key=lambda name: (-counts[name], name))
    return frozenset(ranked if len(ranked) <= MOST + 1 else ranked[:MOST])


def _let_in(fact: Fact) -> str:
    if decay.is_adopted(fact):
        return "adopted"
    if fact.promoted_by:
        return fact.promoted_by
    return "nobody yet" if fact.is_waiting else "nobody"


def _state_word(fact: Fact, state: State, policy: Policy) -> str:
    if fact.is_waiting:
        return "waiting"
    tier = decay.tier(fact, state, policy)[0]
    return _STANDS.get(tier, tier)
