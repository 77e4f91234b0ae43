"""`memkit close`: answer an open thread."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "close",
    "answer an open thread",
    description="The thread stays visible as closed until it decays. To finish a task: memkit task close NAME.",
    example='memkit close retry-budget-open "Three, counted by the gateway."',
    exits={0: "closed, or proposed by an agent", 4: "no such thread"},
    args=(Arg("id", "the thread"), Arg("outcome", "how it ended", required=False)),
    opts=WRITING,
    writes=True,
)


def run(
    call: Call, id: str, outcome: str | None, no_render: bool, stage: bool, accept_clock: bool
) -> Outcome:
    """Records how the thread ended."""
    from memkit.model.events import Closed
    from memkit.write.change import change
    from memkit.write.desk import Desk
    from memkit.write.guards import title

    desk = Desk(call, render=not no_render, stage=stage, accept_clock=accept_clock)
    fact = desk.find(id)
    if fact.closed:
        return Outcome(f"closed {fact.id} · it was already", data={"id": fact.id}, id=fact.id)
    event = Closed(fact.id, outcome or "", (("by", desk.actor.name),))
    done = change(desk, event, asks=f"Closed {fact.id}", text=outcome or "closed", title=title("Close", fact))
    return Outcome(
        f"closed {fact.id}{done.tail()}", data={"id": fact.id, "session": done.receipt.session}, id=fact.id
    )
