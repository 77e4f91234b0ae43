"""Decides one or many facts: judges each in order on one trial, and records all answers in one session or none."""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.errors import MachineError, Refused
from memkit.model import events as ev
from memkit.model.fact import Fact, complete_fields
from memkit.query.call import shell_quoted
from memkit.rules import answers, gate, promotion
from memkit.rules.answers import ANSWERS, CHANGER, PERSON, REVIEWER
from memkit.write import guards, votes
from memkit.write.change import ask_for_reason, change, may_change, pending_note, require_person
from memkit.write.journal import Receipt
from memkit.write.revision import words_wait

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.model.events import Event, Fields
    from memkit.model.state import State
    from memkit.store.journals import Draft
    from memkit.write.transaction import Transaction


@struct(frozen=True)
class Said:
    """What an actor says with an answer: a reason, how they know, and provenance that a candidate still lacked."""

    why: str = ""
    how: str = ""
    when: str = ""
    cites: tuple[str, ...] = ()
    consent: str = ""
    text: str = ""
    # further fields of provenance
    more: Fields = ()


@struct(frozen=True)
class Decision:
    """The decision about one fact: its events and the resulting status; `already` if nothing changes."""

    fact: Fact
    status: str
    events: tuple[Event, ...] = ()
    votes: str = ""
    contradictions: tuple[tuple[str, str], ...] = ()
    already: bool = False
    # the live facts that a promotion replaces
    ends: tuple[str, ...] = ()


@struct(frozen=True)
class Decided:
    """The recorded decisions, or the proposals of an actor who may not decide."""

    decisions: tuple[Decision, ...]
    receipt: Receipt
    tail: str


def decide(tx: Transaction, word: str, typed: Sequence[str], said: Said) -> Decided:
    """Gives one answer about every named fact, in one session; records nothing if one answer is refused."""
    row = ANSWERS[word]
    if row.who == PERSON:
        require_person(tx, row.what)
    facts = list({fact.id: fact for fact in map(tx.find, typed)}.values())
    into = _one_session(tx, word, facts)
    if word == "verify":
        from memkit.write.verify import proposed_rechecks, refuse_ended

        refuse_ended(tx, facts)
        tx.cited_files.recheck.look_for(facts)
        waiting = None if tx.actor.is_person else proposed_rechecks(tx, facts, said)
        if waiting is not None:
            return waiting
    if row.who == CHANGER:
        waits = _outcome_waits(tx, word, facts, said)
        if waits or not _may_give(tx, word, facts, _reason(word, said)):
            return _propose(tx, word, facts, said, waits)
    decisions = _judge_all(tx, word, facts, said)
    events = [event for decision in decisions for event in decision.events]
    if not events:
        return Decided(tuple(decisions), Receipt(""), "")
    first = next(decision.fact for decision in decisions if decision.events)
    title = guards.small_title(word.capitalize(), first)
    receipt = tx.record(events, kind=row.kind, into=into, title=title)
    return Decided(tuple(decisions), receipt, receipt.tail())


def _reason(word: str, said: Said) -> str:
    """What an agent gives as its reason: of a thread that it closes, how it ended."""
    return said.why or (said.text if word == "close" else "")


def _outcome_waits(tx: Transaction, word: str, facts: Sequence[Fact], said: Said) -> str:
    """Why an agent's outcome of a thread needs a person; empty if it may close the thread."""
    if word != "close" or not said.text:
        return ""
    asked = (answer_event(tx, word, fact.id, said) for fact in facts if not answers.is_so_already(word, fact))
    return next(filter(None, (words_wait(tx, event) for event in asked)), "")


def _may_give(tx: Transaction, word: str, facts: Sequence[Fact], why: str) -> bool:
    """Whether the actor may give this answer. Anyone may archive a reviewed fact past its window: a use restores it."""
    todo = [fact for fact in facts if not answers.is_so_already(word, fact)]
    if not todo or may_change(tx, facts, why):
        return True
    return word == "archive" and all(fact.is_of_a_person and _is_past_window(tx, fact) for fact in todo)


def _is_past_window(tx: Transaction, fact: Fact) -> bool:
    from memkit.rules.decay import past_window

    return past_window(fact, tx.state, tx.workspace.policy)


