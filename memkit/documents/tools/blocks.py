"""Splits a markdown document into headings, list items and other lines, without interpreting or losing a line.

It knows where fenced code ends, and old footers: `<!-- id: … | created: … -->` at the end of a list item.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from memkit.documents import markup

_OPENS = re.compile(r"[ \t]*((?:[-*+>][ \t]+)*)(`{3,}|~{3,})")


def fence_end(lines: list[str], at: int) -> int:
    """The line after the fence that this line opens; 0 when it opens none. An open one ends with its quote."""
    opens = _OPENS.match(lines[at])
    if opens is None or (opens[2][0] == "`" and "`" in lines[at][opens.end() :]):
        return 0
    quoted = ">" in opens[1]
    for end in range(at + 1, len(lines)):
        line = lines[end]
        if quoted and not line.lstrip().startswith(">"):
            return end
        bare = line.strip(" \t>")
        if bare.startswith(opens[2]) and not bare.strip(opens[2][0]):
            return end + 1
    return len(lines)


def indent(line: str) -> int:
    """The columns before the first letter; a tab goes to the next fourth."""
    column = 0
    for sign in line:
        if sign == "\t":
            column += 4 - column % 4
        elif sign == " ":
            column += 1
        else:
            break
    return column


_SPAN = re.compile(r"(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)", re.S)
_OPEN, _CLOSE = "<!--", "-->"


def fields(comment: str) -> dict[str, str]:
    """The `key: value` pairs of a comment's inside; `superseded-by` reads as `superseded_by`."""
    found: dict[str, str] = {}
    for part in comment.split("|"):
        key, colon, value = part.partition(":")
        name = key.strip().lower().replace("-", "_")
        if colon and name:
            found[name] = value.strip()
    return found


def is_footer(comment: str) -> bool:
    """True for the inside of a comment that names an id."""
    return bool(footer_id(comment))


def footer_id(comment: str) -> str:
    """The id a footer names, bare of code marks and wikilinks."""
    named = fields(comment).get("id", "").strip("`*[] ")
    return named if named and " " not in named else ""


def on_one_line(comment: str) -> str:
    """A comment's content as the ledger stores it: verbatim, with wrapped lines joined."""
    return " ".join(comment.split())


def trailing(text: str) -> tuple[str, list[str]]:
    """The text without the comments at its end, and their contents in order; ignores comments in code and quotes."""
    seen = without_code(text)
    end = len(text.rstrip())
    found: list[str] = []
    while seen[:end].endswith(_CLOSE):
        start = seen.rfind(_OPEN, 0, end)
        if start < 0 or _CLOSE in seen[start : end - 3] or _is_quoted(text, start):
            break
        found.insert(0, text[start + 4 : end - 3].strip())
        end = len(text[:start].rstrip())
    return text[:end], found


def _is_quoted(text: str, at: int) -> bool:
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return line.lstrip(" \t-*+").startswith(">")


def without_code(text: str) -> str:
    """The text with code spans and fences blanked out, every character at its old place."""
    lines, run = text.split("\n"), list[str]()
    done: list[str] = []
    at = 0
    while at < len(lines):
        end = fence_end(lines, at)
        # a comment that starts a line is a block of its own: no code span reaches into it
        if not end and not lines[at].lstrip().startswith(_OPEN):
            run.append(lines[at])
            at += 1
            continue
        done += [*_blanked(run), *([" " * len(line) for line in lines[at:end]] if end else [lines[at]])]
        run, at = [], end or at + 1
    return "\n".join([*done, *_blanked(run)])


def _blanked(lines: list[str]) -> list[str]:
    if not lines:
        return []
    return _SPAN.sub(lambda span: re.sub(r"[^\n]", " ", span[0]), "\n".join(lines)).split("\n")


HEADING, ITEM, OTHER = "heading", "item", "other"

