"""Splits a markdown document into headings, list items and other lines, without interpreting or losing a line.

The parser of `documents` finds them; a footer that a formatter moved out of its item is assigned to it again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from memkit.documents import markup
from memkit.documents.tools.fences import indent
from memkit.documents.tools.footer import is_footer, trailing

HEADING, ITEM, OTHER = "heading", "item", "other"

_HEADING = re.compile(r" {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*")
_ITEM = re.compile(r"( {0,3})(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)")
_RULE = re.compile(r" {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*")
# the start of an HTML block, whose list items and headings belong to the owner
_TAG = re.compile(r"(?m)^([ \t>*+-]*)<(?=[A-Za-z/?!])(?!!--)")
_COMMENT = re.compile(r"[ \t]*<!--(.*?)-->[ \t]*", re.S)


@dataclass(frozen=True, slots=True)
class Block:
    """Lines `start` up to `end` of a document; a heading has its level and words."""

    kind: str
    start: int
    end: int
    level: int = 0
    words: str = ""


def scan(lines: list[str], inside: bool = False) -> list[Block]:
    """The blocks of a document, or of the `inside` of an item, in order; together they contain all lines."""
    found: list[Block] = []
    at = 0
    for block in _structure(lines, inside):
        if block.start < at:
            # a footer that belongs to the item above it
            continue
        found += [Block(OTHER, at, block.start)] if block.start > at else []
        found.append(block)
        at = block.end
    return [*found, *([Block(OTHER, at, len(lines))] if at < len(lines) else [])]


def _structure(lines: list[str], inside: bool) -> Iterator[Block]:
    """The headings and items, by the parser; an underlined heading is no heading of ours, since it has two lines."""
    for block in markup.parsed(_without_html("\n".join(lines)), 0, {}):
        heading = _HEADING.fullmatch(lines[block.start]) if block.kind == "heading" else None
        if heading is not None:
            yield Block(HEADING, block.start, block.start + 1, len(heading[1]), (heading[2] or "").strip())
        elif block.kind == "list":
            for item in block.children:
                yield _item(lines, item, inside)
        elif block.kind == "paragraph" and is_item(lines[block.start]):
            yield _item(lines, block, inside)


def _without_html(text: str) -> str:
    """The text without anything that hides structure except closed comments; every character keeps its position."""
    closed = text.rfind("-->") + 3 if "-->" in text else 0
    return _TAG.sub(r"\1x", text[:closed] + text[closed:].replace("<!--", "x!--"))


def _item(lines: list[str], item: markup.Block, inside: bool) -> Block:
    # a table ends an item, although markdown would let its lines go on with the item's last paragraph
    tables = (at for at in range(item.start + 1, item.end + 1) if lines[at].startswith("|"))
    end = next(tables, item.end + 1)
    while end > item.start + 1 and not lines[end - 1].strip():
        end -= 1
    # inside an item, less indented lines still belong to the item
    moved = 0 if inside else _moved_footer(lines, item.start, end)
    return Block(ITEM, item.start, moved or end)


def is_item(line: str) -> bool:
    """True for a line that opens a list item."""
    return _ITEM.match(line) is not None and _RULE.fullmatch(line) is None


def _moved_footer(lines: list[str], start: int, end: int) -> int:
    """The end of a footer below its item but outside of it; 0 if there is none."""
    at = next((at for at in range(end, len(lines)) if lines[at].strip()), len(lines))
    found = _COMMENT.match("\n".join(lines[at : at + 12]))
    if found is None or not is_footer(found[1]):
        return 0
    if any(map(is_footer, trailing("\n".join(lines[start:end]))[1])):
        return 0
    return at + found[0].count("\n") + 1


def inner(lines: list[str]) -> list[str]:
    """An item's own lines without its marker and indentation, line by line."""
    width = marker_width(lines[0])
    return [lines[0][width:], *(_dedented(line, width) for line in lines[1:])]


def marker_width(line: str) -> int:
    """The column of an item's words; more than four blanks after its marker belong to the words."""
    marker = _ITEM.match(line)
    if marker is None:
        return 0
    bare = len(marker[0].rstrip())
    return len(marker[0]) if len(marker[0]) <= bare + 4 else bare + 1


def _dedented(line: str, width: int) -> str:
    bare = line.lstrip(" \t")
    return " " * max(0, indent(line) - width) + bare
