"""`memkit undo`: take back what was just recorded."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "undo",
    "take back what was just recorded or promoted",
    description=(
        "In an open session: its last event leaves the journal. Without one: the last thing this actor sealed is"
        " answered by its opposite, since the ledger is never changed: what was remembered leaves, a candidate waits"
        " again, a conflict or a thread is open again, a term or a key is what it was before. One call is taken back as"
        " a whole: after `promote a b c` all three wait again."
    ),
    example="memkit undo",
    exits={0: "undone", 4: "nothing to undo, or nothing undoes it"},
    args=(Arg("id", "a fact, conflict, term or key whose last change to undo", required=False),),
    opts=(WHY, *WRITING),
    writes=True,
)


def run(call: Call, id: str | None, why: str | None) -> Outcome:
    """Undoes the last event."""
    from memkit.write.transaction import Transaction
    from memkit.write.undo import undo_draft, undo_sealed

    tx = Transaction(call)
    draft = tx.own_draft()
    if id is None and draft is None:
        tx.must_be_finished()
    if draft is not None and draft.events and id is None:
        what = undo_draft(tx, draft)
        return Outcome(f"undone {what} · session {draft.seed}", data={"undone": what, "session": draft.seed})
    what, receipt = undo_sealed(tx, id, why or "")
    said = f"undone {what}{receipt.tail()}"
    return Outcome(said, data={"undone": what, "session": receipt.session}, notes=receipt.notes)
