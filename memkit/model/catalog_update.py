"""Makes the catalog of changed facts from an older catalog, without opening the facts that did not change.

Facts keep their numbers and new facts are numbered behind them, so that an update edits the orders in a few places and
copies the rest. `renumber` numbers the facts of a catalog by id again, for a new checkpoint.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, insort

from memkit.model.catalog import (
    BY_AGE,
    BY_ID,
    BY_LAST,
    BY_TOUCH,
    BY_USE,
    KIND,
    LAST,
    LINE,
    ORIGIN,
    SHORT,
    TOUCHED,
    USES,
    WHEN,
    WHOLE,
    WIDTH,
    Catalog,
    Kind,
    row_of,
    tokens,
    traits_of,
)
from memkit.model.fact import is_hashed, path_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    from memkit.model.catalog import Cited, Numbers
    from memkit.model.fact import Fact

    # a rank by age
    Rank = tuple[int, int]

# if more than one fact in this many changed, sort all
_MANY = 20


def make_catalog(facts: dict[str, Fact]) -> Catalog:
    """The catalog of these facts, numbered by id."""
    ids = sorted(facts)
    kinds: list[Kind] = []
    rows = array("I", bytes(WIDTH * len(ids) * array("I").itemsize))
    _set_rows(rows, kinds, ((number, facts[id]) for number, id in enumerate(ids)))
    age = sorted(range(len(ids)), key=lambda number: facts[ids[number]].created)
    orders: dict[str, Sequence[int]] = {BY_AGE: array("I", age)}
    for order, key in _keys(rows).items():
        orders[order] = array("I", sorted(age, key=key))
    found: Cited = {}
    for number, id in enumerate(ids):
        for source in _sources(facts[id]):
            found.setdefault(_place_of(source), {}).setdefault(source, []).append(number)
    return Catalog(ids.__getitem__, kinds, rows, orders, lambda: _in_order(found))


def update_catalog(base: Catalog, changed: dict[str, Fact], before: Callable[[str], Fact | None]) -> Catalog:
    """The catalog after these facts changed or were added; `before` returns a fact as the base has it, None if it is new."""
    old = {id: before(id) for id in changed}
    new = sorted(id for id, was in old.items() if was is None)
    size = len(base)
    numbers = {id: size + at for at, id in enumerate(new)}
    numbers |= {id: base.number(id) for id, was in old.items() if was is not None}

    def name(number: int) -> str:
        return base.name(number) if number < size else new[number - size]

    def created(number: int) -> tuple[str, str]:
        fact = changed.get(name(number)) or before(name(number))
        return "" if fact is None else fact.created, name(number)

    rows, kinds = _copy_of(base.rows), [Kind(*kind.plain()) for kind in base.kinds]
    for id, was in old.items():
        if was is not None:
            _count(kinds, rows[numbers[id] * WIDTH : (numbers[id] + 1) * WIDTH], -1)
    rows.frombytes(bytes(WIDTH * len(new) * rows.itemsize))
    _set_rows(rows, kinds, ((numbers[id], fact) for id, fact in changed.items()))
    redated = [numbers[id] for id, was in old.items() if was is None or was.created != changed[id].created]
    ages = _Ages(base, redated, created)
    if _MANY * len(changed) > size:
        orders, seen = _sort_orders(base, rows, ages, name), dict[str, bytes]()
    else:
        orders, seen = _edit_orders(base, rows, set(numbers.values()), ages, name)
    return Catalog(
        name, kinds, rows, orders, lambda: _update_cited(base.cited(), name, numbers, changed, old), seen
    )


def renumber(catalog: Catalog) -> Catalog:
    """The same catalog with its facts numbered by id."""
    by_id = catalog.orders.get(BY_ID)
    if by_id is None:
        return catalog
    places = array("I", bytes(len(by_id) * array("I").itemsize))
    rows = array("I")
    held = _copy_of(catalog.rows)
    for place, number in enumerate(by_id):
        places[number] = place
        rows += held[number * WIDTH : (number + 1) * WIDTH]
    to = places.__getitem__
    orders: dict[str, Sequence[int]] = {
        order: array("I", map(to, numbers)) for order, numbers in catalog.orders.items() if order != BY_ID
    }
    cited = {
        path: {source: [*map(to, numbers)] for source, numbers in sources.items()}
        for path, sources in catalog.cited().items()
    }
    return Catalog(lambda number: catalog.name(by_id[number]), catalog.kinds, rows, orders, lambda: cited)


def _copy_of(numbers: Numbers | Sequence[int]) -> array[int]:
    """A copy to edit."""
    copy = array("I")
    copy.frombytes(bytes(memoryview(numbers).cast("B")) if len(numbers) else b"")  # type: ignore[arg-type]
    return copy


def _set_rows(rows: array[int], kinds: list[Kind], facts: Iterable[tuple[int, Fact]]) -> None:
    """Writes the rows of numbered facts and counts them to their kinds."""
    known = {kind.traits: number for number, kind in enumerate(kinds)}
    for number, fact in facts:
        traits = traits_of(fact)
        kind = known.setdefault(traits, len(kinds))
        if kind == len(kinds):
            kinds.append(Kind(traits))
        row = array("I", row_of(fact, kind))
        rows[number * WIDTH : (number + 1) * WIDTH] = row
        _count(kinds, row, 1)


def _count(kinds: list[Kind], row: array[int], sign: int) -> None:
    """Adds a fact to the counts of its kind, or subtracts it."""
    kind = kinds[row[KIND]]
    kind.count += sign
    kind.whole += sign * tokens(row[WHOLE])
    kind.short += sign * tokens(row[SHORT])
    kind.record += sign * tokens(row[SHORT] + row[WHEN])


# -- orders ------------------------------------------------------------------------------------------


def _keys(rows: Numbers) -> dict[str, Callable[[int], int]]:
    """Order → the key of a number in it; equal keys are ordered by age."""
    return {
        BY_USE: lambda n: -_joined(rows, n, (USES, LAST, ORIGIN, LINE)),
        BY_LAST: lambda n: -rows[n * WIDTH + LAST],
        BY_TOUCH: lambda n: -rows[n * WIDTH + TOUCHED],
    }


def _joined(rows: Numbers, number: int, columns: tuple[int, ...]) -> int:
    """Some numbers of a fact as one, the first of them weighing most."""
    found = 0
    for column in columns:
        found = found << 32 | rows[number * WIDTH + column]
    return found


class _Ages:
    """The age of facts as ranks that hold before and after a change: facts that kept their date keep their rank, and
    those that are new or have another date rank between them."""

    def __init__(self, base: Catalog, redated: list[int], created: Callable[[int], tuple[str, str]]) -> None:
        before = base.orders[BY_AGE]
        self.redated, self.created = redated, created
        self.places = dict(zip(before, range(len(before)), strict=True))
        self._between: dict[int, Rank] = {}

    def rank(self, number: int) -> Rank:
        """The rank of a fact after the change."""
        return self._between.get(number) or (self.places[number], 0)

    def place_redated(self, rest: Sequence[int]) -> None:
        """Ranks the facts with another date among the rest, which is in order of age."""
        for count, number in enumerate(sorted(self.redated, key=self.created)):
            # most new facts are the youngest of all
            at_end = not rest or self.created(rest[-1]) < self.created(number)
            at = len(rest) if at_end else bisect_left(rest, self.created(number), key=self.created)
            place = self.places[rest[at]] if at < len(rest) else len(self.places)
            self._between[number] = place, count - len(self.redated)


def _edit_orders(
    base: Catalog, rows: array[int], moved: set[int], ages: _Ages, name: Callable[[int], str]
) -> tuple[dict[str, Sequence[int]], dict[str, bytes]]:
    """The orders after a few facts changed, with the kinds in each."""
    then, now = _keys(base.rows), _keys(rows)
    redated = set(ages.redated)
    ages.place_redated([number for number in base.orders[BY_AGE] if number not in redated])
    # order → what sorts a number before and after the change
    keys: dict[str, tuple[Callable[[int], Any], Callable[[int], Any]]] = {
        BY_ID: (name, name),
        BY_AGE: (ages.places.__getitem__, ages.rank),
    }
    for order in now:
        keys[order] = _then_by(then[order], ages.places.__getitem__), _then_by(now[order], ages.rank)
    orders: dict[str, Sequence[int]] = {}
    seen: dict[str, bytes] = {}
    for order, (was, key) in keys.items():
        numbers, kinds = _edit(base, order, moved, was, key, rows)
        orders[order], seen[order] = numbers, bytes(kinds)
    return orders, seen


def _then_by(first: Callable[[int], int], second: Callable[[int], Any]) -> Callable[[int], Any]:
    return lambda number: (first(number), second(number))


def _edit(
    base: Catalog,
    order: str,
    moved: set[int],
    was: Callable[[int], Any],
    key: Callable[[int], Any],
    rows: array[int],
) -> tuple[array[int], bytearray]:
    """One order and the kinds in it: takes the facts that changed out and inserts them at their new places."""
    before = base.orders.get(order)
    numbers = array("I", range(len(base))) if before is None else _copy_of(before)
    kinds = bytearray(base.kinds_in(order))
    held = [number for number in moved if number < len(base)]
    for place in sorted((bisect_left(numbers, was(number), key=was) for number in held), reverse=True):
        del numbers[place], kinds[place]
    for number in moved:
        place = bisect_left(numbers, key(number), key=key)
        numbers.insert(place, number)
        # with more kinds than a byte has values, nobody reads these
        kinds.insert(place, rows[number * WIDTH + KIND] & 255)
    return numbers, kinds


def _sort_orders(
    base: Catalog, rows: array[int], ages: _Ages, name: Callable[[int], str]
) -> dict[str, Sequence[int]]:
    """The orders after many facts changed."""
    total = len(rows) // WIDTH
    redated = set(ages.redated)
    age = [number for number in base.orders[BY_AGE] if number not in redated]
    if _MANY * len(redated) > total:
        age = sorted(range(total), key=ages.created)
    else:
        for number in sorted(redated, key=ages.created):
            insort(age, number, key=ages.created)
    orders: dict[str, Sequence[int]] = {BY_ID: array("I", sorted(range(total), key=name))}
    orders[BY_AGE] = array("I", age)
    for order, key in _keys(rows).items():
        orders[order] = array("I", sorted(age, key=key))
    return orders


# -- evidence ----------------------------------------------------------------------------------------


def _update_cited(
    base: Cited,
    name: Callable[[int], str],
    numbers: dict[str, int],
    changed: dict[str, Fact],
    old: dict[str, Fact | None],
) -> Cited:
    """Path → recorded source → numbers of the live facts that cite it, by id, after these changes."""
    found = {path: dict(sources) for path, sources in base.items()}
    for id, was in old.items():
        for source in _sources(was) if was is not None else ():
            sources = found[_place_of(source)]
            sources[source] = [number for number in sources[source] if number != numbers[id]]
            if not sources[source]:
                del sources[source]
    for id, fact in changed.items():
        for source in _sources(fact):
            sources = found.setdefault(_place_of(source), {})
            sources[source] = [*sources.get(source, ())]
            insort(sources[source], numbers[id], key=name)
    return _in_order(found)


def _in_order(cited: Cited) -> Cited:
    return {path: dict(sorted(cited[path].items())) for path in sorted(cited) if cited[path]}


def _sources(fact: Fact) -> dict[str, None]:
    """The evidence of a live fact, each piece once."""
    return dict.fromkeys(fact.every("evidence")) if fact.is_live else {}


def _place_of(source: str) -> str:
    """The file that a piece can be compared with; empty if there is none."""
    return path_of(source) if is_hashed(source) else ""
