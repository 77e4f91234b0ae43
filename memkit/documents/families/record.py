"""Records recognised by their form alone: a header, a place in a numbered series, or a folder named after a status.

Tried after the specific families; a match has a number, a status or a place, and the parts of a record.
"""

from __future__ import annotations

import re

from memkit.documents.families.schools import FOLDERS
from memkit.documents.family import Family, adr_statement, proposal_statement
from memkit.documents.groups import CONTEXT, DECISION, DESIGN, PROPOSAL, SUMMARY
from memkit.documents.lifecycle import folder_status, is_stated
from memkit.documents.page import Page
from memkit.documents.series import is_dated, is_diary

RECORD_FOLDERS = frozenset(
    "adr adrs decisions decision rfc rfcs rfd rfds text proposals proposal enhancements keps peps teps oeps neps eips bips "
    "cips sips zips designs design-docs design decision-records architecture-decisions decision-record oteps tips "
    "resolutions".split()
)
# numbered pages in these folders may be chapters of one design
_BROAD = frozenset({"text", "design", "designs", "design-docs"})
# folders of judged documents; drafts, archives and what was published may be of any kind
_JUDGED = frozenset("accepted approved proposed rejected declined withdrawn superseded implemented".split())
_RECORD_NAME = re.compile(r"(?:(?:adr|rfc)[-_ ]?\d+|\d{4})[-_ ](?!\d)", re.I)
_NUMBER = (
    "number", "id", "pr-number", "rfc-pr", "proposal-number", "adr", "rfc", "rfd", "dip", "cip", "sip", "tip", "lip",
    "zip", "ecip", "slip", "bip", "eip", "erc", "kip", "aip", "hip", "vip", "jep", "tep", "nep", "slep", "sep", "ape",
    "cep", "tap", "pip", "oep", "dep", "eep", "mep", "fep", "xep", "swip", "stip", "tzip", "cap", "proposal", "kep",
    "rip", "uip", "gip", "ip", "pep", "tracking-issue", "issue", "pull-request", "pr", "issue-number", "ticket", "simd",
)  # fmt: skip
_DATE = (
    "date", "created", "start-date", "date-started", "creation-date", "date-created", "date-accepted", "date-proposed",
    "decided", "last-updated", "updated", "date-decided", "decision-date", "created-on", "last-modified", "proposed",
    "accepted", "approved", "review-date", "target-date", "last-update",
)  # fmt: skip
_PEOPLE = (
    "author", "authors", "owner", "owners", "deciders", "decision-makers", "champion", "champions", "shepherd",
    "sponsor", "editor", "editors", "contributors", "approvers", "decided-by", "approved-by", "proposer", "dri",
    "review-manager", "lead", "co-author", "shepherd-team", "participants", "stakeholders", "reviewers",
)  # fmt: skip
_PARTS = (
    "problem", "problem statement", "the problem", "proposed enhancement", "detailed explanation", "goals", "non goals",
    "non-goals", "alternatives", "alternatives considered", "rationale", "drawbacks", "consequences", "trade offs",
    "proposed change", "detailed design", "prior art", "prior art and alternatives", "unresolved questions",
    "open questions", "implementation", "use cases", "requirements", "user stories", "considered options", "scope",
    "explanation", "internal details", "future possibilities", "scenarios and user experience", "future work",
    "guide-level explanation", "reference-level explanation",
    "rationale and alternatives", "trade-offs and mitigations", "backwards compatibility", "backward compatibility",
)  # fmt: skip
_REPORT = (
    r"^\W*(?:session |work |daily |status )?(?:logs?|reports?|journal|diary|minutes|meeting(?: notes)?|guide|tutorial|"
    r"how[- ]?to|reference|runbook|playbook|changelog|index|overview|retro\w*|post-?mortem|handover|task)\W*$"
)
_REPORT_TITLE = (
    r"\b(?:runbook|playbook|tutorial|how[- ]?to|guide|checklist|traceability matrix|post-?mortem|report|research|"
    r"documentation|manual|handbook)\W*$|"
    r"^\W*(?:overview|introduction|architecture|getting started|installation|setup)\W*$|^\W*(?:analysis|analyse)\b"
)


