"""`memkit resolve`: settle a conflict."""

from __future__ import annotations

from memkit.cli.frame.declare import PERSONAL, Arg, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "resolve",
    "settle a conflict, close a thread",
    description=(
        "Name the side that holds: the others end, linked to it. `both` keeps them, `neither` ends all. memkit"
        " never picks a winner, and only a person does. With a thread's id: closes it with that outcome."
    ),
    example='memkit resolve conflict-3fa9c12e upload-limit-50mb --why "raised in November"',
    exits={0: "settled, or was settled so", 1: "no such conflict", 4: "no side of it, or no person"},
    args=(
        Arg("conflict", "the conflict, or an open thread", of="conflict"),
        Arg("outcome", "the id that holds, both, or neither; a thread's outcome", of="side"),
    ),
    opts=(WHY, PERSONAL, *WRITING),
    writes=True,
)


def run(call: Call, conflict: str, outcome: str, why: str | None) -> Outcome:
    """Records who settled it, and how."""
    from memkit.errors import NotFound, UsageError
    from memkit.model.events import Resolved
    from memkit.query.lookup import resolve
    from memkit.write.change import needs_person, record
    from memkit.write.clearance import find_conflict
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    found = find_conflict(tx, conflict)
    thread = resolve(conflict, tx.view.facts) if found is None else None
    if thread is not None and tx.view.facts[thread].kind == "thread" and tx.exists(tx.view.facts[thread]):
        from memkit.cli.verbs.decide import close

        return close(call, thread, outcome)
    needs_person(tx, "settle a conflict")
    if found is None:
        raise NotFound(f'no conflict "{conflict}"', hint="memkit list conflicts")
    name = found.id
    side = resolve(outcome, (*found.ids, "both", "neither"))
    if side is None:
        first, *others = (*found.ids, "both", "neither")
        hint = f"memkit resolve {name} {first}  # or {', '.join(others)}"
        raise UsageError(f'"{outcome}" is no side of {name}', code="no-side", hint=hint)
    data: dict[str, object] = {"id": name, "outcome": side}
    if found.outcome == side:
        return Outcome(f"unchanged {name} · settled so already", data=data, id=name)
    fields = (("outcome", side), ("by", tx.actor.name), *((("why", why),) if why else ()))
    receipt = record(tx, [Resolved(name, "", fields)], f"Settle {name}", kind="review")
    said = f"resolved {name} · {side}{receipt.tail()}"
    return Outcome(said, data={**data, "session": receipt.session}, id=name, notes=receipt.notes)
