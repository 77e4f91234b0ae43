"""Adds pages to the draft: gives each fact its section and kind, and every piece its position."""

from __future__ import annotations

from dataclasses import replace

from memkit.documents.tools.archive import Row, quarter_in, split_rows, successor, why_left
from memkit.documents.tools.draft import Draft, Place, Spot
from memkit.documents.tools.footer import fields
from memkit.documents.tools.items import Found
from memkit.documents.tools.pages import THREADS, VISION
from memkit.documents.tools.project import is_project_state, section_of
from memkit.documents.tools.source import Source
from memkit.documents.tools.walk import Group, Page, Part

PREAMBLE = "prose"
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