def matches(page: Page) -> bool:
    """Whether header, place and parts together make a record; a page that only lists others does not match."""
    if _reports(page):
        return False
    stated = is_stated(page)
    numbered = _has(page, _NUMBER)
    header = numbered + _has(page, _DATE) + _has(page, _PEOPLE)
    parts = _parts(page)
    if page.is_kin:
        return page.named is not None or header >= 1 or parts >= 1
    placed = page.in_series or folder_status(page) != ""
    if _is_dated_note(page):
        return True
    if (page.in_series and RECORD_FOLDERS & set(page.folders)) or folder_status(page):
        return not _is_index(page) and (parts >= 1 or _is_prose(page) or _is_note(page))
    if page.stem in ("readme", "index", "_index") and not placed:
        return stated and header >= 2 and parts >= 1
    if stated and _RECORD_NAME.match(page.stem) and page.named is not None:
        return True
    if stated and ((header >= 1 and (parts >= 1 or placed)) or parts >= 3):
        return True
    if placed:
        return parts >= 2 or (parts >= 1 and (stated or header >= 1)) or header >= 2
    named = re.match(r"\d{3,}[-_]", page.stem) is not None
    return (numbered and header >= 2 and parts >= 2) or (parts >= 4 and (named or _is_shaped(page)))


def _is_shaped(page: Page) -> bool:
    """Whether a page has the three parts that make a proposal: what is wrong, what to do, what else was weighed."""
    wrong = page.has(
        "problem description", "problem statement", "problem", "motivation", "context", "background"
    )
    weighed = page.has(
        "alternatives", "alternatives considered", "considered options", "drawbacks", "prior art"
    )
    return (
        wrong
        and weighed
        and page.has(*PROPOSAL, *DECISION, *DESIGN, "guide-level explanation", "reference-level explanation")
    )


def _reports(page: Page) -> bool:
    """Whether a page calls itself a log, a report or a guide, by its header, its folder or its name."""
    kind = page.first(("type", "doc-type", "document-type", "category", "kind"))
    called = kind is not None and re.search(_REPORT, kind.value.text, re.I) is not None
    titled = page.named is not None and re.search(_REPORT_TITLE, page.named.title, re.I) is not None
    return (called or titled or is_diary(page.path)) and not RECORD_FOLDERS & set(page.folders)


def _is_index(page: Page) -> bool:
    return page.stem in ("readme", "index", "_index", "toc") and not page.in_series


def _is_prose(page: Page) -> bool:
    """Whether a titled page says something under headings of its own."""
    return page.named is not None and len(page.outline.sections) >= 4


def _is_note(page: Page) -> bool:
    """Whether a titled page of a row of records is a paragraph or two, as a resolution is."""
    named = page.named
    judged = folder_status(page) in _JUDGED and (page.in_series or is_dated(page.path))
    short = judged or (page.in_series and bool((RECORD_FOLDERS - _BROAD) & set(page.folders)))
    return short and named is not None and any(block.kind == "paragraph" for block in named.blocks)


def _is_dated_note(page: Page) -> bool:
    """Whether a file named by a day, in a folder of decisions, is a paragraph or two, with or without a title."""
    if not (FOLDERS & set(page.folders) and is_dated(page.path)) or _is_index(page):
        return False
    section = page.named or page.outline.sections[0]
    return any(block.kind == "paragraph" for block in section.blocks)


def _has(page: Page, keys: tuple[str, ...]) -> bool:
    return page.first(keys) is not None


def _parts(page: Page) -> int:
    """How many of a record's parts are there, up to three."""
    groups = (DECISION, PROPOSAL, SUMMARY, DESIGN, CONTEXT)
    return sum(page.has(*names) for names in groups) + sum(page.has(name) for name in _PARTS)


def _is_decision(page: Page) -> bool:
    return matches(page) and page.has(*DECISION[:6])


FAMILY = Family("record", "adr", _is_decision, statement=adr_statement)
PROPOSAL_FAMILY = Family("record", "rfc", matches, statement=proposal_statement)
