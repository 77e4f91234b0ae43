"""Coverage: how much of a question a text holds, and whether that is enough to call it an answer.

Each word of the question weighs what it tells (`information`); light words (use, get, long …) weigh a third of it. A fact
is an answer if its score, times the root of the weight it holds, is above a floor that grows with the logarithm of the
number of facts: among more facts more hold some words by chance. The score is that of its words alone, among facts of a
typical length, so that neither its neighbours nor other facts decide. Other texts are answers if the weight they hold, times
its share of all that was asked, is high enough. docs/searching.md gives the error rates.
"""

from __future__ import annotations

from math import log, sqrt

from memkit.recall.query_terms import typical_parts
from memkit.recall.scoring import code_in
from memkit.recall.segment import LENGTHS
from memkit.recall.words import LIGHT, LIGHT_WEIGHS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from memkit.recall.query_terms import Clues

# what a text must hold for each e-fold of the facts above `_NONE`, and as how many facts smaller and larger memories
# count: what was not measured is not extrapolated
_FLOOR, _NONE, _FEWEST, _MOST = 0.82, 8, 40, 1000
# the floor of facts: for one, and for each e-fold of them
_ONE_FACT, _FACTS = 0.05, 0.23
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
    return _sum(weights, held) * share(weights, held) < _FLOOR * log(_counted(size) / _NONE)


def _is_guessed(weights: Mapping[str, float], held: Mapping[str, float]) -> bool:
    """Whether a text holds no word of the question as it is, and kin of one or of too few that are not light."""
    asked = {term: 1.0 for term in weights if term not in LIGHT}
    kin = _sum(asked, held)
    return max(held.values(), default=0.0) < 1.0 and (kin <= _ONE_GUESS or kin < _ALL_GUESSED * len(asked))


def _counted(size: int) -> int:
    return min(max(size, _FEWEST), _MOST)


class Coverage:
    """How much of one question the entries of a corpus of so many hold."""

    def __init__(self, clues: Clues, size: int) -> None:
        self._clues = clues
        self._size = size
        self._weights = weighed(clues.weights)
        self._parts = typical_parts()

    def share(self, entry: int) -> float:
        """How much of the question an entry holds, from 0 to 1."""
        return share(self._weights, self._held(entry))

    def is_weak(self, entry: int) -> bool:
        """Whether an entry holds too little of the question to be an answer."""
        held = self._held(entry)
        if _is_guessed(self._weights, held):
            return True
        worth = self._score(entry) * sqrt(_sum(self._weights, held))
        return worth < _ONE_FACT + _FACTS * log(_counted(self._size))

    def is_chance(self, entry: int) -> bool:
        """Whether an entry holds no word of the question, and of one word something that is little like it."""
        held = self._held(entry)
        return bool(held) and max(held.values()) < _CHANCE and len(held) == 1

    def length(self, entry: int) -> int:
        """The step of length of an entry that holds a word of the question, shorter ones lower."""
        codes = [code for clue in self._clues.words if (code := code_in(clue, entry)) >= 0]
        return min(code % len(LENGTHS) for code in codes) if codes else 0

    def _score(self, entry: int) -> float:
        """What its words bring an entry among facts of a typical length."""
        total = 0.0
        for clue in self._clues.words:
            code = code_in(clue, entry)
            if code >= 0:
                total += clue.weight * self._parts[code]
        return total

    def _held(self, entry: int) -> dict[str, float]:
        """Word of the question → how far this entry holds it."""
        held: dict[str, float] = {}
        for clue in self._clues.words:
            if code_in(clue, entry) >= 0:
                for term in clue.covers:
                    before = held.get(term, 0.0)
                    # the words of an alias add up to it; of other likenesses the best counts
                    held[term] = before + clue.degree if clue.kind == "alias" else max(before, clue.degree)
        return held
