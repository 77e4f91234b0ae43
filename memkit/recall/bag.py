"""A bag: short texts that are searched besides the facts, such as pending candidates and episodes.

It is simple: no neighbours, no spellings, no cards. Texts can be added and removed without rebuilding it; it then answers
like a bag built from the same texts at once.
"""

from __future__ import annotations

from memkit.recall.analyse import analyse
from memkit.recall.coverage import is_weak, share, weighed
from memkit.recall.information import information

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable
    from typing import Any

    from memkit.recall.corpus import Corpus
    from memkit.recall.query import Question

    # id, what an answer prints of it, the text it is found by
    Text = tuple[str, str, str]

# placeholders for a line that is not stored: readers may see different ones, or all see it
GUARDED, OPEN = "guarded", "open"


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
