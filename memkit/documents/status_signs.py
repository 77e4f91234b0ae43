"""Smaller signs of a status, for a document without a field or section for it: flags, dated keys, boxes, a lone word."""

from __future__ import annotations

import re

from memkit.documents.fields import head
from memkit.documents.page import Page, head_notes
from memkit.documents.vocabulary import normalise

Stated = tuple[str, str]
# header fields that may hold a status in place of "status", and flags named after one
_KINDS = ("type", "maturity", "phase", "lifecycle", "category")
_WHOLE = frozenset(
    "draft final accepted approved proposed rejected withdrawn deprecated obsolete superseded".split()
)
_FLAGS = ("superseded", "deprecated", "obsolete", "withdrawn", "rejected", "draft")
BOX = re.compile(r"^\[([ xX])\]\s+")
_TICKS = ("[x]",)
_DATED = tuple("withdrawn rejected implemented landed accepted date-accepted accepted-on approved".split())
_DONE_IN = re.compile(r"(?:implemented|accepted|approved|shipped|released) (?:in|on|by|as of)\b", re.I)
_DONE = ("implemented", "accepted", "approved", "shipped", "released")


def dated_word(page: Page) -> Stated | None:
    """A status given by the key of a date, as in "accepted: 2020-01-02"."""
    for key in _DATED:
        field = page.first((key,))
        if field and re.search(r"\d{4}|\d\.\d", field.value.text):
            return normalise(key.replace("date-", "").replace("-on", "")), f"{key}: {field.value.text}"
    return None


def done(page: Page) -> Stated | None:
    """A paragraph at the head that only says that it was done, such as "Implemented in release 1.2"."""
    notes = [inline.text for inline, _ in head_notes(page, _DONE)]
    told = next((note for note in notes if len(note.split()) < 9 and _DONE_IN.match(note)), "")
    return (normalise(told.split()[0]), told) if told else None


def box(page: Page) -> Stated | None:
    """A ticked box at the head that names a status, as in "- [x] Approved in principle"."""
    for section in page.outline.sections[:2]:
        for item in (
            i for b in section.blocks[:6] if b.kind == "list" and section.holds(_TICKS) for i in b.children
        ):
            line = page.outline.text(item.children[0]) if item.children else ""
            if BOX.match(line) and line[1] != " " and (word := normalise(BOX.sub("", line))):
                return word, line
    return None


def flag(page: Page) -> Stated | None:
    """A header flag named after a status, as in "deprecated: true"."""
    flags = (
        key for key in _FLAGS if (f := page.first((key,))) and f.value.text.strip().lower() in ("true", "yes")
    )
    return next(((normalise(key), f"{key}: true") for key in flags), None)


def lone_word(page: Page) -> Stated | None:
    """A status alone in the first paragraph below the title, as in "DRAFT"."""
    first = next((b for section in head(page.outline)[:2] for b in section.blocks[:1]), None)
    text = page.outline.text(first).strip(" *_.[]()") if first and first.kind == "paragraph" else ""
    return (normalise(text), text) if text.lower() in _WHOLE else None


def kind(page: Page) -> Stated:
    """A status given as the type of the document, as in "type: working-draft"; only a whole status counts."""
    field = page.first(_KINDS)
    words = field.value.text.lower().replace("-", " ").split() if field else []
    is_status = words[-1:] and words[-1] in _WHOLE and words[:-1] in ([], ["working"])
    return (normalise(words[-1]), field.value.text) if field and is_status else ("", "")
