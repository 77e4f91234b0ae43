"""Ordinary words with punctuation behind or around them are no secrets; values that nobody writes as words still are."""

from __future__ import annotations

from itertools import product

import pytest

from memkit.privacy.detect import findings
from memkit.privacy.findings import Rules

WORDS = tuple(
    "wrong empty missing correct incorrect hashed expired forgotten required guessed truncated mistyped blank unknown"
    " plaintext base64 sha256 case-sensitive empty/missing user's".split()
)
MARKS = (
    "?",
    "!",
    "?!",
    "??",
    "!)",
    "?)",
    ")?",
    ").",
    '"?',
    '?"',
    "'?",
    "`?",
    "?`",
    "”?",
    "?”",
    "»?",
    "?…",
    "？",
    "?,",
    "?;",
    "*?",
    "?*",
    "??)",
    "?]",
)
SENTENCES = (
    "what happens when the password is {}",
    "is the password {}",
    "the password was {}",
    "(is its passphrase {}",
    "why is a token {}",
    "Are credentials {}",
    "what does login answer: is the PIN {}",
    "ist das Passwort {}",
    "est-ce que le mot de passe est {}",
    "¿la contraseña es {}",
    "what about the password: {}",
    "what about a password {}",
    "what about an API key: {}",
    "who sees a secret {}",
    "is it the login name/{}",
    "which credentials: user/{}",
    "who uses ({} as the password",
    "(whatever is the secret {}",
    "the cookie (which is the session token {}",
    "is the secret key (or password) {}",
    "does it say password = {}",
)  # fmt: skip
# in an assignment an exclamation mark behind a word that is not about passwords may belong to the password
MAYBE = ("user/{}", "name/{}", "password: {}", "API key: {}", "password = {}")
ORDINARY = tuple(word for word in WORDS if word.isalpha())


def found(text: str) -> list[str]:
    return [text[finding.start : finding.end] for finding in findings(text, Rules())]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_word_with_closing_punctuation_is_no_secret(sentence: str) -> None:
    words = ORDINARY if sentence.endswith(MAYBE) else WORDS
    texts = [sentence.format(word + mark) for word, mark in product(words, MARKS)]
    assert [(text, found(text)) for text in texts if found(text)] == []


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("the password is hunter22!", "hunter22!"),
        ("the password is hunter22?", "hunter22?"),
        ("the password is Tr0ub4dor?", "Tr0ub4dor?"),
        ("the password is p@ssw?rd", "p@ssw?rd"),
        ("curl --password sesame! relay", "sesame!"),
        ("<password>sesame!</password>", "sesame!"),
        ("password=sesame!", "sesame!"),
        ("password: sesame!", "sesame!"),
        ('password: "sesame?"', "sesame?"),
        ("mysql -psesame!", "sesame!"),
        ("log in with kestrel42! as the password", "kestrel42!"),
    ],
)
def test_a_password_that_ends_in_punctuation_is_still_found(text: str, secret: str) -> None:
    assert found(text) == [secret]
