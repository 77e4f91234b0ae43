"""Decision logs: many decisions in one file, as rows of a table or as one heading each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from memkit.documents import dates, lifecycle, relations
from memkit.documents.cues import is_imperative
from memkit.documents.families.log_names import (
    ENTRY,
    bare_title,
    filling_entries,
    heading_status,
    is_named,
    is_register,
    opens_entry,
)
from memkit.documents.families.log_relations import dated_links, settle
from memkit.documents.families.log_statements import entry_statement, is_enough, join_title
from memkit.documents.families.log_table import entry_number, rows
from memkit.documents.families.schools import FOLDERS
from memkit.documents.family import Family
from memkit.documents.fields import from_outline, labels
from memkit.documents.inline import Inline
from memkit.documents.links import stated
from memkit.documents.markup import BOLD, Block, walk
from memkit.documents.model import Item, Statement
from memkit.documents.outline import Body, Outline, Section, is_part
from memkit.documents.page import Page
from memkit.documents.paragraphs import prose_of
from memkit.documents.sentences import is_blank, shorten, split, words
from memkit.documents.vocabulary import gone

_LOG_HEADING = re.compile(
    r"\b(?:decisions|decisions? (?:log|register|journal|history))\s*[)\]]?\s*(?:\([^)]*\))?\W*$", re.I
)
# decisions that stand elsewhere or are still to come
_OTHERS = re.compile(
    r"\W*(?:related|linked|dependent|future|open|pending|affected|previous|upcoming)\b", re.I
)
# "DR-0014: Use X"
_SERIAL = re.compile(r"^\W*([a-z]{1,8})[-# _]{0,2}\d+\b(?!\.\d)\s*[:.–—-]?\s", re.I)
# "D8 (2026-07-10) — Use X": the day after the number
_DAY = re.compile(r"^\W*\d{4}-\d{2}-\d{2}\W+")
# "**D1 — Use X.** Because …"
_NAME = re.compile(r"^(\*\*|__)(?P<name>[^*\n][^*]{0,400}?)\1(?P<rest>.*)$", re.DOTALL)
# a choice that was made, in a log without any form
_CHOICE = re.compile(
    r"\b(?:we|i|the team) (?:therefore |simply |just )?(?:opted|chose|decided|settled|went with|picked|selected)\b|"
    r"\b(?:was|were|is|are|has been) (?:therefore |thus )?(?:chosen|selected|decided|picked)\b|\bit was decided\b",
    re.I,
)
_STATING = frozenset({"decision", "decision-outcome", "chosen-option", "status", "decided", "outcome"})
_LABELS = frozenset(
    "date rationale reason why because context alternatives considered-options consequences deciders impact problem "
    "trade-offs alternatives-considered".split()
)


def matches(page: Page) -> bool:
    """Whether the file holds logged decisions and is named for it, or has several numbered ones."""
    among = bool(FOLDERS & set(page.folders)) or re.search(r"\badrs?\b", page.stem) is not None
    # a header with a status and a number is that of one document, also one with a day; the row of a log has a decision
    stated = page.first(("status", "stage")) is not None
    is_numbered = stated and page.first(("number",)) is not None
    is_dated = stated and page.first(("date",)) is not None and page.first(("decision", "outcome")) is None
    listed = among and not page.has("decision") and not is_dated and any(rows(page))
    has_entries = len(_entries(page)) >= 2 and not (is_numbered or _is_numbered_record(page))
    is_log = is_named(page) or listed or has_entries or bool(_log_lists(page))
    return is_log and bool(items(page))


def _is_numbered_record(page: Page) -> bool:
    """Whether title or file are numbered and the parts are those of one record, whatever its decision is divided into."""
    numbered = page.named is not None and ENTRY.match(page.named.title) is not None
    groups = ("status",), ("context", "context and problem statement"), ("decision", "decision outcome")
    parts = sum(page.has(*names) for names in groups)
    return numbered and not is_named(page) and parts + (lifecycle.status(page)[0] != "") >= 2


def items(page: Page) -> tuple[Item, ...]:
    """Every logged decision in document order."""
    found: list[Item] = rows(page)
    entries = sorted(_entries(page), key=lambda entry: entry.start)
    ends = [*(entry.start - 1 for entry in entries[1:]), page.outline.lines]
    told = (_from_entry(page, entry, end) for entry, end in zip(entries, ends, strict=False))
    found += [item for item in told if item]
    if not found:
        found = list(_led(page)) if is_named(page) else _from_lists(page, _log_lists(page))
    if not found and is_named(page):
        found = list(_entries_in_prose(page))
    return tuple(settle(sorted(found, key=lambda item: item.lines), page.path))


def _led(page: Page) -> Iterator[Item]:
    """Paragraphs and list items that open with the number or the day of a decision, or with its name in bold."""
    blocks = [b for section in page.outline.sections if not is_part(section) for b in section.blocks]
    items = _first_paragraphs(blocks)
    prose = [b for b in (*blocks, *items) if b.kind == "paragraph"]
    led = [b for b in prose if ENTRY.match(b.raw)] or [b for b in items if _NAME.match(b.raw)]
    yield from _from_lists(page, led)


def _entries_in_prose(page: Page) -> Iterator[Item]:
    """The headings of a log in plain prose that have a sentence with a choice below them."""
    for section in page.outline.sections:
        told = (split(inline.text) for inline, _ in prose_of(page, section.blocks))
        chosen = next((one for sentences in told for one in sentences if _CHOICE.search(one)), "")
        if chosen and section.level and not is_part(section):
            text = shorten(join_title(section.title, chosen), 400)
            yield Item("decision", section.title, text, (section.start, section.end), group=section.title)


def _first_paragraphs(blocks: Iterable[Block]) -> list[Block]:
    return [i.children[0] for b in blocks if b.kind == "list" for i in b.children if i.children]


def _log_lists(page: Page) -> list[Block]:
    """The numbered items of every list under a heading such as "Decision log", whatever else the document is."""
    heads = [s for s in page.outline.sections if _LOG_HEADING.search(s.title) and not _OTHERS.match(s.title)]
    led = [b for s in heads for b in _first_paragraphs(s.blocks) if _NAME.match(b.raw) and ENTRY.match(b.raw)]
    return led if len(led) >= 2 else []


def _from_lists(page: Page, led: Iterable[Block]) -> list[Item]:
    return [item for block in led if (item := _from_led(page, block))]


def _is_index_line(inline: Inline) -> bool:
    """Whether a line opens with a link to another document: that one states the decision."""
    first = inline.links[0] if inline.links else None
    return first is not None and first.start == 0 and not first.target.startswith(("#", "http"))


def _from_led(page: Page, block: Block) -> Item | None:
    match = _NAME.match(block.raw)
    inline = page.outline.inline(block)
    if not match and _is_index_line(inline):
        return None
    head = page.outline.render(match["name"]).text.strip(" .:") if match else ""
    bare = _DAY.sub("", ENTRY.sub("", head or inline.text, count=1)).strip(" .:–—-")
    rest = page.outline.render(match["rest"]).text.lstrip(" .:–—-") if match else ""
    first = split(rest)[0] if split(rest) else ""
    text = join_title(bare, first) if bare and first and not is_enough(bare, first) else bare or first
    if words(text) < 2 or is_blank(text):
        return None
    return Item(
        "decision", head or shorten(inline.text, 60), shorten(text, 400), (block.start, block.end),
        status="", date=dates.find(inline.text[:40], page.day_first), group=shorten(bare, 80),
        links=(*stated(inline, page.path, block.start), *dated_links((inline,), block.start)),
        number=entry_number(head or inline.text),
    )  # fmt: skip


def _entries(page: Page) -> list[Section]:
    """Sibling headings that number or date a decision each; in a log also those that only state one."""
    named = page.named
    is_log = is_register(page)
    opens = opens_entry if is_log else ENTRY.match
    heads = [s for s in page.outline.sections if s.level and s is not named and opens(s.title)]
    if not heads and not is_named(page):
        return []
    level = min((s.level for s in heads), default=0)
    peers = [s for s in heads if s.level == level]
    own = [s for s in peers if not is_part(s)]
    if is_log and len(own) > 1 and 2 * len(own) >= len(peers):
        deeper = [*_deeper_entries(page, own, level), *filling_entries(own, page.outline.sections)]
        return [*own, *dict.fromkeys(deeper)]
    # a date heads a decision only in a log of them: elsewhere it heads a release, a meeting or a day
    plain = r"^\W*\d+[.:)]\s" if is_named(page) else r"^\W*\d+[.:)]\s|^\W*\d{4}-\d{2}-\d{2}\b"
    found = [s for s in peers if not is_part(s) and (not re.match(plain, s.title) or _decides(page, s))]
    if len(found) > 1 and is_named(page):
        found = [s for s in peers if not is_part(s)] + _deeper_entries(page, found, level)
    return found if found or not is_named(page) else _unnumbered(page, named)


def _deeper_entries(page: Page, entries: Sequence[Section], level: int) -> list[Section]:
    """Headings one level too deep that continue a series of entries by letters and number, as "DR-14" below "DR-13"."""
    letters = {_letters(entry) for entry in entries} - {""}
    return [s for s in page.outline.sections if s.level == level + 1 and _letters(s) in letters]


def _letters(section: Section) -> str:
    match = _SERIAL.match(section.title)
    return match[1].lower() if match else ""


def _unnumbered(page: Page, named: Section | None) -> list[Section]:
    """The headings of a log that tell what to do, or have the labels of a decision below them; of one level."""
    heads = [s for s in page.outline.sections if 0 < s.level < BOLD and s is not named and not is_part(s)]
    deciding = [s for s in heads if _states(page, s)]
    level = min((s.level for s in deciding), default=0)
    return [s for s in deciding if s.level == level]


def _states(page: Page, section: Section) -> bool:
    below = page.outline.subtree(section)[1:]
    if any(part.level < BOLD and not is_part(part) for part in below):
        return False
    told = {part.key.replace(" ", "-") for part in below} | {f.key for f in _part(page, section).fields}
    told |= {key for block in walk(section.blocks) if block.raw for key, _ in labels(block, page.outline)}
    return (
        bool(told & _STATING)
        or len(told & _LABELS) >= 2
        or (is_imperative(section.title) and bool(section.source.strip()))
    )


def _decides(page: Page, section: Section) -> bool:
    parts = page.outline.subtree(section)
    labels = {part.key for part in parts} | {field.key for field in _part(page, section).fields}
    return bool(labels & {"decision", "status", "decision outcome", "decision-outcome"})


def _from_entry(page: Page, section: Section, end: int) -> Item | None:
    part = _part(page, section, end)
    title = bare_title(section.title)
    statement = entry_statement(part, title)
    text = join_title(title, statement) if statement else title
    if words(text) < 2 or "{" in section.title or "[" in title[:1] or is_blank(statement):
        return None
    when = dates.find(section.title, page.day_first) or dates.date(part)[0]
    return Item(
        "decision", section.title, text, (section.start, min(section.end, end)),
        status=lifecycle.status(part)[0] or heading_status(section.title), date=when, group=title,
        number=entry_number(section.title),
        links=(*relations.links(part, entry_number(section.title)), *dated_links(_inlines(part), section.start)),
    )  # fmt: skip


def _inlines(part: Page) -> list[Inline]:
    blocks = (block for section in part.outline.sections for block in walk(section.blocks))
    return [part.outline.inline(block) for block in blocks if block.kind == "paragraph"]


def _part(page: Page, section: Section, end: int = 0) -> Page:
    """One entry as a page of its own, up to the line `end`, so that all readers apply to it."""
    own = _letters(section)
    inner = (part for part in page.outline.subtree(section)[1:] if not end or part.start <= end)
    below = tuple(takewhile(lambda part: not own or _letters(part) != own, inner))
    outline = Outline(
        (Section(0, "", "", 1, 1), section._replace(level=1), *below), section.end, page.outline.references
    )
    return Page(page.path, outline, from_outline(outline), day_first=page.day_first)


def before_entries(page: Page) -> Page:
    """The page up to its first entry: what is stated there concerns the whole log, what an entry states only itself."""
    starts = [item.lines[0] for item in items(page)] + [section.start for section in _entries(page)]
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
