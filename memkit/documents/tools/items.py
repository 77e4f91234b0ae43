"""Finds facts in list items: lines with an old footer are facts, other lines stay prose."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from memkit.documents.tools.blocks import ITEM, inner, marker_width, scan
from memkit.documents.tools.fences import indent
from memkit.documents.tools.footer import footer_id, is_footer, on_one_line, trailing

_BOX = re.compile(r"\[([ xX])\](?:[ \t]+|$)")


@dataclass(frozen=True, slots=True)
class Found:
    """One old fact: its id, its text, its footer's content, its line, further comments, its checkbox and list marker; its
    parent fact, and its indentation relative to that or to the page."""

    id: str
    text: str
    footer: str
    line: int
    notes: tuple[str, ...] = ()
    box: str = ""
    bullet: str = "-"
    above: str = ""
    column: int = 0


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
    found = _own_fact(own, left, lead, line)
    if found is None or not accept(found):
        return below, left
    column = indent(lines[0])
    below = [fact if fact.above else replace(_shifted(fact, -column), above=found.id) for fact in below]
    return [replace(found, bullet=lines[0].split(maxsplit=1)[0], column=column), *below], []


def _shifted(fact: Found, columns: int) -> Found:
    """A fact so many columns further right, unless its place is told from the fact above it."""
    return fact if fact.above else replace(fact, column=fact.column + columns)


def _own_fact(own: list[str], left: list[int], lead: int, line: int) -> Found | None:
    """The fact an item itself is: its footer stands at its end, or at the end of what it says before its list."""
    found = _read("\n".join(own[index] for index in left), line)
    if found is None and lead < len(own):
        found = _read("\n".join(own[:lead]), line)
        if found is not None:
            rest = "\n".join(own[index] for index in left if index >= lead)
            found = replace(found, text=f"{found.text}\n{rest}".rstrip())
    return found


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
