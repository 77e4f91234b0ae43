"""Raises a claim: turns what was typed into a candidate with its provenance, judges it, and may promote it."""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.errors import Refused
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.rules import gate, promotion
from memkit.rules.gate import Judgement
from memkit.store import clock, drafts
from memkit.write import guards
from memkit.write.guards import readable_judgement, readable_reason
from memkit.write.intent import Intent, build_candidate, created_event, resolve_ids
from memkit.write.transaction import Receipt, Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.policy import Policy
    from memkit.query.near import Near
    from memkit.store.journals import Draft

# how many questions a fact may have when it is said again
MOST_QUESTIONS = 8
# the rule name of a contradiction that the author states
_SAID = "said"


@struct(frozen=True)
class Raised:
    """The result of raising a claim."""

    fact: Fact
    judgement: Judgement
    receipt: Receipt
    status: str
    # the policy it was judged by
    policy: Policy
    known: str = ""
    why: str = ""
    # similar live facts, for the writer to compare
    near: tuple[Near, ...] = ()
    # why it needs a review although the policy lets some claims count without one
    waits: str = ""
    # evidence and questions that were added to a claim that existed already
    cited: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()

    @property
    def counts(self) -> bool:
        """Whether it will be promoted without a review when its session ends."""
        return self.status == "pending" and self.fact.get("auto") == "eligible"


def propose(tx: Transaction, intent: Intent, into: str = "work") -> Raised:
    """Raises a candidate and judges it: its status is local, blocked, quarantined or pending."""
    intent = resolve_ids(tx, intent)
    fact = build_candidate(tx, intent)
    found = gate.judge(fact, tx.book, intent.supersedes)
    told = readable_judgement(tx, found)
    undone_by = _said_again(tx, fact, told, intent)
    known = _known_result(tx, fact, told, intent)
    if known is not None:
        return _added_later(tx, fact, known, opens=into == "work")
    told = _with_said(told, intent)
    answer, status = standing_answer(tx, fact, found)
    opens = into == "work"
    waits = undone_by or _eligible(tx, fact, opens and not answer, against=intent.contradicts)
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
    return Raised(fact, told, receipt, status, tx.workspace.policy, why=told.authority, waits=why, near=near)


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
    said = tuple((id, _SAID) for id in intent.contradicts if id not in named)
    return replace(found, contradictions=(*found.contradictions, *said))


def _eligible(
    tx: Transaction, fact: Fact, asked: bool, relayed: bool = False, against: tuple[str, ...] = ()
) -> str:
    """Marks a candidate that may be promoted without a review when its session ends; else notes and returns why not."""
    from memkit.rules import answers
    from memkit.write.auto_review import eligible_before, looked_at

    policy = tx.workspace.policy
    if not asked:
        return ""
    needed = answers.review_reason(fact, policy)
    if needed is not None:
        # nothing to record: the policy says it whenever somebody asks
        return needed.reason
    waits = answers.Waits("conflict", f"it contradicts {against[0]}") if against else None
    waits = waits or looked_at(tx, fact, relayed=relayed)
    waits = waits or answers.first_clash(fact, tx.book, policy, eligible_before(tx, fact.id))
    mark = (answers.WAITS_FIELD, waits.reason) if waits else (answers.AUTO_FIELD, answers.ELIGIBLE)
    fact.fields = (*fact.fields, mark)
    return waits.reason + waits.mends if waits else ""


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
    by = tx.state.rows[at].actor if 0 <= at < len(tx.state.rows) else ""
    # an actor that undid its own claim may raise it again like a new one
    reason = "" if by == tx.actor.name else f"undone by {by}" if by else "undone"
    fact.fields = (*fact.fields, ("waits", reason)) if reason else fact.fields
    return reason


def _known_result(tx: Transaction, fact: Fact, found: Judgement, intent: Intent) -> Raised | None:
    """The answer for a claim that exists already; refuses one that was rejected before. None for a new claim."""
    if found.rejected and not intent.again:
        why = tx.view.facts[found.rejected].why
        message = f"this was rejected before, as {found.rejected}{': ' + why if why else ''}"
        raise Refused(message, code="rejected-before", hint=tx.call.again("--again"))
    standing = tx.view.facts.get(fact.id)
    again = standing is not None and (
        found.undone == standing.id or (intent.again and standing.status == "rejected")
    )
    if standing is not None and not again:
        if standing.text == fact.text and tx.exists(standing, True):
            return _existing_result(tx, standing, found)
        raise _taken_refusal(tx, standing)
    if found.same and set(intent.supersedes) <= set(tx.view.facts[found.same].supersedes):
        return _existing_result(tx, tx.view.facts[found.same], found)
    return None


def _taken_refusal(tx: Transaction, standing: Fact) -> Refused:
    """The refusal of an id that another fact has; offers to replace that fact only if this writer may read it."""
    if tx.exists(standing, True):
        said, hint = (
            "exists and says something else",
            f"memkit supersede {standing.id} … replaces it; or choose",
        )
    else:
        said, hint = "is taken", "choose"
    return Refused(
        f"{standing.id} {said}; nothing was recorded", code="duplicate-id", hint=f"{hint} another --id"
    )


