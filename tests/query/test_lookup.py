"""Ids as people type them."""

from __future__ import annotations

import pytest

from memkit.query.lookup import nearest, not_found, resolve, resolve_to_write, unknown_id

IDS = ("errors-problem-json", "retry-budget-open", "transport-agnostic", "upload-25mb", "upload-limit-50mb")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("transport-agnostic", "transport-agnostic"),
        ("trans", "transport-agnostic"),
        ("upload", None),
        ("", None),
        ("nowhere", None),
    ],
)
def test_a_word_means_the_whole_id_or_the_only_one_it_begins(typed: str, expected: str | None) -> None:
    assert resolve(typed, IDS) == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("transport-agnostic", "transport-agnostic"),
        ("transport", "transport-agnostic"),
        ("transport-", "transport-agnostic"),
        ("retry-budget", "retry-budget-open"),
        ("trans", None),
        ("upload-25", None),
        ("err", None),
        ("t", None),
        ("upload", None),
        ("", None),
    ],
)
def test_a_writer_shortens_an_id_to_whole_words_only(typed: str, expected: str | None) -> None:
    assert resolve_to_write(typed, IDS) == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("transport-agnostc", "transport-agnostic"),
        ("uplods", "upload-25mb"),
        ("uplod", "upload-25mb"),
        ("Upload", "upload-25mb"),
        ("budgt", "retry-budget-open"),
        ("limt-50mb", "upload-limit-50mb"),
        ("problm-json", "errors-problem-json"),
        ("webhook", ""),
        ("", ""),
    ],
)
def test_the_nearest_id_is_found_by_the_whole_or_by_a_part(typed: str, expected: str) -> None:
    assert nearest(typed, IDS) == expected


def test_a_reader_is_told_the_nearest_and_the_call_that_works() -> None:
    error = not_found("uplods", IDS, ("why", "uplods"))
    assert (error.message, error.hint) == (
        'no fact "uplods"; the nearest is upload-25mb',
        "memkit why upload-25mb",
    )
    error = not_found("two words", IDS, ("show", "two words"))
    assert (error.message, error.hint) == ('no fact "two words"', 'memkit grep "two words" --all')


def test_a_writer_is_refused_with_its_whole_call_put_right() -> None:
    error = unknown_id("transport-agnostc", IDS, ("ref", "transport-agnostc", "errors-problem-json"))
    assert error.message == 'no fact "transport-agnostc"; nothing was recorded'
    assert error.hint == "memkit ref transport-agnostic errors-problem-json"
    error = unknown_id("upload", IDS, ("ref", "upload"))
    assert (
        error.message == '"upload" is short for 2 facts: upload-25mb, upload-limit-50mb; nothing was recorded'
    )
    assert error.hint.startswith("memkit list ")
    error = unknown_id("upload-25", IDS, ("ref", "upload-25"))
    assert '"upload-25" is too little of upload-25mb: ' in error.message
    assert error.hint == "memkit ref upload-25mb"
