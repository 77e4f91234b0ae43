"""Searching a memory as one reader may see it: by rank, by letters, and what a search looked at.

An entry whose standing the index knows is a live fact that every reader may see: it is not opened.
"""

from __future__ import annotations

from memkit.recall.passages import split_id
from memkit.recall.segment import LIVE, PROSE, SPOILT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Container, Sequence
    from typing import TypeVar

    from memkit.model.fact import Fact
    from memkit.query.entry_index import EntryIndex
    from memkit.query.reader import Reader
    from memkit.recall.answer import Miss
    from memkit.recall.rank import Hit

    T = TypeVar("T")

# how many episodes an answer shows below the facts
MOST_EPISODES = 2


def asked(reader: Reader, ask: Callable[[EntryIndex], T]) -> T:
    """The index's answer; rebuilds a corrupt index and asks again."""
    try:
        return ask(reader.index)
    except SPOILT:
        reader.reindex()
        return ask(reader.index)


def holding(reader: Reader, letters: Sequence[str]) -> list[Fact]:
    """Facts that contain any of these folded substrings, as they are now; all facts if none are given."""
    facts = reader.state.facts
    if not letters or any("\0" in some for some in letters):
        return facts.values()
    # what the vault holds stands in no index: facts with a mark may hold any letters
    looked = (*letters, ":v-") if reader.values else letters
    ids = asked(reader, lambda index: [split_id(id)[0] for some in looked for id in index.holding(some)])
    return [fact for fact in map(facts.get, dict.fromkeys(ids)) if fact is not None]


def searched(reader: Reader) -> dict[str, int]:
    """How many live facts a search of this reader looks at, and how many of these are records."""
    from memkit.recall.segment import GUARDED, RECORD

    index, records = reader.index, LIVE | RECORD
    counts = {
        "facts": index.marked(LIVE | GUARDED, LIVE),
        "records": index.marked(records | GUARDED, records),
    }
    for id in index.with_marks(LIVE | GUARDED):
        from memkit.model.fact import TIER2_KINDS

        fact = reader.state.facts.get(id)
        if fact is not None and reader.visible(fact):
            counts["facts"] += 1
            counts["records"] += fact.kind in TIER2_KINDS
    return counts


def search(
    reader: Reader,
    query: str,
    k: int,
    accept: Callable[[Fact], bool] | None = None,
    explain: bool = True,
    prose: bool = False,
    known: Container[str] = (),
    guesses: bool = True,
) -> tuple[list[Hit], Miss]:
    """The k best facts that this reader may see, and what became of the words: live ones, or those that `accept` takes.

    With `prose`, passages of adopted prose too: the id of such a hit is that of its block and a line. Facts whose ids
    are `known` are passed over. With `guesses`, words of the same family count too.
    """
    from memkit.recall.answer import answer

    wanted = LIVE | PROSE if prose else LIVE

    def takes(entry: int) -> bool:
        if known and split_id(reader.index.label(entry)[0])[0] in known:
            return False
        if accept is None:
            if reader.index.said(entry):
                return True
            if not reader.index.particulars(entry)[0] & wanted:
                return False
        fact = reader.state.facts.get(split_id(reader.index.label(entry)[0])[0])
        if fact is None or not (fact.is_memory or (prose and fact.kind == "prose")):
            return False
        return reader.visible(fact) and (_is_live(fact) if accept is None else accept(fact))

    hits, miss = asked(
        reader, lambda index: answer(query, index, k, takes, explain, index.surroundings.aliases, guesses)
    )
    return hits, miss if miss.nothing or (hits and miss.found) else _discreet(reader, miss)


def _is_live(fact: Fact) -> bool:
    from memkit.rules.decay import place

    return place(fact) == "live"


def _discreet(reader: Reader, miss: Miss) -> Miss:
    """The report on the question's words, without words that occur only in facts hidden from this reader."""
    from memkit.recall.answer import Miss

    hidden = tuple(word for term, word in miss.found.items() if not _word_of(reader, term))
    near = {
        word: [said for term in terms if (said := _word_of(reader, term))]
        for word, terms in miss.near.items()
    }
    found = {term: word for term, word in miss.found.items() if word not in hidden}
    return Miss(False, miss.dropped, (*miss.unknown, *hidden), near, miss.left_out, found, miss.widened)


def waiting_ids(reader: Reader, query: str, least: float = 0.0) -> list[str]:
    """The candidates that wait, match a question, and may be seen by this reader; those that hold most of it first.

    `least` is the share of the question that each must hold.
    """
    if not reader.surroundings.waits:
        return []
    from memkit.recall.bag import OPEN, matching

    bag = reader.surroundings.waiting
    numbers = asked(reader, lambda index: matching(bag, query, index, least))
    return [bag.ids[n] for n in numbers if bag.lines[n] == OPEN or _is_visible(reader, bag.ids[n])]


def _is_visible(reader: Reader, id: str) -> bool:
    fact = reader.state.facts.get(id)
    return fact is not None and reader.visible(fact)


def search_episodes(reader: Reader, query: str, most: int = MOST_EPISODES) -> list[tuple[str, int]]:
    """The episodes that answer a question best, without those that name what this reader may not see.

    Each as the line that an answer prints and its number in the ledger's order: an id is no name, since two clones may
    have given it twice.
    """
    if not reader.surroundings.happened:
        return []
    from memkit.recall.bag import matching

    bag = reader.surroundings.episodes
    numbers = asked(reader, lambda index: matching(bag, query, index))
    # a line is kept of those that everybody may be told
    told = ((bag.lines[number] or _episode_line(reader, number), number) for number in numbers)
    found = ((line, number) for line, number in told if line)
    return [pair for pair, _ in zip(found, range(most), strict=False)]


def _episode_line(reader: Reader, number: int) -> str:
    from memkit.query.episodes import episode_line, is_visible

    episode = reader.state.episodes[number]
    return episode_line(episode) if is_visible(reader, episode) else ""


def _word_of(reader: Reader, term: str) -> str:
    """A term as spelt in a fact that this reader may see; empty if there is none."""
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
