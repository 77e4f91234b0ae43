"""Hand-written sessions: what their events may do.

Such a session gives no answers, and a `user:` name in it is no person. Its change to a reviewed fact, a project value or a
term becomes a `change` candidate, and so do its new words for any memory, reviewed or not.
"""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.boot.struct import replace
from memkit.model import events as ev
from memkit.model.ids import LEDGER_ID
from memkit.model.session import STRICT
from memkit.model.state import State
from memkit.replay.context import Context

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Apply = Callable[[Context, ev.Event], None]

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
    ev.Asked,
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
    asked = asked_change(ctx.state, event) or _asked_words(ctx.state, event)
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


def _asked_words(state: State, event: ev.Event) -> tuple[str, str] | None:
    """(subject, words) of an event that gives memory other words to show; nobody has judged words written by hand."""
    if not isinstance(event, ev.Revised | ev.Closed) or not event.text:
        return None
    fact = state.facts.get(event.id)
    return (event.id, event.text) if fact is not None and not fact.is_waiting else None


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
