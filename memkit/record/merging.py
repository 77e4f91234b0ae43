"""After a merge: contradictions between facts that two branches recorded apart become conflicts in the ledger."""

from __future__ import annotations

from collections.abc import Iterable

from memkit.cli.call import Call
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.record.desk import Desk
from memkit.rules.gate import compare, is_claim


def record_contradictions(call: Call, new: Iterable[str]) -> int:
    """Records every contradiction of facts from these sessions that no session says; returns how many."""
    desk = Desk(call)
    stems = set(new)
    known = {frozenset(conflict.ids) for conflict in desk.state.conflicts.values()}
    events: list[Event] = []
    for fact in desk.state.facts.values():
        if not is_claim(fact) or fact.promoted_in not in stems:
            continue
        for other, rule in compare(fact, desk.state)[0]:
            pair = frozenset((fact.id, other))
            if pair not in known:
                known.add(pair)
                left, right = sorted(pair)
                events.append(ev.Contradicted(left, right, (("rule", rule), ("by", desk.actor.name))))
    if events:
        desk.rehearse(events, kind="review")
        desk.record(events, kind="review", title=f"Record {len(events)} contradictions")
    return len(events)
