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
    """One sentence that somebody's notes state, the kind it would be, and where it stands."""

    text: str
    kind: str
    path: str
    line: int


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
