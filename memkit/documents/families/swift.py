"""Swift evolution proposals: bullets with proposal number, review manager and status below the title."""

from __future__ import annotations

from memkit.documents.dating import by_field
from memkit.documents.family import Family, proposal_statement
from memkit.documents.page import Page


def matches(page: Page) -> bool:
    """Whether the head names a review manager or a numbered proposal with a status."""
    return page.first(("review-manager",)) is not None or (
        page.first(("proposal",)) is not None and page.first(("status",)) is not None
    )


def _date(page: Page) -> tuple[str, str]:
    # review windows inside the status are no date of the decision
    return by_field(page, ("date", "created", "start-date", "decision-date")) or ("", "")


FAMILY = Family("swift-evolution", "rfc", matches, statement=proposal_statement, date=_date)
