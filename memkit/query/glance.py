"""A glance: hits of a search from their cards alone, where nothing more need be asked; the memory is not loaded.

It looks at the same files, the same index and the same marks as the whole way does, and answers the same to the byte or
not at all: None wherever a fact must be opened, readers are told different things, no fact is good enough for a question,
the cache is behind, or a session is damaged or missing.
"""

from __future__ import annotations

import os
from itertools import chain

from memkit.query import index_files
from memkit.recall.index import stamp_of
from memkit.recall.segment import GUARDED, KIND_BITS, LIVE, MORE, PROSE, RECORD, SPACED, SPOILT
from memkit.store import PRIVATE, TOML, root_above
from memkit.store.checkpoint import FEW_RACY, current, open_checkpoint
from memkit.store.listing import list_sessions, promised

# a longer one is no policy, and like none that standings were made for
_LONGEST_POLICY = 1_000_000
# how many episodes an answer shows below the facts
MOST_EPISODES = 2

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.query.call import Call
    from memkit.query.index_files import Head
    from memkit.query.verdicts import Verdicts
    from memkit.recall.corpus import Corpus
    from memkit.recall.grep import Wanted
    from memkit.recall.index import Index, Part
    from memkit.recall.surroundings import Surroundings
    from memkit.recall.tier_schedule import Standings


class Glance:
    """An index whose cards may be shown, and how each of its entries stands now."""

    def __init__(self, root: str, index: Index, standings: Standings, around: bytes, work: int) -> None:
        self.root = root
        self.index = index
        self._around = around
        self._verdicts: Verdicts | None = None
        self.numbers = standings.numbers
        # what each number says; "" where a fact must be opened
        self.says = standings.now(work)

    def around(self) -> Surroundings | None:
        """What a question meets besides facts; None where that is spoilt."""
        return index_files.opened_around(self._around)

    def shows(self, part: Part, entries: list[int]) -> bool:
        """Whether the cards of these entries may be shown: no fact must be opened for any."""
        numbers = self.numbers[part.name]
        return all(map(self.says.__getitem__, {numbers[entry] for entry in entries}))

    def holds(self, part: Part, entries: list[int]) -> bool:
        """Whether every file that these facts rest on is as it was."""
        proven = part.segment.proofs_at[-1] > 0
        cited = {part.segment.proof(entry) for entry in entries} - {""} if proven else ()
        if not cited:
            return True
        if self._verdicts is None:
            from memkit.query.verdicts import Verdicts

            self._verdicts = Verdicts(self.root)
        sources = {source for proofs in cited for source in proofs.split("\n")}
        return all(self._verdicts.of(source).state == "fresh" for source in sources)


def glance(call: Call) -> Glance | None:
    """What can be seen of the memory without loading it."""
    root = root_above(call.cwd)
    try:
        with open(os.path.join(root, TOML), "rb", buffering=0) as handle:
            toml = handle.read(_LONGEST_POLICY)
    except OSError:
        return None
    heads = {name: head for name in index_files.MANIFESTS if (head := _head_for(root, name, toml))}
    for places in {(head.folder, head.continuity) for head in heads.values()}:
        stamp = _stamp(call, root, *places)
        for name, head in heads.items():
            if stamp and (head.stamp, head.folder, head.continuity) == (stamp, *places):
                return _opened(root, name, head)
    return None


def _head_for(root: str, name: str, toml: bytes) -> Head | None:
    head = index_files.head(root, name)
    return head if head is not None and head.toml == toml else None


def _stamp(call: Call, root: str, folder: str, continuity: str) -> str:
    """The stamp of the ledger as it stands; empty where the checkpoint is behind, or the ledger is not whole."""
    checkpoint = open_checkpoint(os.path.join(root, PRIVATE, "cache", "state"))
    # many young files: whoever loads the memory settles that
    if checkpoint is None or len(checkpoint.racy) > FEW_RACY:
        return ""
    # before the files are listed: sessions that come in between are more than it says, never less
    count = promised(os.path.join(root, continuity))
    call.listing = list_sessions(root, folder)
    now = current(checkpoint, call.listing, root)
    return now.stamp if now is not None and now.is_whole(count) else ""


def _opened(root: str, name: str, head: Head) -> Glance | None:
    manifest = index_files.manifest(root, name)
    index = index_files.opened(root, manifest) if stamp_of(manifest) == head.stamp else None
    told = index_files.standings(root, name)
    if index is None or told is None or told[0].stamp != head.stamp:
        return None
    standings = told[1]
    # there are none where readers are told different things; a spoilt file is written anew by whoever loads the memory
    if any(len(standings.numbers.get(part.name, ())) != part.segment.entries() for part in index.parts):
        return None
    return Glance(root, index, standings, told[2], head.work)


def grep(seen: Glance, wanted: Wanted) -> tuple[int, bytes] | None:
    """How many live facts hold what is wanted, and a line for each, by file, line and id, in UTF-8."""
    try:
        return _grep(seen, wanted)
    except SPOILT:
        return None


def _grep(seen: Glance, wanted: Wanted) -> tuple[int, bytes] | None:
    if not wanted.quick or not wanted.needed or any("\0" in letters for letters in wanted.needed):
        return None
    found: list[tuple[Part, list[int]]] = []
    for part in seen.index.parts:
        entries = _matching(seen, part, wanted)
        if entries is None or not seen.holds(part, entries):
            return None
        if entries:
            found.append((part, entries))
    rows: Iterable[tuple[bytes, bytes]] = chain.from_iterable(_rows(seen, *one) for one in found)
    if len(found) > 1 or not all(part.segment.in_order[0] for part, _ in found):
        from memkit.recall.cards import place

        rows = sorted(rows, key=lambda row: place(str(row[0], "utf-8")))
    lines = b"".join([piece for row in rows for piece in row])
    return sum(len(entries) for _, entries in found), lines.replace(b"\0", b"")


