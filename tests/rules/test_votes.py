"""Votes: one a handle, a tie says no, and a vote that began too long ago can only say no."""

from __future__ import annotations

import pytest

from memkit.model.fact import Fact
from memkit.model.policy import Policy
from memkit.rules.promotion import APPROVE, NO, OBJECT, WAIT, YES, has_vote_expired, tally


@pytest.mark.parametrize(
    ("said", "need", "outcome"),
    [
        ((), 2, WAIT),
        ((APPROVE,), 1, YES),
        ((APPROVE,), 2, WAIT),
        ((APPROVE, APPROVE), 2, YES),
        ((APPROVE, OBJECT), 2, NO),
        ((OBJECT, OBJECT), 2, NO),
        ((APPROVE, OBJECT), 3, WAIT),
        ((APPROVE, OBJECT, OBJECT), 3, WAIT),
        ((APPROVE, OBJECT, APPROVE, APPROVE), 3, YES),
    ],
)
def test_so_many_of_one_kind_decide(said: tuple[str, ...], need: int, outcome: str) -> None:
    assert tally({f"user:{number}": vote for number, vote in enumerate(said)}, need) == outcome


def candidate(*history: tuple[int, int, str]) -> Fact:
    fact = Fact("a-fact", "It floats.", "facts", "fact", "agent", "", "", "agent:codex", ())
    fact.history = list(history)
    fact.votes = (("user:ann", APPROVE),) if any(verb == "Approved" for _, _, verb in history) else ()
    return fact


def test_a_vote_expires_by_sessions_since_its_first_voice() -> None:
    voted = candidate((0, 9, "Created"), (4, 9, "Approved"), (9, 9, "Objected"))
    waits = Policy().promotion.vote_sessions
    assert [has_vote_expired(voted, 4 + late, Policy()) for late in (1, waits, waits + 1)] == [
        False,
        False,
        True,
    ]


def test_nobody_has_voted_and_nothing_expires() -> None:
    assert not has_vote_expired(candidate((0, 9, "Created")), 500, Policy())


def test_what_is_raised_again_is_voted_on_anew() -> None:
    again = candidate((0, 9, "Created"), (1, 9, "Approved"), (400, 9, "Created"), (401, 9, "Approved"))
    assert not has_vote_expired(again, 402, Policy())
