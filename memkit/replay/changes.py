"""Changes that waited at the gate: the promotion of a `change` candidate, or of a term, brings them about."""

from __future__ import annotations

from collections.abc import Callable

from memkit.model import events as ev
from memkit.model.fact import PROMOTED
from memkit.model.ids import content_hash
from memkit.replay.context import Context

Apply = Callable[[Context, ev.Event], None]


def apply_change(ctx: Context, event: ev.Promoted, apply: Apply) -> None:
    """Applies what the promoted candidate proposes, if it proposes anything."""
    fact = ctx.find(event.id)
    if fact is None or fact.status != PROMOTED or fact.promoted_in != ctx.stem:
        return
    if fact.kind == "term":
        name = fact.get("term") or fact.get("key") or fact.id
        fields = (("aliases", fact.get("aliases")), ("by", event.get("by")))
        apply(ctx, ev.Defined(name, fact.text, tuple(pair for pair in fields if pair[1]), event.line))
    elif fact.kind == "change":
        change = proposed(fact.get("change"), fact.text, fact.get("why"), event.get("by"), event.line)
        if change is None:
            message = f"{fact.id} proposes no change memkit knows"
            ctx.problem("bad-event", event.line, message, f"memkit show {fact.id}")
        else:
            apply(ctx, change)


def proposed(change: str, text: str, why: str, by: str, line: int = 0) -> ev.Event | None:
    """The event a `change: <Verb> <subject>` stands for."""
    verb, _, subject = change.partition(" ")
    fields = tuple(pair for pair in (("by", by), ("why", why or text)) if pair[1])
    match verb:
        case "Revised":
            return ev.Revised(subject, text, (("content", content_hash(text)), *fields), line)
        case "Closed":
            return ev.Closed(subject, text, fields, line)
        case "Archived":
            return ev.Archived(subject, "", fields, line)
        case "Superseded":
            return ev.Superseded(subject.removesuffix(" (invalidated)"), "", fields, line)
        case "Defined":
            return ev.Defined(subject, text, fields, line)
        case "Set":
            return ev.Set(subject, text, fields, line)
        case _:
            return None
