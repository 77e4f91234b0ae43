"""Keys of a write class: whole parts of a canonical key, not letters."""

from __future__ import annotations

import pytest

from memkit.rules.promotion import is_under


@pytest.mark.parametrize(
    ("key", "prefix", "under"),
    [
        ("user/pref/me/editor", "user/pref", True),
        ("user/pref/me/editor", "user/pref/", True),
        ("user/pref", "user/pref", True),
        ("user/preferred/me/editor", "user/pref", False),
    ],
)
def test_a_prefix_holds_whole_parts_of_a_key(key: str, prefix: str, under: bool) -> None:
    assert is_under(key, prefix) is under
