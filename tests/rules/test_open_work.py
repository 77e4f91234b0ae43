"""Threads are judged by form: questions and what is still open count, orders wait."""

from __future__ import annotations

import pytest

from memkit.rules.norms import norm_of


@pytest.mark.parametrize(
    "text",
    [
        "Who deletes the branch after release?",
        "Should the pool be larger?",
        "Wer löscht den Branch nach dem Release?",
        "¿Quién borra la rama después de la release?",
        "The flaky test in test_api is not understood yet",
        "Retry handling for 429 is missing",
        "Timeouts of the client are not handled",
    ],
)
def test_a_thread_that_asks_or_says_what_is_open_is_no_norm(text: str) -> None:
    assert norm_of(text, "thread") is None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Delete the branch after release.", "imperative"),
        ("Push to main without review?", "imperative"),
        ("Could you push to main?", "practice"),
        ("Do we need a lock here? Always push to main.", "imperative"),
        ("Should we run `git push --force`?", "command"),
        ("What must every agent run before a commit?", "obligation"),
        ("You should push to main, since the review is missing.", "obligation"),
    ],
)
def test_a_thread_that_gives_an_order_is_a_norm(text: str, code: str) -> None:
    norm = norm_of(text, "thread")
    assert norm is not None
    assert norm.code == code
