"""Splits a page of another tool into entries: list items and the text between them, by the outline of `documents`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from memkit.documents.frontmatter import Header, split
from memkit.documents.markup import Block
from memkit.documents.outline import parse

ITEM, PARAGRAPH = "item", "paragraph"
_BOX = re.compile(r"\[([ xX])\][ \t]+")
# a single numbered item that is not number one, which the outline treats as a sentence
_NUMBERED = re.compile(r"\d{1,9}[.)][ \t]+")
_VERBATIM = ("code", "table", "quote")


@dataclass(frozen=True, slots=True)
class Entry:
    """A list item with its own words only, a paragraph, code, a table or a quotation, with the heading above it.

    `box`: the checkbox of an item; empty without one.
    """

    kind: str
    text: str
    heading: str
    line: int
    box: str = ""

    def said_under(self, name: str) -> str:
        """Its words; if there are only one or two, with a name before them, such as the heading above."""
        return f"{name}: {self.text}" if name and len(self.text.split()) < 3 else self.text


@dataclass(frozen=True, slots=True)
class Notes:
    """A page: its header, and its entries in order."""

    header: Header
    entries: tuple[Entry, ...]

    @property
    def items(self) -> list[Entry]:
        """Its list items, including nested ones."""
        return [entry for entry in self.entries if entry.kind == ITEM]

    @property
    def others(self) -> list[Entry]:
        """Its entries that are not list items."""
        return [entry for entry in self.entries if entry.kind != ITEM]


def read_notes(text: str) -> Notes:
    """The header and the entries of a page."""
    header, body = split(text)
    lines = body.split("\n")
    found = [
        entry
        for section in parse(body).sections
        for entry in _entries(section.blocks, section.title, lines)
        if entry.text
    ]
    return Notes(header, tuple(found))


def _entries(blocks: Iterable[Block], heading: str, lines: list[str]) -> Iterator[Entry]:
    for block in blocks:
        if block.kind == "list":
            for item in block.children:
                yield from _item(item, heading, lines)
        elif block.kind == "paragraph":
            yield _paragraph(block, heading)
        elif block.kind in _VERBATIM:
            yield Entry(block.kind, "\n".join(lines[block.start - 1 : block.end]), heading, block.start)


def _paragraph(block: Block, heading: str) -> Entry:
    number = _NUMBERED.match(block.raw)
    if number is not None:
        return Entry(ITEM, block.raw[number.end() :], heading, block.start)
    return Entry(PARAGRAPH, block.raw, heading, block.start)


def _item(item: Block, heading: str, lines: list[str]) -> Iterator[Entry]:
    """The words of an item up to its first list, then its other content."""
    lists = [at for at, block in enumerate(item.children) if block.kind == "list"]
    lead = item.children[: lists[0]] if lists else item.children
    said = "\n\n".join(block.raw for block in lead if block.kind in ("paragraph", "heading"))
    box = _BOX.match(said)
    text = said[box.end() :] if box else said
    yield Entry(ITEM, text.strip(), heading, item.start, box[1].lower() if box else "")
    rest = [block for block in lead if block.kind not in ("paragraph", "heading")]
    yield from _entries([*rest, *item.children[len(lead) :]], heading, lines)
