"""Something may be done to several things of a class; what is sent in one of them, or is one, is no other."""

from __future__ import annotations

import pytest

from memkit.contradict import Claim
from memkit.contradict.comparison import compare


def label(one: str, other: str) -> str:
    return compare(Claim("a", one), Claim("b", other)).label


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The canary expires headers on every push.", "The canary expires queries on every push."),
        ("The worker flushes the stack at exit.", "The worker flushes the heap at exit."),
        ("The cache copies upstream headers.", "The cache copies downstream headers."),
        ("The proxy drops strings at night.", "The proxy drops integers at night."),
        ("The job pulls images.", "The job pushes images."),
    ],
)
def test_what_is_done_to_one_may_be_done_to_the_other(one: str, other: str) -> None:
    assert label(one, other) == "none"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The token travels in a header.", "The token travels in a cookie."),
        ("The buffer is allocated on the heap.", "The buffer is allocated on the stack."),
        ("Ids are integers.", "Ids are strings."),
    ],
)
def test_what_is_in_one_or_is_one_is_no_other(one: str, other: str) -> None:
    assert label(one, other) == "contradiction"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Images are served from the bucket media-eu.", "Images are served from the bucket media-us."),
        ("Images are served from the bucket media-it.", "Images are served from the bucket media-us."),
        ("Mails leave through the relay smtp-at.", "Mails leave through the relay smtp-be."),
        ("Backups are kept in vault-in.", "Backups are kept in vault-no."),
    ],
)
def test_a_small_word_behind_a_hyphen_tells_two_names_apart(one: str, other: str) -> None:
    assert label(one, other) != "duplicate"


def test_two_values_that_differ_behind_a_hyphen_contradict() -> None:
    assert label("Sessions are stored in cache-eu.", "Sessions are stored in cache-us.") == "contradiction"


def test_a_verb_and_its_particle_are_the_same_with_a_hyphen() -> None:
    assert label("The check-in desk is open.", "The check in desk is open.") == "duplicate"
