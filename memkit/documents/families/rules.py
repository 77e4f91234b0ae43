"""Rules, and roadmaps: documents with many items and no single decision."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.documents.decision import find, from_opening
from memkit.documents.families import columns
from memkit.documents.family import Family
from memkit.documents.groups import SUMMARY
from memkit.documents.inline import Inline
from memkit.documents.lifecycle import status
from memkit.documents.markup import Block, walk
from memkit.documents.model import Item, Statement
from memkit.documents.outline import Section
from memkit.documents.page import Page
from memkit.documents.sentences import is_blank, shorten, split, words
from memkit.documents.vocabulary import WORDS, normalise

_NAMES = re.compile(
    r"\b(?:contributing|architecture|conventions?|guidelines?|style ?guide|coding ?standards?|principles|rules|hacking|"
    r"development|code ?style|standards|invariants|policies|engineering|best ?practices)\b|^(?:\w+ )?policy$",
    re.I,
)
_RULE = re.compile(
    r"\b(?:must(?:n't| not)?|never|always|shall(?: not)?|do not|don't|is forbidden|are forbidden|(?:is|"
    r"are) not allowed|(?:is|are) required|(?:is|are) mandatory|(?:is|are) prohibited)\b",
    re.I,
)
_SOFT = re.compile(
    r"\b(?:welcome|hesitate|worry|feel free|as always|almost always|not always|nearly always|always been|never been|"
    r"do(?:n't| not) (?:have to|need|know|want|be afraid|mind)|if you (?:must|never|don't|do not)|must have been|"
    r"must be (?:kidding|wondering)|like always|doesn't always|never mind|shall we)\b|\?$",
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


def is_rules(page: Page) -> bool:
    """Whether the file is one that lays down rules and holds at least one."""
    words_of_stem = page.stem.replace("-", " ").replace("_", " ")
    return bool(_NAMES.search(words_of_stem)) and len(words_of_stem.split()) <= 4 and bool(rule_items(page))


def rule_items(page: Page) -> tuple[Item, ...]:
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


def _rule_statement(page: Page) -> Statement:
    first = next(iter(rule_items(page)), None)
    return Statement(first.text, first.lines) if first else Statement()


RULES = Family(
    "rules", "rules", is_rules, statement=_rule_statement, date=lambda _: ("", ""), items=rule_items
)


_PLAN_NAMES = re.compile(
    r"\broad ?map\b|^todo$|\btodo\b|\bbacklog\b|\bmilestones?\b|^plans?$|\bproject goals\b", re.I
)
_CLOSED = re.compile(
    r"\b(?:done|completed?|shipped|released?|history|past|finished|archived?|won'?t|out of scope|non-goals?|legend|"
    r"how to|contribut\w+|changelog|references?|links|see also|erledigt|abgeschlossen|umgesetzt|fertiggestellt|"
    r"terminée?s?|réalisée?s?|hech[oa]s?|terminad[oa]s?|completad[oa]s?)\b|完了|✅|✔",
    re.I,
)
_NOT_YET = re.compile(
    r"\b(?:not|nicht|pas) (?:yet |ganz |encore )?(?:done|complete|finished|fertig|erledigt|fini|fait)", re.I
)
_BOX = re.compile(r"^\[([ xX~-])\]\s+")
_TICK = re.compile(r"^\W*(?:✅|✔|☑|🎉|:white_check_mark:|:heavy_check_mark:|done\b)", re.I)
_DONE = re.compile(
    r"[(\[]\s*(?:done|completed?|shipped|finished|released)\s*[)\]]\W*$|(?:✅|✔)\ufe0f?\W*$", re.I
)
_MANY_BOXES = 200


def is_roadmap(page: Page) -> bool:
    """Whether file or title call it a roadmap, a backlog or a TODO list, and no header makes it a proposal."""
    return is_named(page) and not _is_proposal(page) and bool(open_items(page))


def is_finished_plan(page: Page) -> bool:
    """Whether a roadmap or plan says that it is done, or has ticked every box; a record of a decision is no plan."""
    if page.in_series or page.has("decision", "decision outcome") or not is_named(page) or _is_proposal(page):
        return False
    boxes = [match[1] for b in _paragraphs(page) if b.raw[:1] == "[" and (match := _BOX.match(b.raw))]
    is_ticked = len(boxes) > 1 and " " not in boxes
    return is_ticked or WORDS.get(status(page)[0], status(page)[0]) == "implemented"


def _paragraphs(page: Page) -> Iterator[Block]:
    blocks = (block for section in page.outline.sections for block in walk(section.blocks))
    return (block for block in blocks if block.kind == "paragraph")


def _is_proposal(page: Page) -> bool:
    """Whether a header gives a status and a day or a number, as a series of proposals does."""
    dated = page.first(
        ("created", "date-created", "creation-date", "date-accepted", "start-date", "rfc", "number")
    )
    return dated is not None and page.first(("status",)) is not None and status(page)[0] != ""


def is_named(page: Page) -> bool:
    """Whether file or title use a roadmap's name."""
    section = page.named
    stem = re.sub(r"^\d+ ", "", page.stem.replace("-", " ").replace("_", " "))
    return bool(_PLAN_NAMES.search(stem)) or bool(
        section and _PLAN_NAMES.search(section.title) and len(section.title) < 60
    )


