"""Documents told as What, Why and How: which of the parts says what is proposed.

A "What" often names the matter alone; then the "How" holds the statement. Goals say neither.
"""

from __future__ import annotations

import re

from memkit.documents.cues import CUE, OFFER, OUR_WISH, promises
from memkit.documents.decision import from_section
from memkit.documents.model import Statement
from memkit.documents.page import Page

_WHAT = ("what", "the what", "what is proposed", "what we propose", "what we are doing")
# names the matter, and not what is done about it
_MATTER = re.compile(
    r"\b(?:address|captur|explain|describ|propos)\w+ (?:an approach\b|the (?:issue|problem|reason|impact|background))",
    re.I,
)


def from_what(page: Page) -> Statement:
    """The statement under "What", or under "How" if the first only names the matter; nothing without a "Why" or "How"."""
    what, how = page.section(*_WHAT), page.section("how", "the how")
    if what is None or not (how or page.has("why", "the why")):
        return Statement()
    matter = from_section(page, what, (OFFER, CUE, OUR_WISH))
    deed = from_section(page, how, (OFFER, CUE)) if how else Statement()
    is_thin = _MATTER.search(matter.text) is not None or not matter.text
    return deed if deed.text and (is_thin or _only_how_offers(matter, deed)) else matter


def _only_how_offers(matter: Statement, deed: Statement) -> bool:
    return not promises(matter.text) and OFFER.search(deed.text) is not None
