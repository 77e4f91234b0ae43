"""One event into the state. Every verb has its branch; the type checker knows when one is missing."""

from __future__ import annotations

from typing import assert_never

from memkit.model import events as ev
from memkit.model.fact import BLOCKED, DEFERRED, QUARANTINED, REJECTED
from memkit.replay import books, candidates, lifecycle, links
from memkit.replay.changes import apply_change
from memkit.replay.context import Context


def apply(ctx: Context, event: ev.Event) -> None:
    """Applies one event; what breaks a rule that needs no policy is a problem without effect."""
    match event:
        case ev.Referenced() | ev.Reactivated() | ev.Mentioned():
            for id in event.ids:
                fact = ctx.fact(id, event.line, event.verb)
                if fact is not None:
                    ctx.use(fact, event.line)
        case ev.Created():
            candidates.create(ctx, event)
        case ev.Promoted():
            candidates.promote(ctx, event)
            apply_change(ctx, event, apply)
        case ev.Noted() | ev.Touched() | ev.Ticked() | ev.Aimed() | ev.Consolidated() | ev.Expired():
            # the trace of working memory means nothing beyond its session
            pass
        case ev.Deferred():
            candidates.answer(ctx, event, DEFERRED)
        case ev.Rejected():
            candidates.answer(ctx, event, REJECTED)
        case ev.Blocked():
            candidates.answer(ctx, event, BLOCKED)
        case ev.Quarantined():
            candidates.answer(ctx, event, QUARANTINED)
        case ev.Revised():
            candidates.revise(ctx, event)
        case ev.Superseded():
            links.supersede(ctx, event)
        case ev.Closed():
            lifecycle.close(ctx, event)
        case ev.TaskClosed():
            ctx.state.tasks_closed[event.name] = ctx.stem
        case ev.Validated():
            candidates.validate(ctx, event)
        case ev.RolledBack():
            candidates.roll_back(ctx, event)
        case ev.Approved() | ev.Objected():
            candidates.vote(ctx, event)
        case _:
            _apply_rest(ctx, event)


def _apply_rest(ctx: Context, event: ev.Event) -> None:
    match event:
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
            lifecycle.adopt(ctx, event)
        case ev.Contradicted():
            links.contradict(ctx, event)
        case ev.Resolved():
            links.resolve(ctx, event)
        case ev.Defined():
            books.define(ctx, event)
        case ev.Set():
            books.set_scalar(ctx, event)
        case ev.Harvested():
            books.harvest(ctx, event)
        case ev.Consented():
            books.consent(ctx, event)
        case ev.Revoked():
            books.revoke(ctx, event)
        case ev.Redacted():
            books.redact(ctx, event)
        case ev.Erased():
            books.erase(ctx, event)
        case ev.Accessed():
            books.access(ctx, event)
        case ev.Reviewed():
            books.review(ctx, event)
        case ev.Packed():
            books.pack(ctx, event)
        case ev.Summarised():
            books.summarise(ctx, event)
        case ev.Unknown():
            ctx.problem(
                "bad-event", event.line, f"no event memkit knows: {event.name[:60]}", "memkit help formats"
            )
        case (
            ev.Referenced()
            | ev.Reactivated()
            | ev.Mentioned()
            | ev.Created()
            | ev.Promoted()
            | ev.Noted()
            | ev.Touched()
            | ev.Ticked()
            | ev.Aimed()
            | ev.Consolidated()
            | ev.Expired()
            | ev.Deferred()
            | ev.Rejected()
            | ev.Blocked()
            | ev.Quarantined()
            | ev.Revised()
            | ev.Superseded()
            | ev.Closed()
            | ev.TaskClosed()
            | ev.Validated()
            | ev.RolledBack()
            | ev.Approved()
            | ev.Objected()
        ):
            raise AssertionError(event.verb)
        case _:
            assert_never(event)
