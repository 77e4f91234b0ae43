"""Standing: whether a person reviewed the words that a fact has now, and which changes do not count.

Derived from the ledger alone. An agent's or a policy's change has no effect if its session did not know of a person's
answer, or of a use, whichever of the two comes first in the order. A hand-written session gives no answers, and a `user:`
name in it is no person: its change to a reviewed fact, a project value or a term becomes a `change` candidate.
"""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.boot.struct import replace
from memkit.model import events as ev
from memkit.model.fact import PROMOTED, SUPERSEDED, Fact, is_person
from memkit.model.ids import LEDGER_ID, content_hash
from memkit.model.session import STRICT
from memkit.model.state import State
from memkit.replay.context import Context

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Apply = Callable[[Context, ev.Event], None]


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
    elif verb == "Archived" and fact.archived and left_then:
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


def _stand(ctx: Context, fact: Fact, event: ev.Promoted | ev.Revised | ev.Verified) -> None:
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


# these events have no effect in a hand-written session, whatever their fields
ANSWERS = (
    ev.Promoted,
    ev.Verified,
    ev.Approved,
    ev.Objected,
    ev.Rejected,
    ev.Validated,
    ev.Deferred,
    ev.Blocked,
    ev.Quarantined,
    ev.RolledBack,
    ev.Reopened,
    ev.Refreshed,
    ev.Reviewed,
    ev.Consented,
    ev.Revoked,
    ev.Erased,
    ev.Adopted,
    # events that only memkit records, after a check of its own
    ev.Staled,
    ev.Contradicted,
    ev.Harvested,
    ev.Accessed,
    ev.Packed,
)
# fields that name who is responsible for an event, or ask to raise it again
_SIGNATURES = ("by", "via", "again")
_CHANGES = (ev.Superseded, ev.Archived, ev.Closed, ev.Revised, ev.Pinned, ev.Unpinned, ev.Resolved)


def is_gated(state: State, stem: str, sha256: str) -> bool:
    """Whether a hand-written session must ask a person before it changes reviewed memory or answers anything."""
    return state.gated and state.exempt.get(stem) != sha256


def apply_gated(ctx: Context, event: ev.Event, apply: Apply) -> None:
    """Applies an event of a hand-written session, or raises it as a candidate if a person must allow it."""
    if isinstance(event, ANSWERS):
        _without_effect(ctx, event)
        return
    event = without_signatures(event)
    asked = asked_change(ctx.state, event)
    if asked is None:
        apply(ctx, event)
    else:
        subject, text = asked
        _wait(ctx, event, subject, text, apply)


def apply_exempt(ctx: Context, event: ev.Event, apply: Apply) -> None:
    """Applies an event of a hand-written session from before the gate, by the rules of that time.

    Before the first sealed session no person could have answered.
    """
    if not isinstance(event, ANSWERS) or any(row.mode == STRICT for row in ctx.state.rows):
        apply(ctx, event)
    else:
        _without_effect(ctx, event)


def _without_effect(ctx: Context, event: ev.Event) -> None:
    message = f"{event.verb} in a session by hand counts for nothing; only a sealed session answers"
    ctx.problem("answer-by-hand", event.line, message, "memkit review", "warning")


def without_signatures(event: ev.Event) -> ev.Event:
    """The event without its signatures, since anybody who edits a file can write any name."""
    kept = tuple(pair for pair in event.fields if pair[0] not in _SIGNATURES)
    plain = tuple(("src", "agent") if pair == ("src", "user") else pair for pair in kept)
    return event if plain == event.fields else replace(event, fields=plain)


def asked_change(state: State, event: ev.Event) -> tuple[str, str] | None:
    """(subject, words) of a change that a person must allow; None for an event that needs no answer."""
    if isinstance(event, ev.Set | ev.Defined):
        # nobody may set the ledger's own id
        return (event.name, event.text) if event.name != LEDGER_ID else None
    if not isinstance(event, _CHANGES):
        return None
    if isinstance(event, ev.Superseded):
        end = f"{event.left} → {event.right}" if event.right else f"{event.left} (invalidated)"
        return (end, event.get("why")) if _is_held(state, event.left) else None
    if isinstance(event, ev.Resolved) and event.id in state.conflicts:
        return f"{event.id} {event.get('outcome')}".strip(), event.get("why")
    text = event.text if isinstance(event, ev.Closed | ev.Revised) else event.get("why")
    return (event.id, text) if _is_held(state, event.id) else None


def _is_held(state: State, id: str) -> bool:
    """Whether a person reviewed this memory, or raised this candidate."""
    fact = state.facts.get(id)
    return fact is not None and fact.is_of_a_person


def _wait(ctx: Context, event: ev.Event, subject: str, text: str, apply: Apply) -> None:
    """Raises the change as a candidate; promoting it applies the change."""
    id = f"change-{sha256(f'{ctx.stem}#{event.line}'.encode()).hexdigest()[:8]}"
    change = f"{event.verb} {subject}"
    fields = (("section", "changes"), ("kind", "change"), ("src", "agent"), ("change", change))
    apply(ctx, ev.Created(id, text or change, fields, event.line))
    message = f"{change} waits for a person, as {id}"
    ctx.problem("change-waits", event.line, message, f"memkit promote {id}  # or reject", "warning")
