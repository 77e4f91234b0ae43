"""Statements in lists and tables: a lead sentence with as many entries as a short statement allows.

It leaves words out but never adds any.
"""

from __future__ import annotations

import re

from memkit.documents.markup import Block
from memkit.documents.model import Statement
from memkit.documents.page import Page, is_contents
from memkit.documents.sentences import shorten, split, words

# how many words make a statement
BUDGET = 40
LIMIT = 600
_ADDRESS = re.compile(r"(?:[\w #/-]{2,30}:\s+)?\S+://\S+")


def _points(page: Page, listing: Block) -> bool:
    """Whether a list has only URLs, each with at most a label in front."""
    firsts = [page.outline.text(item.children[0]) for item in listing.children if item.children]
    return bool(firsts) and all(_ADDRESS.fullmatch(first.strip("<>")) for first in firsts)


def list_below(blocks: tuple[Block, ...], block: Block) -> Block | None:
    """The list or small table right below a block."""
    after = [b for b in blocks if b.start > block.end]
    return after[0] if after and after[0].kind in ("list", "table") else None


def from_list_or_table(page: Page, below: Block, lead: str, block: Block) -> Statement:
    """A lead sentence with the content of the list or table below it, as far as a short statement allows."""
    if below.kind == "list":
        return from_list(page, below, lead, block.start)
    text, end = lead, block.end
    for row in below.children[1:]:
        entry = ": ".join(filter(None, (page.outline.text(cell) for cell in row.children[:2])))
        if entry and words(text + entry) <= BUDGET:
            text, end = f"{text} {entry}" if text == lead else f"{text}; {entry}", row.end or below.end
    return Statement(shorten(text.strip(), LIMIT), (block.start, end))


def from_list(page: Page, listing: Block | None, lead: str, start: int = 0) -> Statement:
    """A lead sentence with as many items of the list as a short statement allows, at least one."""
    if listing is None or is_contents(page, listing) or _points(page, listing):
        return Statement()
    text, end = lead, listing.start
    # what a colon leads to is the statement, so the words before it do not count
    room = BUDGET + (words(lead) if lead.endswith((":", "：")) else 0)
    for item in listing.children[:6]:
        paragraph = next((b for b in item.children if b.kind == "paragraph"), None)
        if paragraph is None or not (sentences := split(page.outline.text(paragraph).rstrip(";:, "))):
            continue
        entry = sentences[0]
        fresh = text == lead
        if not fresh and words(text + entry) > room:
            break
        text = f"{text} {entry}" if fresh and lead else f"{text.rstrip('.')}; {entry}" if text else entry
        end = paragraph.end
    return Statement(shorten(text, LIMIT), (start or listing.start, end)) if text else Statement()
