"""Coverage: how much of a question a text contains, and whether that is enough to call it an answer.

Each word of the question has its `information` as weight; light words (use, get, long …) have a third of it. Three things
speak for a fact: the score of its words, times the square root of the weight it contains; how many words it contains as they
were asked; and how much of the question occurs in this memory at all, since a question whose main word occurs nowhere is
about something else. Their sum must reach a floor that grows with the logarithm of the number of facts, since among more
facts more contain some words by chance. A fact that names the questions it answers has more words to match by chance, so
there it counts most how much of one of these questions was asked. The score assumes facts of a typical length and ignores
neighbours, so that it is the same in every corpus. Other texts are answers if the weight they contain, times its share of
the question, is above a floor. docs/searching.md gives the error rates.
"""

from __future__ import annotations

from math import log, sqrt

from memkit.recall.query_terms import typical_parts
from memkit.recall.scoring import code_in
from memkit.recall.segment import LENGTHS
from memkit.recall.words import LIGHT, LIGHT_WEIGHS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from memkit.recall.ask import Question
    from memkit.recall.corpus import Corpus
    from memkit.recall.query_terms import Clues

# the floor of texts per e-fold of the number of facts above `_NONE`, and the limits of that number: outside the measured
# range nothing is extrapolated
_FLOOR, _NONE, _FEWEST, _MOST = 0.82, 8, 40, 1000
# the floor of facts: its base, and what each e-fold of their number adds
_BASE, _PER_FOLD = 2.07, 0.35
# For a fact that names the questions it answers: what a question of its own adds if all its words were asked, what a word
# adds, the floor, and what each e-fold adds. A related word of this degree counts as the same.
_ASKED, _PER_WORD_ASKED, _BASE_ASKED, _PER_FOLD_ASKED, _SAME = 6.0, 1.0, 5.31, 0.2, 0.5
# what the floor gains for the own words of a fact that also has questions: two ways to be an answer are two chances
_BESIDE_QUESTIONS = 0.6
# what the floor gains for a fact that lacks a name in the question: it may be about another thing of that kind
_UNNAMED = 1.5
# what a word of the question in a fact adds, and a question all of whose words occur in the memory
_PER_WORD, _KNOWN, _RELATED = 0.5, 2.0, 0.5
# the least degree of a misspelt word; related words have less
_SLIP = 0.65
# a fact that contains less of the question is no answer, however many of its common words it has
_LEAST_SHARE = 0.2
# one word of a family is no answer, two may be; a word less similar than this is not even a hit
_ONE_GUESS, _CHANCE = 0.6, 0.25
# from this many exactly matched words on, they may all be light ones
_SEVERAL = 2
# a text without any exact match must have related words for all words that are not light
_ALL_GUESSED = 0.45


def weighed(weights: Mapping[str, float], names: Collection[str] = ()) -> dict[str, float]:
    """Word of the question → its weight, from the information of each; a light word that is a `name` (Go) is not light."""
    return {
        term: weight * (LIGHT_WEIGHS if term in LIGHT and term not in names else 1.0)
        for term, weight in weights.items()
    }


def _words_in(weights: Mapping[str, float], names: Collection[str]) -> Mapping[str, float]:
    """The terms without single letters that are no names, unless nothing is left: the e of e-mail asks nothing."""
    return {term: weight for term, weight in weights.items() if len(term) > 1 or term in names} or weights


def share(weights: Mapping[str, float], held: Mapping[str, float]) -> float:
    """The share of the question in a text that contains these words, each to a degree; 1 for an empty question."""
    asked = _sum(weights, dict.fromkeys(weights, 1.0))
    return _sum(weights, held) / asked if asked else 1.0


def _sum(weights: Mapping[str, float], held: Mapping[str, float]) -> float:
    # add one by one: sum() rounds differently in different versions of Python
    total = 0.0
    for term, weight in weights.items():
        total += weight * min(1.0, held.get(term, 0.0))
    return total


def is_weak(weights: Mapping[str, float], held: Mapping[str, float], size: int) -> bool:
    """Whether a text with these words of the question is below the floor, in a memory of `size` facts."""
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


def _matches(weights: Mapping[str, float], held: Mapping[str, float]) -> float:
    """How many words of the question a text contains; a related word counts half of its degree."""
    total = 0.0
    for degree in [held[term] for term in weights if term in held]:
        total += degree if degree >= _SLIP else _RELATED * degree
    return total


def _best_degrees(clues: Clues) -> dict[str, float]:
    """Word of the question → the highest degree to which any entry contains it; 1 if the glossary has the word."""
    found: dict[str, float] = {}
    for clue in clues.words:
        degree = 1.0 if clue.kind == "alias" else clue.degree
        for term in clue.covers:
            found[term] = max(found.get(term, 0.0), degree)
    return found


