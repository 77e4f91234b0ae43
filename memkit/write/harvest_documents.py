"""The reading half of a harvest: chooses documents, reads each, and names those it leaves out with the reason."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from memkit.boot import digest
from memkit.documents import Claim, Document, Skipped, read, unread
from memkit.documents.candidates import claims
from memkit.documents.dates import day_first_everywhere, has_slashes
from memkit.documents.discover import SIBLINGS, documents, is_placed
from memkit.documents.links import may_relate
from memkit.documents.reader import COLLECTIONS, relations_of
from memkit.documents.relations import successors
from memkit.documents.series import kin, peers, rows
from memkit.documents.targets import without_foreign
from memkit.errors import LedgerUnreadable, reason
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.store import files
from memkit.store.git_history import remote_names
from memkit.write.harvest_evidence import stated_at
from memkit.write.harvest_memo import HarvestMemo
from memkit.write.harvest_moves import (
    missing_documents,
    moved_documents,
    removed_documents,
    replaced_by_documents,
    undone_documents,
)
from memkit.write.harvest_paths import name_fault, paths_here, shown_name, sizes_of
from memkit.write.harvest_text import DECISION, Place, Text
from memkit.write.transaction import Transaction

# passes the paths through and may show progress; its number is how many paths the budget leaves unread
Watch = Callable[[Sequence[str], int], Iterable[str]]
_NAMED = {"glossary": "a glossary", "roadmap": "a roadmap", "rules": "rules"}
# bytes in which a header and its dates are looked for
_HEAD = 4_000
# from so many bytes on, the quicker hashes are worth their loading
_LARGE = 3_000_000


@dataclass(frozen=True)
class Source:
    """A document that was read: its hash, its parsed content, and what it claims by itself, whatever replaces it.

    `evidence`: by slot, the pieces that each claim cites. `is_unchanged`: the last harvest read the same bytes.
    """

    path: str
    sha256: str
    document: Document
    claims: tuple[Claim, ...] = ()
    evidence: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    is_unchanged: bool = False

    def claims_after(self, followers: Sequence[str]) -> tuple[Claim, ...]:
        """What the document claims if these documents replace it."""
        return claims(self.document, followers) if followers else self.claims


@dataclass
class Harvest:
    """What a harvest read, and the events it would record."""

    sources: list[Source] = field(default_factory=list)
    left_over: list[tuple[str, str]] = field(default_factory=list)
    # how many of these were not opened because the budget was spent
    over_budget: int = 0
    # harvested documents that are gone, and old path → new path of those that were renamed
    removed: list[tuple[str, str]] = field(default_factory=list)
    moves: dict[str, str] = field(default_factory=dict)
    # refused claims: (path, line, why)
    refused: list[tuple[str, int, str]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    raised: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    # claims of which another document's claim has the words: (path, line, id of that one)
    repeated: list[tuple[str, int, str]] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    # claims that were undone or rejected, by path and slot, if no newer one stands for that
    left: dict[tuple[str, str], Fact] = field(default_factory=dict)
    # whether claims that were undone one by one are raised again too
    again: bool = False

    @property
    def unchanged(self) -> int:
        """How many documents are unchanged since the last harvest."""
        return sum(source.is_unchanged for source in self.sources)

    @property
    def known_ids(self) -> list[str]:
        """The facts that state a claim already, each once; not those that this harvest changes."""
        return sorted(set(self.known) - set(self.changed))


def read_documents(
    tx: Transaction, explicit: Sequence[str], budget: tuple[int, int], since: set[str] | None, watch: Watch,
    again: bool = False,
) -> Harvest:  # fmt: skip
    """Chooses and reads the documents; names those it did not read, with the reason."""
    workspace = tx.workspace
    layout = workspace.policy.layout
    sizes = sizes_of(workspace.root, paths_here(workspace.root))
    here = list(sizes)
    own = [layout.memory, layout.sessions, layout.continuity, *workspace.policy.harvest.exclude]
    found = documents(
        here, explicit=explicit, exclude=own, sizes=sizes, max_files=budget[0], max_bytes=budget[1]
    )
    left_over = [(shown_name(path), why) for path, why in found.left_over]
    reading = _Reading(
        tx, set(here), Harvest(left_over=left_over, over_budget=found.over_budget, again=again)
    )
    if sum(sizes[path] for path in found.chosen) > _LARGE:
        digest.for_many()
    series = rows(found.chosen)
    for path in watch(found.chosen, found.over_budget):
        if since is None or path in since:
            reading.take(path, Place(path in series, False, bool(explicit) or is_placed(path)))
    reading.take_kin(series)
    reading.settle_dates()
    reading.read_released()
    reading.memo.save(reading.names)
    reading.follow_moves()
    return reading.harvest


class _Reading:
    """The state of `read_documents`: documents read so far, and what they show about the repository."""

    def __init__(self, tx: Transaction, names: set[str], harvest: Harvest) -> None:
        self.tx = tx
        self.names = names
        self.harvest = harvest
        self.memo = HarvestMemo(tx.workspace)
        unread = undone_documents(tx) if harvest.again else set()
        self._harvested = {path: row for path, row in tx.state.harvested.items() if path not in unread}
        self._homes = remote_names(tx.workspace.root)
        self._texts: list[Text] = []
        # documents that were left out: read again if most of their series or folder are records
        self._orphans: dict[str, Text] = {}
        # unchanged documents with a fact that another document replaced, and those other documents
        self._ended = replaced_by_documents(tx)
        self._ended_texts: dict[str, tuple[Text, Place]] = {}
        # documents with an ambiguous date, such as 05/06/2020 or 05/06/20
        self._undated: dict[str, tuple[Text, Place]] = {}

    def take(self, path: str, place: Place) -> None:
        """Reads one document into the harvest, or names it as left over; no document makes it raise."""
        if fault := name_fault(path):
            self.harvest.left_over.append((shown_name(path), fault))
        elif text := self._text(path):
            if text.content.fault:
                self.harvest.left_over.append((path, text.content.fault))
                return
            self._texts.append(text)
            self._take(path, text, place)

    def _take(self, path: str, text: Text, place: Place) -> None:
        found = self._found(path, text, place)
        if isinstance(found, Skipped):
            self.harvest.left_over.append((path, found.reason))
            if not place.is_kin:
                self._orphans[path] = text
            return
        known = self._harvested.get(path)
        same = known is not None and known[0] == text.sha256
        if same and path in self._ended:
            self._ended_texts[path] = text, place
        self.harvest.sources.append(_source(found, text, same))
        if place.in_series and not place.is_kin and found.format in COLLECTIONS and not same:
            self._orphans[path] = text
        if len(found.date) in (0, 4) and not same and has_slashes(text.words[:_HEAD]):
            self._undated[path] = (text, place)

    def take_kin(self, series: dict[str, str]) -> None:
        """Reads the left-over documents of a series or a folder again if most of it are records."""
        records = [s.path for s in self.harvest.sources if s.document.kind in ("adr", "rfc")]
        again = kin(series, records)
        beside = peers([*(s.path for s in self.harvest.sources), *self._orphans], records) - series.keys()
        left, self.harvest.left_over = self.harvest.left_over, []
        misread = [s for s in self.harvest.sources if s.path in again and s.path in self._orphans]
        self.harvest.sources = [source for source in self.harvest.sources if source not in misread]
        for source in misread:
            self._take(source.path, self._orphans[source.path], Place(True, True, True))
        for path, why in left:
            if path in self._orphans and (path in again or path in beside):
                self._take(path, self._orphans[path], Place(True, path in again, True))
            else:
                self.harvest.left_over.append((path, why))

    def read_released(self) -> None:
        """Reads an unchanged document again if the ones that had replaced it were read and no longer say so."""
        replaced = successors([source.document for source in self.harvest.sources])
        read = {source.path for source in self.harvest.sources}
        for at, source in enumerate(self.harvest.sources):
            if (
                source.path in self._ended_texts
                and source.path not in replaced
                and self._ended[source.path] <= read
            ):
                text, place = self._ended_texts[source.path]
                again = _read(source.path, text, place)
                if isinstance(again, Document):
                    self.harvest.sources[at] = _source(without_foreign(again, self._homes), text)

    def follow_moves(self) -> None:
        """Finds the harvested documents that were renamed or removed."""
        missing = missing_documents(self.tx, self.names)
        hashes = [(source.sha256, source.path) for source in self.harvest.sources]
        moves = moved_documents(self.tx, missing, hashes)
        self.harvest.moves = moves
        self.harvest.removed = removed_documents(self.tx, [path for path in missing if path not in moves])

    def settle_dates(self) -> None:
        """Resolves ambiguous dates such as 05/06/2020 like the other dates of the repository, if those agree."""
        heads = [text.words[:_HEAD] for text in self._texts] if self._undated else []
        order = day_first_everywhere(heads)
        if order is None:
            return
        for at, source in enumerate(self.harvest.sources):
            if source.path in self._undated:
                text, place = self._undated[source.path]
                again = self._found(source.path, text, place._replace(day_first=order))
                if isinstance(again, Document):
                    self.harvest.sources[at] = _source(again, text)

    def _found(self, path: str, text: Text, place: Place) -> Document | Skipped:
        known = self._harvested.get(path)
        if known is not None and known[0] == text.sha256:
            # unchanged: only what it replaces can concern other documents
            found = self.memo.find_related(path, text.digest, known[2])
            return found or self._note(text, place, _relations(path, text, known[2]))
        left_out = self.memo.find_skipped(path, text.digest, place)
        return left_out or self._note(text, place, _read(path, text, place))

    def _note(self, text: Text, place: Place, found: Document | Skipped) -> Document | Skipped:
        if isinstance(found, Document):
            found = without_foreign(found, self._homes)
        self.memo.keep(text.digest, place, found, text.words)
        return found

    def _text(self, path: str) -> Text | None:
        full = self.tx.workspace.path(path)
        if os.path.islink(full):
            self.harvest.left_over.append((path, "a link; its target is read where it lies"))
            return None
        folder = os.path.dirname(path)
        beside = {name: os.path.join(folder, name) for name in SIBLINGS}
        try:
            data = files.read(full)
            siblings = {
                name: files.read(self.tx.workspace.path(other)).decode("utf-8", "replace")
                for name, other in beside.items()
                if other in self.names
            }
        except (OSError, LedgerUnreadable) as error:
            self.harvest.left_over.append((path, f"cannot be read: {reason(error)}"))
            return None
        hashed = digest.sha256(data.replace(b"\r\n", b"\n")).hexdigest()
        return Text(data, hashed, siblings)


def _source(document: Document, text: Text, is_unchanged: bool = False) -> Source:
    """A document with its claims and their evidence, made while what was read of it is at hand."""
    if is_unchanged:
        return Source(document.path, text.sha256, document, is_unchanged=True)
    found = claims(document)
    # a record that claims nothing by itself may do so once another one replaces it
    lines = {DECISION: document.lines, **{claim.slot: claim.lines for claim in found}}
    cited = {slot: stated_at(document.path, text.data, at, slot == DECISION) for slot, at in lines.items()}
    return Source(document.path, text.sha256, document, found, cited)


def _relations(path: str, text: Text, format: str) -> Document:
    """What an unchanged document says of others."""
    relates = may_relate(text.words)
    return relations_of(path, text.words, format, text.siblings) if relates else unread(path, format)


def _read(path: str, text: Text, place: Place) -> Document | Skipped:
    found = read(
        path, text.words, text.siblings,
        in_series=place.in_series, is_kin=place.is_kin, day_first=place.day_first,
    )  # fmt: skip
    if isinstance(found, Document) and not place.is_placed and found.format in COLLECTIONS:
        return Skipped(
            path, f"{_NAMED.get(found.kind, found.kind)} outside the usual places; name it to read it"
        )
    return found
