"""The `sem` digest in a session's header: a digest of the live facts that its writer could know."""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.boot.json import canonical_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.model.state import State


def sem(state: State) -> str:
    """sha256 over [id, key, value, text, promoted-in] of every live fact, by id."""
    live = [snapshot_values(fact) for fact in state.facts.values() if fact.is_live]
    return "sha256:" + sha256(canonical_json(live).encode()).hexdigest()


def snapshot_values(fact: Fact) -> list[str]:
    """The values of one live fact that enter the digest."""
    return [fact.id, fact.get("key"), fact.get("value"), fact.text, fact.promoted_in]