def _counted(size: int) -> int:
    return min(max(size, _FEWEST), _MOST)


class Coverage:
    """How much of one question the entries of a corpus contain."""

    def __init__(self, clues: Clues, corpus: Corpus, question: Question) -> None:
        self._clues = clues
        self._corpus = corpus
        folds = log(_counted(corpus.entries))
        self._floor, self._floor_asked = _BASE + _PER_FOLD * folds, _BASE_ASKED + _PER_FOLD_ASKED * folds
        self._weights = weighed(_words_in(clues.weights, question.names), question.names)
        self._names = [*(term for term in self._weights if term in question.names), *question.whole_names]
        self._parts = typical_parts()
        self._known = share(self._weights, _best_degrees(clues))
        self._said = {clue.name for clue in clues.words if clue.degree >= _SAME}

    def judge(self, entry: int) -> tuple[float, bool] | None:
        """The share of the question that an entry contains, and whether that is too little to be an answer.

        None if the entry has nothing but one distantly related word of the question, or only related ones below the floor.
        """
        held = self._held(entry)
        if len(held) == 1 and max(held.values()) < _CHANCE:
            return None
        part, weak = share(self._weights, held), self._is_weak(entry, held)
        return None if weak and not self._has_word(entry) else (part, weak)

    def _has_word(self, entry: int) -> bool:
        """Whether an entry contains a word of the question, in this or another spelling, or an alias: not only its kin."""
        clues = [clue for clue in self._clues.words if clue.kind != "family"]
        # without any word the question is a date or a name of a session
        return not self._clues.words or any(code_in(clue, entry) >= 0 for clue in clues)

    def _is_weak(self, entry: int, held: dict[str, float]) -> bool:
        lacks = any(held.get(term, 0.0) < _SLIP for term in self._weights)
        own, questions = self._corpus.questions(entry) if lacks else (set(), [])
        more = _UNNAMED if any(held.get(name, 0.0) < _SLIP for name in self._names) else 0.0
        if not questions:
            return self._is_below(entry, held, self._floor + more)
        asked = max(len(terms & self._said) / len(terms) for terms in questions)
        return self._is_unasked(entry, held, asked, self._floor_asked + more) and self._is_below(
            entry, self._held(entry, own), self._floor + _BESIDE_QUESTIONS + more, own
        )

    def _is_unasked(self, entry: int, held: dict[str, float], asked: float, floor: float) -> bool:
        """Whether too little of the question is in a fact of whose own questions this share of one was asked."""
        if self._is_too_little(held):
            return True
        worth = self._worth(entry, held)
        return worth + _PER_WORD_ASKED * _matches(self._weights, held) + _ASKED * asked < floor

    def _is_below(
        self, entry: int, held: dict[str, float], floor: float, own: Collection[str] | None = None
    ) -> bool:
        """Whether these words of the question, and how much of it the memory knows, are below a floor."""
        if self._is_too_little(held):
            return True
        words = _PER_WORD * _matches(self._weights, held)
        return self._worth(entry, held, own) + words + _KNOWN * self._known < floor

    def _is_too_little(self, held: dict[str, float]) -> bool:
        return _is_guessed(self._weights, held) or share(self._weights, held) < _LEAST_SHARE

    def _worth(self, entry: int, held: dict[str, float], own: Collection[str] | None = None) -> float:
        return self._score(entry, own) * sqrt(_sum(self._weights, held))

    def length(self, entry: int) -> int:
        """The step of length of an entry that holds a word of the question, shorter ones lower."""
        codes = [code for clue in self._clues.words if (code := code_in(clue, entry)) >= 0]
        return min(code % len(LENGTHS) for code in codes) if codes else 0

    def _score(self, entry: int, own: Collection[str] | None) -> float:
        """What its words, or only its `own`, bring an entry among facts of a typical length."""
        total = 0.0
        for clue in self._clues.words:
            code = code_in(clue, entry)
            if code >= 0 and (own is None or clue.name in own):
                total += clue.weight * self._parts[code]
        return total

    def _held(self, entry: int, own: Collection[str] | None = None) -> dict[str, float]:
        """Word of the question → to what degree this entry contains it, if it does so in its `own` words."""
        held: dict[str, float] = {}
        for clue in self._clues.words:
            if code_in(clue, entry) >= 0 and (own is None or clue.name in own):
                for term in clue.covers:
                    before = held.get(term, 0.0)
                    # the words of an alias add up; of other similar words only the best counts
                    held[term] = before + clue.degree if clue.kind == "alias" else max(before, clue.degree)
        return held