def _propose(tx: Transaction, word: str, facts: Sequence[Fact], said: Said, waits: str = "") -> Decided:
    """Raises a change candidate for each fact, which a reviewer must answer; `waits`: the test that its words failed."""
    if not _reason(word, said):
        ask_for_reason(tx, facts, "…" if word == "close" else "")
    verb, text = ANSWERS[word].event.verb, said.text or said.why
    todo, done = [fact for fact in facts if not answers.is_so_already(word, fact)], ANSWERS[word].done
    calls = ((answer_event(tx, word, fact.id, said), f"{verb} {fact.id}") for fact in todo)
    asked = [change(tx, event, asks=asks, text=text or word) for event, asks in calls]
    states = [(fact, f"not yet {done}" if fact in todo else done) for fact in facts]
    decisions = tuple(Decision(fact, now, already=fact not in todo) for fact, now in states)
    ids = [each.proposed.fact.id for each in asked if each.proposed is not None]
    tail = pending_note(ids, asked[-1].receipt) + (f" · {waits}" if waits else "")
    return Decided(decisions, asked[-1].receipt, tail)


def _one_session(tx: Transaction, word: str, facts: Sequence[Fact]) -> Draft | None:
    """The open session that raised all these facts, or None if they are in the ledger; refuses a mixture."""
    places = {fact.id: draft_of(tx, fact.id) for fact in facts}
    drafts = {draft.seed if draft else "": draft for draft in places.values()}
    if len(drafts) > 1:
        calls = [
            " ".join(["memkit", word, *(id for id, at in places.items() if (at.seed if at else "") == seed)])
            for seed in drafts
        ]
        message = "these are in different sessions, and one call writes into one; nothing was recorded"
        raise Refused(message, code="two-sessions", hint=" && ".join(calls))
    return next(iter(drafts.values()), None)


def draft_of(tx: Transaction, id: str) -> Draft | None:
    """The open session that raised this candidate; None if it is sealed."""
    for draft in tx.drafts:
        if any(line.get("verb") == "Created" and line.get("subject") == id for line in draft.events):
            return draft
    return None


def _judge_all(tx: Transaction, word: str, facts: Sequence[Fact], said: Said) -> list[Decision]:
    """The decision about each fact, on the state after those before it; if any is refused, refuses all and says why."""
    trial, row = tx.trial(ANSWERS[word].kind), ANSWERS[word]
    decisions: list[Decision] = []
    refused: dict[str, Refused] = {}
    for fact in facts:
        now = trial.state.facts[fact.id]
        if answers.is_so_already(word, now) and not _confirms(tx, word, now):
            decisions.append(Decision(fact, row.done, already=True))
            continue
        try:
            decision = decision_of(tx, word, fact.id, said, trial.state)
            trial.add(decision.events)
            decisions.append(decision)
        except MachineError:
            raise
        except Refused as error:
            refused[fact.id] = error
            trial = tx.trial(row.kind)
            trial.add([event for done in decisions for event in done.events])
    if refused:
        from memkit.write.answer_refusal import refusal_of_answers

        raise refusal_of_answers(word, facts, refused)
    return decisions


def decision_of(tx: Transaction, word: str, id: str, said: Said, view: State) -> Decision:
    """The decision that an answer about one fact leads to; refuses an answer that is not allowed."""
    fact = view.facts[id]
    if ANSWERS[word].who == REVIEWER and word != "promote" and fact.author != tx.actor.name:
        refusal = _may_answer(tx, fact)
        if refusal is not None and refusal.code == "needs-person":
            hint = promotion.ask_the_user(f"memkit {word} {id}")
            raise Refused(refusal.message, code=refusal.code, hint=hint)
    confirms = _confirms(tx, word, fact)
    if word == "promote" and not confirms:
        return _promotion(tx, fact, said, view)
    if confirms and (said.consent or said.more):
        message = f"{fact.id} counts already, unreviewed; promoting it confirms its words and takes no other provenance"
        raise Refused(message, code="bad-transition", hint=f"memkit promote {fact.id}")
    if word == "verify" or confirms:
        from memkit.write.verify import verification

        return verification(tx, fact, said)
    if word == "reject" and promotion.quorum(fact, tx.workspace.policy) > 1 and fact.author != tx.actor.name:
        vote, status = votes.objection_events(tx, fact, said.why)
        return Decision(fact, status, vote)
    return Decision(fact, ANSWERS[word].done, (answer_event(tx, word, id, said),))


