"""Which fact replaces which, and which side of a contradiction yields."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.fact import (
    DISPUTES,
    PENDING,
    PROMOTED,
    REJECTED,
    ROLLED_BACK,
    SUPERSEDED,
    Fact,
)
from memkit.replay import standing
from memkit.replay.context import Context


def supersede(ctx: Context, event: ev.Superseded) -> None:
    """Ends `old` when `new` is promoted, or at once for `old (invalidated)`. Refuses a cycle of successors."""
    old = ctx.fact(event.left, event.line, event.verb)
    new = ctx.fact(event.right, event.line, event.verb) if event.right else None
    if old is None or (event.right and new is None):
        return
    if new is None:
        _invalidate(ctx, old, event)
    elif _closes_a_cycle(ctx, old, new, event.line):
        return
    elif _is_second(ctx, old, new, event):
        _second_successor(ctx, old, new, event)
    elif _can_follow(ctx, new, event.line) and ctx.allows_step(old, SUPERSEDED, event.line):
        if new.is_memory:
            if standing.is_void(ctx, old, event.verb, standing.signer(ctx, event), new.id):
                standing.make_successor_wait(ctx, old, new.id)
                return
            standing.note_change(ctx, old, event)
        # an archived fact stays archived while its successor is pending
        ctx.use(old, event.line, revives=False)
        replace(ctx, old, new)


def _is_second(ctx: Context, old: Fact, new: Fact, event: ev.Superseded) -> bool:
    """Whether old has ended, or another branch names its successor. A pending successor does not block another one."""
    ended = bool(old.superseded_by) or old.invalidated or new.id == old.pending_successor
    return ended or bool(old.pending_successor and ctx.changed_apart(old.id, (event.verb,), new.id))


def _can_follow(ctx: Context, new: Fact, line: int) -> bool:
    if new.status not in (REJECTED, ROLLED_BACK):
        return True
    message = f"{new.id} is {new.status} and cannot take the place of another"
    ctx.problem("bad-transition", line, message, f"memkit why {new.id}")
    return False


def _closes_a_cycle(ctx: Context, old: Fact, new: Fact, line: int) -> bool:
    seen: set[str] = set()
    todo = [old.id]
    while todo:
        id = todo.pop()
        if id == new.id:
            message = f"{old.id} → {new.id} closes a circle of supersessions"
            ctx.problem("supersede-cycle", line, message, f"memkit log {old.id}  # shows the chain")
            return True
        fact = ctx.state.facts.get(id)
        if fact is not None and id not in seen:
            seen.add(id)
            todo += fact.supersedes
    return False


def _second_successor(ctx: Context, old: Fact, new: Fact, event: ev.Superseded) -> None:
    """Handles a second successor: if it comes from another branch, both are live and a person decides; else a problem."""
    first = (*old.superseded_by, *filter(None, [old.pending_successor]), old.id)[0]
    if new.id in (*old.superseded_by, old.pending_successor):
        return
    if ctx.changed_apart(old.id, (event.verb,), new.id):
        ctx.use(old, event.line)
        replace(ctx, old, new)
        ctx.conflict((first, new.id), "double-supersede")
        return
    hint = f"memkit supersede {first} …" if first != old.id else f"memkit why {old.id}"
    what = f"superseded before, by {first}" if first != old.id else "invalidated before"
    ctx.problem("double-supersede", event.line, f"{old.id} was {what}", hint)


def _invalidate(ctx: Context, old: Fact, event: ev.Superseded) -> None:
    if old.superseded_by or old.invalidated:
        if ctx.changed_apart(old.id, (event.verb,), ""):
            ctx.use(old, event.line)
            ctx.record_change(old.id, event.verb)
            ctx.conflict((old.id, *old.superseded_by), "double-supersede")
        elif not ctx.changed_apart(old.id, (event.verb,)):
            message, hint = f"{old.id} had ended before", f"memkit why {old.id}"
            ctx.problem("double-supersede", event.line, message, hint)
    elif ctx.allows_step(old, SUPERSEDED, event.line):
        if standing.is_void(ctx, old, event.verb, standing.signer(ctx, event)):
            return
        standing.note_change(ctx, old, event)
        ctx.use(old, event.line)
        ctx.record_change(f"before {old.id}", event.verb, old.why)
        old.invalidated, old.status, old.left = True, SUPERSEDED, ctx.stem
        old.why = event.get("why")
        ctx.record_change(old.id, event.verb)


def replace(ctx: Context, old: Fact, new: Fact) -> None:
    """Replaces `old` by `new`: at once if `new` is promoted or `old` never was, else when `new` is promoted."""
    if old.id not in new.supersedes:
        new.supersedes = (*new.supersedes, old.id)
    ctx.record_change(old.id, "Superseded", new.id)
    if new.is_memory or old.is_waiting:
        _end(ctx, old, new)
    elif not old.pending_successor:
        old.pending_successor = new.id


def _end(ctx: Context, old: Fact, new: Fact) -> None:
    if old.status not in (ROLLED_BACK, REJECTED):
        old.status, old.left = SUPERSEDED, ctx.stem
    if old.pending_successor == new.id:
        old.pending_successor = ""
    if new.id not in old.superseded_by:
        old.superseded_by = (*old.superseded_by, new.id)
    ctx.record_change(old.id, "Ended", new.id)


def successor_promoted(ctx: Context, new: Fact) -> None:
    """Ends the facts that a newly promoted fact supersedes."""
    for id in new.supersedes:
        old = ctx.state.facts.get(id)
        if old is None or new.id in old.superseded_by:
            continue
        if standing.is_void(ctx, old, "Superseded", new.promoted_by, new.id):
            standing.unlink_successor(ctx, old, new.id)
            standing.make_successor_wait(ctx, old, new.id)
            continue
        if old.superseded_by:
            # several successors were pending: those promoted are all live, and a person decides
            ctx.conflict((old.superseded_by[0], new.id), "double-supersede")
        _end(ctx, old, new)


def successor_refused(ctx: Context, new: Fact) -> None:
    """Keeps or restores the old fact after its successor was refused."""
    for id in new.supersedes:
        old = ctx.state.facts.get(id)
        if old is not None:
            unlink(ctx, old, new.id)
    new.supersedes = ()


def successor_withdrawn(ctx: Context, new: Fact) -> None:
    """Restores the old fact while its successor is pending again."""
    for id in new.supersedes:
        old = ctx.state.facts.get(id)
        if old is not None:
            unlink(ctx, old, new.id)
            old.pending_successor = old.pending_successor or new.id


def yield_in_conflicts(ctx: Context, fact: Fact) -> None:
    """For each open contradiction of a fact whose standing changed, makes an unreviewed side pending if the other side
    is reviewed."""
    for conflict in filter(None, map(ctx.state.conflicts.get, fact.conflicts)):
        for id in conflict.ids if conflict.is_open else ():
            other = ctx.state.facts.get(id)
            if other is not None and other is not fact:
                yield_to_reviewed(ctx, fact, other)


def yield_to_reviewed(ctx: Context, left: Fact, right: Fact) -> None:
    """If a person reviewed only one of two live sides, makes the other one pending."""
    if not ctx.state.gated or not (left.is_live and right.is_live) or left.is_reviewed == right.is_reviewed:
        return
    weak, strong = (right, left) if left.is_reviewed else (left, right)
    weak.status, weak.why = PENDING, f"{DISPUTES}{strong.id}"
    weak.promoted_in = weak.promoted_by = ""
    weak.promotion = ()
    ctx.record_change(weak.id, "Withdrawn", strong.id)
    successor_withdrawn(ctx, weak)


def unlink(ctx: Context, old: Fact, new: str) -> None:
    """Removes the replacement of `old` by `new`; `old` is live again if nothing else ended it."""
    old.superseded_by = tuple(id for id in old.superseded_by if id != new)
    if old.pending_successor == new:
        old.pending_successor = _other_successor(ctx, old, new)
    if old.status == SUPERSEDED and not old.superseded_by and not old.invalidated:
        old.status, old.left = (PROMOTED if old.promoted_in else PENDING), ""


def _other_successor(ctx: Context, old: Fact, refused: str) -> str:
    for _, verb, id in ctx.state.changes.get(old.id, ()):
        other = ctx.state.facts.get(id) if verb == "Superseded" and id != refused else None
        if other is not None and other.is_waiting and old.id in other.supersedes:
            return id
    return ""
