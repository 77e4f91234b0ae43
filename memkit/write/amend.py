"""Amends an obligation: promotes the blocked claim and ends what it contradicts."""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.rules import promotion
from memkit.store import clock
from memkit.write.transaction import Receipt, Transaction


def may_amend(tx: Transaction) -> bool:
    """Whether the actor has a role that the policy lists; if it defines none of those roles, any person may."""
    return promotion.may_amend(tx.actor.name, tx.workspace.policy)


def amend(tx: Transaction, fact: Fact, why: str) -> tuple[Receipt, list[str]]:
    """Records the promotion and the supersessions; returns the ids that end."""
    against = fact.why.partition(": ")[2]
    standing = tx.view.facts.get(against)
    ends = [against] if standing is not None and standing.is_live else []
    kept = replace(fact, fields=(*fact.fields,))
    events: list[Event] = [
        ev.Superseded(id, fact.id, (("why", why), ("by", tx.actor.name)))
        for id in ends
        if id not in fact.supersedes
    ]
    events.append(promotion.promoted_event(kept, tx.actor.name, tx.actor.via, clock.iso(clock.now())))
    tx.rehearse(events, kind="review")
    return tx.record(events, kind="review", title=f"Amend {against}"), ends
