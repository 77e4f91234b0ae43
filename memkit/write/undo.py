"""Undo: removes the last event of an open journal, or records the opposite of a sealed one."""

from __future__ import annotations

import os

from memkit.errors import Refused
from memkit.model import counted
from memkit.model import events as ev
from memkit.model.events import Event, Fields
from memkit.model.fact import NO_PERSON, Fact
from memkit.model.session import WORK
from memkit.replay.reopening import SET, TERM, came_at_once, is_left_alone, is_raised_by, last_answer
from memkit.rules.view import is_open_conflict
from memkit.store import clock, drafts
from memkit.store.journals import Draft
from memkit.write.change import require_person
from memkit.write.decide import draft_of
from memkit.write.guards import find_conflict, find_term
from memkit.write.transaction import Receipt, Transaction
from memkit.write.undo_harvest import (
    harvest_of,
    hint_after_undo,
    named_harvest,
    raised_by_harvest,
    require_own,
)


def undo_draft(tx: Transaction, draft: Draft) -> str:
    """Removes the last event from the open session, or all that the last list of claims raised in it."""
    last = draft.events[-max(1, draft.batch) :]
    if not tx.call.dry_run:
        drafts.write(draft, [{"undo": len(last), "at": clock.iso(clock.now())}])
    return ", ".join(f"{event['verb']} {event['subject']}".strip() for event in reversed(last))


def mark_batch(tx: Transaction, ids: set[str], before: int) -> None:
    """Notes in the open session that its events after the first `before` came of one list of claims."""
    draft = tx.own_draft()
    new = draft.events[before:] if draft is not None else []
    made = {event.get("subject") for event in new if event.get("verb") == "Created"}
    if draft is not None and len(made) > 1 and made <= ids and not tx.call.dry_run:
        drafts.write(draft, [{"batch": len(new), "at": clock.iso(clock.now())}])


def undo_sealed(tx: Transaction, typed: str | None, why: str) -> tuple[str, str, Receipt]:
    """Records the opposite of the last change of the named subject, or of all that this actor's last call sealed.

    Returns what was undone, the resulting status, and the receipt.
    """
    stem = named_harvest(tx, typed) if typed else ""
    if stem:
        at = tx.state.ordinal[stem]
        subjects = _causes(
            tx, [subject for _, subject in sorted(_touched_subjects(tx, at, stem), reverse=True)]
        )
    else:
        subjects = [_named_subject(tx, typed)] if typed else _last_changed(tx)
        if not typed:
            _refuse_undone(tx, subjects)
        stem = "" if typed else harvest_of(tx, subjects)
    via = tx.actor.via if tx.actor.via in NO_PERSON else ""
    said = (("by", tx.actor.name), ("via", via), ("why", why))
    fields = tuple(pair for pair in said if pair[1])
    undone: dict[str, None] = {}
    events: list[Event] = []
    if stem:
        raised = raised_by_harvest(tx, stem)
        events += [ev.Reopened(id, "", (*fields, ("whole", "yes"))) for id in raised]
        undone |= {f"the harvest {stem} ({counted(len(raised), 'claim')})": None} if raised else {}
        gone = {*raised, *(id for old in raised for id in tx.state.facts[old].supersedes)}
        subjects = [subject for subject in subjects if subject not in gone]
    refused: list[Refused] = []
    for subject in subjects:
        try:
            what, more = _opposite_of(tx, subject, fields)
        except Refused as error:
            # a session is taken back as far as this actor may
            if typed or len(subjects) == 1:
                raise
            refused.append(error)
            continue
        new = [event for event in more if event not in events]
        undone |= {what: None} if new else {}
        events += new
    if not undone and refused:
        raise refused[0]
    if not undone:
        raise _cannot(f"what {stem} raised was answered or undone", f"memkit log {stem}")
    first, *rest = undone
    title = f"Undo {first}" + (f" and {len(rest)} more" if rest else "")
    tx.rehearse(events, kind="review")
    # a candidate in an open session is not sealed yet
    into = draft_of(tx, subjects[0]) if typed and not stem else None
    receipt = tx.record(events, kind="review", title=title, into=into, at_once=not typed)
    return ", ".join(undone), _stands_now(tx, subjects), receipt


