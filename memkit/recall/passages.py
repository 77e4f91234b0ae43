"""Splits a block of adopted prose into passages, which are searched separately: a paragraph or a list item each."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

# separates the id of a block from the line of a passage
LINE = "#"
_BULLETS = ("- ", "* ", "+ ", "#")


def passages(body: str) -> Iterator[tuple[int, str]]:
    """(first line, text) of every passage."""
    start, held = 0, list[str]()
    for number, line in enumerate(body.split("\n"), 1):
        bare = line.strip()
        if held and (not bare or _begins(bare)):
            yield start, " ".join(held)
            held = []
        if bare:
            start = start if held else number
            held.append(bare)
    if held:
        yield start, " ".join(held)


def _begins(line: str) -> bool:
    """Whether a line is a list item, a heading or a row of its own."""
    number, dot, _ = line.partition(". ")
    return line.startswith(_BULLETS) or bool(dot and number.isdigit())


def split_id(id: str) -> tuple[str, int]:
    """(id of the block, line of the passage) of an index id; the line is 0 for a fact."""
    name, _, line = id.partition(LINE)
    return name, int(line) if line.isdigit() else 0
