"""Answering candidates: promote, reject, defer and the rest, one recorded disposition each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from memkit.boot.struct import struct
from memkit.errors import Refused
from memkit.model import events as ev
from memkit.model.events import Event, Fields
from memkit.model.fact import PROMOTED, Fact, completed
from memkit.rules import gate, promotion, votes
from memkit.store import clock, evidence
from memkit.store.journals import Draft
from memkit.write import guards
from memkit.write.desk import Desk, Receipt


@struct(frozen=True)
class Answered:
    """One candidate's new standing."""

    fact: Fact
    status: str
    receipt: Receipt
    votes: str = ""
    contradictions: tuple[tuple[str, str], ...] = ()


def promote(
    desk: Desk, typed: str, *, when: str = "", cites: Sequence[str] = (), consent: str = "", why: str = ""
) -> Answered:
    """Makes a candidate memory, or votes for it; what it lacks may be given here and is recorded with it."""
    fact = desk.find(typed)
    if fact.status == PROMOTED:
        return Answered(fact, "promoted", Receipt(""))
    events = promotion_of(desk, fact.id, when=when, cites=cites, consent=consent, why=why)
    desk.rehearse(events, kind="review")
    receipt = desk.record(
        events, kind="review", into=draft_of(desk, fact.id), title=guards.title("Promote", fact)
    )
    last = next(event for event in reversed(events) if not isinstance(event, ev.Contradicted))
    status = {"Promoted": "promoted", "Rejected": "rejected"}.get(last.verb, "voted")
    against = tuple((event.left, event.get("rule")) for event in events if isinstance(event, ev.Contradicted))
    said = last.get("why") if isinstance(last, ev.Rejected) else _votes(fact, desk)
    return Answered(fact, status, receipt, said, against)


def promotion_of(
    desk: Desk, id: str, *, when: str = "", cites: Sequence[str] = (), consent: str = "", why: str = ""
) -> list[Event]:
    """The events that promote a candidate or vote for it, with the conflicts it opens; refuses what may not be."""
    fact = desk.find(id)
    full, given = _completed(desk, fact, when, cites)
    refusal = promotion.may_answer(full, desk.actor.name, desk.workspace.policy) or promotion.missing(
        full, desk.view
    )
    if refusal is None and fact.status == "blocked" and fact.why.startswith("authority-conflict"):
        hint = f'memkit amend {fact.id} --why "…", by a role the policy names'
        refusal = promotion.Refusal("authority-conflict", f"{fact.id} is blocked: {fact.why}", hint)
    if refusal is not None:
        raise Refused(refusal.message, code=refusal.code, hint=refusal.hint)
    consent = guards.consent_at_promotion(desk, full, consent)
    found = gate.judge(full, desk.view, desk.workspace.policy, full.supersedes)
    new = [pair for pair in found.contradictions if not _recorded(desk, full.id, pair[0])]
    conflicts = [ev.Contradicted(other, fact.id, (("rule", rule),)) for other, rule in new]
    return [*_promotion_events(desk, full, given, consent, why), *conflicts]


def _recorded(desk: Desk, one: str, other: str) -> bool:
    return any({one, other} == set(conflict.ids) for conflict in desk.view.conflicts.values())


def _completed(desk: Desk, fact: Fact, when: str, cites: Sequence[str]) -> tuple[Fact, Fields]:
    """The candidate with the provenance given now, and what was given, for the promotion to carry."""
    given = [("evidence", evidence.cite(desk.workspace.root, desk.call.cwd, item)) for item in cites]
    if when:
        given.append(("applies_when", desk.wash.text(when)))
    return replace(fact, fields=completed(fact.fields, tuple(given))), tuple(given)


def _promotion_events(desk: Desk, fact: Fact, given: Fields, consent: str, why: str) -> list[Event]:
    by, now = desk.actor, clock.iso(clock.now())
    policy = desk.workspace.policy
    if promotion.quorum(fact, policy) <= 1:
        return [promotion.promoted(fact, by.name, by.via, now, consent, given)]
    vote: list[Event] = [ev.Approved(fact.id, "", (("by", by.name), ("why", why or "approved")))]
    outcome = promotion.outcome(fact, by.name, votes.APPROVE, len(desk.state.rows), policy)
    if outcome == votes.YES:
        return [*vote, promotion.promoted(fact, "quorum", by.via, now, consent, given)]
    return [*vote, _turned_down(desk, fact, "a tie")] if outcome == votes.NO else vote


def _turned_down(desk: Desk, fact: Fact, why: str) -> ev.Rejected:
    """The end of a vote that says no, or that nobody can decide any more."""
    late = votes.has_expired(fact, len(desk.state.rows), desk.workspace.policy)
    return ev.Rejected(fact.id, "", (("by", "quorum"), ("why", "the vote expired" if late else why)))


def _votes(fact: Fact, desk: Desk) -> str:
    need = promotion.quorum(fact, desk.workspace.policy)
    have = len({by for by, vote in fact.votes if vote == "approve"} | {desk.actor.name})
    return f"{have} of {need} votes" if need > 1 else ""


def reject(desk: Desk, typed: str, why: str) -> Answered:
    """Turns a candidate down for good, or votes against it."""
    fact = desk.find(typed)
    by, policy = desk.actor, desk.workspace.policy
    events: list[Event] = [ev.Rejected(fact.id, "", (("by", by.name), ("why", why)))]
    status = "rejected"
    if promotion.quorum(fact, policy) > 1 and fact.author != by.name:
        vote = ev.Objected(fact.id, "", (("by", by.name), ("why", why)))
        decided = promotion.outcome(fact, by.name, votes.OBJECT, len(desk.state.rows), policy) == votes.NO
        events = [vote, _turned_down(desk, fact, why)] if decided else [vote]
        status = "rejected" if decided else "voted"
    return settle(desk, fact, events, status, guards.title("Reject", fact))


def settle(desk: Desk, fact: Fact, events: Sequence[Event], status: str, title: str) -> Answered:
    """Rehearses and records an answer, in the session that holds the candidate where one is open."""
    desk.rehearse(events, kind="review")
    receipt = desk.record(events, kind="review", into=draft_of(desk, fact.id), title=title)
    return Answered(fact, status, receipt)


def draft_of(desk: Desk, id: str) -> Draft | None:
    """The open session that raised this candidate, if it is still open."""
    for draft in desk.drafts:
        if any(line.get("verb") == "Created" and line.get("subject") == id for line in draft.events):
            return draft
    return None
