"""What undoes the last answer about a fact, a conflict, a term or a key: the opposite event, or a refusal with a way on."""

from __future__ import annotations

from memkit.errors import Refused
from memkit.model import events as ev
from memkit.model.events import Event, Fields
from memkit.model.fact import Fact
from memkit.replay.reopening import SET, TERM, came_at_once, is_left_alone, is_raised_by, last_answer
from memkit.write.change import require_person
from memkit.write.transaction import Transaction
from memkit.write.undo_harvest import (
    hint_after_undo,
    require_own,
)


def _reopen(tx: Transaction, subject: str, fields: Fields) -> tuple[str, list[Event]]:
    """Reopens a conflict, or restores a term or a key."""
    if subject.startswith(TERM):
        term = tx.view.terms[subject.removeprefix(TERM).casefold()]
        require_own(tx, term.at, f"undo what defines {term.name}")
        return f"Defined {term.name}", [ev.Reopened(subject, "", fields)]
    if subject.startswith(SET):
        key = subject.removeprefix(SET)
        require_own(tx, tx.view.ordinal.get(tx.view.scalars[key][1], -1), f"undo the value of {key}")
        return f"Set {key}", [ev.Reopened(subject, "", fields)]
    if tx.view.conflicts[subject].is_open:
        raise cannot_undo(f"{subject} is open", f"memkit resolve {subject} …")
    require_person(tx, "reopen a conflict")
    return f"Resolved {subject}", [ev.Reopened(subject, "", fields)]


def opposite_of(tx: Transaction, subject: str, fields: Fields) -> tuple[str, list[Event]]:
    """What undoes the last change of a subject, in words and as events; refuses if nothing does."""
    fact = _undoable(tx, subject)
    return _reopen(tx, subject, fields) if fact is None else _opposite(tx, fact, fields)


def _undoable(tx: Transaction, subject: str) -> Fact | None:
    """The fact as this actor may undo it: what another actor's open session says of a sealed one does not count yet."""
    fact, sealed = tx.view.facts.get(subject), tx.state.facts.get(subject)
    if fact is None or sealed is None:
        return fact
    at = last_answer(fact.history)[0]
    is_drafted = at >= len(tx.state.rows)
    return sealed if is_drafted and tx.actor_at(at) != tx.actor.name else fact


def _opposite(tx: Transaction, fact: Fact, fields: Fields) -> tuple[str, list[Event]]:
    """The events that undo the last answer about a fact; refuses if none can."""
    if fact.is_live and fact.is_reviewed:
        require_person(tx, f"undo what stands behind {fact.id}")
    at, _, verb = last_answer(fact.history)
    what = f"{verb} {fact.id}"
    if fact.is_waiting and (is_raised_by(fact.history) or is_left_alone(fact)):
        require_own(tx, at, f"undo {what}")
        return f"Created {fact.id}", [ev.Reopened(fact.id, "", fields)]
    match verb:
        case "Promoted" if fact.status == "promoted":
            return what, _withdrawn(tx, fact, at, fields)
        case "Archived" if fact.archived:
            require_own(tx, at, f"undo {what}")
            return what, [ev.Reactivated((fact.id,), fields)]
        case "Pinned":
            require_own(tx, at, f"undo {what}")
            return what, [ev.Unpinned(fact.id, "", fields)]
        case "Unpinned":
            require_own(tx, at, f"undo {what}")
            return what, [ev.Pinned(fact.id, "", fields)]
        case "Resolved":
            return _reopen(tx, _settled_in(tx, fact, at), fields)
        case "Superseded" if olds := _to_be_replaced(tx, fact, at):
            require_own(tx, at, f"undo {what}")
            back = [ev.Reopened(old.id, "", fields) for old in olds]
            return f"Created {fact.id}", [*back, ev.Reopened(fact.id, "", fields)]
        case "Superseded" if fact.supersedes and not _has_successor(fact):
            # the user named its successor, which existed before
            old = tx.view.facts[fact.supersedes[-1]]
            if fact in _raised_in(tx, old, at) and came_at_once(old) >= 0:
                # a harvest raised both: the one that it ended waits again
                require_own(tx, at, f"undo Superseded {old.id}")
                return f"Superseded {old.id}", [ev.Reopened(old.id, "", fields)]
            return _opposite(tx, old, fields)
        case "Superseded" if _raised_in(tx, fact, at) and came_at_once(fact) < 0:
            return _opposite(tx, _raised_in(tx, fact, at)[0], fields)
        case (
            "Rejected"
            | "Quarantined"
            | "Deferred"
            | "Validated"
            | "Closed"
            | "Verified"
            | "Revised"
            | "Superseded"
        ):
            require_own(tx, at, f"undo {what}")
            return what, [ev.Reopened(fact.id, "", fields)]
        case _:
            if verb in ("Reopened", "Rolled-back"):
                hint = hint_after_undo(tx, fact)
                raise cannot_undo(f"the last change of {fact.id} was an undo", hint)
            raise cannot_undo(f"nothing undoes {what}", f"memkit why {fact.id}  # shows what would change it")


