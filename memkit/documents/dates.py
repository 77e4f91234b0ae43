"""Dates: parses them as people write them, and finds the date of a document and its source.

`05/06/2020` gives only a year, unless another date of the repository shows the order of day and month. The source is a
field, a status line, a change log or the file's name, never the history of the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date as _date

from memkit.documents.badges import badge_date
from memkit.documents.fields import Field, head
from memkit.documents.inline import Inline
from memkit.documents.lifecycle import section_lines, status_section
from memkit.documents.markup import walk
from memkit.documents.months import MONTHS
from memkit.documents.outline import Section
from memkit.documents.page import Page, is_european
from memkit.documents.sentences import split, words

_NAME = r"(?P<{0}>" + "|".join(sorted(MONTHS, key=lambda name: (-len(name), name))) + r")\b\.?"
_DAY = r"(?P<{0}>[0-3]?[0-9])(?:st|nd|rd|th|er|re|º|°)?"
_YEAR = r"(?P<{0}>(?:19|20)[0-9]{{2}})"
_SEP = r"[\s,./-]+(?:(?:of|de|del)\s+)?"
_FORMS = (
    r"(?P<y11>(?:19|20)[0-9]{2}) (?P<m11>0[1-9]|1[0-2]) (?P<d11>[0-3][0-9])(?![0-9])",
    r"(?P<y1>(?:19|20)[0-9]{2})(?:[-/.]|--)(?P<m1>[0-3]?[0-9])(?:[-/.]|--|- )(?P<d1>[0-3]?[0-9])(?![0-9])",
    rf"{_YEAR.format('y2')}{_SEP}{_NAME.format('n2')}{_SEP}{_DAY.format('d2')}(?![0-9])",
    rf"{_DAY.format('d3')}{_SEP}{_NAME.format('n3')}{_SEP}{_YEAR.format('y3')}",
    rf"\b{_NAME.format('n4')}{_SEP}{_DAY.format('d4')}{_SEP}{_YEAR.format('y4')}",
    r"(?P<a5>[0-3]?[0-9])(?P<s5>[-/.])(?P<b5>[0-3]?[0-9])(?P=s5)(?P<y5>(?:19|20)[0-9]{2})(?![0-9])",
    rf"\b{_NAME.format('n6')}{_SEP}{_YEAR.format('y6')}",
    r"(?P<y7>(?:19|20)[0-9]{2})-(?P<m7>0[1-9]|1[0-2])(?!-?[0-9])",
    r"(?P<y8>20[0-9]{2})(?P<m8>0[1-9]|1[0-2])(?P<d8>[0-3][0-9])(?![0-9])",
    r"(?P<y10>(?:19|20)[0-9]{2})\s?年\s?(?P<m10>1[0-2]|0?[1-9])\s?月(?:\s?(?P<d10>[0-3]?[0-9])\s?日)?",
)
_DATE = re.compile("(?<![0-9])(?:" + "|".join(_FORMS) + ")", re.I)
# "30 Oct 18": a two-digit year counts only if there is no other date
_SHORT = re.compile(
    rf"\s*{_DAY.format('d')}{_SEP}{_NAME.format('n')}[\s,./-]+['’]?(?P<y>[0-9]{{2}})\s*", re.I
)
_SLASHED = re.compile(
    r"(?<![0-9/])([0-3]?[0-9])/([0-3]?[0-9])/(?P<year>(?:(?:19|20)[0-9]{2}|[0-9]{2}))(?![0-9/])"
)
# what every such date contains; a pattern that begins with a plain sign is searched many times faster
_BETWEEN_SLASHES = re.compile(r"/[0-3]?[0-9]/[0-9]")


def find(text: str, day_first: bool | None = None) -> str:
    """The first date in a text as YYYY-MM-DD, YYYY-MM or YYYY; empty if there is none."""
    for match in _DATE.finditer(text):
        if iso := _iso(match, day_first):
            return iso
    if short := _SHORT.fullmatch(text):
        return _valid(2000 + int(short["y"]), MONTHS[short["n"].lower()], int(short["d"]))
    slashed = _SLASHED.fullmatch(text.strip())
    if slashed and day_first is not None:
        return _numeric(int(slashed[1]), int(slashed[2]), f"20{slashed['year']}", "/", day_first)
    return ""


def has_slashes(text: str) -> bool:
    """Whether a text contains a date with slashes, whose order of day and month may be ambiguous."""
    return next(_slashed_dates(text), None) is not None


def _slashed_dates(text: str) -> Iterator[re.Match[str]]:
    """The dates with slashes of a text, in order."""
    for middle in _BETWEEN_SLASHES.finditer(text):
        starts = (max(middle.start() - digits, 0) for digits in (2, 1))
        if match := next(filter(None, (_SLASHED.match(text, start) for start in starts)), None):
            yield match


def day_first(texts: tuple[str, ...]) -> bool | None:
    """Whether slashed dates in these texts have the day first, if one of them is unambiguous; else None."""
    for text in texts:
        for match in _slashed_dates(text):
            first, second = int(match[1]), int(match[2])
            if (first > 12) != (second > 12):
                return first > 12
    return None


def day_first_everywhere(texts: Iterable[str]) -> bool | None:
    """Whether slashed dates in all these texts have the day first; None if they disagree or none is unambiguous."""
    shown = {order for text in texts if (order := day_first((text,))) is not None}
    return shown.pop() if len(shown) == 1 else None


def _iso(match: re.Match[str], order: bool | None) -> str:
    # only one form matched: its groups, by their letter
    found = {name[0]: value for name, value in match.groupdict().items() if value}
    if "a" in found:
        return _numeric(int(found["a"]), int(found["b"]), found["y"], found["s"], order)
    month = MONTHS[found["n"].lower()] if "n" in found else int(found["m"])
    day = int(found.get("d", 0))
    # there is no month 15: the order is then year, day, month
    if "n" not in found and month > 12 >= day > 0:
        month, day = day, month
    return _valid(int(found["y"]), month, day)


def _numeric(first: int, second: int, year: str, separator: str, order: bool | None) -> str:
    if separator != "/" and first <= 31 and second <= 12:
        # with dots and dashes the day always comes first; only slashes are ambiguous
        order = True
    elif first > 12 or second > 12:
        order = first > 12
    if order is None:
        return year if first != second else _valid(int(year), first, second)
    return _valid(int(year), second, first) if order else _valid(int(year), first, second)


def _valid(year: int, month: int, day: int) -> str:
    """A date in ISO form; of a day that does not exist, such as 31 June, only the month."""
    for known in (day, 0) if day <= _LONGEST else ():
        try:
            return _date(year, month, known or 1).isoformat()[: 10 if known else 7]
        except ValueError:
            continue
    return ""


_LONGEST = 31
Dated = tuple[str, str]
_KEYS = (
    "date", "decision-date", "date-decided", "decided-on", "decided", "start-date", "created", "creation-date",
    "created-on", "date-created", "created-date",
    "date-started", "started", "assigned", "date-accepted", "date-approved", "date-proposed", "date-raised", "proposed",
    "accepted", "accepted-on", "approved-on", "approved", "since", "dates", "data", "revdate", "introduced", "decided-at",
    "accepted-at", "approved-at", "stabilized-at", "created-at", "deprecated-at",
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
    ways = (by_field, _by_section, _by_status, _by_badge, by_log, _by_name, _by_touch, _by_line, _by_year)
    return next((found for way in ways if (found := way(page))), ("", ""))


def by_field(page: Page, keys: tuple[str, ...] = _KEYS) -> Dated | None:
    """The date of the first field among the keys that has one."""
    order = _order(page, *(field.value.text for field in page.fields))
    status = page.first(("status", "state"))
    for key in keys:
        field = _of_header(page, key, status.source if status else "")
        if field is None:
            continue
        text = field.value.text.strip()
        if found := find(text, order) or (text if re.fullmatch(r"(?:19|20)\d{2}", text) else ""):
            return found, f"{key} ({field.source})"
    return _by_other_field(page, order) if keys is _KEYS else None


def _of_header(page: Page, key: str, source: str) -> Field | None:
    """The field with this key, of the header of this source if it is there: that of a web page may have another date."""
    found = [field for field in page.fields if field.key == key]
    return next((field for field in found if field.source == source), next(iter(found), None))


def _by_other_field(page: Page, order: bool | None) -> Dated | None:
    """A date under a longer key, such as "Date of the decision"."""
    for field in page.fields:
        named = field.key.split("-")[0] in ("date", "data", "datum", "fecha") and field.key not in _TOUCHED
        if named and (found := find(field.value.text, order)):
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
    dated = [(text, found) for text, _ in entries if (found := find(text[:60], order))]
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
        if part is not section and find(part.title):
            inner = [(f"{part.title}: {' '.join(text for text, _ in inner)}", part.start)]
        lines += inner
    return lines


def _by_section(page: Page) -> Dated | None:
    section = page.section("date", "dates", "decision date", "data")
    if section is None:
        return None
    lines = [inline.text for inline, _ in section_lines(page, section)]
    order = _order(page, *lines)
    found = next((found for line in lines if (found := find(line, order))), "")
    return (found, "date section") if found else None


# a sentence with more words after a status says something else
_REMARK = 5


def _by_status(page: Page) -> Dated | None:
    field = page.first(("status", "state"))
    texts = [_unlinked(field.value)] if field else []
    if section := status_section(page):
        texts += [_unlinked(inline) for inline, _ in section_lines(page, section)]
    order = _order(page, *texts)
    found = next((f for text in texts if (f := find(_with_its_status(text), order))), "")
    return (found, "status") if found else None


def _with_its_status(text: str) -> str:
    """A line of a status without a longer remark after its first sentence, whose date is another's."""
    first, *rest = split(text) or ("",)
    return first if rest and words(rest[0]) > _REMARK else text


