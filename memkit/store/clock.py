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


def seconds(text: str) -> int:
    """An ISO time (`2026-11-15T10:02:40Z`, a date alone, or with an offset) in seconds."""
    import calendar

    try:
        return calendar.timegm(time.strptime(text, _FORM))
    except ValueError:
        pass
    from datetime import UTC, datetime

    try:
        read = datetime.fromisoformat(text)
    except ValueError:
        raise UsageError(f"{text!r} is no ISO time", hint="2026-11-15T10:02:40Z") from None
    return int((read if read.tzinfo else read.replace(tzinfo=UTC)).timestamp())


def iso(at: int) -> str:
    """UTC, to the second."""
    return time.strftime(_FORM, time.gmtime(at))


def stamp(at: int) -> str:
    """The time part of a stem: `YYYY-MM-DD-HHMMSS`."""
    return time.strftime("%Y-%m-%d-%H%M%S", time.gmtime(at))


def stem_seconds(stem: str) -> int:
    """The second a stem names; a date alone is its midnight."""
    text = stem[:17] if len(stem) >= 17 else stem[:10] + "-000000"
    import calendar

    return calendar.timegm(time.strptime(text, "%Y-%m-%d-%H%M%S"))
