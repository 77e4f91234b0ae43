"""After a merge: contradictions between facts that two branches recorded apart become conflicts in the ledger."""

from __future__ import annotations

from collections.abc import Container

from memkit.checks.clashes import unrecorded
from memkit.cli.call import Call
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.record.desk import Desk, Receipt


def record_contradictions(
    call: Call, new: Container[str] | None, *, stage: bool = False
) -> tuple[int, Receipt | None]:
    """Records the contradictions that no session tells of; `new` as `unrecorded` takes it. Returns how many."""
    desk = Desk(call, stage=stage)
    events: list[Event] = []
    for id, other, rule in unrecorded(desk.state, new):
        left, right = sorted((id, other))
        events.append(ev.Contradicted(left, right, (("rule", rule), ("by", desk.actor.name))))
    if not events:
        return 0, None
    desk.rehearse(events, kind="review")
    receipt = desk.record(events, kind="review", title=f"Record {_count(len(events))}")
    return len(events), receipt


def _count(number: int) -> str:
    return f"{number} contradiction{'' if number == 1 else 's'}"
