"""Spelling: near words for unknown ones."""

from __future__ import annotations

import pytest

from memkit.recall.answer import answer
from memkit.recall.neighbours import likeness, nearest
from memkit.recall.rank import score
from tests.recall.corpora import texts


@pytest.mark.parametrize("slip", ["lantren", "lantrn", "lanterrn", "lamtern", "lantern's"])
def test_a_slip_of_the_pen_still_finds_the_entry(slip: str) -> None:
    searched = texts("hang the lantern", "mend the sail", "coil the rope")
    assert [hit.id for hit in score(slip, searched, 3)] == ["e0"]


def test_swapped_letters_count_even_where_no_trigram_is_left() -> None:
    assert nearest(texts("the lake is calm", "a lark"), "lkae") == [(0.9, "lake")]


def test_at_most_three_words_are_tried_likest_first() -> None:
    searched = texts("harbour", "harbours", "harboured", "harbourage", "harbouring", "harbourmaster")
    found = nearest(searched, "harborr")
    assert len(found) <= 3
    assert [degree for degree, _ in found] == sorted((degree for degree, _ in found), reverse=True)


def test_likeness_is_the_same_both_ways_and_one_for_the_same_word() -> None:
    assert likeness("anchor", "anchors") == likeness("anchors", "anchor")
    assert likeness("anchor", "anchor") == 1.0


def test_numbers_are_not_respelt() -> None:
    hits, miss = answer("1998", texts("built in 1999"), 3)
    assert (hits, miss.unknown, miss.near) == ([], ("1998",), {})


def test_a_short_beginning_finds_the_longer_word() -> None:
    searched = texts("authentication by key", "the author is known", "tide")
    hits = score("auth", searched, 3)
    assert {hit.id for hit in hits} == {"e0", "e1"}
    assert {kind for kind, _, _ in hits[0].explain} >= {"beginning"}