def _by_badge(page: Page) -> Dated | None:
    found = find(badge_date(page))
    return (found, "badge") if found else None


def _unlinked(inline: Inline) -> str:
    """The words without links: a date in another document's name is not this document's."""
    text = inline.text
    for ref in reversed(inline.links):
        text = text[: ref.start] + text[ref.end :]
    return text


def _by_name(page: Page) -> Dated | None:
    """A day in the name of the file or its folder, or folders for year, month and perhaps day."""
    for name, place in ((page.name, "file name"), (f"{page.folders[-1]}-", "folder name")):
        match = re.match(r"(?:[a-z]{2,4}[-_])?((?:19|20)\d{2}[-_.]?\d{2}[-_.]?\d{2})\d{0,6}(?=[-_. ])", name)
        if match and (found := find(match[1].replace("_", "-"))):
            return found, place
    if month := re.match(r"((?:19|20)\d{2})(0[1-9]|1[0-2])(?=[-_][a-z])", page.name):
        return f"{month[1]}-{month[2]}", "file name"
    nested = re.search(
        r"(?:^|/)((?:19|20)\d{2}/[01]\d(?:/[0-3]\d)?)(?=[/-])", f"{'/'.join(page.folders)}/{page.name}"
    )
    found = find(nested[1].replace("/", "-")) if nested else ""
    return (found, "folder name") if found else None


def _by_line(page: Page) -> Dated | None:
    """A line at the head of the document with nothing but a date, as below the names of its authors."""
    paragraphs = [b for s in head(page.outline)[:2] for b in s.blocks[:4] if b.kind == "paragraph"]
    lines = [line.strip(" \t\\*_") for block in paragraphs for line in block.raw[:400].split("\n")]
    short = [
        line for line in lines if 6 < len(line) < 30 and re.search(r"(?:19|20)\d{2}$|^(?:19|20)\d{2}", line)
    ]
    found = next((found for line in short if words(line) <= 3 and (found := find(line, page.day_first))), "")
    return (found, "head") if found else None


def _by_year(page: Page) -> Dated | None:
    """The year in the name of a folder above the document."""
    year = next((folder for folder in reversed(page.folders) if re.fullmatch(r"(?:19|20)\d{2}", folder)), "")
    return (year, "folder name") if year else None


def _order(page: Page, *texts: str) -> bool | None:
    """Whether slashed dates have the day first: as these texts show, else the repository, else the language of the parts."""
    shown = day_first(texts)
    order = page.day_first if shown is None else shown
    return is_european(page) or None if order is None else order
