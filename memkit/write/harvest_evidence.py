"""The evidence of a harvested claim: the lines of its statement and the line with the document's status."""

from __future__ import annotations

from memkit.evidence.anchor import exact_lines
from memkit.evidence.forms import stored
from memkit.evidence.span import lines_of, text_of

# how many lines from the top the status is looked for
_HEAD = 60


def stated_at(path: str, data: bytes, lines: tuple[int, int], with_status: bool = False) -> tuple[str, ...]:
    """Pieces for these lines of a document and, with `with_status`, its status; the whole file if they are ambiguous."""
    spans = [lines, *(_status_lines(data) if with_status else [])]
    return tuple(dict.fromkeys(stored(exact_lines(path, data, *span)) for span in spans))


def item_lines(data: bytes, first: int) -> tuple[int, int]:
    """The lines of a list item: its first line and the indented ones below."""
    lines = lines_of(text_of(data) or "")
    last = first
    while last < len(lines) and lines[last].strip() and lines[last][0] in " \t":
        last += 1
    return first, last


def _status_lines(data: bytes) -> list[tuple[int, int]]:
    """The first line with a record's status; if it is a heading, with the first text below it."""
    head = b"\n".join(data.split(b"\n", _HEAD + 5)[: _HEAD + 5])
    if b"status" not in head.lower():
        return []
    lines = lines_of(text_of(head) or "")
    for number, line in enumerate(lines[:_HEAD], 1):
        words = line.strip(" \t#*-=|:").lower()
        if words == "status":
            told = [at for at in range(number + 1, number + 5) if "".join(lines[at - 1 : at]).strip("=-~ \t")]
            return [(number, told[0] if told else number)]
        if words.startswith("status") and not words[6:7].isalnum():
            return [(number, number)]
    return []
