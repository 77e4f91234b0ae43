"""The blocks of documents: a heading with everything below it, from the outline of `documents`."""

from __future__ import annotations

from memkit.evidence.blocks import Block

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.blocks import Reader

# markdown-it reads twenty thousand lines per second; a longer text is only scanned for heading signs
LARGE = 20_000


def heading_reader(family: str) -> Reader:
    """The reader for markdown, rst or asciidoc."""
    return lambda lines: _blocks(family, lines)


def _blocks(family: str, lines: list[str]) -> list[Block]:
    try:
        rows = _headings(family, "\n".join(_without_front_matter(lines) if family == "markdown" else lines))
    except (ValueError, IndexError, RecursionError):
        return []
    found: list[Block] = []
    path: list[tuple[int, str]] = []
    starts = {row[2]: _over(family, lines, row[2]) for row in rows}
    for at, (level, title, first, last) in enumerate(rows):
        last = starts.get(last + 1, last + 1) - 1
        while path and path[-1][0] >= level:
            path.pop()
        # the document's own title is above everything and does not locate a heading
        qualified = "/".join([*[name for depth, name in path if depth > 1], title])
        holds = at + 1 < len(rows) and rows[at + 1][2] <= last
        found.append(Block(title, qualified, starts[first], _last_full(lines, first, last), holds))
        path.append((level, title))
    return found


def _without_front_matter(lines: list[str]) -> list[str]:
    """The lines with the header between two `---` blanked, since its last key would look like a heading."""
    if not lines or lines[0].rstrip() != "---":
        return lines
    ends = [at for at, line in enumerate(lines[1:200], 1) if line.rstrip() in ("---", "...")]
    return [""] * (ends[0] + 1) + lines[ends[0] + 1 :] if ends else lines


def _over(family: str, lines: list[str], first: int) -> int:
    """The first line of an rst heading, which may have an overline."""
    if family == "rst" and first > 1:
        sign = lines[first - 2].strip()[:1]
        if sign and not sign.isalnum() and not lines[first - 2].strip().strip(sign):
            return first - 1
    return first


def _last_full(lines: list[str], first: int, last: int) -> int:
    last = min(last, len(lines))
    while last > first and not lines[last - 1].strip():
        last -= 1
    return last


def _headings(family: str, text: str) -> list[tuple[int, str, int, int]]:
    """(level, title, first line, last line) of every heading with the text below it, in order."""
    from memkit.documents import dialects, rst
    from memkit.documents import outline as structure

    if family == "rst":
        text = rst.markdown(text)
    elif family == "asciidoc":
        text = dialects.from_asciidoc(text)
    if text.count("\n") > LARGE:
        return _scanned(text.split("\n"))
    found = structure.parse(text).sections
    return [(part.level, part.title, part.start, part.end) for part in found if part.level]


def _scanned(lines: list[str]) -> list[tuple[int, str, int, int]]:
    """The headings of a long markdown text by their signs alone, without those in fences."""
    found: list[tuple[int, str, int]] = []
    fence = ""
    for number, line in enumerate(lines, 1):
        words = line.strip()
        if words[:3] in ("```", "~~~"):
            fence = "" if fence == words[:3] else fence or words[:3]
        level = len(words) - len(words.lstrip("#"))
        if not fence and 0 < level < 7 and line[0] == "#" and words[level : level + 1] in ("", " ", "\t"):
            found.append((level, words[level:].rstrip("#").strip(), number))
    return _with_ends(found, len(lines))


def _with_ends(heads: list[tuple[int, str, int]], count: int) -> list[tuple[int, str, int, int]]:
    """Each heading with the last line before the next heading of the same or a higher level."""
    next_start = [count + 1] * 8
    rows = []
    for level, title, first in reversed(heads):
        rows.append((level, title, first, next_start[level] - 1))
        next_start[level:] = [first] * (8 - level)
    return rows[::-1]
