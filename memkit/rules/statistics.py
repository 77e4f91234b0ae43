"""Statistics: what a ledger can count about itself."""

from __future__ import annotations

from collections import Counter

from memkit.model.fact import PROMOTED, Fact
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules import decay

Counts = dict[str, int]


def statistics(state: State, policy: Policy) -> dict[str, Counts | int | str]:
    """Facts by tier, layer, kind; queue; threads; corrections; packs; redactions; sessions by kind and actor."""
    facts = [fact for fact in state.facts.values() if fact.kind != "prose"]
    live = [fact for fact in facts if fact.is_live]
    return {
        "sessions": _counted(row.kind for row in state.rows),
        "actors": _counted(row.actor for row in state.rows),
        "tiers": _counted(decay.tier(fact, state, policy)[0] for fact in live),
        "layers": _counted(decay.layer(fact, policy) for fact in live),
        "kinds": _counted(fact.kind for fact in live),
        "queue": _queue(facts),
        "threads": _threads(facts, state),
        "corrections": _corrections(facts, state),
        "packs": _packs(state),
        "redactions": dict(sorted(state.redactions.items())),
    }


def _counted(names: object) -> Counts:
    return dict(sorted(Counter(names).items()))  # type: ignore[call-overload]


def _queue(facts: list[Fact]) -> Counts:
    """In, out by disposition, and how many sessions candidates waited on average (whole sessions)."""
    raised = [fact for fact in facts if fact.history and fact.history[0][2] == "Created"]
    waited = [
        next(at for at, _, verb in fact.history if verb == "Promoted") - fact.history[0][0]
        for fact in raised
        if any(verb == "Promoted" for _, _, verb in fact.history)
    ]
    counts = _counted(fact.status for fact in raised)
    return {"in": len(raised), **counts, "sessions_waited": sum(waited) // len(waited) if waited else 0}


def _threads(facts: list[Fact], state: State) -> Counts:
    threads = [fact for fact in facts if fact.kind == "thread" and fact.is_memory]
    closed = [fact for fact in threads if fact.closed]
    took = [fact.closed_at - state.ordinal.get(fact.origin, fact.closed_at) for fact in closed]
    return {
        "open": len(threads) - len(closed),
        "closed": len(closed),
        "sessions_to_close": sum(took) // len(took) if took else 0,
    }


def _corrections(facts: list[Fact], state: State) -> Counts:
    """Superseded facts, and how many successors a later session then used."""
    ended = [fact for fact in facts if fact.superseded_by]
    used = 0
    for fact in ended:
        successor = state.facts.get(fact.superseded_by[0])
        if successor is not None and successor.status == PROMOTED and successor.uses > 1:
            used += 1
    return {"superseded": len(ended), "successor_used": used}


def _packs(state: State) -> Counts:
    """Pinned packs, ids in them, and how many of these the same session then referenced."""
    offered = sum(len(pack[3]) for pack in state.packs)
    return {"pinned": len(state.packs), "ids": offered, "used": sum(len(pack[4]) for pack in state.packs)}
