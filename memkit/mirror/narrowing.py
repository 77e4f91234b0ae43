"""Narrowing down: which facts the server must give so that memkit's ranker misses nothing.

All facts that hold a word of the question, one that means the same or may be meant, or a longer word that begins so. The
ranker decides; so a little more than needed does no harm, and a little less would change an answer.
"""

from __future__ import annotations

from itertools import pairwise

from memkit.boot.struct import struct
from memkit.mirror.lexemes import any_of, asked_lexemes, exactly
from memkit.recall.aliases import widened
from memkit.recall.analyse import base_stem
from memkit.recall.fact_terms import seams
from memkit.recall.families import related
from memkit.recall.spelling import LIKENESS, SHORTEST, SPREAD, likeness, swapped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from psycopg import Connection

    from memkit.recall.aliases import Groups
    from memkit.recall.query import Question

    # repo, id, searched text, data
    Row = tuple[str, str, str, dict[str, Any]]

# the server finds at most so many at once
MOST = 200
_FIND = "select * from memkit.find_facts(%s, %s, %s, %s, %s)"
_HOLDING = "select * from memkit.holding(%s, %s)"
_NEAR = "select * from memkit.near_words(%s, %s, %s, %s)"
# a pattern that every word fits
_ANY = ""


@struct(frozen=True)
class Wanted:
    """What the server looks for: its query, and the words by which it orders if it finds too much."""

    query: str
    each: tuple[str, ...]


def wanted(db: Connection[Any], question: Question, aliases: dict[str, Groups], repos: str) -> Wanted:
    """What may answer a question in these repositories."""
    said = asked_lexemes(question)
    others = dict.fromkeys(
        term for known in aliases.values() for _, other in widened(question, known) for term in other
    )
    others.update(dict.fromkeys(other for _, other in related(question)))
    others.update(dict.fromkeys(base_stem(one + two) for one, two in pairwise(question.words)))
    guesses = dict.fromkeys(name for word in _slips(question) for name in swapped(word))
    guesses.update(dict.fromkeys(_near(db, question, repos)))
    parts = [any_of(said), *map(exactly, (*others, *guesses)), *_halves(question)]
    return Wanted(" | ".join(part for part in parts if part), tuple(map(exactly, (*said, *others))))


def select(db: Connection[Any], wanted: Wanted, repos: str, prefix: str) -> list[Row]:
    """The facts that hold something of it, at most MOST."""
    return db.execute(_FIND, [wanted.query, [*wanted.each], repos, prefix, MOST]).fetchall()


def holding(db: Connection[Any], wanted: Wanted, repos: Iterable[str]) -> list[Row]:
    """All facts of these repositories that hold something of it."""
    return db.execute(_HOLDING, [wanted.query, [*repos]]).fetchall()


def _slips(question: Question) -> list[str]:
    """The words of a question that may be misspelt: no short ones, no numbers."""
    words = (question.spelt[term] for term in question.stems)
    return [w for w in dict.fromkeys(words) if len(w) >= SHORTEST and not any(map(str.isdigit, w))]


def _halves(question: Question) -> Iterator[str]:
    """A word as the two of which it may consist."""
    for term in question.stems:
        word = question.spelt[term]
        for at in seams(word):
            yield f"({exactly(base_stem(word[:at]))} & {exactly(base_stem(word[at:]))})"


def _near(db: Connection[Any], question: Question, repos: str) -> list[str]:
    """Words of these repositories that are like one of the question: some may not know that one."""
    terms = [term for word in _slips(question) if len(term := base_stem(word)) >= SHORTEST]
    if not terms:
        return []
    plain = all(map(str.isascii, terms))
    shortest, longest = min(map(len, terms)) - SPREAD, max(map(len, terms)) + SPREAD
    pattern = "|".join(sorted({part for term in terms for part in _grams(term)})) if plain else _ANY
    asked = [repos, pattern, shortest if plain else 1, longest if plain else 10 * longest]
    known = [word for (word,) in db.execute(_NEAR, asked)]
    return [word for word in known if any(likeness(term, word) >= LIKENESS for term in terms)]


def _grams(term: str) -> list[str]:
    """Patterns of three letters, ends included; who is alike shares one."""
    inner = [term[at : at + 3] for at in range(len(term) - 2)]
    return [f"^{term[:2]}", *inner, f"{term[-2:]}$"]
