"""The one place that asks what time it is, to stamp a new session. `MEMKIT_NOW` fixes it."""

from __future__ import annotations

import os
import time

from memkit.errors import UsageError

_FORM = "%Y-%m-%dT%H:%M:%SZ"


def now() -> int:
    """Seconds since the epoch, from `MEMKIT_NOW` when it is set."""
    fixed = os.environ.get("MEMKIT_NOW")
    return seconds(fixed) if fixed else int(time.time())


def file_time() -> int:
    """Nanoseconds since the epoch as the file system counts them, whatever `MEMKIT_NOW` says."""
    return time.time_ns()


def unique_word() -> str:
    """A string unique to this command, also among commands of the same second; empty while `MEMKIT_NOW` is set."""
    return "" if os.environ.get("MEMKIT_NOW") else os.urandom(16).hex()


def seconds(text: str) -> int:
    """An ISO time (`2026-11-15T10:02:40Z`, a date alone, or with an offset) in seconds."""
    if len(text) == 20 and text[10] == "T" and text[19] == "Z" and text[13] == text[16] == ":":
        found = _utc(text[:10], text[11:19].replace(":", ""))
        if found is not None:
            return found
    from datetime import UTC, datetime

    try:
        read = datetime.fromisoformat(text)
    except ValueError:
        raise UsageError(f"{text!r} is no ISO time", hint="2026-11-15T10:02:40Z") from None
    return int((read if read.tzinfo else read.replace(tzinfo=UTC)).timestamp())


def _utc(date: str, clock: str) -> int | None:
    """`YYYY-MM-DD` and `HHMMSS` in seconds; None for an impossible time. `strptime` would load five modules."""
    year, month, day = date[:4], date[5:7], date[8:]
    if date[4::3] != "--" or not (year + month + day + clock).isdecimal() or not date.isascii():
        return None
    hour, minute, second = int(clock[:2]), int(clock[2:4]), int(clock[4:])
    if not (1 <= int(month) <= 12 and 1 <= int(day) <= _length(int(year), int(month))):
        return None
    if not (hour < 24 and minute < 60 and second < 62):
        return None
    return _days(int(year), int(month), int(day)) * 86_400 + hour * 3600 + minute * 60 + second


def _length(year: int, month: int) -> int:
    return _days(year + month // 12, month % 12 + 1, 1) - _days(year, month, 1)


def _days(year: int, month: int, day: int) -> int:
    """Days since 1970-01-01; years are counted from March, so that the leap day comes last."""
    year -= month <= 2
    return (
        365 * year
        + year // 4
        - year // 100
        + year // 400
        + (153 * ((month + 9) % 12) + 2) // 5
        + day
        - 719_469
    )


def iso(at: int) -> str:
    """A time in ISO form: UTC, to the second."""
    return time.strftime(_FORM, time.gmtime(at))


def stamp(at: int) -> str:
    """The time part of a stem: `YYYY-MM-DD-HHMMSS`."""
    return time.strftime("%Y-%m-%d-%H%M%S", time.gmtime(at))


def stem_seconds(stem: str) -> int:
    """The time in a session's stem, in seconds; midnight for a stem with a date alone."""
    found = _utc(stem[:10], stem[11:17] if len(stem) >= 17 else "000000")
    if found is None:
        raise ValueError(f"{stem!r} names no time")
    return found
