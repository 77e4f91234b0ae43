"""Memory-bank folders: projectbrief, techContext, systemPatterns, activeContext, progress, decisionLog."""

from __future__ import annotations

import re

from memkit.documents.tools.claim import Reading, claimed, left_entry, left_prose
from memkit.documents.tools.entries import Entry, read_notes

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
# pages of a day, and what was put away: only what they decided or learned outlasts it
_DIARY = re.compile(
    r"(?:.*/)?(?:journals?|logs?|diary|sessions?|history|archived?|completed|chats?)/.*|.*\d{4}[-_]\d{2}[-_]\d{2}[^/]*",
    re.I,
)
_HEADINGS: tuple[tuple[str, str], ...] = (
    (r"decisions?", "decision"),
    (r"preferences?", "preference"),
    (
        r"next steps?|to.?do|left to build|remaining|pending|open (?:questions?|issues?)|known issues|blockers?|in progress",
        "thread",
    ),
    (r"patterns?|conventions?|learnings?|insights?|constraints?", "convention"),
)
_READ = tuple((re.compile(rf"\b(?:{words})\b", re.I), kind) for words, kind in _HEADINGS)


def is_bank(path: str) -> bool:
    """True for a page of a memory bank."""
    return _FOLDER.fullmatch(path) is not None


def bank_claims(path: str, text: str) -> Reading:
    """Its list items, by the page's purpose and the heading's words; what is done or only of the day is left."""
    page = _FOLDER.fullmatch(path)
    name = re.sub(r"[^a-z]", "", page[1].lower()) if page is not None else ""
    is_diary = _DIARY.fullmatch(path) is not None
    usual = "" if is_diary else _KINDS.get(name, "fact")
    notes = read_notes(text)
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


def _why_left(entry: Entry, kind: str) -> str:
    if entry.box == "x":
        return "done"
    if entry.text.rstrip().endswith(":"):
        return "it only opens a list"
    return "" if kind else "of the day, or done already"
