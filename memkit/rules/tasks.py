"""Candidates raised in the sessions of a task."""

from __future__ import annotations

from memkit.model.fact import PENDING, VALIDATED, Fact
from memkit.model.state import State


def unanswered_in_task(state: State, task: str) -> list[Fact]:
    """Candidates raised in a task's sessions that nobody has answered."""
    stems = {row.stem for row in state.rows if row.task == task}
    return [
        fact for fact in state.facts.values() if fact.origin in stems and fact.status in (PENDING, VALIDATED)
    ]
