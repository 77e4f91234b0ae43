"""Members of closed sets, bounds in other words, and one relation told with another verb."""

from __future__ import annotations

import pytest

from memkit.contradict import DUPLICATE, NONE, Claim, contradiction
from memkit.contradict.comparison import compare
from memkit.contradict.search import find

CHOICE, NUMBER, VERSION, KEY = (contradiction(rule) for rule in ("choice", "number", "version", "key"))


def verdicts(a: str, b: str) -> tuple[object, object]:
    """The verdict on the pair, and on the pair the other way round."""
    return compare(Claim("a", a), Claim("b", b)), compare(Claim("b", b), Claim("a", a))


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The digest is mailed on Mondays.", "The digest is mailed on Thursday."),
        ("Review day: Tuesday", "We review on Friday."),
        ("The tax year starts in April.", "The tax year starts in July."),
        ("Lost packets are logged at WARN.", "Lost packets are logged as errors."),
        ("Drafts are saved with PUT.", "Drafts are saved with POST."),
        ("The status page only accepts GET.", "The status page only accepts HEAD."),
        ("Chaos tests run against staging.", "Chaos tests run against the sandbox."),
        ("The ledger database runs in eu-west-1.", "The ledger database runs in us-east-2."),
        ("Durations are given in seconds.", "Durations are given in milliseconds."),
    ],
)
def test_another_member_of_a_closed_set_contradicts(a: str, b: str) -> None:
    assert verdicts(a, b) == (CHOICE, CHOICE)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The digest is mailed on Mondays.", "The digest is also mailed on Thursdays."),
        ("The digest is mailed on Mondays.", "The digest is mailed on Mondays and Fridays."),
        ("The digest is written on Monday.", "The digest is mailed on Tuesday."),
        ("Never deploy on Friday.", "Never deploy on Sunday."),
        ("We can release on Monday.", "We can release on Tuesday."),
        ("On Monday the cache is cleared.", "On Friday the cache is cleared."),
        ("The files API supports HEAD.", "The files API supports GET."),
        ("Tracing is enabled in staging.", "Tracing is enabled in production."),
        ("The service is deployed to staging.", "The service is deployed to production."),
        ("Workers run in eu-west-1.", "Workers run in us-east-1."),
        ("Snapshots are replicated to us-west-1.", "Snapshots are replicated to eu-west-3."),
    ],
)
def test_members_that_add_up_or_narrow_stay_silent(a: str, b: str) -> None:
    assert verdicts(a, b) == (NONE, NONE)


@pytest.mark.parametrize(
    ("a", "b", "verdict"),
    [
        ("Coverage must not fall below 80 %.", "Coverage must stay at or above 90 %.", NUMBER),
        ("Coverage must not fall below 80 %.", "Coverage must stay at or above 80 %.", DUPLICATE),
        ("Load must never rise above 70 %.", "Load must be at or below 60 %.", NUMBER),
        ("Load must never rise above 70 %.", "Load must not fall below 10 %.", NONE),
        ("Coverage must not fall below 80 %.", "Coverage is 91 %.", NONE),
        ("Lag may never go above 30 s.", "Lag is usually under 2 s.", NONE),
        ("Lag may never go above 30 s.", "Lag is usually under 90 s.", NUMBER),
        ("Lag must be at most 30 s.", "Lag has to be at most 20 s.", NUMBER),
        ("Retries <= 3 per call.", "At most 5 retries per call.", NUMBER),
        ("The batch size must be >= 100.", "The batch size must be at least 100.", DUPLICATE),
        ("Python >= 3.12 is required.", "Python at least 3.9 is required.", VERSION),
        ("Node >= 22", "Node 18 or newer is needed.", VERSION),
        ("Node >= 22", "npm >= 10", NONE),
    ],
)
def test_bounds_meet_whatever_words_they_are_told_in(a: str, b: str, verdict: object) -> None:
    assert verdicts(a, b) == (verdict, verdict)


