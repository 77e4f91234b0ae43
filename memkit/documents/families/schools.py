"""Families of records and proposals that a few marks identify: one row each, then generic records, then Y-statements.

A row says how a family is recognised and, if they differ from the default, where its statement and its date are.
"""

from __future__ import annotations

import re

from memkit.documents import y_statement
from memkit.documents.dates import by_field, by_log, date
from memkit.documents.family import Family, proposal_statement
from memkit.documents.groups import DECISION
from memkit.documents.lifecycle import is_stated
from memkit.documents.page import Page
from memkit.documents.series import is_diary

_MADR = ("decision outcome", "considered options", "context and problem statement", "decision drivers")
_PEP = ("pep", "oep", "eip", "bip", "eep", "jep", "aip", "kip")
_RFC = ("rfc-pr", "start-date", "feature-name", "rust-issue", "rfc")
_RFC_FOLDERS = frozenset({"rfc", "rfcs", "text", "proposals", "enhancements", "accepted", "active"})
_RFC_BODY = ("summary", "abstract", "motivation", "proposal", "introduction", "background")


def _is_kep(page: Page) -> bool:
    """Whether metadata of a Kubernetes enhancement lies beside the document or heads it."""
    dated = page.first(("creation-date",)) is not None and page.first(("status",)) is not None
    return "kep.yaml" in page.siblings or page.first(("kep-number",)) is not None or dated


def _is_pep(page: Page) -> bool:
    """Whether mail-like headers number a proposal, or the file is named as one."""
    named = re.match(r"(?:pep|nep|dep|oep|eep|eip|bip)-?\d+", page.name) is not None
    return page.first(_PEP) is not None or named or _is_numbered(page)


def _is_numbered(page: Page) -> bool:
    """Whether a header names itself by letters and a number, as "ZIP: 205" does, and gives title and status."""
    first = next((field for field in page.fields if field.source == "front matter"), None)
    if first is None or not re.fullmatch(r"[a-z]{2,5}", first.key) or not re.match(r"\d", first.value.text):
        return False
    return page.first(("title",)) is not None and page.first(("status",)) is not None


def _is_swift(page: Page) -> bool:
    """Whether the head names a review manager, or a numbered proposal with a status."""
    numbered = page.first(("proposal",)) is not None and page.first(("status",)) is not None
    return page.first(("review-manager",)) is not None or numbered


def _is_rfc(page: Page) -> bool:
    """Whether the header is an RFC's, or a numbered document in an RFC folder has an RFC's sections."""
    header = page.first(_RFC)
    # "RFC: a request for comments" explains the word
    if header is not None and (header.key != "rfc" or re.search(r"\d", header.value.text)):
        return True
    titled = page.named is not None and re.match(r"\W*rfc\b", page.named.title, re.I) is not None
    numbered = re.match(r"(?:rfc[-_ ]?)?\d{2,}|rfc[-_ ]", page.stem) is not None
    placed = numbered and bool(_RFC_FOLDERS & set(page.folders))
    return (titled or placed) and page.has(*_RFC_BODY)


def _is_cosmos(page: Page) -> bool:
    """Whether a change log stands beside a status or a decision."""
    return page.has("changelog", "change log") and page.has("status", "decision", "context")


def _is_log4brains(page: Page) -> bool:
    """Whether the file is named by a date and its head holds a status."""
    return bool(re.match(r"20\d{6}-\w", page.name)) and page.first(("status",)) is not None


def _is_madr(page: Page) -> bool:
    """Whether at least two of the headings of Markdown Any Decision Records are there."""
    return sum(page.has(mark) for mark in _MADR) >= 2


def _is_nygard(page: Page) -> bool:
    """Whether a decision stands beside at least one other of Michael Nygard's four parts."""
    others = sum(page.has(name) for name in ("status", "context", "consequences"))
    return page.has("decision", "decisions", "the decision") and others >= 1


def _of_kep(page: Page) -> tuple[str, str]:
    return by_field(page, ("creation-date", "date", "created")) or date(page)


def _of_pep(page: Page) -> tuple[str, str]:
    return by_field(
        page, ("created", "date", "date-created", "assigned", "date-assigned", "submitted", "last-modified")
    ) or ("", "")


def _of_swift(page: Page) -> tuple[str, str]:
    # review windows inside the status are no date of the decision
    return by_field(page, ("date", "created", "start-date", "decision-date")) or ("", "")


def _of_cosmos(page: Page) -> tuple[str, str]:
    return by_field(page) or by_log(page) or date(page)


KEP = Family("kep", "rfc", _is_kep, statement=proposal_statement, date=_of_kep)
PEP = Family("pep", "rfc", _is_pep, statement=proposal_statement, date=_of_pep)
SWIFT = Family("swift-evolution", "rfc", _is_swift, statement=proposal_statement, date=_of_swift)
RFC = Family("rfc", "rfc", _is_rfc, statement=proposal_statement)
COSMOS = Family("cosmos", "adr", _is_cosmos, date=_of_cosmos)
LOG4BRAINS = Family("log4brains", "adr", _is_log4brains)
MADR = Family("madr", "adr", _is_madr)
NYGARD = Family("nygard", "adr", _is_nygard)
# in order: the more specific a family, the earlier it is tried; families with many items come in between
PROPOSALS = (KEP, PEP, SWIFT, RFC)
RECORDS = (COSMOS, LOG4BRAINS, MADR, NYGARD)


FOLDERS = frozenset(
    {"adr", "adrs", "decisions", "decision", "architecture-decisions", "architecture_decisions", "decision-records",
     "design-decisions", "arch-decisions", "doc-adr", "adl", "architecture-decision-record",
     "architecture-decision-records", "architectural-decision-records"}
)  # fmt: skip
_PROPOSALS = frozenset(
    {"rfc", "rfcs", "proposals", "enhancements", "keps", "peps", "teps", "oeps", "designs", "design", "proposal"}
)  # fmt: skip
_OPENINGS = (
    "summary", "abstract", "overview", "introduction", "motivation", "proposal", "background", "goals",
)  # fmt: skip
_NUMBERED = re.compile(r"^(?:adr|decision|dr)?[-_ ]?\d{2,}(?:[-_. ]|$)|^adr[-_ ]?\d+", re.I)


def is_adr(page: Page) -> bool:
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
    return decides or ((among or bool(named)) and (stated or headed)) or (among and _is_dated(page))


def _is_dated(page: Page) -> bool:
    """Whether a page of a folder of decisions says below its title when it was written."""
    field = page.first(("date", "created", "last-updated", "updated"))
    return field is not None and page.named is not None


def is_proposal(page: Page) -> bool:
    """Whether a document in a folder of proposals states a status, and has a summary or an owner."""
    if not _PROPOSALS & set(page.folders) or not is_stated(page):
        return False
    owned = page.first(("owner", "owners", "author", "authors")) is not None
    return owned or page.has(*_OPENINGS)


ADR = Family("adr", "adr", is_adr)
PROPOSAL = Family("proposal", "rfc", is_proposal, statement=proposal_statement)


Y_STATEMENT = Family("y-statement", "adr", y_statement.is_told)
