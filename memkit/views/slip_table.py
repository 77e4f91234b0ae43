"""The table of slips: columns by place and part, each in order of age, quick to load and to lay pages out from."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping
    from typing import Any

    # (place, part) → one list per column
    Parts = dict[tuple[int, str], list[list[Any]]]

DECAYS, RESTLESS = 1, 2
# the page that shows a slip; `under` is the section, the group or the quarter on it
LIVE, RECORD, RULE, ELSEWHERE, QUEUE, ARCHIVE = range(6)
# the columns of a part
_WIDTH = 9
CREATED, ID, TEXT, LINE, PATH, USED, TURNS, FLAGS, CONTENT = range(_WIDTH)
# if fewer than one row in this many changes, edit a part instead of rebuilding it
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
        # its line in the archive's index, and its record file; `-` for a record without one
        self.line, self.path = line, path
        # the work session of its last use, and the count of work sessions from which on it prints differently
        self.used, self.turns, self.flags = used, turns, flags
        # the digest of the fact's content, by which saved slips are recognised
        self.content = content

    def values(self) -> tuple[Any, ...]:
        """The slip as plain values, in the order of the constructor's parameters."""
        first = (self.created, self.place, self.under, self.text, self.line, self.path)
        return (*first, self.used, self.turns, self.flags, self.content)


class SlipTable:
    """Slips by place and part; a part has parallel columns, sorted by day, then by id."""

    __slots__ = ("parts",)

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    def columns(self, place: int) -> dict[str, list[list[Any]]]:
        """The columns of each part of a place."""
        return {under: columns for (where, under), columns in self.parts.items() if where == place}

    def find(self, ids: Collection[str]) -> dict[str, Slip]:
        """The slips of these facts, for those that have one."""
        wanted = frozenset(ids)
        return {
            row[ID]: _slip(place, under, row)
            for (place, under), columns in self.parts.items()
            if not wanted.isdisjoint(columns[ID])
            for row in zip(*columns, strict=True)
            if row[ID] in wanted
        }

    def late(self, work: int) -> list[str]:
        """The facts that print differently at this count of work sessions, or may at any count."""
        return [
            id
            for columns in self.parts.values()
            for id, turns, flags in zip(columns[ID], columns[TURNS], columns[FLAGS], strict=True)
            if 0 < turns <= work or flags & RESTLESS
        ]

    def contents(self) -> dict[str, bytes]:
        """Fact → the digest of the content its slip was made from."""
        return {
            id: content
            for columns in self.parts.values()
            for id, content in zip(columns[ID], columns[CONTENT], strict=True)
        }

    def replace(self, gone: Collection[str], new: Mapping[str, Slip]) -> None:
        """Removes the slips of some facts and inserts new ones."""
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
        """The table as values that `marshal` can store."""
        return [(*part, columns) for part, columns in self.parts.items()]


def _edit(columns: list[list[Any]], away: frozenset[str], rows: list[tuple[Any, ...]]) -> None:
    """Removes some rows of a part and inserts others at their positions."""
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
    """A table from its plain values."""
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


def merge_column(parts: Collection[list[list[Any]]], column: int = ID) -> Iterator[Any]:
    """One column of several parts, by age."""
    if len(parts) == 1:
        return iter(next(iter(parts))[column])
    rows = sorted(
        row for columns in parts for row in zip(columns[CREATED], columns[ID], columns[column], strict=True)
    )
    return (value for _, _, value in rows)