def answer_event(tx: Transaction, word: str, id: str, said: Said) -> Event:
    """The event of an answer in `rules.answers`, signed by this actor."""
    # if an agent archives a fact past its window, the policy signs it
    fades = word == "archive" and not tx.actor.is_person and _is_past_window(tx, tx.view.facts[id])
    values = {
        "by": "policy:decay" if fades else tx.actor.name,
        "via": tx.actor.via,
        "why": said.why,
        "how": said.how,
    }
    return answers.event_of(word, id, values, said.text)


def _confirms(tx: Transaction, word: str, fact: Fact) -> bool:
    """Whether a person promotes a fact that counts unreviewed: this reviews its words, as `verify` does."""
    return word == "promote" and tx.actor.is_person and fact.is_live and not fact.is_reviewed


def _may_answer(tx: Transaction, fact: Fact) -> promotion.Refusal | None:
    """The refusal if this actor may not answer the candidate: an agent that the policy lists answers no norm of any form."""
    by = tx.actor
    refusal = promotion.may_answer(fact, by.name, by.is_person, tx.workspace.policy)
    if refusal is not None or by.is_person:
        return refusal
    from memkit.write.auto_review import norm_reason

    reason = norm_reason(tx, fact)
    message = f"{fact.id}: {reason}; a person answers it, and this is {by.name}"
    hint = promotion.ask_the_user(f"memkit promote {fact.id}")
    return promotion.Refusal("needs-person", message, hint) if reason else None


# -- promotion -------------------------------------------------------------------------------------


def _promotion(tx: Transaction, fact: Fact, said: Said, view: State) -> Decision:
    """The promotion of a candidate, or a vote for it, with the conflicts it opens; `said` may add missing provenance."""
    full, given = _complete(tx, fact, said)
    refusal = _may_answer(tx, full) or promotion.missing_provenance(full, view, tx.workspace.policy)
    if refusal is None and fact.status == "blocked" and fact.why.startswith("authority-conflict"):
        hint = f'memkit amend {fact.id} --why "…"  # by a role the policy names'
        refusal = promotion.Refusal("authority-conflict", f"{fact.id} is blocked: {fact.why}", hint)
    if refusal is not None:
        hint = _completing_call(fact, said, refusal.flags) if refusal.flags else refusal.hint
        raise Refused(refusal.message, code=refusal.code, hint=hint)
    consent = guards.consent_at_promotion(tx, full, said.consent)
    found = gate.judge(full, tx.book_of(view), full.supersedes)
    recorded = [set(conflict.ids) for conflict in view.conflicts.values()]
    new = [pair for pair in found.contradictions if {full.id, pair[0]} not in recorded]
    events, status = votes.promotion_events(tx, full, given, consent, said.why)
    conflicts = [ev.Contradicted(other, fact.id, (("rule", rule),)) for other, rule in new]
    last = events[-1]
    words = last.get("why") if isinstance(last, ev.Rejected) else votes.vote_count(tx, fact)
    ends = tuple(id for id in full.supersedes if status == "promoted" and view.facts[id].is_live)
    return Decision(fact, status, (*events, *conflicts), words, tuple(new), ends=ends)


def _completing_call(fact: Fact, said: Said, flags: tuple[str, ...]) -> str:
    """The promote command with the options already typed and those still missing."""
    when = ("--when", said.when) if said.when and "--when" not in flags else ()
    cited = [word for path in said.cites for word in ("--evidence", path)]
    why = ("--why", said.why) if said.why else ()
    return shell_quoted(["memkit", "promote", fact.id, *when, *cited, *why, *flags])


def _complete(tx: Transaction, fact: Fact, said: Said) -> tuple[Fact, Fields]:
    """The candidate with the provenance in `said`, and those fields for the promotion event."""
    given: list[tuple[str, str]] = []
    if said.cites:
        from memkit.evidence.forms import stored
        from memkit.write.cite import cite

        given += [("evidence", stored(piece)) for piece in cite(tx, said.cites, fact.text)]
    if said.when:
        given.append(("applies_when", tx.wash.text(said.when)))
    given += [(name, tx.wash.text(value, name)) for name, value in said.more]
    full = replace(fact, fields=complete_fields(fact.fields, tuple(given)))
    if moment := promotion.when_of(full):
        given.append(("applies_when", moment))
        full = replace(fact, fields=complete_fields(fact.fields, tuple(given)))
    return full, tuple(given)
