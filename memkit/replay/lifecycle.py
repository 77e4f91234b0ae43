"""A fact after its promotion: uses, pins, archiving, verification, evidence, threads, conflicts and their settlement."""

from __future__ import annotations

from memkit.model import WARNING
from memkit.model import events as ev
from memkit.model.fact import (
    NO_PERSON,
    PENDING,
    PROMOTED,
    REJECTED,
    SUPERSEDED,
    Conflict,
    Fact,
    complete_fields,
    is_person,
)
from memkit.model.session import STRICT
from memkit.replay import links, standing
from memkit.replay.context import Context

_USES = ("Referenced", "Reactivated", "Revised")


def refer(ctx: Context, event: ev.Referenced | ev.Reactivated) -> None:
    """Counts a use of every fact that the event names."""
    for id in event.ids:
        fact = ctx.fact(id, event.line, event.verb)
        if fact is not None:
            standing.restore_used(ctx, fact)
            ctx.use(fact, event.line)


def mention(ctx: Context, event: ev.Mentioned) -> None:
    """Counts a use for a hand-written line that starts with a known id and has no verb; ignores unknown ids."""
    for index, id in enumerate(event.ids):
        fact = ctx.find(id)
        if fact is not None:
            fact.history.append((ctx.at, event.line, "Referenced"))
            standing.restore_used(ctx, fact)
            ctx.use(fact, event.line)
        elif not index:
            hint = "begin the item with a verb: - Referenced: some-id"
            ctx.problem("bad-event", event.line, f"{id} is no fact and the line has no verb", hint, WARNING)


def close(ctx: Context, event: ev.Closed) -> None:
    """Closes a thread with its outcome. If another branch used it or closed it differently, it stays open with a problem."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is None:
        return
    if fact.kind != "thread":
        hint = f'memkit supersede {fact.id} "…"  # or memkit archive {fact.id}'
        ctx.problem("bad-transition", event.line, f"{fact.id} is a {fact.kind}, not a thread", hint)
        return
    standing.note_change(ctx, fact, event)
    disputed = _used_apart(ctx, fact) or ctx.changed_apart(fact.id, (event.verb,), event.text)
    ctx.count(fact)
    ctx.record_change(fact.id, event.verb, event.text)
    if disputed:
        fact.closed = ""
        ctx.conflict((fact.id,), "concurrent-close")
    else:
        fact.closed_at = fact.closed_at if fact.closed else ctx.at
        fact.closed = event.text or fact.closed or "closed"
        standing.mark_closed(ctx, fact, event)


def _used_apart(ctx: Context, fact: Fact) -> bool:
    """True if a session unknown to this one used the fact."""
    return bool(ctx.unknown) and any(at in ctx.unknown and verb in _USES for at, _, verb in fact.history)


def is_by_a_person(ctx: Context, event: ev.Pinned | ev.Unpinned | ev.Verified | ev.Resolved) -> bool:
    """Whether a person signed the event; without that it has no effect and becomes a problem."""
    by = event.get("by") or ctx.actor
    if not by.startswith("agent:") and event.get("via") not in NO_PERSON:
        return True
    message = f"{event.verb} by {by}: only a person may do that"
    ctx.problem("bad-event", event.line, message, "memkit review, as user:…")
    return False


def pin(ctx: Context, event: ev.Pinned) -> None:
    """A person makes a fact core."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None and is_by_a_person(ctx, event):
        fact.pinned_by = event.get("by")


def unpin(ctx: Context, event: ev.Unpinned) -> None:
    """Ends a pin, also for a core tier that was adopted."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None and is_by_a_person(ctx, event):
        fact.pinned_by, fact.old_core = "", False


def archive(ctx: Context, event: ev.Archived) -> None:
    """Archives a fact with the reason; an open thread only if nobody reviewed it and its window is over."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is None:
        return
    by = standing.signer(ctx, event)
    person = by if is_person(by, event.get("via")) else ""
    fades = by == "policy:decay" and not fact.is_reviewed
    if fact.status == PROMOTED and not fact.archived and (fades or not fact.is_open_thread):
        if standing.is_void(ctx, fact, event.verb, by):
            return
        standing.note_change(ctx, fact, event)
        fact.archived, fact.left = event.get("why") or "archived", ctx.stem
        ctx.record_change(fact.id, event.verb, person)
    elif fact.archived and person and ctx.contested(fact):
        # another branch archived it too: this one is a person's
        ctx.record_change(fact.id, event.verb, person)
    elif not ctx.contested(fact):
        what = "archived" if fact.archived else "an open thread" if fact.is_open_thread else fact.status
        message = f"{fact.id} is {what} and cannot be archived"
        ctx.problem("bad-transition", event.line, message, f"memkit why {fact.id}")


def verify(ctx: Context, event: ev.Verified) -> None:
    """Records that a person re-confirmed it."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None and is_by_a_person(ctx, event):
        ctx.record_change(f"before {fact.id}", event.verb, verification_note(fact))
        fact.verified_work = ctx.state.work
        standing.mark_signed(ctx, fact, event)
        links.yield_in_conflicts(ctx, fact)
        if event.get("content"):
            reanchor(fact, event)
        if event.get("applies_when"):
            fact.fields = complete_fields(fact.fields, (("applies_when", event.get("applies_when")),))


def verification_note(fact: Fact) -> str:
    """What `Verified` notes for its undoing: when the fact was last confirmed, its words, evidence and stale marks."""
    sources = fact.every("evidence")
    first = " ".join((str(fact.verified_work), *fact.reviewed))
    return "\n".join((first, str(len(sources)), *sources, *map("\t".join, fact.stale)))


def reanchor(fact: Fact, event: ev.Verified | ev.Refreshed) -> None:
    """Replaces the fact's evidence with the event's, if it has any, and clears the stale marks."""
    pieces = tuple(("evidence", source) for source in event.every("evidence"))
    if pieces:
        fact.fields = (*(pair for pair in fact.fields if pair[0] != "evidence"), *pieces)
    fact.stale, fact.rechecked = (), ""


def stale(ctx: Context, event: ev.Staled) -> None:
    """Marks a fact stale, because a piece of its evidence no longer matches."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None:
        kept = tuple(item for item in fact.stale if item[0] != event.get("evidence"))
        fact.stale = (*kept, (event.get("evidence"), ctx.stem, event.get("now")))


