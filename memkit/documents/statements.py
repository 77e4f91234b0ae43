"""Every statement a document could be quoted by: a sentence with what belongs to it, a list, a heading, a label, the title.

It enumerates; `choice` picks one. Words are taken unchanged, or left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from memkit.documents import headlines
from memkit.documents.cues import ASIDE, NOTE, OPEN_END
from memkit.documents.headlines import from_list_or_table, list_below, with_items
from memkit.documents.inline import Inline
from memkit.documents.markup import Block, heading_key
from memkit.documents.model import Statement
from memkit.documents.outline import Section
from memkit.documents.page import Page, is_contents, title
from memkit.documents.sentences import is_blank, shorten, split, words
from memkit.documents.wording import prose_of

LIMIT = 700
# how many words a statement has at most, if its first sentence is short or long
_LEAST, _MOST = 40, 75
# a first sentence so short may be continued by the next paragraph
_SHORT = 20
# how many sections of a class, and how many sentences of a section, are read
_TOP, _INNER, _OTHERS, _UNITS = 3, 4, 6, 24
_CLASSES = tuple(
    (name, re.compile(pattern))
    for name, pattern in (
        ("meta", r"^(?:status|state|date|changelog|change log|revision|history|author|decider|reference|link|see also|"
         r"related|more information|note|metadata|table of content|content|appendix|acknowledg|license|copyright|glossary|"
         r"terminology|definition|test|security|faq|open question|unresolved|future|tracking|feedback|reviewer|"
         r"participants|version|document|timeline|milestone|schedule|rollout|graduation)"),
        ("chosen", r"\b(?:chosen|selected|preferred|accepted) (?:option|solution|alternative|approach|design)"),
        ("drivers", r"\b(?:drivers?|criteria|forces|requirements?|assumptions?|constraints?|principles|considerations?)\b"),
        ("options", r"\b(?:options?|alternatives?|considered|pros|cons|comparison|prior art|rejected|other approaches)\b"),
        ("decision", r"\bdecisions?\b|\bwhat we decided\b"),
        ("outcome", r"\b(?:outcome|conclusions?|resolution|resolved|result|verdict)\b"),
        ("proposal", r"\b(?:proposals?|proposed|propose|recommendations?|recommended|suggested|suggestion)\b"),
        ("brief", r"\b(?:summary|abstract|tl ?;?dr|synopsis|in brief|at a glance|in short|nutshell)\b"),
        ("after", r"\b(?:consequences?|impacts?|drawbacks?|risks?|trade ?-?offs?|implications?|compatibility|benefits|"
         r"advantages|disadvantages|positive|negative|limitations|mitigations?|effects?|follow ?-?up|next steps|action)"),
        ("why", r"\b(?:rationale|reasons?|justification|why|reasoning|argument)\b"),
        ("solution", r"\b(?:solutions?|approach|new)\b"),
        ("context", r"\b(?:context|background|problems?|motivation|issue|current|need|existing|challenge|use cases?|"
         r"user stories|stories|scenario)\b"),
        ("goals", r"\b(?:goals?|objectives?|aims?|purpose|scope|intent)\b"),
        ("intro", r"\b(?:introduction|overview|description|preface|about|basics|explanation)\b"),
        ("what", r"^(?:the )?what\b"),
        ("design", r"\b(?:design|specification|details?|architecture|implementation|mechanism|how|plan|changes?|strategy|"
         r"policy|technical)\b"),
    )
)  # fmt: skip
_FAR = frozenset({"other", "named", "options", "after", "drivers", "meta"})


class Place(NamedTuple):
    """A section with its class, whether that is the class of a heading above it, and its rank in the class."""

    section: Section
    kind: str
    is_inner: bool
    own: str
    rank: int


class Unit(NamedTuple):
    """One sentence, list item or table of a section: its form, its paragraph and its position there."""

    text: str
    block: Block
    form: str
    paragraph: int
    sentence: int
    inline: Inline | None = None


class Run(NamedTuple):
    """The units of one section."""

    place: Place
    units: tuple[Unit, ...]


def runs(page: Page) -> Iterator[Run]:
    """The sections that may state something, each with its units; far ones only if they come early."""
    for place in places(page):
        yield Run(place, tuple(_units(page, place)))


def places(page: Page) -> Iterator[Place]:
    """The sections worth reading, classified by their headings."""
    counts: Counter[str] = Counter()
    others = 0
    for section, kind, is_inner, own in _class_sections(page):
        if kind in _FAR:
            others += 1
            if others > _OTHERS:
                continue
        key = f"{kind}{is_inner}"
        counts[key] += 1
        if counts[key] <= (_INNER if is_inner else _TOP):
            yield Place(section, kind, is_inner, own, counts[key])


def _class_sections(page: Page) -> Iterator[tuple[Section, str, bool, str]]:
    above: list[tuple[int, str]] = []
    name = heading_key(title(page))
    for section in page.outline.sections:
        if section.level == 0 or section is page.named:
            above = [(section.level, "opening")] if section.level else above
            yield section, "opening", False, "opening"
            continue
        while above and above[-1][0] >= section.level:
            above.pop()
        own = "named" if section.key == name else class_of(section)
        up = next((kind for _, kind in reversed(above) if kind not in ("opening", "other", "named")), "")
        above.append((section.level, up or own))
        if own == "chosen" or (own == "decision" and up != "options"):
            up = ""
        yield section, up or own, bool(up), own


def class_of(section: Section) -> str:
    """What a heading announces: a decision, a proposal, a summary, reasons …; "other" if its words do not say."""
    if headlines.is_chosen(section.title):
        return "chosen"
    return class_of_name(section.key)


def class_of_name(key: str) -> str:
    """The class of a heading by its words, in English."""
    return next((name for name, pattern in _CLASSES if pattern.search(key)), "other")


def _units(page: Page, place: Place) -> Iterator[Unit]:
    fields = {field.line for field in page.fields} if place.kind == "opening" else set()
    count = 0
    for number, block in enumerate(place.section.blocks):
        if count >= _UNITS:
            return
        if fields and any(block.start <= line <= block.end for line in fields):
            continue
        for unit in _units_of(page, block, number):
            count += 1
            yield unit


def _units_of(page: Page, block: Block, number: int) -> Iterator[Unit]:
    if block.kind == "list" and not is_contents(page, block):
        for at, item in enumerate(block.children[:8]):
            inner = next((b for b in item.children if b.kind == "paragraph"), None)
            if inner is not None and (sentences := split(page.outline.text(inner))):
                yield Unit(
                    sentences[0], inner, "item" if at else "list", number, at, page.outline.inline(inner)
                )
    elif block.kind == "table":
        if text := from_list_or_table(page, block, "", block).text:
            yield Unit(text, block, "table", number, 0)
    elif block.kind in ("paragraph", "quote"):
        form = "prose" if block.kind == "paragraph" else "quote"
        for inline, inner in prose_of(page, (block,) if form == "prose" else block.children):
            for at, sentence in enumerate(split(inline.text)):
                if is_blank(sentence):
                    break
                yield Unit(sentence, inner, form, number, at, inline)


def statement(page: Page, run: Run, at: int) -> Statement:
    """The statement that begins with a unit: with the sentences, the list or the items that belong to it."""
    first = run.units[at]
    room = max(_LEAST, min(_MOST, 5 * words(first.text) // 2))
    if first.form in ("prose", "quote"):
        return _from_prose(page, run, at, room)
    if first.form == "table":
        return Statement(shorten(first.text, LIMIT), (first.block.start, first.block.end))
    text, last = first.text, first
    for unit in run.units[at + 1 :]:
        if (
            unit.form != "item"
            or unit.paragraph != first.paragraph
            or words(f"{text} {unit.text}") > max(room, 60)
        ):
            break
        text, last = f"{text.rstrip('.')}; {unit.text}", unit
    return Statement(shorten(text, LIMIT), (first.block.start, last.block.end))


def _from_prose(page: Page, run: Run, at: int, room: int) -> Statement:
    units, blocks = run.units, run.place.section.blocks
    first = last = units[at]
    text = first.text
    for number in range(at, len(units)):
        last, following = units[number], units[number + 1] if number + 1 < len(units) else None
        below = (
            list_below(blocks, last.block) if following is None or following.block is not last.block else None
        )
        if below and leads_to(page, last.text, below):
            led = with_items(page, below, text, first.block.start)
            return led if led.text else Statement(shorten(text, LIMIT), (first.block.start, last.block.end))
        if following is None or not _continues(blocks, text, last, following, units[number + 2 : number + 3]):
            break
        if words(f"{text} {following.text}") > room:
            break
        text = f"{text} {following.text}"
    return Statement(shorten(text, LIMIT), (first.block.start, last.block.end))


def _continues(
    blocks: tuple[Block, ...], text: str, last: Unit, following: Unit, after: tuple[Unit, ...]
) -> bool:
    """Whether a sentence may continue a statement: of the same paragraph, or of the next one after a short or open one."""
    if following.form != last.form or NOTE.match(following.text) or ASIDE.match(following.text):
        return False
    if following.text.endswith((":", "：")):
        is_end = not after or after[0].block is not following.block
        if not (is_end and list_below(blocks, following.block)):
            return False
    if following.block is last.block:
        return True
    is_open = text.endswith((":", "："))
    is_near = following.block.start - last.block.end <= 3
    return is_near and (is_open or (words(text) < _SHORT and not following.text.endswith("?")))


def leads_to(page: Page, sentence: str, below: Block) -> bool:
    """Whether a sentence continues in the list below it: it ends open, or is unfinished and the first item is lower case."""
    if OPEN_END.search(sentence):
        return True
    if below.kind != "list" or re.search(r"[.!?…)\]\"”»。！？]$", sentence):
        return False
    first = below.children[0].children[:1] if below.children else ()
    return bool(first) and page.outline.text(first[0])[:1].islower()
