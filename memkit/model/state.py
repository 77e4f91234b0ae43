"""The state: what the whole ledger means, before any policy looks at it."""

from __future__ import annotations

from memkit.model.fact import Conflict, Fact, Term
from memkit.model.problem import Problem
from memkit.model.struct import field, struct, values_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any, overload


@struct(frozen=True)
class Row:
    """One session as the state remembers it."""

    stem: str
    path: str
    kind: str
    actor: str
    title: str
    sha256: str
    sealed: bool
    mode: str
    ended: str
    # number of work sessions up to and including this one
    work: int
    events: int
    task: str = ""
    last_words: str = ""
    seed: str = ""
    # digest of what its writer could know, as it recorded it
    sem: str = ""


def _row(row: Any) -> Row:
    return Row(*row) if isinstance(row, tuple) else row


class RowTable:
    """Rows by ordinal. Those from a checkpoint stay plain tuples until somebody looks."""

    __slots__ = ("_held", "_load")

    def __init__(self, rows: list[Any] | None = None, load: Callable[[], list[Any]] | None = None) -> None:
        self._held: list[Any] | None = [] if rows is None and load is None else rows
        self._load = load

    @property
    def _rows(self) -> list[Any]:
        if self._held is None:
            assert self._load is not None
            self._held = self._load()
        return self._held

    def append(self, row: Row | tuple[Any, ...]) -> None:
        """One more session."""
        self._rows.append(row)

    def __len__(self) -> int:
        return len(self._rows)

    if TYPE_CHECKING:

        @overload
        def __getitem__(self, at: int) -> Row: ...
        @overload
        def __getitem__(self, at: slice) -> list[Row]: ...

    def __getitem__(self, at: int | slice) -> Row | list[Row]:
        if isinstance(at, slice):
            return [_row(row) for row in self._rows[at]]
        return _row(self._rows[at])

    def __iter__(self) -> Iterator[Row]:
        return map(_row, self._rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RowTable) and list(self) == list(other)

    def plain(self) -> list[tuple[Any, ...]]:
        """The rows as plain tuples, for a checkpoint."""
        return [row if isinstance(row, tuple) else values_of(row) for row in self._rows]


@struct(frozen=True, slots=True)
class Episode:
    """What a session's consolidated working memory came down to."""

    id: str
    text: str
    items: tuple[str, ...]
    sem: str
    origin: str
    actor: str
    line: int


class FactTable:
    """Facts by id. Entries from a checkpoint stay packed until somebody asks for them."""

    __slots__ = ("_blob", "_facts", "_packed", "_unpack")

    def __init__(
        self,
        packed: dict[str, tuple[int, int]] | None = None,
        blob: Callable[[], bytes] | None = None,
        unpack: Callable[[bytes], Fact] | None = None,
    ) -> None:
        self._facts: dict[str, Fact] = {}
        # id → where its bytes stand in the blob
        self._packed = packed or {}
        self._blob: Callable[[], bytes] | bytes | None = blob
        self._unpack = unpack

    def get(self, id: str) -> Fact | None:
        """The fact, or None."""
        fact = self._facts.get(id)
        if fact is None and id in self._packed:
            assert self._unpack is not None
            start, end = self._packed.pop(id)
            fact = self._facts[id] = self._unpack(self._bytes()[start:end])
        return fact

    def _bytes(self) -> bytes:
        """The packed facts, read when the first of them is wanted."""
        if callable(self._blob):
            self._blob = self._blob()
        return self._blob or b""

    def __getitem__(self, id: str) -> Fact:
        fact = self.get(id)
        if fact is None:
            raise KeyError(id)
        return fact

    def __setitem__(self, id: str, fact: Fact) -> None:
        self._packed.pop(id, None)
        self._facts[id] = fact

    def __contains__(self, id: object) -> bool:
        return id in self._facts or id in self._packed

    def __len__(self) -> int:
        return len(self._facts) + len(self._packed)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted([*self._facts, *self._packed]))

    def values(self) -> list[Fact]:
        """Every fact, by id."""
        return [self[id] for id in self]

    def packed(self, pack: Callable[[Fact], bytes]) -> dict[str, bytes]:
        """Every fact packed: those nobody opened stay as they were."""
        blob = self._bytes()
        kept = {id: blob[start:end] for id, (start, end) in self._packed.items()}
        return {**kept, **{id: pack(fact) for id, fact in self._facts.items()}}

    def holding(self, words: bytes) -> list[str] | None:
        """Ids of the facts whose packed bytes hold these, by id; None when some are not packed."""
        if self._facts:
            return None
        found: list[str] = []
        places = sorted((end, id) for id, (_, end) in self._packed.items())
        blob = self._bytes()
        at = blob.find(words)
        index = 0
        while at >= 0:
            while places[index][0] <= at:
                index += 1
            found.append(places[index][1])
            at = blob.find(words, places[index][0])
        return sorted(found)


@struct(slots=True)
class State:
    """The fold of a ledger. `work` counts work sessions; tiers are derived from it, not stored."""

    rows: RowTable = field(default_factory=RowTable)
    ordinal: dict[str, int] = field(default_factory=dict)
    work: int = 0
    events: int = 0
    facts: FactTable = field(default_factory=FactTable)
    terms: dict[str, Term] = field(default_factory=dict)
    scalars: dict[str, tuple[str, str]] = field(default_factory=dict)
    conflicts: dict[str, Conflict] = field(default_factory=dict)
    harvested: dict[str, tuple[str, str, str]] = field(default_factory=dict)
    consents: dict[str, dict[str, str]] = field(default_factory=dict)
    reviewed: dict[str, tuple[str, int]] = field(default_factory=dict)
    tasks_closed: dict[str, str] = field(default_factory=dict)
    episodes: list[Episode] = field(default_factory=list)
    packs: list[tuple[str, str, str, tuple[str, ...], tuple[str, ...]]] = field(default_factory=list)
    redactions: dict[str, int] = field(default_factory=dict)
    erased: dict[str, dict[str, str]] = field(default_factory=dict)
    accessed: int = 0
    # canonical key → ids of the facts that carry it
    keys: dict[str, list[str]] = field(default_factory=dict)
    # legacy id tokens → ordinals of the files that name them
    tokens: dict[str, list[int]] = field(default_factory=dict)
    legacy: dict[str, str] = field(default_factory=dict)
    replaced_files: dict[str, str] = field(default_factory=dict)
    # ids that two sessions created apart: id → [(ordinal, the id it got)]
    doubles: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    # ordinal → the ordinals before it that it did not know, as (lowest, bits from there); absent: it knew all
    unknown: dict[int, tuple[int, int]] = field(default_factory=dict)
    heads: set[str] = field(default_factory=set)
    # the changes of a subject: (ordinal, verb, what it said)
    changes: dict[str, list[tuple[int, str, str]]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    @property
    def last(self) -> Row | None:
        """The newest session."""
        return self.rows[-1] if self.rows else None

    def knows(self, later: int, earlier: int) -> bool:
        """True when the session `later` had `earlier` in the closure of what it saw."""
        lowest, bits = self.unknown.get(later, (0, 0))
        return earlier < lowest or not bits >> (earlier - lowest) & 1
