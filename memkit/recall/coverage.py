"""Coverage: how much of a question a text contains, and whether that is enough to call it an answer.

Each word of the question has its `information` as weight; light words (use, get, long …) have a third of it. These things
speak for a fact: the share of the question that it contains; how rare its words of the question are in this memory, since
words of its domain are in half of all facts; how many words its claim itself contains as they were asked; how early they
stand in it, since a claim begins with what it is about; how much of one of its own questions is asked; how much of the
question occurs in this memory at all, since a question whose main word occurs nowhere is about something else; each
identifier of the question that it contains whole. Against it speak each proper name that it lacks, and its rivals: facts
whose words of the question are worth half as much or more. Their sum must reach a floor,
which grows with the logarithm of the number of facts. It ignores neighbours and length.
Other texts are answers if the weight they contain, times its share of the question, is above a floor.
docs/searching.md gives the error rates.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from math import log

from memkit.recall.query_terms import rarity
from memkit.recall.scoring import code_in
from memkit.recall.segment import LENGTHS, OPENING
from memkit.recall.words import LIGHT, LIGHT_WEIGHS, information

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from memkit.recall.ask import Name, Question
    from memkit.recall.corpus import Corpus
    from memkit.recall.query_terms import Clue, Clues

# the floor of texts per e-fold of the number of facts above `_NONE`, and the limits of that number: outside the measured
# range nothing is extrapolated
_FLOOR, _NONE, _FEWEST, _MOST = 0.82, 8, 40, 1000
# The rule for facts: a logistic regression of right answers against the best hits for absent topics and for questions whose
# fact was removed, on 25 projects, rounded. What the share of the question, rarity, words, an early word, a question of its
# own, a known question and an identifier add; what a proper name and each e-fold of rivals take away; the floor among few
# facts, and what each e-fold of their number adds to it.
_SHARE, _RARITY, _PER_WORD, _EARLY, _OWN_QUESTION, _KNOWN, _IDENTIFIED = 4.5, 0.15, 0.33, 0.2, 0.5, 1.5, 0.8
_UNNAMED, _RIVALS, _BASE, _PER_FOLD = 2.2, 0.5, 4.5, 0.4
# an entry with this share of the worth of another is its rival
_RIVAL = 0.5
# HTTP/3 has two terms
_NAME_AND_NUMBER = 2
# what a related word counts among the words of a claim
_RELATED = 0.5
# the least degree of a misspelt word; related words have less
_SLIP = 0.65
# a word this similar to one of the question asks for the same
_AS_ASKED = 0.3
# a fact that contains less of the question is no answer, however many of its names and common words it has
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


def _words_in(weights: Mapping[str, float]) -> Mapping[str, float]:
    """The terms without single letters, unless nothing is left: the e of e-mail asks nothing."""
    return {term: weight for term, weight in weights.items() if len(term) > 1} or weights


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

    def __init__(self, clues: Clues, corpus: Corpus, question: Question, worths: list[float]) -> None:
        self._clues = clues
        self._corpus = corpus
        self._floor = _BASE + _PER_FOLD * log(_counted(corpus.entries) / _FEWEST)
        # what each entry's own words are worth, and the same in order
        self._worths, self._ranked = worths, sorted(filter(None, worths))
        # the name of an author only says whose facts are meant
        self._names = [
            name for name in question.names if name.cut or not clues.weights.keys().isdisjoint(name.terms)
        ]
        named = {term for name in self._names for term in name.terms}
        self._weights = weighed(_words_in(clues.weights), named)
        size = max(corpus.entries, _FEWEST)
        rare = {clue.name: rarity(len(clue.entries), size) for clue in clues.words}
        self._rare = weighed({term: rare.get(term, 0.0) for term in self._weights}, named)
        self._known = share(self._weights, _best_degrees(clues))
        self._pairs = {clue.name: clue for clue in clues.extras}
        self._asked = {clue.name: 1.0 for clue in clues.words if clue.degree >= _AS_ASKED}

    def judge(self, entry: int) -> tuple[float, bool] | None:
        """The share of the question that an entry contains, and whether that is too little to be an answer.

        None if the entry has nothing but one distantly related word of the question, or only related ones below the floor.
        """
        held = self._held(entry)
        if len(held) == 1 and max(held.values()) < _CHANCE:
            return None
        part = share(self._weights, held)
        weak = self._is_of_another_number(entry, held) or not (
            self._is_whole(held)
            or (not self._is_too_little(entry, held, part) and self._sum(entry, held, part) >= self._floor)
        )
        return None if weak and not self._has_word(entry) else (part, weak)

    def length(self, entry: int) -> int:
        """The step of length of an entry that holds a word of the question, shorter ones lower."""
        codes = [code for clue in self._clues.words if (code := code_in(clue, entry)) >= 0]
        return min(code % len(LENGTHS) for code in codes) if codes else 0

    def _has_word(self, entry: int) -> bool:
        """Whether an entry contains a word of the question, in this or another spelling, or an alias: not only its kin."""
        clues = [clue for clue in self._clues.words if clue.kind != "family"]
        # without any word the question is a date or a name of a session
        return not self._clues.words or any(code_in(clue, entry) >= 0 for clue in clues)

    def _is_whole(self, held: dict[str, float]) -> bool:
        """Whether these are all words of the question, as they were asked."""
        return all(held.get(term, 0.0) >= 1.0 for term in self._weights)

    def _is_too_little(self, entry: int, held: dict[str, float], part: float) -> bool:
        """Whether these words are no answer, however much else speaks for it; the words of an alias are no guess."""
        is_guess = _is_guessed(self._weights, held) and not self._aliases(entry)
        return part < _LEAST_SHARE or is_guess

    def _is_of_another_number(self, entry: int, held: dict[str, float]) -> bool:
        """Whether the question names a thing by its number and an entry only contains the rest: HTTP/3, and it has HTTP."""
        return any(
            held.get(name.terms[0], 0.0) >= _SLIP and not self._is_named(entry, held, name)
            for name in self._names
            if name.proper and name.terms[-1].isdigit() and len(name.terms) == _NAME_AND_NUMBER
        )

    def _sum(self, entry: int, held: dict[str, float], part: float) -> float:
        """What speaks for an entry with this part of the question, less what speaks against it."""
        own, questions = self._corpus.own_terms(entry)
        matches = _matches(self._weights, self._held(entry, own) if questions else held)
        total = _SHARE * part + _RARITY * _sum(self._rare, held) + _PER_WORD * matches + _KNOWN * self._known
        words, rare = self._as_asked(entry, held, own if questions else None)
        total += _PER_WORD * words + _RARITY * rare
        total += _EARLY * self._opening(entry, own[:OPENING]) + _OWN_QUESTION * self._own_question(questions)
        total -= _RIVALS * self._rivals(entry)
        for name in self._names:
            if self._is_named(entry, held, name):
                total += _IDENTIFIED if name.code else 0.0
            elif name.proper:
                total -= _UNNAMED
        return total

    def _as_asked(
        self, entry: int, held: dict[str, float], own: Collection[str] | None
    ) -> tuple[float, float]:
        """How many words, and how much rarity, an entry gains if the question is put in the words of an alias."""
        said = {clue.name: clue for clue in self._aliases(entry) if own is None or clue.name in own}
        instead = {term: held[term] for clue in said.values() for term in clue.covers if term in held}
        size = max(self._corpus.entries, _FEWEST)
        rare = sum([rarity(len(clue.entries), size) for clue in said.values()])
        words = len(said) - _matches(self._weights, instead)
        return max(0.0, words), max(0.0, rare - _sum(self._rare, instead))

    def _aliases(self, entry: int) -> list[Clue]:
        """The words of aliases that an entry contains."""
        return [clue for clue in self._clues.words if clue.kind == "alias" and code_in(clue, entry) >= 0]

    def _opening(self, entry: int, words: list[str]) -> float:
        """The weight of the words with which an entry opens, less with each step."""
        early = {word: 1 - at / OPENING for at, word in enumerate(words)}
        held: dict[str, float] = {}
        for clue in self._clues.words:
            if clue.name in early and code_in(clue, entry) >= 0:
                for term in clue.covers:
                    held[term] = max(held.get(term, 0.0), clue.degree * early[clue.name])
        return _sum(self._weights, held)

    def _own_question(self, questions: list[set[str]]) -> float:
        """The share of one of its own questions that is asked, of the one that is asked most."""
        parts = (weighed({term: information(term, 0, _FEWEST) for term in terms}) for terms in questions)
        return max((share(weights, self._asked) for weights in parts), default=0.0)

    def _rivals(self, entry: int) -> float:
        """The logarithm of the number of entries whose words of the question are worth half as much or more."""
        return log(1 + len(self._ranked) - bisect_left(self._ranked, _RIVAL * self._worths[entry]))

    def _is_named(self, entry: int, held: dict[str, float], name: Name) -> bool:
        """Whether an entry contains a name as a whole, or all its parts in a row."""
        if any(clue.name in name.wholes and code_in(clue, entry) >= 0 for clue in self._clues.words):
            return True
        rows = [self._pairs.get(f"{first} {second}") for first, second in pairwise(name.terms)]
        return (
            not name.cut
            and all(held.get(term, 0.0) >= _SLIP for term in name.terms)
            and all(clue is not None and code_in(clue, entry) >= 0 for clue in rows)
        )

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
