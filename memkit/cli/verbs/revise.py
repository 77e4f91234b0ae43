"""`memkit revise`: say a fact better, its meaning unchanged."""

from __future__ import annotations

from memkit.cli.frame.declare import PERSONAL, Arg, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "revise",
    "say a fact better, its meaning unchanged",
    description="For a change of substance use supersede. Promoted evidence records are immutable: supersede them.",
    example='memkit revise errors-json "Errors leave the API as problem+json."',
    exits={0: "revised, or proposed by an agent", 4: "no such fact, or an immutable record"},
    args=(Arg("id", "the fact", of="live"), Arg("text", "its new words; - reads them from stdin")),
    opts=(WHY, PERSONAL, *WRITING),
    writes=True,
)


def run(call: Call, id: str, text: str, why: str | None) -> Outcome:
    """Records the new words."""
    from memkit.model.events import Revised
    from memkit.model.ids import content_hash
    from memkit.write.change import change
    from memkit.write.guards import title
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    fact = tx.find(id)
    said = tx.wash.text((call.stdin() if text == "-" else text).strip())
    if said == fact.text:
        return Outcome(f"unchanged {fact.id} · it says that already", data={"id": fact.id}, id=fact.id)
    fields = (
        ("content", content_hash(said, fact.body)),
        ("by", tx.actor.name),
        *((("why", why),) if why else ()),
    )
    done = change(
        tx,
        Revised(fact.id, said, fields),
        asks=f"Revised {fact.id}",
        text=said,
        why=why or "",
        title=title("Revise", fact),
        facts=(fact,),
    )
    return Outcome(
        f"revised {fact.id}{done.tail()}", data={"id": fact.id, "session": done.receipt.session}, id=fact.id
    )
