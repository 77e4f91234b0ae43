"""The state: the result of folding the whole ledger, before any policy applies."""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.boot.struct import field, struct, values_of
from memkit.model import Problem
from memkit.model.fact import Conflict, Fact, Term

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any, Protocol, overload

    from memkit.model.catalog import Catalog

    class Packed(Protocol):
        """Facts of a checkpoint, by id, in the order of their ids."""

        def fact(self, id: str) -> Fact | None: ...
        def has(self, id: object) -> bool: ...
        def ids(self) -> list[str]: ...
        def every(self) -> dict[str, Fact]: ...
        def raw(self) -> dict[str, bytes]: ...
        def catalog(self) -> Catalog | None: ...
        def __len__(self) -> int: ...


# the mode of a session with a broken or missing seal: the row exists, its events do not count
DAMAGED = "damaged"


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
    # the recorded digest of what its writer could know
    sem: str = ""


def _row(row: Any) -> Row:
    return Row(*row) if isinstance(row, tuple) else row


def _actor(row: Any) -> str:
    return str(row[3] if isinstance(row, tuple) else row.actor)


class RowTable:
    """Rows by ordinal. Rows of a checkpoint stay on disk until they are read, one by one or all."""

    __slots__ = ("_digest", "_held", "_last", "_lines", "_one", "_size")

    def __init__(
        self,
        rows: list[Any] | None = None,
        size: int = 0,
        one: Callable[[int], Any] | None = None,
        lines: Callable[[], bytes] | None = None,
        last: Callable[[], dict[str, int]] | None = None,
        digest: str = "",
    ) -> None:
        # the rows after those of the checkpoint; all of them once everything was wanted
        self._held: list[Any] = [] if rows is None else rows
        self._size, self._one, self._lines = size, one, lines
        # actor → ordinal of the newest session in the checkpoint
        self._last = last
        # the digest of the ledger when it had so many rows
        self._digest = len(self) if digest else -1, digest

    @property
    def _rows(self) -> list[Any]:
        if self._size:
            assert self._one is not None
            self._held = [*map(self._one, range(self._size)), *self._held]
            self._size = 0
        return self._held

    def branch(self) -> RowTable:
        """The same rows, to which others may be added."""
        return RowTable([*self._held], self._size, self._one, self._lines, self._last)

    def append(self, row: Row | tuple[Any, ...]) -> None:
        """One more session."""
        self._held.append(row)

    def __len__(self) -> int:
        return self._size + len(self._held)

    if TYPE_CHECKING:

        @overload
        def __getitem__(self, at: int) -> Row: ...
        @overload
        def __getitem__(self, at: slice) -> list[Row]: ...

    def __getitem__(self, at: int | slice) -> Row | list[Row]:
        if isinstance(at, slice):
            return [self._get(number) for number in range(*at.indices(len(self)))]
        number = at + len(self) if at < 0 else at
        if not 0 <= number < len(self):
            raise IndexError(at)
        return self._get(number)

    def _get(self, number: int) -> Row:
        return _row(self._plain(number))

    def _plain(self, number: int) -> Any:
        if number >= self._size:
            return self._held[number - self._size]
        assert self._one is not None
        return self._one(number)

    def digest(self, number: int) -> str:
        """The sha256 of a session's file, without making a row of it: every session asks."""
        row = self._plain(number)
        return str(row[5]) if isinstance(row, tuple) else str(row.sha256)

    def __iter__(self) -> Iterator[Row]:
        return map(_row, self._rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RowTable) and list(self) == list(other)

    def ledger(self) -> bytes:
        """One line `stem sha256` per session: the input of the ledger's digest."""
        before = self._lines() if self._size and self._lines is not None else b""
        rows = map(_row, self._held if before else self._rows)
        return before + "".join([f"{row.stem} {row.sha256}\n" for row in rows]).encode()

    def ledger_sha256(self) -> str:
        """The digest of these lines, worked out once for so many sessions."""
        if self._digest[0] != len(self):
            self._digest = len(self), sha256(self.ledger()).hexdigest()
        return self._digest[1]

    def last_of(self, actor: str) -> int:
        """The ordinal of the newest session of an actor, without making a row of any; -1 if there is none."""
        for at in range(len(self._held) - 1, -1, -1):
            if _actor(self._held[at]) == actor:
                return self._size + at
        return self._last().get(actor, -1) if self._size and self._last is not None else -1

    def last_by_actor(self) -> dict[str, int]:
        """Actor → ordinal of the newest session, for a checkpoint."""
        return {_actor(row): at for at, row in enumerate(self._rows)}

    def plain(self) -> list[tuple[Any, ...]]:
        """The rows as plain tuples, for a checkpoint."""
        return [row if isinstance(row, tuple) else values_of(row) for row in self._rows]


