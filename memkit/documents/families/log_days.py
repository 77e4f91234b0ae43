"""Headings of a log that stand for a time: a day, a month, a year or a session, below which the entries are."""

from __future__ import annotations

import re

from memkit.documents import dates
from memkit.documents.markup import BOLD
from memkit.documents.outline import Section
from memkit.documents.page import Page

_SESSION = (
    r"(?:(?:initial|first|second|third|kick-?off|team|weekly|design|erste|première|primera|prima)\s)?"
    r"(?:sessions?|meetings?|sprints?|weeks?|days?|sitzung|besprechung|woche|tag|s[eé]ance|r[eé]union|semaine|jour|"
    r"sesi[oó]n|reuni[oó]n|semana|sessione|riunione|settimana)\b[\s#\d]*(?:\([^)]*\))?"
)
_PERIOD = re.compile(rf"[\s:,–—|()\[\]-]*(?:{_SESSION})?[\s:,.–—|()\[\]-]*", re.I)
_YEAR = re.compile(r"\W*((?:19|20)\d\d)\W*")
_DAYS = (
    r"\d{4}[-./]\d{1,2}(?:[-./]\d{1,2})?", r"\d{1,2}[./]\d{1,2}[./]\d{4}",
    r"\d{1,2}(?:st|nd|rd|th|er|\.)? (?:de )?[^\W\d_]{3,10}\.?,? (?:de )?\d{4}",
    r"[^\W\d_]{3,10}\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?\d{4}",
)  # fmt: skip
_DAY = re.compile(rf"\W*(?:{'|'.join(_DAYS)})(?!\d)")


def is_period(title: str) -> bool:
    """Whether a heading is nothing but a day, a month with its year, or a session."""
    day = _DAY.match(title)
    dated = day is not None and bool(dates.find(day[0], day_first=True))
    rest = title[day.end() :] if day and dated else title
    return _PERIOD.fullmatch(rest) is not None and bool(re.search(r"\w", title))


def date_above(page: Page, section: Section, *, is_own: bool = False) -> str:
    """The date in the nearest heading above an entry, a month with the year above it; with `is_own` also in its own."""
    above = [
        s.title
        for s in page.outline.sections
        if 0 < s.level < BOLD and s is not page.named and s.start <= section.start <= s.end
        and (s.level < section.level or (is_own and s is section))
    ]  # fmt: skip
    year = next((match[1] for title in above if (match := _YEAR.fullmatch(title))), "")
    for title in reversed(above):
        found = dates.find(title, page.day_first) or (dates.find(f"{title.strip()} {year}") if year else "")
        if found or _YEAR.fullmatch(title):
            return found or year
    return ""