@pytest.mark.parametrize(
    ("a", "b", "verdict"),
    [
        ("The site is deployed to Fly.", "The site is hosted on Heroku.", CHOICE),
        ("The lexer is written in Rust.", "The lexer is implemented in Zig.", CHOICE),
        ("Tokens are stored in Redis.", "Tokens live in Redis.", DUPLICATE),
        ("The shell defaults to bash.", "The default shell is zsh.", CHOICE),
        ("The lexer belongs to team Oak.", "Team Elm owns the lexer.", CHOICE),
        ("The owner of the lexer is the core team.", "Lexer owner: tools team", CHOICE),
        ("The kit is licensed under MIT.", "The license of the kit is Apache-2.0.", CHOICE),
        ("Loaders must return a Result.", "Loaders must return an Option.", CHOICE),
        ("Topic branches are merged into develop.", "Topic branches are merged into main.", CHOICE),
        ("Tokens are stored in Redis.", "Tokens are stored in base64.", NONE),
        ("Prices are stored in Postgres.", "Prices are stored in cents.", NONE),
        ("Prices are stored in Postgres.", "Prices are stored in eu-west-1.", NONE),
        ("The grid is hosted on Azure.", "The grid is hosted in Dublin.", NONE),
        ("The index is powered by Lucene.", "The index is backed by tests.", NONE),
        ("Tables are created with a key.", "Tables are created with a comment.", NONE),
        ("Loaders return a Result.", "Loaders return a Result or None.", NONE),
        ("The manual is written in English.", "The manual is written in Markdown.", NONE),
        ("The loader raises KeyError.", "The loader raises TimeoutError.", NONE),
        ("The bot runs on Matrix.", "The bot runs on every push.", NONE),
        ("The bot runs on Matrix.", "The bot runs on a Raspberry Pi.", NONE),
        ("Invoices are generated in Go.", "Invoices are generated on demand.", NONE),
        ("Rows are processed in batches.", "Rows are processed in parallel.", NONE),
        ("The farm runs on AWS.", "The farm runs on ARM.", NONE),
        ("The manual is built with Sphinx.", "The manual is built by Netlify.", NONE),
        ("Calls are authenticated by the proxy.", "Calls are authenticated by a signature.", NONE),
        ("Rights are granted by an admin.", "Rights are granted by role.", NONE),
        ("Jobs are placed in the app.", "Jobs are placed in the queue.", NONE),
        ("Version 3 needs Node 18.", "Version 4 needs Node 20.", NONE),
        ("Ids are generated by the client.", "Ids are generated by the server.", CHOICE),
    ],
)
def test_one_relation_told_with_another_verb_is_compared(a: str, b: str, verdict: object) -> None:
    assert verdicts(a, b) == (verdict, verdict)


@pytest.mark.parametrize(
    ("a", "b", "verdict"),
    [
        ("autosave = true", "autosave = false", KEY),
        ("Visibility: public", "Visibility: private", KEY),
        ("Login: required", "Login: OAuth", NONE),
    ],
)
def test_the_two_values_of_a_switch_exclude_each_other(a: str, b: str, verdict: object) -> None:
    assert verdicts(a, b) == (verdict, verdict)


def test_required_for_every_change_contradicts_optional() -> None:
    polarity = contradiction("polarity")
    assert verdicts("A test plan is optional.", "A test plan is required for every change.") == (
        polarity,
        polarity,
    )
    assert verdicts("A test plan is optional.", "A test plan is required for every upgrade.") == (NONE, NONE)


def test_claims_with_a_short_subject_and_another_verb_still_meet() -> None:
    kept = [Claim("kept", "The site is deployed to Fly."), Claim("other", "The shop is deployed to Fly.")]
    assert find(Claim("new", "The site is hosted on Heroku."), kept) == [("kept", CHOICE)]
