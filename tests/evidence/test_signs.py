"""Signs of a claim that its lines have as literals."""

from __future__ import annotations

import pytest

from memkit.evidence.signs import shares_signs

SPLIT = """match c {
    '\\\\' => escape(),
    ',' => next(),
}
"""
ENCODE = "return val.replace(/%20/g, '+').replace(/%24/g, '$')\n"


@pytest.mark.parametrize(
    ("claim", "text", "shared"),
    [
        ("Spaces become '+' in a query.", ENCODE, True),
        ("Spaces become `+` in a query.", ENCODE, True),
        ("Spaces become '-' in a query.", ENCODE, False),
        # one that is not quoted in the code divides or adds
        ("Spaces become '+' in a query.", "return a + b\n", False),
        ("A comma is written as backslash-comma.", SPLIT, True),
        ("Commas and backslashes are read one by one.", SPLIT, True),
        # one name alone is a word like any other
        ("The list has a comma at its end.", SPLIT, False),
        ("A slash or a comma ends it.", SPLIT, False),
        ("Grade 'a' is the best.", "grade = 'a'\n", False),
    ],
)
def test_signs_are_shared_as_literals(claim: str, text: str, shared: bool) -> None:
    assert shares_signs(claim, text) is shared
