"""What narrows a claim: environment, platform, method, time, condition. Different marks mean silence."""

from __future__ import annotations

import re

from .reading import Reading
from .tokens import NUMBER, PUNCT, Token, tokenize
from .words import (
    CONDITIONS,
    ENVIRONMENTS,
    LOOSE_ENVIRONMENTS,
    METHODS,
    PLACES,
    PLATFORMS,
    PREPOSITIONS,
    SOME,
    STOP,
    TIMES,
)

_LOOSE_NAMES = {"tests": "test", "testing": "test", "dev": "development"}
_ASIDE = re.compile(
    r"\b(?:in|on|for|at)\s+(production|prod|staging|sandbox|ci|qa|development|test|tests|linux|macos|windows|ios|android)\b"
    r"|\b(unless|except|only (?:in|on|for|when|if|with)|exception|excluding)\b",
    re.IGNORECASE,
)


def scope_marks(tokens: list[Token], reading: Reading) -> frozenset[str]:
    """Every mark that narrows the claim, from its tokens and from what was set aside."""
    marks = {mark for at in range(len(tokens)) for mark in _marks_at(tokens, at)}
    for match in _ASIDE.finditer(f"{reading.aside} {reading.brackets}"):
        marks.add((match[1] or match[2]).casefold())
    for token in tokenize(reading.brackets, reading.literals):
        if ENVIRONMENTS.get(token.word) or token.word in PLATFORMS or token.word in LOOSE_ENVIRONMENTS:
            marks.add(ENVIRONMENTS.get(token.word) or token.word)
    return frozenset(marks)


def value_marks(tokens: list[Token]) -> frozenset[str]:
    """The marks inside the value of a key: only what a preposition or bracket adds to the value proper."""
    marks: set[str] = set()
    for at in range(2, len(tokens)):
        if tokens[at - 1].word in ("in", "on", "for"):
            marks.update(_marks_at(tokens, at))
    return frozenset(marks)


def _marks_at(tokens: list[Token], at: int) -> list[str]:
    token = tokens[at]
    word = token.word
    if token.kind == NUMBER:
        return [token.raw]
    if word in CONDITIONS:
        return _condition(tokens, at)
    if ENVIRONMENTS.get(word):
        return [ENVIRONMENTS[word]]
    if word in LOOSE_ENVIRONMENTS and _is_environment(tokens, at):
        return [_LOOSE_NAMES.get(word, word)]
    if word in PLATFORMS or word in TIMES:
        return [token.stem]
    if word in SOME or token.raw in METHODS:
        return [word]
    return []


def _is_environment(tokens: list[Token], at: int) -> bool:
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    previous = tokens[at - 1].word if at else ""
    if following is not None and following.word in PLACES:
        return True
    if tokens[at].word == "local" or (previous == "local" and tokens[at].word == "development"):
        return following is not None and following.word == "development" or previous == "local"
    ends = following is None or following.kind == PUNCT or following.word in PREPOSITIONS
    return (
        previous in ("in", "on", "during", "for")
        and ends
        and tokens[at].word not in ("release", "nightly", "live", "local")
    )


def _condition(tokens: list[Token], at: int) -> list[str]:
    """The condition word and the stems it governs, to the next comma."""
    if tokens[at].word in ("only", "solely", "exclusively"):
        return ["only"]
    marks = [tokens[at].word]
    for token in tokens[at + 1 :]:
        if token.kind == PUNCT:
            break
        if token.word not in STOP and token.stem:
            marks.append(token.stem)
    return marks
