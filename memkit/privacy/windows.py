"""Splits long texts into overlapping pieces; equal pieces are searched once.

A hostile line repeats something, so it has few different pieces: the length of a piece is a multiple of most short
periods, and a repeated unit gives equal pieces.
"""

from __future__ import annotations

from memkit.boot.pattern import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

# A text up to this length is not split.
LONG = 32_768
_CORE = 10_080
# Longer than any value but keys and tokens, which `run_end` follows to their end.
_MARGIN = 1_024
_DATA = r"[A-Za-z0-9+/=_-]*"


def pieces(text: str) -> Iterator[tuple[int, int, int, str]]:
    """(start of the piece, start and end of its own part, the piece), from left to right.

    A piece's own part starts at a word if one is near, so that a repeated sentence gives equal pieces.
    """
    blank = re.compile(r"\s")
    start = 0
    while start < len(text):
        end = start + _CORE
        cut = blank.search(text, end, end + _MARGIN)
        end = min(len(text), cut.end() if cut else end)
        begin = max(0, start - _MARGIN)
        yield begin, start - begin, end - begin, text[begin : end + _MARGIN]
        start = end


def is_data(piece: str) -> bool:
    """True for one unbroken run of letters and digits, such as an encoded image, in which nothing can be found."""
    return len(piece) > _MARGIN and re.fullmatch(_DATA, piece) is not None


def any_piece(text: str, ask: Callable[[str], bool]) -> bool:
    """Whether `ask` is true for a piece of a long text, or for a short text itself."""
    if len(text) <= LONG:
        return ask(text)
    return any(not is_data(piece) and ask(piece) for piece in {piece for *_, piece in pieces(text)})


def all_places(
    text: str, ask: Callable[[str], Iterable[tuple[int, int, int]]]
) -> Iterator[tuple[int, int, int]]:
    """(start, end, which) of what `ask` finds in a long text; each piece counts what begins in its own part.

    `ask` gets each different piece once and returns positions in it.
    """
    known: dict[str, tuple[tuple[int, int, int], ...]] = {}
    for begin, first, last, piece in pieces(text):
        if piece not in known:
            known[piece] = () if is_data(piece) else tuple(ask(piece))
        for start, end, which in known[piece]:
            if first <= start < last:
                whole = end < len(piece) or begin + end == len(text)
                yield begin + start, begin + end if whole else run_end(text, begin + end), which


def run_end(text: str, at: int) -> int:
    """The end of the run of visible characters around a position: a value that its piece cuts continues to there."""
    blank = re.compile(r"\s").search(text, at)
    return blank.start() if blank else len(text)