def _has_successor(fact: Fact) -> bool:
    return bool(fact.superseded_by or fact.pending_successor or fact.invalidated)


def _to_be_replaced(tx: Transaction, fact: Fact, at: int) -> list[Fact]:
    """The older facts that an unanswered candidate was raised to replace; refuses if one of them was answered since."""
    olds = [tx.view.facts[id] for id in fact.supersedes]
    is_asked = fact.is_waiting and not _has_successor(fact) and came_at_once(fact) == at
    if not is_asked or any(came_at_once(old) == at for old in olds):
        return []
    if any(last_answer(old.history)[::2] != (at, "Superseded") for old in olds):
        raise cannot_undo(f"what {fact.id} is to replace was answered since", f"memkit reject {fact.id}")
    return olds


def _raised_in(tx: Transaction, fact: Fact, at: int) -> list[Fact]:
    """The successor of a fact, if the same session raised it and replaced the fact; removing it restores the fact."""
    successors = (*fact.superseded_by, fact.pending_successor)
    found = [tx.view.facts[id] for id in successors if id in tx.view.facts]
    return [new for new in found if (at, "Created") in {(when, verb) for when, _, verb in new.history}]


def cannot_undo(message: str, hint: str) -> Refused:
    return Refused(message, code="cannot-undo", hint=hint)


def _withdrawn(tx: Transaction, fact: Fact, at: int, fields: Fields) -> list[Event]:
    """The events that undo a promotion: a direct `remember` is rolled back, a candidate is pending again, a term loses its
    meaning."""
    if fact.kind == "change":
        subject = fact.get("change").partition(" ")[2].partition(" ")[0]
        raise cannot_undo(f"{fact.id} has brought about its change", f"memkit undo {subject}")
    raised = max(when for when, _, verb in fact.history if verb in ("Created", "Adopted"))
    name = fact.get("term") or fact.get("key") or fact.id
    term = tx.view.terms.get(name.casefold()) if fact.kind == "term" else None
    back: list[Event] = [ev.Reopened(TERM + term.name, "", fields)] if term and term.at == at else []
    if raised == at:
        return [ev.RolledBack(fact.id, "", fields), *back]
    require_own(tx, at, f"undo the promotion of {fact.id}")
    return [ev.Reopened(fact.id, "", fields), *back]


def _settled_in(tx: Transaction, fact: Fact, at: int) -> str:
    """The conflict whose settlement was the last change of a fact."""
    for conflict in tx.state.conflicts.values():
        if fact.id in conflict.ids and tx.state.ordinal.get(conflict.resolved_in) == at:
            return conflict.id
    raise cannot_undo(
        f"nothing undoes Resolved {fact.id}", f"memkit why {fact.id}  # shows what would change it"
    )
