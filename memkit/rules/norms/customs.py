"""Customs that look like descriptions: a secret that is kept where all may read it, and what comes round with the work."""

from __future__ import annotations

import itertools

from memkit.boot.memo import lazy
from memkit.rules.norms.risky_orders import holds_secret
from memkit.rules.norms.risky_words import (
    EACH,
    FIRST,
    HIDDEN,
    KEPT,
    KEYS,
    OPENLY,
    SECRETS,
    TIMES,
)
from memkit.rules.norms.sentences import plain_text

_FILE = lazy(r"[\w./-]*\w\.[a-z]{1,5}")
_WORD = lazy(r"[^\s\"'`()\[\],;:!?]+")
_EDGES = ".…*"
# words of two that name a secret: "API key", "mot de passe", "clave de API"
_PAIRS = frozenset(
    ("api key", "api keys", "mot passe", "mots passe", "clé api", "clés api", "clave api", "claves api")
)
_LINKS = frozenset(("de", "d", "the", "la", "l"))
_NEAR = 2


def open_secret_in(sentence: str) -> str:
    """The words that say that a secret is kept where all may read it: "passwords belong in deploy.yml"; empty if none do.

    One that is hashed or encrypted there is none.
    """
    words = [word.strip(_EDGES) for word in _WORD.findall(plain_text(sentence))]
    low = [word.lower() for word in words]
    if not HIDDEN.isdisjoint(low) or KEPT.isdisjoint(low):
        return ""
    linked = [word for word in low if word not in _LINKS]
    pairs = {" ".join(pair) for pair in itertools.pairwise(linked)}
    is_open = not OPENLY.isdisjoint(low)
    is_secret = not SECRETS.isdisjoint(low) or not _PAIRS.isdisjoint(pairs)
    is_placed = is_open or any(_FILE.fullmatch(word) for word in words)
    is_told = is_open and (not KEYS.isdisjoint(low) or any(map(holds_secret, words)))
    if (is_secret and is_placed) or is_told:
        return " ".join(words[: _NEAR + 1])
    return ""


def recurrence_in(sentence: str) -> str:
    """The words that say that something comes round with people's work: "before each release", "the first thing in a
    session"; empty if none do."""
    words = [word.strip(_EDGES) for word in _WORD.findall(plain_text(sentence).lower())]
    leads = EACH if FIRST.isdisjoint(words) else EACH | {"a", "the", "una", "une", "un", "einer", "la"}
    for at, word in enumerate(words):
        behind = words[at + 1 : at + 1 + _NEAR]
        if word in leads and not TIMES.isdisjoint(behind):
            return " ".join(words[at : at + 1 + _NEAR])
    return ""
