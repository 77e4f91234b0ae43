"""Records after Michael Nygard, as adr-tools writes them: Status, Context, Decision, Consequences."""

from __future__ import annotations

from memkit.documents.family import Family
from memkit.documents.page import Page


def matches(page: Page) -> bool:
    """Whether the decision section stands beside at least one other of the four."""
    others = sum(page.has(name) for name in ("status", "context", "consequences"))
    return page.has("decision", "decisions", "the decision") and others >= 1


FAMILY = Family("nygard", "adr", matches)
