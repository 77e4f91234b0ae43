"""Memory banks: pages of a project's brief, context and progress, and its log of decisions."""

from __future__ import annotations

import re
from collections.abc import Container

from memkit.documents.families import decision_log
from memkit.documents.fields import from_outline
from memkit.documents.frontmatter import split
from memkit.documents.model import Item
from memkit.documents.outline import parse
from memkit.documents.page import Page
from memkit.documents.tools.blocks import is_item
from memkit.documents.tools.claim import (
    Claim,
    Entry,
    Left,
    Notes,
    Reading,
    claimed,
    left_entry,
    left_prose,
    read_notes,
    short,
)
from memkit.documents.vocabulary import gone

_FOLDER = re.compile(r"(?:.*/)?\.?(?:[a-z]+-)?memory[-_]?bank/(?:.*/)?([^/]+)\.md", re.I)
_KINDS = {
    "projectbrief": "fact",
    "productcontext": "fact",
    "techcontext": "stack",
    "systempatterns": "convention",
    "decisionlog": "decision",
    "activecontext": "",
    "progress": "",
}
# the names of a bank's pages as its rules spell them
BANK = (
    "projectbrief",
    "productContext",
    "activeContext",
    "systemPatterns",
    "techContext",
    "progress",
    "decisionLog",
)
# pages of a day, and what was put away: only what they decided or learned outlasts it
_DIARY = re.compile(
    r"(?:.*/)?(?:journals?|logs?|diary|sessions?|history|archived?|completed|chats?)/.*|.*\d{4}[-_]\d{2}[-_]\d{2}[^/]*",
    re.I,
)
_HEADINGS: tuple[tuple[str, str], ...] = (
    (r"decisions?", "decision"),
    (r"preferences?", "preference"),
    (
        r"next steps?|to.?do|left(?: to (?:build|do))?\W*$|remaining|pending|outstanding|backlog|upcoming|planned|"
        r"unfinished|open (?:questions?|issues?)|known issues|blockers?|in progress",
        "thread",
    ),
    (r"patterns?|conventions?|learnings?|insights?|constraints?", "convention"),
)
_READ = tuple((re.compile(rf"\b(?:{words})(?!\w)", re.I), kind) for words, kind in _HEADINGS)
# "[2025-01-03 10:00:00] - Switched to gRPC": a decision and its moment
_STAMP = re.compile(
    r"[ \t]*(?:[-*+][ \t]+)?\[\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?[^\]]{0,6}\][ \t]*[-–—:]?[ \t]*(?=\S)"
)


# so many pages of a bank beside each other are one, whatever their folder is called
_PAGES = 3


def is_bank(path: str, others: Container[str] = ()) -> bool:
    """True for a page of a memory bank, by its folder or by the pages beside it."""
    return _FOLDER.fullmatch(path) is not None or _bank_page(path, others) != ""


def _bank_page(path: str, others: Container[str]) -> str:
    """The name of a bank's page, if enough of its kin are beside it."""
    folder, slash, name = path.rpartition("/")
    pages = [page for page in BANK if f"{folder}{slash}{page}.md" in others]
    return name.removesuffix(".md") if len(pages) >= _PAGES and name.removesuffix(".md") in BANK else ""


def bank_claims(path: str, text: str) -> Reading:
    """Its list items, by the page's purpose and the heading's words; what is done or only of the day is left."""
    name = re.sub(r"[^a-z]", "", path.rpartition("/")[2].removesuffix(".md").lower())
    is_diary = _DIARY.fullmatch(path) is not None
    usual = "" if is_diary else _KINDS.get(name, "fact")
    if usual == "decision":
        return _log_claims(path, text)
    return _entry_claims(path, read_notes(text), usual, is_diary)


def _entry_claims(path: str, notes: Notes, usual: str, is_diary: bool = False) -> Reading:
    found: Reading = []
    for entry in notes.items:
        kind = next((kind for words, kind in _READ if words.search(entry.heading)), usual)
        kind = "" if kind == "thread" and is_diary else kind
        why = _why_left(entry, kind)
        found.append(
            left_entry(path, entry, why)
            if why
            else claimed(entry.said_under(entry.heading), kind, path, entry.line)
        )
    return [*found, *left_prose(path, notes)]


def _log_claims(path: str, text: str) -> Reading:
    """The decisions of a log: lines with a stamp, headings as `harvest` reads them, and list items outside of those."""
    stamped, rest = _take_stamped(split(text)[1].split("\n"))
    outline = parse("\n".join(rest))
    log = decision_log.items(Page(path, outline, from_outline(outline)))
    found: Reading = [claimed(said, "decision", path, line) for line, said in stamped]
    found += [_logged_claim(path, item, rest) for item in log]
    covered = {line for item in log for line in range(item.lines[0], item.lines[1] + 1)}
    notes = read_notes("\n".join(rest))
    outside = Notes(notes.header, tuple(entry for entry in notes.entries if entry.line not in covered))
    return sorted([*found, *_entry_claims(path, outside, "decision")], key=lambda each: each.line)


def _logged_claim(path: str, item: Item, lines: list[str]) -> Claim | Left:
    """An entry of a log; what it says besides its decision goes along as the record."""
    if gone(item.status):
        return Left(short(item.text), path, item.lines[0], f"a decision that is {item.status}")
    record = "\n".join(lines[item.lines[0] - 1 : item.lines[1]]).strip()
    return claimed(item.text, "decision", path, item.lines[0], record if record != item.text else "")


def _take_stamped(lines: list[str]) -> tuple[list[tuple[int, str]], list[str]]:
    """(line, words) of every entry that begins with a stamp, and the lines with those entries blanked."""
    found: list[tuple[int, list[str]]] = []
    rest = [*lines]
    is_open = False
    for at, line in enumerate(lines):
        stamp = _STAMP.match(line)
        if stamp is not None:
            found.append((at + 1, [line[stamp.end() :]]))
        elif is_open and line.strip() and not is_item(line) and not line.startswith("#"):
            found[-1][1].append(line.strip())
        else:
            is_open = False
            continue
        is_open, rest[at] = True, ""
    return [(line, " ".join(said)) for line, said in found], rest


def _why_left(entry: Entry, kind: str) -> str:
    if entry.box == "x":
        return "done"
    if entry.text.rstrip().endswith(":"):
        return "it only opens a list"
    return "" if kind else "of the day, or done already"
