"""Finds facts in list items by their old footer, and groups a document by its headings.

Under each heading it keeps, in order, the facts and every other line verbatim.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from memkit.documents.tools.blocks import (
    HEADING,
    ITEM,
    Block,
    footer_id,
    indent,
    inner,
    is_footer,
    marker_width,
    on_one_line,
    scan,
    trailing,
)

_BOX = re.compile(r"\[([ xX-])\](?:[ \t]+|$)")


@dataclass(frozen=True, slots=True)
class Found:
    """One old fact: its id, its text, its footer's content, its line, further comments, its checkbox and list marker; its
    parent fact, and its indentation relative to that or to the page. `within`: how many lines of the parent's text are above
    it, if others are below it."""

    id: str
    text: str
    footer: str
    line: int
    notes: tuple[str, ...] = ()
    box: str = ""
    bullet: str = "-"
    above: str = ""
    column: int = 0
    within: int = 0


Accept = Callable[[Found], bool]


def carve(lines: list[str], line: int, accept: Accept) -> tuple[list[Found], list[int]]:
    """The facts in one list item, its own first, and the indices of the lines that belong to none of them.

    A nested item with a footer is a fact of its own; otherwise it is part of the item above.
    """
    own = inner(lines)
    below: list[Found] = []
    left: list[int] = []
    lead = len(own)
    for block in scan(own, inside=True):
        if block.kind != ITEM:
            left += range(block.start, block.end)
            continue
        lead = min(lead, block.start)
        facts, kept = carve(own[block.start : block.end], line + block.start, accept)
        below += [_shifted(fact, marker_width(lines[0])) for fact in facts]
        left += [block.start + index for index in kept]
    found, head = _own_fact(own, left, lead, line)
    if found is None or not accept(found):
        return below, left
    column = indent(lines[0])
    later = [index for index in left if index >= lead]
    below = [
        fact
        if fact.above
        else replace(_shifted(fact, -column), above=found.id, within=_within(found, fact, head, later))
        for fact in below
    ]
    return [replace(found, bullet=lines[0].split(maxsplit=1)[0], column=column), *below], []


def _shifted(fact: Found, columns: int) -> Found:
    """A fact so many columns further right, unless its place is told from the fact above it."""
    return fact if fact.above else replace(fact, column=fact.column + columns)


def _own_fact(own: list[str], left: list[int], lead: int, line: int) -> tuple[Found | None, int]:
    """The fact an item itself is: its footer stands at its end, or at the end of what it says before its list. And how many
    lines of its text are above that list."""
    found = _read("\n".join(own[index] for index in left), line)
    if found is not None or lead == len(own):
        return found, lead
    found = _read("\n".join(own[:lead]), line)
    if found is None:
        return None, lead
    rest = "\n".join(own[index] for index in left if index >= lead)
    return replace(found, text=f"{found.text}\n{rest}".rstrip()), found.text.count("\n") + 1


def _within(found: Found, nested: Found, head: int, below: list[int]) -> int:
    """How many lines of a fact's text are above a fact nested in it; 0 if all are. `below`: its lines after `head`."""
    above = head + sum(index < nested.line - found.line for index in below)
    return above if above <= found.text.count("\n") else 0


def _read(text: str, line: int) -> Found | None:
    said, comments = trailing(text)
    footers = [index for index, comment in enumerate(comments) if is_footer(comment)]
    if not footers:
        return None
    notes = tuple(on_one_line(note) for index, note in enumerate(comments) if index != footers[-1] and note)
    box = _BOX.match(said)
    said = said[box.end() :] if box is not None else said
    clean = "\n".join(each.rstrip() for each in said.strip("\n").split("\n")).strip()
    footer = comments[footers[-1]]
    return Found(footer_id(footer), clean, on_one_line(footer), line, notes, box[1].lower() if box else "")


Taken = dict[int, tuple[int, Found]]


