"""Periods: days, weeks, months, quarters or years, the finest that leaves few enough of them. Dates of stems, no clock."""

from __future__ import annotations

from datetime import date, timedelta

from memkit.model.struct import struct

DAY, WEEK, MONTH, QUARTER, YEAR = "day", "week", "month", "quarter", "year"
UNITS = (DAY, WEEK, MONTH, QUARTER, YEAR)


@struct(frozen=True)
class Periods:
    """The periods from the first session to the last, none left out, and the one each session falls into."""

    unit: str
    labels: tuple[str, ...]
    of: tuple[int, ...]


def periods(stems: list[str], most: int) -> Periods:
    """The finest division with at most `most` periods; a date that is none counts as the one before it."""
    days = _days(stems)
    if not days:
        return Periods(DAY, (), ())
    for unit in UNITS:
        found = _divided(days, unit)
        if len(found.labels) <= most or unit == YEAR:
            return found
    raise AssertionError(unit)


def _days(stems: list[str]) -> list[date]:
    found: list[date] = []
    for stem in stems:
        try:
            found.append(date.fromisoformat(stem[:10]))
        except ValueError:
            found.append(found[-1] if found else date(1970, 1, 1))
    return found


def _divided(days: list[date], unit: str) -> Periods:
    labels: dict[str, int] = {}
    at, last = min(days), max(days)
    while at <= last:
        labels.setdefault(label(at, unit), len(labels))
        at += timedelta(days=1) if unit == DAY else timedelta(days=7)
    labels.setdefault(label(last, unit), len(labels))
    return Periods(unit, tuple(labels), tuple(labels[label(day, unit)] for day in days))


def label(day: date, unit: str) -> str:
    """The name of the period a day is in: a week's is its Monday."""
    if unit == DAY:
        return day.isoformat()
    if unit == WEEK:
        return (day - timedelta(days=day.weekday())).isoformat()
    if unit == MONTH:
        return f"{day.year:04}-{day.month:02}"
    return f"{day.year:04}-Q{(day.month + 2) // 3}" if unit == QUARTER else f"{day.year:04}"
