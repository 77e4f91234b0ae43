"""Coverage: how much of a question a fact holds, and whether that is enough to call it an answer.

The share is by rarity: a word that occurs nowhere weighs most, so that a question about something absent stays below
the floor however common its other words are. Light words (use, get, long …) count half. The floors were chosen on one
set of questions; docs/searching.md gives the error rates on others.
"""

from __future__ import annotations

from math import log

from memkit.recall.query_terms import SMALL, rarity
from memkit.recall.scoring import worth_in
from memkit.recall.words import LIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from memkit.recall.query_terms import Clues

# the least share of a question that an answer holds: where it is one content word of several, and where that is rare
# here, two, or more
_ONE, _ONE_RARE, _SOME, _MANY = 0.5, 0.38, 0.38, 0.3
# a word that no more entries hold is rare
_FEW = 3
_HALF = 0.35
# a word that is held to this degree counts as held; a distant spelling does not
_WELL = 0.6
_ALMOST = 1e-9
# a word that occurs nowhere tells all it can in a memory of some 500 facts, and half of it in one of 50
_LEAST_ABSENT, _PER_GROWTH, _START = 0.45, 0.16, 0.18


def weighed(weights: Mapping[str, float], size: int) -> dict[str, float]:
    """Word of the question → what it weighs, given how rare each is among so many entries."""
    nowhere = rarity(0, max(size, SMALL)) - _ALMOST
    absent = _absence(size)
    return {
        term: weight * (_HALF if term in LIGHT else 1.0) * (absent if weight >= nowhere else 1.0)
        for term, weight in weights.items()
    }


def _absence(size: int) -> float:
    """How much it tells that a word occurs nowhere: little in a small memory, which holds few words of any question."""
    return min(1.0, max(_LEAST_ABSENT, _PER_GROWTH * log(max(size, 1)) - _START))


def share(weights: Mapping[str, float], held: Mapping[str, float]) -> float:
    """How much of the question a text holds that has these words of it, each to a degree; 1 if nothing was asked."""
    asked = total = 0.0
    for term, weight in weights.items():
        total += weight
        asked += weight * min(1.0, held.get(term, 0.0))
    return asked / total if total else 1.0


def is_weak(weights: Mapping[str, float], held: Mapping[str, float], size: int) -> bool:
    """Whether a text that has these words of the question is below the floor, in a memory of so many."""
    asked = [term for term in weights if term not in LIGHT]
    found = [
        term for term, degree in held.items() if degree >= _WELL and term in weights and term not in LIGHT
    ]
    if asked and not found and not any(held.get(term) for term in asked):
        return True
    return share(weights, held) < _floor(weights, asked, found, size)


def _floor(weights: Mapping[str, float], asked: list[str], found: list[str], size: int) -> float:
    """The least share for a text that holds these content words of those asked for."""
    if len(found) >= 3:
        return _MANY
    if len(found) == 2 or len(asked) < 2:
        return _SOME
    rare = rarity(_FEW, max(size, SMALL)) - _ALMOST
    return _ONE_RARE if any(weights[term] >= rare for term in found) else _ONE


def weak_entries(clues: Clues, entries: Iterable[int], size: int) -> set[int]:
    """Those of the entries that hold too little of the question, in a memory of so many."""
    weights = weighed(clues.weights, size)
    return {entry for entry in entries if is_weak(weights, _held(clues, entry), size)}


def _held(clues: Clues, entry: int) -> dict[str, float]:
    """Word of the question → how far this entry holds it."""
    held: dict[str, float] = {}
    for clue in clues.words:
        if worth_in(clue, entry):
            for term in clue.covers:
                before = held.get(term, 0.0)
                # the words of an alias add up to it; of other likenesses the best counts
                held[term] = before + clue.degree if clue.kind == "alias" else max(before, clue.degree)
    return held
