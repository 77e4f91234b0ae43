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
    """True when §5 allows the step. Otherwise no effect, and a problem unless another branch is the reason."""
    if to in TRANSITIONS.get(fact.status, ()):
        return True
    if not ctx.contested(fact):
        message = f"{fact.id} is {fact.status} and cannot become {to}"
        ctx.problem("bad-transition", line, message, f"memkit why {fact.id}")
    return False
