"""What every document family defines: how it is recognised, and where its values are.

A family only says where to look; reading a status, a date or a link is the same for all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from memkit.documents import dating, decision, headlines
from memkit.documents.cues import (
    DECIDED,
    OFFER,
    OUR_WILL,
    THUS,
    describes,
    is_background,
    is_imperative,
    offers,
    promises,
    proposes,
    wishes,
)
from memkit.documents.decision import BRIEF, CONTEXT, DECISION, DESIGN, PROPOSAL, SUMMARY
from memkit.documents.markup import heading_key
from memkit.documents.model import Item, Statement
from memkit.documents.page import Page, title
from memkit.documents.what_how import from_what


def headed_statement(page: Page) -> Statement:
    """The decision under a heading or after a label for it: a decision, else a proposal, summary or design."""
    found = decision.find(page, DECISION, PROPOSAL)
    found = found if found.text else _under_its_own_name(page)
    found = found if found.text else from_what(page)
    return found if found.text else decision.find(page, SUMMARY, DESIGN)


def _under_its_own_name(page: Page) -> Statement:
    """The statement of the option that its heading marks as chosen, else of the section named like the document."""
    key = heading_key(title(page))
    named = (s for s in page.outline.sections[1:] if s.key == key and s is not page.named)
    for section in (headlines.chosen_option(page), next(named, None)):
        if section and (found := decision.from_section(page, section, (DECIDED, THUS))).text:
            return found
    return Statement()


def adr_statement(page: Page) -> Statement:
    """The decision of a decision record: the one under a heading, else its opening, an imperative title, its context."""
    found = headed_statement(page)
    if found.text:
        return found
    opening = decision.from_opening(page)
    if wishes(opening.text):
        return opening
    # a title such as "Use a proxy" states the decision; the context only gives reasons
    if is_imperative(title(page)):
        return decision.from_title(page)
    found = decision.about_itself(page)
    found = found if found.text else decision.find(page, CONTEXT)
    found = found if found.text else opening
    return found if found.text else decision.from_choice(page)


def proposal_statement(page: Page) -> Statement:
    """The statement of a proposal: its decision if it has one, else its summary, opening, proposal, motivation."""
    summary = decision.find(page, ("decision", "decision outcome"), SUMMARY)
    tells = summary.text and not is_background(summary.text)
    if tells and describes(summary.text) and not page.has("decision"):
        # the summary describes; what the document itself offers elsewhere says more
        opening = decision.from_opening(page)
        offered = opening if OFFER.search(opening.text) else decision.find(page, PROPOSAL)
        if offers(offered.text):
            return offered
    if tells and (page.has(*BRIEF, "decision", "decision outcome") or offers(summary.text)):
        return summary
    opening = decision.from_opening(page)
    # an introduction leads to its matter; an opening may say it
    if tells and not OFFER.search(opening.text):
        return summary
    if not summary.text and (what := from_what(page)).text:
        return what
    if proposes(opening.text):
        return opening
    # background is less specific than a proposal, and better than a detail of the design
    found = decision.find(page, PROPOSAL)
    if summary.text and not offers(found.text):
        design = decision.find(page, DESIGN)
        return design if OUR_WILL.search(design.text) else summary
    found = found if found.text else decision.about_itself(page)
    if not found.text:
        design = decision.find(page, DESIGN)
        found = design if not opening.text or promises(design.text) else Statement()
    found = found if found.text or promises(opening.text) else decision.from_first(page)
    found = found if found.text else opening
    return found if found.text else decision.find(page, CONTEXT)


def no_items(_: Page) -> tuple[Item, ...]:
    """The items of a document that is a single statement: none."""
    return ()


@dataclass(frozen=True, slots=True)
class Family:
    """One family of documents: its name, its kind, how to recognise it and how to read it."""

    name: str
    kind: str
    matches: Callable[[Page], bool]
    statement: Callable[[Page], Statement] = adr_statement
    date: Callable[[Page], tuple[str, str]] = dating.date
    items: Callable[[Page], tuple[Item, ...]] = no_items
