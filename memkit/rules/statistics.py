"""Current counts. `query.numbers` counts what happened over time."""

from __future__ import annotations

from collections import Counter

from memkit.model.fact import Fact
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules import decay

Counts = dict[str, int]


def statistics(state: State, policy: Policy) -> dict[str, Counts]:
    """Current counts of facts by tier, layer and kind, threads, redactions, and sessions by kind and actor."""
    facts = [fact for fact in state.facts.values() if fact.kind != "prose"]
    live = [fact for fact in facts if fact.is_live]
    return {
        "sessions": _counted(row.kind for row in state.rows),
        "actors": _counted(row.actor for row in state.rows),
        "tiers": _counted(decay.tier(fact, state, policy)[0] for fact in live),
        "layers": _counted(decay.layer(fact, policy) for fact in live),
        "kinds": _counted(fact.kind for fact in live),
        "threads": _threads(facts, state),
        "redactions": dict(sorted(state.redactions.items())),
    }


def _counted(names: object) -> Counts:
    return dict(sorted(Counter(names).items()))  # type: ignore[call-overload]


def _threads(facts: list[Fact], state: State) -> Counts:
    threads = [fact for fact in facts if fact.kind == "thread" and fact.is_memory]
    closed = [fact for fact in threads if fact.closed]
    took = [fact.closed_at - state.ordinal.get(fact.origin, fact.closed_at) for fact in closed]
    return {
        "open": len(threads) - len(closed),
        "closed": len(closed),
        "sessions_to_close": sum(took) // len(took) if took else 0,
    }
