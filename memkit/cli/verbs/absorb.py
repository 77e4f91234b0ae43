"""`memkit absorb`: record a person's edits of a projection as events."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.views.edits import Edit

VERB = Verb(
    "absorb",
    "record hand edits of a projection as events",
    description=(
        "Compares the file with what it was rendered as: the ledger its last line names, even if sessions came since."
        " A changed line becomes Revised, a new one a fact (in any list style, with or without a footer), a removed one"
        " Archived, a scalar Set, a new heading prose. Lines that are none of these are named and stay yours: the file"
        " is rendered anew only when all were taken, and a copy is kept. If that ledger is not found, in the sessions or"
        " in git, missing lines are listed and none is archived. A second run finds nothing."
    ),
    example="memkit absorb continuity.md",
    exits={0: "absorbed, or nothing to absorb", 4: "some lines could not be taken"},
    args=(Arg("path", "the projection; continuity.md when left out", required=False),),
    opts=WRITING,
    writes=True,
)


def run(call: Call, path: str | None) -> Outcome:
    """Turns edits into events, in one session."""
    from memkit.write.absorb import absorb
    from memkit.write.change import needs_person
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    needs_person(tx, "edit a projection")
    done = absorb(tx, path or tx.workspace.policy.layout.continuity)
    notes = (*done.receipt.notes, *_missing(done.missing))
    data = {
        "absorbed": len(done.taken),
        "left": [problem.line for problem in done.left],
        "missing": [edit.id for edit in done.missing],
        "session": done.receipt.session,
    }
    if not done.taken and not done.left:
        return Outcome("nothing to absorb", data=data, notes=notes)
    said = f"absorbed {counted(len(done.taken), 'edit')}{done.receipt.tail()}"
    return Outcome(said, data=data, problems=done.left, exit_code=4 if done.left else 0, notes=notes)


def _missing(found: tuple[Edit, ...]) -> list[str]:
    """The facts whose line is not in the file, if nobody can say whether it ever was."""
    if not found:
        return []
    said = "the ledger this file was rendered from was not found, so nothing was archived; these have no line in it:"
    return [said, *(f"  {edit.id}: {edit.old}" for edit in found), f"hint: memkit archive {found[0].id}"]
