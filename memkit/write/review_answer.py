"""Turns one answer to a review item into events. It never invents a reason."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.errors import Refused
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import TIER2_KINDS, Fact
from memkit.model.ids import content_hash
from memkit.model.state import State
from memkit.rules.review import Item
from memkit.rules.review_keys import NEEDS, meant_answer
from memkit.write.decide import Decision, Said, decision_of
from memkit.write.transaction import Transaction

Answer = dict[str, str]

# the keys of an answer
FIELDS = ("item", "answer", "why", "how", "when", "evidence", "text")
# a review's word → the word in `rules.answers`
_WORDS = {"holds": "verify", "when": "verify"}
_CANDIDATES = ("candidate", "change")


@struct(frozen=True)
class Judged:
    """The events of an answer and its result in words; skip has no events."""

    events: tuple[Event, ...]
    words: str


def judge(tx: Transaction, item: Item, answer: Answer, view: State) -> Judged:
    """The events of an answer, judged on this state; refuses a word that the item does not accept."""
    word = meant_answer(answer.get("answer", ""), item.kind)
    if word in ("", "skip"):
        return Judged((), f"skipped {item.id}")
    if item.kind == "conflict":
        return _settle(tx, item, word, answer.get("why", ""))
    if word not in item.words:
        words = ", ".join((*item.words, "skip"))
        raise Refused(f'"{word}" is no answer to {item.name}', code="bad-answer", hint=f"one of {words}")
    _refuse_incomplete(item, word, answer)
    return _events_of(tx, item, word, answer, view)


def _refuse_incomplete(item: Item, word: str, answer: Answer) -> None:
    """Refuses an answer that lacks a required value."""
    needed = NEEDS.get(word, "")
    if needed and not answer.get(needed, "").strip():
        hint = f'{{"item": "{item.name}", "answer": "{word}", "{needed}": "…"}}'
        raise Refused(f'{item.name}: "{word}" needs "{needed}"', code="incomplete-answer", hint=hint)


def _events_of(tx: Transaction, item: Item, word: str, answer: Answer, view: State) -> Judged:
    why = answer.get("why", "")
    if word == "edit":
        return _edit(tx, item, answer, view)
    if word == "keep":
        return Judged((ev.Referenced((item.id,)),), f"kept {item.id}")
    if word == "mark":
        return Judged(_review_events(tx, item), f"marked {item.id} as stale")
    if word == "invalidate":
        fields = (("by", tx.actor.name), *((("why", why),) if why else ()))
        return Judged((ev.Superseded(item.id, "", fields),), f"ended {item.id}")
    if item.kind == "retention" and item.id in tx.state.consents:
        fields = (("why", why),) if why else ()
        return Judged((ev.Revoked(item.id, "", fields),), f"revoked {item.id}")
    return _judged_decision(decision_of(tx, _WORDS.get(word, word), item.id, _said_with(word, answer), view))


def _said_with(word: str, answer: Answer) -> Said:
    return Said(
        why=answer.get("why", "") if word != "close" else "",
        how=answer.get("how", ""),
        when=answer.get("when", ""),
        cites=tuple(filter(None, [answer.get("evidence", "")])),
        text=answer.get("why", "") if word == "close" else "",
    )


def _judged_decision(decision: Decision, *before: Event) -> Judged:
    more = f" · {decision.votes}" if decision.votes else ""
    against = "".join(f" · contradicts {id}" for id, _ in decision.contradictions)
    ends = f" and ends {', '.join(decision.ends)}" if decision.ends else ""
    words = f"{decision.status} {decision.fact.id}{ends}{more}{against}"
    return Judged((*before, *decision.events), words)


def _edit(tx: Transaction, item: Item, answer: Answer, view: State) -> Judged:
    """Promotes a candidate with these words, or rewords a fact and confirms the lines it cites."""
    from memkit.write.guards import refuse_forgery, refuse_long
    from memkit.write.trial import Trial

    fact = view.facts[item.id]
    text = tx.wash.text(" ".join(answer["text"].split()))
    refuse_long(text)
    refuse_forgery(text)
    word = "promote" if item.kind in _CANDIDATES else "verify"
    if text == fact.text:
        return _judged_decision(decision_of(tx, word, item.id, _said_with("edit", answer), view))
    _refuse_immutable(fact, text)
    fields = (("content", content_hash(text, fact.body)), ("by", tx.actor.name))
    revised = ev.Revised(item.id, text, fields)
    trial = Trial(view, (), tx.actor.name, "review")
    trial.add([revised])
    return _judged_decision(decision_of(tx, word, item.id, _said_with("edit", answer), trial.state), revised)


def _refuse_immutable(fact: Fact, text: str) -> None:
    if fact.is_memory and fact.kind in TIER2_KINDS:
        message = f"{fact.id} is a promoted {fact.kind}, and those are replaced, not reworded"
        raise Refused(message, code="bad-transition", hint=f'memkit supersede {fact.id} "{text}"')


def _settle(tx: Transaction, item: Item, word: str, why: str) -> Judged:
    ids = tx.state.conflicts[item.id].ids
    outcome = {"first": ids[0], "second": ids[-1]}.get(word, word)
    if outcome not in (*ids, "both", "neither"):
        raise Refused(
            f'"{word}" is no side of {item.id}', code="bad-answer", hint=f"{' | '.join(ids)} | both | neither"
        )
    fields = (("outcome", outcome), ("by", tx.actor.name), *((("why", why),) if why else ()))
    return Judged((ev.Resolved(item.id, "", fields),), f"settled {item.id} · {outcome}")


def _review_events(tx: Transaction, item: Item) -> tuple[Event, ...]:
    from memkit.write.freshness import events_for, examine_evidence

    return tuple(events_for(tx, examine_evidence(tx.loaded, [tx.state.facts[item.id]])))
