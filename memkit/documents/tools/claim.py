"""A claim from another tool's memory, and text that is left out, with the reason. Claims become candidates."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memkit.documents.tools.entries import Entry, Notes
from memkit.ledger.write import unfit_event_text

_COMMENT = re.compile(r"<!--.*?-->", re.S)
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z`*\"(])")
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
MOST = 300
# why text outside of list items is left out
_OTHERS = {"paragraph": "prose, no list item", "code": "code", "table": "a table", "quote": "a quotation"}


@dataclass(frozen=True, slots=True)
class Claim:
    """One sentence of somebody's notes, its kind, its place, and further text about it."""

    text: str
    kind: str
    path: str
    line: int
    more: str = ""


@dataclass(frozen=True, slots=True)
class Left:
    """Text that is not a claim: its words, its place, and why it was left out."""

    text: str
    path: str
    line: int
    why: str


Reading = list[Claim | Left]


def claimed(text: str, kind: str, path: str, line: int, more: str = "") -> Claim | Left:
    """A text as a claim; a text too long for a sentence goes completely into `more`."""
    said = sentence(text)
    if not said:
        return Left(short(text), path, line, "too long for a claim" if text.strip() else "no words")
    rest = [text.strip()] if said != _on_one_line(text) else []
    return Claim(said, kind, path, line, "\n\n".join([*rest, *([more] if more else [])]))


def left_prose(path: str, notes: Notes) -> list[Left]:
    """The text of a page outside of list items, as left out: it is unclear which of its sentences is a claim."""
    return [Left(short(entry.text), path, entry.line, _OTHERS[entry.kind]) for entry in notes.others]


def left_entry(path: str, entry: Entry, why: str) -> Left:
    """A list item that is no claim."""
    return Left(short(entry.text), path, entry.line, why)


def short(text: str) -> str:
    """A text on one line, cut for a list."""
    line = " ".join(text.split())
    return line if len(line) <= 100 else line[:99] + "…"


def spoken(name: str) -> str:
    """The name of a relation as words: `stores_data_in`, `isCalledBy`."""
    return " ".join(_HUMP.sub(" ", name.replace("_", " ")).split()).lower()


def sentence(text: str) -> str:
    """A text as one claim: on one line, without comments, cut at the end of a sentence; empty when nothing fits."""
    line = _on_one_line(text)
    if len(line) > MOST:
        kept = ""
        for part in _SENTENCE.split(line):
            if kept and len(kept) + len(part) >= MOST:
                break
            kept = f"{kept} {part}".strip()
        line = kept
    return line if len(line) <= 4 * MOST and unfit_event_text(line) is None else ""


def _on_one_line(text: str) -> str:
    return " ".join(_COMMENT.sub(" ", text).split())
