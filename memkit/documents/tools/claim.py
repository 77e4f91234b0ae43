"""A claim of another tool's memory, and the list items it is read from. Claims are candidates, never facts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from memkit.documents.tools.blocks import HEADING, ITEM, inner, scan
from memkit.documents.tools.fences import comment_end, fence_end
from memkit.ledger.write import unfit_event_text

_BOX = re.compile(r"\[([ xX])\][ \t]+")
_COMMENT = re.compile(r"<!--.*?-->", re.S)
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z`*\"(])")
_HEADER = re.compile(r"---\n(.*?)\n---(?:\n|\Z)", re.S)
_KEY = re.compile(r"\s*([A-Za-z_]+):[ \t]*(.*)")
MOST = 300


@dataclass(frozen=True, slots=True)
class Claim:
    """One sentence that somebody's notes state, the kind it would be, where it stands, and what they say besides."""

    text: str
    kind: str
    path: str
    line: int
    more: str = ""


@dataclass(frozen=True, slots=True)
class Left:
    """What was read and is no claim: its words, where it stands, and why it was left."""

    text: str
    path: str
    line: int
    why: str


Reading = list[Claim | Left]


@dataclass(frozen=True, slots=True)
class Entry:
    """A list item with the heading above it; `box` is its checkbox, empty without one."""

    text: str
    heading: str
    line: int
    box: str = ""


def entries(text: str) -> Iterator[Entry]:
    """Every list item of a page, those below others too, each with its own words only."""
    lines = text.split("\n")
    heading = ""
    for block in scan(lines):
        if block.kind == HEADING:
            heading = block.words
        elif block.kind == ITEM:
            yield from _item(lines[block.start : block.end], heading, block.start + 1)


def paragraphs(text: str) -> Iterator[Entry]:
    """Every run of plain lines between headings, list items, fences and tables, with the heading above it."""
    lines = text.split("\n")
    heading, first = "", front(text)[1]
    for block in scan(lines):
        if block.kind == HEADING:
            heading = block.words
        elif block.kind != ITEM and block.end > first:
            yield from _runs(lines, max(block.start, first), block.end, heading)


def _runs(lines: list[str], start: int, end: int, heading: str) -> Iterator[Entry]:
    said = dict(enumerate(lines[start:end], start))
    at = start
    while at < end:
        close = fence_end(lines, at) or comment_end(lines, at)
        if close or not said[at].strip() or said[at].lstrip().startswith(("|", "---", "***", "___")):
            at = close or at + 1
            continue
        stop = at
        while stop < end and said[stop].strip() and not fence_end(lines, stop):
            stop += 1
        yield Entry("\n".join(lines[at:stop]), heading, at + 1)
        at = stop


def left_prose(path: str, text: str) -> list[Left]:
    """The paragraphs of a page, as what is left of it: nobody can say which of their sentences is the claim."""
    return [Left(_short(entry.text), path, entry.line, "prose, no list item") for entry in paragraphs(text)]


def left_entry(path: str, entry: Entry, why: str) -> Left:
    """A list item that is no claim."""
    return Left(_short(entry.text), path, entry.line, why)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 100 else line[:99] + "…"


def _item(lines: list[str], heading: str, line: int) -> Iterator[Entry]:
    own = inner(lines)
    blocks = [block for block in scan(own, inside=True) if block.kind == ITEM]
    lead = own[: blocks[0].start] if blocks else own
    said = "\n".join(_without_fences(lead)).strip()
    box = _BOX.match(said)
    yield Entry(said[box.end() :] if box else said, heading, line, box[1].lower() if box else "")
    for block in blocks:
        yield from _item(own[block.start : block.end], heading, line + block.start)


def _without_fences(lines: list[str]) -> Iterator[str]:
    at = 0
    while at < len(lines):
        end = fence_end(lines, at) or comment_end(lines, at)
        if not end:
            yield lines[at]
        at = end or at + 1


def sentence(text: str) -> str:
    """A text as one claim: on one line, without comments, cut at the end of a sentence; empty when nothing fits."""
    line = " ".join(_COMMENT.sub(" ", text).split())
    if len(line) > MOST:
        kept = ""
        for part in _SENTENCE.split(line):
            if kept and len(kept) + len(part) >= MOST:
                break
            kept = f"{kept} {part}".strip()
        line = kept
    return line if len(line) <= 4 * MOST and unfit_event_text(line) is None else ""


def front(text: str) -> tuple[dict[str, str], int]:
    """The plain keys of a page's header, nested ones too, and the number of its lines."""
    header = _HEADER.match(text)
    if header is None:
        return {}, 0
    pairs = (_KEY.fullmatch(line) for line in header[1].split("\n"))
    found = {pair[1].lower(): pair[2].strip().strip("\"'") for pair in pairs if pair is not None}
    return found, header[0].count("\n")
