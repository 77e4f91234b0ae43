"""Where a session's sections begin and end. Two ways to find the headings, one way to cut between them."""

from __future__ import annotations

from dataclasses import dataclass

REFERENCES = "## Memory References"
WORKING = "## Working Memory"
RECORD = "## Record: "
OURS = (REFERENCES, WORKING, RECORD)


@dataclass(frozen=True, slots=True)
class Part:
    """Lines of one section: the heading's text ('' for what stands before the first) and its first line's number."""

    heading: str
    first: int
    lines: list[str]


def plain_headings(lines: list[str]) -> list[int] | None:
    """Indices of the `## ` lines outside fences, by looking at lines only.

    None where only a markdown parser can tell: indented fences, HTML blocks, fences left open.
    """
    found: list[int] = []
    fence = ""
    for index, line in enumerate(lines):
        if fence:
            if line.startswith(fence) and not line.strip(fence[0]).strip():
                fence = ""
            continue
        if line.startswith("## "):
            found.append(index)
        elif line[:1] in "`~" and line[:3] in ("```", "~~~"):
            fence = line[: len(line) - len(line.lstrip(line[0]))]
            if fence[0] == "`" and "`" in line[len(fence) :]:
                return None
        elif _is_tricky(line):
            return None
    return None if fence else found


def _is_tricky(line: str) -> bool:
    if not line or line[0] not in " \t<>-*+0123456789":
        return False
    bare = line.lstrip(" \t>-*+0123456789.)")
    return bare[:3] in ("```", "~~~") or (
        bare[:1] == "<" and line[0] in "<> " and not line.startswith("  <!-- ")
    )


def parsed_headings(lines: list[str]) -> tuple[list[int], int]:
    """The same by markdown-it, and the line of a fence that is never closed (-1: none)."""
    from markdown_it import MarkdownIt

    tokens = MarkdownIt("commonmark").parse("\n".join(lines))
    found = [
        token.map[0]
        for token in tokens
        if token.type == "heading_open" and token.level == 0 and token.markup == "##" and token.map
    ]
    opened = -1
    for token in tokens:
        if token.type == "fence" and token.map and not _is_closed(lines, token.map, token.markup):
            opened = token.map[0]
    return found, opened


def _is_closed(lines: list[str], span: list[int], markup: str) -> bool:
    last = lines[min(span[1], len(lines)) - 1].strip().lstrip("> ")
    return span[1] - span[0] > 1 and last.startswith(markup) and not last.strip(markup[0])


def cut(lines: list[str], headings: list[int], first_line: int) -> list[Part]:
    """The parts between headings; line numbers count from `first_line`."""
    parts: list[Part] = []
    starts = [-1, *headings]
    for here, start in enumerate(starts):
        end = starts[here + 1] if here + 1 < len(starts) else len(lines)
        heading = lines[start].rstrip() if start >= 0 else ""
        parts.append(Part(heading, first_line + start + 1, lines[start + 1 : end]))
    return parts
