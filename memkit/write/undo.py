"""Undo: the last event leaves an open journal; a sealed one is answered by its opposite."""

from __future__ import annotations

from memkit.errors import Refused
from memkit.model import events as ev
from memkit.model.events import Event, Fields
from memkit.model.fact import AGENT_ENVIRONMENT, Fact
from memkit.model.session import WORK
from memkit.replay.reopening import SET, TERM, is_raised_by, last_answer
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
    """Records the opposite of the last change of what is named, or of all that the last call of this actor sealed."""
    subjects = [_named(tx, typed)] if typed else _last_changed(tx)
    said = (("by", tx.actor.name), ("via", _via(tx)), ("why", why))
    fields = tuple(pair for pair in said if pair[1])
    undone: dict[str, None] = {}
    events: list[Event] = []
    for subject in subjects:
        fact = tx.view.facts.get(subject)
        what, more = _reopened(tx, subject, fields) if fact is None else _opposite(tx, fact, fields)
        new = [event for event in more if event not in events]
        undone |= {what: None} if new else {}
        events += new
    first, *rest = undone
    title = f"Undo {first}" + (f" and {len(rest)} more" if rest else "")
    return ", ".join(undone), record(tx, events, title, kind="review")


def _via(tx: Transaction) -> str:
    return AGENT_ENVIRONMENT if tx.actor.via == AGENT_ENVIRONMENT else ""


# -- what is meant ---------------------------------------------------------------------------------


def _named(tx: Transaction, typed: str) -> str:
    """The fact, the conflict, `term NAME` or `set KEY` that a word means."""
    state = tx.view
    if typed in state.conflicts or typed in state.facts:
        return typed
    if typed.casefold() in state.terms:
        return TERM + state.terms[typed.casefold()].name
    return SET + typed if typed in state.scalars else tx.find(typed).id


def _last_changed(tx: Transaction) -> list[str]:
    """What the last session of this actor changed, last first; of a work session, which holds many calls, the last."""
    rows = tx.state.rows
    for at in range(len(rows) - 1, -1, -1):
        if rows[at].actor == tx.actor.name:
            touched = [subject for _, subject in sorted(_touched(tx, at, rows[at].stem), reverse=True)]
            if touched:
                return touched[:1] if rows[at].kind == WORK else _causes(tx, touched)
            break
    raise Refused(
        f"{tx.actor.name} sealed nothing that can be undone", code="cannot-undo", hint="memkit undo ID"
    )


def _causes(tx: Transaction, touched: list[str]) -> list[str]:
    """The subjects without those that stand as before by themselves once their successor leaves."""
    facts = tx.state.facts
    left = {id for id in touched if id in facts and last_answer(facts[id].history)[2] != "Superseded"}
    return [
        id
        for id in touched
        if id not in facts or not left.intersection((*facts[id].superseded_by, facts[id].pending_successor))
    ]


def _touched(tx: Transaction, at: int, stem: str) -> list[tuple[int, str]]:
    """(line, subject) of what a session changed and nobody has changed since."""
    state = tx.state
    found = [(0, TERM + term.name) for term in state.terms.values() if term.at == at]
    found += [(0, SET + key) for key, (_, origin) in state.scalars.items() if origin == stem]
    found += [(0, conflict.id) for conflict in state.conflicts.values() if conflict.resolved_in == stem]
    for fact in state.facts.values():
        when, line, _ = last_answer(fact.history) if fact.history else (-1, 0, "")
        # what a change brought about is undone where it happened
        if when == at and fact.kind != "change":
            found.append((line, fact.id))
    return found


# -- its opposite ----------------------------------------------------------------------------------


def _reopened(tx: Transaction, subject: str, fields: Fields) -> tuple[str, list[Event]]:
    """A conflict stands open again, a term or a key is what it was before."""
    if subject.startswith(TERM):
        term = tx.view.terms[subject.removeprefix(TERM).casefold()]
        _own(tx, term.at, f"undo what defines {term.name}")
        return f"Defined {term.name}", [ev.Reopened(subject, "", fields)]
    if subject.startswith(SET):
        key = subject.removeprefix(SET)
        _own(tx, tx.state.ordinal.get(tx.view.scalars[key][1], -1), f"undo the value of {key}")
        return f"Set {key}", [ev.Reopened(subject, "", fields)]
    if tx.view.conflicts[subject].is_open:
        raise _cannot(f"{subject} is open", f"memkit resolve {subject} …")
    needs_person(tx, "reopen a conflict")
    return f"Resolved {subject}", [ev.Reopened(subject, "", fields)]


