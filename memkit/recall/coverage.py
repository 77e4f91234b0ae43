"""Coverage: how much of a question a fact holds, and whether that is enough to call it an answer.

The share is by rarity: a word that occurs nowhere weighs most, so that a question about something absent stays below
the floor however common its other words are. Light words (use, get, long …) count half. The floors were chosen on one
set of questions; docs/searching.md gives the error rates on others.
"""

from __future__ import annotations

from memkit.recall.scoring import worth_in
from memkit.recall.words import LIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from memkit.recall.query_terms import Clues

# the least share of a question that an answer holds: where it is one content word of several, two, or more
_ONE, _SOME, _MANY = 0.5, 0.42, 0.3
_HALF = 0.5
# a word that is held to this degree counts as held; a distant spelling does not
_WELL = 0.6


def weighed(rarity: Mapping[str, float]) -> dict[str, float]:
    """Word of the question → what it weighs, given how rare each is."""
    return {term: weight * (_HALF if term in LIGHT else 1.0) for term, weight in rarity.items()}


def share(weights: Mapping[str, float], held: Mapping[str, float]) -> float:
    """How much of the question a text holds that has these words of it, each to a degree; 1 if nothing was asked."""
    asked = total = 0.0
    for term, weight in weights.items():
        total += weight
        asked += weight * min(1.0, held.get(term, 0.0))
    return asked / total if total else 1.0


def is_weak(weights: Mapping[str, float], held: Mapping[str, float]) -> bool:
    """Whether a text that has these words of the question is below the floor."""
    content = sum(term not in LIGHT for term in weights)
    found = sum(degree >= _WELL for term, degree in held.items() if term not in LIGHT)
    floor = _ONE if found <= 1 < content else _MANY if found >= 3 else _SOME
    return share(weights, held) < floor


def weak_entries(clues: Clues, entries: Iterable[int]) -> set[int]:
    """Those of the entries that hold too little of the question."""
    weights = weighed(clues.weights)
    return {entry for entry in entries if is_weak(weights, _held(clues, entry))}


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
