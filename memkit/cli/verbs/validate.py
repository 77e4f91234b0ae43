"""`memkit validate`: witness a candidate, with how you know."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.write.desk import Desk

VERB = Verb(
    "validate",
    "witness a candidate, with how you know",
    description="By a second finding, a re-run proof, or a reviewer who is not the author.",
    example="memkit validate vendor-sla --how finding:sla-measured",
    exits={0: "recorded", 4: "no such candidate, or not a step it can take"},
    args=(Arg("ids", "the candidates", many=True),),
    opts=(
        Opt("--how", "how you know: finding:ID, proof:COMMAND, reviewer", metavar="TEXT", default="reviewer"),
        *WRITING,
    ),
    writes=True,
)


def run(
    call: Call, ids: tuple[str, ...], how: str, no_render: bool, stage: bool, accept_clock: bool
) -> Outcome:
    """Records the answer for each."""
    from memkit.cli.verbs.answers import each
    from memkit.model.events import Validated
    from memkit.write.answer import Answered, settle

    def one(desk: Desk, id: str) -> Answered:
        fields = (("by", desk.actor.name), ("how", how))
        return settle(desk, desk.find(id), [Validated(id, "", fields)], "validated", f"Validate {id}")

    return each(call, ids, one, (no_render, stage, accept_clock))