def _stands_now(tx: Transaction, subjects: list[str]) -> str:
    """The status of the fact after the undo, if it was about a single fact."""
    fact = tx.state.facts.get(subjects[0]) if len(subjects) == 1 else None
    if fact is None or tx.call.dry_run:
        return ""
    if fact.is_waiting:
        return " · it waits again"
    if fact.is_live:
        return " · it counts again"
    return " · it is no longer memory" if fact.promoted_by else " · it no longer waits"


def is_sealed_since(tx: Transaction, draft: Draft) -> bool:
    """True if this actor sealed a session (as a person's `remember` does) after the last event of its open session."""
    mine = [row for row in tx.state.rows if row.actor == tx.actor.name and row.kind != WORK]
    if not mine or clock.stem_seconds(mine[-1].stem) < clock.seconds(draft.last_at):
        return False
    # both may have happened in the same second
    sealed, noted = (os.stat(path).st_mtime_ns for path in (tx.workspace.path(mine[-1].path), draft.path))
    return sealed > noted


# -- what is meant ---------------------------------------------------------------------------------


def _named_subject(tx: Transaction, typed: str) -> str:
    """The subject that a typed word means: a fact, a conflict, `term NAME` or `set KEY`."""
    conflict, term = find_conflict(tx, typed), find_term(tx, typed)
    if conflict is not None and conflict.id == typed:
        return typed
    if term is not None and typed not in tx.view.facts:
        return TERM + term.name
    return SET + typed if typed in tx.view.scalars else tx.find(typed).id


def _last_changed(tx: Transaction) -> list[str]:
    """The subjects that this actor's last session changed, last first."""
    rows = tx.state.rows
    for at in range(len(rows) - 1, -1, -1):
        if rows[at].actor == tx.actor.name:
            touched = [
                subject for _, subject in sorted(_touched_subjects(tx, at, rows[at].stem), reverse=True)
            ]
            if touched:
                return _causes(tx, touched)
            _refuse_raised_conflicts(tx, rows[at].stem)
            break
    raise Refused(
        f"{tx.actor.name} sealed nothing that can be undone",
        code="cannot-undo",
        hint="memkit log  # shows what was recorded; memkit undo ID takes back the last change of one fact",
    )


def _refuse_undone(tx: Transaction, subjects: list[str]) -> None:
    """Refuses if the last thing that this actor did was an undo; names what can be undone still, or that nothing can."""
    facts = [tx.state.facts[id] for id in subjects if id in tx.state.facts]
    if len(facts) < len(subjects) or not all(map(_is_undone, facts)):
        return
    others = f" and {len(facts) - 1} more" if len(facts) > 1 else ""
    said = f"the last change of {facts[0].id}{others} was an undo"
    hint = hint_after_undo(tx, facts[0])
    if not hint.startswith("memkit undo "):
        before = _changed_before(tx)
        if not before:
            said += f"; nothing else of {tx.actor.name} is left to undo"
        hint = (
            f"memkit log  # shows what came before; memkit undo {before} takes back the last of it"
            if before
            else "memkit log  # shows what was recorded"
        )
    raise _cannot(said, hint)


def _is_undone(fact: Fact) -> bool:
    return bool(fact.history) and last_answer(fact.history)[2] in ("Reopened", "Rolled-back")


def _changed_before(tx: Transaction) -> str:
    """The last fact that this actor changed and may still undo; empty if there is none."""
    rows = tx.state.rows
    by_session: dict[int, list[tuple[int, Fact]]] = {}
    for fact in tx.state.facts.values():
        if fact.history and not _is_undone(fact):
            at, line, _ = last_answer(fact.history)
            if at < len(rows) and rows[at].actor == tx.actor.name:
                by_session.setdefault(at, []).append((line, fact))
    for at in sorted(by_session, reverse=True):
        for _, fact in sorted(by_session[at], key=lambda pair: pair[0], reverse=True):
            try:
                _opposite_of(tx, fact.id, ())
            except Refused:
                continue
            return fact.id
    return ""


