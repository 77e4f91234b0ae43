"""Clues for facts: the words of a question, their aliases and families, with weights that suit a small memory.

The library's ranker over documents does not use these, because they gain nothing on conversations.
"""

from __future__ import annotations

from itertools import pairwise

from memkit.recall.analyse import base_stem, place_term
from memkit.recall.cards import words_of
from memkit.recall.query_terms import Gatherer
from memkit.recall.words import LIGHT, LIGHT_WEIGHS, information

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.recall.ask import Name, Question
    from memkit.recall.corpus import Corpus
    from memkit.recall.neighbours import Table as NeighbourTable
    from memkit.recall.query_terms import Clues
    from memkit.recall.surroundings import Groups

    # returns the table of neighbours; called only if a question needs it
    Table = Callable[[], NeighbourTable]

# requirements for another spelling and for a longer word
_SHORT, _LIKE_SHORT, _LIKE_LONG, _MORE_LETTERS = 5, 0.7, 0.55, 3
# a misspelling drops or adds at most this many letters
_MOST_SLIPPED = 2
# the weight of an alias; the word in the question weighs a little more
_ALIAS = 0.8
# the degree to which a cited file covers its name in a question that asks more: it is no word of the claim
_PLACE = 0.5
# the least degree to which a plain misspelling covers the word in the question
_SLIP_COVERS = 0.65
# the least letters of each half of a word that facts write as two
_SHORTEST_HALF = 3
# A word of the same family is a guess: its weight, and the degree to which it covers the word in the question, both at the
# highest similarity.
_FAMILY, _FAMILY_COVERS = 0.7, 0.66


def gather_for_facts(question: Question, corpus: Corpus, aliases: Groups, guesses: Table | None) -> Clues:
    """All clues of a question for facts; `aliases`: groups of words with the same meaning here.

    Tries only plain misspellings and short forms: "past" is not "paste". With a table of neighbours, `guesses`, also
    words of the same family.
    """
    return _FactGatherer(question, corpus, aliases, guesses).out


class _FactGatherer(Gatherer):
    """As among any entries, but with the words of the glossary and of families, and a narrower view of what is alike."""

    def __init__(self, question: Question, corpus: Corpus, aliases: Groups, guesses: Table | None) -> None:
        self.aliases = aliases
        self.guesses = guesses
        super().__init__(question, corpus)
        for name in question.names:
            if name.letters:
                self._leave_out_others(name)

    def _leave_out_others(self, name: Name) -> None:
        """Removes the entries that have another word with the stem of a name instead of it: PyPy for PyPI."""
        term = base_stem(name.letters)
        for clue in [clue for clue in self.out.words if clue.name == term and clue.kind != "alias"]:
            others = {entry for entry in clue.entries if self._has_other(entry, term, name)}
            if others:
                clue.leave_out(others)
            if not clue.entries:
                self.out.words.remove(clue)

    def _has_other(self, entry: int, term: str, name: Name) -> bool:
        written = self.corpus.written(entry)
        if name.letters in written or not any(base_stem(word) == term for word in words_of(written)):
            return False
        # its questions are not among what is written, and only the parts of a name are among their terms
        return not any(question.issuperset(name.terms) for question in self.corpus.own_terms(entry)[1])

    def tells(self, term: str, count: int) -> float:
        """The weight of a term; a small memory cannot know which words are common, so a table helps."""
        return information(term, count, self.corpus.entries)

    def add_other_words(self) -> set[str]:
        """Adds words that stand for words of the question; those they stand for."""
        covered = self._add_aliases(self.aliases) if self.aliases else set()
        covered |= self._add_places() | self._add_joined() | self._add_halves()
        if self.guesses is not None:
            self._add_families(self.guesses())
        return covered

    def _add_places(self) -> set[str]:
        """Adds the files and blocks that the question names, for facts that only cite them; returns the words they cover."""
        covered: set[str] = set()
        for name in self.question.names:
            degree = 1.0 if {*name.terms}.issuperset(self.question.stems) else _PLACE
            for whole in name.wholes:
                place = self.corpus.find(place_term(whole))
                if self.corpus.count(place):
                    said = {entry for clue in self.out.words if clue.name == whole for entry in clue.entries}
                    self.add_word("place", whole, place, 1.0, name.terms, degree).leave_out(said)
                    covered.update(name.terms)
        return covered

    def _add_joined(self) -> set[str]:
        """Adds two adjacent words as one, if facts contain that (time out, timeout); returns the words it covers."""
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
        """Adds the two words that an unknown word may consist of, where they are adjacent: autocommit, auto-commit."""
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
        """Adds aliases of the question's words; returns the words they cover."""
        from memkit.recall.surroundings import widened

        covered: set[str] = set()
        asked = set(self.question.stems)
        for said, other in widened(self.question, groups):
            # a phrase of function words alone counts as one word of the question
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

    def _add_families(self, table: NeighbourTable) -> None:
        """Adds words of the same family as a word of the question, with less weight than the word itself.

        Several family words in a fact cover one word of the question: only the heaviest counts, and none if the fact has the
        word itself.
        """
        from memkit.recall.neighbours import related

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
        # a rare word in place of a common one must not weigh more than that one
        worth = {other: family[other] * min(asked, told) for other, told in tells.items()}
        for other in sorted(worth, key=lambda other: (-worth[other], other)):
            if worth[other] > 0:
                factor, degree = _FAMILY * worth[other] / tells[other], _FAMILY_COVERS * family[other]
                clue = self.add_word("family", other, self.corpus.find(other), factor, (term,), degree)
                clue.leave_out(held)
                held.update(clue.entries)

    def is_slip(self, term: str, name: str, degree: float) -> bool:
        """Whether a word with this similarity counts as a misspelling of a term; short words resemble many others."""
        if abs(len(term) - len(name)) > _MOST_SLIPPED:
            return False
        return degree >= (_LIKE_SHORT if len(term) <= _SHORT else _LIKE_LONG)

    def slip_covers(self, factor: float) -> float:
        """The degree to which another spelling covers the word in the question."""
        return max(factor, _SLIP_COVERS)

    def is_longer(self, term: str, name: str) -> bool:
        """Whether a word that begins with a term counts as its long form."""
        return len(name) - len(term) >= _MORE_LETTERS


def seams(word: str) -> list[int]:
    """Positions where a word may be split in two: before a number (http2, HTTP/2), or between halves of some length."""
    inner = range(_SHORTEST_HALF, len(word) - _SHORTEST_HALF + 1)
    return [
        at for at in range(1, len(word)) if at in inner or (word[at].isdigit() and word[at - 1].isalpha())
    ]
