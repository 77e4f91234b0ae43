"""Logged decisions that are paragraphs or list items: with a number, a name in bold, or below the heading of a day."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from memkit.documents import dates
from memkit.documents.families.log_days import date_above, is_period
from memkit.documents.families.log_names import ENTRY, SERIES, is_about_logs, is_named, says_decisions
from memkit.documents.families.log_relations import dated_links
from memkit.documents.families.log_statements import is_enough, join_title, labelled_line
from memkit.documents.families.log_table import entry_number
from memkit.documents.headlines import BUDGET
from memkit.documents.inline import Inline
from memkit.documents.links import stated
from memkit.documents.markup import BOLD, Block
from memkit.documents.model import Item
from memkit.documents.outline import Section, is_part
from memkit.documents.page import Page
from memkit.documents.sentences import is_blank, shorten, split, words
from memkit.documents.vocabulary import normalise

_LOG_HEADING = re.compile(
    r"\b(?:decisions|decisions? (?:log|register|journal|history))\s*[)\]]?\s*(?:\([^)]*\))?\W*$", re.I
)
# decisions that stand elsewhere or are still to come
_OTHERS = re.compile(
    r"\W*(?:related|linked|dependent|future|open|pending|affected|previous|upcoming)\b", re.I
)
# "D8 (2026-07-10) — Use X": the day after the number
_DAY = re.compile(r"^\W*\d{4}-\d{2}-\d{2}\W+")
# "**D1 — Use X.** Because …"
_NAME = re.compile(r"^(\*\*|__)(?P<name>[^*\n][^*]{0,400}?)\1(?P<rest>.*)$", re.DOTALL)
# "Status: decided", "**Why:** …": a line with a label
_LABEL = re.compile(r"^\W*(?P<key>[^\W\d_][\w /-]{1,30})[*_]{0,2}[:：]", re.M)
# a bullet of so many words can state a decision
_TELLING = 4


def led(page: Page) -> Iterator[Item]:
    """Paragraphs and list items that open with the number or the day of a decision, or with its name in bold."""
    blocks = [b for section in page.outline.sections if not is_part(section) for b in section.blocks]
    items = first_paragraphs(blocks)
    prose = [b for b in (*blocks, *items) if b.kind == "paragraph"]
    numbered = [b for b in prose if ENTRY.match(b.raw)] or _of_a_series(prose)
    labelled = [b for b in prose if labelled_line(b.raw)]
    named = [b for b in items if _NAME.match(b.raw) and b not in labelled]
    yield from from_lists(page, numbered or named)
    if not numbered and not named and len(labelled) > 1:
        yield from (item for block in labelled if (item := _from_label(page, block)))


def bullets(page: Page) -> Iterator[Item]:
    """The list items of a log: below the headings of days and months, or of a file that is nothing but its list."""
    sections = [s for s in page.outline.sections if date_above(page, s, is_own=True) and _has_list(s)]
    if not sections and says_decisions(page) and _is_one_list(page):
        sections = [s for s in page.outline.sections if _has_list(s)]
    found = [(s, b) for s in sections for b in first_paragraphs(s.blocks)]
    told = [item for section, block in found if (item := from_bullet(page, section, block))]
    if len(told) > 1 and 2 * len(told) >= len(found) and not is_about_logs(page):
        yield from told


def day_bullets(page: Page, section: Section) -> list[Item]:
    """The list items below a heading that is nothing but a day or a session; none if they have the labels of one entry."""
    if not is_period(section.title) or not is_named(page):
        return []
    blocks = first_paragraphs(section.blocks)
    if not blocks or any(_LABEL.match(block.raw) for block in blocks):
        return []
    return [item for block in blocks if (item := from_bullet(page, section, block))]


def log_lists(page: Page) -> list[Block]:
    """The numbered items of every list under a heading such as "Decision log", whatever else the document is."""
    heads = [s for s in page.outline.sections if _LOG_HEADING.search(s.title) and not _OTHERS.match(s.title)]
    led = [b for s in heads for b in first_paragraphs(s.blocks) if _NAME.match(b.raw) and ENTRY.match(b.raw)]
    return led if len(led) >= 2 else []


def from_lists(page: Page, led: Iterable[Block]) -> list[Item]:
    """The decisions of paragraphs that open with a number or a name."""
    return [item for block in led if (item := _from_led(page, block))]


def _of_a_series(prose: list[Block]) -> list[Block]:
    """The paragraphs that open with the letters and the number of one series, as "UD-001 — …"; at least two."""
    letters = [match["letters"] if (match := SERIES.match(block.raw)) else "" for block in prose]
    return [b for b, own in zip(prose, letters, strict=True) if own and letters.count(own) > 1]


def _has_list(section: Section) -> bool:
    return any(block.kind == "list" for block in section.blocks)


def _is_one_list(page: Page) -> bool:
    """Whether the title is the only heading."""
    return not [s for s in page.outline.sections if 0 < s.level < BOLD and s is not page.named]


def first_paragraphs(blocks: Iterable[Block]) -> list[Block]:
    """The first block of each item of these lists."""
    return [i.children[0] for b in blocks if b.kind == "list" for i in b.children if i.children]


def bold_name(raw: str) -> str:
    """The words in bold at the head of a paragraph; empty if there are none."""
    match = _NAME.match(raw)
    return match["name"] if match else ""


def from_bullet(page: Page, section: Section, block: Block) -> Item | None:
    """The decision of a list item; None for a question, a few words, or a link to a document."""
    inline = page.outline.inline(block)
    text = inline.text.strip()
    if words(text) < _TELLING or text.endswith("?") or is_blank(text) or _is_index_line(inline):
        return None
    sentences = split(text)
    # "Pattern:" only leads to the list below it
    sentences = sentences[:-1] if text.endswith(":") and len(sentences) > 1 else sentences
    whole = " ".join(sentences) if words(text) <= BUDGET else sentences[0]
    return Item(
        "decision", shorten(text, 60), shorten(whole, 400), (block.start, block.end),
        date=dates.find(text[:40], page.day_first) or date_above(page, section, is_own=True),
        group=shorten(text, 80), number=entry_number(text) if ENTRY.match(text) else "",
        links=(*stated(inline, page.path, block.start), *dated_links((inline,), block.start)),
    )  # fmt: skip


def _is_index_line(inline: Inline) -> bool:
    """Whether a line opens with a link to another document: that one states the decision."""
    first = inline.links[0] if inline.links else None
    return first is not None and first.start == 0 and not first.target.startswith(("#", "http"))


def _from_led(page: Page, block: Block) -> Item | None:
    match = _NAME.match(block.raw)
    inline = page.outline.inline(block)
    if not match and _is_index_line(inline):
        return None
    head = page.outline.render(match["name"]).text.strip(" .:") if match else _first_line(page, block)
    opened = head or inline.text
    number = ENTRY.match(opened) or SERIES.match(opened)
    bare = _DAY.sub("", opened[number.end() :] if number else opened).strip(" .:–—-")
    rest = page.outline.render(match["rest"]).text.lstrip(" .:–—-") if match else labelled_line(block.raw)
    first = split(rest)[0] if split(rest) else ""
    text = join_title(bare, first) if bare and first and not is_enough(bare, first) else bare or first
    if words(text) < 2 or is_blank(text):
        return None
    return Item(
        "decision", head or shorten(inline.text, 60), shorten(text, 400), (block.start, block.end),
        status=_status(block) if not match else "",
        date=dates.find(inline.text[:40], page.day_first), group=shorten(bare, 80),
        links=(*stated(inline, page.path, block.start), *dated_links((inline,), block.start)),
        number=entry_number(opened),
    )  # fmt: skip


def _from_label(page: Page, block: Block) -> Item | None:
    text = page.outline.render(labelled_line(block.raw)).text.strip()
    if words(text) < 2 or is_blank(text):
        return None
    inline = page.outline.inline(block)
    return Item(
        "decision", shorten(text, 60), shorten(text, 400), (block.start, block.end), status=_status(block),
        date=dates.find(inline.text[:40], page.day_first), group=shorten(text, 80),
        links=(*stated(inline, page.path, block.start), *dated_links((inline,), block.start)),
    )  # fmt: skip


def _first_line(page: Page, block: Block) -> str:
    """The line of a paragraph that names its decision, if lines with labels follow it; else empty."""
    lines = [line for line in block.raw.split("\n") if re.search(r"\w", line)]
    is_form = len(lines) > 1 and _LABEL.match(lines[1]) and not _LABEL.match(lines[0])
    return page.outline.render(lines[0]).text.strip(" .:") if is_form else ""


def _status(block: Block) -> str:
    found = re.search(r"^\W*status[*_]{0,2}\s*[:：][*_\s]*([^\W\d_]+)", block.raw, re.I | re.M)
    return normalise(found[1]) if found else ""
