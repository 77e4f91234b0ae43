"""Parses dates as people write them into ISO form, with the precision given; does not guess ambiguous ones.

`05/06/2020` gives only a year, unless another date of the same document shows the order of day and month.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date as _date

# English, German, Spanish, Portuguese, French, Italian; the whole name or its usual short form
_MONTHS = (
    "january jan januar jänner enero janeiro janvier gennaio",
    "february feb februar febrero fevereiro février fevrier febbraio",
    "march mar märz marzo março mars",
    "april apr abril avril aprile abr",
    "may mai mayo maio maggio",
    "june jun juni junio junho juin giugno",
    "july jul juli julio julho juillet luglio",
    "august aug agosto août aout ago",
    "september sept sep septiembre setembro septembre settembre",
    "october oct oktober okt octubre outubro octobre ottobre",
    "november nov noviembre novembro novembre",
    "december dec dezember dez diciembre dezembro décembre decembre dicembre dic",
)
_MONTH = {name: number for number, names in enumerate(_MONTHS, 1) for name in names.split()}
_NAME = r"(?P<{0}>" + "|".join(sorted(_MONTH, key=lambda name: (-len(name), name))) + r")\b\.?"
_DAY = r"(?P<{0}>[0-3]?[0-9])(?:st|nd|rd|th)?"
_YEAR = r"(?P<{0}>(?:19|20)[0-9]{{2}})"
_SEP = r"[\s,./-]+(?:(?:of|de|del)\s+)?"
_FORMS = (
    r"(?P<y11>(?:19|20)[0-9]{2}) (?P<m11>0[1-9]|1[0-2]) (?P<d11>[0-3][0-9])(?![0-9])",
    r"(?P<y1>(?:19|20)[0-9]{2})[-/.](?P<m1>[0-3]?[0-9])[-/.](?P<d1>[0-3]?[0-9])(?![0-9])",
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


def find(text: str, day_first: bool | None = None) -> str:
    """The first date in a text as YYYY-MM-DD, YYYY-MM or YYYY; empty if there is none."""
    for match in _DATE.finditer(text):
        if iso := _iso(match, day_first):
            return iso
    if short := _SHORT.fullmatch(text):
        return _valid(2000 + int(short["y"]), _MONTH[short["n"].lower()], int(short["d"]))
    slashed = _SLASHED.fullmatch(text.strip())
    if slashed and day_first is not None:
        return _numeric(int(slashed[1]), int(slashed[2]), f"20{slashed['year']}", "/", day_first)
    return ""


def has_slashes(text: str) -> bool:
    """Whether a text contains a date with slashes, whose order of day and month may be ambiguous."""
    return "/" in text and _SLASHED.search(text) is not None


def day_first(texts: tuple[str, ...]) -> bool | None:
    """Whether slashed dates in these texts have the day first, if one of them is unambiguous; else None."""
    for text in texts:
        for match in _SLASHED.finditer(text):
            first, second = int(match[1]), int(match[2])
            if (first > 12) != (second > 12):
                return first > 12
    return None


def day_first_everywhere(texts: Iterable[str]) -> bool | None:
    """Whether slashed dates in all these texts have the day first; None if they disagree or none is unambiguous."""
    shown = {order for text in texts if "/" in text and (order := day_first((text,))) is not None}
    return shown.pop() if len(shown) == 1 else None


def _iso(match: re.Match[str], order: bool | None) -> str:
    found = match.groupdict()
    if found["a5"]:
        return _numeric(int(found["a5"]), int(found["b5"]), found["y5"], found["s5"], order)
    year = next(value for key, value in found.items() if key[0] == "y" and value)
    name = next((value for key, value in found.items() if key[0] == "n" and value), "")
    number = next((value for key, value in found.items() if key[0] == "m" and value), "")
    day = next((value for key, value in found.items() if key[0] == "d" and value), "")
    month, of_month = _MONTH[name.lower()] if name else int(number), int(day) if day else 0
    # there is no month 15: the order is then year, day, month
    if not name and month > 12 >= of_month > 0:
        month, of_month = of_month, month
    return _valid(int(year), month, of_month)


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
    try:
        return _date(year, month, day or 1).isoformat()[: 10 if day else 7]
    except ValueError:
        return ""
