"""What an entry of a decision log states: in a part for it, in a sentence of its text, or in its heading alone."""

from __future__ import annotations

import re

from memkit.documents.cues import ABOUT, CUE, INSTEAD, OFFER, is_imperative, proposes
from memkit.documents.decision import from_opening
from memkit.documents.family import adr_statement, headed_statement
from memkit.documents.headlines import BUDGET, list_below
from memkit.documents.markup import walk
from memkit.documents.model import Statement
from memkit.documents.page import Page
from memkit.documents.sentences import split, words

# "So, paint both": what follows from the words before
_THEREFORE = re.compile(r"^\W*(?:so,|(?:therefore|thus|hence|consequently|accordingly|as such)\b)", re.I)
_OPTIONS = re.compile(
    r"\W*(?:(?:considered |possible )?(?:options|alternatives|choices)(?: considered)?|factors|optionen|opciones)\W*",
    re.I,
)
# "Decision: use oak", "**Harbour choice:** oak"
_LABELLED = re.compile(
    r"^[\s*_>+-]*(?:(?:the|our|my|final|[\w.]+)\s)?(?:decision|choice|resolution|entscheidung|beschluss|wahl|d[eé]cision|choix|"
    r"decisi[oó]n|elecci[oó]n|decisione|scelta)(?:\s(?:made|taken))?(?P<dress>[*_]{0,2}\s?[:：][*_]{0,2})[^\S\n]*(?P<text>.*)$",
    re.I | re.M,
)
_NEXT_LABEL = re.compile(r"^[\s*_>+-]*[^\W\d_][\w /-]{1,30}[*_]{0,2}[:：]", re.M)
# a text that opens with the reason leaves the decision to the heading
_REASON = re.compile(
    r"\W*(?:motivazione|perch[eé]|motivation|rationale|reasons?|why|begründung|warum|grund|raisons?|pourquoi|motivo|razón)\s?[:：]",
    re.I,
)
# a heading of so many words states its decision
_TELLING = 4


def entry_statement(part: Page, title: str) -> str:
    """The statement of an entry; empty if its heading states the decision and the prose below only explains it."""
    headed = headed_statement(part).text
    if headed:
        return headed
    if labelled := _label_text(part):
        return labelled
    told = from_opening(part, (OFFER, ABOUT, INSTEAD, _THEREFORE, CUE))
    told = told if told.text else adr_statement(part)
    opening = "" if _lists_options(part, told) or _REASON.match(told.text) else told.text
    if is_imperative(title) and not proposes(opening):
        return ""
    # a long text is cut to its first sentence, not to the title
    return next((text for text in (opening, *split(opening)[:1]) if not is_enough(title, text)), "")


def is_undecided(part: Page, title: str) -> bool:
    """Whether an entry has a label for its decision with nothing after it, and a heading that only names the matter."""
    if words(title) >= _TELLING or is_imperative(title):
        return False
    parts = part.outline.sections
    is_empty = any(s.key in ("decision", "choice") and not s.source.strip() for s in parts)
    return is_empty or any(not m["text"].strip("*_ ") for s in parts for m in _LABELLED.finditer(s.source))


def labelled_line(raw: str) -> str:
    """The text after a label such as "Decision:" or "Choice:", up to the next label; empty if there is none."""
    match = _LABELLED.search(raw)
    if match is None:
        return ""
    rest = raw[match.end() :]
    label = _NEXT_LABEL.search(rest)
    text = f"{match['text']} {rest[: label.start()] if label else rest}".strip()
    # "**Decision: oak**": the bold began before the label
    return text.rstrip("*_") if text.count("**") % 2 or text.count("__") % 2 else text


def _label_text(part: Page) -> str:
    blocks = (block for section in part.outline.sections for block in walk(section.blocks))
    found = (labelled_line(block.raw) for block in blocks if block.kind == "paragraph")
    text = next((part.outline.render(raw).text.strip() for raw in found if raw), "")
    return text if words(text) <= BUDGET else split(text)[0]


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
