"""Splits plain markdown into blocks by lines alone: paragraphs, lists, quotes, fences and comments, as the parser would.

A text with any other form, or with ambiguous lines, is left to the parser.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from memkit.documents.markup import Block, html_blocks, paragraph

# a heading, a tag, an empty item, a table's rule, a tab: these need the parser
_DOUBTFUL = re.compile(
    r"#{1,6}(?: |$)|"
    r"<(?!!--)(?![A-Za-z][\w+.-]*[:@])[A-Za-z/!?]|(?:[-+*]|\d{1,9}[.)]) *$|[:|][ :|-]*$|-[ :-]*\||[^\w\n]*\t|\0"
)
_RULE = re.compile(r"([-*_])(?: *\1){2,} *$")
_UNDERLINE = re.compile(r"(?:=+|-+)[ \t]*$")
_FENCE = re.compile(r"(`{3,}|~{3,})([^\n]*)$")
_MARKER = re.compile(r"([-*+]|\d{1,9}[.)])( +)(?=\S)")
# link references, which the scan of the whole document has found already
_DEFINITIONS = re.compile(
    r"(?:\[(?= *[^\[\]\\\n ])[^\[\]\\\n]+\]: (?!\w*script:|file:|data:)[^\s<>\"'()\\]+(?:\n|$))+$", re.I
)
_DEPTH = 6


class _Unsure(Exception):
    """The blocks cannot be determined by lines alone."""


@lru_cache(64)
def _closing(mark: str) -> re.Pattern[str]:
    """What ends a fence that opens with this mark."""
    return re.compile(rf"{mark[0]}{{{len(mark)},}}[ \t]*$")


def scan(text: str, first: int) -> tuple[Block, ...] | None:
    """The blocks of a text that begins on this line of the document; None if it needs the parser."""
    lines = text.split("\n")
    if not lines[-1]:
        lines.pop()
    try:
        return tuple(_Scan(lines, first).blocks(0, 0))
    except _Unsure:
        return None


class _Scan:
    """One pass over the lines of a text; lives only inside `scan`."""

    def __init__(self, lines: list[str], first: int) -> None:
        self.lines = lines
        self.first = first
        self.indents = [len(line) - len(line.lstrip(" ")) for line in lines]
        self.at = 0
        # the indentation of the block that contains the current list
        self.outer = -1

    def blocks(self, base: int, depth: int) -> Iterator[Block]:
        """The blocks at this indentation or deeper, from the current line on."""
        if depth > _DEPTH:
            raise _Unsure
        while self._skip_blank() and self.indents[self.at] >= base:
            start, shift = self.at, self.indents[self.at]
            line = self.lines[start][shift:]
            if shift - base > 3 or (not line[0].isalpha() and _DOUBTFUL.match(line)):
                raise _Unsure
            if _RULE.match(line):
                self.at += 1
            elif line.startswith(("```", "~~~")):
                yield self._fence(line, base)
            elif line.startswith("<!--"):
                yield from self._comment(base)
            elif line.startswith(">"):
                yield self._quote(base, depth)
            elif marker := _MARKER.match(line):
                yield self._list(marker[1], base, depth)
            else:
                yield from self._paragraph(base, is_outer=depth == 0)

    def _skip_blank(self) -> bool:
        """Moves to the next line that is not blank; False at the end."""
        while self.at < len(self.lines) and self.indents[self.at] == len(self.lines[self.at]):
            self.at += 1
        return self.at < len(self.lines)

    def _list(self, mark: str, base: int, depth: int) -> Block:
        start, items, outer = self.at, list[Block](), self.outer
        if mark[0].isdigit() and int(mark[:-1]) != 1:
            raise _Unsure
        self.outer = base
        while self.at < len(self.lines) and 0 <= (shift := self.indents[self.at]) - base < 4:
            line = self.lines[self.at][shift:]
            marker = _MARKER.match(line)
            if marker is None or marker[1][-1] != mark[-1] or _RULE.match(line):
                break
            items.append(self._item(marker, shift, depth))
        self.outer = outer
        return Block("list", self.first + start, self.first + self.at - 1, children=tuple(items))

    def _item(self, marker: re.Match[str], shift: int, depth: int) -> Block:
        if len(marker[2]) > 4:
            raise _Unsure
        start, inner = self.at, shift + marker.end()
        # the text after the marker is the first line of the item's own blocks
        self.lines[start] = " " * inner + self.lines[start][inner:]
        self.indents[start] = inner
        children = tuple(self.blocks(inner, depth + 1))
        return Block("item", self.first + start, self.first + self.at - 1, children=children)

    def _quote(self, base: int, depth: int) -> Block:
        start, inner = self.at, list[str]()
        while self.at < len(self.lines) and 0 <= (shift := self.indents[self.at]) - base < 4:
            line = self.lines[self.at]
            if not line.startswith(">", shift):
                break
            inner.append(line[shift + 1 :].removeprefix(" "))
            self.at += 1
        is_followed = self.at < len(self.lines) and self.indents[self.at] < len(self.lines[self.at])
        if is_followed or not inner[-1].strip():
            # a line without the sign may still belong to the quote
            raise _Unsure
        children = tuple(_Scan(inner, self.first + start).blocks(0, depth + 1))
        return Block("quote", self.first + start, self.first + self.at - 1, children=children)

    def _fence(self, line: str, base: int) -> Block:
        opening = _FENCE.match(line)
        if opening is None or "`" in opening[2]:
            raise _Unsure
        start, mark = self.at, opening[1]
        close = _closing(mark)
        for at in range(start + 1, len(self.lines)):
            shift = self.indents[at]
            if shift < base and shift < len(self.lines[at]):
                break
            if shift - base < 4 and close.match(self.lines[at], shift):
                self.at = at + 1
                return Block("code", self.first + start, self.first + at)
        raise _Unsure

    def _comment(self, base: int) -> Iterator[Block]:
        start = self.at
        end = next((i for i in range(start, len(self.lines)) if "-->" in self.lines[i]), None)
        if end is None or base:
            raise _Unsure
        self.at = end + 1
        return html_blocks("\n".join(self.lines[start : self.at]), self.first + start, self.first + end)

    def _paragraph(self, base: int, *, is_outer: bool) -> Iterator[Block]:
        start = self.at
        self.at += 1
        while self.at < len(self.lines) and not self._ends(self.lines[self.at], self.indents[self.at], base):
            self.at += 1
        raw = "\n".join(line[min(base, shift) :] for line, shift in self._between(start)).strip()
        if raw.startswith("[") and "]:" in raw:
            if _DEFINITIONS.match(raw):
                return
            raise _Unsure
        yield paragraph(raw, self.first + start, self.first + self.at - 1, is_outer=is_outer)

    def _between(self, start: int) -> Iterator[tuple[str, int]]:
        return zip(self.lines[start : self.at], self.indents[start : self.at], strict=True)

    def _ends(self, line: str, shift: int, base: int) -> bool:
        """Whether a paragraph ends before this line."""
        if shift == len(line):
            return True
        bare = line[shift:]
        if bare[0].isalpha():
            if shift < base:
                # a lazy line still belongs to the paragraph
                raise _Unsure
            return False
        if shift - base > 3:
            return False
        if _UNDERLINE.match(bare) or _DOUBTFUL.match(bare):
            raise _Unsure
        return self._interrupts(bare, shift, base)

    def _interrupts(self, bare: str, shift: int, base: int) -> bool:
        marker = _MARKER.match(bare)
        inside = shift >= base
        if marker and inside and marker[1][0].isdigit() and int(marker[1][:-1]) != 1:
            return False
        # a deeply indented marker outside of its item may be a line of the paragraph
        deep = marker and not inside and shift - self.outer > 3
        ends = bool(marker) or bare.startswith(("```", "~~~", "<!--", ">")) or bool(_RULE.match(bare))
        if deep or not (ends or inside):
            raise _Unsure
        return ends
