"""Clues among facts: the words of a question, of the glossary and of their families, weighed as a small memory needs it.

The library's ranker over documents gathers without these: on conversations they gain nothing.
"""

from __future__ import annotations

from itertools import pairwise

from memkit.recall.analyse import base_stem
from memkit.recall.information import information
from memkit.recall.query_terms import Gatherer
from memkit.recall.words import LIGHT, LIGHT_WEIGHS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.recall.aliases import Groups
    from memkit.recall.corpus import Corpus
    from memkit.recall.query import Question
    from memkit.recall.query_terms import Clues

    # gives the table of neighbours, read only if a question needs it
    Table = Callable[[], bytes]

# what is asked of another spelling and of a longer word
_SHORT, _LIKE_SHORT, _LIKE_LONG, _MORE_LETTERS = 5, 0.7, 0.55, 3
# a slip drops or adds no more letters than this
_MOST_SLIPPED = 2
# The glossary says that two words mean the same; the word asked for still weighs a little more.
_ALIAS = 0.8
# how far another spelling that is a plain slip answers the word asked for, at least
_SLIP_COVERS = 0.65
# so many letters has each half of a word that facts write as two
_SHORTEST_HALF = 3
# A word of the same family is a guess: what it weighs, and how far a fact that holds it answers the word asked for, if
# it were as like that word as can be.
_FAMILY, _FAMILY_COVERS = 0.7, 0.66


def gather_for_facts(question: Question, corpus: Corpus, aliases: Groups, guesses: Table | None) -> Clues:
    """Every clue that this question gives among facts; `aliases` are words that mean the same here.

    Only spellings and beginnings that are plain slips and short forms are tried: "past" is not "paste". With a table
    of neighbours, `guesses`, words of the same family are.
    """
    return _FactGatherer(question, corpus, aliases, guesses).out


class _FactGatherer(Gatherer):
    """As among any entries, but with the words of the glossary and of families, and a narrower view of what is alike."""

    def __init__(self, question: Question, corpus: Corpus, aliases: Groups, guesses: Table | None) -> None:
        self.aliases = aliases
        self.guesses = guesses
        super().__init__(question, corpus)

    def tells(self, term: str, count: int) -> float:
        """How much it tells that a fact holds a term; a small memory does not know which words are common."""
        return information(term, count, self.corpus.entries)

    def add_other_words(self) -> set[str]:
        """Adds words that stand for words of the question; those they stand for."""
        covered = self._add_aliases(self.aliases) if self.aliases else set()
        covered |= self._add_joined() | self._add_halves()
        if self.guesses is not None:
            self._add_families(self.guesses())
        return covered

    def _add_joined(self) -> set[str]:
        """Adds what two words in a row are as one, if facts hold that: time out and timeout; the ones it stands for."""
        covered: set[str] = set()
        for first, second in dict.fromkeys(pairwise(self.question.words)):
            term = base_stem(first + second)
            place = self.corpus.find(term)
            covers = tuple(stem for stem in (base_stem(first), base_stem(second)) if stem in self.out.weights)
            if covers and term not in self.out.weights and self.corpus.count(place):
                self.add_word("joined", term, place, 1.0, covers)
                covered.update(covers)
        return covered

    def _add_halves(self) -> set[str]:
        """Adds the two words of which an unknown one may consist, where they stand in a row: autocommit, auto-commit."""
        covered: set[str] = set()
        for term in [term for term in self.out.weights if not self.corpus.knows(term)]:
            word = self.question.spelt.get(term, term)
            for at in seams(word):
                places = [self.corpus.find(base_stem(half)) for half in (word[:at], word[at:])]
                if not all(map(self.corpus.count, places)):
                    continue
                posted = self.corpus.pairs(places[0], places[1])
                if posted[0]:
                    clue = self.add_word("halves", word, places[0], 1.0, (term,))
                    clue.leave_out(set(clue.entries) - set(posted[0]))
                    covered.add(term)
                    break
        return covered

    def _add_aliases(self, groups: Groups) -> set[str]:
        """Adds the words that the glossary gives for words of the question; the ones they stand for."""
        from memkit.recall.aliases import widened

        covered: set[str] = set()
        asked = set(self.question.stems)
        for said, other in widened(self.question, groups):
            # what was dropped as empty by itself counts as one word of the question
            covers = tuple(term for term in said if term in self.out.weights) or (" ".join(said),)
            for term in other:
                place = self.corpus.find(term)
                count = self.corpus.count(place)
                if count and term not in asked:
                    self.out.weights.setdefault(covers[0], self.tells(term, count))
                    degree = 1 / len(other)
                    self.add_word("alias", term, place, _ALIAS * degree, covers, degree)
                    covered.update(covers)
        return covered

    def _add_families(self, table: bytes) -> None:
        """Adds the words of the same family as a word of the question: weaker than the word itself.

        A fact that holds three words of one family holds one word of the question: only the one that tells most counts,
        and none if the fact holds the word itself.
        """
        from memkit.recall.families import related

        asked = set(self.question.stems)
        others: dict[str, dict[str, float]] = {}
        for said, other, alike in related(self.question, table):
            for term in said:
                if term in self.out.weights and other not in asked:
                    family = others.setdefault(term, {})
                    family[other] = max(alike, family.get(other, 0.0))
        for term, family in others.items():
            self._add_family(term, family)

    def _add_family(self, term: str, family: dict[str, float]) -> None:
        counts = {other: self.corpus.count(self.corpus.find(other)) for other in family}
        tells = {other: self.tells(other, count) for other, count in counts.items() if count}
        if not tells:
            return
        held = {entry for clue in self.out.words if term in clue.covers for entry in clue.entries}
        asked = self.out.weights[term] * (LIGHT_WEIGHS if term in LIGHT else 1.0)
        # a rare word that stands for a common one tells no more than that one
        worth = {other: family[other] * min(asked, told) for other, told in tells.items()}
        for other in sorted(worth, key=lambda other: (-worth[other], other)):
            if worth[other] > 0:
                factor, degree = _FAMILY * worth[other] / tells[other], _FAMILY_COVERS * family[other]
                clue = self.add_word("family", other, self.corpus.find(other), factor, (term,), degree)
                clue.leave_out(held)
                held.update(clue.entries)

    def is_slip(self, term: str, name: str, degree: float) -> bool:
        """Whether a word this much like a term is taken for it: a short word is like many, a websocket is no socket."""
        if abs(len(term) - len(name)) > _MOST_SLIPPED:
            return False
        return degree >= (_LIKE_SHORT if len(term) <= _SHORT else _LIKE_LONG)

    def slip_covers(self, factor: float) -> float:
        """How far a fact that holds another spelling answers the word asked for: a plain slip is no guess."""
        return max(factor, _SLIP_COVERS)

    def is_longer(self, term: str, name: str) -> bool:
        """Whether a word that begins with a term is taken for its long form."""
        return len(name) - len(term) >= _MORE_LETTERS


def seams(word: str) -> list[int]:
    """Where a word may be two: before a number (http2, HTTP/2), or anywhere that leaves two halves of some length."""
    inner = range(_SHORTEST_HALF, len(word) - _SHORTEST_HALF + 1)
    return [
        at for at in range(1, len(word)) if at in inner or (word[at].isdigit() and word[at - 1].isalpha())
    ]
