"""Which way something goes, what comes last, what wins, what else is done, and the same said in other words."""

from __future__ import annotations

import pytest

from memkit.contradict import DUPLICATE, NONE, Claim, Verdict, contradiction
from memkit.contradict.comparison import compare

CHOICE, ORDER, POLARITY = map(contradiction, ("choice", "order", "polarity"))


@pytest.mark.parametrize(
    ("a", "b", "verdict"),
    [
        (
            "Stock levels go from the till to the depot.",
            "Stock levels go from the depot to the till.",
            ORDER,
        ),
        ("Labels are copied from Jira to Linear.", "Labels are copied from Linear to Jira.", ORDER),
        ("The tool converts files from A4 to A5.", "The tool converts files from A5 to A4.", NONE),
        ("Labels may be copied from Jira to Linear.", "Labels may be copied from Linear to Jira.", NONE),
        ("The tax step runs first in the pipeline.", "The tax step runs last in the pipeline.", CHOICE),
        ("Test runs last 5 minutes.", "Test runs last 9 minutes.", contradiction("number")),
        ("Site settings override theme settings.", "Theme settings have priority over site settings.", ORDER),
        ("Site settings are overridden by theme settings.", "Site settings override theme settings.", ORDER),
        (
            "Choices from the form win over saved choices.",
            "Saved choices outrank choices from the form.",
            ORDER,
        ),
        ("Site settings override theme settings.", "Theme settings override factory settings.", NONE),
        ("The mixer only normalises vocals.", "The mixer also normalises drums.", POLARITY),
        ("The mixer only normalises vocals.", "The mixer also records drums.", NONE),
        ("The mixer only normalises vocals.", "The mixer also normalises lead vocals.", NONE),
        ("Birthdays are encoded as ISO 8601 strings.", "Birthdays are encoded as Unix timestamps.", CHOICE),
        ("The codec is thread-safe.", "The codec is not safe to call from multiple threads.", POLARITY),
        ("The codec is thread-safe.", "The codec is safe for concurrent use.", DUPLICATE),
        (
            "At startup, menus are read from `menus.ini`.",
            "Menus are read from `menus.ini` at startup.",
            DUPLICATE,
        ),
        ("We use feature branches.", "The team uses feature branches.", DUPLICATE),
        ("Polls use linear back-off.", "Polls use linear backoff.", DUPLICATE),
    ],
)
def test_ways_orders_and_turns_of_phrase(a: str, b: str, verdict: Verdict) -> None:
    x, y = Claim("x", a), Claim("y", b)
    assert (compare(x, y), compare(y, x)) == (verdict, verdict)
