"""Reads the folded state in a checkpoint; `cache_save` writes it. Deleting it never changes an answer.

Facts, rows and the catalog stay packed until a caller asks for one. `checkpoint` decides whether the files it was made
from are unchanged.
"""

from __future__ import annotations

import marshal

from memkit.boot.digest import summed, whole
from memkit.boot.struct import values_of
from memkit.model import Problem
from memkit.model.fact import Conflict, Fact, Term
from memkit.model.state import Episode, FactTable, Row, RowTable, State
from memkit.store.checkpoint import (
    Checkpoint,
    is_unchanged,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from memkit.model.catalog import Catalog
    from memkit.store.listing import Listing


# the classes whose fields a checkpoint stores; a test compares them with `checkpoint.FORM`
SHAPES = (State, Fact, Row, Term, Conflict, Episode, Problem)
_MANY = 1000
_NO_TABLE: dict[str, int] | None = None
_VALUES: dict[str, Any] = {"terms": Term, "conflicts": Conflict}
_LISTS: dict[str, Any] = {"episodes": Episode, "problems": Problem}
# fields that nearly every command needs; the others are unpacked on first access
CORE_FIELDS = ("work", "events", "scalars", "conflicts", "consents", "vaults", "problems")


def state_of(checkpoint: Checkpoint, after: Checkpoint | None = None) -> State:
    """The state in a checkpoint, updated from its `after` file if given; facts stay packed until they are looked up."""
    ends, rows = checkpoint.view("rows_at").cast("Q"), checkpoint.view("rows")
    last = after or checkpoint
    state = StoredState.__new__(StoredState)
    state.later = marshal.loads(last.view("rest"))
    state.facts = _fact_table(_Facts(checkpoint), after)
    new = _rows(after) if after is not None else []
    state.rows = RowTable(
        new,
        session_count(checkpoint),
        lambda at: _unpacked_row(rows[ends[at] : ends[at + 1]]),
        lambda: checkpoint.section("ledger"),
        lambda: dict(marshal.loads(checkpoint.view("actors"))),
        last.ledger,
    )
    for name, value in _fields(last.view("core")).items():
        setattr(state, name, value)
    return state


def _fact_table(packed: _Facts, after: Checkpoint | None) -> FactTable:
    """The facts of a checkpoint, with those that the `after` file changed or added."""
    if after is None:
        return FactTable(packed, None, packed.catalog)
    later, last = _Facts(after).every(), after

    def catalog() -> Catalog:
        # new facts are numbered behind those of the checkpoint
        new = [id for id in later if not packed.has(id)]
        numbers = {id: len(packed) + at for at, id in enumerate(new)}
        return catalog_in(last, packed.names_with(new), lambda id: numbers.get(id, packed.place(id)))

    return FactTable(packed, later, catalog)


def session_count(checkpoint: Checkpoint) -> int:
    """How many sessions a checkpoint was made from."""
    return len(checkpoint.view("rows_at")) // 8 - 1


def _last(checkpoint: Checkpoint) -> str:
    """The stem of the newest session a checkpoint was made from."""
    ends, rows = checkpoint.view("rows_at").cast("Q"), checkpoint.view("rows")
    return str(_unpacked_row(rows[ends[-2] : ends[-1]])[0]) if session_count(checkpoint) else ""


def _rows(checkpoint: Checkpoint) -> list[Any]:
    ends, rows = checkpoint.view("rows_at").cast("Q"), checkpoint.view("rows")
    return [_unpacked_row(rows[ends[at] : ends[at + 1]]) for at in range(session_count(checkpoint))]


def pack_row(row: Any) -> bytes:
    return summed(marshal.dumps(row))


def _unpacked_row(data: memoryview) -> Any:
    return marshal.loads(whole(data))


class StoredState(State):
    """A state from a checkpoint: each field is unpacked on first access."""

    __slots__ = ("later",)

    if TYPE_CHECKING:
        later: dict[str, bytes]

    def __getattr__(self, name: str) -> Any:
        if name == "later" or name not in self.later:
            raise AttributeError(name)
        value = unpack_field(name, marshal.loads(self.later[name]))
        setattr(self, name, value)
        return value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and values_of(self) == values_of(other)

    __hash__ = None  # type: ignore[assignment]


def _fields(data: memoryview) -> dict[str, Any]:
    return {name: unpack_field(name, value) for name, value in marshal.loads(data).items()}


def unpack_field(name: str, value: Any) -> Any:
    """A field of the state, from the plain values it was stored as."""
    if name in _VALUES:
        return {key: _VALUES[name](*item) for key, item in value.items()}
    return [_LISTS[name](*item) for item in value] if name in _LISTS else value


def plain_field(state: State, name: str) -> Any:
    """A field of the state as plain values that `marshal` can store."""
    value = getattr(state, name)
    if name in _VALUES:
        return {key: values_of(entry) for key, entry in value.items()}
    return [values_of(entry) for entry in value] if name in _LISTS else value


class _Facts:
    """The packed facts of a checkpoint, looked up by bisection in one sorted text of ids."""

    def __init__(self, checkpoint: Checkpoint) -> None:
        self._checkpoint = checkpoint
        self._names, self._facts = checkpoint.view("ids"), checkpoint.view("facts")
        # after many lookups, a dict of all ids is cheaper than further bisections
        self._asked, self._known = 0, _NO_TABLE
        self._ids: tuple[str, ...] = ()
        self._names_at, self._at = checkpoint.view("ids_at").cast("Q"), checkpoint.view("facts_at").cast("Q")

    def __len__(self) -> int:
        return len(self._at) - 1

    def fact(self, id: str) -> Fact | None:
        """The fact of this id, or None."""
        at = self.place(id)
        return None if at < 0 else unpack(self._facts[self._at[at] : self._at[at + 1]])

    def has(self, id: object) -> bool:
        """Whether a fact has this id."""
        return isinstance(id, str) and self.place(id) >= 0

    def place(self, id: str) -> int:
        """The position of an id in sorted order; -1 if it is not here."""
        if self._known is not None:
            return self._known.get(id, -1)
        self._asked += 1
        if self._asked == _MANY:
            self._known = {known: number for number, known in enumerate(self.ids())}
        low = self._rank(id)
        return low if low < len(self) and self.name(low) == id else -1

    def _rank(self, id: str) -> int:
        """How many ids sort before this one."""
        name, names, at = id.encode("utf-8", "surrogatepass"), self._names, self._names_at
        low, high = 0, len(at) - 1
        while low < high:
            middle = (low + high) // 2
            if bytes(names[at[middle] : at[middle + 1]]) < name:
                low = middle + 1
            else:
                high = middle
        return low

    def name(self, number: int) -> str:
        """The id at this position in sorted order."""
        return str(self._names[self._names_at[number] : self._names_at[number + 1]], "utf-8", "surrogatepass")

    def names_with(self, new: list[str]) -> Callable[[int], str]:
        """A function from a fact's number to its id: first the ids stored here, then the `new` ones."""
        count = len(self)
        return lambda number: self.name(number) if number < count else new[number - count]

    def catalog(self) -> Catalog:
        """A few numbers for every fact."""
        return catalog_in(self._checkpoint, self.name, self.place)

    def ids(self) -> list[str]:
        """Every id, in order."""
        if not self._ids:
            from itertools import pairwise

            names, at = bytes(self._names), self._names_at.tolist()
            pairs = pairwise(at)
            if names.isascii():
                # decoded as one text, because nearly all ids are ASCII
                text = names.decode()
                self._ids = tuple([text[start:end] for start, end in pairs])
            else:
                self._ids = tuple([names[start:end].decode("utf-8", "surrogatepass") for start, end in pairs])
        return list(self._ids)

    def every(self) -> dict[str, Fact]:
        """Every fact, by id."""
        data, at = self._facts, self._at.tolist()
        return {id: unpack(data[at[n] : at[n + 1]]) for n, id in enumerate(self.ids())}

    def raw(self) -> dict[str, bytes]:
        """The packed bytes of every fact, by id."""
        data, at = self._facts, self._at.tolist()
        return {id: bytes(data[at[n] : at[n + 1]]) for n, id in enumerate(self.ids())}


def new_files(checkpoint: Checkpoint, listing: Listing, root: str) -> Listing | None:
    """The files that came after the checkpoint; None if the checkpoint cannot be continued.

    That is so if an earlier file changed, was removed or was inserted, or if a new entry is not a session file: the
    problem reported for such a name depends on all other names.
    """
    new = listing.since(checkpoint.section("seen"))
    if new is None or new.problems or (new.entries and new.entries[0][0] <= _last(checkpoint)):
        return None
    return new if is_unchanged(checkpoint, root) else None


def pack(fact: Fact) -> bytes:
    """A fact as bytes, with their checksum in front."""
    return summed(marshal.dumps(values_of(fact)))


def unpack(data: bytes | memoryview) -> Fact:
    """The fact in packed bytes; raises SpoiltError if the checksum does not match."""
    return Fact(*marshal.loads(whole(data)))


def sections_of(catalog: Catalog) -> dict[str, bytes]:
    """The catalog as bytes."""
    import marshal

    from memkit.model.catalog import ORDERS

    # an order that is missing is empty: without one by id, the numbers are in that order
    orders = {f"order_{name}": bytes(memoryview(catalog.orders.get(name, b""))) for name in ORDERS}  # type: ignore[arg-type]
    parts = {"kinds": marshal.dumps(catalog.plain()), "numbers": bytes(memoryview(catalog.rows)), **orders}
    return {**parts, "cited": marshal.dumps(catalog.cited())}


def catalog_in(checkpoint: Checkpoint, name: Callable[[int], str], find: Callable[[str], int]) -> Catalog:
    """The catalog that a checkpoint holds; `name` gives the id of a number, `find` the number of an id."""
    import marshal

    from memkit.model.catalog import BY_ID, ORDERS, Catalog, Kind

    kinds, seen = marshal.loads(checkpoint.view("kinds"))
    orders = {order: checkpoint.view(f"order_{order}").cast("I") for order in ORDERS}
    return Catalog(
        name,
        [Kind(*values) for values in kinds],
        checkpoint.view("numbers").cast("I"),
        {order: numbers for order, numbers in orders.items() if len(numbers) or order != BY_ID},
        lambda: marshal.loads(checkpoint.view("cited")),
        seen,
        find,
    )
