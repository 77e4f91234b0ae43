"""Text into terms: identifiers whole and in parts, words stemmed, any text without failing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.recall.analyse import analyse, base_stem, read_chunk, split


@pytest.mark.parametrize(
    ("chunk", "stems", "wholes"),
    [
        ("foo-bar", ("foo", "bar"), ("foo-bar",)),
        ("foo_bar", ("foo", "bar"), ("foo_bar",)),
        ("fooBar", ("foo", "bar"), ("foobar",)),
        ("pkg/mod.py", ("pkg", "mod", "py"), ("pkg/mod.py", "mod.py")),
        ("pkg\\mod.py", ("pkg", "mod", "py"), ("pkg\\mod.py", "mod.py")),
        ("v1.2.3", ("v1", "2", "3"), ("v1.2.3",)),
        ("--dry-run", ("dri", "run"), ("dry-run", "--dry-run")),
        ("--verbose", ("verbos",), ("--verbose",)),
        ("C++", ("c",), ("c++",)),
        ("F#", ("f",), ("f#",)),
        ("HTTPServer", ("http", "server"), ("httpserver",)),
        (
            "src/dock/berthPlan.py",
            ("src", "dock", "berth", "plan", "py"),
            ("src/dock/berthplan.py", "berthplan.py", "berthplan"),
        ),
        ("user:ana", ("user", "ana"), ("user:ana",)),
        ("harbour's", ("harbour",), ()),
        ("tides.", ("tide",), ()),
        ("###", (), ()),
        ("went", ("go",), ()),
        ("don't", (), ()),
        ("café", ("cafe",), ()),
        ("ＡＢＣ", ("abc",), ()),
    ],
)
def test_a_chunk_gives_its_parts_and_its_whole(
    chunk: str, stems: tuple[str, ...], wholes: tuple[str, ...]
) -> None:
    read = read_chunk(chunk)
    assert (read.stems, read.wholes) == (stems, wholes)


def test_signs_separate_and_pictures_stand_alone() -> None:
    assert split("Fog, fog (thick)! ⚓🚢港口 100%") == ["Fog", "fog", "thick", "⚓", "🚢", "港", "口", "100"]


def test_a_quoted_sign_is_found_by_its_name() -> None:
    assert analyse("A `~` stays, `/` or `a`/`b` too, and so does ~.").stems == ["tild", "stay", "slash", "b"]


def test_curly_apostrophes_count_as_straight_ones() -> None:
    assert analyse("the pilot’s boat").stems == ["pilot", "boat"]


def test_stop_words_go_unless_there_is_nothing_else() -> None:
    assert analyse("it is what it was, the tide").stems == ["tide"]
    assert analyse("It is what it is.").stems == ["it", "be", "what", "it", "be"]


@pytest.mark.parametrize(
    ("text", "timely"),
    [
        ("Boarded yesterday", True),
        ("Boarded at 10:30", True),
        ("Built in 1998", True),
        ("Boarded twice", False),
    ],
)
def test_a_text_with_a_time_expression_is_timely(text: str, timely: bool) -> None:
    assert analyse(text).timely is timely


def test_a_word_too_long_to_be_one_is_cut() -> None:
    assert {len(term) for term in analyse("x" * 5000 + " " + "aB" * 3000).stems} <= set(range(1, 65))
    assert analyse("a-" * 5000).wholes == []


@given(st.text(max_size=200))
def test_any_text_is_analysed_the_same_with_and_without_memory(text: str) -> None:
    memo = {piece: read_chunk(piece) for piece in split(text)}
    fresh, remembered = analyse(text), analyse(text, memo)
    assert (fresh.stems, fresh.wholes, fresh.timely) == (
        remembered.stems,
        remembered.wholes,
        remembered.timely,
    )


@given(st.text(max_size=40))
def test_stems_hold_no_blank_and_are_never_empty(text: str) -> None:
    found = analyse(text)
    assert all(term and not any(sign.isspace() for sign in term) for term in (*found.stems, *found.wholes))


@given(st.lists(st.text("abcdefghij", min_size=1, max_size=6), min_size=1, max_size=30))
def test_a_stem_does_not_depend_on_what_was_stemmed_before(words: list[str]) -> None:
    assert [base_stem(word) for word in words] == [base_stem(word) for word in reversed(words)][::-1]
