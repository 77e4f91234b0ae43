"""`memkit episode`: summarise the consolidated notes now."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "episode",
    "summarise the consolidated notes now",
    description="At the end of a session this happens by itself. recall --layer episodic finds episodes.",
    example='memkit episode "Found out who sends 429"',
    exits={0: "summarised", 4: "nothing is consolidated"},
    args=(Arg("text", "the summary; made from the notes when left out", required=False),),
    writes=True,
)


def run(call: Call, text: str | None) -> Outcome:
    """Writes an episode into the open session."""

    from memkit.errors import Refused
    from memkit.store import drafts
    from memkit.write.notes import summarised
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    draft = tx.own_draft()
    with drafts.held(draft):
        event = summarised(tx, draft, text or "") if draft is not None else None
        if event is None:
            raise Refused(
                "nothing is consolidated yet", code="nothing-consolidated", hint="memkit wm touch ID, twice"
            )
        receipt = tx.record([event], opens=True)
    return Outcome(
        f"summarised {event.name}",
        data={"id": event.name, "text": tx.wash.text(event.text), "session": receipt.session},
        id=event.name,
    )
