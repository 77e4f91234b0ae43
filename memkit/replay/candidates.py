"""Candidates: how a claim is raised, and the answers it can get before it is promoted."""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.model import WARNING, Problem
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
from memkit.model.session import LENIENT, STRICT
from memkit.replay import links, promotion
from memkit.replay.by_hand import is_gated
from memkit.replay.context import Context


def create(ctx: Context, event: ev.Created) -> None:
    """Adds a candidate; if two branches created the same id with different words, keeps both."""
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
        given.get("by") or ctx.actor,
        event.fields,
        dict(records).get(event.id, "") if records else "",
        heading=given.get("heading", ""),
    )
    fact.history.append((ctx.at, event.line, event.verb))
    ctx.use(fact, event.line)
    if "consent" in given:
        from memkit.replay import registers

        registers.put_under_consent(ctx, fact, given["consent"])
    if given.get("via") == AGENT_ENVIRONMENT:
        message = f"a user's name was given inside an agent's environment; {fact.id} counts as an agent's"
        ctx.problem("agent-environment", event.line, message, f"memkit why {fact.id}", WARNING)
    _note_links(ctx, event, given)


def _note_links(ctx: Context, event: ev.Created | ev.Validated, given: dict[str, str]) -> None:
    """Notes the ids in an event's fields; `check_links` looks them up at the end of the session."""
    if "twin" in given:
        ctx.links.append((event.line, "twin", given["twin"]))
    if "change" in given:
        subject = given["change"].partition(" ")[2].removesuffix(" (invalidated)")
        if not given["change"].startswith(("Defined ", "Set ")):
            ctx.links.append((event.line, "change", subject))
    named = event.every("evidence") if "evidence" in given else (given.get("how", ""),)
    for value in named:
        kind, _, rest = value.partition(":")
        if kind in ("finding", "session"):
            ctx.links.append((event.line, kind, rest.partition("#")[0]))


def _again(ctx: Context, fact: Fact, event: ev.Created) -> None:
    """Raises a rejected or undone claim again, as its author asks; the new author replaces the old one."""
    if fact.status == ROLLED_BACK:
        withdraw(ctx, fact)
    fact.author, fact.src = event.get("by") or ctx.actor, event.get("src")
    fact.status, fact.text, fact.fields, fact.why = PENDING, event.text, event.fields, ""
    fact.body = dict(ctx.session.records).get(event.id, fact.body)
    fact.votes, fact.validations = (), ()
    fact.history.append((ctx.at, event.line, event.verb))
    ctx.use(fact, event.line)


def _created_twice(ctx: Context, event: ev.Created, standing: Fact) -> None:
    """Handles a second creation of an id: equal words are one fact; different words become a second fact with a longer id,
    in conflict with the first."""
    if ctx.session.mode == STRICT and standing.status == PENDING and _is_by_hand(ctx, standing):
        _displace(ctx, event, standing)
        return
    doubles = ctx.state.doubles.get(event.id, [(standing.history[0][0], standing.id)])
    for _, real in doubles:
        fact = ctx.state.facts[real]
        if fact.text == event.text:
            fact.history.append((ctx.at, event.line, event.verb))
            ctx.use(fact, event.line)
            break
    else:
        real = _free_id(ctx, event.id, event.text)
        _enter(ctx, event, real)
        ctx.conflict((doubles[0][1], real), "same-id", again=False)
    ctx.state.doubles[event.id] = [*doubles, (ctx.at, real)]


def _is_by_hand(ctx: Context, fact: Fact) -> bool:
    """Whether a hand-written session raised it, which may only propose."""
    row = ctx.state.rows[fact.history[0][0]]
    return row.mode == LENIENT and is_gated(ctx.state, row.stem, row.sha256)


