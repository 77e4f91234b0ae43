"""Searches the facts that one reader may see, by rank and by substring.

Only the readable part of an index decides the weights of a question's words: facts that are hidden from the reader or have
ended affect neither weights nor neighbours. Entries keep their numbers. An entry whose standing the index knows is a live
fact that every reader may see, so it is not opened.
"""

from __future__ import annotations

from memkit.recall.cards import split_id
from memkit.recall.corpus import Corpus, Index, Part
from memkit.recall.segment import KIND_BITS, LIVE, PROSE, SPOILT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Sequence
    from typing import TypeVar

    from memkit.model.fact import Fact
    from memkit.query.entry_index import EntryIndex
    from memkit.query.reader import Reader
    from memkit.recall.answer import Miss
    from memkit.recall.rank import Hit
    from memkit.recall.surroundings import Groups

    T = TypeVar("T")
    # gives the ids of the facts that a reader may not see; called only if the index does not know them
    Hidden = Callable[[], frozenset[str]]


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
    from memkit.recall.segment import RECORD

    records = LIVE | RECORD
    corpus = ask_index(reader, lambda index: corpus_for(reader, index, FACTS))
    return {"facts": corpus.entries, "records": corpus.marked(records, records)}


class _Candidates:
    """Which entries a search may return: live facts that the reader may see, or those that `accept` accepts."""

    def __init__(
        self, reader: Reader, accept: Callable[[Fact], bool] | None, prose: bool, known: Container[str]
    ) -> None:
        self._reader = reader
        self._accept = accept
        self._prose = prose
        self._known = known

    def take(self, entry: int) -> bool:
        """Whether the search may return an entry; opens its fact only if the index does not suffice."""
        index, accept = self._reader.index, self._accept
        if self._known and self._id(entry) in self._known:
            return False
        if accept is None:
            if index.known_state(entry):
                return True
            if not index.particulars(entry)[0] & (LIVE | PROSE if self._prose else LIVE):
                return False
        fact = self._fact(entry)
        if fact is None or not (fact.is_memory or (self._prose and fact.kind == "prose")):
            return False
        return self._reader.visible(fact) and (_is_live(fact) if accept is None else accept(fact))

    def is_unreviewed(self, entry: int) -> bool:
        """Whether nobody has reviewed the fact of an entry."""
        if state := self._reader.index.known_state(entry):
            return state.startswith("UNREVIEWED")
        fact = self._fact(entry)
        return fact is not None and not fact.is_reviewed

    def _fact(self, entry: int) -> Fact | None:
        return self._reader.state.facts.get(self._id(entry))

    def _id(self, entry: int) -> str:
        return split_id(self._reader.index.label(entry)[0])[0]


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
    alike: Groups = (),
) -> tuple[list[Hit], Miss]:
    """The k best facts that this reader may see, and a report on the question's words.

    Searches live facts, or those that `accept` accepts. Only the live facts that this reader may see (with `archive`, ended
    ones too) decide the weights of words. With `prose`, also searches passages of adopted prose, with weights of their
    own; the id of such a hit is that of its block and a line. Skips `known` ids. With `guesses`, words of the same family
    match too. Without `reports`, the report is for nobody to read, and no fact is opened for it. `alike`: groups of words of
    which each finds the others.
    """
    from memkit.recall.answer import answer, merged
    from memkit.store.assets import neighbour_table

    candidates = _Candidates(reader, accept, prose, known)
    table = neighbour_table if guesses else None

    def ask_all(index: EntryIndex) -> tuple[list[Hit], Miss]:
        which = [ALL if archive else FACTS]
        if prose and not archive and has_passages(index):
            which.append(PASSAGES)
        aliases, project = (*aliases_for(reader, index), *alike), index.project
        corpora = [corpus_for(reader, index, one) for one in which]
        take, last = candidates.take, candidates.is_unreviewed
        found = [answer(query, one, k, take, explain, aliases, table, project, last) for one in corpora]
        return merged(found, k)

    hits, miss = ask_index(reader, ask_all)
    is_discreet = not reports or miss.nothing or (hits and miss.found)
    return hits, miss if is_discreet else _discreet(reader, miss)


def corpus_for(reader: Reader, index: EntryIndex, which: str) -> Corpus:
    """The corpus of this kind of entries that this reader may see; computed once."""
    if which not in reader.corpora:
        reader.corpora[which] = readable(index, which, lambda: reader.hidden)
    return reader.corpora[which]


def aliases_for(reader: Reader, index: EntryIndex) -> Groups:
    """The aliases of the terms that this reader may see."""
    if index.is_standing:
        return index.surroundings.aliases
    from memkit.query.entries import aliases_of

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


# which entries: live facts, passages of prose, or all that are or were memory
FACTS, PASSAGES, ALL = "facts", "passages", "all"


def readable(index: EntryIndex, which: str, hidden: Hidden) -> Corpus:
    """The entries of this kind that are not hidden, as a corpus; the index itself if that is all of them."""
    parts = [_part(index, part, which, hidden) for part in index.parts]
    if all(one is other for one, other in zip(parts, index.parts, strict=True)):
        return index
    return Corpus(Index(tuple(parts)))


def has_passages(index: EntryIndex) -> bool:
    """Whether an index contains prose."""
    return any(any(part.segment.kinds) for part in index.parts)


def _part(index: EntryIndex, part: Part, which: str, hidden: Hidden) -> Part:
    passed = _others(part, which)
    secret = _hidden_entries(index, part, hidden)
    if not secret and not passed:
        return part
    starts = part.segment.starts
    sessions = {
        number
        for number in _sessions(part, secret)
        if all(entry in secret for entry in range(starts[number], starts[number + 1]))
    }
    return Part(part.name, part.segment, part.gone | sessions, frozenset(secret | passed))


def _sessions(part: Part, entries: Iterable[int]) -> set[int]:
    owner = part.segment.owner
    return {owner[entry] for entry in entries}


def _others(part: Part, which: str) -> set[int]:
    """The entries of a segment that are not of this kind."""
    if which == ALL:
        return set()
    if which == FACTS:
        return _at(bytearray(part.segment.flags).translate(_IS_NOT_LIVE))
    return _at(bytearray(part.segment.kinds).translate(_IS_NOT_PROSE))


def _hidden_entries(index: EntryIndex, part: Part, hidden: Hidden) -> set[int]:
    """The entries of a segment that this reader may not see."""
    known = index.hidden_from_all(part)
    if known is not None:
        return known
    secret = hidden()
    if not secret:
        return set()
    # an entry without a guard may be hidden too, by the policy's default tenant and classification
    names = part.segment.names(list(range(part.segment.entries())))
    return {entry for entry, name in enumerate(names) if split_id(name)[0] in secret}


def _at(has: bytearray) -> set[int]:
    """The positions of the nonzero bytes."""
    found: set[int] = set()
    at = has.find(1)
    while at >= 0:
        found.add(at)
        at = has.find(1, at + 1)
    return found


_IS_NOT_LIVE = bytes(not flags & LIVE for flags in range(256))
_IS_NOT_PROSE = bytes(not kinds & PROSE >> KIND_BITS for kinds in range(256))
