"""The stemmer, on words whose stems the Porter2 rules fix."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.recall.stem import stem


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("caresses", "caress"),
        ("ponies", "poni"),
        ("ties", "tie"),
        ("gas", "gas"),
        ("gaps", "gap"),
        ("kiwis", "kiwi"),
        ("feed", "feed"),
        ("agreed", "agre"),
        ("hopping", "hop"),
        ("hoping", "hope"),
        ("luxuriated", "luxuri"),
        ("falling", "fall"),
        ("failing", "fail"),
        ("filing", "file"),
        ("happy", "happi"),
        ("sky", "sky"),
        ("enjoy", "enjoy"),
        ("relational", "relat"),
        ("conditional", "condit"),
        ("digitizer", "digit"),
        ("operator", "oper"),
        ("hopefulness", "hope"),
        ("sensibility", "sensibl"),
        ("quickly", "quick"),
        ("analogies", "analog"),
        ("triplicate", "triplic"),
        ("formative", "format"),
        ("goodness", "good"),
        ("revival", "reviv"),
        ("adjustment", "adjust"),
        ("adoption", "adopt"),
        ("controlling", "control"),
        ("general", "general"),
        ("communism", "communism"),
        ("proceed", "proceed"),
        ("early", "earli"),
        ("yes", "yes"),
        ("sayings", "say"),
    ],
)
def test_the_stem_of_a_word_is_what_the_rules_say(word: str, expected: str) -> None:
    assert stem(word) == expected


@pytest.mark.parametrize("word", ["at", "v2", "café", "日本", ""])
def test_what_is_no_english_word_stays_as_it_is(word: str) -> None:
    assert stem(word) == word


@given(st.text("abcdefghijklmnopqrstuvwxyz", max_size=20))
def test_a_stem_is_lower_case_and_hardly_longer_than_its_word(word: str) -> None:
    found = stem(word)
    assert found.islower() or found == ""
    assert len(found) <= len(word) + 1
