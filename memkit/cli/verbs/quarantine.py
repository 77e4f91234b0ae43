"""`memkit quarantine`: set a candidate aside until a second witness."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.write.desk import Desk

VERB = Verb(
    "quarantine",
    "set a candidate aside until a second witness",
    description="Only validate or reject gets it out again.",
    example="memkit quarantine vendor-sla",
    exits={0: "recorded", 4: "no such candidate, or not a step it can take"},
    args=(Arg("ids", "the candidates", many=True),),
    opts=(
        Opt("--why", "the reason, kept in the ledger", metavar="TEXT", default="needs a second witness"),
        *WRITING,
    ),
    writes=True,
)


def run(
    call: Call, ids: tuple[str, ...], why: str, no_render: bool, stage: bool, accept_clock: bool
) -> Outcome:
    """Records the answer for each."""
    from memkit.cli.verbs.answers import each
    from memkit.model.events import Quarantined
    from memkit.write.answer import Answered, settle

    def one(desk: Desk, id: str) -> Answered:
        fields = (("by", desk.actor.name), ("why", why))
        return settle(desk, desk.find(id), [Quarantined(id, "", fields)], "quarantined", f"Quarantine {id}")

    return each(call, ids, one, (no_render, stage, accept_clock))
