"""Aliases from the glossary, so that a question with one word finds a fact with another word of the same meaning.

A group is a term and its aliases, each a phrase: the stems of all its words, and of its content words. Groups are plain
values that `marshal` can store, since an index saves them with its entries.
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
    """The groups of these terms, each given with its aliases; a term without aliases has no group."""
    found = (tuple(phrase for name in names if (phrase := _phrase(name))[1]) for names in terms)
    return tuple(sorted(group for group in found if len(group) > 1))


def _phrase(text: str) -> Phrase:
    words = [word for piece in split(text) for word in read_chunk(piece).words]
    content = [base_stem(word) for word in words if word not in STOP]
    return tuple(map(base_stem, words)), tuple(dict.fromkeys(content))


def widened(question: Question, known: Groups) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """For each phrase of the question that has a group: (its content words, those of another phrase of the group)."""
    said = " " + " ".join(map(base_stem, question.words)) + " "
    for group in known:
        for whole, content in group:
            if f" {' '.join(whole)} " in said:
                yield from ((content, other) for _, other in group if other != content)
