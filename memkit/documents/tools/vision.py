"""vision.md: its footer stands in the quote above, its fact is the next paragraph."""

from __future__ import annotations

import re

from memkit.documents.tools.blocks import OTHER, scan
from memkit.documents.tools.footer import fields, footer_id, on_one_line, without_code
from memkit.documents.tools.items import Found

_COMMENT = re.compile(r"<!--(.*?)-->", re.S)
_NO_PARAGRAPH = (">", "|", "<", "```", "~~~", "---", "***", "___")

Taken = dict[int, tuple[int, Found]]


def take_vision(lines: list[str], title: str) -> tuple[list[str], Taken]:
    """The lines without vision's footer, and the paragraph that is its fact, as `walk` takes it."""
    found = _footer(lines)
    if found is None:
        return lines, {}
    first, last, inside = found
    left = _without(lines, first, last)
    start, end = _paragraph(left, last + 1)
    text = "\n".join(line.strip() for line in left[start:end])
    if not text:
        text = title or footer_id(inside)
    return left, {start: (end, Found(footer_id(inside), text, _core(inside), first + 1))}


def _without(lines: list[str], first: int, last: int) -> list[str]:
    """The lines with the comment blanked out, and with it an empty line of quote before it."""
    kept = lines[first].partition("<!--")[0] + lines[last].rpartition("-->")[2]
    kept = kept.rstrip() if kept.strip(" >\t") else ""
    start = first - 1 if not kept and first and lines[first - 1].strip() == ">" else first
    blank = [""] * (first - start)
    return [*lines[:start], *blank, kept, *[""] * (last - first), *lines[last + 1 :]]


def _footer(lines: list[str]) -> tuple[int, int, str] | None:
    """The first comment with an id outside code and outside list items: (first line, last line, inside)."""
    seen = [*lines]
    for block in scan(lines):
        if block.kind != OTHER:
            seen[block.start : block.end] = [""] * (block.end - block.start)
    text = without_code("\n".join(seen))
    for match in _COMMENT.finditer(text):
        inside = re.sub(r"\n[ \t]*>", "\n", match[1])
        if footer_id(inside):
            return text.count("\n", 0, match.start()), text.count("\n", 0, match.end()), on_one_line(inside)
    return None


def _core(inside: str) -> str:
    """A vision is core, whatever its footer forgot to say."""
    return inside if fields(inside).get("tier") == "core" else f"{inside} | tier: core"


def _paragraph(lines: list[str], after: int) -> tuple[int, int]:
    """The first plain paragraph from a line on; an empty span below the last line if there is none."""
    for block in scan(lines):
        if block.kind != OTHER or block.end <= after:
            continue
        start = max(block.start, after)
        while start < block.end:
            end = start
            while end < block.end and lines[end].strip():
                end += 1
            if end > start and not lines[start].lstrip().startswith(_NO_PARAGRAPH):
                return start, end
            start = end + 1
    return len(lines), len(lines)
