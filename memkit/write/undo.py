"""Undo: the last event leaves an open journal; a sealed one is answered by its opposite."""

from __future__ import annotations

from memkit.errors import Refused
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.store import clock, drafts
from memkit.store.journals import Draft
from memkit.write.change import needs_person, record
from memkit.write.transaction import Receipt, Transaction


def undo_draft(tx: Transaction, draft: Draft) -> str:
    """Takes the last event out of the open session."""
    last = draft.events[-1]
    if not tx.call.dry_run:
        drafts.write(draft, [{"undo": 1, "at": clock.iso(clock.now())}])
    return f"{last['verb']} {last['subject']}".strip()


def undo_sealed(tx: Transaction, typed: str | None, why: str) -> tuple[str, Receipt]:
    """Records the opposite of a fact's last change, or of the last change this actor sealed."""
    fact = tx.find(typed) if typed else _last_changed(tx)
    if fact.is_live and fact.is_reviewed:
        needs_person(tx, f"undo what stands behind {fact.id}")
    verb = fact.history[-1][2]
    event = _opposite(fact, verb, tx.actor.name, why)
    if event is None:
        hint = f"memkit why {fact.id} shows what would change it"
        raise Refused(f"nothing undoes {verb} of {fact.id}", code="cannot-undo", hint=hint)
    return f"{verb} {fact.id}", record(tx, [event], f"Undo {verb} {fact.id}", kind="review")


def _last_changed(tx: Transaction) -> Fact:
    rows = tx.state.rows
    for at in range(len(rows) - 1, -1, -1):
        if rows[at].actor == tx.actor.name:
            touched = [fact for fact in tx.state.facts.values() if fact.history and fact.history[-1][0] == at]
            if touched:
                return max(touched, key=lambda fact: fact.history[-1][1])
            break
    raise Refused(
        f"{tx.actor.name} sealed nothing that can be undone", code="cannot-undo", hint="memkit undo ID"
    )


def _opposite(fact: Fact, verb: str, by: str, why: str) -> Event | None:
    fields = (("by", by), ("why", why))
    match verb:
        case "Promoted" if fact.status == "promoted":
            return ev.RolledBack(fact.id, "", fields)
        case "Archived" if fact.archived:
            return ev.Reactivated((fact.id,))
        case "Pinned":
            return ev.Unpinned(fact.id, "", fields)
        case "Unpinned":
            return ev.Pinned(fact.id, "", fields)
        case _:
            return None
