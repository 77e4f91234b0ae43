"""Who may do what only an administrator may."""

from __future__ import annotations

import pytest

from memkit.model.fact import Fact
from memkit.model.policy import Policy, Role
from memkit.rules.authority import ERASE, may, may_take_back, purposes, visible_lines

ADMINS = Policy(roles={"admin": Role(people=("user:ann", "agent:codex"))})


def test_only_people_erase_whatever_a_role_lists() -> None:
    assert not may("agent:codex", ERASE, ADMINS)
    assert not may("agent:codex", ERASE, Policy())
    assert may("user:ann", ERASE, ADMINS)


def test_without_such_a_role_any_person_may_and_with_one_only_its_people() -> None:
    assert may("user:bob", ERASE, Policy())
    assert not may("user:bob", ERASE, ADMINS)
    erasers = Policy(roles={"dpo": Role(people=("user:bob",), may=(ERASE,))})
    assert may("user:bob", ERASE, erasers) and not may("user:ann", ERASE, erasers)


def test_a_reader_without_a_role_reads_for_nothing_once_others_name_their_purpose() -> None:
    support = Role(people=("user:ann",), may=("purpose:support",))
    assert purposes(None, Policy()) is None
    assert purposes(None, Policy(roles={"desk": support})) == ()
    assert purposes(support, Policy()) == ("support",)


@pytest.mark.parametrize(
    ("author", "actor", "person", "roles", "expected"),
    [
        ("user:dana", "user:dana", True, False, True),
        ("user:dana", "user:eve", True, False, False),
        ("user:dana", "user:dana", False, False, False),
        ("agent:bot", "user:eve", True, False, True),
        ("agent:bot", "agent:bot", False, False, False),
        ("", "user:eve", True, False, True),
        ("user:dana", "user:dana", True, True, False),
    ],
)
def test_who_answers_what_nobody_may_read(
    author: str, actor: str, person: bool, roles: bool, expected: bool
) -> None:
    fact = Fact("f", "t", "", "fact", "", "", "2026-01-01", author)
    policy = ADMINS if roles else Policy()
    assert may_take_back(fact, actor, person, policy) is expected


def test_an_event_of_a_hidden_fact_disappears_with_its_footer() -> None:
    text = [
        "- Created: secret-rate — Ann gets a discount.",
        "  <!-- section: facts | kind: fact -->",
        "- Referenced: open-fact",
        "  <!-- by: user:dana -->",
    ]
    assert visible_lines(text, frozenset({"secret-rate"})) == [(3, text[2]), (4, text[3])]


def test_the_record_of_a_hidden_fact_disappears_up_to_the_next_heading() -> None:
    text = ["## Record: secret-rate", "Ann pays less.", "## Record: open-fact", "Berths are numbered."]
    assert visible_lines(text, frozenset({"secret-rate"})) == [(3, text[2]), (4, text[3])]
