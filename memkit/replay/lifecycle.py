"""A fact's life after promotion: pins, archive, verification, evidence, threads; and facts taken over."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.fact import PROMOTED, SUPERSEDED, Fact
from memkit.model.ids import STEM, canonical_key, stem_date
from memkit.replay.context import Context


def close(ctx: Context, event: ev.Closed) -> None:
    """A thread ends with its outcome; used elsewhere meanwhile, it stays open and says so."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is None:
        return
    if fact.kind != "thread":
        hint = f"memkit supersede {fact.id} … or memkit archive {fact.id}"
        ctx.problem("bad-transition", event.line, f"{fact.id} is a {fact.kind}, not a thread", hint)
        return
    used_elsewhere = fact.used_at in ctx.unknown
    ctx.use(fact, event.line)
    if used_elsewhere:
        ctx.conflict((fact.id,), "concurrent-close")
        return
    fact.closed, fact.closed_at = event.text or "closed", ctx.at
    ctx.changed(fact.id, event.verb, event.text)


def pin(ctx: Context, event: ev.Pinned) -> None:
    """A person makes a fact core."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None:
        fact.pinned_by = event.get("by")


def unpin(ctx: Context, event: ev.Unpinned) -> None:
    """Ends that, also for a core tier that was taken over."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None:
        fact.pinned_by, fact.old_core = "", False


def archive(ctx: Context, event: ev.Archived) -> None:
    """Retired, with the reason; an open thread never."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is None:
        return
    if fact.status != PROMOTED or fact.is_open_thread:
        what = "an open thread" if fact.is_open_thread else fact.status
        ctx.problem(
            "bad-transition",
            event.line,
            f"{fact.id} is {what} and cannot be archived",
            f"memkit why {fact.id}",
        )
        return
    fact.archived, fact.left = event.get("why"), ctx.stem
    ctx.changed(fact.id, event.verb)


def verify(ctx: Context, event: ev.Verified) -> None:
    """A person re-confirmed it."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None:
        fact.verified_work = ctx.state.work


def stale(ctx: Context, event: ev.Staled) -> None:
    """A piece of its evidence no longer matches."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None:
        kept = tuple(item for item in fact.stale if item[0] != event.get("evidence"))
        fact.stale = (*kept, (event.get("evidence"), ctx.stem, event.get("now")))


def refresh(ctx: Context, event: ev.Refreshed) -> None:
    """That piece matches again."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None:
        fact.stale = tuple(item for item in fact.stale if item[0] != event.get("evidence"))


def adopt(ctx: Context, event: ev.Adopted) -> None:
    """A fact taken over with its old footer; its uses are counted from the files that name it."""
    if ctx.session.kind != "adopt":
        ctx.problem("bad-event", event.line, "Adopted stands only in sessions of kind adopt", "memkit adopt")
        return
    if event.id in ctx.state.facts:
        ctx.problem("duplicate-id", event.line, f"{event.id} was there before", f"memkit show {event.id}")
        return
    was = _old_footer(event)
    origin = event.get("origin") or ctx.stem
    at = ctx.state.ordinal.get(origin, ctx.at)
    created = was["created"] if STEM.match(was.get("created", "")) else stem_date(origin)
    fact = Fact(
        id=event.id,
        text=event.text,
        section=event.get("section"),
        kind=event.get("kind"),
        src=event.get("src"),
        origin=origin,
        created=created[:10],
        author=ctx.state.rows[at].actor if at < len(ctx.state.rows) else ctx.session.actor,
        fields=event.fields,
        body=dict(ctx.session.records).get(event.id, ""),
        status="prose" if event.get("kind") == "prose" else PROMOTED,
        last_used=created[:10],
        anchor_work=ctx.state.rows[at].work if at < len(ctx.state.rows) else ctx.state.work,
        promoted_in=ctx.stem,
        promoted_by=ctx.session.actor,
        old_core=was.get("tier", "").split(" ")[0] == "core",
        heading=event.get("heading"),
    )
    fact.history.append((ctx.at, event.line, event.verb))
    ctx.state.facts[event.id] = fact
    _adopted_status(ctx, fact, event)
    count_tokens(ctx, fact)
    key = canonical_key(fact.get("key"))
    if key:
        ctx.state.keys.setdefault(key, []).append(fact.id)


def _adopted_status(ctx: Context, fact: Fact, event: ev.Adopted) -> None:
    status = event.get("status")
    if status == "closed":
        fact.closed, fact.closed_at = "closed", ctx.at
    if status == "archived":
        fact.archived, fact.left = event.get("why") or "archived", ctx.stem
        if fact.kind == "thread":
            fact.closed, fact.closed_at = "closed", ctx.at
    successor = event.get("superseded_by")
    if successor:
        fact.status, fact.superseded_by, fact.left = SUPERSEDED, (successor,), ctx.stem
        other = ctx.state.facts.get(successor)
        if other is not None and fact.id not in other.supersedes:
            other.supersedes = (*other.supersedes, fact.id)
    named = (part.strip("`*[] ") for part in _old_footer(event).get("supersedes", "").split(","))
    fact.supersedes = tuple(sorted({*fact.supersedes, *filter(None, named)}))


def _old_footer(event: ev.Adopted) -> dict[str, str]:
    """The fields of the footer it had, as loosely as people write them."""
    pairs = (part.partition(":") for part in event.get("was").split("|"))
    return {key.strip().lower(): value.strip() for key, _, value in pairs}


def count_tokens(ctx: Context, fact: Fact) -> None:
    """Each legacy file that names the id is one use, whichever came first."""
    for at in ctx.state.tokens.get(fact.id, ()):
        row = ctx.state.rows[at]
        fact.uses += 1
        fact.used_at, fact.used_work, fact.last_used = at, row.work, stem_date(row.stem)
        fact.history.append((at, 0, "Referenced"))
