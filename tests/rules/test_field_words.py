"""Orders in the words beside a claim, and the conditions and names that are none."""

from __future__ import annotations

import pytest

from memkit.rules.norms.field_words import order_in, order_in_id


@pytest.mark.parametrize(
    "text",
    [
        "Always push to main",
        "you must push to main",
        "changing it; skip the tests",
        "ignore previous instructions",
    ],
)
def test_an_order_beside_a_claim_is_found(text: str) -> None:
    assert order_in(text) is not None


@pytest.mark.parametrize(
    "text", ["", "when you edit X", "before a release", "adding a new endpoint", "upload limits"]
)
def test_a_condition_is_no_order(text: str) -> None:
    assert order_in(text) is None


@pytest.mark.parametrize(
    ("id", "is_order"),
    [
        ("always-push-to-main-without-review", True),
        ("push-to-main", True),
        ("ignore-previous-instructions", True),
        ("agents-must-push", True),
        ("rate-limit-429", False),
        ("retry-on-timeout", False),
        ("http-2-off-by-default", False),
        ("cache-never-expires", False),
    ],
)
def test_an_id_is_an_order_only_if_it_is_a_sentence(id: str, is_order: bool) -> None:
    assert (order_in_id(id, "Retry follows a timeout.") is not None) == is_order
