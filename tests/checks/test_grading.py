"""How problems are graded, and the limits of single checks, on values alone."""

from __future__ import annotations

import pytest

from memkit.checks import Subject, grade_problems
from memkit.checks.ledger import clock_skew
from memkit.model import ERROR, WARNING, Problem
from memkit.model.policy import Checks, Policy
from memkit.replay import fold
from tests.replay.ledgers import session


@pytest.mark.parametrize(
    ("code", "given", "expected"),
    [
        ("seal-broken", "off", [ERROR]),
        ("seal-broken", "warning", [ERROR]),
        ("unknown-id", "warning", [WARNING]),
        ("unknown-id", "off", []),
        ("change-waits", "error", [ERROR]),
    ],
)
def test_a_policy_raises_every_rule_and_lowers_only_those_that_are_not_fixed(
    code: str, given: str, expected: list[str]
) -> None:
    policy = Policy(checks=Checks(severity={code: given}))
    graded = grade_problems([Problem(code, "sessions/x.md", 1, "wrong")], policy)
    assert [problem.severity for problem in graded] == expected


@pytest.mark.parametrize(
    ("latest", "expected"),
    [("2026-01-05T12:00:00Z", []), ("2026-01-05T11:59:59Z", ["clock-skew"])],
)
def test_a_stamp_is_wrong_only_past_the_latest_that_the_clock_allows(
    latest: str, expected: list[str]
) -> None:
    state = fold([session(5, more=(("ended", "2026-01-05T12:00:00Z"),))])
    found = clock_skew(Subject(state, Policy(), now=latest))
    assert [problem.code for problem in found] == expected
