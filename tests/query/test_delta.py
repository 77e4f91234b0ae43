"""What stands beside a checkpoint stays little: each later write takes it in again."""

from __future__ import annotations

import pytest

from memkit.model.fact import Fact
from memkit.model.state import State
from memkit.query.load import FEW, is_little


def state_with(count: int) -> State:
    state = State()
    for number in range(count):
        state.facts[f"fact-{number}"] = Fact(
            f"fact-{number}", "It is so.", "facts", "fact", "user", "", "", "user:dev"
        )
    return state


@pytest.mark.parametrize(
    ("changed", "sessions", "little"),
    [(3, 1, True), (3, FEW, True), (3, FEW + 1, False), (111, 1, True), (112, 1, False)],
)
def test_many_sessions_or_many_changed_facts_are_not_little(
    changed: int, sessions: int, little: bool
) -> None:
    # without a checkpoint every fact has changed: 10 × 111 ≤ 111 + 1000
    assert is_little(state_with(changed), sessions) is little