@dataclass(slots=True)
class Part:
    """A fact, or a run of lines between facts, with `gap` blank lines above it."""

    line: int
    gap: int
    fact: Found | None = None
    lines: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Group:
    """The content under one heading: the words of its section and sub-heading, the heading as written, its parts."""

    section: str
    heading: str
    line: int
    opens: str = ""
    gap: int = 0
    parts: list[Part] = field(default_factory=list)

    @property
    def facts(self) -> list[Found]:
        """Its facts, in order."""
        return [part.fact for part in self.parts if part.fact is not None]

    @property
    def prose(self) -> list[str]:
        """Its other lines, runs of them apart by a blank line."""
        found: list[str] = []
        for part in self.parts:
            if part.fact is None:
                found += [*([""] if found else []), *part.lines]
        return found

    @property
    def body(self) -> str:
        """The prose as one text."""
        return "\n".join(self.prose).rstrip()


@dataclass(frozen=True, slots=True)
class Page:
    """A document: the words of its first heading, and its groups in order; the first stands above all sections."""

    title: str
    groups: list[Group]


def walk(lines: list[str], accept: Accept, taken: Taken | None = None) -> Page:
    """Every line of a document in its group. `taken`: paragraphs that are facts, start → (end, fact).

    A fact without a paragraph of its own starts below the last line: whatever block ends the page, it is kept.
    """
    walker = _Walker(lines, accept, taken or {})
    for block in scan(lines):
        walker.read(block)
    walker.put_fact_below(len(lines))
    return Page(walker.title, walker.groups)


class _Walker:
    """Reads a document block by block; blank lines are counted for whatever comes below them."""

    def __init__(self, lines: list[str], accept: Accept, taken: Taken) -> None:
        self.lines, self.accept, self.taken = lines, accept, taken
        self.title = ""
        self.groups = [Group("", "", 1)]
        self.blank = 0

    def read(self, block: Block) -> None:
        """Puts one block where it belongs."""
        if block.kind == HEADING and block.level <= 3:
            self._open(block)
        elif block.kind == ITEM:
            self._put_item(block)
        else:
            self._put_lines(block)

    def put_fact_below(self, end: int) -> None:
        """Puts the fact that has no paragraph on the page."""
        if end in self.taken:
            self._put_taken(end)

    def _open(self, block: Block) -> None:
        last = self.groups[-1]
        if block.level == 1 and not self.title and not last.section:
            self.title = block.words
            group = Group("", "", block.start + 1)
            # a title above everything else belongs to the first group
            if not last.parts:
                self.groups.pop()
        elif block.level == 3 and last.section:
            group = Group(last.section, block.words, block.start + 1)
        else:
            group = Group(block.words, "", block.start + 1)
        group.opens, group.gap = self.lines[block.start].rstrip(), self._gap()
        self.groups.append(group)

    def _put_item(self, block: Block) -> None:
        facts, left = carve(self.lines[block.start : block.end], block.start + 1, self.accept)
        found: list[tuple[int, Found | None]] = [(fact.line, fact) for fact in facts]
        found += [(block.start + index + 1, None) for index in left]
        for number, fact in sorted(found, key=lambda pair: (pair[0], pair[1] is None)):
            if fact is not None:
                self.groups[-1].parts.append(Part(number, self._gap(), fact))
            else:
                self._put_line(number)

    def _put_lines(self, block: Block) -> None:
        at = block.start
        while at < block.end:
            if at in self.taken:
                at = self._put_taken(at)
            else:
                self._put_line(at + 1)
                at += 1

    def _put_taken(self, at: int) -> int:
        """Puts the fact that starts at this line; the line after its paragraph."""
        end, fact = self.taken[at]
        self.groups[-1].parts.append(Part(at + 1, self._gap(), fact))
        return end

    def _put_line(self, number: int) -> None:
        line, parts = self.lines[number - 1], self.groups[-1].parts
        if not line.strip():
            self.blank += 1
        elif parts and parts[-1].fact is None:
            parts[-1].lines += [*[""] * self._gap(), line]
        else:
            parts.append(Part(number, self._gap(), None, [line]))

    def _gap(self) -> int:
        blank, self.blank = self.blank, 0
        return blank
