"""`memkit undo`: take back what was just recorded."""

from __future__ import annotations

from memkit.cli.frame.declare import PERSONAL, Arg, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

# so many of the answers that were taken back are named
_NAMED = 4

VERB = Verb(
    "undo",
    "take back what was just recorded or promoted",
    description=(
        "Takes back your last command. The ledger never changes, so memkit records the opposite: a fact you remembered"
        " leaves memory, a candidate you answered waits again, a conflict or a thread is open again, a term or a key has"
        " its old value. One command is taken back as a whole: after `promote a b c` all three wait again. While a"
        " session is open and nothing was sealed since its last event, undo removes that event instead."
    ),
    example="memkit undo",
    exits={0: "undone", 4: "nothing to undo, or nothing undoes it"},
    args=(Arg("id", "a fact, conflict, term or key whose last change to undo", required=False, of="fact"),),
    opts=(WHY, PERSONAL, *WRITING),
    writes=True,
)


def run(call: Call, id: str | None, why: str | None) -> Outcome:
    """Undoes the last event."""
    from memkit.write.transaction import Transaction
    from memkit.write.undo import is_sealed_since, undo_draft, undo_sealed

    tx = Transaction(call)
    draft = tx.own_draft()
    if id is None and draft is None:
        tx.must_be_finished()
    if draft is not None and draft.events and id is None and not is_sealed_since(tx, draft):
        what = undo_draft(tx, draft)
        return Outcome(f"undone {what} · session {draft.seed}", data={"undone": what, "session": draft.seed})
    what, now, receipt = undo_sealed(tx, id, why or "")
    said = f"undone {_shortened(what)}{now}{receipt.tail()}"
    return Outcome(said, data={"undone": what, "session": receipt.session}, notes=receipt.notes)


def _shortened(what: str) -> str:
    """The first few of many answers that were taken back."""
    parts = what.split(", ")
    return what if len(parts) <= _NAMED else f"{', '.join(parts[:_NAMED])} and {len(parts) - _NAMED} more"
