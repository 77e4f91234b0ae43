"""Which harvest an undo takes back: the one that is named, or the one that last changed what is undone."""

from __future__ import annotations

from memkit.model.fact import Fact
from memkit.replay.reopening import came_at_once, last_answer
from memkit.write.change import require_person
from memkit.write.transaction import Transaction


def require_own(tx: Transaction, at: int, what: str) -> None:
    """Refuses an agent that would undo another actor's change."""
    if tx.actor_at(at) != tx.actor.name:
        require_person(tx, what)


def named_harvest(tx: Transaction, typed: str) -> str:
    """The typed word if it names a session that harvested; an agent undoes its own."""
    at = tx.state.ordinal.get(typed, -1)
    if at < 0 or tx.state.rows[at].kind != "harvest":
        return ""
    require_own(tx, at, f"undo the harvest {typed}")
    return typed


def harvest_of(tx: Transaction, subjects: list[str]) -> str:
    """The stem of the harvest that last changed these subjects; empty if it was no harvest."""
    found = [tx.state.facts[id] for id in subjects if id in tx.state.facts]
    rows = [tx.state.rows[last_answer(fact.history)[0]] for fact in found if fact.history]
    return rows[0].stem if rows and rows[0].kind == "harvest" else ""


def raised_by_harvest(tx: Transaction, stem: str) -> list[str]:
    """What a harvest raised and nobody has answered since, last first."""
    at = tx.state.ordinal[stem]
    return [fact.id for fact in reversed(tx.state.facts.values()) if came_at_once(fact) == at]


def hint_after_undo(tx: Transaction, fact: Fact) -> str:
    """What can be undone after an undo: the harvest that raised the fact, if nothing else became of it."""
    came = came_at_once(fact)
    if came >= 0 and tx.state.rows[came].kind == "harvest":
        return f"memkit undo {tx.state.rows[came].stem}  # takes back the harvest that raised it"
    return "memkit log  # shows what came before; memkit undo ID takes back one of these"
