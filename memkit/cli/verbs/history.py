"""`memkit history`: one fact's story."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "history",
    "one fact's story, oldest first",
    description="The same as `memkit log ID`.",
    example="memkit history transport-agnostic",
    exits={0: "told", 1: "no such fact"},
    args=(Arg("id", "the fact"),),
)


def run(call: Call, id: str) -> Outcome:
    """Tells it."""
    from memkit.cli.verbs.log import run as log

    return log(call, (id,), None, None, None, None)
