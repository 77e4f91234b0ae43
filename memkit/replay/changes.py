"""Changes that waited at the gate: the promotion of a `change` candidate, or of a term, brings them about."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.fact import Fact
from memkit.model.ids import content_hash
from memkit.replay.context import Context

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Apply = Callable[[Context, ev.Event], None]


def apply_change(ctx: Context, event: ev.Promoted, apply: Apply) -> None:
    """Applies what a candidate that was just promoted proposes, if it proposes anything."""
    fact = ctx.find(event.id)
    if fact is None:
        return
    if fact.kind == "term":
        name = fact.get("term") or fact.get("key") or fact.id
        fields = (("aliases", fact.get("aliases")), ("by", event.get("by")))
        apply(ctx, ev.Defined(name, fact.text, tuple(pair for pair in fields if pair[1]), event.line))
    elif fact.kind == "change":
        change = _proposed(ctx, fact, event)
        if change is None:
            message = f"{fact.id} proposes no change memkit knows"
            ctx.problem("bad-event", event.line, message, f"memkit show {fact.id}")
        else:
            apply(ctx, change)


def _proposed(ctx: Context, fact: Fact, event: ev.Promoted) -> ev.Event | None:
    """The event that its `change: <Verb> <subject>` stands for, signed by who promoted it."""
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
