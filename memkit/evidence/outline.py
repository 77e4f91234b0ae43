"""The one place where the document outline comes from: headings of markdown, rst and asciidoc."""

from __future__ import annotations


def headings(family: str, text: str) -> list[tuple[int, str, int, int]]:
    """(level, title, first line, last line) of every heading with what stands below it, in order."""
    from memkit.harvest import asciidoc, rst, structure

    if family == "rst":
        text = rst.markdown(text)
    elif family == "asciidoc":
        text = asciidoc.markdown(text)
    found = structure.parse(text).sections
    return [(part.level, part.title, part.start, part.end) for part in found if part.level]
