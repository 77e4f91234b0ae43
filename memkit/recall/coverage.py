"""Coverage: how much of a question a text holds, and whether that is enough to call it an answer.

Each word of the question weighs what it tells (`information`); light words (use, get, long …) weigh a third of it. A text
is an answer if the weight it holds, times its share of all that was asked, is above a floor that grows with the logarithm of
the number of facts: among more facts more hold some words by chance. docs/searching.md gives the error rates.
"""

from __future__ import annotations

from math import log

from memkit.recall.scoring import worth_in
from memkit.recall.words import LIGHT, LIGHT_WEIGHS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from memkit.recall.query_terms import Clues

# what an answer must hold for each e-fold of the facts above `_NONE`, and as how many facts smaller and larger memories
# count: what was not measured is not extrapolated
_FLOOR, _NONE, _FEWEST, _MOST = 0.82, 8, 40, 1000
# one word of a family is no answer, two may be; one that is this little like the word asked for is no hit either
_ONE_GUESS, _CHANCE = 0.6, 0.25
# so many words of the question that a text holds as they are may be light ones
_SEVERAL = 2
# a text that holds none of them as it is must have kin of all that are not light
_ALL_GUESSED = 0.45


def weighed(weights: Mapping[str, float]) -> dict[str, float]:
    """Word of the question → what it weighs, given how much each tells."""
    return {term: weight * (LIGHT_WEIGHS if term in LIGHT else 1.0) for term, weight in weights.items()}


def share(weights: Mapping[str, float], held: Mapping[str, float]) -> float:
    """How much of the question a text holds that has these words of it, each to a degree; 1 if nothing was asked."""
    asked = _sum(weights, dict.fromkeys(weights, 1.0))
    return _sum(weights, held) / asked if asked else 1.0


def _sum(weights: Mapping[str, float], held: Mapping[str, float]) -> float:
    # added up one by one: sum() rounds differently in different Pythons
    total = 0.0
    for term, weight in weights.items():
        total += weight * min(1.0, held.get(term, 0.0))
    return total


def is_weak(weights: Mapping[str, float], held: Mapping[str, float], size: int) -> bool:
    """Whether a text that has these words of the question is below the floor, in a memory of so many."""
    asked = {term: 1.0 for term in weights if term not in LIGHT}
    exact = sum(degree >= 1.0 for degree in held.values())
    if asked and exact < _SEVERAL and _sum(asked, held) <= _ONE_GUESS:
        return True
    if not exact and _sum(asked, held) < _ALL_GUESSED * len(asked):
        return True
    return _sum(weights, held) * share(weights, held) < _FLOOR * log(min(max(size, _FEWEST), _MOST) / _NONE)


class Coverage:
    """How much of one question the entries of a corpus of so many hold."""

    def __init__(self, clues: Clues, size: int) -> None:
        self._clues = clues
        self._size = size
        self._weights = weighed(clues.weights)

    def share(self, entry: int) -> float:
        """How much of the question an entry holds, from 0 to 1."""
        return share(self._weights, self._held(entry))

    def is_weak(self, entry: int) -> bool:
        """Whether an entry holds too little of the question to be an answer."""
        return is_weak(self._weights, self._held(entry), self._size)

    def is_chance(self, entry: int) -> bool:
        """Whether an entry holds no word of the question, and of one word something that is little like it."""
        held = self._held(entry)
        return bool(held) and max(held.values()) < _CHANCE and len(held) == 1

    def _held(self, entry: int) -> dict[str, float]:
        """Word of the question → how far this entry holds it."""
        held: dict[str, float] = {}
        for clue in self._clues.words:
            if worth_in(clue, entry):
                for term in clue.covers:
                    before = held.get(term, 0.0)
                    # the words of an alias add up to it; of other likenesses the best counts
                    held[term] = before + clue.degree if clue.kind == "alias" else max(before, clue.degree)
        return held
