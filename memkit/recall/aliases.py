"""Aliases: words that the glossary says mean the same, so that a question in one finds a fact in another.

A group is a term and its aliases, each a phrase: the stems of all its words, and of those that say something. Values
that `marshal` can hold, since an index keeps them beside its entries.
"""

from __future__ import annotations

from memkit.recall.analyse import base_stem, read_chunk, split
from memkit.recall.words import STOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from memkit.recall.query import Question

    # the stems of all words of a phrase, and of its content words
    Phrase = tuple[tuple[str, ...], tuple[str, ...]]
    Groups = tuple[tuple[Phrase, ...], ...]


def groups(terms: Iterable[Sequence[str]]) -> Groups:
    """The groups of these terms, each given with its aliases; a term without one is no group."""
    found = (tuple(phrase for name in names if (phrase := _phrase(name))[1]) for names in terms)
    return tuple(sorted(group for group in found if len(group) > 1))


def _phrase(text: str) -> Phrase:
    words = [word for piece in split(text) for word in read_chunk(piece).words]
    content = [base_stem(word) for word in words if word not in STOP]
    return tuple(map(base_stem, words)), tuple(dict.fromkeys(content))


def widened(question: Question, known: Groups) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """(content words of a phrase in the question, content words of another phrase of its group), for all of them."""
    said = " " + " ".join(map(base_stem, question.words)) + " "
    for group in known:
        for whole, content in group:
            if f" {' '.join(whole)} " in said:
                yield from ((content, other) for _, other in group if other != content)
