"""What an entry of a decision log states: in a part for it, in a sentence of its text, or in its heading alone."""

from __future__ import annotations

import re

from memkit.documents.cues import ABOUT, CUE, INSTEAD, OFFER, is_imperative, proposes
from memkit.documents.decision import from_opening
from memkit.documents.family import adr_statement, headed_statement
from memkit.documents.headlines import BUDGET, list_below
from memkit.documents.model import Statement
from memkit.documents.page import Page
from memkit.documents.sentences import split, words

# "So, paint both": what follows from the words before
_THEREFORE = re.compile(r"^\W*(?:so,|(?:therefore|thus|hence|consequently|accordingly|as such)\b)", re.I)
_OPTIONS = re.compile(
    r"\W*(?:(?:considered |possible )?(?:options|alternatives|choices)(?: considered)?|factors|optionen|opciones)\W*",
    re.I,
)
# a heading of so many words states its decision
_TELLING = 4


def entry_statement(part: Page, title: str) -> str:
    """The statement of an entry; empty if its heading states the decision and the prose below only explains it."""
    headed = headed_statement(part).text
    if headed:
        return headed
    told = from_opening(part, (OFFER, ABOUT, INSTEAD, _THEREFORE, CUE))
    told = told if told.text else adr_statement(part)
    opening = "" if _lists_options(part, told) else told.text
    if is_imperative(title) and not proposes(opening):
        return ""
    # a long text is cut to its first sentence, not to the title
    return next((text for text in (opening, *split(opening)[:1]) if not is_enough(title, text)), "")


def _lists_options(part: Page, told: Statement) -> bool:
    """Whether a statement is only the list below a line such as "Options:"."""
    blocks = part.outline.sections[1].blocks
    labels = [b for b in blocks if b.kind == "paragraph" and _OPTIONS.fullmatch(part.outline.text(b))]
    lists = [list_below(blocks, label) for label in labels]
    return any(below and below.start <= told.lines[0] <= told.lines[1] <= below.end for below in lists)


def is_enough(title: str, text: str) -> bool:
    """Whether a title states the decision and the text after it is too long to be part of it."""
    return words(title) >= _TELLING and words(f"{title} {text}") > BUDGET


def join_title(title: str, text: str) -> str:
    """The title and a text behind a colon; the text alone if it contains the title."""
    return text if title.lower()[:40] in text.lower() else f"{title.rstrip('.')}: {text}"
