"""Rules in CONTRIBUTING, ARCHITECTURE and their kin: the sentences that say must, never or always.

A sentence that merely encourages, asks or tells a story is no rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.documents.family import Family
from memkit.documents.markup import walk
from memkit.documents.model import Item, Statement
from memkit.documents.outline import Section
from memkit.documents.page import Page
from memkit.documents.sentences import split, words

_NAMES = re.compile(
    r"\b(?:contributing|architecture|conventions?|guidelines?|style ?guide|coding ?standards?|principles|rules|hacking|"
    r"development|code ?style|standards|invariants|policies|engineering|best ?practices)\b|^(?:\w+ )?policy$",
    re.I,
)
_RULE = re.compile(
    r"\b(?:must(?:n't| not)?|never|always|shall(?: not)?|do not|don't|is forbidden|are forbidden|(?:is|are) not "
    r"allowed|(?:is|are) "
    r"required|(?:is|are) mandatory|(?:is|are) prohibited)\b",
    re.I,
)
_SOFT = re.compile(
    r"\b(?:welcome|hesitate|worry|feel free|as always|almost always|not always|nearly always|always been|never "
    r"been|do(?:n't| not) "
    r"(?:have to|need|know|want|be afraid|mind)|if you (?:must|never|don't|do not)|must have been|must be "
    r"(?:kidding|wondering)|"
    r"like always|doesn't always|never mind|shall we)\b|\?$",
    re.I,
)
_SKIP = re.compile(
    r"\b(?:code of conduct|license|licence|changelog|table of contents|contents|credits|acknowledg\w+|examples?)\b",
    re.I,
)
# a rule that begins with a pronoun says nothing without the sentence before it
_PRONOUN = re.compile(
    r"^\W*(?:they|it|its|these|those|this|that|he|she|them|their|such|both|neither|either)\b", re.I
)
_OPENS = re.compile(r"^\W*(?:never|always|do not|don't)\s", re.I)
_MANY = 120


def matches(page: Page) -> bool:
    """Whether the file is one that lays down rules and holds at least one."""
    words_of_stem = page.stem.replace("-", " ").replace("_", " ")
    return bool(_NAMES.search(words_of_stem)) and len(words_of_stem.split()) <= 4 and bool(items(page))


def items(page: Page) -> tuple[Item, ...]:
    """The rules in document order, each once."""
    kept: dict[str, Item] = {}
    named = page.named
    for section in page.outline.sections:
        if section.level and _SKIP.search(section.title):
            continue
        for item in _in_section(page, section, "" if section is named else section.title):
            kept.setdefault(item.text.lower(), item)
    return tuple(kept.values())[:_MANY]


def _in_section(page: Page, section: Section, group: str) -> Iterator[Item]:
    for block in walk(section.blocks):
        if block.kind != "paragraph":
            continue
        for sentence in split(page.outline.text(block)):
            if is_rule(sentence):
                yield Item("rule", sentence, sentence, (block.start, block.end), group=group)


def is_rule(sentence: str) -> bool:
    """Whether a sentence lays down what must, must never or must always be."""
    plainly = _RULE.search(sentence) and not _SOFT.search(sentence)
    return (
        bool(plainly)
        and not _PRONOUN.match(sentence)
        and (3 if _OPENS.match(sentence) else 4) <= words(sentence) <= 45
        and not sentence.endswith((":", ","))
        and "http" not in sentence[:12]
    )


def _statement(page: Page) -> Statement:
    first = next(iter(items(page)), None)
    return Statement(first.text, first.lines) if first else Statement()


FAMILY = Family("rules", "rules", matches, statement=_statement, date=lambda _: ("", ""), items=items)
