"""Entries of a log in another form than most of it: dated paragraphs and items beside headings and tables, lists below a
status, and dated items below the text of an entry.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from memkit.documents import dates
from memkit.documents.cues import is_imperative
from memkit.documents.families.log_days import is_period
from memkit.documents.families.log_lists import bold_name, first_paragraphs, from_bullet, from_lists
from memkit.documents.families.log_names import ENTRY, is_named
from memkit.documents.markup import BOLD
from memkit.documents.model import Item
from memkit.documents.outline import Section, is_part
from memkit.documents.page import Page
from memkit.documents.sentences import words
from memkit.documents.vocabulary import WORDS, normalise

_DAY = re.compile(r"^\W*\d{4}-\d{2}-\d{2}\b\W*")
# what happened to an entry, not a decision of its own
_HISTORY = re.compile(
    r"(?:first |initial |last |next )?(?:accepted|proposed|created|drafted|draft|version|updated?|revised|reviewed|review|"
    r"amended|implemented|superseded|deprecated|approved|merged|published|raised|discussed|discussion|status|angenommen|erstellt|"
    r"vorgeschlagen|aktualisiert|accepté|proposé|créé|aceptado|propuesto|creado)\b",
    re.I,
)


def with_others(page: Page, found: list[Item]) -> list[Item]:
    """The entries of a log with those in other forms; an entry that contained one ends above it."""
    if not is_named(page):
        return found
    below = [item for entry in found for item in _dated_below(page, entry)]
    starts = [item.lines[0] for item in below]
    entries = [_cut(entry, starts) for entry in found]
    spans = [item.lines for item in (*entries, *below)]
    return [*entries, *below, *_beside(page, spans)]


def under_status(page: Page) -> list[Item]:
    """The items of lists below headings that are nothing but a status: "Accepted", "Rejected"."""
    return [
        replace(item, status=status)
        for section in page.outline.sections
        if (status := list_status(page, section))
        for block in first_paragraphs(section.blocks)
        if (item := from_bullet(page, section, block))
    ]


def list_status(page: Page, section: Section) -> str:
    """The status that a heading gives to the list below it; empty for any other heading."""
    title = section.title.strip(" :").lower()
    is_status = 0 < section.level < BOLD and section is not page.named and title in WORDS
    return normalise(title) if is_status else ""


def opens_like_entry(raw: str) -> bool:
    """Whether a paragraph opens with the number or day of an entry, or with an order in bold."""
    is_question = raw.rstrip(" *_").endswith("?")
    return not is_question and (ENTRY.match(raw) is not None or is_imperative(bold_name(raw)))


def _beside(page: Page, spans: list[tuple[int, int]]) -> Iterator[Item]:
    taken = [item for item in under_status(page) if not _covers(spans, item.lines[0])]
    yield from taken
    spans = [*spans, *(item.lines for item in taken)]
    for section in page.outline.sections:
        prose = [b for b in section.blocks if b.kind == "paragraph"] if not is_part(section) else []
        lists = first_paragraphs(section.blocks) if not is_part(section) else []
        free = [block for block in (*prose, *lists) if not _covers(spans, block.start)]
        yield from from_lists(page, [block for block in free if opens_like_entry(block.raw)])


def _dated_below(page: Page, entry: Item) -> list[Item]:
    """The dated list items below the text of an entry that has no day itself, unless they are its history."""
    section = next((s for s in page.outline.sections if s.start == entry.lines[0] and s.level), None)
    if section is None or is_period(section.title) or dates.find(section.title, page.day_first):
        return []
    lead = next((b for b in reversed(section.blocks) if b.kind == "paragraph"), None)
    if lead is None or lead.raw.rstrip().endswith(":"):
        return []
    every = [block for block in first_paragraphs(section.blocks) if block.start > lead.end]
    dated = [block for block in every if (day := _DAY.match(block.raw)) and _says(block.raw[day.end() :])]
    return from_lists(page, dated) if dated and len(dated) == len(every) else []


def _says(text: str) -> bool:
    return words(text) > 1 and _HISTORY.match(text) is None


def _cut(entry: Item, starts: Iterable[int]) -> Item:
    inside = [start for start in starts if entry.lines[0] < start <= entry.lines[1]]
    return replace(entry, lines=(entry.lines[0], min(inside) - 1)) if inside else entry


def _covers(spans: Iterable[tuple[int, int]], line: int) -> bool:
    return any(start <= line <= end for start, end in spans)
