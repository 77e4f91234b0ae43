"""`memkit defer`: leave candidates in the review queue."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.write.desk import Desk

VERB = Verb(
    "defer",
    "leave candidates in the review queue",
    description="Handing over is an answer: the session that raised them can end.",
    example="memkit defer vendor-sla",
    exits={0: "recorded", 4: "no such candidate, or not a step it can take"},
    args=(Arg("ids", "the candidates", many=True),),
    opts=(Opt("--why", "the reason, kept in the ledger", metavar="TEXT", default="later"), *WRITING),
    writes=True,
)


def run(
    call: Call, ids: tuple[str, ...], why: str, no_render: bool, stage: bool, accept_clock: bool
) -> Outcome:
    """Records the answer for each."""
    from memkit.cli.verbs.answers import each
    from memkit.model.events import Deferred
    from memkit.write.answer import Answered, settle

    def one(desk: Desk, id: str) -> Answered:
        fields = (("by", desk.actor.name), ("why", why))
        return settle(desk, desk.find(id), [Deferred(id, "", fields)], "deferred", f"Defer {id}")

    return each(call, ids, one, (no_render, stage, accept_clock))
