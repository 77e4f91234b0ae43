"""Makes the catalog of changed facts from an older catalog, without opening the facts that did not change."""

from __future__ import annotations

from bisect import bisect_left, insort

from memkit.model.catalog import (
    BY_AGE,
    BY_LAST,
    BY_TOUCH,
    BY_USE,
    KIND,
    LAST,
    ORDERS,
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
from memkit.model.cited import is_hashed, path_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable, Sequence

    from memkit.model.catalog import Cited, Numbers
    from memkit.model.fact import Fact

# if more than one fact in this many is new, sort all
_MANY = 20


def update_catalog(
    base: Catalog | None, ids: list[str], changed: dict[str, Fact], before: Callable[[str], Fact | None]
) -> Catalog:
    """The catalog of these ids, updated from one of the same or fewer ids in which only `changed` facts differ.

    `before` returns a fact as it was in the base; None if the base did not have it.
    """
    from array import array

    held = base or Catalog(ids.__getitem__, [], array("I"), dict.fromkeys(ORDERS, ()), dict)
    old = {id: before(id) if base else None for id in changed}
    new = sorted(bisect_left(ids, id) for id, was in old.items() if was is None)
    kinds = [Kind(*kind.plain()) for kind in held.kinds]
    known = {kind.traits: number for number, kind in enumerate(kinds)}
    rows = _insert_rows(held.rows, new)
    for id, fact in changed.items():
        span = slice(bisect_left(ids, id) * WIDTH, (bisect_left(ids, id) + 1) * WIDTH)
        if old[id] is not None:
            _count(kinds, rows[span], -1)
        traits = traits_of(fact)
        number = known.setdefault(traits, len(kinds))
        if number == len(kinds):
            kinds.append(Kind(traits))
        rows[span] = array("I", row_of(fact, number))
        _count(kinds, rows[span], 1)
    age = _by_age(held, ids, new, {id: (old[id], fact) for id, fact in changed.items()}, before)
    uses, lasts, touches = rows[USES::WIDTH], rows[LAST::WIDTH], rows[TOUCHED::WIDTH]
    first: dict[str, Callable[[int], int]] = {
        BY_USE: lambda n: -(uses[n] << 32 | lasts[n]),
        BY_LAST: lambda n: -lasts[n],
        BY_TOUCH: lambda n: -touches[n],
    }
    moved, places, ranks = {bisect_left(ids, id) for id in changed}, _places(len(ids), new), _ranks(age)
    orders: dict[str, Sequence[int]] = {
        order: array("I", _update_order(held.orders[order], age, ranks, places, moved, key))
        for order, key in first.items()
    }
    orders[BY_AGE] = array("I", age)
    return Catalog(
        ids.__getitem__, kinds, rows, orders, lambda: _update_cited(held.cited(), ids, new, changed, old)
    )


def _insert_rows(rows: Numbers, new: list[int]) -> array[int]:
    """The rows with an empty one at each of these new places."""
    from array import array

    before, wide, taken = array("I"), array("I"), 0
    before.frombytes(bytes(memoryview(rows).cast("B")) if len(rows) else b"")
    for count, at in enumerate(new):
        wide += before[taken * WIDTH : (at - count) * WIDTH]
        wide.frombytes(bytes(WIDTH * wide.itemsize))
        taken = at - count
    return wide + before[taken * WIDTH :]


def _count(kinds: list[Kind], row: array[int], sign: int) -> None:
    """Adds a fact to the counts of its kind, or subtracts it."""
    kind = kinds[row[KIND]]
    kind.count += sign
    kind.whole += sign * tokens(row[WHOLE])
    kind.short += sign * tokens(row[SHORT])
    kind.record += sign * tokens(row[SHORT] + row[WHEN])


def _by_age(
    base: Catalog,
    ids: list[str],
    new: list[int],
    changed: dict[str, tuple[Fact | None, Fact]],
    before: Callable[[str], Fact | None],
) -> list[int]:
    """The numbers of these ids by the day of their facts, then by id."""
    moved = {
        bisect_left(ids, id)
        for id, (was, now) in changed.items()
        if was is None or was.created != now.created
    }

    def created(number: int) -> tuple[str, int]:
        id = ids[number]
        fact = changed[id][1] if id in changed else before(id)
        return ("" if fact is None else fact.created), number

    if _MANY * len(moved) > len(ids):
        return sorted(range(len(ids)), key=created)
    places = _places(len(ids), new)
    age = _translate_order(base.orders[BY_AGE], places, moved)
    for number in sorted(moved):
        # most new facts are the youngest of all
        at_end = not age or created(age[-1]) < created(number)
        insort(age, number, len(age) if at_end else 0, key=created)
    return age


def _ranks(age: list[int]) -> dict[int, int]:
    """Number → its rank by age."""
    return dict(zip(age, range(len(age)), strict=True))


def _update_order(
    before: Sequence[int],
    age: list[int],
    ranks: dict[int, int],
    places: Sequence[int],
    moved: set[int],
    key: Callable[[int], int],
) -> list[int]:
    """The numbers by a key, then by age, from their order before and the numbers of the facts that changed."""
    if _MANY * len(moved) > len(age):
        return sorted(age, key=key)
    found = _translate_order(before, places, moved)
    for number in moved:
        insort(found, number, key=lambda n: (key(n), ranks[n]))
    return found


def _update_cited(
    base: Cited, ids: list[str], new: list[int], changed: dict[str, Fact], old: dict[str, Fact | None]
) -> Cited:
    """Path → recorded source → numbers of the live facts that cite it, after these changes."""
    places = _places(len(ids), new)
    found = {
        path: {source: [places[number] for number in held] for source, held in sources.items()}
        for path, sources in base.items()
    }
    for id, was in old.items():
        for source in _sources(was) if was is not None else ():
            sources = found[_place_of(source)]
            sources[source].remove(bisect_left(ids, id))
            if not sources[source]:
                del sources[source]
    for id, fact in changed.items():
        for source in _sources(fact):
            insort(found.setdefault(_place_of(source), {}).setdefault(source, []), bisect_left(ids, id))
    return {path: dict(sorted(found[path].items())) for path in sorted(found) if found[path]}


def _translate_order(before: Sequence[int], places: Sequence[int], moved: set[int]) -> list[int]:
    """An order translated to new numbers, without the facts that moved."""
    from itertools import filterfalse

    return list(filterfalse(moved.__contains__, map(places.__getitem__, before)))


def _places(size: int, new: list[int]) -> Sequence[int]:
    """Old number → new number of each fact, after the new ones were inserted."""
    if not new:
        return range(size)
    found: list[int] = []
    for before, at in zip((-1, *new), (*new, size), strict=True):
        found += range(before + 1, at)
    return found


def _sources(fact: Fact) -> dict[str, None]:
    """The evidence of a live fact, each piece once."""
    return dict.fromkeys(fact.every("evidence")) if fact.is_live else {}


def _place_of(source: str) -> str:
    """The file that a piece can be compared with; empty if there is none."""
    return path_of(source) if is_hashed(source) else ""
