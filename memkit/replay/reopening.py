"""Undoes answers: restores what was answered, reworded, replaced, settled, closed, defined or set.

Only the last answer can be undone, by a person or by the actor who gave it. An unanswered candidate is removed.
"""

from __future__ import annotations

from memkit.boot.struct import values_of
from memkit.model import events as ev
from memkit.model.fact import (
    DEFERRED,
    HARVEST,
    PENDING,
    PROMOTED,
    QUARANTINED,
    REJECTED,
    ROLLED_BACK,
    SUPERSEDED,
    VALIDATED,
    Fact,
    Term,
    is_person,
)
from memkit.replay import lifecycle, links, standing
from memkit.replay.candidates import withdraw
from memkit.replay.context import Context

# entries of a fact's history that are not answers
_PASSING = ("Referenced", "Accessed", "Staled", "Refreshed", "Asked", "Contradicted", "Erased")
# why a claim left whose harvest was undone as a whole: the next harvest raises it again
UNDONE = "its harvest was undone"
# prefixes of subjects that are not facts
TERM, SET = "term ", "set "


def last_answer(history: list[tuple[int, int, str]]) -> tuple[int, int, str]:
    """The last entry of a fact's history that is an answer, not a use or a mark."""
    told = (entry for entry in reversed(history) if entry[2] not in _PASSING)
    return next(told, history[-1])


def reopen(ctx: Context, event: ev.Reopened) -> None:
    """Undoes the last answer about a fact, a conflict, a term or a key of the project state."""
    if event.name in ctx.state.conflicts:
        done = _reopen_conflict(ctx, event)
    elif event.name.startswith(TERM):
        done = _redefine(ctx, event, event.name.removeprefix(TERM).casefold())
    elif event.name.startswith(SET):
        done = _set_back(ctx, event, event.name.removeprefix(SET))
    else:
        done = _reopen_fact(ctx, event)
    if not done:
        message = f"nothing about {event.name[:80]} can be reopened by {_by(ctx, event)}"
        ctx.problem("bad-transition", event.line, message, f"memkit why {event.name[:80]}")


def _by(ctx: Context, event: ev.Reopened) -> str:
    return event.get("by") or ctx.session.actor


def _may(ctx: Context, event: ev.Reopened, at: int) -> bool:
    """Whether the signer may undo: a person, or the actor who gave the answer in the session of this ordinal."""
    by = _by(ctx, event)
    return is_person(by, event.get("via")) or (at >= 0 and ctx.state.rows[at].actor == by)


def _is_corrected(ctx: Context, event: ev.Reopened, fact: Fact, at: int) -> bool:
    """Whether a harvest takes back what a harvest recorded, since the document was corrected; what ended memory stays."""
    is_harvest = ctx.session.kind == "harvest" and at >= 0 and ctx.state.rows[at].kind == "harvest"
    is_over = fact.status == SUPERSEDED and bool(fact.promoted_in)
    return _by(ctx, event) == HARVEST and is_harvest and not is_over


def _reopen_conflict(ctx: Context, event: ev.Reopened) -> bool:
    conflict = ctx.state.conflicts[event.name]
    if conflict.is_open or not _may(ctx, event, ctx.state.ordinal.get(conflict.resolved_in, -1)):
        return conflict.is_open and bool(ctx.unknown)
    lifecycle.unsettle(ctx, conflict)
    for fact in lifecycle.conflicting_facts(ctx, conflict):
        fact.history.append((ctx.at, event.line, event.verb))
    return True


def _redefine(ctx: Context, event: ev.Reopened, key: str) -> bool:
    """Restores the meaning before the last definition; removes a term that had none."""
    term = ctx.state.terms.get(key)
    if term is None or not _may(ctx, event, term.at):
        return term is None and bool(ctx.unknown)
    if term.before:
        ctx.state.terms[key] = back = Term(*term.before)
        back.before = term_values(term)
    else:
        del ctx.state.terms[key]
    ctx.record_change(f"{TERM}{key}", "Defined", term.before[1] if term.before else "")
    return True


