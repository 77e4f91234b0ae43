"""Candidates: how a claim enters, what answers it can get, and what a promotion brings about."""

from __future__ import annotations

from hashlib import sha256

from memkit.model import events as ev
from memkit.model.fact import (
    BLOCKED,
    DEFERRED,
    PENDING,
    PROMOTED,
    QUARANTINED,
    REJECTED,
    ROLLED_BACK,
    SUPERSEDED,
    TIER2_KINDS,
    VALIDATED,
    Fact,
    completed,
)
from memkit.model.ids import canonical_key, content_hash, stem_date
from memkit.replay import books, links
from memkit.replay.context import Context

_ANY = (VALIDATED, PROMOTED, DEFERRED, REJECTED, BLOCKED, QUARANTINED)
TRANSITIONS: dict[str, tuple[str, ...]] = {
    PENDING: (*_ANY, SUPERSEDED),
    VALIDATED: (PROMOTED, DEFERRED, REJECTED, BLOCKED, QUARANTINED),
    DEFERRED: (*_ANY, SUPERSEDED),
    BLOCKED: (*_ANY, SUPERSEDED),
    QUARANTINED: (VALIDATED, REJECTED),
    PROMOTED: (ROLLED_BACK, SUPERSEDED),
    REJECTED: (),
    ROLLED_BACK: (),
    SUPERSEDED: (),
}
_ANSWERS = ("Rejected", "Quarantined", "Blocked", "Rolled-back")


def create(ctx: Context, event: ev.Created) -> None:
    """A candidate enters; one that two branches created apart with other words is kept twice."""
    standing = ctx.find(event.id)
    id = event.id
    if standing is not None:
        if standing.status == REJECTED and event.get("again") == "yes":
            _again(ctx, standing, event)
            return
        if ctx.state.ordinal[standing.origin] not in ctx.unknown:
            ctx.problem(
                "duplicate-id",
                event.line,
                f"{id} was created before, in {standing.origin}",
                f"memkit show {id}",
            )
            return
        if standing.text == event.text:
            standing.history.append((ctx.at, event.line, event.verb))
            ctx.use(standing, event.line)
            return
        id = _double(ctx, event, standing)
    fact = _new(ctx, event, id)
    ctx.state.facts[id] = fact
    fact.history.append((ctx.at, event.line, event.verb))
    ctx.use(fact, event.line)
    _consent(ctx, fact, event.get("consent"))
    if id != event.id:
        ctx.conflict((event.id, id), "same-id")


def _new(ctx: Context, event: ev.Created | ev.Adopted, id: str) -> Fact:
    return Fact(
        id=id,
        text=event.text,
        section=event.get("section"),
        kind=event.get("kind"),
        src=event.get("src"),
        origin=ctx.stem,
        created=stem_date(ctx.stem),
        author=event.get("by") or ctx.session.actor,
        fields=event.fields,
        last_used=stem_date(ctx.stem),
        body=dict(ctx.session.records).get(event.id, ""),
    )


def _double(ctx: Context, event: ev.Created, standing: Fact) -> str:
    id = f"{event.id}-{sha256(event.text.encode()).hexdigest()[:4]}"
    doubles = ctx.state.doubles.setdefault(event.id, [(ctx.state.ordinal[standing.origin], standing.id)])
    doubles.append((ctx.at, id))
    return id


def _again(ctx: Context, fact: Fact, event: ev.Created) -> None:
    fact.status, fact.text, fact.fields, fact.why = PENDING, event.text, event.fields, ""
    fact.history.append((ctx.at, event.line, event.verb))
    ctx.use(fact, event.line)


def moves(ctx: Context, fact: Fact, to: str, line: int) -> bool:
    """True when §5 allows the step; otherwise a problem, and no effect."""
    if to in TRANSITIONS.get(fact.status, ()):
        return True
    if fact.status != to:
        ctx.problem(
            "bad-transition",
            line,
            f"{fact.id} is {fact.status} and cannot become {to}",
            f"memkit why {fact.id}",
        )
    return False


