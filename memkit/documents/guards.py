"""Decides what is not read, and why: templates, pages that only list others, files too large to be documents.

It also finds marks for the reviewer: hidden text, broken headers, words that read like orders to an agent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from memkit.documents import dates
from memkit.documents.inline import hidden_markup, holds_any
from memkit.documents.lifecycle import is_menu, is_stated, section_lines, status, status_section
from memkit.documents.markup import walk
from memkit.documents.page import Page
from memkit.documents.sentences import is_blank, is_blank_title
from memkit.documents.series import is_dated
from memkit.documents.vocabulary import is_choice

# about 300 pages; longer files are generated, and a hostile file of this size still takes only seconds
LIMIT = 1_000_000
_LINES = 20_000
_TEMPLATE = re.compile(
    r"^_?(?:(?:adr|rfc|kep|pep|oep|tep|nep|decision|proposal|record|madr|nygard|n{3,4}|x{3,4}|0+x?|design|doc|"
    r"arc)[-_ .]*)*(?:record[-_ ]?)?(?:template|skeleton|boilerplate|vorlage|plantilla|modelo|gabarit|"
    r"模板)(?:[-_ .]?(?:\w+))*$|^(?:[a-z]{2,10}[-_ ]){1,2}(?:adr|rfc)[-_ ](?:[a-z]{2,10}[-_ ])?0+[-_ ]?template$|"
    r"^(?:n{4}|x{4}|yyyymmdd|yyyy-mm-dd)[-_]|^(?:[a-z]{2,14}[-_ ]){1,2}template(?:[-_.][a-z]{2})?$",
    re.I,
)
_FOLDER = re.compile(r"(?:[a-z]{0,12}[-_.])?(?:templates?|vorlagen?|plantillas?|modelos)")
_HOLE = re.compile(
    r"(?:[^`:]{0,30}:\s*)?(?:\{[A-Za-z][^{}]{3,}\}|\[[A-Za-z][^\[\]]{3,}\]|<[a-z][^<>]{3,}>)",
    re.I | re.DOTALL,
)
_HINT = re.compile(r"(?:^|:\s)\W{0,3}[{<\[]")
# a line that could start a placeholder, inside any list or quote
_OPENING = re.compile(
    r"(?:^(?:[ \t]*\d{1,9}[.)])?|:\s)[^\w\n\[{<]{0,12}(?:[{<][a-z]|\[[a-z][^\[\]\n]{2,}(?:\](?![(\[:])|$))",
    re.M | re.I,
)
# the same, less exactly and many times faster, since the patterns begin with plain signs
_MAY_OPEN = (
    re.compile(r"\n(?:[ \t]*\d{1,9}[.)])?[^\w\n]{0,12}[{<\[][^\W\d_]"),
    re.compile(r":\s[^\w\n]{0,12}[{<\[][^\W\d_]"),
)
_ORDER = re.compile(
    r"\b(?:ignore|disregard|forget|override)\s+(?:all\s+|any\s+)?(?:the\s+|your\s+)?(?:previous|prior|above|earlier|"
    r"other)\s+(?:instructions?|rules?|prompts?|messages?)|\byou are (?:now )?(?:an?|the) (?:ai|assistant|agent|"
    r"language model)\b|\bsystem prompt\b|\bdo not (?:tell|inform|mention (?:this|it) to|reveal (?:this|"
    r"it) to) the (?:user|reviewer|human)|<\|(?:im_start|system)|\b(?:ai|llm|coding) (?:agents?|"
    r"assistants?)[,:]? (?:must|should|please|always|never)\b|\b(?:assistant|agent):\s",
    re.I,
)
# words one of which every such text contains
_MAY_ORDER = (
    "ignore", "disregard", "forget", "override", "you are", "system prompt", "do not", "<|",
    "assistant", "agent",
)  # fmt: skip
_MOVED = re.compile(
    r"\b(?:moved|migrated|relocated|now (?:lives|found|kept|maintained))\s+(?:to|in|at|under|here)\b", re.I
)
# what went wrong and how it was mended, in the name of a folder or at the head of a title
_POST_MORTEMS = re.compile(
    r"post[-_ ]?mortems?|incidents?(?:[-_ ]?(?:reports?|reviews?))?|outages?|root[-_ ]?causes?|rcas?"
)
_POST_MORTEM = re.compile(
    r"\W*(?:[\d./-]+\W+)?(?:post[- ]?mortem|incident (?:report|review|analysis|retrospective)|root cause analysis|rca)\b|"
    r".{3,80}\bpost[- ]?mortem\W*$",
    re.I,
)
_RECORDS = re.compile(r"adr|rfc|decision|proposal")
# from this many placeholders on, a document is a form
_FORM = 5


def too_large(text: str) -> str:
    """Why a text is too large to be read as a document; empty if it is not."""
    if len(text) > LIMIT:
        return f"too large: {len(text):,} characters, the limit is {LIMIT:,}"
    lines = text.count("\n")
    return f"too large: {lines:,} lines, the limit is {_LINES:,}" if lines > _LINES else ""


def encoding_fault(text: str) -> str:
    """Why a text that is not UTF-8 cannot be read; empty if it can."""
    if text.startswith("\ufffd\ufffd") and "\0" in text[:200]:
        return "written in UTF-16: save it as UTF-8 to have it read"
    return ""


def template(page: Page) -> bool:
    """Whether the document is an unfilled form."""
    if _TEMPLATE.match(page.stem) or any(map(_FOLDER.fullmatch, page.folders)):
        return True
    first = page.outline.sections[1] if len(page.outline.sections) > 1 else None
    if (
        first
        and is_blank_title(first.raw)
        and not (_is_filled(page) or _is_kept_in_brackets(page, first.raw))
    ):
        return first.key != "title" or is_blank(page.title) or is_blank_title(page.title)
    if _offers_status(page) and not _is_dated(page):
        return True
    return _holes(page) >= _FORM and not _has_status_and_day(page)


def is_post_mortem(page: Page) -> bool:
    """Whether folder or title say that the document tells what went wrong, and no header or part calls it a decision."""
    is_record = any(map(_RECORDS.search, page.folders))
    titled = page.named is not None and not is_record and _POST_MORTEM.match(page.named.title) is not None
    if not (titled or _POST_MORTEMS.fullmatch(page.folders[-1])):
        return False
    kind = page.first(("type", "doc-type", "document-type", "category", "kind"))
    is_called = kind is not None and re.search(r"decision|\b(?:adr|rfc)\b", kind.value.text, re.I) is not None
    return not (
        is_called
        or page.has("decision", "decision outcome")
        or page.first(("decision", "adr", "rfc", "deciders"))
    )


def _is_dated(page: Page) -> bool:
    """Whether the header holds a day, which nobody writes into a form: only the choice of a status was forgotten."""
    return any(dates.find(field.value.text) for field in page.fields)


def _is_kept_in_brackets(page: Page, heading: str) -> bool:
    """Whether a record with a status and a day only kept the brackets of its form around the title."""
    texts = [field.value.text for field in page.fields if field.key == "status"]
    is_open = any(is_choice(text) or text.startswith("[") for text in texts)
    return heading.lstrip().startswith("[") and not is_open and _has_status_and_day(page)


def _has_status_and_day(page: Page) -> bool:
    return _is_dated(page) and status(page)[0] != ""


def _is_filled(page: Page) -> bool:
    """Whether a document of a series states a decision although its heading is a placeholder."""
    section = page.section("decision", "decision outcome", "summary") if page.in_series else None
    said = [page.outline.text(b) for b in section.blocks if b.kind == "paragraph"] if section else []
    return bool(said) and not any(is_blank(text) or text.endswith("?") for text in said)


def _offers_status(page: Page) -> bool:
    """Whether the status is a list of values to choose from and none is chosen."""
    texts = [field.value.text for field in page.fields if field.key == "status"]
    if section := status_section(page):
        texts += [inline.text for inline, _ in section_lines(page, section)]
    return (any(is_choice(text) for text in texts) or is_menu(texts)) and not status(page)[0]


def _holes(page: Page) -> int:
    """How many blocks of the first sections are placeholders."""
    opening = page.outline.sections[:8]
    text = "\n".join(["", *(section.source for section in opening)])
    if sum(len(signs.findall(text)) for signs in _MAY_OPEN) < _FORM:
        return 0
    openings = [(s, _openings(s.source)) for s in opening]
    if sum(count for _, count in openings) < _FORM:
        return 0
    sections = [s for s, count in openings if count]
    blocks = [b for s in sections for b in walk(s.blocks) if b.kind == "paragraph" and _HINT.search(b.raw)]
    return sum(_HOLE.fullmatch(page.outline.text(block).strip(" *_.")) is not None for block in blocks)


def _openings(source: str) -> int:
    """How many placeholders could start in these lines."""
    lines = [line for line in source.split("\n") if "[" in line or "{" in line or "<" in line]
    # without a colon it can only stand at the head of its line
    return sum(len(_OPENING.findall(line)) if ":" in line else bool(_OPENING.match(line)) for line in lines)


def marks(text: str, sound_header: bool) -> tuple[str, ...]:
    """The marks of the whole text for a reviewer."""
    found = []
    if hidden_markup(text):
        found.append("hidden-text")
    if any(map(reads_like_an_order, _comments(text))):
        found.append("instruction-in-comment")
    if not sound_header:
        found.append("malformed-header")
    return tuple(found)


def _comments(text: str) -> Iterator[str]:
    """What stands in the comments of a text; one that nothing ends reaches to its end."""
    start = text.find("<!--")
    while start >= 0:
        end = text.find("-->", start + 4)
        yield text[start + 4 : end if end >= 0 else len(text)]
        start = text.find("<!--", end + 3) if end >= 0 else -1


def moved(page: Page) -> bool:
    """Whether a document only points to its new place."""
    if len(page.outline.sections) > 2 or page.outline.lines > 30:
        return False
    words = " ".join(page.outline.text(b) for s in page.outline.sections for b in walk(s.blocks) if b.raw)
    return len(words) < 400 and _MOVED.search(words) is not None


# every document made from a template contains the template's comments
@lru_cache(512)
def reads_like_an_order(text: str) -> bool:
    """Whether a text addresses the agent that reads it; a hint for the reviewer."""
    return holds_any(text, _MAY_ORDER) and _ORDER.search(text) is not None


def reason(page: Page) -> str:
    """Why a document that no family matches is left out, in words that its owner can act on."""
    if page.stem in ("readme", "index", "_index", "toc", "summary", "contents"):
        return "an index page with no decision, term or rule of its own"
    if re.match(r"change[-_ ]?log|changes|history|news|releases?$|release[-_ ]notes", page.stem):
        return "a change log: history, not standing decisions"
    if moved(page):
        return "says only where it moved"
    if re.match(r"(?:adr|rfc|kep|pep)[-_ ]?\d+|\d{3,}[-_]", page.stem) and not is_dated(page.path):
        if is_stated(page):
            return (
                "named like a decision record and states a status, but has no text that could be its decision"
            )
        return "named like a decision record but states neither a decision nor a status"
    return "no decision, glossary, roadmap or rules found in its structure"
