"""Undo: removes the last event of an open journal, or records the opposite of a sealed one."""

from __future__ import annotations

import os

from memkit.errors import Refused
from memkit.model import counted
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import NO_PERSON, Fact
from memkit.model.session import WORK
from memkit.replay.reopening import SET, TERM, last_answer
from memkit.rules.view import is_open_conflict
from memkit.store import clock, drafts
from memkit.store.journals import Draft
from memkit.write.decide import draft_of
from memkit.write.guards import find_conflict, find_term
from memkit.write.opposite import cannot_undo, opposite_of
from memkit.write.transaction import Receipt, Transaction
from memkit.write.undo_harvest import (
    harvest_of,
    hint_after_undo,
    named_harvest,
    raised_by_harvest,
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
            what, more = opposite_of(tx, subject, fields)
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
        raise cannot_undo(f"what {stem} raised was answered or undone", f"memkit log {stem}")
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
    raise cannot_undo(said, hint)


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
                opposite_of(tx, fact.id, ())
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
    raise cannot_undo(f"{stem} recorded {count}: that is settled, not undone", hint)


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
