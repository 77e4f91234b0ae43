"""Finds the words of the corpus most similar to an unknown word.

It searches the sorted text of all terms for the trigrams of the word, so no further table is needed.
"""

from __future__ import annotations

from bisect import bisect_right

from memkit.recall.analyse import base_stem
from memkit.recall.segment import key_term, term_key

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.recall.corpus import Corpus
    from memkit.recall.segment import Segment

SHORTEST = 4
LIKENESS = 0.5
# Swapped letters, the most common misspelling, leave few equal trigrams.
_SWAPPED = 0.9
_MOST = 3
SPREAD = 3


def nearest(corpus: Corpus, word: str) -> list[tuple[float, str]]:
    """Up to three similar words, most similar first, each with its similarity."""
    term = base_stem(word)
    if len(term) < SHORTEST:
        return []
    found = {name: _SWAPPED for name in swapped(word) if corpus.knows(name)}
    for part in corpus.parts:
        for name in _sharing(part.segment, term):
            degree = likeness(term, name)
            if degree >= LIKENESS and corpus.knows(name):
                found[name] = max(degree, found.get(name, 0.0))
    best = sorted((-degree, name) for name, degree in found.items() if name != term)
    return [(-degree, name) for degree, name in best[:_MOST]]


def likeness(one: str, other: str) -> float:
    """The similarity of two terms: the Dice coefficient of their trigrams, including the ends."""
    mine, theirs = _trigrams(term_key(one)), _trigrams(term_key(other))
    return 2 * len(mine & theirs) / (len(mine) + len(theirs))


def _trigrams(name: bytes) -> set[bytes]:
    framed = b"\n" + name + b"\n"
    return {framed[at : at + 3] for at in range(len(framed) - 2)}


def swapped(word: str) -> list[str]:
    """The stems of the word with two adjacent letters swapped, for each pair."""
    turned = (word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1))
    return [base_stem(other) for other in turned if other != word]


def _sharing(segment: Segment, term: str) -> list[str]:
    """The words of a segment that share enough trigrams with this one to be worth comparing."""
    name, at = term_key(term), segment.terms_at
    start, terms = segment.plain_terms()
    shared: dict[int, int] = {}
    wanted = _trigrams(name)
    for trigram in wanted:
        for number in _holders(terms, start, at, trigram):
            shared[number] = shared.get(number, 0) + 1
    # A similarity of a half needs at least a third of the trigrams of a word of about the same length.
    enough = (len(wanted) + 2) // 3
    near = [number for number, times in shared.items() if times >= enough]
    sizes = ((number, at[number + 1] - at[number] - 1 - len(name)) for number in near)
    return [key_term(segment.term(number)) for number, gap in sizes if abs(gap) <= SPREAD]


def _holders(terms: bytes, start: int, at: memoryview[int], trigram: bytes) -> set[int]:
    out = set()
    place = terms.find(trigram)
    while place >= 0:
        # A trigram that starts with the line feed belongs to the term after it.
        out.add(bisect_right(at, start + place + (trigram[0] == 10)) - 1)
        place = terms.find(trigram, place + 1)
    return out
