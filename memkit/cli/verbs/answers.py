"""What the answering verbs share: several ids, one line."""

from __future__ import annotations

from collections.abc import Callable

from memkit.cli.frame.outcome import Outcome
from memkit.query.call import Call
from memkit.write.answer import Answered
from memkit.write.desk import Desk

Writing = tuple[bool, bool, bool]


def each(
    call: Call, ids: tuple[str, ...], answer: Callable[[Desk, str], Answered], writing: Writing
) -> Outcome:
    """Answers every id; all must be known before the first is answered."""
    no_render, stage, accept_clock = writing
    desk = Desk(call, render=not no_render, stage=stage, accept_clock=accept_clock)
    whole = [desk.find(id).id for id in ids]
    done: list[Answered] = []
    for id in whole:
        done.append(answer(desk, id))
        desk = Desk(call, render=not no_render, stage=stage, accept_clock=accept_clock)
    first = done[0]
    names = ", ".join(item.fact.id for item in done)
    votes = f" · {first.votes}" if first.votes else ""
    conflicts = sorted({id for item in done for id, _ in item.contradictions})
    against = f" · conflict with {', '.join(conflicts)}" if conflicts else ""
    data = {**_data(first), "answers": [_data(item) for item in done]}
    notes = tuple(note for item in done for note in item.receipt.notes)
    said = f"{first.status} {names}{votes}{against}{first.receipt.tail()}"
    if not first.receipt.session and not first.receipt.dry:
        said = f"unchanged {names} · {first.status} already"
    return Outcome(said, data=data, id=first.fact.id, notes=notes)


def _data(item: Answered) -> dict[str, object]:
    return {
        "id": item.fact.id,
        "kind": item.fact.kind,
        "status": item.status,
        "session": item.receipt.session,
        "votes": item.votes,
    }
