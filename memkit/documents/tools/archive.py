"""Reads the old archive: rows of its index, the quarter of a file, and why a fact was archived."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, replace

from memkit.documents.tools.blocks import ITEM, inner, is_item, scan
from memkit.documents.tools.footer import fields
from memkit.documents.tools.items import Found
from memkit.model.ids import STEM, is_readable_id, quarter

_DASH = re.compile(r"\s+(?:—|–|--|-)\s+")
_CELL = re.compile(r"(?<!\\)\|")
_QUARTER = re.compile(r"(\d{4})[-_ ]?[Qq]([1-4])")
_MONTH = re.compile(r"(\d{4})[-_](0[1-9]|1[0-2])(?!\d)")
_BY = re.compile(r"supersed\w*[ -]by:?\s+[`\[*]*([a-z0-9][a-z0-9._-]*[a-z0-9])", re.I)
_LEFT = ("superseded", "swept", "faded", "retention", "invalidated")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the old archive index."""

    id: str
    summary: str
    why: str
    quarter: str
    raw: str
    line: int = 1


def split_rows(
    lines: list[str], first: int = 1, known: Mapping[str, Row] | None = None
) -> tuple[list[Row], list[tuple[int, str]]]:
    """The rows in these lines, as list items or as a table, and (number, line) of the others from `first` on.

    With `known`, only rows in it count.
    """
    rows: list[Row] = []
    other: list[tuple[int, str]] = []
    for at, here in _entries(lines):
        row = (_list_row if is_item(here[0]) else _table_row)(" ".join(" ".join(inner(here)).split()))
        row = replace(row, line=first + at) if row is not None else None
        if row is None or (known is not None and known.get(row.id) != row):
            other += enumerate(here, first + at)
        else:
            rows.append(row)
    return rows, other


def _entries(lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    """(index, lines) of every list item, and of every line that is in none."""
    for block in scan(lines):
        if block.kind == ITEM:
            yield block.start, lines[block.start : block.end]
        else:
            yield from ((at, [lines[at]]) for at in range(block.start, block.end))


def _list_row(text: str) -> Row | None:
    parts = _DASH.split(text)
    id = parts[0].strip("`*[] ")
    if len(parts) < 3 or not _names_fact(id):
        return None
    seams = [match[0] for match in _DASH.finditer(text)]
    named = quarter_in(parts[-1]) if len(parts[-1]) < 40 else ""
    last = len(parts) - (1 if named else 0)
    why = parts[last - 1] if last > 2 else ""
    kept = parts[1 : last - 1] if last > 2 else parts[1:last]
    summary = "".join(part + seam for part, seam in zip(kept, [*seams[1 : len(kept)], ""], strict=True))
    return Row(id, summary, why, named, text)


def _table_row(line: str) -> Row | None:
    if not line.strip().startswith("|"):
        return None
    cells = [cell.strip().replace("\\|", "|") for cell in _CELL.split(line.strip().strip("|"))]
    id = cells[0].strip("`*[] ")
    if len(cells) < 3 or not _names_fact(id):
        return None
    named = quarter_in(cells[-1])
    middle = cells[1:-1] if named else cells[1:]
    why = middle[-1] if len(middle) > 1 else ""
    return Row(id, " — ".join(middle[:-1] if why else middle), why, named, line.strip())


def _names_fact(id: str) -> bool:
    """A date at the start of a line is no id."""
    return is_readable_id(id) and STEM.fullmatch(id) is None


def quarter_in(text: str) -> str:
    """The quarter a file's name or a text gives, `YYYY-Qn`; empty when it gives none."""
    found = _QUARTER.search(text)
    if found is not None:
        return f"{found[1]}-Q{found[2]}"
    month = _MONTH.search(text)
    return quarter(f"{month[1]}-{month[2]}-01") if month is not None else ""


def why_left(row: Row | None, found: Found, headings: tuple[str, ...]) -> str:
    """Why a fact was archived: from its row, else from a comment next to its footer, else from its heading."""
    if row is not None and row.why:
        return row.why
    for note in found.notes:
        reason = fields(note).get("reason", "")
        if reason:
            return reason
    words = f"{fields(found.footer).get('tier', '')} {' '.join(headings)}".lower()
    return next((word for word in _LEFT if word in words), "archived")


def successor(footer: dict[str, str], why: str, known: Container[str]) -> str:
    """The id that replaced a fact: its footer's, or a known one that the reason names."""
    stated = footer.get("superseded_by", "").split(",")[0].strip("`*[] ")
    if is_readable_id(stated):
        return stated
    found = _BY.search(why)
    return found[1] if found is not None and found[1] in known else ""