def _existing_result(tx: Transaction, standing: Fact, found: Judgement) -> Raised:
    """The result for a claim that exists already."""
    policy = tx.workspace.policy
    return Raised(standing, found, Receipt(""), standing.shown_status, policy, known=standing.id)


def _added_later(tx: Transaction, fact: Fact, known: Raised, opens: bool = False) -> Raised:
    """Adds evidence to a candidate of this session when its claim is repeated with it, and questions to any claim."""
    draft, standing = tx.own_draft(), known.fact
    asks = _new_questions(standing, fact)
    raised = [line["subject"] for line in draft.events if line.get("verb") == "Created"] if draft else []
    if standing.id in raised and standing.is_waiting:
        pieces = () if standing.every("evidence") else fact.every("evidence")
        return _complete_candidate(tx, draft, fact, known, pieces, asks) if pieces or asks else known
    is_theirs = tx.workspace.is_personal and not tx.actor.is_person
    if not asks or is_theirs or not (standing.is_live or standing.is_waiting):
        return known
    event = ev.Asked(standing.id, "", (("by", tx.actor.name), *(("asks", asked) for asked in asks)))
    at_once = tx.actor.is_person and not tx.named_session and standing.id in tx.state.facts
    title = "" if opens else guards.small_title("Ask", standing)
    receipt = tx.record([event], opens=opens, title=title, at_once=at_once)
    return replace(known, receipt=receipt, asked=asks)


def _new_questions(standing: Fact, fact: Fact) -> tuple[str, ...]:
    """The questions of a repeated claim that it has not yet, within the number that one fact may have."""
    known = standing.every("asks")
    new = tuple(dict.fromkeys(asked for asked in fact.every("asks") if asked not in known))
    return new[: max(0, MOST_QUESTIONS - len(known))]


def _complete_candidate(
    tx: Transaction,
    draft: Draft | None,
    fact: Fact,
    known: Raised,
    pieces: tuple[str, ...],
    asks: tuple[str, ...],
) -> Raised:
    """Rewrites a candidate of the open session with the evidence and questions of its repetition."""
    standing = replace(fact, id=known.fact.id) if pieces else known.fact
    old = [asked for asked in known.fact.every("asks") if pieces and asked not in fact.every("asks")]
    added = [("asks", asked) for asked in (old if pieces else asks)]
    standing = replace(standing, fields=(*standing.fields, *added))
    judged = ("auto", "waits")
    standing = replace(standing, fields=tuple(pair for pair in standing.fields if pair[0] not in judged))
    waits = _eligible(tx, standing, True)
    fields = [[key, tx.wash.text(value, key)] for key, value in standing.fields]
    if draft is not None and not tx.call.dry_run:
        drafts.write(draft, [{"cites": standing.id, "fields": fields}])
        tx.look_again()
    receipt = Receipt(draft.seed if draft else "", False, True, dry=tx.call.dry_run)
    return replace(known, fact=standing, receipt=receipt, waits=waits, cited=pieces, asked=asks)


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
        *(ev.Contradicted(id, fact.id, (("rule", _SAID),)) for id in intent.contradicts if id not in named),
    ]


def _records(fact: Fact) -> list[tuple[str, str]]:
    return [(fact.id, fact.body)] if fact.body else []


def remember(tx: Transaction, intent: Intent) -> Raised:
    """Raises a claim on explicit request: a person's counts at once; an agent's is treated as the policy says."""
    intent = resolve_ids(tx, intent)
    fact = build_candidate(tx, intent)
    found = gate.judge(fact, tx.book, intent.supersedes)
    told = readable_judgement(tx, found)
    undone_by = _said_again(tx, fact, told, intent)
    known = _known_result(tx, fact, told, intent)
    if known is not None:
        return _added_later(tx, fact, known)
    told = _with_said(told, intent)
    answer, status = standing_answer(tx, fact, found)
    refusal: promotion.Refusal | None = None
    waits = undone_by
    if not waits and not answer and not tx.actor.is_person:
        waits = _eligible(tx, fact, asked=True, relayed=True, against=intent.contradicts)
    if not answer:
        answer, status, refusal = _answer_remembered(tx, fact, undone_by)
    events = [created_event(fact), *_links(fact, intent, found), *answer]
    with guards.keep_values(tx):
        title = guards.small_title("Remember", fact)
        receipt = tx.record(events, _records(fact), title=title, at_once=_seals(tx, fact, events))
    if refusal is not None:
        raise Refused(f"{refusal.message}; kept as a candidate", code=refusal.code, hint=refusal.hint)
    return _raised_result(tx, fact, told, receipt, status, waits)


def _seals(tx: Transaction, fact: Fact, events: list[Event]) -> bool:
    """Whether to seal a person's claim at once although a session is open: not if it concerns that session's claims."""
    named = {id for event in events if isinstance(event, ev.OfPair) for id in (event.left, event.right)}
    raised = (id for id in (fact.id, *named) if id in tx.view.facts and id not in tx.state.facts)
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
