"""`memkit resolve`, `amend`, `undo` and `task`: end a conflict, change an obligation, take a command back, close a task."""

from __future__ import annotations

from memkit.cli.frame import PERSONAL, Arg, Opt, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call


# list at most so many of the undone answers
_MOST_NAMED = 4


VERBS = (
    Verb(
        "resolve",
        "settle a conflict, close a thread",
        description=(
            "Name the side that holds: the others end and link to it. `both` keeps all sides, `neither` ends all."
            " memkit never picks a winner; only a person does. With a thread's id it closes the thread with that"
            " outcome."
        ),
        example='memkit resolve conflict-3fa9c12e upload-limit-50mb --why "raised in November"',
        exits={0: "settled, or was settled so", 1: "no such conflict", 4: "no side of it, or no person"},
        args=(
            Arg("conflict", "the conflict, or an open thread", of="conflict"),
            Arg("outcome", "the id that holds, both, or neither; a thread's outcome", of="side"),
        ),
        opts=(WHY, PERSONAL, *WRITING),
        writes=True,
        run="run_resolve",
    ),
    Verb(
        "amend",
        "change an invariant, by a role the policy names",
        description=(
            "memkit blocks a claim against an invariant, a core fact or a promoted decision. Someone in a role of"
            " [promotion] may_amend promotes it here; it then supersedes what it contradicts."
        ),
        example='memkit amend state-changes-use-put --why "decided 2026-11-10"',
        exits={0: "amended, or was before", 4: "not blocked, no reason, or not your role"},
        args=(Arg("id", "the blocked candidate", of="blocked"),),
        opts=(Opt("--why", "the reason, kept in the ledger", metavar="TEXT", required=True), *WRITING),
        writes=True,
        run="run_amend",
    ),
    Verb(
        "undo",
        "take back what was just recorded or promoted",
        description=(
            "Takes back your last command. The ledger never changes, so memkit records the opposite: a fact you"
            " remembered leaves memory, a candidate you answered waits again, a conflict or a thread is open again, a"
            " term or a key has its old value. It takes a command or a sealed session back as a whole, as far as you"
            " may: after `promote a b c` all three wait again. While a session is open and nothing was sealed since its"
            " last event, undo removes that event instead, or all that one list of claims raised."
        ),
        example="memkit undo",
        exits={0: "undone", 4: "nothing to undo, or nothing undoes it"},
        args=(
            Arg("id", "a fact, conflict, term or key whose last change to undo", required=False, of="fact"),
        ),
        opts=(WHY, PERSONAL, *WRITING),
        writes=True,
        run="run_undo",
    ),
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


def run_resolve(call: Call, conflict: str, outcome: str, why: str | None) -> Outcome:
    """Records the outcome of a conflict, or closes a thread."""
    from memkit.errors import NotFound, UsageError
    from memkit.model.events import Resolved
    from memkit.query.lookup import resolve_to_write
    from memkit.write.change import record_events, require_person
    from memkit.write.guards import find_conflict
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    found = find_conflict(tx, conflict)
    thread = resolve_to_write(conflict, tx.view.facts) if found is None else None
    if thread is not None and tx.view.facts[thread].kind == "thread" and tx.exists(tx.view.facts[thread]):
        from memkit.cli.verbs.decide import close

        return close(call, thread, outcome)
    require_person(tx, "settle a conflict")
    if found is None:
        raise NotFound(f'no conflict "{conflict}"', hint="memkit list conflicts")
    name = found.id
    side = resolve_to_write(outcome, (*found.ids, "both", "neither"))
    if side is None:
        first, *others = (*found.ids, "both", "neither")
        hint = f"memkit resolve {name} {first}  # or {', '.join(others)}"
        raise UsageError(f'"{outcome}" is no side of {name}', code="no-side", hint=hint)
    data: dict[str, object] = {"id": name, "outcome": side}
    if found.outcome == side:
        return Outcome(f"unchanged {name} · settled so already", data=data, id=name)
    fields = (("outcome", side), ("by", tx.actor.name), *((("why", why),) if why else ()))
    receipt = record_events(tx, [Resolved(name, "", fields)], f"Settle {name}", kind="review")
    said = f"resolved {name} · {side}{receipt.tail()}"
    return Outcome(said, data={**data, "session": receipt.session}, id=name, notes=receipt.notes)


def run_amend(call: Call, id: str, why: str) -> Outcome:
    """Promotes a blocked claim and supersedes what it contradicts."""
    from memkit.errors import Refused
    from memkit.write.change import amend, may_amend, require_person
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    require_person(tx, "amend an obligation")
    fact = tx.find(id)
    if fact.is_live and any(verb == "Blocked" for _, _, verb in fact.history):
        return Outcome(f"unchanged {fact.id} · promoted already", data={"id": fact.id}, id=fact.id)
    if fact.status != "blocked" or not fact.why.startswith("authority-conflict"):
        raise Refused(
            f"{fact.id} is {fact.shown_status}, not blocked", code="not-blocked", hint=f"memkit why {fact.id}"
        )
    if not may_amend(tx):
        roles = ", ".join(tx.workspace.policy.promotion.may_amend)
        hint = f'in memkit.toml: [roles.admin] people = ["{tx.actor.name}"]'
        raise Refused(
            f"{tx.actor.name} has no role that may amend ({roles})",
            code="not-entitled",
            hint=hint,
        )
    receipt, ended = amend(tx, fact, why)
    said = f"amended {fact.id} · ends {', '.join(ended)}{receipt.tail()}"
    return Outcome(said, data={"id": fact.id, "superseded": ended, "session": receipt.session}, id=fact.id)


def run_undo(call: Call, id: str | None, why: str | None) -> Outcome:
    """Undoes the last command, or the last change of one id."""
    from memkit.write.transaction import Transaction
    from memkit.write.undo import is_sealed_since, undo_draft, undo_sealed

    tx = Transaction(call)
    draft = tx.own_draft()
    if id is None and draft is None:
        tx.must_be_finished()
    if draft is not None and draft.events and id is None and not is_sealed_since(tx, draft):
        what = undo_draft(tx, draft)
        return Outcome(
            f"undone {_first_few(what)} · session {draft.seed}", data={"undone": what, "session": draft.seed}
        )
    what, now, receipt = undo_sealed(tx, id, why or "")
    said = f"undone {_first_few(what)}{now}{receipt.tail()}"
    return Outcome(said, data={"undone": what, "session": receipt.session}, notes=receipt.notes)


def _first_few(what: str) -> str:
    """The first few of the undone answers."""
    parts = what.split(", ")
    return (
        what
        if len(parts) <= _MOST_NAMED
        else f"{', '.join(parts[:_MOST_NAMED])} and {len(parts) - _MOST_NAMED} more"
    )


def close(call: Call, name: str) -> Outcome:
    """Records the end of a task; refuses while one of its candidates waits."""
    from memkit.errors import NotFound, Refused
    from memkit.model.events import TaskClosed
    from memkit.rules.gate import unanswered_in_task
    from memkit.write.change import record_events
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    if name in tx.state.tasks_closed:
        return Outcome(f"unchanged {name} · closed already", data={"task": name}, id=name)
    if name not in {row.task for row in tx.state.rows}:
        raise NotFound(f'no session names the task "{name}"', hint="memkit task list")
    waiting = unanswered_in_task(tx.view, name)
    if waiting:
        detail = tuple(f"{fact.id}  {fact.asked_text}" for fact in waiting)
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
