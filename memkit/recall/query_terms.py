"""Clues: the weights of a question's words in this corpus, and the entries and sessions that contain them.

A clue is one term (or pair of terms) with its postings and the value of each posting code. Every value of a word is divided
by the sum of the weights of all words in the question, so that it means the same for short and long questions. `scoring`
adds the values up.
"""

from __future__ import annotations

from itertools import pairwise
from math import log

from memkit.recall.segment import COUNTS, LENGTHS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.recall.ask import Question
    from memkit.recall.corpus import Corpus, Place, Posted

# BM25 parameters: saturation, and the influence of the length of an entry or a session.
_SATURATION = 1.2
_ENTRY_LENGTH, _SESSION_LENGTH = 0.6, 0.75
# An identifier matched as a whole outweighs all its parts together.
_WHOLE = 4.0
_PAIR, _SPELT, _BEGUN = 0.3, 0.8, 0.5
_LIKE_A_NAME = 0.5
# How many words of a pasted page count, the rarest ones; no real question has more.
_MOST_TERMS = 48
_MANY = 1000
_MOST_BEGUN = 8
_SHORTEST_BEGUN = 4
_HARDLY_USED = 2
# The degree to which a longer word covers a word of the question that is its beginning.
_BEGUN_COVERS = 0.5


class Clue:
    """One thing to look for: the entries and sessions that have it, the value of each code, and the highest value.

    `covers`: the words of the question that it matches; `degree`: how well.
    """

    __slots__ = (
        "codes",
        "covers",
        "degree",
        "entries",
        "kind",
        "most",
        "name",
        "session_codes",
        "session_worth",
        "sessions",
        "worth",
    )

    def __init__(self, kind: str, name: str, posted: Posted, worth: list[float]) -> None:
        self.kind = kind
        self.name = name
        self.entries, self.codes = posted
        self.worth = worth
        self.most = max((worth[code] for code in set(self.codes)), default=0.0)
        self.sessions: list[int] = []
        self.session_codes = b""
        self.session_worth: list[float] = []
        self.covers: tuple[str, ...] = ()
        self.degree = 1.0

    def leave_out(self, entries: set[int]) -> None:
        """Removes these entries from the clue, and all its sessions, which would count the entries again."""
        self.sessions, self.session_codes = [], b""
        if not entries.isdisjoint(self.entries):
            kept = [pair for pair in zip(self.entries, self.codes, strict=True) if pair[0] not in entries]
            self.entries, self.codes = [entry for entry, _ in kept], bytes(code for _, code in kept)
            self.most = max((self.worth[code] for code in set(self.codes)), default=0.0)


class Clues:
    """All clues of a question: `words` count for neighbours and session too, `extras` for the entry alone.

    `weights`: the rarity of each word of the question, including words that occur nowhere.
    """

    __slots__ = ("extras", "left_out", "named", "near", "unknown", "weights", "words")

    def __init__(self) -> None:
        self.words: list[Clue] = []
        self.extras: list[Clue] = []
        # authors that the question names
        self.named: set[str] = set()
        # words that occur nowhere, the terms tried instead of each, and words that were ignored as too many
        self.unknown: list[str] = []
        self.near: dict[str, list[str]] = {}
        self.left_out: list[str] = []
        self.weights: dict[str, float] = {}


def gather(question: Question, corpus: Corpus) -> Clues:
    """All clues of a question in this corpus."""
    return Gatherer(question, corpus).out