def promote(ctx: Context, event: ev.Promoted) -> None:
    """A candidate becomes memory, if its own promotion holds without any policy."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is None or _incomplete(ctx, event, fact):
        return
    if ctx.apart(fact.id, _ANSWERS):
        fact.status = PENDING
        ctx.conflict((fact.id,), "concurrent-answer")
        return
    if not moves(ctx, fact, PROMOTED, event.line):
        return
    fact.status = PROMOTED
    fact.promoted_in, fact.promoted_by, fact.promotion = ctx.stem, event.get("by"), event.fields
    fact.fields = completed(fact.fields, event.fields)
    fact.anchor_work = ctx.state.work
    ctx.changed(fact.id, event.verb)
    _consent(ctx, fact, event.get("consent") or fact.get("consent"))
    _index_key(ctx, fact)
    links.successor_promoted(ctx, fact)


def _incomplete(ctx: Context, event: ev.Promoted, fact: Fact) -> bool:
    missing = [name for name in event.needs if not event.get(name)]
    if missing:
        hint = f"memkit promote {fact.id}"
        ctx.problem(
            "promotion-incomplete", event.line, f"{fact.id} promoted without {', '.join(missing)}", hint
        )
        return True
    if _is_whole(fact.text, fact) and event.get("content") != content_hash(fact.text, fact.body):
        hint = f"memkit show {fact.id}"
        ctx.problem(
            "promotion-incomplete", event.line, f"{fact.id}: the content hash is of another text", hint
        )
        return True
    by = event.get("by")
    if by == fact.author and by.startswith("agent:"):
        ctx.problem(
            "self-review",
            event.line,
            f"{by} promoted its own candidate {fact.id}",
            f"memkit review {fact.id}",
        )
        return True
    if fact.kind == "invariant" and by.startswith("agent:"):
        ctx.problem(
            "self-review", event.line, f"only a person promotes the invariant {fact.id}", "memkit review"
        )
        return True
    return False


def _is_whole(text: str, fact: Fact) -> bool:
    """Whether a hash can be asked of a text: not when its words were withheld, or erased on record."""
    return not fact.withheld and "[ERASED]" not in text and "[ERASED]" not in fact.body


def _consent(ctx: Context, fact: Fact, consent: str) -> None:
    if not consent:
        return
    record = ctx.state.consents.get(consent)
    if record is None:
        books.close_up(fact, consent)
        return
    known = record.get("facts", "").split(",")
    record["facts"] = ",".join(filter(None, known if fact.id in known else [*known, fact.id]))
    if record.get("revoked") or record.get("superseded"):
        books.close_up(fact, consent)


def _index_key(ctx: Context, fact: Fact) -> None:
    """The same canonical key with another value, both live, is a conflict whoever wrote it."""
    key = canonical_key(fact.get("key"))
    if not key:
        return
    holders = ctx.state.keys.setdefault(key, [])
    for id in holders:
        other = ctx.state.facts[id]
        replaced = id in fact.supersedes or fact.id in other.supersedes
        if other.is_live and other.get("value") != fact.get("value") and not replaced and id != fact.id:
            ctx.conflict((id, fact.id), "key")
    if fact.id not in holders:
        holders.append(fact.id)


def answer(ctx: Context, event: ev.Deferred | ev.Rejected | ev.Blocked | ev.Quarantined, to: str) -> None:
    """A disposition that leaves the claim outside memory."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is None:
        return
    if to != DEFERRED and ctx.apart(fact.id, ("Promoted",)):
        fact.status = PENDING
        ctx.conflict((fact.id,), "concurrent-answer")
        return
    if moves(ctx, fact, to, event.line):
        fact.status, fact.why = to, event.get("why")
        ctx.changed(fact.id, event.verb)
        links.successor_refused(ctx, fact, to)


def validate(ctx: Context, event: ev.Validated) -> None:
    """Corroborated: by a second finding, a proof or a reviewer."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None and moves(ctx, fact, VALIDATED, event.line):
        fact.status = VALIDATED
        fact.validations = (*fact.validations, (event.get("by"), event.get("how")))


def roll_back(ctx: Context, event: ev.RolledBack) -> None:
    """Memory that should never have been."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is None:
        return
    if ctx.apart(fact.id, ("Promoted",)):
        fact.status = PENDING
        ctx.conflict((fact.id,), "concurrent-answer")
    elif moves(ctx, fact, ROLLED_BACK, event.line):
        fact.status, fact.why, fact.left = ROLLED_BACK, event.get("why"), ctx.stem
        ctx.changed(fact.id, event.verb)
        links.successor_refused(ctx, fact, ROLLED_BACK)


def vote(ctx: Context, event: ev.Approved | ev.Objected) -> None:
    """One vote a handle; the last one counts."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None:
        by = event.get("by")
        kept = tuple(pair for pair in fact.votes if pair[0] != by)
        fact.votes = (*kept, (by, "approve" if isinstance(event, ev.Approved) else "object"))


def revise(ctx: Context, event: ev.Revised) -> None:
    """The wording changes, the substance does not; evidence records are immutable."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is None:
        return
    if _is_whole(event.text, fact) and event.get("content") != content_hash(event.text, fact.body):
        ctx.problem(
            "bad-event",
            event.line,
            f"{fact.id}: the content hash is of another text",
            f"memkit show {fact.id}",
        )
        return
    if fact.kind in TIER2_KINDS and fact.is_memory:
        hint = f'memkit supersede {fact.id} "…"'
        ctx.problem(
            "bad-transition", event.line, f"{fact.id} is a promoted {fact.kind}, which is immutable", hint
        )
        return
    if ctx.apart(fact.id, ("Revised",), event.text):
        ctx.conflict((fact.id,), "concurrent-revision")
    ctx.use(fact, event.line)
    fact.text = event.text
    ctx.changed(fact.id, event.verb, event.text)
