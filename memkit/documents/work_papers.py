"""Papers of daily work that have a record's headings and decide nothing: reviews, results, test plans, policies, task lists.

Precision first: a part for the decision or the proposal, or a folder of records, keeps a page whatever it is called.
"""

from __future__ import annotations

import re

from memkit.documents.families.record import RECORD_FOLDERS
from memkit.documents.families.schools import FOLDERS
from memkit.documents.groups import DECISION, PROPOSAL
from memkit.documents.lifecycle import is_stated
from memkit.documents.page import Page

_DAY = r"(?:\W*\d{4}-\d{2}-\d{2})?\W*$"
# the end of a title, which may have a day behind it
_ENDS: tuple[tuple[str, str], ...] = (
    (
        r"(?:test(?:ing)?|qa|acceptance) (?:plan|cases|protocol|checklist|scorecard|matrix)|testplan|prüfplan|"
        r"plan de tests?",
        "a test plan",
    ),
    (
        r"(?:live |test |local |repair |benchmark |validation )?results?|findings(?: extraction)?|audit|scorecard|synthesis|"
        r"(?:(?:audit|progress|status|test|coverage|quality|review|validation) )?reports?|progress|checkpoint|closeout|"
        r"closure|retrospective|minutes|status update|fixture scaffold|handoff|ergebnis(?:se)?|bericht|protokoll|"
        r"rapport|informe",
        "a report of work, not a decision",
    ),
    (r"(?:code |design |peer |security |closeout |residual risk )?reviews?", "a review, not a decision"),
    (
        r"(?:privacy|purpose limitation|retention|security|conduct|use) policy|richtlinie zum datenschutz",
        "a policy",
    ),
    (r"runbooks?|playbooks?|checklists?|troubleshooting|walkthrough", "a guide to work by"),
)
_TITLES = tuple((re.compile(rf"\b(?:{words}){_DAY}", re.I), why) for words, why in _ENDS)
# the beginning of a title, up to the matter
_HEAD = re.compile(
    r"^\W*(?:[\w-]*\d[\w-]*\W+)?(?:(?:code |design )?review|audit(?: report)?|campaign closeout|report|results?)\b"
    r"[^:–—]{0,30}(?:[:–—]| - )",
    re.I,
)
_FOLDERS = {
    "review": "a review, not a decision", "reviews": "a review, not a decision",
    "results": "a report of work, not a decision", "reports": "a report of work, not a decision",
    "audits": "a report of work, not a decision", "runbooks": "a guide to work by", "runbook": "a guide to work by",
    "playbooks": "a guide to work by", "checklists": "a guide to work by", "test-plans": "a test plan",
}  # fmt: skip
# the end of the name of a paper in a folder of records
_BESIDE = re.compile(
    r"(?:^|[-_ ])(?:summary|quick[-_ ]?reference|deliverables|checklist|requirements|breakdown|analysis|guide|process|"
    r"notes?|faq|overview)$"
)
_DATED = re.compile(r"\d{4}-\d{2}-\d{2}$")
_TASKS = re.compile(r"\b(?:backlog|todo|tasks?|work items|plan)\b", re.I)
# a report has these parts too
_DECIDED = tuple(name for name in DECISION if name not in ("outcome", "resolution", "conclusion"))
# so many open items are worked off where they are
_MANY = 30


def reason(page: Page) -> str:
    """Why a page is a paper of daily work; empty if it may be a record."""
    if RECORD_FOLDERS & set(page.folders) or page.has(*_DECIDED, *PROPOSAL):
        return ""
    if page.is_kin and is_stated(page):
        return ""
    if page.first(("decision", "decision-outcome", "outcome", "deciders", "adr", "rfc")) is not None:
        return ""
    if why := _FOLDERS.get(page.folders[-1], ""):
        return why
    title = page.named.title if page.named is not None else page.stem.replace("-", " ").replace("_", " ")
    if why := next((why for words, why in _TITLES if words.search(_bare(title))), ""):
        return why
    if _HEAD.match(title):
        return "a report of work, not a decision"
    is_dated = not page.is_kin and _DATED.search(page.stem) is not None and not is_stated(page)
    return "a dated report of work, not a decision" if is_dated else ""


def beside_records(page: Page) -> str:
    """Why a page in a folder of decisions is a paper beside them, such as a summary; empty if it states anything itself."""
    is_paper = FOLDERS & set(page.folders) and _BESIDE.search(page.stem)
    return (
        "a paper beside records, not one of them"
        if is_paper and not (page.has(*DECISION) or is_stated(page))
        else ""
    )


def task_list(page: Page, items: int) -> str:
    """Why a plan with so many open items is left where it is; empty for a road map, and for a short list."""
    words = page.stem.replace("-", " ").replace("_", " ")
    is_tasks = items > _MANY and _TASKS.search(words) is not None and "roadmap" not in words
    return f"a list of {items} tasks, worked off where it is" if is_tasks else ""


def _bare(title: str) -> str:
    """A title without what stands in brackets at its end, as in "UX Audit Report (Round 2): …"."""
    head = re.split(r"\s*[:–—]\s+(?!\d{4}-)", title)[0] if len(title.split()) > 4 else title
    return re.sub(r"\s*\([^)]*\)\W*$", "", head)
