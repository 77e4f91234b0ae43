"""Splits a session into sections: finds the headings, by lines or with markdown-it, and cuts between them."""

from __future__ import annotations

from memkit.boot.memo import Memo
from memkit.boot.struct import struct
from memkit.ledger import FENCES, MARKERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

REFERENCES = "## Memory References"
WORKING = "## Working Memory"
RECORD = "## Record: "
# written for people; memkit does not read it
WORDS = "## Reasons and Evidence"
# adopted facts have their own section, because older tools count every id below the first heading as a use
ADOPTED = "## Adopted Memory"
EVENTS = (REFERENCES, WORKING, ADOPTED)
OURS = (REFERENCES, WORKING, ADOPTED, RECORD)

# the markdown parser needs about 20 µs per line and 0.5 µs per character; these limits keep one file within a second
MAX_PARSED_LINES = 40_000
MAX_PARSED = 1_000_000


# a section as bytes: heading, number of its first line, text
RawPart = tuple[str, int, bytes]


@struct(frozen=True)
class Part:
    """One section: its heading ('' before the first), its first line's number, its text."""

    heading: str
    first: int
    body: str

    @property
    def lines(self) -> list[str]:
        """The lines of its text."""
        return self.body.split("\n")


def plain_headings(lines: list[str]) -> list[int] | None:
    """Indices of the `## ` lines outside fences, found without a markdown parser.

    None if only a parser can decide: indented fences, HTML blocks, unclosed fences.
    """
    found, opened, certain = _look(lines)
    return found if certain and opened < 0 else None


def _look(lines: list[str]) -> tuple[list[int], int, bool]:
    """Headings, the line of an unclosed fence (-1: none), and whether no parser is needed."""
    found: list[int] = []
    fence, opened, certain = "", -1, True
    for index, line in enumerate(lines):
        if fence:
            if line.lstrip().startswith(fence):
                certain = certain and line[0] == fence[0] and not line.rstrip(" \t").strip(fence[0])
                fence, opened = "", -1
        elif line.startswith("## "):
            found.append(index)
        elif line.startswith(FENCES):
            fence, opened = line[: len(line) - len(line.lstrip(line[0]))], index
            certain = certain and (fence[0] == "~" or "`" not in line[len(fence) :])
        elif certain:
            certain = not _is_tricky(line)
    return found, opened, certain


def _is_tricky(line: str) -> bool:
    if not line or line[0] not in " \t<>-*+0123456789":
        return False
    bare = line.lstrip(MARKERS)
    if bare.startswith(FENCES):
        return True
    footer = line.startswith("  <!-- ") and line.endswith(" -->")
    return bare[:1] == "<" and line[0] in "<> \t" and not footer


def parsed_headings(lines: list[str]) -> tuple[list[int], int]:
    """The headings that markdown-it finds, and the line of a fence or comment that is never closed (-1: none).

    An unclosed fence or comment hides no section, so a missing mark loses nothing. For a text too long for the
    parser, looks at lines alone.
    """
    if len(lines) > MAX_PARSED_LINES or sum(map(len, lines)) > MAX_PARSED:
        return _look(lines)[:2]
    found: list[int] = []
    opened = -1
    for token in _MARKDOWN["commonmark"].parse("\n".join(lines)):
        if token.map is None:
            continue
        start, end = token.map
        if token.type == "heading_open" and token.level == 0 and lines[start].startswith("## "):
            found.append(start)
        elif _is_open(token, lines):
            opened = start
            if token.level == 0:
                found += [at for at in range(start + 1, min(end, len(lines))) if lines[at].startswith(OURS)]
    return found, opened


def _markdown(flavour: str) -> MarkdownIt:
    from markdown_it import MarkdownIt

    # block rules suffice, and hostile text makes inline rules slow
    return MarkdownIt(flavour).disable(["inline", "text_join"])


_MARKDOWN = Memo(_markdown, 1)


def _is_open(token: Token, lines: list[str]) -> bool:
    """True for a fence or a comment without its end."""
    if token.type == "html_block":
        return token.content.lstrip().startswith("<!--") and "-->" not in token.content
    if token.type != "fence" or token.map is None:
        return False
    last = lines[min(token.map[1], len(lines)) - 1].strip().lstrip("> ")
    closed = last.startswith(token.markup) and not last.strip(token.markup[0])
    return not closed or token.map[1] - token.map[0] < 2


def cut_parts(lines: list[str], headings: list[int], first_line: int) -> list[Part]:
    """The parts between headings; the first line has number `first_line`."""
    parts: list[Part] = []
    starts = [-1, *headings]
    for here, start in enumerate(starts):
        end = starts[here + 1] if here + 1 < len(starts) else len(lines)
        heading = lines[start].rstrip() if start >= 0 else ""
        parts.append(Part(heading, first_line + start + 1, "\n".join(lines[start + 1 : end])))
    return parts


def repeated_lines(lines: list[str]) -> set[int]:
    """Numbers of the lines in the section that repeats events for people."""
    found: set[int] = set()
    if WORDS not in lines or REFERENCES not in lines or lines.index(WORDS) < lines.index(REFERENCES):
        return found
    start = lines.index(WORDS)
    for number, line in enumerate(lines[start:], start + 1):
        if number > start + 1 and line.startswith(("## ", "<!-- memkit:seal ")):
            break
        found.add(number)
    return found
