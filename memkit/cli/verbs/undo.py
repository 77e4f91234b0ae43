"""`memkit undo`: take back what was just recorded."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "undo",
    "take back what was just recorded or promoted",
    description=(
        "In an open session: its last event leaves the journal. Without one: the last thing this actor sealed is"
        " answered by its opposite (Rolled-back, Reactivated, Unpinned), since the ledger is never changed."
    ),
    example="memkit undo",
    exits={0: "undone", 4: "nothing to undo, or nothing undoes it"},
    args=(Arg("id", "a fact whose last change to undo", required=False),),
    opts=(Opt("--why", "the reason, kept in the ledger", metavar="TEXT", default="undone"), *WRITING),
    writes=True,
)


def run(call: Call, id: str | None, why: str) -> Outcome:
    """Undoes the last event."""
    from memkit.write.transaction import Transaction
    from memkit.write.undo import undo_draft, undo_sealed

    tx = Transaction(call)
    draft = tx.own_draft()
    if draft is not None and draft.events and id is None:
        what = undo_draft(tx, draft)
        return Outcome(f"undone {what} · session {draft.seed}", data={"undone": what, "session": draft.seed})
    what, receipt = undo_sealed(tx, id, why)
    said = f"undone {what}{receipt.tail()}"
    return Outcome(said, data={"undone": what, "session": receipt.session}, notes=receipt.notes)
