"""Candidates: how a claim enters and what answers it can get before it is memory."""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.model import events as ev
from memkit.model.fact import (
    AGENT_ENVIRONMENT,
    DEFERRED,
    PENDING,
    QUARANTINED,
    REJECTED,
    ROLLED_BACK,
    VALIDATED,
    Fact,
)
from memkit.model.problem import WARNING
from memkit.replay import links, promotion, registers
from memkit.replay.context import Context
from memkit.replay.reopening import note_before, withdraw
from memkit.replay.steps import moves


def create(ctx: Context, event: ev.Created) -> None:
    """A candidate enters; one that two branches created apart with other words is kept twice."""
    standing = ctx.find(event.id)
    if standing is None:
        _enter(ctx, event, event.id)
    elif standing.status in (REJECTED, ROLLED_BACK) and event.get("again") == "yes":
        _again(ctx, standing, event)
    elif standing.history[0][0] not in ctx.unknown:
        message = f"{event.id} was created before, in {standing.origin}"
        ctx.problem("duplicate-id", event.line, message, f"memkit show {event.id}")
    else:
        _created_twice(ctx, event, standing)


def _enter(ctx: Context, event: ev.Created, id: str) -> None:
    given = dict(event.fields)
    records = ctx.session.records
    fact = ctx.state.facts[id] = Fact(
        id,
        event.text,
        given.get("section", ""),
        given.get("kind", ""),
        given.get("src", ""),
        ctx.stem,
        ctx.date,
        given.get("by") or ctx.session.actor,
        event.fields,
        dict(records).get(event.id, "") if records else "",
        heading=given.get("heading", ""),
    )
    fact.history.append((ctx.at, event.line, event.verb))
    ctx.use(fact, event.line)
    if "consent" in given:
        registers.stand_under(ctx, fact, given["consent"])
    if given.get("via") == AGENT_ENVIRONMENT:
        message = f"{fact.author} was named inside an agent's environment; {fact.id} counts as an agent's"
        ctx.problem("agent-environment", event.line, message, f"memkit why {fact.id}", WARNING)
    links.note_links(ctx, event, given)


def _again(ctx: Context, fact: Fact, event: ev.Created) -> None:
    """What was rejected or undone is raised once more, on purpose, by whoever raises it now."""
    if fact.status == ROLLED_BACK:
        withdraw(ctx, fact)
    fact.author, fact.src = event.get("by") or ctx.session.actor, event.get("src")
    fact.status, fact.text, fact.fields, fact.why = PENDING, event.text, event.fields, ""
    fact.body = dict(ctx.session.records).get(event.id, fact.body)
    fact.votes, fact.validations = (), ()
    fact.history.append((ctx.at, event.line, event.verb))
    ctx.use(fact, event.line)


def _created_twice(ctx: Context, event: ev.Created, standing: Fact) -> None:
    """The same words are one fact; other words are a second one, under a longer id and in conflict."""
    doubles = ctx.state.doubles.get(event.id, [(standing.history[0][0], standing.id)])
    for _, real in doubles:
        fact = ctx.state.facts[real]
        if fact.text == event.text:
            fact.history.append((ctx.at, event.line, event.verb))
            ctx.use(fact, event.line)
            break
    else:
        real = _free_id(ctx, event)
        _enter(ctx, event, real)
        ctx.conflict((doubles[0][1], real), "same-id", again=False)
    ctx.state.doubles[event.id] = [*doubles, (ctx.at, real)]


def _free_id(ctx: Context, event: ev.Created) -> str:
    digest = sha256(event.text.encode()).hexdigest()
    sizes = (size for size in range(4, 64, 4) if f"{event.id}-{digest[:size]}" not in ctx.state.facts)
    return f"{event.id}-{digest[: next(sizes)]}"


def answer(ctx: Context, event: ev.Deferred | ev.Rejected | ev.Blocked | ev.Quarantined, to: str) -> None:
    """A disposition that leaves the claim outside memory."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is None:
        return
    if to != DEFERRED and ctx.promoted_apart(fact):
        ctx.changed(fact.id, event.verb)
        promotion.contest(ctx, fact)
    elif moves(ctx, fact, to, event.line):
        if to in (REJECTED, QUARANTINED, DEFERRED):
            note_before(ctx, fact, event.verb)
        fact.status, fact.why = to, event.get("why")
        if to != DEFERRED:
            ctx.changed(fact.id, event.verb)
        if to == REJECTED:
            links.successor_refused(ctx, fact)


def validate(ctx: Context, event: ev.Validated) -> None:
    """Corroborated: by a second finding, a proof or a reviewer who is not the author."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is None:
        return
    by, how = event.get("by"), event.get("how")
    if how.startswith("reviewer") and by == fact.author:
        message = f"{by} reviewed its own candidate {fact.id}"
        ctx.problem("self-review", event.line, message, f"memkit review {fact.id}")
    elif moves(ctx, fact, VALIDATED, event.line):
        note_before(ctx, fact, event.verb)
        fact.status = VALIDATED
        fact.validations = (*fact.validations, (by, how))
        links.note_links(ctx, event, dict(event.fields))


def vote(ctx: Context, event: ev.Approved | ev.Objected) -> None:
    """One vote a handle; the last one counts."""
    if event.get("act") == "erase":
        registers.vote_on_erasure(ctx, event)
        return
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None:
        by = event.get("by")
        kept = tuple(pair for pair in fact.votes if pair[0] != by)
        fact.votes = (*kept, (by, "approve" if isinstance(event, ev.Approved) else "object"))
