"""Standing: whether a person reviewed the words that a fact has now, and which changes do not count.

Derived from the ledger alone. An agent's or a policy's change has no effect if its session did not know of a person's
answer, or of a use, whichever of the two comes first in the order.
"""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.fact import PROMOTED, SUPERSEDED, Fact, is_person
from memkit.model.ids import content_hash
from memkit.replay.context import Context

RULE = "concurrent-change"
_MACHINES = ("agent:", "policy:")
_USES = ("Referenced", "Reactivated")


def is_void(ctx: Context, fact: Fact, verb: str, by: str, said: str = "") -> bool:
    """Whether a change to promoted memory has no effect; a change by an agent or a policy is noted for later merges."""
    if (
        not ctx.state.gated
        or not by.startswith(_MACHINES)
        or not fact.promoted_in
        or _is_known_reviewed(ctx, fact)
    ):
        return False
    ctx.record_change(f"soft {fact.id}", verb, said)
    if not ctx.unknown:
        return False
    against = any(at in ctx.unknown for at, _, _ in _entries(ctx, "stands", fact))
    if against:
        ctx.conflict((fact.id,), RULE)
    void = against or any(at in ctx.unknown and verb in _USES for at, _, verb in fact.history)
    if void:
        ctx.record_change(f"void {fact.id}", verb, said)
    return void


def restore_used(ctx: Context, fact: Fact) -> None:
    """After a use: undoes what an agent or a policy did to the fact in a session that this one does not know."""
    if ctx.unknown and ctx.state.gated:
        for at, verb, said in _entries(ctx, "soft", fact):
            if at in ctx.unknown:
                _take_back(ctx, fact, at, verb, said)


def restore_endorsed(ctx: Context, fact: Fact, verb: str, content: str) -> None:
    """After a person's endorsement: undoes such changes, reopens a thread, and restores the words that were endorsed."""
    if not ctx.state.gated:
        return
    ctx.record_change(f"stands {fact.id}", verb)
    for at, what, said in _entries(ctx, "soft", fact):
        if at in ctx.unknown:
            ctx.conflict((fact.id,), RULE)
            _take_back(ctx, fact, at, what, said)
        elif what == "Revised" and content and content == content_hash(said, fact.body):
            fact.text = said
    for at, what, said in _entries(ctx, "void", fact):
        if what == "Superseded" and at in ctx.unknown:
            make_successor_wait(ctx, fact, said)


def _entries(ctx: Context, what: str, fact: Fact) -> list[tuple[int, str, str]]:
    return list(ctx.state.changes.get(f"{what} {fact.id}", ()))


def _is_known_reviewed(ctx: Context, fact: Fact) -> bool:
    """Whether a person had reviewed the fact, as far as this session knew."""
    if not ctx.unknown:
        return fact.is_reviewed
    stood = [at for at, _, _ in _entries(ctx, "stands", fact)]
    # a review from before the gate was shut counts for every session
    return any(at not in ctx.unknown for at in stood) or (fact.is_reviewed and not stood)


def _take_back(ctx: Context, fact: Fact, at: int, verb: str, said: str) -> None:
    ctx.state.changes.setdefault(f"void {fact.id}", []).append((at, verb, said))
    left_then = ctx.state.ordinal.get(fact.left, -1) == at
    if verb == "Revised":
        _reword(ctx, fact)
    elif verb == "Archived" and fact.archived and left_then and not ctx.leaves_archived(fact):
        fact.archived = fact.left = ""
    elif said:
        unlink_successor(ctx, fact, said)
    elif fact.invalidated and left_then:
        fact.invalidated, fact.why = False, ""
        if fact.status == SUPERSEDED and not fact.superseded_by:
            fact.status, fact.left = PROMOTED, ""


def unlink_successor(ctx: Context, old: Fact, new: str) -> None:
    """Removes the link by which `new` replaces `old` or is its pending successor."""
    from memkit.replay import links

    links.unlink(ctx, old, new)
    successor = ctx.state.facts.get(new)
    if successor is not None:
        successor.supersedes = tuple(id for id in successor.supersedes if id != old.id)


def make_successor_wait(ctx: Context, old: Fact, new: str) -> None:
    """Makes a successor pending again if a person reviewed the fact that it was to replace."""
    from memkit.replay import links

    successor = ctx.state.facts.get(new)
    if successor is not None:
        links.yield_to_reviewed(ctx, old, successor)


def _reword(ctx: Context, fact: Fact) -> None:
    """Gives a fact its last wording that was not undone, unless a person reviewed the current one."""
    if fact.is_reviewed:
        return
    void = {at for at, verb, _ in _entries(ctx, "void", fact) if verb == "Revised"}
    worded = [
        said
        for at, verb, said in ctx.state.changes.get(fact.id, ())
        if verb == "Worded" or (at not in void and verb == "Revised")
    ]
    if worded:
        fact.text = worded[-1]
        update_reviewed(fact)


def signer(ctx: Context, event: ev.Event) -> str:
    """Who is responsible for an event: its `by` field, else the session's actor."""
    return event.get("by") or ctx.actor


def mark_promoted(ctx: Context, fact: Fact, event: ev.Promoted) -> None:
    """Marks the words as reviewed if a person, or a quorum of people, promoted them."""
    by = event.get("by")
    people = is_person(by, event.get("via"))
    if people or (by == "quorum" and _is_of_people(fact)):
        _stand(ctx, fact, event)


def _is_of_people(fact: Fact) -> bool:
    approving = [by for by, vote in fact.votes if vote == "approve"]
    return bool(approving) and all(by.startswith("user:") for by in approving)


def mark_signed(ctx: Context, fact: Fact, event: ev.Revised | ev.Verified) -> None:
    """Marks the words as reviewed if a person wrote or confirmed them."""
    if is_person(signer(ctx, event), event.get("via")):
        _stand(ctx, fact, event)
    else:
        update_reviewed(fact)


def mark_closed(ctx: Context, fact: Fact, event: ev.Closed) -> None:
    """Marks a thread as reviewed if a person closed it with an outcome: the question was read, the answer is a person's."""
    ctx.record_change(f"before {fact.id}", event.verb, " ".join(fact.reviewed))
    if event.text and fact.is_memory and is_person(signer(ctx, event), event.get("via")):
        _stand(ctx, fact, event)


def _stand(ctx: Context, fact: Fact, event: ev.Promoted | ev.Revised | ev.Verified | ev.Closed) -> None:
    """Marks the words as reviewed and undoes changes that were made without knowing of it."""
    endorse(fact, event.get("content"))
    restore_endorsed(ctx, fact, event.verb, event.get("content"))
    update_reviewed(fact)


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
    update_reviewed(fact)


def update_reviewed(fact: Fact) -> None:
    """Sets whether the fact is reviewed, after its words changed."""
    fact.is_reviewed = bool(fact.reviewed) and _digest(content_hash(fact.text, fact.body)) in fact.reviewed


def _digest(content: str) -> str:
    return content.removeprefix("sha256:")[:16]
