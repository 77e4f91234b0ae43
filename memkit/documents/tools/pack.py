"""Pages into the draft: the section and kind each fact gets, and prose under the heading it stood under."""

from __future__ import annotations

from dataclasses import replace

from memkit.documents.tools.archive import Row, quarter_in, read_rows, successor, why_left
from memkit.documents.tools.draft import Draft, Place
from memkit.documents.tools.footer import fields
from memkit.documents.tools.items import Found
from memkit.documents.tools.pages import THREADS, VISION
from memkit.documents.tools.sections import section_of
from memkit.documents.tools.source import Source
from memkit.documents.tools.walk import Group, Page

PREAMBLE = "prose"


def pack_live(draft: Draft, source: Source, page: Page, newest: str) -> None:
    """continuity.md, vision.md or a page of open threads."""
    for at, group in enumerate(page.groups):
        place = _live_place(source, page, group)
        _pack_prose(draft, page, at, place)
        section = "facts" if place.section == PREAMBLE else place.section
        for found in group.facts:
            here = replace(place, section=section, kind="thread" if found.box else place.kind)
            _pack_fact(draft, found, here, newest)


def _pack_fact(draft: Draft, found: Found, place: Place, newest: str) -> None:
    """A fact of a live page; one that says of itself that it no longer holds leaves."""
    old = fields(found.footer)
    after = successor(old, "", ())
    ended = old.get("tier", "").startswith("superseded") and not after
    if ended:
        draft.add_fact(found, replace(place, archived=True, quarter=newest), "superseded")
    else:
        draft.add_fact(found, place, successor=after)


def _live_place(source: Source, page: Page, group: Group) -> Place:
    joined = " / ".join(filter(None, (group.section, group.heading)))
    if source.name.startswith(THREADS):
        return Place(source.path, "threads", joined or page.title, "thread")
    if source.name == VISION:
        return Place(source.path, page.title or "Vision", joined)
    if not group.section:
        return Place(source.path, PREAMBLE, title=page.title)
    section, kind = section_of(group.section)
    return Place(source.path, section, group.heading, kind)


def pack_archive(draft: Draft, source: Source, page: Page, rows: dict[str, Row], newest: str) -> None:
    """A file of the old archive: its facts are threads or facts, and say where and why they left."""
    in_quarter = quarter_in(source.name) or newest
    for at, group in enumerate(page.groups):
        place = Place(source.path, group.section or PREAMBLE, group.heading, "", True, in_quarter, page.title)
        _pack_prose(draft, page, at, place)
        for found in group.facts:
            _pack_archived(draft, found, rows.get(found.id), group, place)


def _pack_archived(draft: Draft, found: Found, row: Row | None, group: Group, place: Place) -> None:
    section, kind = ("threads", "thread") if found.box else ("facts", "fact")
    why = why_left(row, found, (group.heading, group.section))
    heading = " / ".join(filter(None, (group.section, group.heading)))
    after = successor(fields(found.footer), why, draft.ids)
    here = replace(place, section=section, kind=kind, heading=heading)
    draft.add_fact(found, here, why, after, row.summary if row is not None else "")


def index_rows(page: Page) -> dict[str, Row]:
    """The rows of the old index by id, the last one of each."""
    return {row.id: row for group in page.groups for row in read_rows(group.prose)}


def pack_index(draft: Draft, source: Source, page: Page, alone: list[Row], newest: str) -> None:
    """The index goes along as it is, below the last quarter; rows that stand `alone` are archived facts too."""
    for at, group in enumerate(page.groups):
        section = group.section or page.title or "Archive index"
        _pack_prose(draft, page, at, Place(source.path, section, group.heading, "", True, newest))
    for row in alone:
        place = Place(source.path, "facts", "", "fact", True, row.quarter or newest)
        found = Found(row.id, row.summary or row.id, row.raw, 1)
        draft.add_fact(found, place, row.why, successor({}, row.why, draft.ids))


def _pack_prose(draft: Draft, page: Page, at: int, place: Place) -> None:
    """A heading's block; a bare heading goes along where nothing else would carry its words."""
    group = page.groups[at]
    words = group.heading or group.section or page.title
    place = replace(place, kind="prose", title="" if at else place.title, words=words)
    if group.body or (at and not group.facts and not _is_carried(page, at, place)):
        draft.add_prose(group.body, group.line, place)


def _is_carried(page: Page, at: int, place: Place) -> bool:
    """True for a section without a word of its own: ours, or one with sub-headings."""
    group = page.groups[at]
    after = page.groups[at + 1] if at + 1 < len(page.groups) else None
    ours = place.section != group.section and not place.heading
    return not group.heading and (ours or (after is not None and bool(after.heading)))
