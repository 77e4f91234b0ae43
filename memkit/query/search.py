"""Searching a loaded memory as one reader may see it: by rank, by letters, and what a search looked at."""

from __future__ import annotations

from memkit.recall.segment import SPOILT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeVar

    from memkit.model.fact import Fact
    from memkit.query.reader import Reader
    from memkit.recall.answer import Miss
    from memkit.recall.corpus import Corpus
    from memkit.recall.rank import Hit

    T = TypeVar("T")


def _asked(reader: Reader, ask: Callable[[Corpus], T]) -> T:
    """What the index answers; one that is spoilt is made anew and asked again."""
    try:
        return ask(reader.index)
    except SPOILT:
        reader.reindex()
        return ask(reader.index)


def holding(reader: Reader, letters: Sequence[str]) -> list[Fact]:
    """The facts in which some of these folded letters stand, each as it is now; every fact where none are given."""
    facts = reader.state.facts
    if not letters or any("\0" in some for some in letters):
        return facts.values()
    # what the vault holds stands in no index: facts with a mark may hold any letters
    looked = (*letters, ":v-") if reader.values else letters
    found = _asked(reader, lambda index: dict.fromkeys(id for some in looked for id in index.holding(some)))
    return [fact for fact in map(facts.get, found) if fact is not None]


def searched(reader: Reader) -> dict[str, int]:
    """How many live facts and records a search of this reader looks at."""
    from memkit.model.fact import TIER2_KINDS
    from memkit.recall.segment import GUARDED, LIVE, RECORD

    index, looked = reader.index, LIVE | RECORD | GUARDED
    counts = {"facts": index.marked(looked, LIVE), "records": index.marked(looked, LIVE | RECORD)}
    for id in index.with_marks(LIVE | GUARDED):
        fact = reader.state.facts.get(id)
        if fact is not None and reader.visible(fact):
            counts["records" if fact.kind in TIER2_KINDS else "facts"] += 1
    return counts


def search(
    reader: Reader, query: str, k: int, accept: Callable[[Fact], bool], explain: bool = True
) -> tuple[list[Hit], Miss]:
    """The k best facts that `accept` lets pass and this reader may see, and what became of the words."""
    from memkit.recall.answer import answer

    facts = reader.state.facts

    def takes(entry: int) -> bool:
        fact = facts.get(reader.index.label(entry)[0])
        return fact is not None and fact.is_memory and reader.visible(fact) and accept(fact)

    hits, miss = _asked(reader, lambda index: answer(query, index, k, takes, explain))
    return hits, miss if miss.nothing or (hits and miss.found) else _discreet(reader, miss)


def _discreet(reader: Reader, miss: Miss) -> Miss:
    """What became of the words, without any that only facts hold which this reader may not see."""
    from memkit.recall.answer import Miss

    hidden = tuple(word for term, word in miss.found.items() if not _word_of(reader, term))
    near = {
        word: [said for term in terms if (said := _word_of(reader, term))]
        for word, terms in miss.near.items()
    }
    found = {term: word for term, word in miss.found.items() if word not in hidden}
    return Miss(False, miss.dropped, (*miss.unknown, *hidden), near, miss.left_out, found)


def _word_of(reader: Reader, term: str) -> str:
    """A term as a fact that this reader may see has it; empty where none does."""
    from memkit.query.entries import searchable
    from memkit.recall.analyse import base_stem, read_chunk, split

    index = reader.index
    for entry in index.postings(index.find(term))[0]:
        fact = reader.state.facts.get(index.label(entry)[0])
        if fact is not None and fact.is_memory and reader.visible(fact):
            words = (word for chunk in map(read_chunk, split(searchable(fact))) for word in chunk.words)
            return next((word for word in words if base_stem(word) == term), term)
    return ""