class Gatherer:
    """Collects the clues of one question; subclasses may change the weights and what counts as similar."""

    def __init__(self, question: Question, corpus: Corpus) -> None:
        self.question = question
        self.corpus = corpus
        self.out = Clues()
        names = _names(corpus)
        stems = self._without_names(list(dict.fromkeys(question.stems)), names)
        places = {term: corpus.find(term) for term in (*stems, *question.wholes)}
        counts = {term: corpus.count(place) for term, place in places.items()}
        self.places = places
        wholes = [term for term in question.wholes if counts[term] and term not in stems]
        stems, wholes = self._rarest(self._telling(stems, counts), wholes, counts)
        self.parts = _parts(_ENTRY_LENGTH, corpus.average)
        self.session_parts = _parts(_SESSION_LENGTH, corpus.session_average)
        self.mass = self._mass(stems, wholes, counts)
        self.out.weights = {term: self.tells(term, counts[term]) for term in stems}
        self._add_words(stems, wholes, counts)
        covered = self.add_other_words()
        self._add_spellings([term for term in stems if not counts[term] and term not in covered], names)
        self._add_beginnings(stems, counts)
        self._add_pairs()

    def _without_names(self, stems: list[str], names: dict[str, set[str]]) -> list[str]:
        """The stems without names of authors, unless nothing is left; a name only says whose entries are meant."""
        # A name must be capitalised, or occur here only as a name.
        meant = {
            term
            for term in (*stems, *self.question.wholes)
            if term in names and (term in self.question.capitals or not self.corpus.knows(term))
        }
        self.out.named.update(author for term in meant for author in names[term])
        return [term for term in stems if term not in meant] or stems

    def _telling(self, stems: list[str], counts: dict[str, int]) -> list[str]:
        """The stems without those that most entries contain, if there are many entries: they say little and cost much."""
        many = max(_MANY, self.corpus.entries // 2)
        telling = [term for term in stems if counts[term] <= many]
        if not any(counts[term] for term in telling):
            return stems
        self.out.left_out = [term for term in stems if counts[term] > many]
        return telling

    def _rarest(
        self, stems: list[str], wholes: list[str], counts: dict[str, int]
    ) -> tuple[list[str], list[str]]:
        if len(stems) + len(wholes) <= _MOST_TERMS:
            return stems, wholes
        ranked = sorted((term for term in {*stems, *wholes} if counts[term]), key=lambda t: (counts[t], t))
        kept = set(ranked[:_MOST_TERMS])
        self.out.left_out += [term for term in (*stems, *wholes) if counts[term] and term not in kept]
        # with this many words, no other spellings are tried
        self.out.unknown += [self.question.spelt[term] for term in stems if not counts[term]]
        return [term for term in stems if term in kept], [term for term in wholes if term in kept]

    def _mass(self, stems: list[str], wholes: list[str], counts: dict[str, int]) -> float:
        # Add one by one: sum() rounds differently in different versions of Python.
        total = 0.0
        for term in stems:
            total += self.tells(term, counts[term])
        for term in wholes:
            total += _WHOLE * self.tells(term, counts[term])
        return total or 1.0

    def tells(self, _term: str, count: int) -> float:
        """The weight of a term that `count` entries contain."""
        return rarity(count, self.corpus.entries)

    def add_other_words(self) -> set[str]:
        """Adds words that stand for words of the question; those they stand for."""
        return set()

    def _add_words(self, stems: list[str], wholes: list[str], counts: dict[str, int]) -> None:
        for term in stems:
            if counts[term]:
                self.add_word("word", term, self.places[term], 1.0)
        for term in wholes:
            self.add_word("identifier", term, self.places[term], _WHOLE)

    def add_word(
        self,
        kind: str,
        name: str,
        place: Place,
        factor: float,
        covers: tuple[str, ...] = (),
        degree: float = 1.0,
    ) -> Clue:
        """Adds a clue for a term with its postings; returns the clue."""
        corpus = self.corpus
        posted, totals = corpus.postings(place), corpus.totals(place)
        weight = factor * self.tells(name, len(posted[0])) / self.mass
        clue = Clue(kind, name, posted, [weight * part for part in self.parts])
        weight = factor * rarity(len(totals[0]), corpus.sessions) / self.mass
        clue.sessions, clue.session_codes = totals
        clue.session_worth = [weight * part for part in self.session_parts]
        clue.covers, clue.degree = covers or (name,), degree
        self.out.words.append(clue)
        return clue

    def _add_spellings(self, unknown: list[str], names: dict[str, set[str]]) -> None:
        if not unknown:
            return
        from memkit.recall.neighbours import SHORTEST, likeness, nearest

        for term in unknown:
            word = self.question.spelt[term]
            self.out.unknown.append(word)
            # A different number is not a misspelling.
            if len(word) < SHORTEST or any(letter.isdigit() for letter in word):
                continue
            for name, authors in names.items():
                if term in self.question.capitals and likeness(term, name) >= _LIKE_A_NAME:
                    self.out.named |= authors
            tried = nearest(self.corpus, word)
            self.out.near[word] = [name for _, name in tried]
            for degree, name in tried:
                if not self.is_slip(term, name, degree):
                    continue
                factor = _SPELT * degree
                self.add_word(
                    "spelling", name, self.corpus.find(name), factor, (term,), self.slip_covers(factor)
                )

    def is_slip(self, _term: str, _name: str, _degree: float) -> bool:
        """Whether a word with this similarity counts as a misspelling of a term."""
        return True

    def slip_covers(self, factor: float) -> float:
        """The degree to which another spelling covers the word in the question."""
        return factor

    def is_longer(self, _term: str, _name: str) -> bool:
        """Whether a word that begins with a term counts as its long form."""
        return True

    def _add_beginnings(self, stems: list[str], counts: dict[str, int]) -> None:
        """Adds longer words for rare words of the question that may be short forms: auth, authentication."""
        for term in stems:
            if counts[term] <= _HARDLY_USED and len(term) >= _SHORTEST_BEGUN and term.isalnum():
                for name in self.corpus.beginning_with(term, _MOST_BEGUN):
                    if self.is_longer(term, name):
                        place = self.corpus.find(name)
                        self.add_word("beginning", name, place, _BEGUN, (term,), _BEGUN_COVERS)

    def _add_pairs(self) -> None:
        stems = self.question.stems
        following = dict.fromkeys(pairwise(stems))
        known = [pair for pair in following if pair[0] in self.places and pair[1] in self.places]
        for first, second in known[: 2 * _MOST_TERMS]:
            posted = self.corpus.pairs(self.places[first], self.places[second])
            if posted[0]:
                weight = _PAIR * rarity(len(posted[0]), self.corpus.entries) / self.mass
                worth = [weight * _part(count, _SATURATION) for count in range(max(posted[1]) + 1)]
                self.out.extras.append(Clue("pair", f"{first} {second}", posted, worth))


def _names(corpus: Corpus) -> dict[str, set[str]]:
    """Name → authors with it: each word of a person's name, the handle, and an actor's full name."""
    from memkit.recall.analyse import base_stem

    out: dict[str, set[str]] = {}
    for author in corpus.authors():
        handle = author.lower().rpartition(":")[2]
        words = (
            [base_stem(word) for word in handle.split()] if handle.replace(" ", "").isalpha() else [handle]
        )
        for word in (*words, author.lower()):
            out.setdefault(word, set()).add(author)
    return out


def rarity(count: int, of: int) -> float:
    """The rarity of a word that `count` of all entries contain."""
    return log(1 + (of - count + 0.5) / (count + 0.5))


def _parts(share: float, average: float) -> list[float]:
    """Code → the factor by which a posting with this code multiplies the weight of its term."""
    norms = [_SATURATION * (1 - share + share * length / average) for length in LENGTHS]
    return [_part(count, norm) for count in COUNTS for norm in norms]


def _part(count: int, norm: float) -> float:
    return count * (_SATURATION + 1) / (count + norm)
