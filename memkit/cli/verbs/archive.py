"""`memkit archive`: take facts out of live memory."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "archive",
    "take facts out of live memory",
    description="Nothing is lost: the fact moves to memory/archive/ and a reference brings it back.",
    example="memkit archive queue-size --why 'the queue is gone'",
    exits={0: "archived, or proposed by an agent", 4: "no such fact, or an open thread"},
    args=(Arg("ids", "the facts", many=True),),
    opts=(Opt("--why", "the reason, kept in the ledger", metavar="TEXT", default="retired"), *WRITING),
    writes=True,
)


def run(
    call: Call, ids: tuple[str, ...], why: str, no_render: bool, stage: bool, accept_clock: bool
) -> Outcome:
    """Archives the facts; one past its window by anyone, since a reference undoes it."""
    from memkit.model.events import Archived, Event
    from memkit.rules.decay import past_window
    from memkit.write.change import change, may_change, record
    from memkit.write.desk import Desk

    desk = Desk(call, render=not no_render, stage=stage, accept_clock=accept_clock)
    facts = [desk.find(id) for id in ids]
    todo = [fact for fact in facts if not fact.archived]
    names = ", ".join(fact.id for fact in facts)
    data: dict[str, object] = {"ids": [fact.id for fact in facts]}
    if not todo:
        return Outcome(f"unchanged {names} · archived already", data=data, id=facts[0].id)
    events: list[Event] = [Archived(fact.id, "", (("why", why), ("by", desk.actor.name))) for fact in todo]
    free = all(past_window(fact, desk.state, desk.workspace.policy) for fact in todo)
    if may_change(desk) or free:
        receipt = record(desk, events, f"Archive {todo[0].id}")
        return Outcome(
            f"archived {names}{receipt.tail()}", data={**data, "session": receipt.session}, id=facts[0].id
        )
    tails = [
        change(desk, event, asks=f"Archived {fact.id}", text=why)
        for fact, event in zip(todo, events, strict=True)
    ]
    return Outcome(f"archived {names}{tails[-1].tail()}", data=data, id=facts[0].id)
