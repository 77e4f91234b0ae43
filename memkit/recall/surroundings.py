"""Surroundings: what a question can match besides facts. They are stored with an index, as bytes.

Aliases of the glossary widen a question: a group is a term and its aliases, each a phrase given by the stems of all its
words and of its content words. Pending candidates are counted, episodes are shown below the facts. Both are bags: short
texts without neighbours, spellings and cards. Texts can be added to a bag and removed; it then answers like one built
from the same texts at once. `rank_episodes` orders episodes by overlap, as exact fractions.
"""

from __future__ import annotations

import marshal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
    from fractions import Fraction
    from typing import Any

    from memkit.recall.ask import Question
    from memkit.recall.corpus import Corpus

    # the stems of all words of a phrase, and of its content words
    Phrase = tuple[tuple[str, ...], tuple[str, ...]]
    Groups = tuple[tuple[Phrase, ...], ...]
    # id, what an answer prints of it, the text it is found by
    Text = tuple[str, str, str]


class Surroundings:
    """Aliases, pending candidates and episodes of one ledger; the bags are opened on demand."""

    __slots__ = ("_episodes", "_waiting", "aliases")

    def __init__(self, aliases: Groups, waiting: tuple[Any, ...], episodes: tuple[Any, ...]) -> None:
        self.aliases = aliases
        self._waiting = waiting
        self._episodes = episodes

    @property
    def waits(self) -> bool:
        """Whether any candidate is pending."""
        return bool(self._waiting[0])

    @property
    def happened(self) -> bool:
        """Whether there is any episode."""
        return bool(self._episodes[0])

    @property
    def waiting(self) -> Bag:
        """The pending candidates."""
        return Bag(*self._waiting)

    @property
    def episodes(self) -> Bag:
        """The episodes."""
        return Bag(*self._episodes)


def encode(around: Surroundings) -> bytes:
    """The surroundings as bytes."""
    return marshal.dumps((around.aliases, around.waiting.plain(), around.episodes.plain()))


def decode(data: bytes) -> Surroundings:
    """The surroundings in these bytes; raises ValueError, EOFError or TypeError if they are corrupt."""
    return Surroundings(*marshal.loads(data))


def groups(terms: Iterable[Sequence[str]]) -> Groups:
    """The groups of these terms, each given with its aliases; a term without aliases has no group."""
    found = (tuple(phrase for name in names if (phrase := _phrase(name))[1]) for names in terms)
    return tuple(sorted(group for group in found if len(group) > 1))


def _phrase(text: str) -> Phrase:
    from memkit.recall.analyse import base_stem, read_chunk, split
    from memkit.recall.words import STOP

    words = [word for piece in split(text) for word in read_chunk(piece).words]
    content = [base_stem(word) for word in words if word not in STOP]
    return tuple(map(base_stem, words)), tuple(dict.fromkeys(content))


def widened(question: Question, known: Groups) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """For each phrase of the question that has a group: (its content words, those of another phrase of the group)."""
    from memkit.recall.analyse import base_stem

    said = " " + " ".join(map(base_stem, question.words)) + " "
    for group in known:
        for whole, content in group:
            if f" {' '.join(whole)} " in said:
                yield from ((content, other) for _, other in group if other != content)


# placeholders for a line that is not stored: readers may see different ones, or all see it
GUARDED_TEXT, OPEN_TEXT = "guarded", "open"


class Bag:
    """Ids ("" for a removed text), the line that an answer prints for each, and term → numbers of the texts with it."""

    __slots__ = ("ids", "lines", "terms")

    def __init__(self, ids: list[str], lines: list[str], terms: dict[str, list[int]]) -> None:
        self.ids = ids
        self.lines = lines
        self.terms = terms

    def plain(self) -> tuple[Any, ...]:
        """The bag as values that `marshal` can store."""
        return self.ids, self.lines, self.terms


def bag_of(texts: Iterable[Text]) -> Bag:
    """A bag of these texts."""
    return changed(Bag([], [], {}), (), texts)


def changed(bag: Bag, gone: Collection[str], texts: Iterable[Text]) -> Bag:
    """The bag without the `gone` ids and with these texts added."""
    ids = ["" if id in gone else id for id in bag.ids]
    copy = Bag(ids, list(bag.lines), {term: list(numbers) for term, numbers in bag.terms.items()})
    add_texts(copy, texts)
    return copy


def add_texts(bag: Bag, texts: Iterable[Text]) -> None:
    """Adds these texts to the bag itself."""
    from memkit.recall.analyse import analyse

    for id, line, text in texts:
        found = analyse(text)
        for term in dict.fromkeys((*found.stems, *found.wholes)):
            bag.terms.setdefault(term, []).append(len(bag.ids))
        bag.ids.append(id)
        bag.lines.append(line)


def matching(
    bag: Bag, question: Question, corpus: Corpus, may_see: Callable[[int], bool], least: float = 0.0
) -> list[int]:
    """The numbers of the texts that match a question: those with most of it first, then the newest.

    The rarity of a word is counted in corpus and bag together, since there may be no facts yet, without texts that the
    reader may not see. `least`: the share of the question that each text must contain.
    """
    from memkit.recall.coverage import is_weak, share, weighed
    from memkit.recall.words import information

    stems = list(dict.fromkeys(question.stems))
    if not any(bag.ids[number] for term in stems for number in bag.terms.get(term, ())):
        return []
    live = {number for number, id in enumerate(bag.ids) if id and may_see(number)}
    held = {term: live.intersection(bag.terms.get(term, ())) for term in stems}
    entries = corpus.entries + len(live)
    counts = {term: corpus.count(corpus.find(term)) + len(held[term]) for term in stems}
    weights = weighed({term: information(term, counts[term], entries) for term in stems})
    # texts that hold the same words of the question have the same share of it
    groups: dict[tuple[str, ...], list[int]] = {}
    for number in set().union(*held.values()):
        groups.setdefault(tuple([term for term in stems if number in held[term]]), []).append(number)
    found: list[tuple[float, int]] = []
    for terms, numbers in groups.items():
        words = dict.fromkeys(terms, 1.0)
        part = round(share(weights, words), 9)
        if part >= least and not is_weak(weights, words, entries):
            found += [(-part, -number) for number in numbers]
    return [-number for _, number in sorted(found)]


def distinct_tokens(text: str) -> frozenset[str]:
    """The distinct tokens of a text: lower case, split on whitespace, punctuation and underscores."""
    import re

    return frozenset(part for part in re.split(r"[\W_]+", text.lower()) if part)


def rank_episodes(question: str, episodes: Iterable[tuple[str, int, str]]) -> list[tuple[str, int, int]]:
    """Episodes (id, order, summary) that share a token with the question, as (id, shared, tokens).

    The largest share first, then the newest, then by id.
    """
    from fractions import Fraction

    asked = distinct_tokens(question)
    found: list[tuple[Fraction, int, str, int, int]] = []
    for id, order, summary in episodes:
        said = distinct_tokens(summary)
        shared, size = len(asked & said), max(1, len(said))
        if shared:
            found.append((Fraction(-shared, size), -order, id, shared, size))
    return [(id, shared, size) for _, _, id, shared, size in sorted(found)]
