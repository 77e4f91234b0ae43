"""Links between facts: supersession, conflicts and their settlement."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.fact import PROMOTED, REJECTED, SUPERSEDED, Fact
from memkit.replay.context import Context


def supersede(ctx: Context, event: ev.Superseded) -> None:
    """`old → new` once new is memory; `old (invalidated)` at once. A chain never closes on itself."""
    old = ctx.fact(event.left, event.line, event.verb)
    if old is None:
        return
    if not event.right:
        _invalidate(ctx, old, event)
        return
    new = ctx.fact(event.right, event.line, event.verb)
    if new is None or _closes_a_cycle(ctx, old, new, event.line):
        return
    if old.superseded_by or old.pending_successor or old.invalidated:
        _second_successor(ctx, old, new, event)
        return
    ctx.use(old, event.line)
    new.supersedes = (*new.supersedes, old.id)
    ctx.changed(old.id, event.verb, new.id)
    if new.status == PROMOTED or not old.is_memory:
        _end(ctx, old, new)
    else:
        old.pending_successor = new.id


def _closes_a_cycle(ctx: Context, old: Fact, new: Fact, line: int) -> bool:
    seen: set[str] = set()
    todo = [new]
    while todo:
        fact = todo.pop()
        if fact.id == old.id:
            hint = f"memkit log {old.id} shows the chain"
            ctx.problem(
                "supersede-cycle", line, f"{old.id} → {new.id} closes a circle of supersessions", hint
            )
            return True
        if fact.id not in seen:
            seen.add(fact.id)
            ids = (*fact.superseded_by, fact.pending_successor)
            todo += [found for found in map(ctx.state.facts.get, ids) if found is not None]
    return False


def _second_successor(ctx: Context, old: Fact, new: Fact, event: ev.Superseded) -> None:
    first = (old.superseded_by or (old.pending_successor or old.id,))[0]
    if first == new.id:
        return
    if ctx.apart(old.id, ("Superseded",), new.id):
        new.supersedes = (*new.supersedes, old.id)
        if new.status == PROMOTED or not new.is_waiting:
            old.superseded_by = (*old.superseded_by, new.id)
        ctx.changed(old.id, event.verb, new.id)
        ctx.conflict((first, new.id), "double-supersede")
        return
    hint = f"memkit supersede {first} …" if first != old.id else f"memkit why {old.id}"
    ctx.problem("double-supersede", event.line, f"{old.id} was superseded before, by {first}", hint)


def _invalidate(ctx: Context, old: Fact, event: ev.Superseded) -> None:
    if old.superseded_by or old.invalidated:
        ctx.problem("double-supersede", event.line, f"{old.id} had ended before", f"memkit why {old.id}")
        return
    ctx.use(old, event.line)
    old.invalidated, old.status, old.left = True, SUPERSEDED, ctx.stem
    old.why = event.get("why")
    ctx.changed(old.id, event.verb)


def _end(ctx: Context, old: Fact, new: Fact) -> None:
    old.status, old.left, old.pending_successor = SUPERSEDED, ctx.stem, ""
    if new.id not in old.superseded_by:
        old.superseded_by = (*old.superseded_by, new.id)


def successor_promoted(ctx: Context, new: Fact) -> None:
    """What a promoted fact supersedes ends now."""
    for id in new.supersedes:
        old = ctx.state.facts.get(id)
        if old is not None and old.pending_successor in ("", new.id) and new.id not in old.superseded_by:
            _end(ctx, old, new)


def successor_refused(ctx: Context, new: Fact, to: str) -> None:
    """The new one was turned down for good: the old one stays."""
    if to not in (REJECTED, "rolled-back"):
        return
    for id in new.supersedes:
        old = ctx.state.facts.get(id)
        if old is not None and old.pending_successor == new.id:
            old.pending_successor = ""
        elif old is not None and old.superseded_by == (new.id,):
            old.superseded_by, old.status, old.left = (), PROMOTED, ""


def contradict(ctx: Context, event: ev.Contradicted) -> None:
    """A conflict that a command found in the words."""
    left = ctx.fact(event.left, event.line, event.verb)
    right = ctx.fact(event.right, event.line, event.verb)
    if left is not None and right is not None:
        ctx.conflict((left.id, right.id), event.get("rule"), recorded=True)


def resolve(ctx: Context, event: ev.Resolved) -> None:
    """A person settled it: the losing sides end; `both` keeps them, `neither` ends all."""
    conflict = ctx.state.conflicts.get(event.id)
    if conflict is None:
        ctx.problem("unknown-id", event.line, f"no conflict {event.id}", "memkit list conflicts")
        return
    outcome = event.get("outcome")
    if outcome not in ("both", "neither", *conflict.ids):
        ctx.problem(
            "bad-event", event.line, f"outcome {outcome} is no side of {event.id}", f"memkit show {event.id}"
        )
        return
    conflict.outcome, conflict.why, conflict.resolved_in = outcome, event.get("why"), ctx.stem
    for id in conflict.ids:
        fact = ctx.state.facts.get(id)
        if fact is None:
            continue
        fact.history.append((ctx.at, event.line, event.verb))
        fact.conflicts = tuple(name for name in fact.conflicts if name != conflict.id)
        if outcome not in ("both", id) and len(conflict.ids) > 1:
            _lose(ctx, fact, outcome)


def _lose(ctx: Context, fact: Fact, outcome: str) -> None:
    winner = ctx.state.facts.get(outcome)
    if fact.is_waiting:
        fact.status, fact.why = REJECTED, f"settled: {outcome}"
    elif fact.status == PROMOTED:
        fact.status, fact.left = SUPERSEDED, ctx.stem
        if winner is None:
            fact.invalidated = True
        else:
            fact.superseded_by = (*fact.superseded_by, winner.id)
            winner.supersedes = (*winner.supersedes, fact.id)
