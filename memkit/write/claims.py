"""Raises a claim: turns what was typed into a candidate with its provenance, judges it, and may promote it."""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.errors import Refused
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.rules import gate, promotion
from memkit.rules.disputes import SAID
from memkit.rules.gate import Judgement
from memkit.store import clock
from memkit.write import guards
from memkit.write.guards import readable_judgement, readable_reason
from memkit.write.intent import Intent, build_candidate, created_event, resolve_ids
from memkit.write.repetition import Raised, added_later, known_result
from memkit.write.successors import refuse_unrelated
from memkit.write.transaction import Receipt, Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.near import Near


def propose(tx: Transaction, intent: Intent, into: str = "work") -> Raised:
    """Raises a candidate and judges it: its status is local, blocked, quarantined or pending."""
    intent = resolve_ids(tx, intent)
    fact = build_candidate(tx, intent)
    found = gate.judge(fact, tx.book, intent.supersedes)
    told = readable_judgement(tx, found)
    undone_by = _said_again(tx, fact, told, intent)
    known = known_result(tx, fact, told, intent)
    if known is not None:
        return added_later(tx, fact, known, opens=into == "work")
    refuse_unrelated(tx, fact, intent)
    told = _with_said(told, intent)
    answer, status = standing_answer(tx, fact, found)
    from memkit.write.auto_review import mark_eligible

    opens = into == "work"
    waits = undone_by or mark_eligible(tx, fact, opens and not answer, against=intent.contradicts)
    events = [created_event(fact), *_links(fact, intent, found), *answer]
    title = "" if opens else guards.small_title("Propose", fact)
    with guards.keep_values(tx):
        receipt = tx.record(events, _records(fact), opens=opens, kind=into, title=title)
    return _raised_result(tx, fact, told, receipt, status, waits)


def _raised_result(
    tx: Transaction, fact: Fact, told: Judgement, receipt: Receipt, status: str, waits: str
) -> Raised:
    """The result for a recorded claim, with what this writer may read."""
    why, near = readable_reason(tx, waits), _near_claim(tx, fact, told)
    policy = tx.workspace.policy
    return Raised(fact, told, receipt, status, policy, why=told.authority, waits=why, near=near, view=tx.view)


def _near_claim(tx: Transaction, fact: Fact, found: Judgement) -> tuple[Near, ...]:
    """Facts near a claim, without those that the gate has named already."""
    from memkit.query.near import near_facts

    named = (*(id for id, _ in found.contradictions), *found.duplicates, *fact.supersedes)
    but = (fact.id, *named)
    return near_facts(tx.call, tx.loaded, fact.text, but, _raised_before(tx), tx.own_claims)


def _raised_before(tx: Transaction) -> list[Fact]:
    """This writer's pending claims in an open session, the newest last."""
    if tx.view is tx.state:
        return []
    drafted = (fact for fact in tx.view.facts.opened() if fact.id not in tx.state.facts)
    return [fact for fact in drafted if fact.is_waiting and fact.author == tx.actor.name]


def _with_said(found: Judgement, intent: Intent) -> Judgement:
    """The judgement plus the contradictions that the author states and no rule found."""
    named = {other for other, _ in found.contradictions}
    said = tuple((id, SAID) for id in intent.contradicts if id not in named)
    return replace(found, contradictions=(*found.contradictions, *said))


def _said_again(tx: Transaction, fact: Fact, found: Judgement, intent: Intent) -> str:
    """If the same words were undone before, reuses their id; returns who undid them, unless a person writes now."""
    if not found.undone or found.same or (intent.id and intent.id != found.undone):
        return ""
    fact.id = found.undone
    fact.fields = (*(pair for pair in fact.fields if pair[0] != "again"), ("again", "yes"))
    if tx.actor.is_person:
        return ""
    history = tx.view.facts[fact.id].history
    at = next((when for when, _, verb in reversed(history) if verb in ("Rolled-back", "Reopened")), -1)
    by = tx.actor_at(at)
    # an actor that undid its own claim may raise it again like a new one
    reason = "" if by == tx.actor.name else f"undone by {by}" if by else "undone"
    fact.fields = (*fact.fields, ("waits", reason)) if reason else fact.fields
    return reason


def standing_answer(tx: Transaction, fact: Fact, found: Judgement) -> tuple[list[Event], str]:
    """The events by which the policy answers a candidate, and its status: local, blocked, quarantined or pending."""
    if fact.kind == "local":
        return [ev.Rejected(fact.id, "", (("by", tx.actor.name), ("why", "execution-local")))], "rejected"
    if found.authority:
        why = f"authority-conflict: {found.authority}"
        return [ev.Blocked(fact.id, "", (("by", "policy:authority"), ("why", why)))], "blocked"
    trust = tx.workspace.policy.trust
    if fact.src == "external" and trust.external == "quarantine":
        return [ev.Quarantined(fact.id, "", (("by", "policy:source"), ("why", "external")))], "quarantined"
    term = tx.view.terms.get((fact.get("term") or fact.id).casefold()) if fact.kind == "term" else None
    if term is not None and term.meaning != fact.text:
        return [ev.Blocked(fact.id, "", (("by", "policy:glossary"), ("why", "term-taken")))], "blocked"
    return [], "pending"