_HEADING = re.compile(r" {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*")
_ITEM = re.compile(r"( {0,3})(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)")
_RULE = re.compile(r" {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*")
# the start of an HTML block, whose list items and headings belong to the owner
_TAG = re.compile(r"(?m)^([ \t>*+-]*)<(?=[A-Za-z/?!])(?!!--)")
_COMMENT = re.compile(r"[ \t]*<!--(.*?)-->[ \t]*", re.S)


@dataclass(frozen=True, slots=True)
class Block:
    """Lines `start` up to `end` of a document; a heading has its level and words."""

    kind: str
    start: int
    end: int
    level: int = 0
    words: str = ""


def scan(lines: list[str], inside: bool = False) -> list[Block]:
    """The blocks of a document, or of the `inside` of an item, in order; together they contain all lines."""
    found: list[Block] = []
    at = 0
    for block in _structure(lines, inside):
        if block.start < at:
            # a footer that belongs to the item above it
            continue
        found += [Block(OTHER, at, block.start)] if block.start > at else []
        found.append(block)
        at = block.end
    return [*found, *([Block(OTHER, at, len(lines))] if at < len(lines) else [])]


def _structure(lines: list[str], inside: bool) -> Iterator[Block]:
    """The headings and items, by the parser; an underlined heading is no heading of ours, since it has two lines."""
    for block in markup.parsed(_without_html("\n".join(lines)), 0, {}):
        heading = _HEADING.fullmatch(lines[block.start]) if block.kind == "heading" else None
        if heading is not None:
            yield Block(HEADING, block.start, block.start + 1, len(heading[1]), (heading[2] or "").strip())
        elif block.kind == "list":
            for item in block.children:
                yield _item(lines, item, inside)
        elif block.kind == "paragraph" and is_item(lines[block.start]):
            yield _item(lines, block, inside)


def _without_html(text: str) -> str:
    """The text without anything that hides structure except closed comments; every character keeps its position."""
    closed = text.rfind("-->") + 3 if "-->" in text else 0
    return _TAG.sub(r"\1x", text[:closed] + text[closed:].replace("<!--", "x!--"))


def _item(lines: list[str], item: markup.Block, inside: bool) -> Block:
    # a table ends an item, although markdown would let its lines go on with the item's last paragraph
    tables = (at for at in range(item.start + 1, item.end + 1) if lines[at].startswith("|"))
    end = next(tables, item.end + 1)
    while end > item.start + 1 and not lines[end - 1].strip():
        end -= 1
    # inside an item, less indented lines still belong to the item
    moved = 0 if inside else _moved_footer(lines, item.start, end)
    return Block(ITEM, item.start, moved or end)


def is_item(line: str) -> bool:
    """True for a line that opens a list item."""
    return _ITEM.match(line) is not None and _RULE.fullmatch(line) is None


def _moved_footer(lines: list[str], start: int, end: int) -> int:
    """The end of a footer below its item but outside of it; 0 if there is none."""
    at = next((at for at in range(end, len(lines)) if lines[at].strip()), len(lines))
    found = _COMMENT.match("\n".join(lines[at : at + 12]))
    if found is None or not is_footer(found[1]):
        return 0
    if any(map(is_footer, trailing("\n".join(lines[start:end]))[1])):
        return 0
    return at + found[0].count("\n") + 1


def inner(lines: list[str]) -> list[str]:
    """An item's own lines without its marker and indentation, line by line."""
    width = marker_width(lines[0])
    return [lines[0][width:], *(_dedented(line, width) for line in lines[1:])]


def marker_width(line: str) -> int:
    """The column of an item's words; more than four blanks after its marker belong to the words."""
    marker = _ITEM.match(line)
    if marker is None:
        return 0
    bare = len(marker[0].rstrip())
    return len(marker[0]) if len(marker[0]) <= bare + 4 else bare + 1


def _dedented(line: str, width: int) -> str:
    bare = line.lstrip(" \t")
    return " " * max(0, indent(line) - width) + bare
