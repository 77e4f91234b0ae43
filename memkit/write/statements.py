"""Evidence on documents: the lines that state something, and the line that says whether it holds."""

from __future__ import annotations

from memkit.evidence.anchor import exact_lines
from memkit.evidence.forms import stored
from memkit.evidence.span import lines_of, text_of

# a record tells its status within so many lines
_HEAD = 60


def stated_at(path: str, data: bytes, lines: tuple[int, int], with_status: bool = False) -> tuple[str, ...]:
    """Pieces on these lines of a document and, if asked, on its status; the whole file if they cannot be told apart."""
    spans = [lines, *(_status_lines(data) if with_status else [])]
    return tuple(dict.fromkeys(stored(exact_lines(path, data, *span)) for span in spans))


def item_lines(data: bytes, first: int) -> tuple[int, int]:
    """A line of a list with those below it that are indented."""
    lines = lines_of(text_of(data) or "")
    last = first
    while last < len(lines) and lines[last].strip() and lines[last][0] in " \t":
        last += 1
    return first, last


def _status_lines(data: bytes) -> list[tuple[int, int]]:
    """The first line that tells the status of a record, with the first words below it if it is a heading."""
    lines = lines_of(text_of(b"\n".join(data.split(b"\n", _HEAD + 5)[: _HEAD + 5])) or "")
    for number, line in enumerate(lines[:_HEAD], 1):
        words = line.strip(" \t#*-=|:").lower()
        if words == "status":
            told = [at for at in range(number + 1, number + 5) if "".join(lines[at - 1 : at]).strip("=-~ \t")]
            return [(number, told[0] if told else number)]
        if words.startswith("status") and not words[6:7].isalnum():
            return [(number, number)]
    return []