def _links(fact: Fact, intent: Intent, found: Judgement) -> list[Event]:
    why = intent.fields.get("why", "")
    reason = (("why", why),) if why else ()
    named = {other for other, _ in found.contradictions}
    return [
        *(ev.Superseded(old, fact.id, reason) for old in intent.supersedes),
        *(ev.Contradicted(other, fact.id, (("rule", rule),)) for other, rule in found.contradictions),
        *(ev.Contradicted(id, fact.id, (("rule", SAID),)) for id in intent.contradicts if id not in named),
    ]


def _records(fact: Fact) -> list[tuple[str, str]]:
    return [(fact.id, fact.body)] if fact.body else []


def remember(tx: Transaction, intent: Intent) -> Raised:
    """Raises a claim on explicit request: a person's counts at once; an agent's is treated as the policy says.

    Refuses a person's claim that lacks what its kind needs, after keeping it as a candidate.
    """
    raised, refusal = remember_or_keep(tx, intent)
    if refusal is not None:
        raise Refused(f"{refusal.message}; kept as a candidate", code=refusal.code, hint=refusal.hint)
    return raised


def remember_or_keep(tx: Transaction, intent: Intent) -> tuple[Raised, promotion.Refusal | None]:
    """The same, with the reason why a person's claim was only kept as a candidate instead of a refusal."""
    intent = resolve_ids(tx, intent)
    fact = build_candidate(tx, intent)
    found = gate.judge(fact, tx.book, intent.supersedes)
    told = readable_judgement(tx, found)
    undone_by = _said_again(tx, fact, told, intent)
    known = known_result(tx, fact, told, intent)
    if known is not None:
        return added_later(tx, fact, known, relayed=True), None
    refuse_unrelated(tx, fact, intent)
    told = _with_said(told, intent)
    answer, status = standing_answer(tx, fact, found)
    refusal: promotion.Refusal | None = None
    waits = undone_by
    if not waits and not answer and not tx.actor.is_person:
        from memkit.write.auto_review import mark_eligible

        waits = mark_eligible(tx, fact, asked=True, relayed=True, against=intent.contradicts)
    if not answer:
        answer, status, refusal = _answer_remembered(tx, fact, undone_by)
    events = [created_event(fact), *_links(fact, intent, found), *answer]
    with guards.keep_values(tx):
        title = guards.small_title("Remember", fact)
        receipt = tx.record(events, _records(fact), title=title, at_once=_seals(tx, fact, events))
    return _raised_result(tx, fact, told, receipt, status, waits), refusal


def _seals(tx: Transaction, fact: Fact, events: list[Event]) -> bool:
    """Whether to seal a person's claim at once although a session is open: not if it concerns that session's claims."""
    named = {id for event in events if isinstance(event, ev.OfPair) for id in (event.left, event.right)}
    together = tx.collection.claim_ids if tx.collection is not None else ()
    ids = [id for id in (fact.id, *named) if id not in together]
    raised = (id for id in ids if id in tx.view.facts and id not in tx.state.facts)
    return tx.actor.is_person and not tx.named_session and not any(raised)


def _answer_remembered(
    tx: Transaction, fact: Fact, undone_by: str
) -> tuple[list[Event], str, promotion.Refusal | None]:
    by, policy = tx.actor, tx.workspace.policy
    now = clock.iso(clock.now())
    lacks = promotion.missing_provenance(fact, tx.view, policy)
    waits: list[Event] = [
        ev.Deferred(fact.id, "", (("by", by.name), *((("why", undone_by),) if undone_by else ())))
    ]
    if not by.is_person:
        if fact.get("auto") == "eligible":
            return [promotion.promoted_event(fact, "policy:auto", "policy", now)], "promoted", None
        return waits, "deferred", None
    if lacks is not None:
        return waits, "deferred", lacks
    if promotion.quorum(fact, policy) > 1:
        vote = ev.Approved(fact.id, "", (("by", by.name),))
        may = policy.promotion.reviewer_may_be_author != "no"
        return [vote, *waits] if may else waits, "deferred", None
    if policy.promotion.reviewer_may_be_author == "no":
        return waits, "deferred", None
    return [promotion.promoted_event(fact, by.name, by.via, now)], "promoted", None
