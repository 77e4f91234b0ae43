"""Y-statements: one sentence that names context, concern, choice, benefit and price."""

from __future__ import annotations

import re

from memkit.documents.family import Family, adr_statement
from memkit.documents.markup import Block, walk
from memkit.documents.model import Statement
from memkit.documents.page import Page
from memkit.documents.wording import quoted

_SENTENCE = re.compile(
    r"\bin the context of (?P<context>.+?),?\s+(?:facing|we decided|we chose)\b(?P<rest>.*?)(?:[.!](?=\s|$)|$)",
    re.I | re.DOTALL,
)
_CHOICE = re.compile(r"\bwe (?:have )?(?:decided|chose|choose|opted)\b.*$", re.I | re.DOTALL)


def matches(page: Page) -> bool:
    """Whether a Y-statement with a choice stands anywhere in the prose."""
    return _find(page) is not None


def context(page: Page) -> str:
    """The context the statement names, which is when it applies."""
    found = _find(page)
    return found[1]["context"].strip() if found else ""


def _find(page: Page) -> tuple[Block, re.Match[str]] | None:
    for section in page.outline.sections:
        if "context" not in section.source.lower():
            continue
        for block in walk(section.blocks):
            if block.kind != "paragraph" or "context of" not in block.raw.lower():
                continue
            match = _SENTENCE.search(page.outline.text(block))
            if match and _CHOICE.search(match[0]):
                return block, match
    return None


def _statement(page: Page) -> Statement:
    found = _find(page)
    choice = _CHOICE.search(found[1][0]) if found else None
    if found is None or choice is None:
        return adr_statement(page)
    words = choice[0].strip()
    return quoted(words[0].upper() + words[1:], (found[0].start, found[0].end))


FAMILY = Family("y-statement", "adr", matches, statement=_statement)
