"""The fact book: answers questions about all facts without opening them.

For every fact it stores digests of its words and of the look of its id, its signature, its line in the `sem` digest, and
the files it cites. It belongs to a checkpoint; facts that later sessions (open ones too) changed are computed on top of it.
It is a cache: deleting it never changes an answer.
"""

from __future__ import annotations

from memkit import query
from memkit.boot.digest import sha256
from memkit.boot.struct import once
from memkit.model.ids import normalised_claim
from memkit.query.fact_briefs import (
    CLAIM,
    SWEPT,
    WAITS,
    WIDTH,
    Brief,
    Columns,
    brief_of,
    briefs_in,
    cited_files,
    columns_of,
    digest_of,
    skeleton,
)
from memkit.query.load import Snapshot
from memkit.store.cache import pack
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.store.checkpoint import open_checkpoint
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from memkit.contradict import Claim
    from memkit.model.fact import Fact
    from memkit.model.state import FactTable, State
    from memkit.query.load import Loaded
    from memkit.query.page_files import Rendering as RenderedLedger
    from memkit.store.workspace import Workspace

# raise this with every change to what is stored, or to the rules for signatures and skeletons
_FORM = f"{__version__} 8"


class FactBook:
    """The book of a state: the columns of a checkpoint, and briefs of the facts that changed since."""

    def __init__(self, columns: Columns, changed: dict[str, Brief], state: State) -> None:
        self._columns, self.changed, self._state = columns, changed, state
        self._gone = {number for id in changed if (number := columns.number(id)) >= 0}

    @property
    def facts(self) -> FactTable:
        """The facts themselves."""
        return self._state.facts

    # -- by digest -------------------------------------------------------------------------------

    def same_words(self, text: str) -> list[str]:
        """The ids of the facts with the same words, in order."""
        wanted = normalised_claim(text)
        found = self._with(self._columns.words, digest_of(wanted), "words")
        return [id for id in found if normalised_claim(self.facts[id].text) == wanted]

    def look_alikes(self, id: str) -> list[str]:
        """Other ids that look like this one, in order."""
        shape = skeleton(id)
        found = self._with(self._columns.looks, digest_of(shape), "look")
        return [other for other in found if other != id and skeleton(other) == shape]

    def _with(self, column: bytes, digest: bytes, name: str) -> list[str]:
        found = [id for id, brief in self.changed.items() if getattr(brief, name) == digest]
        at = column.find(digest)
        while at >= 0:
            number, beside = divmod(at, WIDTH)
            if not beside and number not in self._gone:
                found.append(self._columns.ids[number])
            at = column.find(digest, at + 1)
        return sorted(found)

    # -- what may clash --------------------------------------------------------------------------

    def worth_comparing(self, claim: Claim, waiting: bool) -> list[str]:
        """The ids of the live claims, and with `waiting` of the pending ones, that share enough words with this claim."""
        from memkit.contradict.search import closest, sharing, weight_of
        from memkit.contradict.signatures import signature, size_of, words_of

        mine = words_of(signature(claim))
        changed = {
            id: words_of(brief.signed)
            for id, brief in self.changed.items()
            if brief.signed and id != claim.id
        }
        columns, gone = self._columns, self._gone
        itself, postings = columns.number(claim.id), columns.postings(mine)
        weights = {
            word: weight_of(self._frequency(word, postings.get(word, ()), changed, itself)) for word in mine
        }
        asked = CLAIM | WAITS * waiting
        found = [
            (columns.ids[number], size, count, weight)
            for number, size, count, weight in sharing(weights, postings, columns.sizes.__getitem__)
            if columns.marks[number] & asked and number not in gone and number != itself
        ]
        for id, words in changed.items():
            shared = mine & words
            if shared and self.changed[id].marks & asked:
                found.append((id, size_of(words), len(shared), sum(map(weights.__getitem__, shared))))
        return closest(mine, found)

    def _frequency(
        self, word: str, held: Sequence[int], changed: dict[str, frozenset[str]], itself: int
    ) -> int:
        away = sum(1 for number in held if number in self._gone or number == itself)
        return len(held) - away + sum(1 for words in changed.values() if word in words)

    # -- all of them -----------------------------------------------------------------------------

    def sem(self) -> str:
        """The same digest as `model.generated.sem`."""
        columns, pieces, done = self._columns, list[memoryview | bytes](), 0
        for id, brief in sorted(self.changed.items()):
            place, known = columns.place(id), columns.number(id) >= 0
            pieces.append(columns.lines.raw(done, place))
            pieces.append(f"{brief.line},".encode() if brief.line else b"")
            done = place + known
        pieces.append(columns.lines.raw(done, len(columns.ids)))
        # the last line has no comma behind it
        text = bytearray(b"").join([b"[", *pieces, b"]"])
        if text[-2:] == b",]":
            text[-2:] = b"]"
        return "sha256:" + sha256(text).hexdigest()

    def idle(self, since: int) -> list[str]:
        """The ids of sweepable facts that were last used at or before this count of work sessions, in order."""
        columns = self._columns
        found = [columns.ids[n] for n, used in columns.used.items() if used <= since and n not in self._gone]
        found += [id for id, b in self.changed.items() if b.marks & SWEPT and b.used <= since]
        return sorted(found)

    def cites_files(self) -> bool:
        """True if a fact cites a file."""
        return bool(self._columns.cites) or any(brief.cites for brief in self.changed.values())

    def cited(self) -> Iterator[str]:
        """Every path that a live fact cites."""
        for path, numbers in self._columns.cites.items():
            if not self._gone.issuperset(numbers):
                yield path
        for brief in self.changed.values():
            yield from brief.cites

    def citing(self, paths: Iterable[str]) -> list[str]:
        """The ids of the live facts that cite one of these paths, in order."""
        wanted = frozenset(paths)
        columns = self._columns
        held = {n for path in wanted for n in columns.cites.get(path, ()) if n not in self._gone}
        found = {columns.ids[number] for number in held}
        found |= {id for id, brief in self.changed.items() if not wanted.isdisjoint(brief.cites)}
        return sorted(found)

    def snapshot(self) -> Snapshot:
        """What a session that opens on this state writes of it."""
        seeds, sessions = self._columns.seeds
        later = "".join(f"{row.seed} " for row in self._state.rows[sessions:] if row.seed)
        return Snapshot(self.sem(), seeds + later)


