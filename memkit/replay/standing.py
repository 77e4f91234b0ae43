"""Standing: whether a person reviewed the words that a fact has now, and what changes by an agent or a policy are void.

Derived from the ledger alone. A change that its session made without knowing of a person's answer, or of a use, has no
effect, whichever of the two stands first."""

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
    ctx.changed(f"soft {fact.id}", verb, said)
    if not ctx.unknown:
        return False
    against = any(at in ctx.unknown for at, _, _ in _entries(ctx, "stands", fact))
    if against:
        ctx.conflict((fact.id,), RULE)
    void = against or any(at in ctx.unknown and verb in _USES for at, _, verb in fact.history)
    if void:
        ctx.changed(f"void {fact.id}", verb, said)
    return void


def use(ctx: Context, fact: Fact) -> None:
    """A use takes back what an agent or a policy did to the fact in a session that this one does not know."""
    if ctx.unknown and ctx.state.gated:
        for at, verb, said in _entries(ctx, "soft", fact):
            if at in ctx.unknown:
                _take_back(ctx, fact, at, verb, said)


def stand(ctx: Context, fact: Fact, verb: str, content: str) -> None:
    """A person's endorsement takes such a change back too, opens a thread, and restores the words it was given for."""
    if not ctx.state.gated:
        return
    ctx.changed(f"stands {fact.id}", verb)
    for at, what, said in _entries(ctx, "soft", fact):
        if at in ctx.unknown:
            ctx.conflict((fact.id,), RULE)
            _take_back(ctx, fact, at, what, said)
        elif what == "Revised" and content and content == content_hash(said, fact.body):
            fact.text = said
    for at, what, said in _entries(ctx, "void", fact):
        if what == "Superseded" and at in ctx.unknown:
            stand_beside(ctx, fact, said)


def _entries(ctx: Context, what: str, fact: Fact) -> list[tuple[int, str, str]]:
    return list(ctx.state.changes.get(f"{what} {fact.id}", ()))


def _is_known_reviewed(ctx: Context, fact: Fact) -> bool:
    """Whether a person stood behind the fact in what this session could know."""
    if not ctx.unknown:
        return fact.is_reviewed
    stood = [at for at, _, _ in _entries(ctx, "stands", fact)]
    # reviewed before the gate was shut, it is so for everybody
    return any(at not in ctx.unknown for at in stood) or (fact.is_reviewed and not stood)


def _take_back(ctx: Context, fact: Fact, at: int, verb: str, said: str) -> None:
    ctx.state.changes.setdefault(f"void {fact.id}", []).append((at, verb, said))
    left_then = ctx.state.ordinal.get(fact.left, -1) == at
    if verb == "Revised":
        _reword(ctx, fact)
    elif verb == "Archived" and fact.archived and left_then:
        fact.archived = fact.left = ""
    elif said:
        part(ctx, fact, said)
    elif fact.invalidated and left_then:
        fact.invalidated, fact.why = False, ""
        if fact.status == SUPERSEDED and not fact.superseded_by:
            fact.status, fact.left = PROMOTED, ""


def part(ctx: Context, old: Fact, new: str) -> None:
    """Removes the link by which `new` replaces `old`, or waits to."""
    from memkit.replay import links

    links.unlink(ctx, old, new)
    successor = ctx.state.facts.get(new)
    if successor is not None:
        successor.supersedes = tuple(id for id in successor.supersedes if id != old.id)


def stand_beside(ctx: Context, old: Fact, new: str) -> None:
    """Lets a successor wait again if a person stands behind the fact that it did not replace after all."""
    from memkit.replay import links

    successor = ctx.state.facts.get(new)
    if successor is not None:
        links.yield_to_reviewed(ctx, old, successor)


def _reword(ctx: Context, fact: Fact) -> None:
    """Gives a fact the last of its wordings that was not taken back, unless a person stands behind the one it has."""
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
        reworded(fact)


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
    stand(ctx, fact, event.verb, event.get("content"))
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
