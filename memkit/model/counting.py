"""Numbers with their nouns: 1 fact, 2 facts."""

from __future__ import annotations


def counted(number: int, noun: str, several: str = "") -> str:
    """The number with thousands separators, and its noun; `several` is the plural unless it is the noun plus s."""
    return f"{number:,} {noun if number == 1 else several or noun + 's'}"


def verb(number: int, stem: str) -> str:
    """The verb in singular or plural: 1 waits, 2 wait."""
    return stem + "s" * (number == 1)
