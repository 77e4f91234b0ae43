"""The events of a promotion or a rejection, if one word decides and if the policy asks for votes."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.rules import promotion
from memkit.store import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.events import Event, Fields
    from memkit.model.fact import Fact
    from memkit.write.transaction import Transaction


def promotion_events(
    tx: Transaction, fact: Fact, given: Fields, consent: str, why: str
) -> tuple[list[Event], str]:
    """The events that promote a candidate or vote for it, and its status after them."""
    by, now, policy = tx.actor, clock.iso(clock.now()), tx.workspace.policy
    if promotion.quorum(fact, policy) <= 1:
        return [promotion.promoted_event(fact, by.name, by.via, now, consent, given)], "promoted"
    vote: list[Event] = [ev.Approved(fact.id, "", _signed_fields(by.name, why))]
    outcome = promotion.vote_outcome(fact, by.name, promotion.APPROVE, len(tx.state.rows), policy)
    if outcome == promotion.YES:
        return [*vote, promotion.promoted_event(fact, "quorum", by.via, now, consent, given)], "promoted"
    if outcome == promotion.NO:
        return [*vote, _turned_down(tx, fact, "a tie")], "rejected"
    return vote, "voted"


def objection_events(tx: Transaction, fact: Fact, why: str) -> tuple[tuple[Event, ...], str]:
    """A vote against a candidate, with the rejection if that vote decides, and its status after them."""
    by, rows = tx.actor.name, len(tx.state.rows)
    vote = ev.Objected(fact.id, "", _signed_fields(by, why))
    if promotion.vote_outcome(fact, by, promotion.OBJECT, rows, tx.workspace.policy) == promotion.NO:
        return (vote, _turned_down(tx, fact, why)), "rejected"
    return (vote,), "voted"


def vote_count(tx: Transaction, fact: Fact) -> str:
    """How many of the votes it needs a candidate has with this actor's; empty if one word decides."""
    need = promotion.quorum(fact, tx.workspace.policy)
    have = len({by for by, vote in fact.votes if vote == "approve"} | {tx.actor.name})
    return f"{have} of {need} votes" if need > 1 else ""


def _turned_down(tx: Transaction, fact: Fact, why: str) -> ev.Rejected:
    """The rejection after a vote that ended as no or expired."""
    late = promotion.has_vote_expired(fact, len(tx.state.rows), tx.workspace.policy)
    return ev.Rejected(fact.id, "", _signed_fields("quorum", "the vote expired" if late else why))


def _signed_fields(by: str, why: str) -> Fields:
    return (("by", by), ("why", why)) if why else (("by", by),)
