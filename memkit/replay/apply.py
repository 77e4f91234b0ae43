"""Applies one event to the state. Every verb has its branch; mypy reports a missing one."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.fact import BLOCKED, DEFERRED, QUARANTINED, REJECTED, Fact
from memkit.model.ids import content_hash
from memkit.replay import candidates, lifecycle, links, promotion
from memkit.replay.context import Context

TYPE_CHECKING = False
if TYPE_CHECKING:
    _Rare = (
        ev.Adopted
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
    )
    _Rest = (
        _Rare
        | ev.Mentioned
        | ev.Pinned
        | ev.Unpinned
        | ev.Archived
        | ev.Verified
        | ev.Staled
        | ev.Refreshed
        | ev.Asked
        | ev.Contradicted
        | ev.Resolved
        | ev.Unknown
    )


def _apply_change(ctx: Context, event: ev.Promoted) -> None:
    """Applies what a candidate that was just promoted proposes, if it proposes anything."""
    fact = ctx.find(event.id)
    if fact is None:
        return
    if fact.kind == "term":
        name = fact.get("term") or fact.get("key") or fact.id
        fields = (("aliases", fact.get("aliases")), ("by", event.get("by")))
        apply(ctx, ev.Defined(name, fact.text, tuple(pair for pair in fields if pair[1]), event.line))
    elif fact.kind == "change":
        change = _proposed_event(ctx, fact, event)
        if change is None:
            message = f"{fact.id} proposes no change memkit knows"
            ctx.problem("bad-event", event.line, message, f"memkit show {fact.id}")
        else:
            apply(ctx, change)


def _proposed_event(ctx: Context, fact: Fact, event: ev.Promoted) -> ev.Event | None:
    """The event that the candidate's field `change: <Verb> <subject>` describes, signed by whoever promoted it."""
    verb, _, subject = fact.get("change").partition(" ")
    why = fact.get("why") or fact.text
    fields = tuple(pair for pair in (("by", event.get("by")), ("why", why)) if pair[1])
    match verb:
        case "Revised":
            of = ctx.find(subject)
            content = content_hash(fact.text, of.body if of is not None else "")
            return ev.Revised(subject, fact.text, (("content", content), *fields), event.line)
        case "Closed":
            return ev.Closed(subject, fact.text, fields, event.line)
        case "Archived":
            return ev.Archived(subject, "", fields, event.line)
        case "Superseded":
            old, _, new = subject.removesuffix(" (invalidated)").partition(" → ")
            return ev.Superseded(old, new, fields, event.line)
        case "Refreshed":
            pieces = tuple(pair for pair in fact.fields if pair[0] == "evidence")
            return ev.Refreshed(subject, "", (("by", event.get("by")), *pieces), event.line)
        case "Pinned":
            return ev.Pinned(subject, "", fields, event.line)
        case "Unpinned":
            return ev.Unpinned(subject, "", fields, event.line)
        case "Resolved":
            conflict, _, outcome = subject.partition(" ")
            return ev.Resolved(conflict, "", (("outcome", outcome), *fields), event.line)
        case "Defined":
            return ev.Defined(subject, fact.text, fields, event.line)
        case "Set":
            return ev.Set(subject, fact.text, fields, event.line)
        case _:
            return None


def apply(ctx: Context, event: ev.Event) -> None:
    """Applies one event. An event that breaks a rule of replay has no effect and becomes a problem."""
    match event:
        case ev.Referenced() | ev.Reactivated():
            lifecycle.refer(ctx, event)
        case ev.Created():
            candidates.create(ctx, event)
        case ev.Promoted():
            if promotion.promote(ctx, event):
                _apply_change(ctx, event)
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
            promotion.revise(ctx, event)
        case ev.Closed():
            lifecycle.close(ctx, event)
        case ev.TaskClosed():
            ctx.state.tasks_closed[event.name] = ctx.stem
        case ev.Validated():
            candidates.validate(ctx, event)
        case ev.RolledBack():
            promotion.roll_back(ctx, event)
        case ev.Reopened():
            from memkit.replay import reopening

            reopening.reopen(ctx, event)
        case ev.Approved() | ev.Objected():
            candidates.vote(ctx, event)
        case ev.Noted() | ev.Touched() | ev.Ticked() | ev.Aimed() | ev.Consolidated() | ev.Expired():
            # the trace of working memory has no meaning outside its session
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
        case ev.Asked():
            lifecycle.ask(ctx, event)
        case ev.Contradicted():
            lifecycle.contradict(ctx, event)
        case ev.Resolved():
            lifecycle.resolve(ctx, event)
        case ev.Unknown():
            message = f"no event memkit knows: {event.name[:60]}"
            ctx.problem("bad-event", event.line, message, "memkit help formats")
        case _:
            _apply_rare(ctx, event)


def _apply_rare(ctx: Context, event: _Rare) -> None:
    """Applies an event that most sessions do not contain; imports its module only now."""
    from memkit.replay import registers

    match event:
        case ev.Adopted():
            promotion.adopt(ctx, event)
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
        case _:
            from typing import assert_never

            assert_never(event)
