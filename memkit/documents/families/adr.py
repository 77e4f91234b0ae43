"""Generic decision records and proposals, recognised by folder, name and a status."""

from __future__ import annotations

import re

from memkit.documents.decision import DECISION
from memkit.documents.family import Family, proposal_statement
from memkit.documents.lifecycle import is_stated
from memkit.documents.page import Page
from memkit.documents.series import is_diary

FOLDERS = frozenset(
    {"adr", "adrs", "decisions", "decision", "architecture-decisions", "architecture_decisions", "decision-records",
     "design-decisions", "arch-decisions", "doc-adr", "adl", "architecture-decision-record",
     "architecture-decision-records", "architectural-decision-records"}
)  # fmt: skip
_PROPOSALS = frozenset(
    {
        "rfc",
        "rfcs",
        "proposals",
        "enhancements",
        "keps",
        "peps",
        "teps",
        "oeps",
        "designs",
        "design",
        "proposal",
    }
)
_OPENINGS = (
    "summary",
    "abstract",
    "overview",
    "introduction",
    "motivation",
    "proposal",
    "background",
    "goals",
)
_NUMBERED = re.compile(r"^(?:adr|decision|dr)?[-_ ]?\d{2,}(?:[-_. ]|$)|^adr[-_ ]?\d+", re.I)


def matches(page: Page) -> bool:
    """Whether the document is in a folder of decisions or calls itself one, and has the content of a record."""
    section = page.named
    named = section is not None and re.match(
        r"\W*(?:adr\b|architectur\w+ decision(?: record)?\W*\d)", section.title, re.I
    )
    among = bool(FOLDERS & set(page.folders))
    if is_diary(page.path) and not among:
        return False
    stated = is_stated(page)
    told = page.has(*DECISION[:6]) or page.first(("decision", "decision-outcome")) is not None
    decides = told and (stated or among or bool(named))
    headed = bool(_NUMBERED.match(page.stem)) and (
        page.first(("date", "deciders")) is not None or page.has("context")
    )
    # the index page of a folder is about the others, so it must have a decision of its own
    if page.stem in ("readme", "index", "_index", "toc"):
        return decides
    return decides or ((among or bool(named)) and (stated or headed))


def is_proposal(page: Page) -> bool:
    """Whether a document in a folder of proposals states a status, and has a summary or an owner."""
    if not _PROPOSALS & set(page.folders) or not is_stated(page):
        return False
    owned = page.first(("owner", "owners", "author", "authors")) is not None
    return owned or page.has(*_OPENINGS)


FAMILY = Family("adr", "adr", matches)
PROPOSAL = Family("proposal", "rfc", is_proposal, statement=proposal_statement)
