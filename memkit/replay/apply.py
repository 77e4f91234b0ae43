"""One event into the state. Every verb has its branch; the type checker knows when one is missing."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.fact import BLOCKED, DEFERRED, QUARANTINED, REJECTED
from memkit.replay import (
    adopted,
    candidates,
    lifecycle,
    links,
    promotion,
    registers,
    reopening,
    settling,
    wording,
)
from memkit.replay.changes import apply_change
from memkit.replay.context import Context


def apply(ctx: Context, event: ev.Event) -> None:
    """Applies one event; what breaks a rule that needs no policy is a problem without effect."""
    match event:
        case ev.Referenced() | ev.Reactivated():
            lifecycle.refer(ctx, event)
        case ev.Created():
            candidates.create(ctx, event)
        case ev.Promoted():
            if promotion.promote(ctx, event):
                apply_change(ctx, event, apply)
        case ev.Deferred():
            candidates.answer(ctx, event, DEFERRED)
        case ev.Rejected():
            candidates.answer(ctx, event, REJECTED)
        case ev.Blocked():
            candidates.answer(ctx, event, BLOCKED)
        case ev.Quarantined():
            candidates.answer(ctx, event, QUARANTINED)
        case ev.Superseded():
            links.supersede(ctx, event)
        case ev.Revised():
            wording.revise(ctx, event)
        case ev.Closed():
            lifecycle.close(ctx, event)
        case ev.TaskClosed():
            ctx.state.tasks_closed[event.name] = ctx.stem
        case ev.Validated():
            candidates.validate(ctx, event)
        case ev.RolledBack():
            promotion.roll_back(ctx, event)
        case ev.Reopened():
            reopening.reopen(ctx, event)
        case ev.Approved() | ev.Objected():
            candidates.vote(ctx, event)
        case ev.Noted() | ev.Touched() | ev.Ticked() | ev.Aimed() | ev.Consolidated() | ev.Expired():
            # the trace of working memory means nothing beyond its session
            pass
        case _:
            _apply_rest(ctx, event)


def _apply_rest(ctx: Context, event: _Rest) -> None:
    match event:
        case ev.Mentioned():
            lifecycle.mention(ctx, event)
        case ev.Pinned():
            lifecycle.pin(ctx, event)
        case ev.Unpinned():
            lifecycle.unpin(ctx, event)
        case ev.Archived():
            lifecycle.archive(ctx, event)
        case ev.Verified():
            lifecycle.verify(ctx, event)
        case ev.Staled():
            lifecycle.stale(ctx, event)
        case ev.Refreshed():
            lifecycle.refresh(ctx, event)
        case ev.Adopted():
            adopted.adopt(ctx, event)
        case ev.Contradicted():
            settling.contradict(ctx, event)
        case ev.Resolved():
            settling.resolve(ctx, event)
        case ev.Defined():
            registers.define(ctx, event)
        case ev.Set():
            registers.set_scalar(ctx, event)
        case ev.Harvested():
            registers.harvest(ctx, event)
        case ev.Consented():
            registers.consent(ctx, event)
        case ev.Revoked():
            registers.revoke(ctx, event)
        case ev.Redacted():
            registers.redact(ctx, event)
        case ev.Erased():
            registers.erase(ctx, event)
        case ev.Accessed():
            registers.access(ctx, event)
        case ev.Reviewed():
            registers.review(ctx, event)
        case ev.Packed():
            registers.pack(ctx, event)
        case ev.Summarised():
            registers.summarise(ctx, event)
        case ev.Unknown():
            message = f"no event memkit knows: {event.name[:60]}"
            ctx.problem("bad-event", event.line, message, "memkit help formats")
        case _:
            from typing import assert_never

            assert_never(event)


_Rest = (
    ev.Mentioned
    | ev.Pinned
    | ev.Unpinned
    | ev.Archived
    | ev.Verified
    | ev.Staled
    | ev.Refreshed
    | ev.Adopted
    | ev.Contradicted
    | ev.Resolved
    | ev.Defined
    | ev.Set
    | ev.Harvested
    | ev.Consented
    | ev.Revoked
    | ev.Redacted
    | ev.Erased
    | ev.Accessed
    | ev.Reviewed
    | ev.Packed
    | ev.Summarised
    | ev.Unknown
)