def _displace(ctx: Context, event: ev.Created, standing: Fact) -> None:
    """Gives the id to the fact of a sealed session; moves an earlier-dated hand-written fact to a longer id."""
    at, line, _ = standing.history[0]
    real = _free_id(ctx, event.id, standing.text)
    standing.id = real
    ctx.state.facts[real] = standing
    _enter(ctx, event, event.id)
    ctx.state.doubles[event.id] = [(ctx.at, event.id), (at, real)]
    ctx.conflict((event.id, real), "same-id", again=False)
    message = f"{event.id} is the id of another fact, of {ctx.stem}; this one is {real}"
    path = ctx.state.rows[at].path
    ctx.state.problems.append(Problem("duplicate-id", path, line, message, f"memkit show {real}", WARNING))


def _free_id(ctx: Context, id: str, text: str) -> str:
    digest = sha256(text.encode()).hexdigest()
    sizes = (size for size in range(4, 64, 4) if f"{id}-{digest[:size]}" not in ctx.state.facts)
    return f"{id}-{digest[: next(sizes)]}"


def answer(ctx: Context, event: ev.Deferred | ev.Rejected | ev.Blocked | ev.Quarantined, to: str) -> None:
    """Records an answer that does not promote the claim."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is None:
        return
    if to != DEFERRED and ctx.promoted_apart(fact):
        ctx.record_change(fact.id, event.verb)
        promotion.contest(ctx, fact)
    elif ctx.allows_step(fact, to, event.line):
        if to in (REJECTED, QUARANTINED, DEFERRED):
            note_before(ctx, fact, event.verb)
        fact.status, fact.why = to, event.get("why")
        if event.get("waits"):
            kept = (pair for pair in fact.fields if pair[0] != "waits")
            fact.fields = (*kept, ("waits", event.get("waits")))
        by = event.get("by") or ctx.actor
        # most candidates are deferred by the end of their session, which tells nothing
        if to != DEFERRED or by.startswith("user:"):
            ctx.record_change(fact.id, event.verb, by)
        if to == REJECTED:
            links.successor_refused(ctx, fact)


def validate(ctx: Context, event: ev.Validated) -> None:
    """Marks a claim as corroborated: by a second finding, a proof, or a reviewer other than the author."""
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is None:
        return
    by, how = event.get("by"), event.get("how")
    if how.startswith("reviewer") and by == fact.author:
        message = f"{by} reviewed its own candidate {fact.id}"
        ctx.problem("self-review", event.line, message, f"memkit review {fact.id}")
    elif ctx.allows_step(fact, VALIDATED, event.line):
        note_before(ctx, fact, event.verb)
        fact.status = VALIDATED
        fact.validations = (*fact.validations, (by, how))
        _note_links(ctx, event, dict(event.fields))


def vote(ctx: Context, event: ev.Approved | ev.Objected) -> None:
    """Records a vote: one per handle, the last one counts."""
    if event.get("act") == "erase":
        from memkit.replay import registers

        registers.vote_on_erasure(ctx, event)
        return
    fact = ctx.fact(event.id, event.line, event.verb)
    if fact is not None:
        by = event.get("by")
        kept = tuple(pair for pair in fact.votes if pair[0] != by)
        fact.votes = (*kept, (by, "approve" if isinstance(event, ev.Approved) else "object"))


def note_before(ctx: Context, fact: Fact, verb: str) -> None:
    """Notes the candidate's current state, so that the answer can be undone later."""
    said = "\n".join((fact.status, " ".join(fact.supersedes), fact.why))
    ctx.record_change(f"before {fact.id}", verb, said)


def withdraw(ctx: Context, fact: Fact) -> None:
    """Makes a promoted fact pending and unreviewed again, and restores the fact it replaced."""
    links.successor_withdrawn(ctx, fact)
    fact.status = VALIDATED if fact.validations else PENDING
    fact.promoted_in = fact.promoted_by = fact.archived = fact.left = fact.closed = ""
    fact.promotion, fact.reviewed, fact.is_reviewed, fact.votes = (), (), False, ()