def term_values(term: Term) -> tuple[object, ...]:
    """A term's values, to store as `before` in the next definition; its own `before` is left out."""
    return tuple(values_of(term))[:-1]


def _set_back(ctx: Context, event: ev.Reopened, key: str) -> bool:
    """Restores the value before the last one; removes a key that had none."""
    said = ctx.state.changes.get(f"{SET}{key}", [])
    if key not in ctx.state.scalars or not said or not _may(ctx, event, said[-1][0]):
        return key not in ctx.state.scalars and bool(ctx.unknown)
    at, _, value = said[-2] if len(said) > 1 else (-1, "", "")
    if value:
        ctx.state.scalars[key] = (value, ctx.state.rows[at].stem)
    else:
        del ctx.state.scalars[key]
    ctx.record_change(f"{SET}{key}", "Set", value)
    return True


def _reopen_fact(ctx: Context, event: ev.Reopened) -> bool:
    fact = ctx.find(event.name)
    if fact is None or fact.withheld:
        return False
    at, _, verb = last_answer(fact.history)
    came = came_at_once(fact) if event.get("whole") == "yes" else -1
    if came >= 0:
        return _may(ctx, event, came) and _leave_whole(ctx, fact, event, came)
    raised = is_raised_by(fact.history) or is_left_alone(fact)
    may = _may(ctx, event, at) or _is_corrected(ctx, event, fact, at)
    if not may or not (_leave(ctx, fact, event) if raised else _take_back(ctx, fact, verb)):
        # another branch undid it already
        return ctx.contested(fact)
    fact.history.append((ctx.at, event.line, event.verb))
    ctx.record_change(fact.id, event.verb)
    return True


def _take_back(ctx: Context, fact: Fact, verb: str) -> bool:
    match verb:
        case "Rejected" if fact.status == REJECTED:
            _wait_again(ctx, fact, verb)
        case "Quarantined" if fact.status == QUARANTINED:
            _wait_again(ctx, fact, verb)
        case "Deferred" if fact.status == DEFERRED:
            _wait_again(ctx, fact, verb)
        case "Validated" if fact.status == VALIDATED:
            _wait_again(ctx, fact, verb)
            fact.validations = fact.validations[:-1]
        case "Revised":
            return _reword_back(ctx, fact)
        case "Superseded":
            return _replace_back(ctx, fact)
        case "Promoted" if fact.status == PROMOTED:
            withdraw(ctx, fact)
        case "Closed" if fact.closed:
            fact.closed, fact.closed_at = "", -1
            fact.reviewed = tuple(_before(ctx, fact, verb).split())
            standing.update_reviewed(fact)
        case "Verified":
            _unverify(fact, _before(ctx, fact, verb))
        case _:
            return False
    return True


def is_raised_by(history: list[tuple[int, int, str]]) -> bool:
    """Whether the last entries of a candidate's history are its creation and at most a deferral for review."""
    at, _, verb = last_answer(history)
    return verb == "Created" or (
        verb == "Deferred" and (at, "Created") in {(when, of) for when, _, of in history}
    )


def is_left_alone(fact: Fact) -> bool:
    """Whether a candidate was raised to replace facts, was not answered, and replaces none of them any more."""
    is_free = fact.is_waiting and not fact.supersedes and not fact.pending_successor
    return is_free and came_at_once(fact) >= 0 and last_answer(fact.history)[2] == "Superseded"


def _leave(ctx: Context, fact: Fact, event: ev.Reopened) -> bool:
    """Removes a claim that was raised and not answered."""
    if not fact.is_waiting:
        return False
    fact.status, fact.why, fact.left = ROLLED_BACK, event.get("why"), ctx.stem
    links.successor_refused(ctx, fact)
    return True


