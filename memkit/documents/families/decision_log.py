"""Decision logs: many decisions in one file, as rows of a table or as one heading each."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.documents import dates, lifecycle, relations
from memkit.documents.families.log_days import date_above, is_period
from memkit.documents.families.log_entries import entries, part_of
from memkit.documents.families.log_lists import bullets, day_bullets, from_lists, led, log_lists
from memkit.documents.families.log_mixed import under_status, with_others
from memkit.documents.families.log_names import ENTRY, bare_title, heading_status, is_named
from memkit.documents.families.log_relations import dated_links, settle
from memkit.documents.families.log_statements import entry_statement, is_undecided, join_title
from memkit.documents.families.log_table import entry_number, rows, with_rows
from memkit.documents.families.schools import FOLDERS
from memkit.documents.family import Family
from memkit.documents.fields import from_outline
from memkit.documents.inline import Inline
from memkit.documents.markup import walk
from memkit.documents.model import Item, Statement
from memkit.documents.outline import Body, Outline, Section, is_part
from memkit.documents.page import Page
from memkit.documents.paragraphs import prose_of
from memkit.documents.sentences import is_blank, shorten, split, words
from memkit.documents.vocabulary import gone

# a choice that was made, in a log without any form
_CHOICE = re.compile(
    r"\b(?:we|i|the team) (?:therefore |simply |just )?(?:opted|chose|decided|settled|went with|picked|selected)\b|"
    r"\b(?:was|were|is|are|has been) (?:therefore |thus )?(?:chosen|selected|decided|picked)\b|\bit was decided\b",
    re.I,
)


def matches(page: Page) -> bool:
    """Whether the file holds logged decisions and is named for it, or has several numbered ones."""
    among = bool(FOLDERS & set(page.folders)) or re.search(r"\badrs?\b", page.stem) is not None
    # a header with a status and a number is that of one document, also one with a day; the row of a log has a decision
    stated = page.first(("status", "stage")) is not None
    is_numbered = stated and page.first(("number",)) is not None
    is_dated = stated and page.first(("date",)) is not None and page.first(("decision", "outcome")) is None
    listed = among and not page.has("decision") and not is_dated and any(rows(page))
    has_entries = len(entries(page)) >= 2 and not (is_numbered or _is_numbered_record(page))
    is_log = is_named(page) or listed or has_entries or bool(log_lists(page))
    return is_log and bool(items(page))


def _is_numbered_record(page: Page) -> bool:
    """Whether title or file are numbered and the parts are those of one record, whatever its decision is divided into."""
    numbered = page.named is not None and ENTRY.match(page.named.title) is not None
    groups = ("status",), ("context", "context and problem statement"), ("decision", "decision outcome")
    parts = sum(page.has(*names) for names in groups)
    return numbered and not is_named(page) and parts + (lifecycle.status(page)[0] != "") >= 2


def items(page: Page) -> tuple[Item, ...]:
    """Every logged decision in document order."""
    told = _heading_items(page)
    found = [*told, *rows(page)] if not told else with_rows(told, rows(page))
    if not found:
        found = list(led(page)) if is_named(page) else from_lists(page, log_lists(page))
    if not found and is_named(page):
        found = list(bullets(page)) or under_status(page) or list(_entries_in_prose(page))
    found = with_others(page, found) if found else found
    return tuple(settle(sorted(found, key=lambda item: item.lines), page.path))


def _heading_items(page: Page) -> list[Item]:
    """The decisions that are headings, and the list items below a heading that is nothing but a day."""
    heads = sorted(entries(page), key=lambda entry: entry.start)
    ends = [*(entry.start - 1 for entry in heads[1:]), page.outline.lines]
    found: list[Item] = []
    for entry, end in zip(heads, ends, strict=False):
        item = None if (below := day_bullets(page, entry)) else _from_entry(page, entry, end)
        found += below or ([item] if item else [])
    return found


def _entries_in_prose(page: Page) -> Iterator[Item]:
    """The headings of a log in plain prose that have a sentence with a choice below them."""
    for section in page.outline.sections:
        told = (split(inline.text) for inline, _ in prose_of(page, section.blocks))
        chosen = next((one for sentences in told for one in sentences if _CHOICE.search(one)), "")
        if chosen and section.level and not is_part(section):
            text = shorten(join_title(section.title, chosen), 400)
            yield Item("decision", section.title, text, (section.start, section.end), group=section.title)


def _from_entry(page: Page, section: Section, end: int) -> Item | None:
    part = part_of(page, section, end)
    title = bare_title(section.title)
    statement = entry_statement(part, title)
    if not statement and is_undecided(part, title):
        return None
    asks = title.rstrip().endswith("?") or is_period(section.title)
    text = join_title(title, statement) if statement and not asks else statement or title
    if words(text) < 2 or "{" in section.title or "[" in title[:1] or is_blank(statement):
        return None
    when = dates.find(section.title, page.day_first) or dates.date(part)[0] or date_above(page, section)
    return Item(
        "decision", section.title, text, (section.start, min(section.end, end)),
        status=lifecycle.status(part)[0] or heading_status(section.title), date=when, group=title,
        number=entry_number(section.title),
        links=(*relations.links(part, entry_number(section.title)), *dated_links(_inlines(part), section.start)),
    )  # fmt: skip


def _inlines(part: Page) -> list[Inline]:
    blocks = (block for section in part.outline.sections for block in walk(section.blocks))
    return [part.outline.inline(block) for block in blocks if block.kind == "paragraph"]


def before_entries(page: Page) -> Page:
    """The page up to its first entry: what is stated there concerns the whole log, what an entry states only itself."""
    starts = [item.lines[0] for item in items(page)] + [section.start for section in entries(page)]
    first = min(starts, default=page.outline.lines + 1)
    above = (_above(section, first) for section in page.outline.sections if section.start < first)
    outline = Outline(tuple(above), first, page.outline.references)
    header = tuple(field for field in page.fields if field.source not in ("line", "table"))
    fields = header + from_outline(outline)
    return Page(page.path, outline, fields, page.siblings, page.in_series, page.is_kin, page.day_first)


def _above(section: Section, line: int) -> Section:
    """The section with only the blocks that end before a line."""
    kept = tuple(block for block in section.blocks if block.end < line)
    if len(kept) == len(section.blocks):
        return section
    return section._replace(body=Body("\n".join(block.raw for block in kept), 1, kept))


def _statement(page: Page) -> Statement:
    live = [item for item in items(page) if not gone(item.status)]
    return Statement(live[0].text, live[0].lines) if live else Statement()


FAMILY = Family(
    "decision-log",
    "decision",
    matches,
    statement=_statement,
    date=lambda page: dates.by_field(page) or ("", ""),
    items=items,
    head=before_entries,
)
