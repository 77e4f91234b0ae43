"""Conflicts that commands found in the words, and how a person settles any conflict."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.fact import PENDING, PROMOTED, REJECTED, SUPERSEDED, Conflict, Fact
from memkit.model.session import STRICT
from memkit.replay import lifecycle, links
from memkit.replay.context import Context


def contradict(ctx: Context, event: ev.Contradicted) -> None:
    """Opens a conflict that a command found; one that was settled without knowing this session stays settled."""
    left = ctx.fact(event.left, event.line, event.verb)
    right = ctx.fact(event.right, event.line, event.verb)
    if left is not None and right is not None and left is not right:
        ctx.conflict((left.id, right.id), event.get("rule"), recorded=True, again=not ctx.unknown)
        links.yield_to_reviewed(ctx, left, right)


def resolve(ctx: Context, event: ev.Resolved) -> None:
    """Settles a conflict by a person: the losing sides end; `both` keeps them, `neither` ends all."""
    conflict = ctx.state.conflicts.get(event.id)
    if conflict is None:
        if ctx.session.mode != STRICT and ctx.find(event.id) is not None:
            lifecycle.close(ctx, ev.Closed(event.id, event.text, event.fields, event.line))
        else:
            ctx.problem("unknown-id", event.line, f"no conflict {event.id}", "memkit list conflicts")
    elif lifecycle.is_by_a_person(ctx, event) and _is_outcome(ctx, event, conflict):
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
        for fact in sides(ctx, conflict):
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


def sides(ctx: Context, conflict: Conflict) -> list[Fact]:
    """The facts on both sides of a conflict, as far as they are facts."""
    return [fact for fact in map(ctx.state.facts.get, conflict.ids) if fact is not None]


def _lose(ctx: Context, fact: Fact, outcome: str) -> None:
    winner = ctx.state.facts.get(outcome)
    if fact.is_waiting:
        fact.status, fact.why = REJECTED, f"settled: {outcome}"
        ctx.changed(fact.id, "Rejected")
        links.successor_refused(ctx, fact)
    elif fact.status == PROMOTED and winner is not None:
        links.replace(ctx, fact, winner)
    elif fact.status == PROMOTED:
        fact.status, fact.left, fact.invalidated = SUPERSEDED, ctx.stem, True


def _give_back(ctx: Context, fact: Fact, winner: str) -> None:
    """Undoes that the winning side replaced the other."""
    other = ctx.state.facts.get(winner)
    if other is not None:
        other.supersedes = tuple(id for id in other.supersedes if id != fact.id)


def unsettle(ctx: Context, conflict: Conflict) -> None:
    """Reopens a conflict settled differently in two branches, or whose answer was undone: both sides are live again."""
    winner = conflict.outcome
    for fact in sides(ctx, conflict):
        if winner in ("both", fact.id) or len(conflict.ids) < 2:
            continue
        if fact.status == REJECTED and fact.why == f"settled: {winner}":
            fact.status, fact.why = PENDING, ""
        else:
            fact.invalidated = fact.invalidated and winner != "neither"
            links.unlink(ctx, fact, winner)
            _give_back(ctx, fact, winner)
    ctx.conflict(conflict.ids, conflict.rule)
