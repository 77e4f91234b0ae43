"""Markdown text as an outline: sections of blocks with their line spans, on markdown-it.

Says what stands where, never what it means. Fenced and indented code keep no words, so no example
can pose as the document's own header.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from html import unescape
from itertools import islice, takewhile
from typing import TYPE_CHECKING, Any

from memkit.documents.inline import Inline, parser, plain, render
from memkit.documents.tongues import in_english

if TYPE_CHECKING:
    from markdown_it.token import Token

_CONTAINERS = {
    "bullet_list_open": "list",
    "ordered_list_open": "list",
    "list_item_open": "item",
    "blockquote_open": "quote",
    "table_open": "table",
    "tr_open": "row",
}
_NUMBERING = re.compile(r"^(?:[0-9]+(?:\.[0-9]+)*[.):]?|[ivx]+[.)])\s+", re.I)
_HTML_ROW = re.compile(r"<tr\b.*?(?=<tr\b|</table|$)", re.I | re.DOTALL)
_HTML_CELL = re.compile(r"<t[dh]\b[^>]*>(.*?)(?=</?t[dhr]\b|</table|$)", re.I | re.DOTALL)
_HTML_HEADING = re.compile(r"<h([1-6])\b[^>]*>(.*?)</h\1>", re.I | re.DOTALL)
_COMMENT = re.compile(r"<!--.*?(?:-->|\Z)", re.DOTALL)
# "Title {#anchor .class}": the braces name the heading and are no part of it
_ANCHOR = re.compile(r"\s*\{:?\s*[#.][^{}]*\}\s*$")
_BOLD_LINE = re.compile(r"^(\*\*|__|)(?:<u>)?(?P<name>[^*_:.<>\n]{2,40}):?(?:</u>)?:?\1\s*:?\s*$")
_LABEL = re.compile(
    r"^\W*(?:(?:architectur\w+ )?decision(?: records?)?|adr|architecture decision records?(?: \(adrs?\))?)"
    r"[\s_#:.\d-]*$",
    re.I,
)
# a bold line that only names a part stands for a heading, below every real one
BOLD = 7
# headings that name a part of a document, so they are never its title
PARTS = frozenset(
    "summary abstract status context decision consequences motivation introduction overview background "
    "changelog metadata proposal rationale goals links references table-of-contents contents date "
    "decision-outcome considered-options context-and-problem-statement detailed-design specification problem "
    "problem-statement deciders authors description feature-name alternatives".split()
)


@dataclass(frozen=True, slots=True)
class Block:
    """One block: heading, paragraph, list, item, quote, code, table, row, cell or html."""

    kind: str
    start: int
    end: int
    raw: str = ""
    level: int = 0
    children: tuple[Block, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with the blocks up to the next heading; level 0 is what stands before the first."""

    level: int
    title: str
    key: str
    start: int
    end: int
    blocks: tuple[Block, ...] = ()
    raw: str = ""


