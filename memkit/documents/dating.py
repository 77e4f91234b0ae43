"""The date of a document and its source: a field, a status line, a change log, its file name.

It does not use the history of the file, and gives only the year of an ambiguous date.
"""

from __future__ import annotations

import re

from memkit.documents import dates
from memkit.documents.fields import head
from memkit.documents.inline import Inline
from memkit.documents.lifecycle import section_lines, status_section
from memkit.documents.markup import walk
from memkit.documents.outline import Section
from memkit.documents.page import Page
from memkit.documents.sentences import words

Dated = tuple[str, str]
_KEYS = (
    "date", "decision-date", "date-decided", "decided-on", "decided", "start-date", "created", "creation-date",
    "created-on", "date-created", "created-date",
    "date-started", "started", "assigned", "date-accepted", "date-approved", "date-proposed", "date-raised", "proposed",
    "accepted", "accepted-on", "approved-on", "approved", "since", "dates", "data", "revdate",
)  # fmt: skip
# the date of the last change says least about the decision, so any other date outranks it
_TOUCHED = (
    "last-updated", "last-update", "last-updated-on", "last-modified", "last-revised", "date-last-revised", "updated",
    "updated-on", "date-updated", "modified", "revised", "last-reviewed", "last-review",
)  # fmt: skip
_LOGS = (
    "changelog", "change log", "change history", "revision history", "document history", "history", "revisions",
    "changes", "version history", "updates", "document changelog",
)  # fmt: skip
_FIRST = re.compile(r"\b(?:initial|first|created|creation|start(?:ed)?|opened|draft(?:ed)?)\b", re.I)


def date(page: Page) -> Dated:
    """The document's date in ISO form, and the name of its source; both empty if it has none."""
    ways = (by_field, _by_section, _by_status, by_log, _by_name, _by_touch, _by_line, _by_year)
    return next((found for way in ways if (found := way(page))), ("", ""))


def by_field(page: Page, keys: tuple[str, ...] = _KEYS) -> Dated | None:
    """The date of the first field among the keys that has one."""
    order = _order(page, *(field.value.text for field in page.fields))
    for key in keys:
        field = page.first((key,))
        if field is None:
            continue
        text = field.value.text.strip()
        if found := dates.find(text, order) or (text if re.fullmatch(r"(?:19|20)\d{2}", text) else ""):
            return found, f"{key} ({field.source})"
    return _by_other_field(page, order) if keys is _KEYS else None


def _by_other_field(page: Page, order: bool | None) -> Dated | None:
    """A date under a longer key, such as "Date of the decision"."""
    for field in page.fields:
        named = field.key.split("-")[0] in ("date", "data", "datum", "fecha") and field.key not in _TOUCHED
        if named and (found := dates.find(field.value.text, order)):
            return found, f"{field.key} ({field.source})"
    return None


def _by_touch(page: Page) -> Dated | None:
    return by_field(page, _TOUCHED)


def by_log(page: Page) -> Dated | None:
    """The date of the change-log entry that created the document: named as the first, or the oldest by position."""
    section = page.section(*_LOGS)
    entries = _entries(page, section) if section else []
    if not entries:
        return None
    order = _order(page, *(text for text, _ in entries))
    dated = [(text, found) for text, _ in entries if (found := dates.find(text[:60], order))]
    if not dated:
        return None
    named = next((found for text, found in dated if _FIRST.search(text)), "")
    falling = dated[0][1] > dated[-1][1]
    return named or (dated[-1][1] if falling else dated[0][1]), "first change log entry"


def _entries(page: Page, section: Section) -> list[tuple[str, int]]:
    """The lines of a change log; a heading that is a date includes the text below it."""
    lines: list[tuple[str, int]] = []
    for part in page.outline.subtree(section):
        inner = [(inline.text, number) for inline, number in section_lines(page, part)]
        rows = [b for b in walk(part.blocks) if b.kind == "row"]
        inner += [(" ".join(page.outline.text(c) for c in row.children), row.start) for row in rows]
        if part is not section and dates.find(part.title):
            inner = [(f"{part.title}: {' '.join(text for text, _ in inner)}", part.start)]
        lines += inner
    return lines


def _by_section(page: Page) -> Dated | None:
    section = page.section("date", "dates", "decision date", "data")
    if section is None:
        return None
    lines = [inline.text for inline, _ in section_lines(page, section)]
    order = _order(page, *lines)
    found = next((found for line in lines if (found := dates.find(line, order))), "")
    return (found, "date section") if found else None


def _by_status(page: Page) -> Dated | None:
    field = page.first(("status", "state"))
    texts = [_unlinked(field.value)] if field else []
    if section := status_section(page):
        texts += [_unlinked(inline) for inline, _ in section_lines(page, section)]
    order = _order(page, *texts)
    found = next((f for text in texts if (f := dates.find(text, order))), "")
    return (found, "status") if found else None


def _unlinked(inline: Inline) -> str:
    """The words without links: a date in another document's name is not this document's."""
    text = inline.text
    for ref in reversed(inline.links):
        text = text[: ref.start] + text[ref.end :]
    return text


def _by_name(page: Page) -> Dated | None:
    """A day in the name of the file or its folder, or folders for year, month and perhaps day."""
    for name, place in ((page.name, "file name"), (f"{page.folders[-1]}-", "folder name")):
        match = re.match(r"(?:[a-z]{2,4}[-_])?((?:19|20)\d{2}[-_.]?\d{2}[-_.]?\d{2})(?=[-_. ])", name)
        if match and (found := dates.find(match[1].replace("_", "-"))):
            return found, place
    if month := re.match(r"((?:19|20)\d{2})(0[1-9]|1[0-2])(?=[-_][a-z])", page.name):
        return f"{month[1]}-{month[2]}", "file name"
    nested = re.search(
        r"(?:^|/)((?:19|20)\d{2}/[01]\d(?:/[0-3]\d)?)(?=[/-])", f"{'/'.join(page.folders)}/{page.name}"
    )
    found = dates.find(nested[1].replace("/", "-")) if nested else ""
    return (found, "folder name") if found else None


def _by_line(page: Page) -> Dated | None:
    """A line at the head of the document with nothing but a date, as below the names of its authors."""
    paragraphs = [b for s in head(page.outline)[:2] for b in s.blocks[:4] if b.kind == "paragraph"]
    lines = [line.strip(" \t\\*_") for block in paragraphs for line in block.raw[:400].split("\n")]
    short = [
        line for line in lines if 6 < len(line) < 30 and re.search(r"(?:19|20)\d{2}$|^(?:19|20)\d{2}", line)
    ]
    found = next(
        (found for line in short if words(line) <= 3 and (found := dates.find(line, page.day_first))), ""
    )
    return (found, "head") if found else None


def _by_year(page: Page) -> Dated | None:
    """The year in the name of a folder above the document."""
    year = next((folder for folder in reversed(page.folders) if re.fullmatch(r"(?:19|20)\d{2}", folder)), "")
    return (year, "folder name") if year else None


def _order(page: Page, *texts: str) -> bool | None:
    """Whether slashed dates have the day first: as these texts show, else as in the rest of the repository."""
    shown = dates.day_first(texts)
    return page.day_first if shown is None else shown
