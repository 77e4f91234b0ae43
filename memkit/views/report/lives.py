"""The states of a fact over time, from its history: pending, live, or ended."""

from __future__ import annotations

from memkit.model.events import BY_VERB
from memkit.model.fact import SUPERSEDED, Fact
from memkit.model.state import State
from memkit.rules.decay import is_adopted, place

QUEUE, LIVE, AWAY, NOT_YET = "queue", "live", "away", ""
_PLACES = {"queue": QUEUE, "live": LIVE, "archive": AWAY, "none": AWAY}
_TO = {
    "Created": QUEUE,
    "Promoted": LIVE,
    "Adopted": LIVE,
    "Reactivated": LIVE,
    "Rejected": AWAY,
    "Rolled-back": AWAY,
    "Archived": AWAY,
}
USES = tuple(sorted({kind.verb for kind in BY_VERB.values() if kind.use}))

Moves = list[tuple[int, str]]


def history_of(fact: Fact) -> list[tuple[int, int, str]]:
    """The fact's history in ledger order; an adopted fact has entries for sessions before its adoption."""
    return sorted(fact.history)


def counts_as_use(fact: Fact, verb: str) -> bool:
    """Whether an event of this verb is a use of this fact; superseding counts as a use of the old one."""
    return verb in USES or (verb == "Superseded" and fact.status == SUPERSEDED)


def moves(fact: Fact, state: State) -> Moves:
    """(session, new state) in order, without steps that change nothing; the last is the current state."""
    found: Moves = []
    last = len(state.rows) - 1
    for at, verb in _steps(fact, state):
        to = _TO.get(verb, LIVE if found and found[-1][1] == AWAY and verb in USES else NOT_YET)
        if to and (not found or found[-1][1] != to):
            found.append((at, to))
    stands = _PLACES[place(fact)]
    if found and found[-1][1] != stands:
        found.append((max(found[-1][0], min(_end_ordinal(fact, state), last)), stands))
    return found


def _steps(fact: Fact, state: State) -> list[tuple[int, str]]:
    """(session, verb) of the events that change its state; an adopted fact is live from its origin on."""
    told = [(at, verb) for at, _, verb in history_of(fact)]
    if is_adopted(fact):
        origin = state.ordinal.get(fact.origin, told[0][0])
        return [(origin, "Adopted"), *((at, verb) for at, verb in told if verb != "Adopted" and at > origin)]
    return told


def _end_ordinal(fact: Fact, state: State) -> int:
    """The session that ended it; for a fact adopted as archived, its last use."""
    if is_adopted(fact) and fact.left == fact.promoted_in:
        return max(fact.used_at, state.ordinal.get(fact.origin, 0))
    return state.ordinal.get(fact.left, len(state.rows))
