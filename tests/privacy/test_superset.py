"""The superset test never passes what a detector finds, and costs next to nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from memkit.model.generated import without_digest_word
from memkit.privacy.detect import findings
from memkit.privacy.findings import Rules
from memkit.privacy.phrases import identities
from memkit.privacy.superset import maybe_dirty
from memkit.privacy.tokens import TOKENS
from tests.privacy.samples_disguised import obfuscated
from tests.privacy.samples_personal import personal
from tests.privacy.samples_secret import secrets

# What findings are made of: labels, ties, pieces of values, separators, disguises.
LABELS = (
    "password passwort pass pwd pw pin passphrase secret token bearer credentials authorization api_key private-key key dsn "
    "client_secret login Basic cookie: SSN passport DNI IBAN phone tel call fax card visa order id born DOB geboren name "
    "full_name patient address home_address lives contact account IP host v version sqlplus mysql curl docker -u -p --user "
    "--password machine IDENTIFIED BY as the my is for use with value= /home/ /Users/ C:\\Users\\ recovery code kontonummer"
).split()
TIES = (
    *" : = => -> | \" ' ` ( ) , ; > < / - _ . @ + # * \n \t [ ] & % ://".split(" "),
    " ",
    "\n",
    " is ",
    " = ",
    ": ",
    '="',
    "='",
    " at ",
    " dot ",
)
VALUES = (
    *("hunter2", "Tr0ub4dor&3", "letmein", "ab,cdef", "ab(cdef", "correct horse battery staple", "QwErTyUiOpAsDfGhJkLzXc", "x", "é", "ÄÖÜ"),
    *("49", "030", "0171", "1234567", "12", "555", "4539", "5787", "6362", "1486", "2024-01-15", "DE89", "3704", "0044", "0532", "0130", "00"),
    *("81.2.69.142", "1.2.3.4", "2a02", "3c:22:fb", "1a:9b:0e", "ABCPX1234X", "12345678Z", "C01X00T47", "AB", "RSSMRA85T10A562S"),
    *("anna", "kestrel.dev", "example.com", "weber", "Anna", "Graz", "a1b2c3d4e5f6g7h8", "0123456789abcdef", "AKCp", "AP5", "eyJ", "ZZ"),
    *("\u200b", "＠", "&#64;", "%40", "\u00ad", "４", "[REDACTED:EMAIL#1]", "ꙮ"),
)  # fmt: skip
SOUP = st.lists(st.sampled_from((*LABELS, *TIES, *VALUES)), max_size=14).map("".join)
WORDS = st.lists(st.sampled_from((*LABELS, *VALUES)), max_size=10).map(" ".join)
NUMBERS = st.text("0123456789 -./()+XZA:", max_size=40)
CREDENTIALS = st.tuples(
    st.sampled_from(LABELS),
    st.sampled_from(TIES),
    st.text("abcXYZ019-_.,;:'\"!#$/ \n", max_size=24),
    st.sampled_from(TIES),
).map("".join)
TOKEN_LIKE = st.sampled_from(TOKENS).flatmap(lambda row: st.from_regex(row[2], fullmatch=True))


def is_never_passed(text: str) -> None:
    if not maybe_dirty(text):
        assert findings(text, Rules()) == ()


@given(SOUP | WORDS)
@settings(max_examples=400)
@example("password 'ab,cdef'")
@example("--password ab(cdef")
@example("de12 3456 7890")
@example("the token\nhunter2")
def test_what_a_detector_finds_is_never_passed(text: str) -> None:
    is_never_passed(text)


@given(NUMBERS | CREDENTIALS)
@settings(max_examples=400)
def test_numbers_and_credentials_are_never_passed(text: str) -> None:
    is_never_passed(text)


@given(
    st.lists(
        st.sampled_from(("pin", "PIN", "pin code", "--pin", *TIES, *VALUES, "482913", "password")), max_size=8
    )
)
@settings(max_examples=300)
@example(["pin", " ", "x", " ", "password", "=", "hunter2"])
def test_a_pin_is_never_passed(pieces: list[str]) -> None:
    is_never_passed("".join(pieces))


@pytest.mark.parametrize(
    "text", ["We pin typer below v0.29.0.", "Pin rich to 13.7.1", "CI pins the image of 3.12"]
)
def test_to_pin_a_version_asks_no_detector(text: str) -> None:
    assert not maybe_dirty(text)


PEOPLE = ("Anna Weber <anna@kestrel.dev>", "Ö. Çelik <o@kestrel.dev>", "weber-graz")
LISTED = ("Falkenhorst", "project x", "C++ core", "graz")
NAMES = st.lists(
    st.sampled_from(
        (
            *"Anna anna ANNA weber Weber Weber- Graz graz Falken horst Falkenhorst project x X C++ core Ö. Çelik".split(),
            "\u00ad",
            "\u200b",
            "\n",
            " ",
            "  ",
            "ａnna",
            "&#97;nna",
            "%61nna",
            *VALUES,
        )
    ),
    max_size=8,
)


@given(NAMES.map("".join) | NAMES.map(" ".join))
@settings(max_examples=300)
@example("C++\ncore")
@example("ÖFFENTLICH Ö. ÇELIK")
def test_the_people_of_git_and_the_word_list_are_never_passed(text: str) -> None:
    rules = Rules(words=LISTED, identities=PEOPLE)
    if not maybe_dirty(text, (*LISTED, *identities(PEOPLE))):
        assert findings(text, rules) == ()


@given(SOUP | WORDS)
@settings(max_examples=10)
def test_a_long_text_is_never_passed_either(text: str) -> None:
    whole = "The gateway waits.\n" * 1_000 + text + "\nThe worker waits." * 1_000
    if not maybe_dirty(whole):
        assert findings(whole, Rules()) == ()


@given(TOKEN_LIKE)
@settings(max_examples=100)
def test_tokens_are_never_passed(text: str) -> None:
    is_never_passed(text)


@pytest.mark.parametrize("make", [personal, secrets, obfuscated], ids=lambda make: make.__name__)
def test_every_sample_is_held_back(make: object) -> None:
    assert [sample.text for sample in make() if not maybe_dirty(sample.text)] == []  # type: ignore[operator]


@pytest.mark.parametrize(
    "text",
    [
        "The gateway sends 429.",
        "Uploads are limited to 25 MB — see docs/limits.md",
        "Python 3.11 is the oldest supported version.",
        "The API key is read from the environment",
        "2026-11-15: sessions are sealed at `session end`.",
        "Errors leave the API as problem+json (RFC 9457).",
        "Contradictions open a thread; both sides stay until a person resolves them.",
    ],
)
def test_ordinary_notes_are_proven_clean(text: str) -> None:
    assert not maybe_dirty(text)


def test_listed_words_are_held_back() -> None:
    assert maybe_dirty("about Falkenhorst", ("falkenhorst",))
    assert maybe_dirty("Project\nX", ("project x",))
    assert not maybe_dirty("about something else", ("falkenhorst", "!!!"))


def test_neither_the_test_nor_a_clean_text_loads_a_detector() -> None:
    code = (
        "import sys; from memkit.privacy.superset import maybe_dirty; maybe_dirty('The gateway sends 429.');"
        "assert 'dataclasses' not in sys.modules, 'dataclasses';"
        "from memkit.privacy.redact import clean; from memkit.privacy.findings import Rules;"
        "assert clean('The gateway sends 429.', Rules(), tag=str).text == 'The gateway sends 429.';"
        "print(sorted({'phonenumbers', 'stdnum', 'memkit.privacy.detect'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


DIGEST = "sha256:" + "0123456789abcdef" * 4


@given(st.one_of(SOUP, WORDS, NUMBERS, CREDENTIALS))
@example("src/password")
@example("docs/api_key")
@example("lib/token.py#secret:L41-L60")
@settings(deadline=None)
def test_the_digest_behind_a_clean_path_is_nothing_that_a_detector_finds(path: str) -> None:
    cited = f"{path}@{DIGEST}"
    if not maybe_dirty(without_digest_word(cited)):
        assert findings(cited, Rules()) == ()
