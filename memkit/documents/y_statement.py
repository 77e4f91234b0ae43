"""Y-statements: "In the context of …, facing …, we decided for … and neglected …, to achieve …, accepting that …".

The clauses may be one sentence or a paragraph each; the choice is the statement, the context is when it applies.
"""

from __future__ import annotations

import re

from memkit.documents.headlines import BUDGET
from memkit.documents.markup import Block, walk
from memkit.documents.model import Statement
from memkit.documents.page import Page
from memkit.documents.sentences import words
from memkit.documents.wording import quoted

_SENTENCE = re.compile(
    r"\bin the context of (?P<context>.+?),?\s+(?:facing|we decided|we chose)\b(?P<rest>.*?)(?:[.!](?=\s|$)|$)",
    re.I | re.DOTALL,
)
# what every block with such a sentence contains
_CONTEXT_OF = ("context of",)
_CHOICE = re.compile(r"\bwe (?:have )?(?:decided|chose|choose|opted)\b.*$", re.I | re.DOTALL)
# how many paragraphs may follow the first clause
_CLAUSES = 7
# the clauses behind the choice, which a long statement leaves out
_BEHIND = re.compile(r",?\s+(?:and (?:not|neglected)|and against|to achieve|accepting)\b", re.I)


def choice(page: Page) -> Statement:
    """What a Y-statement decides; empty if the page has none."""
    found = _find(page)
    told = _CHOICE.search(found[1][0]) if found else None
    if found is None or told is None:
        return Statement()
    text = told[0].strip(" ,")
    if words(text) > BUDGET and (behind := _BEHIND.search(text)):
        text = text[: behind.start()]
    block = found[0]
    return quoted(f"{text[0].upper()}{text[1:]}{'' if text.endswith('.') else '.'}", (block.start, block.end))


def context(page: Page) -> str:
    """The context that a Y-statement names; empty if the page has none."""
    found = _find(page)
    return found[1]["context"].strip() if found else ""


def is_told(page: Page) -> bool:
    """Whether a Y-statement with a choice stands anywhere in the prose."""
    return _find(page) is not None


def _find(page: Page) -> tuple[Block, re.Match[str]] | None:
    """The block in which a Y-statement decides, and its match."""
    for section in page.outline.sections if page.outline.may_hold(_CONTEXT_OF) else ():
        if not section.holds(_CONTEXT_OF):
            continue
        blocks = [block for block in walk(section.blocks) if block.kind == "paragraph"]
        for number, block in enumerate(blocks):
            if "context of" not in block.raw.lower():
                continue
            text, deciding = page.outline.text(block), block
            for following in blocks[number + 1 : number + 1 + _CLAUSES]:
                # a clause that ends in a comma goes on in the next paragraph
                if not text.endswith(","):
                    break
                clause = page.outline.text(following)
                text, deciding = f"{text} {clause}", following if _CHOICE.match(clause) else deciding
            match = _SENTENCE.search(text)
            if match and _CHOICE.search(match[0]):
                return deciding, match
    return None
