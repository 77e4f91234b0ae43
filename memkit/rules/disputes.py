"""What is said beside a fact: the candidates against it, its pending successor, and who rechecked it.

A reviewed fact is marked by what memkit found or a person said, never by an agent's word alone.
"""

from __future__ import annotations

from memkit.model.fact import Fact
from memkit.model.state import State
from memkit.rules.view import is_open_conflict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

# the rule name of a contradiction that its author states
SAID = "said"


def disputing_candidates(fact: Fact, state: State) -> list[str]:
    """The pending candidates that contradict a live fact; a reviewed one is not disputed by an agent's word alone."""
    if not fact.conflicts:
        return []
    found = [state.conflicts[id] for id in fact.conflicts if id in state.conflicts] if fact.is_live else []
    sides = [
        (conflict.rule, side)
        for conflict in found
        if is_open_conflict(conflict, state)
        for id in conflict.ids
        if id != fact.id and (side := state.facts.get(id)) is not None and side.is_waiting
    ]
    return [side.id for rule, side in sides if rule != SAID or not _is_an_agents_word(fact, side)]


def _is_an_agents_word(fact: Fact, side: Fact) -> bool:
    """Whether a person reviewed the fact and none raised the candidate that is said to be against it."""
    return fact.is_reviewed and not side.author.startswith("user:")


def shown_successor(fact: Fact, state: State) -> str:
    """The pending successor to name beside a fact; empty for one of an agent that shares no word with a reviewed fact."""
    new = state.facts.get(fact.pending_successor) if fact.pending_successor else None
    if new is None or not _is_an_agents_word(fact, new):
        return fact.pending_successor
    from memkit.contradict.signatures import shares_a_word
    from memkit.rules.gate import as_claim

    return new.id if shares_a_word(as_claim(fact), as_claim(new)) else ""


def dispute_note(ids: Iterable[str]) -> str:
    """The words for a fact that these pending candidates contradict; empty if there are none."""
    named = ", ".join(ids)
    return f"disputed by {named}" if named else ""


def rechecker(fact: Fact) -> str:
    """The agent that last moved the evidence of a reviewed fact to other lines; empty if none did since a person looked."""
    return fact.rechecked.partition(" in ")[0] if fact.is_reviewed and fact.is_live else ""


def recheck_note(by: str) -> str:
    """The words for a fact whose evidence an agent rechecked; empty if none did."""
    return f"rechecked by {by}" if by else ""