@dataclass(frozen=True, slots=True)
class Outline:
    """The sections of a document in order, and its link references."""

    sections: tuple[Section, ...]
    lines: int
    references: Mapping[str, Any] = field(default_factory=dict)
    # every family asks for the same few blocks: rendered once, the answer never changes
    _starts: tuple[int, ...] = field(default=(), repr=False, compare=False)
    _rendered: dict[str, Inline] = field(default_factory=dict, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_starts", tuple(section.start for section in self.sections))

    def inline(self, block: Block) -> Inline:
        """The words and links of one block."""
        return self.render(block.raw)

    def text(self, block: Block) -> str:
        """The words of one block."""
        return self.render(block.raw).text

    def render(self, raw: str) -> Inline:
        """The words and links of a piece of this document's markdown."""
        found = self._rendered.get(raw)
        if found is None:
            found = self._rendered[raw] = render(raw, self.references)
        return found

    def named(self, names: Iterable[str]) -> Section | None:
        """The first section whose key is one of the names, the earlier name winning, a real heading before a bold line."""
        by_key: dict[str, Section] = {}
        for section in sorted(self.sections, key=lambda s: s.level == BOLD):
            by_key.setdefault(section.key, section)
        return next((by_key[name] for name in names if name in by_key), None)

    def subtree(self, section: Section) -> tuple[Section, ...]:
        """The section and everything below it."""
        place = bisect_left(self._starts, section.start)
        while self.sections[place] is not section:
            place += 1
        after = takewhile(lambda s: s.start <= section.end, islice(self.sections, place + 1, None))
        return (section, *after)


def parse(text: str) -> Outline:
    """The outline of a markdown text; lines count from 1 and both ends belong to the span."""
    md, state, tokens = parser(), dict[str, Any](), list["Token"]()
    # the inline chain is the costly half: words are only made for blocks somebody asks for
    md.block.parse(text.replace("\0", "\ufffd"), md, state, tokens)
    lines = text.count("\n") + 1
    references = dict(state.get("references", {}))
    return Outline(_sections(tuple(_blocks(iter(tokens))), lines, references), lines, references)


def heading_key(title: str) -> str:
    """A heading as it is looked up: lower case, without numbering, signs and remarks in brackets."""
    words = re.sub(r"\([^)]*\)|\[[^\]]*\]", " ", title).strip().lower()
    words = _NUMBERING.sub("", words)
    bare = re.sub(r"[^\w&'/ -]+|(?<=\w)'s\b", " ", words.replace("’", "'")).strip(" -_").replace("  ", " ")
    joined = bare.replace(" ", "-")
    english = in_english(joined)
    return bare if english == joined else english.replace("-", " ")


def naming(sections: tuple[Section, ...]) -> Section | None:
    """The heading that names the document: the first that neither names a part nor is a mere label or number."""
    if len(sections) < 2 or is_part(sections[1]) or not sections[1].key:
        return None
    first, after = sections[1], sections[2:]
    if _LABEL.match(first.title) and not first.blocks and after and not is_part(after[0]):
        peers = [s for s in after[1:] if s.level == after[0].level and not is_part(s)]
        return first if peers else after[0]
    return first


def is_part(section: Section) -> bool:
    """Whether a heading names a part of a document, as "Context" does."""
    return section.key.replace(" ", "-") in PARTS


def walk(blocks: Iterable[Block]) -> Iterator[Block]:
    """Every block and what it holds, in document order."""
    for block in blocks:
        yield block
        yield from walk(block.children)


def _blocks(tokens: Iterator[Token]) -> Iterator[Block]:
    for token in tokens:
        start, end = (token.map[0] + 1, token.map[1]) if token.map else (0, 0)
        if token.nesting == -1:
            return
        if token.type == "ordered_list_open" and token.attrs.get("start", 1) != 1:
            yield _from_number(token, Block("list", start, end, children=tuple(_blocks(tokens))))
        elif token.type in _CONTAINERS:
            yield Block(_CONTAINERS[token.type], start, end, children=tuple(_blocks(tokens)))
        elif token.type in ("thead_open", "tbody_open"):
            yield from _blocks(tokens)
        elif token.type in ("paragraph_open", "heading_open", "th_open", "td_open"):
            yield _leaf(token, next(tokens).content, start, end)
            next(tokens)
        elif token.type in ("fence", "code_block"):
            yield Block("code", start, end)
        elif token.type == "html_block":
            yield from _html(token.content, start, end)


def _from_number(token: Token, listing: Block) -> Block:
    """A lone item under a number is a sentence that begins with one, as in "3. Mai 2024"."""
    lone = listing.children[0].children if len(listing.children) == 1 else ()
    if len(lone) != 1 or lone[0].kind != "paragraph":
        return listing
    return replace(lone[0], raw=f"{token.attrs['start']}{token.markup} {lone[0].raw}")


def _leaf(token: Token, content: str, start: int, end: int) -> Block:
    if token.type == "heading_open":
        return Block("heading", start, end, content, level=int(token.tag[1]))
    bold = _BOLD_LINE.match(content) if token.type == "paragraph_open" and token.level == 0 else None
    if bold and heading_key(bold["name"]).replace(" ", "-") in PARTS:
        return Block("heading", start, end, bold["name"], level=BOLD)
    return Block("paragraph" if token.type == "paragraph_open" else "cell", start, end, content)


def _html(content: str, start: int, end: int) -> Iterator[Block]:
    """Tables and headings written as HTML keep their meaning; comments and the rest keep no words."""
    visible = _COMMENT.sub("", content)
    if re.search(r"<table\b", visible, re.I):
        rows = (_html_row(row[0], start, end) for row in _HTML_ROW.finditer(visible))
        yield Block("table", start, end, children=tuple(row for row in rows if row.children))
    elif heading := _HTML_HEADING.search(visible):
        yield Block("heading", start, end, _untagged(heading[2]), level=int(heading[1]))
    else:
        yield Block("html", start, end)


def _html_row(row: str, start: int, end: int) -> Block:
    cells = tuple(Block("cell", start, end, _untagged(cell[1])) for cell in _HTML_CELL.finditer(row))
    return Block("row", start, end, children=cells)


def _untagged(text: str) -> str:
    links = re.sub(
        r"<a\b[^>]*href=[\"']([^\"']*)[\"'][^>]*>(.*?)</a>", r"[\2](\1)", text, flags=re.I | re.DOTALL
    )
    return unescape(re.sub(r"<[^>]*>", " ", links)).strip()


def _sections(blocks: tuple[Block, ...], lines: int, references: Mapping[str, Any]) -> tuple[Section, ...]:
    heads = [index for index, block in enumerate(blocks) if block.kind == "heading"]
    first = heads[0] if heads else len(blocks)
    opening = Section(0, "", "", 1, blocks[first].start - 1 if heads else lines, blocks[:first])
    sections = [opening]
    ends = _ends([blocks[index] for index in heads], lines)
    for index, stop, end in zip(heads, [*heads[1:], len(blocks)], ends, strict=False):
        head, title = blocks[index], _ANCHOR.sub("", plain(blocks[index].raw, references)).strip()
        body = blocks[index + 1 : stop]
        sections.append(Section(head.level, title, heading_key(title), head.start, end, body, head.raw))
    return tuple(sections)


def _ends(heads: list[Block], lines: int) -> list[int]:
    """For each heading the last line before the next one of its own level or above."""
    next_start = [lines + 1] * (BOLD + 1)
    ends = []
    for head in reversed(heads):
        ends.append(next_start[head.level] - 1)
        next_start[head.level :] = [head.start] * (BOLD + 1 - head.level)
    return ends[::-1]