def _refuse_raised_conflicts(tx: Transaction, stem: str) -> None:
    """Refuses with the commands that settle them if a session recorded contradictions, as `check --fix` does."""
    found = [
        conflict
        for conflict in tx.state.conflicts.values()
        if conflict.origin == stem and is_open_conflict(conflict, tx.state)
    ]
    if not found:
        return
    side, *others = found[0].ids
    hint = (
        f"memkit resolve {found[0].id} {side}  # the side that holds; or {', '.join(others)}, both, neither"
    )
    hint += "; memkit list conflicts shows the others" if len(found) > 1 else ""
    count = counted(len(found), "contradiction")
    raise _cannot(f"{stem} recorded {count}: that is settled, not undone", hint)


def _causes(tx: Transaction, touched: list[str]) -> list[str]:
    """The subjects without those that are restored when their successor is undone."""
    facts = tx.state.facts
    left = {id for id in touched if id in facts and last_answer(facts[id].history)[2] != "Superseded"}
    return [
        id
        for id in touched
        if id not in facts or not left.intersection((*facts[id].superseded_by, facts[id].pending_successor))
    ]


def _touched_subjects(tx: Transaction, at: int, stem: str) -> list[tuple[int, str]]:
    """(line, subject) of what a session changed and no later session has changed."""
    state = tx.state
    found = [(0, TERM + term.name) for term in state.terms.values() if term.at == at]
    found += [(0, SET + key) for key, (_, origin) in state.scalars.items() if origin == stem]
    found += [(0, conflict.id) for conflict in state.conflicts.values() if conflict.resolved_in == stem]
    for fact in state.facts.values():
        when, line, _ = last_answer(fact.history) if fact.history else (-1, 0, "")
        # the effect of a change candidate is undone through its own subject, until then the candidate
        if when == at and (fact.kind != "change" or fact.is_waiting):
            found.append((line, fact.id))
    return found


# -- its opposite ----------------------------------------------------------------------------------


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
        raise _cannot(f"{subject} is open", f"memkit resolve {subject} …")
    require_person(tx, "reopen a conflict")
    return f"Resolved {subject}", [ev.Reopened(subject, "", fields)]


def _opposite_of(tx: Transaction, subject: str, fields: Fields) -> tuple[str, list[Event]]:
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
                raise _cannot(f"the last change of {fact.id} was an undo", hint)
            raise _cannot(f"nothing undoes {what}", f"memkit why {fact.id}  # shows what would change it")


def _has_successor(fact: Fact) -> bool:
    return bool(fact.superseded_by or fact.pending_successor or fact.invalidated)


def _to_be_replaced(tx: Transaction, fact: Fact, at: int) -> list[Fact]:
    """The older facts that an unanswered candidate was raised to replace; refuses if one of them was answered since."""
    olds = [tx.view.facts[id] for id in fact.supersedes]
    is_asked = fact.is_waiting and not _has_successor(fact) and came_at_once(fact) == at
    if not is_asked or any(came_at_once(old) == at for old in olds):
        return []
    if any(last_answer(old.history)[::2] != (at, "Superseded") for old in olds):
        raise _cannot(f"what {fact.id} is to replace was answered since", f"memkit reject {fact.id}")
    return olds


def _raised_in(tx: Transaction, fact: Fact, at: int) -> list[Fact]:
    """The successor of a fact, if the same session raised it and replaced the fact; removing it restores the fact."""
    successors = (*fact.superseded_by, fact.pending_successor)
    found = [tx.view.facts[id] for id in successors if id in tx.view.facts]
    return [new for new in found if (at, "Created") in {(when, verb) for when, _, verb in new.history}]


def _cannot(message: str, hint: str) -> Refused:
    return Refused(message, code="cannot-undo", hint=hint)


def _withdrawn(tx: Transaction, fact: Fact, at: int, fields: Fields) -> list[Event]:
    """The events that undo a promotion: a direct `remember` is rolled back, a candidate is pending again, a term loses its
    meaning."""
    if fact.kind == "change":
        subject = fact.get("change").partition(" ")[2].partition(" ")[0]
        raise _cannot(f"{fact.id} has brought about its change", f"memkit undo {subject}")
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
    raise _cannot(f"nothing undoes Resolved {fact.id}", f"memkit why {fact.id}  # shows what would change it")