def _rows(seen: Glance, part: Part, entries: list[int]) -> Iterable[tuple[bytes, bytes]]:
    """The cards of these entries, each with how it stands and the end of its line."""
    whole, at, numbers = part.segment.cards, part.segment.cards_at, seen.numbers[part.name]
    cards = [bytes(whole[at[entry] : at[entry + 1]]) for entry in entries]
    if not all(map(bytes.isascii, cards)):
        # spoilt bytes are noticed here, or nobody would before they are printed
        str(b"".join(cards), "utf-8")
    says = [f"  {said}\n".encode() for said in seen.says]
    return zip(cards, [says[numbers[entry]] for entry in entries], strict=True)


def _matching(seen: Glance, part: Part, wanted: Wanted) -> list[int] | None:
    """The entries of live facts that hold what is wanted; None where their cards cannot say."""
    entries = _holders(part, wanted)
    if entries is None or not seen.shows(part, entries):
        return None
    flags = part.segment.flags
    more = _marked(entries, flags, MORE)
    # a card in other spaces than its text cannot tell of an expression, nor whether letters stand in the text
    if any(flags[entry] & SPACED for entry in (more if wanted.is_folded else entries)):
        return None
    unsure = more if wanted.is_folded else entries
    missed = {entry for entry in unsure if not _matches(part, entry, wanted)}
    if not missed.isdisjoint(more):
        return None
    return [entry for entry in entries if entry not in missed] if missed else entries


def _holders(part: Part, wanted: Wanted) -> list[int] | None:
    """The entries of live facts in which letters stand that everything wanted holds; None where prose may hold it."""
    from memkit.recall.substrings import holders

    segment, flags = part.segment, part.segment.flags
    entries = holders(segment, wanted.needed[0])
    if len(wanted.needed) > 1:
        entries = sorted({entry for letters in wanted.needed for entry in holders(segment, letters)})
    if any(map(segment.kinds.__getitem__, entries)) and _is_in_prose(part, entries):
        return None
    gone, live = part.gone_entries(), _marked(entries, flags, LIVE)
    return [entry for entry in live if entry not in gone] if gone else live


def _is_in_prose(part: Part, entries: list[int]) -> bool:
    """Whether one of the entries is a passage of prose."""
    return any(part.segment.kinds[entry] << KIND_BITS & PROSE for entry in entries)


def _marked(entries: list[int], flags: memoryview[int], mark: int) -> list[int]:
    """Those of the entries that have a mark; mostly all have it or none."""
    kinds = {flags[entry] & mark for entry in entries}
    if len(kinds) < 2:
        return entries if mark in kinds else []
    return [entry for entry in entries if flags[entry] & mark]


def _matches(part: Part, entry: int, wanted: Wanted) -> bool:
    """Whether its text or its id holds what is wanted."""
    from memkit.recall.cards import text_and_id

    return any(map(wanted.search, text_and_id(part.segment.card(entry))))


def looked_at(seen: Glance) -> dict[str, int] | None:
    """How many live facts there are, and how many of these are records; None where not everyone may see all of them."""
    parts = seen.index.parts
    if any(1 in part.marked(LIVE | GUARDED, LIVE | GUARDED) for part in parts):
        return None
    facts, records = (sum(part.marked(of, of).count(1) for part in parts) for of in (LIVE, LIVE | RECORD))
    return {"facts": facts, "records": records}


def recall(seen: Glance, question: str, most: int) -> tuple[list[str], tuple[str, ...], int] | None:
    """The best facts for a question, a line each, with what else matches; what is to be noted; the exit code."""
    try:
        return _recall(seen, question, most)
    except SPOILT:
        return None


def _recall(seen: Glance, question: str, most: int) -> tuple[list[str], tuple[str, ...], int] | None:
    from memkit.recall.answer import answer, presented
    from memkit.recall.cards import page, waits, weakly
    from memkit.recall.corpus import Corpus

    corpus, taken, around = Corpus(seen.index), LIVE | PROSE, seen.around()
    if around is None:
        return None
    hits, miss = answer(
        question,
        corpus,
        most,
        lambda entry: bool(corpus.particulars(entry)[0] & taken),
        False,
        around.aliases,
    )
    is_weak = bool(hits) and hits[0].weak
    counts = looked_at(seen) if is_weak else {}
    if not hits or counts is None or not (is_weak or miss.found):
        return None
    beside = _beside(around, question, corpus)
    lines: list[tuple[str, bool]] = []
    for hit in presented(hits):
        part, entry = corpus.locate(hit.entry)
        said = seen.says[seen.numbers[part.name][entry]]
        if not said or not seen.holds(part, [entry]):
            return None
        told, created = part.segment.card(entry).partition("\0")[2], part.segment.label(entry)[1]
        lines.append((f"{told}  {said} · {created}", hit.weak))
    if beside is None:
        return None
    notes = weakly(counts["facts"]) if is_weak else ()
    return page(lines, beside[0]), (*notes, *waits(beside[1])), int(is_weak)


def _beside(around: Surroundings, question: str, corpus: Corpus) -> tuple[list[str], int] | None:
    """The episodes that match a question, and how many candidates do; None where not everyone may see them."""
    if around.is_bare:
        return [], 0
    from memkit.recall.bag import OPEN, matching

    waiting, episodes = around.waiting, around.episodes

    found = [waiting.lines[number] for number in matching(waiting, question, corpus)]
    told = [episodes.lines[number] for number in matching(episodes, question, corpus)][:MOST_EPISODES]
    if any(line != OPEN for line in found) or not all(told):
        return None
    return told, len(found)
