"""What a claim shares with its lines, and what of it is gone from them."""

from __future__ import annotations

import pytest

from memkit.evidence.ranking import Unit, units_of
from memkit.evidence.shared import lacks_numbers, shares_something, shares_words
from memkit.evidence.support import (
    gone_from,
    is_about_absence,
    number_key,
    stem,
    terms_of,
)

SPAN = 'def send(self, rateLimit=10_000):\n    raise TooLong("please wait", 2.50)\n'

SHARED = [
    ("`send` waits", True),
    ("The rate limit is high", True),
    ("It is limited to 10,000", True),
    ('It says "please wait"', True),
    ("It waits 2.5 seconds", True),
    ("TooLong is raised", True),
    ("The rate-limit is high", True),
    ("Rate limits are high", True),
    ("Whoever rates limits is far away", False),
    ("An error of Send is final", False),
    # an identifier counts as a whole, in any case style or spelled out
    ("rate_limit is 7", True),
    ("RATE-LIMIT is 7", True),
    ("UPLOAD_LIMIT is 7", False),
    ("uploadLimit is 7", False),
    ("Client.uploadLimit is 7", False),
    ("pleaseWait is 7", True),
    ("Whoever is told TooLong may wait", True),
    ("Limits of the rate raise when one waits", True),
    ("Limits of nothing in particular are written down by hand somewhere", False),
    ("Somebody may raise something", False),
    ("The limit is 20,000", False),
    ("", False),
]


def test_a_number_may_be_spelt_in_the_lines() -> None:
    assert gone_from("It is tried 3 times", "Tried three times.") == ()
    assert shares_something("It is tried 3 times", "Tried three times.")


@pytest.mark.parametrize(("claim", "shared"), SHARED)
def test_a_claim_shares_an_identifier_a_literal_or_a_number(claim: str, shared: bool) -> None:
    assert shares_something(claim, SPAN) is shared


@pytest.mark.parametrize(
    ("claim", "shared"),
    [
        ("Whoever is sent too much is limited", True),
        ("A raised limit is rare", True),
        ("Somebody may raise something", False),
        ("Nobody who is in a hurry would raise such a limit without saying so in the minutes", False),
        ("", False),
    ],
)
def test_three_words_or_two_that_are_a_third_of_it_speak_for_a_claim(claim: str, shared: bool) -> None:
    assert shares_words(claim, SPAN) is shared


GONE = [
    ("It waits 2.5 seconds for 10000 calls", ()),
    ("It waits 3 seconds for 10000 calls", ("3",)),
    ('It says "please go" and `send`s 7 times', ("please go", "7")),
    ("`Client.send` sends", ("Client.send",)),
    ("`send()` raises `TooLong`", ()),
    ("Requires 3.9.1", ("3.9.1",)),
    ("It sends", ()),
]


@pytest.mark.parametrize(("claim", "gone"), GONE)
def test_numbers_and_literals_that_are_gone_are_named(claim: str, gone: tuple[str, ...]) -> None:
    assert gone_from(claim, SPAN) == gone


def test_a_claim_names_identifiers_numbers_literals_and_words() -> None:
    assert terms_of('app.settings waits three times for "a b" in rateLimit') == (
        ("literal", "a b"),
        ("word", "app"),
        ("name", "settings"),
        ("word", "set"),
        ("word", "wait"),
        ("number", "3"),
        ("word", "tim"),
        ("name", "a"),
        ("name", "b"),
        ("name", "ratelimit"),
        ("word", "rat"),
        ("word", "limit"),
        ("pair", "appsettings"),
        ("pair", "settingswaits"),
        ("pair", "waitsthree"),
        ("pair", "threetimes"),
    )


def test_numbers_and_words_are_compared_by_what_they_mean() -> None:
    assert [number_key(text) for text in "10_000 10,000 2.50 3.7.0 007 30s 0xFF x".split()] == [
        "10000",
        "10000",
        "2.5",
        "3.7",
        "7",
        "30",
        "0xff",
        "",
    ]
    assert len({stem(word) for word in "limit limits limited limiting limiter".split()}) == 1


def test_absence_is_read_from_the_words_and_not_from_a_quotation() -> None:
    claims = ["X is not in the list", "there is nothing", 'It says "is not here"', "X never waits"]
    assert [is_about_absence(claim) for claim in claims] == [True, True, False, False]


def test_what_something_does_not_have_is_absence_and_what_it_does_not_do_is_not() -> None:
    lacks = [
        "Arguments do not know the attempt",
        "The page doesn't mention it",
        "A reader cannot hold two files",
    ]
    does = ["receive does not validate it", "It cannot be stopped", "It knows what it does not do"]
    assert [is_about_absence(claim) for claim in lacks + does] == [True] * 3 + [False] * 3


def test_units_hold_every_line_that_says_something() -> None:
    lines = ["import a", "", "x", "y"]
    assert units_of((), lines) == [Unit(1, 4)]


@pytest.mark.parametrize(
    "claim", ["SEND_LIMIT_RAISE is 7", "sendLimitRaise is 7", "Pool::send_limit is 7", "SEND-LIMIT is 7"]
)
def test_the_parts_of_an_identifier_are_no_words_of_the_claim(claim: str) -> None:
    assert not shares_words(claim, SPAN)


def test_numbers_that_a_text_lacks_are_known_in_any_spelling() -> None:
    assert lacks_numbers("It waits 7 seconds", SPAN)
    assert not lacks_numbers("It waits 2.5 seconds", SPAN)
    assert not lacks_numbers("It waits", SPAN)
