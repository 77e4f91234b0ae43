"""Items of an adopted page whose owner put them in the middle of another item's text: they are printed there again."""

from __future__ import annotations

from memkit.model.fact import Fact
from memkit.views.items import has_place, is_as_adopted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Known = Callable[[str], Fact | None]

Printed = dict[str, list[str]]


def put_inside(here: Mapping[str, Fact], printed: Printed) -> frozenset[str]:
    """Puts items into the lines of the items that they belong to, with the items below them; returns their ids.

    An item whose parent has left the page, or is worded otherwise now, is an item of the page like any other.
    """
    below: dict[str, list[Fact]] = {}
    for fact in sorted(here.values(), key=position):
        parent = _parent(fact)
        if parent in here and parent != fact.id:
            below.setdefault(parent, []).append(fact)
    done: set[str] = set()
    # from the end of the page, so that an item has its own items already when it is put into another
    for fact in sorted(here.values(), key=position, reverse=True):
        for each in reversed(below.get(fact.id, [])):
            at = _within(each)
            if at and is_as_adopted(fact):
                printed[fact.id][at:at] = _with_items_below(each.id, below, printed, done)
    return frozenset(done)


def _with_items_below(
    id: str, below: Mapping[str, list[Fact]], printed: Printed, done: set[str]
) -> list[str]:
    """The lines of an item and of the items below it that are not within it already."""
    done.add(id)
    found = [*printed[id]]
    for fact in below.get(id, ()):
        if fact.id not in done:
            found += _with_items_below(fact.id, below, printed, done)
    return found


def position(fact: Fact, field: str = "order") -> tuple[int, int, int]:
    """The position on the page; of two with the same line, the one that was put there first comes first."""
    put = (entry for entry in reversed(fact.history) if entry[2] == "Adopted")
    session, line, _ = next(put, fact.history[0] if fact.history else (0, 0, ""))
    return int(fact.get(field)), session, line


def _parent(fact: Fact) -> str:
    return fact.get("under").rpartition(" ")[0]


def _within(fact: Fact) -> int:
    number = fact.get("within")
    return int(number) if number.isdecimal() and len(number) < 5 else 0


def indent(lines: list[str], column: int) -> list[str]:
    """The lines at a column; an empty line stays empty."""
    return [" " * column + line if line else "" for line in lines]


def column_of(fact: Fact, here: Mapping[str, Fact], known: Known) -> int:
    """The column of an item; if its parent has left the page, the parent's column."""
    above, _, columns = fact.get("under").rpartition(" ")
    own = int(columns) if columns.isdecimal() and len(columns) < 3 else 0
    parent = known(above) if above else None
    if parent is None:
        return 0 if above else own
    # an item whose parent comes later on the page is not nested
    if not has_place(parent) or position(parent) >= position(fact):
        return 0
    return column_of(parent, here, known) + (own if above in here else 0)
