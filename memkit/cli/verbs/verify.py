"""`memkit verify`: a person re-confirms a fact."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "verify",
    "look at a fact again and say that it holds",
    description="Invariants are due every [decay] reverify_every work sessions; reading never refreshes it. People only.",
    example="memkit verify transport-agnostic",
    exits={0: "recorded", 4: "no such fact, or no person"},
    args=(Arg("ids", "the facts", many=True),),
    opts=(WHY, *WRITING),
    writes=True,
)


def run(
    call: Call, ids: tuple[str, ...], why: str | None, no_render: bool, stage: bool, accept_clock: bool
) -> Outcome:
    """Records who confirmed it."""
    from memkit.model.events import Event, Verified
    from memkit.write.change import needs_person, record
    from memkit.write.desk import Desk

    desk = Desk(call, render=not no_render, stage=stage, accept_clock=accept_clock)
    needs_person(desk, "confirm a fact")
    facts = [desk.find(id) for id in ids]
    fields = (("by", desk.actor.name), ("via", desk.actor.via), *((("why", why),) if why else ()))
    events: list[Event] = [Verified(fact.id, "", fields) for fact in facts]
    receipt = record(desk, events, f"Verify {facts[0].id}", kind="review")
    names = [fact.id for fact in facts]
    said = f"verified {', '.join(names)}{receipt.tail()}"
    return Outcome(said, data={"ids": names, "session": receipt.session}, id=names[0], notes=receipt.notes)
