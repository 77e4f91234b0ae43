"""A question read by itself: what is kept, what is dropped, which dates and manner it has."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from memkit.recall.ask import ask
from memkit.recall.words import ASKING, STOP


def test_function_words_and_words_about_asking_are_dropped_and_named() -> None:
    asked = ask("Please tell me of the kinds of rope on the tug?")
    assert (asked.stems, asked.dropped) == (
        ["kind", "rope", "tug"],
        ["please", "tell", "me", "of", "the", "on"],
    )


def test_words_about_asking_may_be_what_a_fact_is_about_but_not_what_a_conversation_is_about() -> None:
    question = "do you remember the list of ropes?"
    assert ask(question).stems == ["rememb", "list", "rope"]
    assert ask(question, empty=STOP | ASKING).stems == ["rope"]


def test_with_nothing_left_the_raw_words_are_kept() -> None:
    asked = ask("what is it about")
    assert (asked.stems, asked.dropped, asked.empty) == (["what", "be", "it", "about"], [], False)


def test_no_word_at_all_is_an_empty_question() -> None:
    assert [ask(text).empty for text in ("", "   ", "?!…", "-- ++")] == [True, True, True, True]


def test_dates_are_read_in_words_and_in_digits() -> None:
    spoken, written = ask("the storm of March 4th, 2026"), ask("storm 2026-03-04")
    assert (spoken.years, spoken.months, spoken.days) == ({2026}, {3}, {4})
    assert (written.years, written.months, written.days) == ({2026}, {3}, {4})


def test_may_and_march_are_months_only_when_written_as_names() -> None:
    assert (ask("who may march").months, ask("in May").months) == (frozenset(), {5})


def test_numbers_are_days_only_beside_a_month() -> None:
    assert (ask("berth 12").days, ask("12 December").days) == (frozenset(), {12})


def test_the_manner_of_asking_is_noticed() -> None:
    asked = ask("When did I moor?")
    assert (asked.first_person, asked.when, ask("who moored").first_person) == (True, True, False)


def test_a_pasted_page_is_read_in_part() -> None:
    assert len(ask("tide " * 500_000).stems) == 20_000


@given(st.text(max_size=100))
def test_any_text_is_a_question(text: str) -> None:
    asked = ask(text)
    assert asked.empty is (not asked.stems and not asked.wholes)
    assert set(asked.spelt) == set(asked.stems)
