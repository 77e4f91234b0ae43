"""`memkit pin` and `memkit unpin`: core by a person's word."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "pin",
    "keep a fact out of decay",
    description="A pinned fact is core: it never fades, and a claim that ranks lower cannot weaken it. People only.",
    example="memkit pin python-311-floor --why 'the floor is a promise'",
    exits={0: "pinned, or was pinned already", 4: "no such fact, or no person"},
    args=(Arg("ids", "the facts", many=True),),
    opts=(WHY, *WRITING),
    writes=True,
)


def run(
    call: Call, ids: tuple[str, ...], why: str | None, no_render: bool, stage: bool, accept_clock: bool
) -> Outcome:
    """Pins the facts."""
    return turn(call, ids, why, pinned=True, writing=(no_render, stage, accept_clock))


def turn(
    call: Call, ids: tuple[str, ...], why: str | None, *, pinned: bool, writing: tuple[bool, bool, bool]
) -> Outcome:
    """Pins or unpins; says which were that way already."""
    from memkit.model.events import Event, Pinned, Unpinned
    from memkit.write.change import needs_person, record
    from memkit.write.desk import Desk

    no_render, stage, accept_clock = writing
    desk = Desk(call, render=not no_render, stage=stage, accept_clock=accept_clock)
    word = "pin" if pinned else "unpin"
    needs_person(desk, f"{word} a fact")
    facts = [desk.find(id) for id in ids]
    todo = [fact for fact in facts if bool(fact.pinned_by or fact.old_core) != pinned]
    fields = (("by", desk.actor.name), *((("why", why),) if why else ()))
    names = ", ".join(fact.id for fact in facts)
    data = {"ids": [fact.id for fact in facts]}
    if not todo:
        return Outcome(f"unchanged {names} · {word}ned already", data=data, id=facts[0].id)
    kind = Pinned if pinned else Unpinned
    events: list[Event] = [kind(fact.id, "", fields) for fact in todo]
    receipt = record(desk, events, f"{word.capitalize()} {todo[0].id}")
    return Outcome(
        f"{word}ned {names}{receipt.tail()}", data={**data, "session": receipt.session}, id=facts[0].id
    )
