"""The steps a candidate can take, and no others."""

from __future__ import annotations

from memkit.model.fact import (
    BLOCKED,
    DEFERRED,
    PENDING,
    PROMOTED,
    QUARANTINED,
    REJECTED,
    ROLLED_BACK,
    SUPERSEDED,
    VALIDATED,
    Fact,
)
from memkit.replay.context import Context

_ANY = (VALIDATED, PROMOTED, DEFERRED, REJECTED, BLOCKED, QUARANTINED)
TRANSITIONS: dict[str, tuple[str, ...]] = {
    PENDING: (*_ANY, SUPERSEDED),
    VALIDATED: (PROMOTED, DEFERRED, REJECTED, BLOCKED, QUARANTINED),
    DEFERRED: (*_ANY, SUPERSEDED),
    BLOCKED: (*_ANY, SUPERSEDED),
    QUARANTINED: (VALIDATED, REJECTED),
    PROMOTED: (ROLLED_BACK, SUPERSEDED),
    REJECTED: (),
    ROLLED_BACK: (),
    SUPERSEDED: (),
}


def moves(ctx: Context, fact: Fact, to: str, line: int) -> bool:
    """True if the table allows the step. Otherwise no effect, and a problem unless another branch is the reason."""
    if to in TRANSITIONS.get(fact.status, ()):
        return True
    if not ctx.contested(fact):
        message = f"{fact.id} is {fact.status} and cannot become {to}"
        ctx.problem("bad-transition", line, message, _way_out(fact))
    return False


def _way_out(fact: Fact) -> str:
    """The command that makes the step possible; for a final state, the command that explains it."""
    if fact.status == ROLLED_BACK:
        text = "…" if set('"$`\\\n') & set(fact.text) else fact.text
        return f'memkit remember "{text}" --id {fact.id}'
    return f"memkit {'undo' if fact.status == REJECTED else 'why'} {fact.id}"
