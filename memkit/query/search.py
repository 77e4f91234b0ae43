"""Searching a loaded memory as one reader may see it: by rank, by letters, and what a search looked at."""

from __future__ import annotations

from memkit.recall.passages import split_id
from memkit.recall.segment import SPOILT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeVar

    from memkit.model.fact import Fact
    from memkit.model.state import Episode
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
    ids = _asked(reader, lambda index: [split_id(id)[0] for some in looked for id in index.holding(some)])
    return [fact for fact in map(facts.get, dict.fromkeys(ids)) if fact is not None]


def searched(reader: Reader) -> dict[str, int]:
    """How many live facts a search of this reader looks at, and how many of these are records."""
    from memkit.model.fact import TIER2_KINDS
    from memkit.recall.segment import GUARDED, LIVE, RECORD

    index, records = reader.index, LIVE | RECORD
    counts = {
        "facts": index.marked(LIVE | GUARDED, LIVE),
        "records": index.marked(records | GUARDED, records),
    }
    for id in index.with_marks(LIVE | GUARDED):
        fact = reader.state.facts.get(id)
        if fact is not None and reader.visible(fact):
            counts["facts"] += 1
            counts["records"] += fact.kind in TIER2_KINDS
    return counts


def search(
    reader: Reader,
    query: str,
    k: int,
    accept: Callable[[Fact], bool],
    explain: bool = True,
    prose: bool = False,
) -> tuple[list[Hit], Miss]:
    """The k best facts that `accept` lets pass and this reader may see, and what became of the words.

    With `prose`, passages of adopted prose too: the id of such a hit is that of its block and a line.
    """
    from memkit.recall.answer import answer

    facts, aliases = reader.state.facts, reader.surroundings.aliases

    def takes(entry: int) -> bool:
        fact = facts.get(split_id(reader.index.label(entry)[0])[0])
        if fact is None or not (fact.is_memory or (prose and fact.kind == "prose")):
            return False
        return reader.visible(fact) and accept(fact)

    hits, miss = _asked(reader, lambda index: answer(query, index, k, takes, explain, aliases))
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
    return Miss(False, miss.dropped, (*miss.unknown, *hidden), near, miss.left_out, found, miss.widened)


def waiting_ids(reader: Reader, query: str) -> list[str]:
    """The candidates that wait, match a question, and may be seen by this reader; those that hold most of it first."""
    from memkit.recall.bag import matching

    bag, facts = reader.surroundings.waiting, reader.state.facts
    found = (facts.get(bag.ids[number]) for number in _asked(reader, lambda i: matching(bag, query, i)))
    return [fact.id for fact in found if fact is not None and reader.visible(fact)]


def search_episodes(reader: Reader, query: str, most: int) -> list[Episode]:
    """The episodes that answer a question best, without those that name what this reader may not see."""
    from memkit.query.episodes import is_visible
    from memkit.recall.bag import matching

    bag = reader.surroundings.episodes
    numbers = _asked(reader, lambda i: matching(bag, query, i))
    # the bag holds them in the ledger's order; an id is no name: two clones may have given it twice
    found = [reader.state.episodes[number] for number in numbers]
    return [item for item in found if is_visible(reader, item)][:most]


def _word_of(reader: Reader, term: str) -> str:
    """A term as a fact that this reader may see has it; empty where none does."""
    from memkit.query.entries import searchable
    from memkit.recall.analyse import base_stem, read_chunk, split

    index = reader.index
    for entry in index.postings(index.find(term))[0]:
        fact = reader.state.facts.get(split_id(index.label(entry)[0])[0])
        if fact is not None and (fact.is_memory or fact.kind == "prose") and reader.visible(fact):
            text = f"{searchable(fact)} {fact.body}" if fact.kind == "prose" else searchable(fact)
            words = (word for chunk in map(read_chunk, split(text)) for word in chunk.words)
            return next((word for word in words if base_stem(word) == term), term)
    return ""
