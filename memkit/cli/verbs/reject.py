"""`memkit reject`: answer candidates with no, and say why."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call


VERB = Verb(
    "reject",
    "answer candidates with no, and say why",
    description="The claim is remembered as rejected and not raised again. Under a quorum it is a vote against.",
    example="memkit reject tmp-path --why execution-local",
    exits={0: "recorded", 4: "no such candidate, or not a step it can take"},
    args=(Arg("ids", "the candidates", many=True),),
    opts=(Opt("--why", "the reason, kept in the ledger", metavar="TEXT", default="not durable"), *WRITING),
    writes=True,
)


def run(
    call: Call, ids: tuple[str, ...], why: str, no_render: bool, stage: bool, accept_clock: bool
) -> Outcome:
    """Records the answer for each."""
    from memkit.cli.verbs.answers import each
    from memkit.write.answer import reject

    return each(call, ids, lambda desk, id: reject(desk, id, why), (no_render, stage, accept_clock))
