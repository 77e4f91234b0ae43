"""`memkit absorb`: record a person's edits of a projection as events."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "absorb",
    "record hand edits of a projection as events",
    description=(
        "A changed line becomes Revised, a new one a fact, a removed one Archived, a scalar Set. Lines that are"
        " none of these are named and stay yours: the file is rendered anew only when all were taken."
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
    if not done.taken and not done.left:
        return Outcome("nothing to absorb", data={"absorbed": 0, "left": []})
    said = f"absorbed {counted(len(done.taken), 'edit')}{done.receipt.tail()}"
    data = {
        "absorbed": len(done.taken),
        "left": [problem.line for problem in done.left],
        "session": done.receipt.session,
    }
    return Outcome(
        said, data=data, problems=done.left, exit_code=4 if done.left else 0, notes=done.receipt.notes
    )
