"""Searches a memory as one reader may see it: by rank and by substring.

An entry whose standing the index knows is a live fact that every reader may see, so it is not opened.
"""

from __future__ import annotations

from memkit.recall.cards import split_id
from memkit.recall.segment import LIVE, PROSE, SPOILT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Container, Sequence
    from typing import TypeVar

    from memkit.model.fact import Fact
    from memkit.query.entry_index import EntryIndex
    from memkit.query.reader import Reader
    from memkit.recall.answer import Miss
    from memkit.recall.corpus import Corpus
    from memkit.recall.rank import Hit
    from memkit.recall.surroundings import Bag, Groups

    T = TypeVar("T")

# how many episodes an answer shows below the facts
MOST_EPISODES = 2


def ask_index(reader: Reader, ask: Callable[[EntryIndex], T]) -> T:
    """The index's answer; rebuilds a corrupt index and asks again."""
    try:
        return ask(reader.index)
    except SPOILT:
        reader.reindex()
        return ask(reader.index)


def facts_containing(reader: Reader, letters: Sequence[str]) -> list[Fact]:
    """Facts that contain any of these case-folded substrings; all facts if none are given."""
    facts = reader.state.facts
    if not letters or any("\0" in some for some in letters):
        return facts.values()
    # vault values are in no index, so a fact with a vault mark may contain any substring
    looked = (*letters, ":v-") if reader.values else letters
    ids = ask_index(reader, lambda index: [split_id(id)[0] for some in looked for id in index.holding(some)])
    return [fact for fact in map(facts.get, dict.fromkeys(ids)) if fact is not None]


def search_counts(reader: Reader) -> dict[str, int]:
    """How many live facts a search of this reader covers, and how many of these are records."""
    from memkit.query.readable import FACTS
    from memkit.recall.segment import RECORD

    records = LIVE | RECORD
    corpus = ask_index(reader, lambda index: corpus_for(reader, index, FACTS))
    return {"facts": corpus.entries, "records": corpus.marked(records, records)}


def search(
    reader: Reader,
    query: str,
    k: int,
    accept: Callable[[Fact], bool] | None = None,
    explain: bool = True,
    prose: bool = False,
    known: Container[str] = (),
    guesses: bool = True,
    archive: bool = False,
    reports: bool = True,
) -> tuple[list[Hit], Miss]:
    """The k best facts that this reader may see, and a report on the question's words.

    Searches live facts, or those that `accept` accepts. Only the live facts that this reader may see (with `archive`, ended
    ones too) decide the weights of words. With `prose`, also searches passages of adopted prose, with weights of their
    own; the id of such a hit is that of its block and a line. Skips `known` ids. With `guesses`, words of the same family
    match too. Without `reports`, the report is for nobody to read, and no fact is opened for it.
    """
    from memkit.query.readable import ALL, FACTS, PASSAGES, has_passages
    from memkit.recall.answer import answer, merged
    from memkit.store.files import neighbour_table

    wanted = LIVE | PROSE if prose else LIVE

    def takes(entry: int) -> bool:
        if known and split_id(reader.index.label(entry)[0])[0] in known:
            return False
        if accept is None:
            if reader.index.known_state(entry):
                return True
            if not reader.index.particulars(entry)[0] & wanted:
                return False
        fact = reader.state.facts.get(split_id(reader.index.label(entry)[0])[0])
        if fact is None or not (fact.is_memory or (prose and fact.kind == "prose")):
            return False
        return reader.visible(fact) and (_is_live(fact) if accept is None else accept(fact))

    def answered(index: EntryIndex) -> tuple[list[Hit], Miss]:
        which = [
            ALL if archive else FACTS,
            *([PASSAGES] if prose and not archive and has_passages(index) else []),
        ]
        found = [
            answer(
                query,
                corpus_for(reader, index, one),
                k,
                takes,
                explain,
                aliases_for(reader, index),
                neighbour_table if guesses else None,
                index.project,
            )
            for one in which
        ]
        return merged(found, k)

    hits, miss = ask_index(reader, answered)
    is_discreet = not reports or miss.nothing or (hits and miss.found)
    return hits, miss if is_discreet else _discreet(reader, miss)


def corpus_for(reader: Reader, index: EntryIndex, which: str) -> Corpus:
    """The corpus of this kind of entries that this reader may see; computed once."""
    if which not in reader.corpora:
        from memkit.query.readable import readable

        reader.corpora[which] = readable(index, which, lambda: reader.hidden)
    return reader.corpora[which]


def aliases_for(reader: Reader, index: EntryIndex) -> Groups:
    """The aliases of the terms that this reader may see."""
    if index.is_standing:
        return index.surroundings.aliases
    from memkit.query.surroundings import aliases_of

    return aliases_of(reader.terms)


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
    """The pending candidates that match a question and that this reader may see, best first.

    `least`: the share of the question that each must contain.
    """
    if not reader.surroundings.waits:
        return []
    from memkit.recall.surroundings import OPEN_TEXT

    bag = reader.surroundings.waiting

    def may_see(number: int) -> bool:
        return bag.lines[number] == OPEN_TEXT or _is_visible(reader, bag.ids[number])

    return [bag.ids[number] for number in matching_texts(reader, bag, query, may_see, least)]


def matching_texts(
    reader: Reader, bag: Bag, query: str, may_see: Callable[[int], bool], least: float = 0.0
) -> list[int]:
    """The numbers of the texts in `bag` (candidates, episodes) that match a question, with weights from visible facts."""
    from memkit.query.readable import FACTS
    from memkit.recall.ask import ask
    from memkit.recall.surroundings import matching

    def found(index: EntryIndex) -> list[int]:
        return matching(bag, ask(query, index.project), corpus_for(reader, index, FACTS), may_see, least)

    return ask_index(reader, found)


def _is_visible(reader: Reader, id: str) -> bool:
    fact = reader.state.facts.get(id)
    return fact is not None and reader.visible(fact)


def search_episodes(reader: Reader, query: str, most: int = MOST_EPISODES) -> list[tuple[str, int]]:
    """The episodes that match a question best, without those that name a fact this reader may not see.

    Each as its printed line and its number in the ledger's order: ids are not unique, since two clones may assign the same.
    """
    if not reader.surroundings.happened:
        return []
    bag = reader.surroundings.episodes

    def may_see(number: int) -> bool:
        # a line is stored only for episodes that everybody may see
        from memkit.query.episodes import is_visible

        return bool(bag.lines[number]) or is_visible(reader, reader.state.episodes[number])

    found = matching_texts(reader, bag, query, may_see)[:most]
    return [(bag.lines[number] or _episode_line(reader, number), number) for number in found]


def _episode_line(reader: Reader, number: int) -> str:
    from memkit.query.episodes import episode_line

    return episode_line(reader.state.episodes[number])


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
