"""`memkit threads`: another door to `memkit list threads`."""

from __future__ import annotations

from memkit.cli.frame.declare import Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "threads", "open threads", description="The same as `memkit list threads`.", example="memkit threads"
)


def run(call: Call) -> Outcome:
    """Lists them."""
    from memkit.cli.verbs.list import run as listed

    return listed(call, "threads", None)
