"""`memkit task`: close a task, if none of its candidates waits."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERBS = (
    Verb(
        "task close",
        "close a task, if none of its candidates waits",
        description="A session names its task with `session start --task`. Refused while a candidate of one is pending.",
        example="memkit task close PROXY-12",
        exits={
            0: "closed, or closed before",
            1: "no sealed session names it",
            4: "a candidate of it has no answer",
        },
        args=(Arg("name", "the task"),),
        opts=WRITING,
        run="close",
        writes=True,
    ),
    Verb("task list", "tasks that sessions name", example="memkit task list", run="list_tasks"),
)


def close(call: Call, name: str) -> Outcome:
    """Records the end of a task; refuses while one of its candidates waits."""
    from memkit.errors import NotFound, Refused
    from memkit.model.events import TaskClosed
    from memkit.rules.tasks import unanswered_in_task
    from memkit.write.change import record_events
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    if name in tx.state.tasks_closed:
        return Outcome(f"unchanged {name} · closed already", data={"task": name}, id=name)
    if name not in {row.task for row in tx.state.rows}:
        raise NotFound(f'no session names the task "{name}"', hint="memkit task list")
    waiting = unanswered_in_task(tx.view, name)
    if waiting:
        detail = tuple(f"{fact.id}  {fact.text}" for fact in waiting)
        message = f"{counted(len(waiting), 'candidate')} of {name} without an answer"
        hint = f"memkit promote {waiting[0].id}  # or memkit defer {' '.join(fact.id for fact in waiting)}"
        raise Refused(message, code="promotion-pending", detail=detail, hint=hint)
    receipt = record_events(tx, [TaskClosed(name)], f"Close task {name}")
    return Outcome(
        f"closed task {name}{receipt.tail()}", data={"task": name, "session": receipt.session}, id=name
    )


def list_tasks(call: Call) -> Outcome:
    """Lists open and closed tasks."""
    from memkit.query.reader import open_reader

    reader = open_reader(call)
    names = sorted({row.task for row in reader.state.rows if row.task} | set(reader.state.tasks_closed))
    closed = reader.state.tasks_closed
    lines = [f"{name}  {'closed ' + closed[name] if name in closed else 'open'}" for name in names]
    return Outcome(
        "\n".join(lines), data={"tasks": [{"name": name, "closed": closed.get(name, "")} for name in names]}
    )
