"""What a harvest does to facts whose documents changed: rewords, ends, replaces or reopens them, or raises them again.

A promoted fact changes only by a person's answer; a candidate follows its document at once.
"""

from __future__ import annotations

from memkit.documents import Claim
from memkit.model import events as ev
from memkit.model.fact import HARVEST, REJECTED, ROLLED_BACK, SUPERSEDED, TIER2_KINDS, Fact
from memkit.model.ids import content_hash, make_id, normalised_claim
from memkit.replay.context import TRANSITIONS
from memkit.replay.reopening import last_answer
from memkit.write.document_ids import harmless_id
from memkit.write.harvest_claims import claim_id, raise_claim, undone_id
from memkit.write.harvest_documents import Harvest, Source
from memkit.write.harvest_moves import is_undone
from memkit.write.transaction import Transaction


def change_fact(
    tx: Transaction, harvest: Harvest, fact: Fact, claim: Claim, text: str, source: Source, taken: set[str]
) -> str:
    """Raises a change for a fact if what its document says about it changed; returns the id that the claim has now."""
    before = len(harvest.changed)
    if can_change(fact):
        if claim.status != "live":
            asks = f"Superseded {fact.id} (invalidated)"
            _raise_change(tx, harvest, asks, f"{source.path} now says: {claim.status}", source, taken)
        elif fact.text != text or _is_settled(fact, claim):
            id = _reword(tx, harvest, fact, claim, text, source, taken)
            if len(harvest.changed) > before:
                return id
    elif claim.status == "live" and _waits_again(tx, fact, claim):
        reopen_fact(harvest, fact, f"{source.path} does not say any more that it has ended")
        if fact.text != text:
            return _reword(tx, harvest, fact, claim, text, source, taken, is_reopened=True)
    elif claim.status == "live" and (is_new_text(fact, text) or fact.kind != claim.kind):
        return raise_again(tx, harvest, fact, claim, text, source, taken)
    if len(harvest.changed) == before:
        harvest.known.append(fact.id)
    return fact.id


def can_change(fact: Fact) -> bool:
    """Whether a document can still change a fact: not after it was rejected or replaced."""
    return fact.status not in (REJECTED, SUPERSEDED, ROLLED_BACK) and not fact.invalidated


def is_new_text(fact: Fact, text: str) -> bool:
    """Whether a document says something else than a fact that was rejected, undone or ended."""
    return not fact.withheld and normalised_claim(fact.text) != normalised_claim(text)


def is_ended_by_harvest(tx: Transaction, fact: Fact) -> bool:
    """Whether the last word about a fact is that a harvest ended, replaced or rejected it, as a document said."""
    if not fact.history:
        return False
    at, _, verb = last_answer(fact.history)
    return verb in ("Superseded", "Rejected") and tx.state.rows[at].kind == "harvest"


def _waits_again(tx: Transaction, fact: Fact, claim: Claim) -> bool:
    """Whether a claim that is live again is a candidate that only a harvest has ended."""
    return is_ended_by_harvest(tx, fact) and not fact.promoted_in and fact.kind == claim.kind


def reopen_fact(harvest: Harvest, fact: Fact, why: str) -> None:
    """Takes back what a harvest recorded last about a fact: its end, its rejection, or its successor."""
    harvest.events.append(ev.Reopened(fact.id, "", (("by", HARVEST), ("why", why))))
    harvest.changed.append(fact.id)


def raise_again(
    tx: Transaction, harvest: Harvest, fact: Fact, claim: Claim, text: str, source: Source, taken: set[str]
) -> str:
    """Raises another text of a claim that was rejected, undone or ended, and names who rejected it before."""
    undone = undone_id(harvest, claim, source)
    id = undone or claim_id(tx, claim, text, source.path, taken)
    taken.add(id)
    again = "yes" if undone else ""
    raise_claim(tx, harvest, id, claim, text, source, rejected_by=rejecter(tx, fact), again=again)
    harvest.raised.append(id)
    return id


def rejecter(tx: Transaction, fact: Fact) -> str:
    """Who rejected a fact; empty if nobody did."""
    at, _, verb = last_answer(fact.history)
    is_rejected = fact.status == REJECTED and verb == "Rejected"
    return tx.state.rows[at].actor if is_rejected else fact.get("rejected_by")


def replace_fact(
    tx: Transaction, harvest: Harvest, fact: Fact, successor: str, source: Source, taken: set[str]
) -> None:
    """Replaces a fact whose document another document replaces: its claim succeeds the fact when it is promoted.

    Without such a claim, asks a person whether the fact has ended.
    """
    why = f"{source.path} says it replaces {fact.document}"
    if successor and successor != fact.id:
        if fact.pending_successor == successor:
            harvest.known.append(fact.id)
            return
        harvest.events.append(ev.Superseded(fact.id, successor, (("why", why),)))
        harvest.changed.append(fact.id)
        return
    _raise_change(tx, harvest, f"Superseded {fact.id} (invalidated)", why, source, taken)


def _is_settled(fact: Fact, claim: Claim) -> bool:
    """Whether a document decides now what it had proposed, or the reverse: an open thread is then no decision."""
    is_other = fact.kind != claim.kind and "thread" in (fact.kind, claim.kind)
    return is_other and not fact.closed and SUPERSEDED in TRANSITIONS[fact.status]


def _reword(
    tx: Transaction, harvest: Harvest, fact: Fact, claim: Claim, text: str, source: Source, taken: set[str],
    is_reopened: bool = False,
) -> str:  # fmt: skip
    """Raises the new words: a successor of what cannot be reworded, a revision of a candidate, or a change to answer."""
    why = f"{source.path} changed"
    is_fixed = fact.kind in TIER2_KINDS and fact.is_memory and not is_reopened
    if is_fixed or _is_settled(fact, claim):
        undone, left = undone_id(harvest, claim, source), harvest.left.get((source.path, claim.slot))
        id = undone or harmless_id(tx, make_id(f"{fact.id} {text}", taken), text, claim.kind, taken)
        taken.add(id)
        by = rejecter(tx, left) if left is not None else ""
        again = "yes" if undone else ""
        raise_claim(tx, harvest, id, claim, text, source, rejected_by=by, again=again)
        harvest.events.append(ev.Superseded(fact.id, id, (("why", why),)))
        harvest.changed.append(id)
        return id
    if fact.is_waiting or is_reopened:
        fields = (("content", content_hash(text, fact.body)), ("why", why))
        harvest.events.append(ev.Revised(fact.id, text, fields))
        harvest.changed += [] if is_reopened else [fact.id]
    else:
        _raise_change(tx, harvest, f"Revised {fact.id}", text, source, taken)
    return fact.id


def _raise_change(
    tx: Transaction, harvest: Harvest, asks: str, text: str, source: Source, taken: set[str]
) -> None:
    wanted = normalised_claim(text)
    same = [f for f in tx.state.facts.values() if f.kind == "change" and f.get("change") == asks]
    same = [f for f in same if normalised_claim(f.text) == wanted]
    if any(not is_undone(f) for f in same):
        return
    id = same[-1].id if same else make_id(f"change {asks.split()[1]} {text}", taken)
    id = id if same else harmless_id(tx, id, text, "change", taken)
    taken.add(id)
    fields = (
        ("section", "changes"), ("kind", "change"), ("src", "doc"), ("change", asks),
        ("evidence", f"{source.path}@sha256:{source.sha256}"), ("from", source.path),
        *((("again", "yes"),) if same else ()),
    )  # fmt: skip
    harvest.events.append(ev.Created(id, text, fields))
    harvest.changed.append(id)
