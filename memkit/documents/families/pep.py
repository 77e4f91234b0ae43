"""Python enhancement proposals and the proposals shaped after them: mail-like headers, then an abstract."""

from __future__ import annotations

import re

from memkit.documents.dating import by_field
from memkit.documents.family import Family, proposal_statement
from memkit.documents.page import Page


def matches(page: Page) -> bool:
    """Whether the header numbers a proposal or the file is named as one."""
    numbered = page.first(("pep", "oep", "eip", "bip", "eep", "jep", "aip", "kip"))
    named = re.match(r"(?:pep|nep|dep|oep|eep|eip|bip)-?\d+", page.name) is not None
    return numbered is not None or named or _is_numbered(page)


def _is_numbered(page: Page) -> bool:
    """Whether a header names itself by letters and a number, as "ZIP: 205" does, and gives title and status."""
    first = next((field for field in page.fields if field.source == "front matter"), None)
    if first is None or not re.fullmatch(r"[a-z]{2,5}", first.key) or not re.match(r"\d", first.value.text):
        return False
    return page.first(("title",)) is not None and page.first(("status",)) is not None


def _date(page: Page) -> tuple[str, str]:
    return by_field(page, ("created", "date", "date-created", "last-modified")) or ("", "")


FAMILY = Family("pep", "rfc", matches, statement=proposal_statement, date=_date)
