"""Memory-bank folders: projectbrief, techContext, systemPatterns, activeContext, progress, decisionLog."""

from __future__ import annotations

import re

from memkit.documents.tools.claim import Claim, entries, sentence

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


def bank_claims(path: str, text: str) -> list[Claim]:
    """Its list items, by the page's purpose and the heading's words; what is done or only of the day stays."""
    page = _FOLDER.fullmatch(path)
    name = re.sub(r"[^a-z]", "", page[1].lower()) if page is not None else ""
    found = []
    for entry in entries(text):
        kind = next((kind for words, kind in _READ if words.search(entry.heading)), _KINDS.get(name, "fact"))
        said = sentence(entry.text)
        if kind and entry.box != "x" and len(said.split()) >= 3 and not said.endswith(":"):
            found.append(Claim(said, kind, path, entry.line))
    return found
