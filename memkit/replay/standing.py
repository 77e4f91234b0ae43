"""Standing: whether a person reviewed the words that a fact has now. Derived from the ledger alone."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.fact import Fact, is_person
from memkit.model.ids import content_hash
from memkit.replay import concurrent
from memkit.replay.context import Context


def signer(ctx: Context, event: ev.Event) -> str:
    """Who did it: the name it carries, else that of its session."""
    return event.get("by") or ctx.actor


def promoted(ctx: Context, fact: Fact, event: ev.Promoted) -> None:
    """Marks the words as reviewed if a person, or a quorum of people, promoted them."""
    by = event.get("by")
    people = is_person(by, event.get("via"))
    if people or (by == "quorum" and _is_of_people(fact)):
        _stand(ctx, fact, event)


def _is_of_people(fact: Fact) -> bool:
    approving = [by for by, vote in fact.votes if vote == "approve"]
    return bool(approving) and all(by.startswith("user:") for by in approving)


def signed(ctx: Context, fact: Fact, event: ev.Revised | ev.Verified) -> None:
    """Marks the words as reviewed if a person wrote or confirmed them."""
    if is_person(signer(ctx, event), event.get("via")):
        _stand(ctx, fact, event)
    else:
        reworded(fact)


def _stand(ctx: Context, fact: Fact, event: ev.Promoted | ev.Revised | ev.Verified) -> None:
    """Marks the words as reviewed and takes back changes that were made without knowing it."""
    endorse(fact, event.get("content"))
    concurrent.stand(ctx, fact, event.verb, event.get("content"))
    reworded(fact)


def note_change(ctx: Context, fact: Fact, event: ev.Event, by: str = "") -> None:
    """Reports an agent's event that ends or changes a reviewed fact; memkit itself never records one."""
    by = by or signer(ctx, event)
    if ctx.state.gated and by.startswith("agent:") and fact.is_memory and fact.is_reviewed:
        message = f"{by}: {event.verb} {fact.id}, which a person stands behind"
        ctx.problem("ended-without-answer", event.line, message, f"memkit undo {fact.id}  # takes it back")


def endorse(fact: Fact, content: str = "") -> None:
    """Marks the words with this content hash, or the current ones, as reviewed."""
    digest = _digest(content or content_hash(fact.text, fact.body))
    if digest not in fact.reviewed:
        fact.reviewed = (*fact.reviewed, digest)
    reworded(fact)


def reworded(fact: Fact) -> None:
    """Recomputes the standing after the words changed."""
    fact.is_reviewed = bool(fact.reviewed) and _digest(content_hash(fact.text, fact.body)) in fact.reviewed


def _digest(content: str) -> str:
    return content.removeprefix("sha256:")[:16]
