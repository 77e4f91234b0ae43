"""Roadmaps and TODO lists: what is still open, by the heading it stands under; what is done is left alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.documents.blanks import is_blank
from memkit.documents.decision import SUMMARY, find, from_opening
from memkit.documents.family import Family
from memkit.documents.inline import Inline
from memkit.documents.lifecycle import status
from memkit.documents.markup import Block, walk
from memkit.documents.model import Item, Statement
from memkit.documents.outline import Section
from memkit.documents.page import Page
from memkit.documents.sentences import shorten, split, words
from memkit.documents.statuses import WORDS

_NAMES = re.compile(
    r"\broad ?map\b|^todo$|\btodo\b|\bbacklog\b|\bmilestones?\b|^plans?$|\bproject goals\b", re.I
)
_CLOSED = re.compile(
    r"\b(?:done|completed?|shipped|released?|history|past|finished|archived?|won'?t|out of scope|non-goals?|legend|"
    r"how to|contribut\w+|changelog|references?|links|see also)\b|✅|✔",
    re.I,
)
_BOX = re.compile(r"^\[([ xX~-])\]\s+")
_TICK = re.compile(r"^\W*(?:✅|✔|☑|🎉|:white_check_mark:|:heavy_check_mark:|done\b)", re.I)
_DONE = re.compile(
    r"[(\[]\s*(?:done|completed?|shipped|finished|released)\s*[)\]]\W*$|(?:✅|✔)\ufe0f?\W*$", re.I
)
_MANY = 200


def matches(page: Page) -> bool:
    """Whether file or title call it a roadmap, a backlog or a TODO list, and no header makes it a proposal."""
    return is_named(page) and not _is_proposal(page) and bool(items(page))


def _is_proposal(page: Page) -> bool:
    """Whether a header gives a status and a day or a number, as a series of proposals does."""
    dated = page.first(
        ("created", "date-created", "creation-date", "date-accepted", "start-date", "rfc", "number")
    )
    return dated is not None and page.first(("status",)) is not None and status(page)[0] != ""


def is_named(page: Page) -> bool:
    """Whether file or title use a roadmap's name."""
    section = page.named
    stem = re.sub(r"^\d+ ", "", page.stem.replace("-", " ").replace("_", " "))
    return bool(_NAMES.search(stem)) or bool(
        section and _NAMES.search(section.title) and len(section.title) < 60
    )


def items(page: Page) -> tuple[Item, ...]:
    """The open items, in document order, each once."""
    kept: dict[str, Item] = {}
    named, closed_until = page.named, 0
    for section in page.outline.sections:
        if section.level and section is not named and _CLOSED.search(section.title):
            closed_until = max(closed_until, section.end)
        if section.level and section.start <= closed_until:
            continue
        for item in _open(page, section, "" if section is named else section.title):
            kept.setdefault(item.text.lower(), item)
    return tuple(kept.values())[:_MANY]


def _open(page: Page, section: Section, group: str) -> Iterator[Item]:
    for block in section.blocks:
        if block.kind == "list":
            yield from _from_list(page, block, group)
        elif block.kind == "table":
            yield from _from_table(page, block, group)


def _from_list(page: Page, listing: Block, group: str) -> Iterator[Item]:
    entries = [b for b in walk((listing,)) if b.kind == "item"]
    first = {id(e): next((c for c in e.children if c.kind == "paragraph"), None) for e in entries}
    boxed = [e for e in entries if (p := first[id(e)]) and _BOX.match(p.raw)]
    for entry in boxed or listing.children:
        paragraph = first.get(id(entry))
        if paragraph is None:
            continue
        inline = page.outline.inline(paragraph)
        text = _BOX.sub("", inline.text)
        if not _is_done(inline) and _is_item(text, inline):
            yield Item("open", text, shorten(split(text)[0], 300), (entry.start, paragraph.end), group=group)


def _from_table(page: Page, table: Block, group: str) -> Iterator[Item]:
    rows = [[page.outline.text(c) for c in row.children] for row in table.children]
    heads = [head.lower() for head in rows[0]] if rows else []
    state = next((i for i, head in enumerate(heads) if head in ("status", "state", "progress", "done")), -1)
    if state < 0:
        return
    what = next(
        (
            i
            for i, head in enumerate(heads)
            if re.search(r"feature|item|task|milestone|goal|what|title|name|description", head)
        ),
        0,
    )
    for row, block in zip(rows[1:], table.children[1:], strict=False):
        if len(row) > max(what, state) and not _finished(row[state]) and words(row[what]) > 1:
            yield Item("open", row[what], shorten(row[what], 300), (block.start, block.end), group=group)


def _finished(state: str) -> bool:
    return bool(_TICK.match(state) or _CLOSED.search(state)) or WORDS.get(state.lower().strip()) in (
        "implemented",
        "rejected",
    )


def _is_done(inline: Inline) -> bool:
    box = _BOX.match(inline.text)
    return (
        (box is not None and box[1] in "xX~-")
        or bool(_TICK.match(inline.text) or _DONE.search(inline.text))
        or (inline.struck and words(inline.text) < 2)
    )


def _is_item(text: str, inline: Inline) -> bool:
    contents = len(inline.links) == 1 and inline.links[0].target.startswith("#")
    said = not text.endswith("?") and "{" not in text and not is_blank(text)
    return 2 <= words(text) <= 80 and not contents and said


def _statement(page: Page) -> Statement:
    opening = from_opening(page)
    found = opening if opening.text else find(page, SUMMARY, ("vision", "goals", "goal", "focus"))
    first = next(iter(items(page)), None)
    return found if found.text or first is None else Statement(first.text, first.lines)


FAMILY = Family("roadmap", "roadmap", matches, statement=_statement, items=items)
