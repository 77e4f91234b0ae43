"""Who may do what only an administrator may."""

from __future__ import annotations

from memkit.model.policy import Policy, Role
from memkit.rules.authority import ERASE, may, purposes

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
