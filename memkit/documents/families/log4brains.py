"""log4brains records: files named by date and slug, status and date in bullets below the title."""

from __future__ import annotations

import re

from memkit.documents.family import Family
from memkit.documents.page import Page


def matches(page: Page) -> bool:
    """Whether the file is named by a date and its head holds a status."""
    return bool(re.match(r"20\d{6}-\w", page.name)) and page.first(("status",)) is not None


FAMILY = Family("log4brains", "adr", matches)
