"""Adds pages and the old archive to the draft: gives each fact its section and kind, and every piece its position."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, replace

from memkit.documents.tools.before import PREAMBLE
from memkit.documents.tools.blocks import ITEM, fields, inner, is_item, scan
from memkit.documents.tools.draft import Draft
from memkit.documents.tools.items import Found, Group, Page, Part
from memkit.documents.tools.pages import THREADS, VISION, Source
from memkit.documents.tools.place import Place, Spot
from memkit.documents.tools.project import is_project_state, section_of
from memkit.model.ids import STEM, is_ledger_id, is_readable_id, quarter

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
    if is_ledger_id(stated):
        return stated
    found = _BY.search(why)
    return found[1] if found is not None and found[1] in known else ""


STATE = "state"


def pack_live(draft: Draft, source: Source, page: Page, newest: str) -> None:
    """continuity.md, vision.md or a page of open threads."""
    for at, group in enumerate(page.groups):
        place = _live_place(source, page, group)
        _pack_prose(draft, source, page, at, place)
        section = "facts" if place.section in (PREAMBLE, STATE) else place.section
        heading = (group.heading or group.section or page.title) if source.is_replaced else place.heading
        for part in group.parts:
            if part.fact is not None:
                kind = "thread" if part.fact.box else place.kind
                here = replace(place, section=section, kind=kind, heading=heading)
                _pack_fact(draft, part.fact, here, _spot(draft, source, page, part), newest)


def _has_places(draft: Draft, source: Source) -> bool:
    """True if a projection replaces the page and keeps its layout."""
    return draft.keeps_places and source.is_replaced


def _spot(draft: Draft, source: Source, page: Page, part: Part) -> Spot | None:
    return Spot(_order(draft, source, page, part.line), part.gap) if _has_places(draft, source) else None


def _order(draft: Draft, source: Source, page: Page, line: int) -> int:
    """The place of a line: its number or, on a page that was adopted in another version, that of what stands above."""
    if not draft.before.opens:
        return line
    pieces = [(group.line, source.path, group.opens) for group in page.groups]
    pieces += [
        (part.line, "", part.fact.id)
        for group in page.groups
        for part in group.parts
        if part.fact is not None
    ]
    return draft.before.order(line, pieces)


def _pack_fact(draft: Draft, found: Found, place: Place, spot: Spot | None, newest: str) -> None:
    """Adds a fact of a live page; archives one whose footer says that it no longer holds."""
    old = fields(found.footer)
    after = successor(old, "", ())
    ended = old.get("tier", "").startswith("superseded") and not after
    if ended:
        draft.add_fact(found, replace(place, archived=True, quarter=newest), why="superseded")
    else:
        draft.add_fact(found, place, spot, successor=after)


def _live_place(source: Source, page: Page, group: Group) -> Place:
    joined = " / ".join(filter(None, (group.section, group.heading)))
    if source.name.startswith(THREADS):
        return Place(source.path, "threads", joined or page.title, "thread")
    if source.name == VISION:
        return Place(source.path, page.title or "Vision", joined, stays=source.path)
    if not group.section:
        return Place(source.path, PREAMBLE, title=page.title)
    section, kind = section_of(group.section)
    if is_project_state(group.section) and not group.heading:
        section = STATE
    return Place(source.path, section, group.heading, kind)


def pack_archive(draft: Draft, source: Source, page: Page, rows: dict[str, Row], newest: str) -> None:
    """Adds a file of the old archive: its facts, with when and why they were archived."""
    in_quarter = quarter_in(source.name) or newest
    for at, group in enumerate(page.groups):
        place = Place(source.path, group.section or PREAMBLE, group.heading, "", True, in_quarter, page.title)
        _pack_prose(draft, source, page, at, place)
        for part in group.parts:
            if part.fact is not None:
                row = rows.get(part.fact.id)
                _pack_archived(draft, part.fact, row, group, place, _spot(draft, source, page, part))


def _pack_archived(
    draft: Draft, found: Found, row: Row | None, group: Group, place: Place, spot: Spot | None
) -> None:
    section, kind = ("threads", "thread") if found.box else ("facts", "fact")
    why = why_left(row, found, (group.heading, group.section))
    heading = " / ".join(filter(None, (group.section, group.heading)))
    after = successor(fields(found.footer), why, draft.ids)
    here = replace(place, section=section, kind=kind, heading=heading)
    draft.add_fact(found, here, spot, why=why, successor=after, row=_of_row(row))


def _of_row(row: Row | None) -> tuple[tuple[str, str], ...]:
    """What the ledger keeps of a row: its words and its line."""
    return (("summary", row.summary), ("row", str(row.line))) if row is not None else ()


def index_rows(page: Page) -> dict[str, Row]:
    """The rows of the old index by id, the last one of each."""
    parts = (part for group in page.groups for part in group.parts if part.fact is None)
    return {row.id: row for part in parts for row in split_rows(part.lines, part.line)[0]}


def pack_index(draft: Draft, source: Source, page: Page, rows: dict[str, Row], alone: list[Row]) -> None:
    """Adds every line of the index that is not a row verbatim; rows `alone` (without a file) become archived facts."""
    for at, group in enumerate(page.groups):
        group.parts = [run for part in group.parts for run in _without_rows(part, rows)]
        section = group.section or page.title or "Archive index"
        _pack_prose(draft, source, page, at, Place(source.path, section, group.heading, "", True))
    for row in alone:
        place = Place(source.path, "facts", "", "fact", True, row.quarter, stays=source.path)
        found = Found(row.id, row.summary or row.id, row.raw, row.line)
        draft.add_fact(
            found, place, why=row.why, successor=successor({}, row.why, draft.ids), row=_of_row(row)
        )


def _without_rows(part: Part, rows: dict[str, Row]) -> list[Part]:
    """The runs of lines between the rows of an index."""
    runs: list[Part] = []
    above, blank, is_open = part.line - 1, part.gap, False
    for number, line in split_rows(part.lines, part.line, rows)[1]:
        if number != above + 1:
            # a row stood in between
            blank, is_open = 0, False
        above = number
        if not line.strip():
            blank += 1
        elif is_open:
            runs[-1].lines += [*[""] * blank, line]
            blank = 0
        else:
            runs.append(Part(number, blank, None, [line]))
            blank, is_open = 0, True
    return runs


def _pack_prose(draft: Draft, source: Source, page: Page, at: int, place: Place) -> None:
    """A heading's lines: run by run if the page is replaced, else as one block."""
    group = page.groups[at]
    words = group.heading or group.section or page.title
    place = replace(place, kind="prose", title="" if at else place.title, words=words)
    if _has_places(draft, source):
        _pack_runs(draft, source, page, group, replace(place, heading=words))
    elif group.body or (at and not group.facts and not _is_carried(page, at, place)):
        draft.add_prose(group.body, group.line, place)


def _pack_runs(draft: Draft, source: Source, page: Page, group: Group, place: Place) -> None:
    """The heading with the lines right below it, which stay for ever, and each run of lines between facts."""
    runs = [part for part in group.parts if part.fact is None]
    if group.opens:
        first = runs.pop(0) if group.parts and group.parts[0].fact is None else None
        body, below = ("\n".join(first.lines), first.gap) if first is not None else ("", 1)
        if not body and not runs and draft.has_all(group.facts):
            return
        order = _order(draft, source, page, group.line)
        draft.add_prose(body.rstrip(), group.line, place, Spot(order, group.gap, group.opens, below))
    for part in runs:
        draft.add_prose("\n".join(part.lines).rstrip(), part.line, place, _spot(draft, source, page, part))


def _is_carried(page: Page, at: int, place: Place) -> bool:
    """True for a section without a word of its own: ours, or one with sub-headings."""
    group = page.groups[at]
    after = page.groups[at + 1] if at + 1 < len(page.groups) else None
    ours = place.section != group.section and not place.heading
    return not group.heading and (ours or (after is not None and bool(after.heading)))
