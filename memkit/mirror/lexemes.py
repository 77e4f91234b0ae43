"""Lexemes: the words of facts and questions as the server compares them, and the facts it must return for a question.

The server returns all facts with a word of the question, an alias, a similar spelling, or a longer word that begins with
one. memkit's ranker decides, so too many facts do no harm, and one too few would change an answer.
"""

from __future__ import annotations

from itertools import pairwise

from memkit.boot.struct import struct
from memkit.recall.analyse import analyse, base_stem, read_chunk, split
from memkit.recall.fact_terms import seams
from memkit.recall.neighbours import LIKENESS, SHORTEST, SPREAD, likeness, related, swapped
from memkit.recall.surroundings import widened
from memkit.store.assets import neighbour_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from psycopg import Connection

    from memkit.recall.ask import Question
    from memkit.recall.surroundings import Groups

    # repo, id, searched text, data
    Row = tuple[str, str, str, dict[str, Any]]


# shortest word that also matches longer words
_SHORTEST_BEGUN = 4
_LONGEST = 200


def clean_value(value: object) -> object:
    """The value without NUL characters, which PostgreSQL rejects."""
    if isinstance(value, str):
        return value.replace("\0", " ").encode("utf-8", "replace").decode()
    if isinstance(value, dict):
        return {str(clean_value(key)): clean_value(item) for key, item in value.items()}
    return [clean_value(item) for item in value] if isinstance(value, list | tuple) else value


def lexemes(text: str, created: str) -> list[str]:
    """The distinct terms of a fact's text, and the parts of its date."""
    found = analyse(text)
    return sorted({word[:_LONGEST] for word in (*found.stems, *found.wholes)} | set(_date_parts(created)))


def _date_parts(day: str) -> list[str]:
    parts = day[:10].split("-")
    return [f"@{sign}{int(part)}" for sign, part in zip("ymd", parts, strict=False) if part.isdigit()]


def stems_of(text: str) -> list[str]:
    """The stems of all words, stop words too, because an alias may consist of them."""
    return sorted({base_stem(word) for piece in split(text) for word in read_chunk(piece).words})


def asked_lexemes(question: Question) -> list[str]:
    """The distinct words of a question; the parts of a date if it is only a date."""
    said = dict.fromkeys(str(clean_value(word))[:_LONGEST] for word in (*question.stems, *question.wholes))
    if not question.is_only_a_date:
        return [*said]
    dates = (("y", question.years), ("m", question.months), ("d", question.days))
    return [*said, *(f"@{sign}{number}" for sign, numbers in dates for number in sorted(numbers))]


def any_query(words: Iterable[str]) -> str:
    """The tsquery for facts with one of these words, or a longer word that begins with one."""
    return " | ".join(exact_query(word) + (":*" if _may_begin(word) else "") for word in words)


def exact_query(word: str) -> str:
    """The tsquery for one word."""
    return "'" + word.replace("\\", "\\\\").replace("'", "''") + "'"


def _may_begin(word: str) -> bool:
    return len(word) >= _SHORTEST_BEGUN and word.isalnum()


# the server returns at most so many
MOST = 200
_FIND = "select * from memkit.find_facts(%s, %s, %s, %s, %s)"
_HOLDING = "select * from memkit.holding(%s, %s)"
_NEAR = "select * from memkit.near_words(%s, %s, %s, %s)"
# matches every word
_ANY = ""


@struct(frozen=True)
class Wanted:
    """What the server looks for: its query, and the words that order the result if it is too long."""

    query: str
    each: tuple[str, ...]


def plan_search(db: Connection[Any], question: Question, aliases: dict[str, Groups], repos: str) -> Wanted:
    """The search for facts that may answer a question in these repositories."""
    said = asked_lexemes(question)
    others = dict.fromkeys(
        term for known in aliases.values() for _, other in widened(question, known) for term in other
    )
    others.update(dict.fromkeys(other for _, other, _ in related(question, neighbour_table())))
    others.update(dict.fromkeys(base_stem(one + two) for one, two in pairwise(question.words)))
    guesses = dict.fromkeys(name for word in _slips(question) for name in swapped(word))
    guesses.update(dict.fromkeys(_near(db, question, repos)))
    parts = [any_query(said), *map(exact_query, (*others, *guesses)), *_halves(question)]
    return Wanted(" | ".join(part for part in parts if part), tuple(map(exact_query, (*said, *others))))


def find_facts(db: Connection[Any], wanted: Wanted, repos: str, prefix: str) -> list[Row]:
    """The matching facts, at most MOST."""
    return db.execute(_FIND, [wanted.query, [*wanted.each], repos, prefix, MOST]).fetchall()


def facts_holding(db: Connection[Any], wanted: Wanted, repos: Iterable[str]) -> list[Row]:
    """All matching facts of these repositories."""
    return db.execute(_HOLDING, [wanted.query, [*repos]]).fetchall()


def _slips(question: Question) -> list[str]:
    """The words of a question that may be misspelt: not short ones, not numbers."""
    words = (question.spelt[term] for term in question.stems)
    return [w for w in dict.fromkeys(words) if len(w) >= SHORTEST and not any(map(str.isdigit, w))]


def _halves(question: Question) -> Iterator[str]:
    """Queries for a compound word as its two possible parts."""
    for term in question.stems:
        word = question.spelt[term]
        for at in seams(word):
            yield f"({exact_query(base_stem(word[:at]))} & {exact_query(base_stem(word[at:]))})"


def _near(db: Connection[Any], question: Question, repos: str) -> list[str]:
    """Words of these repositories that are spelt like a word of the question."""
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
    """Trigram patterns, ends included; similar words share one."""
    inner = [term[at : at + 3] for at in range(len(term) - 2)]
    return [f"^{term[:2]}", *inner, f"{term[-2:]}$"]
