"""Requests for comments in the manner of Rust: a bullet header, often no title, a summary."""

from __future__ import annotations

import re

from memkit.documents.family import Family, proposal_statement
from memkit.documents.page import Page, title_section

_HEADER = ("rfc-pr", "start-date", "feature-name", "rust-issue", "rfc")
_FOLDERS = frozenset({"rfc", "rfcs", "text", "proposals", "enhancements", "accepted", "active"})
_BODY = ("summary", "abstract", "motivation", "proposal", "introduction", "background")


def matches(page: Page) -> bool:
    """Whether the header is an RFC's, or a numbered document in an RFC folder has an RFC's sections."""
    header = page.first(_HEADER)
    # "RFC: a request for comments" explains the word
    if header is not None and (header.key != "rfc" or re.search(r"\d", header.value.text)):
        return True
    named = re.match(r"(?:rfc[-_ ]?)?\d{2,}|rfc[-_ ]", page.stem) is not None or _titled(page)
    return named and bool(_FOLDERS & set(page.folders) or _titled(page)) and page.has(*_BODY)


def _titled(page: Page) -> bool:
    section = title_section(page)
    return section is not None and re.match(r"\W*rfc\b", section.title, re.I) is not None


FAMILY = Family("rfc", "rfc", matches, statement=proposal_statement)
