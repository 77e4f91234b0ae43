"""Markdown by lines: headings, list items and the rest. Structure only; what it means is for others to say."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memkit.documents.tools.fences import comment_end, fence_end, indent
from memkit.documents.tools.footer import is_footer, trailing

HEADING, ITEM, OTHER = "heading", "item", "other"

_HEADING = re.compile(r" {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*")
_ITEM = re.compile(r"( {0,3})(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)")
_RULE = re.compile(r" {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*")
_COMMENT = re.compile(r"<!--(.*?)-->[ \t]*", re.S)


@dataclass(frozen=True, slots=True)
class Block:
    """Lines `start` up to `end` of a document; a heading has its level and words."""

    kind: str
    start: int
    end: int
    level: int = 0
    words: str = ""


def scan(lines: list[str], inside: bool = False) -> list[Block]:
    """The blocks of a document, or of what stands `inside` an item, in order; together they are all its lines."""
    found: list[Block] = []
    at = 0
    while at < len(lines):
        block = _block(lines, at, inside)
        if block.kind == OTHER and found and found[-1].kind == OTHER:
            found[-1] = Block(OTHER, found[-1].start, block.end)
        else:
            found.append(block)
        at = block.end
    return found


def _block(lines: list[str], at: int, inside: bool) -> Block:
    heading = _HEADING.fullmatch(lines[at])
    if heading is not None:
        return Block(HEADING, at, at + 1, len(heading[1]), (heading[2] or "").strip())
    if is_item(lines[at]):
        return Block(ITEM, at, _item_end(lines, at, inside))
    return Block(OTHER, at, _next(lines, at))


def is_item(line: str) -> bool:
    """True for a line that opens a list item."""
    return _ITEM.match(line) is not None and _RULE.fullmatch(line) is None


def _item_end(lines: list[str], start: int, inside: bool) -> int:
    """Where an item ends: at the first line that neither is indented below it nor lazily goes on."""
    least = indent(lines[start]) + 2
    at = end = _next(lines, start, least)
    blank = False
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            blank, at = True, at + 1
            continue
        if indent(line) < least:
            # inside an item, what stands further left is the item's own
            moved = 0 if inside else _moved_footer(lines, start, end, at)
            if moved:
                return moved
            if blank or _starts_block(line):
                break
        at = end = _next(lines, at, least)
        blank = False
    return end


def _moved_footer(lines: list[str], start: int, end: int, at: int) -> int:
    """The end of a footer that a formatter moved out of the item it belongs to; 0 when there is none."""
    found = _COMMENT.match("\n".join(lines[at : at + 12])) if lines[at].startswith("<!--") else None
    if found is None or not is_footer(found[1]):
        return 0
    if any(map(is_footer, trailing("\n".join(lines[start:end]))[1])):
        return 0
    return at + found[0].count("\n") + 1


def _starts_block(line: str) -> bool:
    bare = line.lstrip()
    return (
        bare.startswith((">", "<!--", "|", "```", "~~~"))
        or _HEADING.fullmatch(line) is not None
        or _RULE.fullmatch(line) is not None
        or is_item(line)
    )


def _next(lines: list[str], at: int, least: int = 0) -> int:
    """The line after this one, or after the fence or comment it opens."""
    return fence_end(lines, at, least) or comment_end(lines, at) or at + 1


def inner(lines: list[str]) -> list[str]:
    """An item's own lines: without its marker, its indentation taken away, one for one."""
    width = marker_width(lines[0])
    return [lines[0][width:], *(_dedented(line, width) for line in lines[1:])]


def marker_width(line: str) -> int:
    """The columns up to the words of an item; more than four blanks behind its sign are part of them."""
    marker = _ITEM.match(line)
    if marker is None:
        return 0
    bare = len(marker[0].rstrip())
    return len(marker[0]) if len(marker[0]) <= bare + 4 else bare + 1


def _dedented(line: str, width: int) -> str:
    bare = line.lstrip(" \t")
    return " " * max(0, indent(line) - width) + bare