def came_at_once(fact: Fact) -> int:
    """The ordinal of the session that raised a candidate and alone answered it since, as a harvest does with what has
    ended, apart from answers that were undone; -1 if there is none."""
    answers: list[tuple[int, str]] = []
    for at, _, verb in fact.history:
        if verb == "Reopened" and answers and answers[-1][1] != "Created":
            answers.pop()
        elif verb not in _PASSING:
            answers.append((at, verb))
    raised = max((place for place, (_, verb) in enumerate(answers) if verb == "Created"), default=-1)
    since = {at for at, _ in answers[raised:]} if raised >= 0 else set()
    return since.pop() if len(since) == 1 and not fact.promoted_in and fact.status != ROLLED_BACK else -1


def _leave_whole(ctx: Context, fact: Fact, event: ev.Reopened, at: int) -> bool:
    """Removes a claim of a harvest that is undone as a whole, also one that it ended; its document counts as unread."""
    fact.status, fact.why, fact.left, fact.invalidated = ROLLED_BACK, UNDONE, ctx.stem, False
    links.successor_refused(ctx, fact)
    stem = ctx.state.rows[at].stem
    if ctx.state.harvested.get(fact.document, ("", ""))[1] == stem:
        del ctx.state.harvested[fact.document]
    fact.history.append((ctx.at, event.line, event.verb))
    ctx.record_change(fact.id, event.verb)
    return True


def _reword_back(ctx: Context, fact: Fact) -> bool:
    """Restores the words before the last revision, with their review."""
    said = [words for _, verb, words in ctx.state.changes.get(fact.id, ()) if verb in ("Worded", "Revised")]
    if len(said) < 2:
        return False
    fact.text = said[-2]
    ctx.record_change(fact.id, "Revised", fact.text)
    fact.reviewed = tuple(_before(ctx, fact, "Revised").split())
    standing.update_reviewed(fact)
    return True


def _replace_back(ctx: Context, fact: Fact) -> bool:
    """Restores a superseded fact, or one about to be; for a successor's id, the last fact that it replaced."""
    old = fact
    if not fact.pending_successor and fact.status != SUPERSEDED and fact.supersedes:
        old = ctx.state.facts[fact.supersedes[-1]]
    if old.invalidated:
        old.invalidated, old.status, old.left = False, PROMOTED if old.promoted_in else PENDING, ""
        old.why = _before(ctx, old, "Superseded")
        return True
    successor = old.superseded_by[-1] if old.superseded_by else old.pending_successor
    new = ctx.state.facts.get(successor)
    if new is None:
        return False
    links.unlink(ctx, old, successor)
    new.supersedes = tuple(id for id in new.supersedes if id != old.id)
    return True


def _unverify(fact: Fact, before: str) -> None:
    """Restores the confirmation and the evidence from before the last verification."""
    first, *rest = before.split("\n")
    work, *digests = first.split() or ["-1"]
    fact.verified_work, fact.reviewed = int(work), tuple(digests)
    if rest:
        count = int(rest[0])
        pieces = tuple(("evidence", source) for source in rest[1 : 1 + count])
        fact.fields = (*(pair for pair in fact.fields if pair[0] != "evidence"), *pieces)
        marks = [line.split("\t") for line in rest[1 + count :]]
        fact.stale = tuple((mark[0], mark[1], mark[2]) for mark in marks if len(mark) == 3)
    standing.update_reviewed(fact)


def _before(ctx: Context, fact: Fact, verb: str) -> str:
    """What an answer noted about the fact's state before it."""
    said = ctx.state.changes.get(f"before {fact.id}", ())
    return next((words for _, of, words in reversed(said) if of == verb), "")


def _wait_again(ctx: Context, fact: Fact, verb: str) -> None:
    """Makes a candidate pending as before, as successor of the same facts."""
    status, _, rest = _before(ctx, fact, verb).partition("\n")
    replaces, _, why = rest.partition("\n")
    fact.status, fact.why = status or PENDING, why
    for old in filter(None, map(ctx.state.facts.get, replaces.split())):
        if old.is_live or old.is_waiting:
            links.replace(ctx, old, fact)