def refresh(ctx: Context, event: ev.Refreshed) -> None:
    """Clears the stale mark of a piece of evidence. A signed event replaces all evidence; the later of two wins."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None and event.get("by"):
        reanchor(fact, event)
        fact.rechecked = f"{event.get('by')} in {ctx.stem}" if event.get("by").startswith("agent:") else ""
    elif fact is not None:
        fact.stale = tuple(item for item in fact.stale if item[0] != event.get("evidence"))


def ask(ctx: Context, event: ev.Asked) -> None:
    """Adds questions that a fact answers; recall finds it by them, and nothing shows them."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None:
        known = fact.every("asks")
        new = (asked for asked in dict.fromkeys(event.every("asks")) if asked not in known)
        fact.fields = (*fact.fields, *(("asks", asked) for asked in new))


def contradict(ctx: Context, event: ev.Contradicted) -> None:
    """Opens a conflict that a command found; a conflict that was settled without knowing this session stays settled."""
    left = ctx.fact(event.left, event.line, event.verb)
    right = ctx.fact(event.right, event.line, event.verb)
    if left is not None and right is not None and left is not right:
        ctx.conflict((left.id, right.id), event.get("rule"), recorded=True, again=not ctx.unknown)
        links.yield_to_reviewed(ctx, left, right)


def resolve(ctx: Context, event: ev.Resolved) -> None:
    """Settles a conflict as a person decided: the losing sides end; `both` keeps them, `neither` ends all."""
    conflict = ctx.state.conflicts.get(event.id)
    if conflict is None:
        if ctx.session.mode != STRICT and ctx.find(event.id) is not None:
            close(ctx, ev.Closed(event.id, event.text, event.fields, event.line))
        else:
            ctx.problem("unknown-id", event.line, f"no conflict {event.id}", "memkit list conflicts")
    elif is_by_a_person(ctx, event) and _is_outcome(ctx, event, conflict):
        _settle(ctx, event, conflict)


def _is_outcome(ctx: Context, event: ev.Resolved, conflict: Conflict) -> bool:
    outcome = event.get("outcome")
    if outcome in ("both", "neither", *conflict.ids):
        return True
    message = f"outcome {outcome[:60]} is no side of {event.id}"
    ctx.problem("bad-event", event.line, message, f"memkit show {event.id}")
    return False


def _settle(ctx: Context, event: ev.Resolved, conflict: Conflict) -> None:
    outcome = event.get("outcome")
    if conflict.is_open:
        conflict.outcome, conflict.why, conflict.resolved_in = outcome, event.get("why"), ctx.stem
        for fact in conflicting_facts(ctx, conflict):
            fact.history.append((ctx.at, event.line, event.verb))
            fact.conflicts = tuple(name for name in fact.conflicts if name != conflict.id)
            if outcome not in ("both", fact.id) and len(conflict.ids) > 1:
                _lose(ctx, fact, outcome)
    elif conflict.outcome != outcome:
        if ctx.state.ordinal.get(conflict.resolved_in, -1) in ctx.unknown:
            unsettle(ctx, conflict)
        else:
            message = f"{event.id} was settled before, in {conflict.resolved_in}: {conflict.outcome}"
            ctx.problem("bad-transition", event.line, message, f"memkit show {event.id}")


def conflicting_facts(ctx: Context, conflict: Conflict) -> list[Fact]:
    """The sides of a conflict that are facts; a side may also be a term."""
    return [fact for fact in map(ctx.state.facts.get, conflict.ids) if fact is not None]


def _lose(ctx: Context, fact: Fact, outcome: str) -> None:
    winner = ctx.state.facts.get(outcome)
    if fact.is_waiting:
        fact.status, fact.why = REJECTED, f"settled: {outcome}"
        ctx.record_change(fact.id, "Rejected")
        links.successor_refused(ctx, fact)
    elif fact.status == PROMOTED and winner is not None:
        links.replace(ctx, fact, winner)
    elif fact.status == PROMOTED:
        fact.status, fact.left, fact.invalidated = SUPERSEDED, ctx.stem, True


def _give_back(ctx: Context, fact: Fact, winner: str) -> None:
    """Restores the side that the other side had replaced."""
    other = ctx.state.facts.get(winner)
    if other is not None:
        other.supersedes = tuple(id for id in other.supersedes if id != fact.id)


def unsettle(ctx: Context, conflict: Conflict) -> None:
    """Reopens a conflict that two branches settled differently or whose answer was undone; both sides are live again."""
    winner = conflict.outcome
    for fact in conflicting_facts(ctx, conflict):
        if winner in ("both", fact.id) or len(conflict.ids) < 2:
            continue
        if fact.status == REJECTED and fact.why == f"settled: {winner}":
            fact.status, fact.why = PENDING, ""
        else:
            fact.invalidated = fact.invalidated and winner != "neither"
            links.unlink(ctx, fact, winner)
            _give_back(ctx, fact, winner)
    ctx.conflict(conflict.ids, conflict.rule)
