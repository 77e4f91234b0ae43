"""The spans of sessions that numbers are counted over: all of them, and one for each month, quarter or year."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.views.growth import divide


@struct(frozen=True)
class Span:
    """Sessions by ordinal, from `first` to `last` inclusive; empty if `last` is before `first`."""

    label: str
    first: int
    last: int

    def has(self, at: int) -> bool:
        """Whether a session lies in the span."""
        return self.first <= at <= self.last


def spans(stems: list[str], by: str, since: str) -> tuple[Span, list[Span]]:
    """The span of all sessions since a day, and the spans of the periods, without empty ones at either end."""
    first = next((at for at, stem in enumerate(stems) if stem[:10] >= since), len(stems))
    total = Span("total", first, len(stems) - 1)
    into = divide(stems, by)
    found: list[Span] = []
    for number, label in enumerate(into.labels):
        inside = [at for at, period in enumerate(into.of) if period == number and at >= first]
        # a period without sessions ends with the same session as the one before
        last = found[-1].last if found else first - 1
        if inside:
            found.append(Span(label, inside[0], inside[-1]))
        elif found:
            found.append(Span(label, last + 1, last))
    return total, found
