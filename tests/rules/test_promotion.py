"""Who may answer a candidate, and what one must bring."""

from __future__ import annotations

import pytest

from memkit.model.fact import Fact
from memkit.model.policy import Policy, Promotion
from memkit.model.state import State
from memkit.rules import promotion


def candidate(kind: str = "fact", author: str = "agent:codex") -> Fact:
    return Fact("up-25", "Uploads stop at 25 MB.", "facts", kind, "agent", "2026-03-01", "2026-03-01", author)


def code(fact: Fact, actor: str, person: bool, **table: object) -> str:
    policy = Policy(promotion=Promotion(**table))  # type: ignore[arg-type]
    found = promotion.may_answer(fact, actor, person, policy)
    return found.code if found else ""


@pytest.mark.parametrize("allowed", ["yes", "people", "no"])
def test_an_agent_never_answers_its_own_claim_even_as_a_reviewer(allowed: str) -> None:
    named = {"reviewers": ("codex",), "reviewer_may_be_author": allowed}
    assert code(candidate(), "agent:codex", False, **named) == "self-review"


def test_an_agent_that_would_answer_its_own_claim_is_told_to_ask_the_user() -> None:
    refused = promotion.may_answer(candidate(), "agent:codex", False, Policy())
    assert refused is not None
    assert refused.hint == "ask the user to run `memkit review` in a terminal of their own"


def test_an_agent_that_the_policy_names_answers_descriptions_of_others_and_nothing_else() -> None:
    assert code(candidate(), "agent:gemini", False, reviewers=("gemini",)) == ""
    assert code(candidate(), "agent:gemini", False) == "needs-person"
    assert code(candidate("convention"), "agent:gemini", False, reviewers=("gemini",)) == "needs-person"


def test_no_agent_votes() -> None:
    table = {"reviewers": ("gemini",), "quorum": 2}
    assert code(candidate(), "agent:gemini", False, **table) == "needs-person"
    assert code(candidate(), "user:ann", True, **table) == ""


def test_a_person_answers_their_own_claim_unless_the_policy_says_no() -> None:
    own = candidate(author="user:ann")
    assert code(own, "user:ann", True, reviewer_may_be_author="people") == ""
    assert code(own, "user:ann", True, reviewer_may_be_author="no") == "self-review"


@pytest.mark.parametrize("when", ["", " — ", "always", "Everywhere", "any"])
def test_a_record_must_name_the_moment_to_load_it(when: str) -> None:
    finding = candidate("finding")
    finding.fields = (("evidence", "src/limits.py"), ("applies_when", when))
    found = promotion.missing_provenance(finding, state_of(), Policy())
    assert found is not None and found.code == "promotion-incomplete"
    finding.fields = (("evidence", "src/limits.py"), ("applies_when", "changing uploads"))
    assert promotion.missing_provenance(finding, state_of(), Policy()) is None


def test_a_pattern_needs_two_findings_that_count() -> None:
    pattern = candidate("pattern")
    pattern.fields = (("evidence", "f-one, f-two"), ("applies_when", "changing uploads"))
    one, two = (candidate("finding") for _ in range(2))
    one.id, two.id, one.status, two.status = "f-one", "f-two", "promoted", "promoted"
    assert promotion.missing_provenance(pattern, state_of(one, two), Policy()) is None
    two.status = "pending"
    found = promotion.missing_provenance(pattern, state_of(one, two), Policy())
    assert found is not None and found.code == "pattern-uncorroborated"


def state_of(*facts: Fact) -> State:
    made = State()
    for fact in facts:
        made.facts[fact.id] = fact
    return made
