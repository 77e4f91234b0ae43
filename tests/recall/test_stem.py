"""The stemmer: words whose stems the rules fix, and Snowball itself on a large list of words."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
import snowballstemmer
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


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("added", "ad"),
        ("past", "pasted"),
        ("internal", "intern"),
        ("organic", "organ"),
        ("later", "late"),
        ("emergency", "emerge"),
        ("universe", "university"),
    ],
)
def test_words_of_different_meaning_have_different_stems(one: str, other: str) -> None:
    assert stem(one) != stem(other)


@pytest.mark.parametrize(("one", "other"), [("added", "add"), ("dying", "die"), ("pasting", "paste")])
def test_forms_of_one_word_have_one_stem(one: str, other: str) -> None:
    assert stem(one) == stem(other)


ROOTS = """
    a ad add at b be bl by c con cry die do dye e ebb egg emerg err even exc excl fl gener get go hop inn inter iz kn late
    later lie log mat nat off one op or organ out past pat play proc ration run s sens sh sky spy st succ tag tie type
    univers use vi wr y yell zip
"""
JOINTS = "", "e", "i", "y", "at", "al", "iv", "iz", "ous", "ful", "abl", "bil", "ic", "og", "less", "nn", "tt"
ENDINGS = (
    "", "s", "es", "ies", "ied", "ed", "edly", "eed", "eedly", "ing", "ingly", "ation", "ational", "ness", "ity", "ly", "ogist",
    "ogy", "er", "ment", "ement", "ance", "ant", "ism", "ize", "izer", "l", "ll", "sses", "ss", "us", "ion", "ate", "ator",
)  # fmt: skip


def test_it_agrees_with_snowball_on_every_word_of_the_documents_and_on_every_joint() -> None:
    pages = Path(__file__).parents[2].glob("docs/*.md")
    text = "".join(
        letter if letter.isalpha() else " " for page in pages for letter in page.read_text().lower()
    )
    words = {word for word in text.split() if word.isascii()}
    assert len(words) > 2000
    words |= {"".join(parts) for parts in product(ROOTS.split(), JOINTS, ENDINGS)}
    theirs = snowballstemmer.stemmer("english").stemWord
    assert {word: stem(word) for word in sorted(words)} == {word: theirs(word) for word in sorted(words)}


@given(st.text(st.sampled_from("abdeginlopsty"), min_size=1, max_size=12))
def test_it_agrees_with_snowball_on_any_letters(word: str) -> None:
    assert stem(word) == snowballstemmer.stemmer("english").stemWord(word)
