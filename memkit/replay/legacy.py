"""Facts adopted from an older memory, and the legacy files whose mentions count as uses."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.fact import PROMOTED, SUPERSEDED, Fact
from memkit.model.ids import STEM, stem_date
from memkit.replay import promotion, standing
from memkit.replay.context import Context


def adopt(ctx: Context, event: ev.Adopted) -> None:
    """Adds an adopted fact with the values of its old footer; counts its uses from the legacy files that name it."""
    if ctx.session.kind != "adopt":
        ctx.problem("bad-event", event.line, "Adopted stands only in sessions of kind adopt", "memkit adopt")
        return
    known = ctx.state.facts.get(event.id)
    if known is not None:
        if known.history[0][0] not in ctx.unknown or known.text != event.text:
            message = f"{event.id} was there before"
            ctx.problem("duplicate-id", event.line, message, f"memkit show {event.id}")
        return
    fact = ctx.state.facts[event.id] = _taken_over(ctx, event)
    fact.history.append((ctx.at, event.line, event.verb))
    standing.endorse(fact)
    _take_status(ctx, fact, event)
    count_tokens(ctx, fact)
    promotion.index_key(ctx, fact)


def _taken_over(ctx: Context, event: ev.Adopted) -> Fact:
    was = _old_footer(event)
    origin = event.get("origin") or ctx.stem
    row = ctx.state.rows[ctx.state.ordinal.get(origin, ctx.at)]
    created = (was["created"] if STEM.match(was.get("created", "")) else origin)[:10]
    return Fact(
        id=event.id,
        text=event.text,
        section=event.get("section"),
        kind=event.get("kind"),
        src=event.get("src"),
        origin=origin,
        created=created,
        author=row.actor,
        fields=event.fields,
        body=dict(ctx.session.records).get(event.id, ""),
        status="prose" if event.get("kind") == "prose" else PROMOTED,
        last_used=created,
        anchor_work=row.work,
        promoted_in=ctx.stem,
        promoted_by=ctx.session.actor,
        old_core=was.get("tier", "").split(" ")[0] == "core",
        heading=event.get("heading"),
    )


def _take_status(ctx: Context, fact: Fact, event: ev.Adopted) -> None:
    status = event.get("status")
    if status == "closed" or (status == "archived" and fact.kind == "thread"):
        fact.closed, fact.closed_at = "closed", ctx.at
    if status == "archived":
        fact.archived, fact.left = event.get("why") or "archived", ctx.stem
    successor = event.get("superseded_by")
    if successor:
        fact.status, fact.superseded_by, fact.left = SUPERSEDED, (successor,), ctx.stem
        other = ctx.state.facts.get(successor)
        if other is not None and fact.id not in other.supersedes:
            other.supersedes = (*other.supersedes, fact.id)
    named = (part.strip("`*[] ") for part in _old_footer(event).get("supersedes", "").split(","))
    fact.supersedes = tuple(sorted({*fact.supersedes, *filter(None, named)}))


def _old_footer(event: ev.Adopted) -> dict[str, str]:
    """The fields of its old footer, read leniently."""
    pairs = (part.partition(":") for part in event.get("was").split("|"))
    return {key.strip().lower(): value.strip() for key, _, value in pairs}


def count_tokens(ctx: Context, fact: Fact) -> None:
    """Counts one use for each legacy file that names the id, read before or after the fact was adopted."""
    for at in ctx.state.tokens.get(fact.id, ()):
        row = ctx.state.rows[at]
        fact.uses += 1
        fact.used_at, fact.used_work, fact.last_used = at, row.work, stem_date(row.stem)
        fact.history.append((at, 0, "Referenced"))
