"""What grep looks for: letters and expressions, and the letters without which none is found."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.recall.cards import folded
from memkit.recall.pattern import (
    BadPattern,
    Literal,
    Pattern,
    Simple,
    dangerous,
    matching_lines,
    needed,
    simple,
    wanted,
)

letters = st.text(alphabet="abAB_ -.ſİıKßé", max_size=12)
pieces = st.sampled_from((
    "ab", "a", "B", "|", ".", ".*", "a+", "b?", "[ab]", "[^a]", r"\.", r"\w", "^", "$", "x{0,2}",
    "-", " ", r"\x41", r"[\]ab]", "(ab|B)", "(a)?", "(?:b)+", "(?=a)", "(?!b)", "((a)|b)", "[)]",
    r"\(", "(?#()", "{", "}",
))  # fmt: skip


@given(letters, letters.filter(bool), st.booleans(), st.booleans())
def test_whatever_a_literal_finds_holds_its_needed_letters(
    text: str, words: str, any_case: bool, word: bool
) -> None:
    looked = Literal(words, any_case, word)
    if looked.search(text):
        assert any(run in folded(text) for run in looked.needed)


@given(letters, st.lists(pieces, min_size=1, max_size=6).map("".join), st.booleans())
def test_whatever_an_expression_finds_holds_its_needed_letters(
    text: str, source: str, any_case: bool
) -> None:
    try:
        looked = Pattern(source, any_case, False)
    except BadPattern:
        return
    if looked.search(text) and looked.needed:
        assert any(run in folded(text) for run in looked.needed)


@given(st.text(alphabet="ab _", max_size=12), st.text(alphabet="ab", min_size=1, max_size=3))
def test_a_word_is_what_the_boundaries_of_an_expression_say(text: str, word: str) -> None:
    said = re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None
    assert Literal(word, False, True).search(text) == said


runs = st.sampled_from(
    ("ab", "a", "B", "k", "s", "i", " ", "-", r"\.", r"\|", ".*", ".*", "|", "?", "+", ".")
)


@given(
    st.text(alphabet="abAB \n-.|ſİıKkSIßé", max_size=14),
    st.lists(runs, min_size=1, max_size=6).map("".join),
    st.booleans(),
)
def test_a_simple_expression_finds_what_the_machine_for_expressions_finds(
    text: str, source: str, any_case: bool
) -> None:
    choices = simple(source)
    if choices:
        said = re.search(source, text, re.IGNORECASE if any_case else 0) is not None
        assert Simple(choices, any_case).search(text) == said


@pytest.mark.parametrize(
    ("pattern", "choices"),
    [
        ("one.*two|three", [["one", "two"], ["three"]]), (r"retry\.py", [["retry.py"]]), (".*tide.*", [["tide"]]),
        (".*", []), ("a|", []), ("", []), ("tide.*?s", []), ("tide.*+s", []), ("tides?", []), (r"\d", []),
        ("ti.e", []), ("a\\", []), ("(tide)", []), ("^tide", []), ("Größe", []),
    ],
)  # fmt: skip
def test_what_is_simple_is_letters_with_anything_between(pattern: str, choices: list[list[str]]) -> None:
    assert simple(pattern) == choices


def test_a_simple_expression_needs_no_box_of_time_and_others_do() -> None:
    said = [wanted(text, regex=True, ignore_case=True, word=False).quick for text in ("a.*b|c", "(a+)+$")]
    assert said == [True, False]


def test_case_is_ignored_only_when_asked() -> None:
    assert [Literal("Tide", any_case, False).search("TIDE") for any_case in (True, False)] == [True, False]


@pytest.mark.parametrize(
    ("pattern", "letters"),
    [
        ("retry budget", ("retry budget",)), ("retr(y|ies)", ("retr",)), ("a|bc", ("a", "bc")), ("a|b*", ()),
        (r"v\d+ of tides", (" of tides",)), ("tides?", ("tide",)), ("x*yz", ("yz",)), ("[abc|]def", ("def",)),
        ("(?i)abc", ("abc",)), ("(?ix)a b", ()), ("(?#()ab", ()), (r"\x41bc", ("bc",)), (r"\N{DIGIT ONE}b", ("b",)),
        (r"[\]abc]de", ("de",)), ("(ab|(c))+d", ("d",)), ("(ab)", ()), ("x[(]y(?:ab|c)zw", ("zw",)),
        ("abc{2}", ("ab",)), ("ab{|c", ("a", "c")), ("", ()), (r"\|x", ("x",)),
    ],
)  # fmt: skip
def test_the_longest_letters_that_every_match_must_hold(pattern: str, letters: tuple[str, ...]) -> None:
    assert needed(pattern) == letters


@pytest.mark.parametrize("pattern", ["(a+)+$", "(a|a)*", r"(a)\1", "((ab)*)*", "a*a*a*a*a*a*a*a*a*b"])
def test_a_pattern_that_could_take_for_ever_is_known(pattern: str) -> None:
    assert dangerous(pattern)


@pytest.mark.parametrize("pattern", ["(ab)+", "retr(y|ies)", r"\d+ MB", "[(a+)+]x*"])
def test_a_plain_pattern_is_not_feared(pattern: str) -> None:
    assert not dangerous(pattern)


@pytest.mark.parametrize(
    ("pattern", "why"),
    [
        ("", "empty"),
        ("(", "not a regular expression"),
        ("a" * 1001, "longer than 1,000"),
        ("a)|(?:b", "not a"),
    ],
)
def test_what_is_no_pattern_says_why(pattern: str, why: str) -> None:
    with pytest.raises(BadPattern, match=why):
        wanted(pattern, regex=True, ignore_case=False, word=True)


def test_lines_are_numbered_and_a_very_long_one_is_looked_at_in_its_first_part() -> None:
    text = "one tide\nno\n" + "x" * 30_000 + "tide"
    assert list(matching_lines(Literal("tide", True, False), text)) == [(1, "one tide")]
