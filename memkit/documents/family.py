"""What every document family defines: how it is recognised, and where its values are.

A family only says where to look; reading a status, a date or a link is the same for all. Of a document told as What,
Why and How, "What" is the statement, or "How" if "What" only names the matter.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice

from memkit.documents import cues, dates, decision, headlines, lead_ins, y_statement
from memkit.documents.decision import from_section
from memkit.documents.groups import BRIEF, CONTEXT, DECISION, DESIGN, PROPOSAL, SUMMARY
from memkit.documents.lead_statement import with_lead
from memkit.documents.markup import heading_key
from memkit.documents.model import Item, Statement
from memkit.documents.outline import Section
from memkit.documents.page import Page
from memkit.documents.paragraphs import prose_of
from memkit.documents.sentences import split
from memkit.documents.wording import quoted

# two statements that begin with as many equal letters are one
_SAME = 24
_WHAT = ("what", "the what", "what is proposed", "what we propose", "what we are doing")
# names the matter, and not what is done about it
_MATTER = re.compile(
    r"\b(?:address|captur|explain|describ|propos)\w+ (?:an approach\b|the (?:issue|problem|reason|impact|background))",
    re.I,
)
# "This record documents the design decision for the keel"; "the decision to use oak" would say it
_NAMES_DECISION = re.compile(
    r"\bthis (?:\w+ ){1,2}(?:document|outline|describe|capture|record)s (?:the |an? |our )?(?:\w+ )?decisions?\b"
    r"(?! (?:to|that)\b)",
    re.I,
)


def from_what(page: Page) -> Statement:
    """The statement under "What", or under "How" if the first only names the matter; nothing without a "Why" or "How"."""
    what, how = page.section(*_WHAT), page.section("how", "the how")
    if what is None or not (how or page.has("why", "the why")):
        return Statement()
    matter = from_section(page, what, (cues.OFFER, cues.CUE, cues.OUR_WISH))
    deed = from_section(page, how, (cues.OFFER, cues.CUE)) if how else Statement()
    if _NAMES_DECISION.search(matter.text) and (following := _second_sentence(page, what)).text:
        return following
    is_thin = _MATTER.search(matter.text) is not None or not matter.text
    return deed if deed.text and (is_thin or _only_how_offers(matter, deed)) else matter


def _second_sentence(page: Page, section: Section) -> Statement:
    """The second sentence of a section's first paragraph, if that is a whole one."""
    for inline, block in islice(prose_of(page, section.blocks), 1):
        for sentence in split(inline.text)[1:2]:
            if sentence.endswith(".") and not cues.FRAGMENT.match(sentence):
                return quoted(sentence, (block.start, block.end))
    return Statement()


def _only_how_offers(matter: Statement, deed: Statement) -> bool:
    return not cues.promises(matter.text) and cues.OFFER.search(deed.text) is not None


def headed_statement(page: Page) -> Statement:
    """The decision under a heading or after a label for it: a decision, else a proposal, summary or design."""
    found = decision.find(page, DECISION, PROPOSAL)
    found = found if found.text else _under_its_own_name(page)
    found = found if found.text else from_what(page)
    return found if found.text else decision.find(page, SUMMARY, DESIGN)


def _under_its_own_name(page: Page) -> Statement:
    """The statement of the option that its heading marks as chosen, else of the section named like the document."""
    key = heading_key(page.title)
    named = (s for s in page.outline.sections[1:] if s.key == key and s is not page.named)
    for section in (headlines.chosen_option(page), next(named, None)):
        if section and (found := decision.from_section(page, section, (cues.DECIDED, lead_ins.THUS))).text:
            return found
    return Statement()


def adr_statement(page: Page) -> Statement:
    """The decision of a decision record: its Y-statement, a sentence of its own below the title, or one under a heading.

    Else its opening, an imperative title, its context.
    """
    if (told := y_statement.choice(page)).text:
        headed = decision.find(page, DECISION)
        is_other = headed.text[:_SAME].lower() not in told.text.lower()
        return headed if cues.DECIDED.search(headed.text) and is_other else told
    found = with_lead(page, headed_statement(page))
    if found.text:
        return found
    opening = decision.from_opening(page)
    if cues.wishes(opening.text):
        return opening
    # a note of a few paragraphs has nothing else to say
    if not page.outline.sections[1:]:
        noted = decision.from_opening(page, (cues.DECIDED, cues.DEED))
        return noted if noted.text else decision.from_title(page)
    # a title such as "Use a proxy" states the decision; the context only gives reasons
    if cues.is_imperative(page.title):
        return decision.from_title(page)
    found = decision.about_itself(page)
    found = found if found.text else decision.find(page, CONTEXT)
    found = found if found.text else opening
    return found if found.text else decision.from_choice(page)


def proposal_statement(page: Page) -> Statement:
    """The statement of a proposal: its decision if it has one, else its summary, opening, proposal, motivation."""
    summary = decision.find(page, ("decision", "decision outcome"), SUMMARY)
    tells = summary.text and not lead_ins.is_background(summary.text)
    if tells and lead_ins.describes(summary.text) and not page.has("decision"):
        # the summary describes; what the document itself offers elsewhere says more
        opening = decision.from_opening(page)
        offered = opening if cues.OFFER.search(opening.text) else decision.find(page, PROPOSAL)
        if cues.offers(offered.text):
            return offered
    if tells and (page.has(*BRIEF, "decision", "decision outcome") or cues.offers(summary.text)):
        return summary
    opening = decision.from_opening(page)
    # an introduction leads to its matter; the proposal or the opening may say it
    if tells and not cues.OFFER.search(opening.text):
        proposed = decision.find(page, PROPOSAL)
        return proposed if proposed.text and not cues.OUR_WILL.search(summary.text) else summary
    if not summary.text and (what := from_what(page)).text:
        return what
    if cues.proposes(opening.text):
        return opening
    # background is less specific than a proposal, and better than a detail of the design
    found = decision.find(page, PROPOSAL)
    if summary.text and not cues.offers(found.text):
        design = decision.find(page, DESIGN)
        is_lack = lead_ins.is_background(summary.text) and cues.OUR_WISH.search(design.text)
        return design if is_lack or cues.OUR_WILL.search(design.text) else summary
    found = found if found.text else decision.about_itself(page)
    if not found.text:
        design = decision.find(page, DESIGN)
        found = design if not opening.text or cues.promises(design.text) else Statement()
    found = found if found.text or cues.promises(opening.text) else decision.from_first(page)
    found = found if found.text else opening
    return found if found.text else decision.find(page, CONTEXT)


def no_items(_: Page) -> tuple[Item, ...]:
    """The items of a document that is a single statement: none."""
    return ()


def whole_page(page: Page) -> Page:
    """The part that states status and relations of a document which is a single statement: all of it."""
    return page


@dataclass(frozen=True, slots=True)
class Family:
    """One family of documents: its name, its kind, how to recognise it and how to read it."""

    name: str
    kind: str
    matches: Callable[[Page], bool]
    statement: Callable[[Page], Statement] = adr_statement
    date: Callable[[Page], tuple[str, str]] = dates.date
    items: Callable[[Page], tuple[Item, ...]] = no_items
    # the part of the page that speaks of the document as a whole
    head: Callable[[Page], Page] = whole_page
