"""Markdown Any Decision Records, versions 2 to 4: metadata in bullets or front matter, a chosen option."""

from __future__ import annotations

from memkit.documents.family import Family
from memkit.documents.page import Page

_MARKS = ("decision outcome", "considered options", "context and problem statement", "decision drivers")


def matches(page: Page) -> bool:
    """Whether at least two of MADR's own headings are there."""
    return sum(page.has(mark) for mark in _MARKS) >= 2


FAMILY = Family("madr", "adr", matches)
