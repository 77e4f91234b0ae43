"""The comments and decorators above a definition of a brace language."""

from __future__ import annotations

_ABOVE = ("//", "/*", "*", "@", "#[", "--")


def first_above(lines: list[str], first: int) -> int:
    """The first line of the comments above a definition; a blank line may separate it from a block comment."""
    if first > 2 and not lines[first - 2].strip() and lines[first - 3].rstrip().endswith("*/"):
        first -= 1
    while first > 1 and _belongs_below(lines[first - 2].strip()):
        first -= 1
        if lines[first - 1].rstrip().endswith("*/"):
            first = _comment_start(lines, first)
    return max(first, 1)


def _comment_start(lines: list[str], last: int) -> int:
    """The line on which the block comment that ends on this one begins."""
    first = last
    while first > 1 and "/*" not in lines[first - 1]:
        first -= 1
    return first if "/*" in lines[first - 1] else last


def _belongs_below(words: str) -> bool:
    if words.endswith("*/"):
        return not words.startswith(("}", "{")) and words[0] not in "#"
    return words.startswith(_ABOVE) and not (words[0] == "@" and words.endswith("{"))
