"""Decision records that open with a change log, as in the Cosmos and Tendermint projects."""

from __future__ import annotations

from memkit.documents.dating import by_field, by_log, date
from memkit.documents.family import Family
from memkit.documents.page import Page


def matches(page: Page) -> bool:
    """Whether a change log stands beside a status or a decision in a record."""
    return page.has("changelog", "change log") and page.has("status", "decision", "context")


def _date(page: Page) -> tuple[str, str]:
    return by_field(page) or by_log(page) or date(page)


FAMILY = Family("cosmos", "adr", matches, date=_date)