# -- the file --------------------------------------------------------------------------------------


class Shelf:
    """The book of a loaded memory, opened once, and the briefs computed on top of it."""

    def __init__(self, loaded: Loaded, before: Shelf | None = None) -> None:
        """`before` is the shelf of the same ledger before this process wrote: its columns often still serve."""
        self.loaded = loaded
        self._stamp = loaded.base or loaded.stamp
        serves = before is not None and loaded.base and before._stamp == loaded.base
        self._columns: Columns = before._columns if before is not None and serves else _columns_for(loaded)
        self._briefs: dict[str, Brief] = before._briefs if before is not None and serves else {}
        # the branch whose book was asked for last, and the briefs of its facts
        self._branch: State | None = None
        self._drafted: dict[str, Brief] = {}

    def over(self, state: State, touched: set[str] | None = None) -> FactBook:
        """The book for a state: the loaded state or a branch of it.

        `touched`: the ids of facts that may have changed since the book of the same branch was asked for; None for any.
        """
        if state is self.loaded.state:
            return self._own
        if touched is None or self._branch is not state:
            self._branch, self._drafted = state, {}
            facts = state.facts.opened()
        else:
            facts = [*filter(None, map(state.facts.get, touched))]
        self._drafted.update({fact.id: self._brief(fact) for fact in facts})
        return FactBook(self._columns, {**self._own.changed, **self._drafted}, state)

    @once
    def _own(self) -> FactBook:
        """The book of the loaded ledger; without a checkpoint, its columns are computed from all facts."""
        facts = self.loaded.state.facts.changed() if self.loaded.base else []
        return FactBook(self._columns, {fact.id: self._brief(fact) for fact in facts}, self.loaded.state)

    def keep_up(self, loaded: Loaded) -> None:
        """Saves the book of a checkpoint that a write has just replaced, for the next writer."""
        if loaded.stamp == self._stamp or not is_checkpoint(loaded):
            return
        changed = {fact.id: self._brief(fact) for fact in loaded.state.facts.changed()}
        columns = columns_of({**briefs_in(self._columns), **changed}, _seeds(loaded.state))
        _keep(loaded.workspace, loaded.stamp, columns)

    def _brief(self, fact: Fact) -> Brief:
        content = digest_of(pack(fact))
        known = self._briefs.get(fact.id)
        if known is None or known.content != content:
            number = self._columns.number(fact.id)
            if number >= 0 and self._columns.content(number) == content:
                known = self._columns.brief(number)
                known.cites = cited_files(fact)
            else:
                known = brief_of(fact, content)
            self._briefs[fact.id] = known
        return known


