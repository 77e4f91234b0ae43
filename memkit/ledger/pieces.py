"""Ids in loosely written lists: in backticks or wikilinks, with remarks in parentheses, wrapped, with other arrows."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.model.ids import STEM, is_readable_id

_CUT = re.compile(r"[,;\n()]|\band\b")
_ARROW = re.compile(r"<[-=]+>|[-=]+>|←→|→|↔|\b(?:(?:superseded|replaced)[ -])?by\b")
_TEXT = re.compile(r"\s(?:—|–|--?)\s|:\s")
_WIKILINK = re.compile(r"\[\[([^\]|]{1,150})(?:\|[^\]]{0,150})?\]\]")
_WORD_END = re.compile(r"[\s,;]")
# an id is at most 120 characters; what follows it in a piece is a remark
_LONG = 200


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """The ids a list names, each with its remark: the first word of every piece outside parentheses."""
    seen: set[str] = set()
    for piece in _cut(text):
        head, _, remark = piece.partition("(")
        id = first_id(head if head.strip() else piece.rpartition(")")[2])
        if id and id not in seen:
            seen.add(id)
            yield id, " ".join(remark.rpartition(")")[0].split())


def _cut(text: str) -> Iterator[str]:
    """The text between commas, semicolons, line ends and `and`; parentheses stay whole."""
    depth, start = 0, 0
    for match in _CUT.finditer(text):
        if match[0] == "(":
            depth += 1
        elif match[0] == ")":
            depth = max(0, depth - 1)
        elif not depth:
            yield text[start : match.start()]
            start = match.end()
    yield text[start:]


def first_id(piece: str) -> str:
    """The id that a piece starts with; empty if there is none. A session's stem is not an id."""
    bare = _WIKILINK.sub(r"\1", piece.strip()[:_LONG]).strip(" *`_-+[]\t")
    word = _WORD_END.split(bare, maxsplit=1)[0].strip("`*[]().:")
    return word if is_readable_id(word) and STEM.fullmatch(word) is None else ""


def ids_in(text: str) -> list[str]:
    """The ids of a list, without remarks."""
    return [id for id, _ in pieces(text)]


def pairs_in(text: str, arrow: str, alone: bool) -> Iterator[tuple[str, str]]:
    """`old → new` in any spelling of the arrow; with `alone`, an `old (invalidated)` has no new."""
    plain = re.sub(rf"\s*{arrow}\s*", f" {arrow} ", _ARROW.sub(arrow, text))
    for piece in _cut(plain):
        left, found, right = piece.partition(arrow)
        old, new = first_id(left), first_id(right.lstrip(" :("))
        if found and old and new:
            yield old, new
        elif alone and old and "invalidated" in piece.lower():
            yield old, ""


def split_text(rest: str) -> tuple[str, str]:
    """The part before a dash or a colon, and the text after it on one line."""
    match = _TEXT.search(rest)
    if match is None or rest.count("(", 0, match.start()) > rest.count(")", 0, match.start()):
        return rest, ""
    return rest[: match.start()], " ".join(rest[match.end() :].split())
