"""`memkit queue`: another door to `memkit list queue`."""

from __future__ import annotations

from memkit.cli.frame.declare import Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "queue",
    "candidates that wait for an answer",
    description="The same as `memkit list queue`.",
    example="memkit queue",
)


def run(call: Call) -> Outcome:
    """Lists them."""
    from memkit.cli.verbs.list import run as listed

    return listed(call, "queue", None)