@struct(frozen=True, slots=True)
class Episode:
    """The summary of a session: its last words and notes (`items`), and the facts it used."""

    id: str
    text: str
    items: tuple[str, ...]
    sem: str
    origin: str
    actor: str
    line: int
    uses: tuple[str, ...] = ()


class FactTable:
    """Facts by id. Facts of a checkpoint stay packed on disk until they are read."""

    __slots__ = ("_catalog", "_changed", "_facts", "_new", "_packed", "_watches")

    def __init__(
        self,
        packed: Packed | None = None,
        later: dict[str, Fact] | None = None,
        catalog: Callable[[], Catalog] | None = None,
    ) -> None:
        # facts that were read or changed; `later` ones replace packed ones of the same id
        self._facts: dict[str, Fact] = later or {}
        self._packed = packed
        # ids whose facts may differ from the packed ones, and whether lookups add to them (during a fold)
        self._changed = set(self._facts)
        self._watches = False
        # how many facts are not among the packed ones
        self._new = sum(packed is None or not packed.has(id) for id in self._facts)
        # the catalog of these facts, while they are unchanged
        self._catalog = catalog

    def get(self, id: str) -> Fact | None:
        """The fact, or None."""
        fact = self._facts.get(id)
        if fact is None and self._packed is not None:
            fact = self._packed.fact(id)
            if fact is not None:
                self._facts[id] = fact
        if self._watches:
            self._changed.add(id)
            self._catalog = None
        return fact

    def __getitem__(self, id: str) -> Fact:
        fact = self.get(id)
        if fact is None:
            raise KeyError(id)
        return fact

    def __setitem__(self, id: str, fact: Fact) -> None:
        if id not in self:
            self._new += 1
        self._changed.add(id)
        self._catalog = None
        self._facts[id] = fact

    def __contains__(self, id: object) -> bool:
        return id in self._facts or (self._packed is not None and self._packed.has(id))

    def __len__(self) -> int:
        return self._new + (len(self._packed) if self._packed is not None else 0)

    def __iter__(self) -> Iterator[str]:
        if self._packed is None:
            return iter(sorted(self._facts))
        ids = self._packed.ids()
        # merging two sorted runs is faster than sorting the set of both
        return iter(sorted([*ids, *sorted(set(self._facts).difference(ids))]) if self._new else ids)

    def values(self) -> list[Fact]:
        """Every fact, by id."""
        if self._packed is not None and len(self._facts) < len(self):
            self._facts = {**self._packed.every(), **self._facts}
        if self._watches:
            self._changed.update(self._facts)
            self._catalog = None
        return [self._facts[id] for id in self]

    def packed(self, pack: Callable[[Fact], bytes]) -> dict[str, bytes]:
        """Every fact packed, by id; reuses the stored bytes of unchanged facts."""
        if self._packed is None:
            return {id: pack(self._facts[id]) for id in sorted(self._facts)}
        new = {id: pack(self._facts[id]) for id in self._changed if id in self._facts}
        return dict(sorted({**self._packed.raw(), **new}.items()))

    def watch(self, on: bool) -> None:
        """While on, marks every fact that is looked up as changed: a fold changes the facts it looks up."""
        self._watches = on

    def touched_by(self, act: Callable[[], None]) -> set[str]:
        """Calls `act`, a part of a fold; returns the ids that it looked up or set, which include all that it changed."""
        before, watched = self._changed, self._watches
        self._changed, self._watches = set(), True
        try:
            act()
            return set(self._changed)
        finally:
            self._changed |= before
            self._watches = watched

    def changed(self) -> list[Fact]:
        """The facts that may differ from those of the checkpoint; all without one."""
        if self._packed is None:
            return list(self._facts.values())
        return [self._facts[id] for id in self._changed if id in self._facts]

    def catalog(self, anew: bool = False) -> Catalog:
        """The catalog: a few numbers per fact, computed without opening facts; `anew` counts opened facts again."""
        if self._catalog is not None and not anew:
            return self._catalog()
        return self._update_for(self._facts)

    def settle_catalog(self) -> Catalog:
        """The catalog, cached until a fold looks up or sets a fact: for a state that is saved now.

        Only a fold changes the facts of such a state, so those that were merely looked up are as they were.
        """
        found = self._catalog() if self._catalog is not None else self._update_for(self._changed)
        self._catalog = lambda: found
        return found

    def _update_for(self, ids: Iterable[str]) -> Catalog:
        """The catalog of the packed facts, with those of these ids as they are now."""
        from memkit.model.catalog_update import make_catalog, update_catalog

        packed, base = self._packed, self._packed.catalog() if self._packed is not None else None
        if packed is None or base is None:
            return make_catalog({fact.id: fact for fact in self.values()})
        return update_catalog(base, {id: self._facts[id] for id in ids if id in self._facts}, packed.fact)

    def count(self, takes: Callable[[Fact], bool]) -> int:
        """How many facts `takes` accepts, judged by kind: it must read neither words nor counters."""
        packed = self._packed
        base = packed.catalog() if packed is not None and len(self._facts) < len(self) else None
        if packed is None or base is None:
            return sum(map(takes, self.values()))
        found = base.count(base.kinds_that(takes))
        for id, fact in self._facts.items():
            was = packed.fact(id)
            found += takes(fact) - (was is not None and takes(was))
        return found

    def opened(self) -> list[Fact]:
        """The facts that were looked up or changed; in a branch, all that may differ from its base."""
        return list(self._facts.values())

    def untouched(self, id: str) -> Fact | None:
        """A separate copy of a fact as in the checkpoint; None if it changed since or is not in it."""
        return None if self._packed is None or id in self._changed else self._packed.fact(id)


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
    # ledger id of a vault → (fingerprint of its tag key, the session that named it); the one in use comes first
    vaults: dict[str, tuple[str, str]] = field(default_factory=dict)
    # open requests to erase → (who, approve | object, ordinal of the session) of each vote
    erasures: dict[str, list[tuple[str, str, int]]] = field(default_factory=dict)
    accessed: int = 0
    # canonical key → ids of the facts that carry it
    keys: dict[str, list[str]] = field(default_factory=dict)
    # legacy id tokens → ordinals of the files that name them
    tokens: dict[str, list[int]] = field(default_factory=dict)
    legacy: dict[str, str] = field(default_factory=dict)
    # hand-written sessions from before the gate (stem → sha256), and the session that shut the gate; since then
    # hand-written sessions only propose
    exempt: dict[str, str] = field(default_factory=dict)
    gate: str = ""
    replaced_files: dict[str, str] = field(default_factory=dict)
    # ids that two branches created independently: id → [(ordinal, the id it got)]
    doubles: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    # ordinal → the ordinals before it that it did not know, as (lowest, bits from there); absent: it knew all
    unknown: dict[int, tuple[int, int]] = field(default_factory=dict)
    heads: set[str] = field(default_factory=set)
    # subject → its changes as (ordinal, verb, value)
    changes: dict[str, list[tuple[int, str, str]]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    @property
    def last(self) -> Row | None:
        """The newest session."""
        return self.rows[-1] if self.rows else None

    @property
    def reading_rules(self) -> tuple[dict[str, str], dict[str, str], str]:
        """The lists that define how files are read; if a session adds to them, the files must be read again."""
        return dict(self.legacy), dict(self.exempt), self.gate

    @property
    def gated(self) -> bool:
        """True if changes of reviewed memory by hand-written sessions wait for a person."""
        return bool(self.gate)

    def archived_by(self, id: str) -> str:
        """The person who last archived a fact; empty if the policy or an agent did."""
        return self.answered_by(id, "Archived")

    def answered_by(self, id: str, answer: str) -> str:
        """Who last archived or rejected a fact, or the person who last deferred it; empty if that is not known."""
        said = [who for _, verb, who in self.changes.get(id, ()) if verb == answer]
        return said[-1] if said else ""

    def knows(self, later: int, earlier: int) -> bool:
        """True if the session `later` knew `earlier`: it is in the closure of its `seen` list."""
        lowest, bits = self.unknown.get(later, (0, 0))
        return earlier < lowest or not bits >> (earlier - lowest) & 1
