"""Hand-written sessions: what they say about reviewed memory waits for a person, and they answer nothing.

An answer counts only in a sealed session. A change of a live, reviewed fact becomes a `change` candidate.
"""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.model import events as ev
from memkit.model.state import State
from memkit.replay.context import Context

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Apply = Callable[[Context, ev.Event], None]

# without any effect there, whatever fields they carry
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
)
_CHANGES = (ev.Superseded, ev.Archived, ev.Closed, ev.Revised, ev.Pinned, ev.Unpinned, ev.Resolved)


def apply_gated(ctx: Context, event: ev.Event, apply: Apply) -> None:
    """Applies an event of a hand-written session as far as it may go by itself."""
    if isinstance(event, ANSWERS):
        message = f"{event.verb} in a session by hand counts for nothing; only a sealed session answers"
        ctx.problem("answer-by-hand", event.line, message, "memkit review", "warning")
        return
    asked = asked_change(ctx.state, event)
    if asked is None:
        apply(ctx, event)
    else:
        subject, text = asked
        _wait(ctx, event, subject, text, apply)


def asked_change(state: State, event: ev.Event) -> tuple[str, str] | None:
    """(subject, words) of a change that a person must allow; None for what may happen by itself."""
    if isinstance(event, ev.Set):
        return (event.name, event.text) if event.name in state.scalars else None
    if isinstance(event, ev.Defined):
        return (event.name, event.text) if event.name.casefold() in state.terms else None
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
    """Whether this is live memory that a person stands behind."""
    fact = state.facts.get(id)
    return fact is not None and fact.is_live and fact.is_reviewed


def _wait(ctx: Context, event: ev.Event, subject: str, text: str, apply: Apply) -> None:
    """Raises the change as a candidate that its promotion will bring about."""
    id = f"change-{sha256(f'{ctx.stem}#{event.line}'.encode()).hexdigest()[:8]}"
    change = f"{event.verb} {subject}"
    fields = (("section", "changes"), ("kind", "change"), ("src", "agent"), ("change", change))
    apply(ctx, ev.Created(id, text or change, fields, event.line))
    message = f"{change} waits for a person, as {id}"
    ctx.problem("change-waits", event.line, message, f"memkit promote {id} or memkit reject {id}", "warning")
