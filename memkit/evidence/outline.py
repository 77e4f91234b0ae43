"""The one place where the document outline comes from: headings of markdown, rst and asciidoc."""

from __future__ import annotations

# markdown-it reads twenty thousand lines in a second; a longer text is scanned for its heading signs
LARGE = 20_000


def headings(family: str, text: str) -> list[tuple[int, str, int, int]]:
    """(level, title, first line, last line) of every heading with what stands below it, in order."""
    from memkit.documents import asciidoc, rst
    from memkit.documents import outline as structure

    if family == "rst":
        text = rst.markdown(text)
    elif family == "asciidoc":
        text = asciidoc.markdown(text)
    if text.count("\n") > LARGE:
        return _scanned(text.split("\n"))
    found = structure.parse(text).sections
    return [(part.level, part.title, part.start, part.end) for part in found if part.level]


def _scanned(lines: list[str]) -> list[tuple[int, str, int, int]]:
    """The headings of a long markdown text by their signs alone, those in fences left out."""
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
    """Each heading with the last line before the next one of its own level or above."""
    next_start = [count + 1] * 8
    rows = []
    for level, title, first in reversed(heads):
        rows.append((level, title, first, next_start[level] - 1))
        next_start[level:] = [first] * (8 - level)
    return rows[::-1]
