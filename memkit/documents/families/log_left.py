"""What a decision log contains beside its entries: headings, rows and list items that give no decision, by name."""

from __future__ import annotations

from collections.abc import Iterable

from memkit.documents.families.log_names import is_named, opens_entry
from memkit.documents.families.log_table import is_log_table
from memkit.documents.markup import BOLD, Block
from memkit.documents.model import Item, Left
from memkit.documents.outline import Section, is_part
from memkit.documents.page import Page
from memkit.documents.sentences import shorten, words


def left_of(page: Page, items: Iterable[Item]) -> tuple[Left, ...]:
    """The headings without any entry, and the list items beside entries that are list items, in order.

    A document that is not called a log may contain anything else: nothing of it is left.
    """
    if not is_named(page):
        return ()
    spans = [item.lines for item in items]
    found = [Left(s.start, shorten(s.title, 80)) for s in _empty(page, spans)]
    for section in page.outline.sections:
        lists = [block for block in section.blocks if block.kind == "list"]
        found += [
            Left(item.start, shorten(page.outline.text(item.children[0]), 80))
            for block in lists
            if _has_entry(block, spans) or _is_numbered(page, block) or not is_part(section)
            for item in block.children
            if item.children and not _is_taken(item.start, item.end, spans)
        ]
    return tuple(sorted(one for one in found if words(one.name)))


def _empty(page: Page, spans: list[tuple[int, int]]) -> list[Section]:
    """The deepest headings, down to the level of the entries, that contain no entry, are in none and repeat none."""
    heads = [s for s in page.outline.sections if 0 < s.level < BOLD and s is not page.named]
    levels = [s.level for s in heads if any(s.start == start for start, _ in spans)]
    free = [s for s in heads if s.level <= max(levels, default=2) and not _is_taken(s.start, s.end, spans)]
    return [s for s in free if not _is_summary(page, s) and not _has_below(s, free)]


def _has_below(section: Section, others: Iterable[Section]) -> bool:
    return any(section.start < other.start <= section.end for other in others)


def _is_taken(first: int, last: int, spans: Iterable[tuple[int, int]]) -> bool:
    return any(start <= last and first <= end for start, end in spans)


def _has_entry(block: Block, spans: Iterable[tuple[int, int]]) -> bool:
    return any(block.start <= start and end <= block.end for start, end in spans)


def _is_numbered(page: Page, block: Block) -> bool:
    """Whether every item of a list opens with the number of a decision, as those still to be made."""
    texts = [page.outline.text(item.children[0]) for item in block.children if item.children]
    return len(texts) > 1 and all(opens_entry(text) for text in texts)


def _is_summary(page: Page, section: Section) -> bool:
    return any(is_log_table(page, block) for block in section.blocks)
