"""Numbers in front of words, as people write them: 1 fact, 2 facts. The one place that knows how."""

from __future__ import annotations


def counted(number: int, noun: str, several: str = "") -> str:
    """The number, its thousands apart, and its noun; `several` is the plural if it is not the noun and an s."""
    return f"{number:,} {noun if number == 1 else several or noun + 's'}"


def verb(number: int, stem: str) -> str:
    """The verb that goes with so many: 1 waits, 2 wait."""
    return stem + "s" * (number == 1)
