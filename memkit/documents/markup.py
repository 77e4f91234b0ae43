"""Markdown text as blocks with their line spans, on markdown-it; also how a heading is looked up.

It does not interpret the text. Words in fenced and indented code are dropped, so that no example is taken for the
document's own header.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from html import unescape
from typing import TYPE_CHECKING, Any, NamedTuple

from memkit.documents.inline import parser
from memkit.documents.vocabulary import in_any_tongue, in_english

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
_REMARK = re.compile(r"\([^)]*\)|\[[^\]]*\]")
_SIGN = re.compile(r"[^\w&'/ -]+|(?<=\w)'s\b")
_NUMBERING = re.compile(r"^(?:[0-9]+(?:\.[0-9]+)*[.):]?|[ivx]+[.)])\s+", re.I)
_HTML_ROW = re.compile(r"<tr\b.*?(?=<tr\b|</table|$)", re.I | re.DOTALL)
_HTML_CELL = re.compile(r"<t[dh]\b[^>]*>(.*?)(?=</?t[dhr]\b|</table|$)", re.I | re.DOTALL)
_HTML_HEADING = re.compile(r"<h([1-6])\b[^>]*>(.*?)</h\1>", re.I | re.DOTALL)
_COMMENT = re.compile(r"<!--.*?(?:-->|\Z)", re.DOTALL)
_BOLD_LINE = re.compile(r"^(\*\*|__|)(?:<u>)?(?P<name>[^*_:.<>\n]{2,40}+):?(?:</u>)?:?\1\s*:?\s*$")
# a bold line that only names a part counts as a heading, below every real one
BOLD = 7
# the end of a line and such a line after it, above a blank one, a heading or what cannot continue a paragraph;
# most lines are too long for one, or have other words behind the name
_NAME_LINE = re.compile(
    r"\n(?![^\n]{48}[^\n*_:<>/u \t]) {0,3}+(?=[^\W\d]|\*\*|__)(\*\*|__|)(?:<u>)?"
    r"(?P<name>[^*_:.<>|#\n-][^*_:.<>\n]{1,39}+)(?=[\n:<*_ \t]|\Z):?(?:</u>)?:?\1[ \t]*:?[ \t]*"
    r"(?=\n[ \t]*(?:\n|\Z|[-*+>`~<|=_0-9]|(?P<heading>#))|\Z)"
)


_FIRST_WORD = re.compile(r"[A-Za-z0-9]+")
# a number, a remark or another name before the name of the part
_NUMBER_BEFORE = re.compile(r"[\W_]*(?:\d|[ivxIVX]+[.)])")
# headings that name a part of a document and so are never its title
PARTS = frozenset(
    "summary abstract status context decision consequences motivation introduction overview background "
    "changelog metadata meta proposal rationale goals links references table-of-contents table-of-content contents date "
    "decision-outcome considered-options context-and-problem-statement detailed-design specification problem "
    "problem-statement deciders authors description short-description feature-name alternatives".split()
)


class Block(NamedTuple):
    """One block: heading, paragraph, list, item, quote, code, table, row, cell or html."""

    kind: str
    start: int
    end: int
    raw: str = ""
    level: int = 0
    children: tuple[Block, ...] = ()


class NameLine(NamedTuple):
    """A line that only names a part and may count as a heading: where it starts and ends, and if a heading follows it."""

    start: int
    end: int
    is_above_heading: bool


def name_lines(text: str) -> list[NameLine]:
    """The lines of a text that only name a part of a document."""
    # a pattern that begins with a plain sign is searched faster than one for the start of a line
    matches = [match for match in _NAME_LINE.finditer(f"\n{text}") if _names_part(match["name"])]
    return [NameLine(match.start(), match.end() - 1, match["heading"] is not None) for match in matches]


def _names_part(name: str) -> bool:
    """Whether a line names a part; nearly every other line shows by its first word that it does not."""
    first = _FIRST_WORD.search(name)
    if (first is None or first[0].lower() not in _first_words()) and not _may_start_late(name):
        return False
    return heading_key(name).replace(" ", "-") in PARTS


def _may_start_late(name: str) -> bool:
    """Whether a number, a remark or another name may stand before the name of the part, or letters beyond ASCII."""
    if not name.isascii() or "/" in name or "(" in name or "[" in name:
        return True
    return _NUMBER_BEFORE.match(name) is not None


@cache
def _first_words() -> frozenset[str]:
    names = [name for part in PARTS for name in in_any_tongue(part)]
    return frozenset(name.split("-")[0] for name in names)


_HTML_PARAGRAPH = re.compile(
    r"<p>([^<>]*(?:<(?:a|b|i|em|strong|code)\b[^<>]*>[^<>]*</\w+>[^<>]*)*)</p>", re.I
)


def parsed(text: str, first: int, state: dict[str, Any]) -> tuple[Block, ...]:
    """The blocks of a text that begins on this line of the document; adds its link references to `state`."""
    md, tokens = parser(), list["Token"]()
    # inline parsing is the expensive half, so it is done only for blocks that are needed
    md.block.parse(text, md, state, tokens)
    return tuple(_blocks(iter(tokens), first))


@lru_cache(16_384)
def heading_key(title: str) -> str:
    """A heading in lookup form: lower case, without numbering, signs and remarks in brackets."""
    bare = title.lower()
    if not (bare.isascii() and bare.replace(" ", "").isalpha()):
        words = _NUMBERING.sub("", _REMARK.sub(" ", bare).strip())
        bare = _SIGN.sub(" ", words.replace("’", "'")).strip(" -_").replace("  ", " ")
    joined = bare.replace(" ", "-")
    english = in_english(joined)
    return bare if english == joined else english.replace("-", " ")


def walk(blocks: Iterable[Block]) -> Iterator[Block]:
    """Every block and the blocks inside it, in document order."""
    for block in blocks:
        yield block
        yield from walk(block.children)


def _blocks(tokens: Iterator[Token], first: int) -> Iterator[Block]:
    for token in tokens:
        start, end = (token.map[0] + first, token.map[1] + first - 1) if token.map else (0, 0)
        if token.nesting == -1:
            return
        if token.type == "ordered_list_open" and token.attrs.get("start", 1) != 1:
            yield _from_number(token, Block("list", start, end, children=tuple(_blocks(tokens, first))))
        elif token.type in _CONTAINERS:
            yield Block(_CONTAINERS[token.type], start, end, children=tuple(_blocks(tokens, first)))
        elif token.type in ("thead_open", "tbody_open"):
            yield from _blocks(tokens, first)
        elif token.type in ("paragraph_open", "heading_open", "th_open", "td_open"):
            yield _leaf(token, next(tokens).content, start, end)
            next(tokens)
        elif token.type in ("fence", "code_block"):
            yield Block("code", start, end)
        elif token.type == "html_block":
            yield from html_blocks(token.content, start, end)


def _from_number(token: Token, listing: Block) -> Block:
    """A single numbered item is a sentence that starts with a number, as in "3. Mai 2024"."""
    lone = listing.children[0].children if len(listing.children) == 1 else ()
    if len(lone) != 1 or lone[0].kind != "paragraph":
        return listing
    return lone[0]._replace(raw=f"{token.attrs['start']}{token.markup} {lone[0].raw}")


def _leaf(token: Token, content: str, start: int, end: int) -> Block:
    if token.type == "heading_open":
        return Block("heading", start, end, content, level=int(token.tag[1]))
    if token.type != "paragraph_open":
        return Block("cell", start, end, content)
    return paragraph(content, start, end, is_outer=token.level == 0)


def paragraph(content: str, start: int, end: int, *, is_outer: bool) -> Block:
    """A paragraph, or a heading if it is a bold line that only names a part of the document."""
    bold = _BOLD_LINE.match(content) if is_outer else None
    if bold and _names_part(bold["name"]):
        return Block("heading", start, end, bold["name"], level=BOLD)
    return Block("paragraph", start, end, content)


def html_blocks(content: str, start: int, end: int) -> Iterator[Block]:
    """The tables and headings of an HTML block; its other content is dropped."""
    visible = _COMMENT.sub("", content)
    if re.search(r"<table\b", visible, re.I):
        rows = (_html_row(row[0], start, end) for row in _HTML_ROW.finditer(visible))
        yield Block("table", start, end, children=tuple(row for row in rows if row.children))
    elif heading := _HTML_HEADING.search(visible):
        yield Block("heading", start, end, _untagged(heading[2]), level=int(heading[1]))
    elif text := _HTML_PARAGRAPH.fullmatch(visible.strip()):
        yield Block("paragraph", start, end, text[1].strip())
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
