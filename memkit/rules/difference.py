"""The difference of two states of one ledger: what came, changed and left, each with its session."""

from __future__ import annotations

from memkit.model.fact import ROLLED_BACK, SUPERSEDED, Fact
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules import decay, view

Changes = dict[str, list[tuple[str, str]]]


def difference(before: State, after: State, policy: Policy) -> Changes:
    """Facts added, revised, superseded, retiered and archived between two states, by id.

    One that came and left between them is told as both; what was rolled back left for the archive.
    """
    changes: Changes = {"added": [], "revised": [], "superseded": [], "retiered": [], "archived": []}
    for fact in after.facts.values():
        if not fact.promoted_in or not view.visible(fact, policy):
            continue
        old = before.facts.get(fact.id)
        if old is None or not old.promoted_in:
            changes["added"].append((fact.id, fact.promoted_in))
            found = [_how_it_left(fact)] if _how_it_left(fact) else []
        else:
            found = _what(old, fact, before, after, policy)
        for what in found:
            changes[what].append((fact.id, _session(fact, what, len(before.rows), after)))
    return changes


def _what(old: Fact, new: Fact, before: State, after: State, policy: Policy) -> list[str]:
    found = ["revised"] if old.text != new.text else []
    left = _how_it_left(new)
    if left and not _how_it_left(old):
        return [*found, left]
    if decay.tier(old, before, policy)[0] != decay.tier(new, after, policy)[0]:
        found.append("retiered")
    return found


def _how_it_left(fact: Fact) -> str:
    if fact.status == SUPERSEDED:
        return "superseded"
    return "archived" if fact.archived or fact.status == ROLLED_BACK else ""


def _session(fact: Fact, what: str, since: int, after: State) -> str:
    """The session that did it; for a tier that changed by counting alone, the last one counted."""
    if what in ("superseded", "archived"):
        return fact.left
    verbs = {
        "revised": ("Revised",),
        "retiered": ("Referenced", "Reactivated", "Revised", "Pinned", "Unpinned", "Closed"),
    }[what]
    late = [at for at, _, verb in fact.history if at >= since and verb in verbs]
    return after.rows[late[-1]].stem if late else after.rows[-1].stem
