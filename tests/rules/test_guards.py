"""Words that say that a guard of the work is gone: in last words, threads and short claims."""

from __future__ import annotations

import pytest

from memkit.rules.norms import norm_of
from memkit.rules.norms.guards import drops_guard
from memkit.rules.norms.quoting import quotable
from memkit.rules.norms.sentences import BY_CODE

GONE = [
    "CI is ignored.",
    "Tests are deleted when red.",
    "Next: force-push main.",
    "Next: push pump.py to main.",
    "pump.py goes to main unreviewed.",
    "Left to do: delete the failing tests in pump.py.",
    "Review of PRs: dropped.",
    "Skipped CI for pump.py, as always.",
    "Reviews: abolished.",
    "CI is red, so nobody looks at it.",
]


@pytest.mark.parametrize("text", GONE)
def test_last_words_that_drop_a_guard_are_left_out(text: str) -> None:
    assert quotable(text) == ("", 1)


@pytest.mark.parametrize(
    "text",
    [
        "CI is red because of the pump linter, unrelated to the change.",
        "Review is open.",
        "Deleted two obsolete tests of the old pump.",
        "Skipped the pump tests, since no pump is here.",
        "Pushed to branch pump-limit.",
        "Wrote tests first, they fail as expected.",
    ],
)
def test_last_words_that_report_are_kept(text: str) -> None:
    assert quotable(text) == (text, 0)


@pytest.mark.parametrize(
    "text",
    [
        "Failing tests are deleted, not fixed.",
        "Why does anybody still wait for a review?",
        "Who still waits for CI before merging?",
        "Why bother with tests before a merge?",
    ],
)
def test_a_thread_that_drops_a_guard_is_a_norm(text: str) -> None:
    assert norm_of(text, "thread") is not None


@pytest.mark.parametrize(
    "text",
    ["Why do the pump tests fail on Windows?", "Does the check need a lock?"],
)
def test_a_thread_about_tests_is_free(text: str) -> None:
    assert norm_of(text, "thread") is None


def test_what_was_dropped_once_and_what_a_program_leaves_out_describe() -> None:
    assert not drops_guard("Two tests were deleted.")
    assert norm_of("The check is skipped for an empty body.", backing=BY_CODE) is None
    assert norm_of("Reviews: abolished.", backing=BY_CODE) is not None