def open_items(page: Page) -> tuple[Item, ...]:
    """The open items, in document order, each once."""
    kept: dict[str, Item] = {}
    named, closed_until = page.named, 0
    for section in page.outline.sections:
        if section.level and section is not named and _CLOSED.search(section.title):
            closed_until = max(closed_until, section.end)
        if section.level and section.start <= closed_until:
            continue
        for item in _open(page, section, "" if section is named else section.title):
            kept.setdefault(item.text.lower(), item)
    return tuple(kept.values())[:_MANY_BOXES]


def _open(page: Page, section: Section, group: str) -> Iterator[Item]:
    lead = ""
    for block in section.blocks:
        if block.kind == "list" and not _is_header(page, block) and not _lists_ended(lead):
            yield from _from_list(page, block, group)
        elif block.kind == "table":
            yield from _from_table(page, block, group)
        lead = page.outline.text(block) if block.kind == "paragraph" else ""


def _lists_ended(lead: str) -> bool:
    """Whether the sentence above a list says that its items are done: "Done so far:"."""
    last = split(lead)[-1] if lead.endswith((":", "：")) else ""
    return _CLOSED.search(last) is not None and not _NOT_YET.search(last)


def _is_header(page: Page, listing: Block) -> bool:
    """Whether a list at the head has fields of the document, such as its status."""
    return any(listing.start <= field.line <= listing.end for field in page.fields)


def _from_list(page: Page, listing: Block, group: str) -> Iterator[Item]:
    entries = [b for b in walk((listing,)) if b.kind == "item"]
    first = {id(e): next((c for c in e.children if c.kind == "paragraph"), None) for e in entries}
    boxed = [e for e in entries if (p := first[id(e)]) and _BOX.match(p.raw)]
    for entry in boxed or listing.children:
        paragraph = first.get(id(entry))
        if paragraph is None:
            continue
        inline = page.outline.inline(paragraph)
        text = _BOX.sub("", inline.text)
        if not _is_done(inline) and _is_item(text, inline):
            yield Item("open", text, shorten(split(text)[0], 300), (entry.start, paragraph.end), group=group)


def _from_table(page: Page, table: Block, group: str) -> Iterator[Item]:
    rows = columns.texts(page, table)
    what, state = columns.item_column(rows)
    if what < 0:
        return
    for row, block in zip(rows[1:], table.children[1:], strict=False):
        text = row[what] if what < len(row) else ""
        is_open = not (0 <= state < len(row) and _finished(row[state]))
        if is_open and words(text) > 1 and columns.names_something(text) and not _TICK.match(text):
            yield Item("open", text, shorten(text, 300), (block.start, block.end), group=group)


def _finished(state: str) -> bool:
    if _NOT_YET.search(state):
        return False
    ended = normalise(state) in ("implemented", "rejected", "withdrawn", "superseded", "deprecated")
    return ended or bool(_TICK.match(state) or _CLOSED.search(state))


def _is_done(inline: Inline) -> bool:
    box = _BOX.match(inline.text)
    return (
        (box is not None and box[1] in "xX~-")
        or bool(_TICK.match(inline.text) or _DONE.search(inline.text))
        or (inline.struck and words(inline.text) < 2)
    )


def _is_item(text: str, inline: Inline) -> bool:
    contents = len(inline.links) == 1 and inline.links[0].target.startswith("#")
    said = not text.endswith("?") and "{" not in text and not is_blank(text)
    return 2 <= words(text) <= 80 and not contents and said and columns.names_something(text)


def _plan_statement(page: Page) -> Statement:
    opening = from_opening(page)
    found = opening if opening.text else find(page, SUMMARY, ("vision", "goals", "goal", "focus"))
    first = next(iter(open_items(page)), None)
    return found if found.text or first is None else Statement(first.text, first.lines)


ROADMAP = Family("roadmap", "roadmap", is_roadmap, statement=_plan_statement, items=open_items)
