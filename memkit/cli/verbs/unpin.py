"""`memkit unpin`: let a pinned fact decay again."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "unpin",
    "let a pinned fact decay again",
    description="It ages from its last use on, like any other fact. People only.",
    example="memkit unpin python-311-floor --why 'dropped 3.11'",
    exits={0: "unpinned, or was not pinned", 4: "no such fact, or no person"},
    args=(Arg("ids", "the facts", many=True),),
    opts=(WHY, *WRITING),
    writes=True,
)


def run(
    call: Call, ids: tuple[str, ...], why: str | None, no_render: bool, stage: bool, accept_clock: bool
) -> Outcome:
    """Unpins the facts."""
    from memkit.cli.verbs.pin import turn

    return turn(call, ids, why, pinned=False, writing=(no_render, stage, accept_clock))
