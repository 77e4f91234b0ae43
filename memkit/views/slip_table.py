"""Slips, and all of a memory in columns: by place and part, each in the order of age. Quick to load, and to lay out from."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping
    from typing import Any

    # place and part → a list a column
    Parts = dict[tuple[int, str], list[list[Any]]]

DECAYS, RESTLESS = 1, 2
# where a slip stands; what follows in `under` is the section, the group or the quarter
LIVE, RECORD, RULE, ELSEWHERE, QUEUE, ARCHIVE = range(6)
# the columns of a part
_WIDTH = 9
CREATED, ID, TEXT, LINE, PATH, USED, TURNS, FLAGS, CONTENT = range(_WIDTH)
# where fewer than one row in so many changes, a part is edited and not made anew
_FEW = 32


class Slip:
    """What one fact prints."""

    __slots__ = (
        "content",
        "created",
        "flags",
        "line",
        "path",
        "place",
        "record",
        "text",
        "turns",
        "under",
        "used",
    )

    def __init__(
        self,
        created: str,
        place: int,
        under: str = "",
        text: str = "",
        line: str = "",
        path: str = "",
        used: int = 0,
        turns: int = 0,
        flags: int = 0,
        content: bytes = b"",
    ) -> None:
        self.created, self.place, self.under, self.text = created, place, under, text
        # its line in the archive's index, and the file of its record; `-` for a record that has none
        self.line, self.path = line, path
        # the work session of its last use, and from which count of work sessions on it prints something else
        self.used, self.turns, self.flags = used, turns, flags
        # names the fact it was made of, for whoever keeps slips
        self.content = content

    def values(self) -> tuple[Any, ...]:
        """The slip as plain values, in the order in which it is made of them."""
        first = (self.created, self.place, self.under, self.text, self.line, self.path)
        return (*first, self.used, self.turns, self.flags, self.content)


class SlipTable:
    """Slips by place and part; a part holds parallel columns, sorted by day, then by id."""

    __slots__ = ("parts",)

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    def columns(self, place: int) -> dict[str, list[list[Any]]]:
        """The columns of each part of a place."""
        return {under: columns for (where, under), columns in self.parts.items() if where == place}

    def find(self, ids: Collection[str]) -> dict[str, Slip]:
        """The slips of these facts, as far as there are any."""
        wanted = frozenset(ids)
        return {
            row[ID]: _slip(place, under, row)
            for (place, under), columns in self.parts.items()
            if not wanted.isdisjoint(columns[ID])
            for row in zip(*columns, strict=True)
            if row[ID] in wanted
        }

    def late(self, work: int) -> list[str]:
        """The facts that print something else at this count of work sessions, or may at any."""
        return [
            id
            for columns in self.parts.values()
            for id, turns, flags in zip(columns[ID], columns[TURNS], columns[FLAGS], strict=True)
            if 0 < turns <= work or flags & RESTLESS
        ]

    def contents(self) -> dict[str, bytes]:
        """Fact → the name of the content its slip was made of."""
        return {
            id: content
            for columns in self.parts.values()
            for id, content in zip(columns[ID], columns[CONTENT], strict=True)
        }

    def replace(self, gone: Collection[str], new: Mapping[str, Slip]) -> None:
        """Takes the slips of some facts out and new ones in."""
        away, added = frozenset(gone), _rows_by_part(new)
        for part in {**self.parts, **added}:
            columns, rows = self.parts.get(part) or [[] for _ in range(_WIDTH)], added.get(part, [])
            if _FEW * (len(rows) + len(away)) < len(columns[ID]):
                _edit(columns, away, rows)
            elif rows or not away.isdisjoint(columns[ID]):
                rows += [row for row in zip(*columns, strict=True) if row[ID] not in away]
                self.parts[part] = [list(column) for column in zip(*sorted(rows), strict=True)]
        self.parts = {part: columns for part, columns in self.parts.items() if columns and columns[ID]}

    def plain(self) -> list[tuple[int, str, list[list[Any]]]]:
        """The table as values that `marshal` can hold."""
        return [(*part, columns) for part, columns in self.parts.items()]


def _edit(columns: list[list[Any]], away: frozenset[str], rows: list[tuple[Any, ...]]) -> None:
    """Takes some rows out of a part and puts others in, at their places."""
    places = dict(zip(columns[ID], range(len(columns[ID])), strict=True))
    for at in sorted((places[id] for id in away & places.keys()), reverse=True):
        for column in columns:
            del column[at]
    for row in rows:
        low, high = bisect_left(columns[CREATED], row[CREATED]), bisect_right(columns[CREATED], row[CREATED])
        at = bisect_left(columns[ID], row[ID], low, high)
        for column, value in zip(columns, row, strict=True):
            column.insert(at, value)


def table_of(slips: Mapping[str, Slip]) -> SlipTable:
    """The table of these slips."""
    table = SlipTable({})
    table.replace((), slips)
    return table


def table_in(plain: list[tuple[int, str, list[list[Any]]]]) -> SlipTable:
    """A table again, from its plain values."""
    return SlipTable({(place, under): columns for place, under, columns in plain})


def _rows_by_part(slips: Mapping[str, Slip]) -> dict[tuple[int, str], list[tuple[Any, ...]]]:
    found: dict[tuple[int, str], list[tuple[Any, ...]]] = {}
    for id, slip in slips.items():
        found.setdefault((slip.place, slip.under), []).append(_row(id, slip))
    return found


def _row(id: str, slip: Slip) -> tuple[Any, ...]:
    first = (slip.created, id, slip.text, slip.line, slip.path)
    return (*first, slip.used, slip.turns, slip.flags, slip.content)


def _slip(place: int, under: str, row: tuple[Any, ...]) -> Slip:
    created, _, *rest = row
    text, line, path, used, turns, flags, content = rest
    return Slip(created, place, under, text, line, path, used, turns, flags, content)


def merged(parts: Collection[list[list[Any]]], column: int = ID) -> Iterator[Any]:
    """One column of several parts, by age."""
    if len(parts) == 1:
        return iter(next(iter(parts))[column])
    rows = sorted(
        row for columns in parts for row in zip(columns[CREATED], columns[ID], columns[column], strict=True)
    )
    return (value for _, _, value in rows)