def _own(tx: Transaction, at: int, what: str) -> None:
    """What somebody else said, only a person takes back."""
    if not 0 <= at < len(tx.state.rows) or tx.state.rows[at].actor != tx.actor.name:
        needs_person(tx, what)


def _opposite(tx: Transaction, fact: Fact, fields: Fields) -> tuple[str, list[Event]]:
    """The events that take back the last answer about a fact; refuses where nothing does."""
    if fact.is_live and fact.is_reviewed:
        needs_person(tx, f"undo what stands behind {fact.id}")
    at, _, verb = last_answer(fact.history)
    what = f"{verb} {fact.id}"
    if is_raised_by(fact.history) and fact.is_waiting:
        _own(tx, at, f"undo {what}")
        return f"Created {fact.id}", [ev.Reopened(fact.id, "", fields)]
    match verb:
        case "Promoted" if fact.status == "promoted":
            return what, _withdrawn(tx, fact, at, fields)
        case "Archived" if fact.archived:
            return what, [ev.Reactivated((fact.id,), fields)]
        case "Pinned":
            return what, [ev.Unpinned(fact.id, "", fields)]
        case "Unpinned":
            return what, [ev.Pinned(fact.id, "", fields)]
        case "Resolved":
            return _reopened(tx, _settled_in(tx, fact, at), fields)
        case "Superseded" if fact.supersedes and not _has_successor(fact):
            # named by its successor, which was there before
            return _opposite(tx, tx.view.facts[fact.supersedes[-1]], fields)
        case "Superseded" if _raised_in(tx, fact, at):
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
            _own(tx, at, f"undo {what}")
            return what, [ev.Reopened(fact.id, "", fields)]
        case _:
            raise _cannot(f"nothing undoes {what}", f"memkit why {fact.id} shows what would change it")


def _has_successor(fact: Fact) -> bool:
    return bool(fact.superseded_by or fact.pending_successor or fact.invalidated)


def _raised_in(tx: Transaction, fact: Fact, at: int) -> list[Fact]:
    """The successor of a fact, if the session that replaced it raised that too: the fact holds again when it leaves."""
    successors = (*fact.superseded_by, fact.pending_successor)
    found = [tx.view.facts[id] for id in successors if id in tx.view.facts]
    return [new for new in found if (at, "Created") in {(when, verb) for when, _, verb in new.history}]


def _cannot(message: str, hint: str) -> Refused:
    return Refused(message, code="cannot-undo", hint=hint)


def _withdrawn(tx: Transaction, fact: Fact, at: int, fields: Fields) -> list[Event]:
    """What was said and promoted at once leaves; a candidate waits again. The meaning of a term goes with it."""
    if fact.kind == "change":
        subject = fact.get("change").partition(" ")[2].partition(" ")[0]
        raise _cannot(f"{fact.id} has brought about its change", f"memkit undo {subject}")
    raised = max(when for when, _, verb in fact.history if verb in ("Created", "Adopted"))
    name = fact.get("term") or fact.get("key") or fact.id
    term = tx.view.terms.get(name.casefold()) if fact.kind == "term" else None
    back: list[Event] = [ev.Reopened(TERM + term.name, "", fields)] if term and term.at == at else []
    if raised == at:
        return [ev.RolledBack(fact.id, "", fields), *back]
    _own(tx, at, f"undo the promotion of {fact.id}")
    return [ev.Reopened(fact.id, "", fields), *back]


def _settled_in(tx: Transaction, fact: Fact, at: int) -> str:
    """The conflict whose end is the last that was said of a fact."""
    for conflict in tx.state.conflicts.values():
        if fact.id in conflict.ids and tx.state.ordinal.get(conflict.resolved_in) == at:
            return conflict.id
    raise _cannot(f"nothing undoes Resolved {fact.id}", f"memkit why {fact.id} shows what would change it")
