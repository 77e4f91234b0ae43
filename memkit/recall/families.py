"""Families: words that people use for one another, so that a question in other words than the fact still meets it.

A word of the family is a guess, not a match: it weighs less than the word itself. `family_table` holds the words. They are
found in its text: to split that into lists would cost a cold question more than its search.
"""

from __future__ import annotations

from memkit.recall.analyse import base_stem
from memkit.recall.family_table import KIN, PHRASES, WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.recall.query import Question

# the longest phrase of the tables, in words
LONGEST_PHRASE = 4
# so many words of a question are looked up: a pasted page has the words of its facts
_MOST_WORDS = 64


def families() -> list[list[str]]:
    """All families, each the stems and phrases that stand for one another."""
    return [family.split(", ") for family in _items(PHRASES) + _items(WORDS)]


def kin() -> dict[str, list[str]]:
    """Word or phrase → the stems that may be meant by it."""
    return {said: meant.split(", ") for said, _, meant in (item.partition(": ") for item in _items(KIN))}


def _items(table: str) -> list[str]:
    return " ".join(table.split()).strip(";").split("; ")


def related(question: Question) -> Iterator[tuple[tuple[str, ...], str]]:
    """(stems of a word or phrase of the question, a stem of the same family or of its kin), for all of them."""
    words = list(map(base_stem, question.words[:_MOST_WORDS]))
    for stem in dict.fromkeys(question.stems[:_MOST_WORDS]):
        others = (*_relatives(stem, WORDS), *_relatives(stem, PHRASES), *_kin_of(stem), *_doers(stem))
        yield from (((stem,), other) for other in others)
    for phrase in _phrases(words):
        stems = tuple(phrase.split())
        yield from ((stems, other) for other in (*_relatives(phrase, PHRASES), *_kin_of(phrase)))


def _phrases(words: list[str]) -> Iterator[str]:
    """Every run of words that is short enough for a phrase, once."""
    for length in range(2, LONGEST_PHRASE + 1):
        yield from dict.fromkeys(" ".join(words[at : at + length]) for at in range(len(words) - length + 1))


def _relatives(said: str, table: str) -> Iterator[str]:
    """The single words of the families that hold this word or phrase, without it."""
    at = table.find(said)
    while at >= 0:
        end = at + len(said)
        if table[end] in ",;" and table[at - 2 : at] in (", ", "; ", "  "):
            last = table.index(";", at)
            first = max(table.rfind(";", 0, at), table.rfind("\n", 0, at)) + 1
            family = table[first:last].strip().split(", ")
            yield from (other for other in family if other != said and " " not in other)
            end = last
        at = table.find(said, end)


def _kin_of(said: str) -> list[str]:
    """The words that may be meant by this word or phrase."""
    head = f" {said}: "
    at = KIN.find(head)
    # what a phrase ends with is no entry of its own
    while at >= 0 and KIN[at - 1] not in "; ":
        at = KIN.find(head, at + 1)
    return KIN[at + len(head) : KIN.index(";", at)].split(", ") if at >= 0 else []


def _doers(stem: str) -> Iterator[str]:
    """Who does what a verb says, and what they do: write and writer, pars(e) and parser."""
    if len(stem) > 3:
        yield from (stem + "er", stem + "r", stem + "or")
    if len(stem) > 5 and stem.endswith(("er", "or")):
        yield from (stem[:-2], stem[:-1])
