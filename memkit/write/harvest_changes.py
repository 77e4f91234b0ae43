"""Proposes changes to existing facts whose documents changed: to reword, end or replace them."""

from __future__ import annotations

from memkit.documents import Claim
from memkit.model import events as ev
from memkit.model.fact import REJECTED, ROLLED_BACK, SUPERSEDED, TIER2_KINDS, Fact
from memkit.model.ids import content_hash, make_id, normalised_claim
from memkit.write.harvest_claims import raise_claim
from memkit.write.harvest_documents import Harvest, Source
from memkit.write.transaction import Transaction


def change_fact(
    tx: Transaction, harvest: Harvest, fact: Fact, claim: Claim, text: str, source: Source, taken: set[str]
) -> None:
    """Raises a change for a fact if what its document says about it changed."""
    before = len(harvest.changed)
    if can_change(fact):
        if claim.status != "live":
            asks = f"Superseded {fact.id} (invalidated)"
            _raise_change(tx, harvest, asks, f"{source.path} now says: {claim.status}", source, taken)
        elif fact.text != text:
            _reword(tx, harvest, fact, claim, text, source, taken)
    if len(harvest.changed) == before:
        harvest.known.append(fact.id)


def can_change(fact: Fact) -> bool:
    """Whether a document can still change a fact: not after it was rejected or replaced."""
    return fact.status not in (REJECTED, SUPERSEDED, ROLLED_BACK) and not fact.invalidated


def replace_fact(
    tx: Transaction, harvest: Harvest, fact: Fact, successor: str, source: Source, taken: set[str]
) -> None:
    """Replaces a fact whose document another document replaces: its claim succeeds the fact when it is promoted.

    Without such a claim, asks a person whether the fact has ended.
    """
    replaced = fact.get("from").partition(":")[0]
    why = f"{source.path} says it replaces {replaced}"
    if successor and successor != fact.id:
        if fact.pending_successor != successor:
            harvest.events.append(ev.Superseded(fact.id, successor, (("why", why),)))
            harvest.changed.append(fact.id)
        return
    _raise_change(tx, harvest, f"Superseded {fact.id} (invalidated)", why, source, taken)


def _reword(
    tx: Transaction, harvest: Harvest, fact: Fact, claim: Claim, text: str, source: Source, taken: set[str]
) -> None:
    why = f"{source.path} changed"
    if fact.kind in TIER2_KINDS and fact.is_memory:
        id = make_id(f"{fact.id} {text}", taken)
        taken.add(id)
        raise_claim(tx, harvest, id, claim, text, source)
        harvest.events.append(ev.Superseded(fact.id, id, (("why", why),)))
        harvest.changed.append(id)
    elif fact.is_waiting:
        fields = (("content", content_hash(text, fact.body)), ("why", why))
        harvest.events.append(ev.Revised(fact.id, text, fields))
        harvest.changed.append(fact.id)
    else:
        _raise_change(tx, harvest, f"Revised {fact.id}", text, source, taken)


def _raise_change(
    tx: Transaction, harvest: Harvest, asks: str, text: str, source: Source, taken: set[str]
) -> None:
    wanted = normalised_claim(text)
    if any(
        f.kind == "change" and f.get("change") == asks and normalised_claim(f.text) == wanted
        for f in tx.state.facts.values()
    ):
        return
    id = make_id(f"change {asks.split()[1]} {text}", taken)
    taken.add(id)
    fields = (
        ("section", "changes"), ("kind", "change"), ("src", "doc"), ("change", asks),
        ("evidence", f"{source.path}@sha256:{source.sha256}"), ("from", source.path),
    )  # fmt: skip
    harvest.events.append(ev.Created(id, text, fields))
    harvest.changed.append(id)
