"""Divides time into days, weeks, months, quarters or years: the finest unit with few enough periods. No clock."""

from __future__ import annotations

from datetime import date

from memkit.boot.struct import struct

DAY, WEEK, MONTH, QUARTER, YEAR = "day", "week", "month", "quarter", "year"
UNITS = (DAY, WEEK, MONTH, QUARTER, YEAR)


@struct(frozen=True)
class Periods:
    """All periods from the first session to the last, and the period of each session."""

    unit: str
    labels: tuple[str, ...]
    of: tuple[int, ...]


def periods(stems: list[str], most: int) -> Periods:
    """The finest division with at most `most` periods."""
    days = days_of(stems)
    if not days:
        return Periods(DAY, (), ())
    first, last = min(days), max(days)
    unit = next((unit for unit in UNITS if _number(last, unit) - _number(first, unit) < most), YEAR)
    return divide(stems, unit)


def divide(stems: list[str], unit: str) -> Periods:
    """The periods of one unit."""
    days = days_of(stems)
    if not days:
        return Periods(unit, (), ())
    start, end = _number(min(days), unit), _number(max(days), unit)
    labels = tuple(_label(number, unit) for number in range(start, end + 1))
    return Periods(unit, labels, tuple(_number(day, unit) - start for day in days))


def days_of(stems: list[str]) -> list[date]:
    """The date of each stem; for an impossible date, that of the stem before."""
    found: list[date] = []
    for stem in stems:
        try:
            found.append(date.fromisoformat(stem[:10]))
        except ValueError:
            found.append(found[-1] if found else date(1970, 1, 1))
    return found


def _number(day: date, unit: str) -> int:
    """The number of the period that contains a day; weeks begin on Monday."""
    match unit:
        case "day":
            return day.toordinal()
        case "week":
            return (day.toordinal() - 1) // 7
        case "month":
            return day.year * 12 + day.month - 1
        case "quarter":
            return day.year * 4 + (day.month - 1) // 3
    return day.year


def _label(number: int, unit: str) -> str:
    """The name of a period; a week is named by its Monday."""
    match unit:
        case "day":
            return date.fromordinal(number).isoformat()
        case "week":
            return date.fromordinal(number * 7 + 1).isoformat()
        case "month":
            return f"{number // 12:04}-{number % 12 + 1:02}"
        case "quarter":
            return f"{number // 4:04}-Q{number % 4 + 1}"
    return f"{number:04}"