def is_checkpoint(loaded: Loaded) -> bool:
    """Whether the checkpoint on disk is of exactly this ledger, as after a large write."""
    checkpoint = open_checkpoint(loaded.workspace.private("cache", "state"))
    return checkpoint is not None and checkpoint.stamp == loaded.stamp


def saved_book(workspace: Workspace, rendered: RenderedLedger, state: State) -> FactBook | None:
    """The saved book for a state; None if there is none for it or its checkpoint."""
    kept = _read(workspace)
    if kept is None or not kept[0] or kept[0] not in (rendered.stamp, rendered.base):
        return None
    changed = rendered.changed if kept[0] == rendered.base else ()
    facts = filter(None, map(state.facts.get, changed))
    return FactBook(kept[1], {fact.id: brief_of(fact, b"") for fact in facts}, state)


def _path(workspace: Workspace) -> str:
    return workspace.private("cache", "facts")


def _read(workspace: Workspace) -> tuple[str, Columns] | None:
    try:
        form, stamp, values = read_memo(_path(workspace))
        return (str(stamp), Columns(values)) if form == _FORM else None
    except NO_MEMO:
        return None


def _columns_for(loaded: Loaded) -> Columns:
    """The columns of a memory's checkpoint; if none are saved, updates older ones and saves them."""
    kept = _read(loaded.workspace)
    if kept is not None and loaded.base and kept[0] == loaded.base:
        return kept[1]
    return _build_columns(loaded, kept[1] if kept is not None else None, loaded.base or loaded.stamp)


def _build_columns(loaded: Loaded, before: Columns | None, stamp: str) -> Columns:
    """The columns of a memory; reuses the briefs of an older book for facts with unchanged content."""
    state = loaded.state
    known = briefs_in(before) if before is not None else {}
    briefs: dict[str, Brief] = {}
    packed = state.facts.packed(pack)
    for id, data in query.watch(packed.items(), len(packed), "taking notes of facts"):
        content = digest_of(data)
        held = known.get(id)
        briefs[id] = (
            held if held is not None and held.content == content else _brief_of_id(state, id, content)
        )
    columns = columns_of(briefs, _seeds(state))
    if stamp:
        _keep(loaded.workspace, stamp, columns)
    return columns


def _brief_of_id(state: State, id: str, content: bytes) -> Brief:
    return brief_of(state.facts[id], content)


def _seeds(state: State) -> tuple[str, int]:
    return " " + "".join(f"{row.seed} " for row in state.rows if row.seed), len(state.rows)


def _keep(workspace: Workspace, stamp: str, columns: Columns) -> None:
    try:
        write_memo(_path(workspace), (_FORM, stamp, columns.values()))
    except ValueError:
        pass
