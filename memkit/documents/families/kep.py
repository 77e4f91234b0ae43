"""Kubernetes enhancement proposals and their kin: metadata in kep.yaml beside the README or in front matter."""

from __future__ import annotations

from memkit.documents.dating import by_field, date
from memkit.documents.family import Family, proposal_statement
from memkit.documents.page import Page


def matches(page: Page) -> bool:
    """Whether KEP metadata lies beside the document or heads it."""
    return "kep.yaml" in page.siblings or page.first(("kep-number",)) is not None or _kin(page)


def _kin(page: Page) -> bool:
    return page.first(("creation-date",)) is not None and page.first(("status",)) is not None


def _date(page: Page) -> tuple[str, str]:
    return by_field(page, ("creation-date", "date", "created")) or date(page)


FAMILY = Family("kep", "rfc", matches, statement=proposal_statement, date=_date)
