"""The reason that was given for the end of a fact, as pages print it.

A person's reason is printed as it is. Nobody judges an agent's reason when it is recorded, so sentences that could be
obeyed are left out of it, as they are from an agent's last words.
"""

from __future__ import annotations

from memkit.boot.memo import memoised
from memkit.model.session import STRICT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.model.state import State


def shown_reason(words: str, fact: Fact, state: State) -> str:
    """The words of a reason that a page may print; empty if none may be."""
    at = state.ordinal.get(fact.left)
    row = state.rows[at] if at is not None else None
    if not words or row is None or (row.mode == STRICT and row.actor.startswith("user:")):
        return words
    return _harmless(words)


@memoised(256)
def _harmless(words: str) -> str:
    # many facts end for the same reason
    from memkit.rules.norms.quoting import quotable

    said, left_out = quotable(words, len(words), habits=True)
    return said if left_out else words
