"""Long texts, looked at piece by piece: pieces overlap, and one that is like another is looked at once. Pure.

A hostile line repeats something; its pieces are few. The length of a piece is a multiple of most short periods, so that
a repeated unit gives the same piece again and again.
"""

from __future__ import annotations

from memkit.boot.pattern import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

# A text up to this long is looked at as a whole.
LONG = 32_768
_CORE = 10_080
# Longer than any value but keys and tokens, which `run_end` follows to their end.
_MARGIN = 1_024
_DATA = r"[A-Za-z0-9+/=_-]*"


def pieces(text: str) -> Iterator[tuple[int, int, int, str]]:
    """(where it begins, where its own part begins and ends in it, the piece), from left to right.

    A piece's own part begins with a word where there is one near, so that a repeated sentence gives the same piece.
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
    """One unbroken run of letters and digits, as of an image: whatever stands in it has neither beginning nor end."""
    return len(piece) > _MARGIN and re.fullmatch(_DATA, piece) is not None


def any_piece(text: str, ask: Callable[[str], bool]) -> bool:
    """Whether one of the pieces of a long text, or a short text itself, answers yes."""
    if len(text) <= LONG:
        return ask(text)
    return any(not is_data(piece) and ask(piece) for piece in {piece for *_, piece in pieces(text)})


def all_places(
    text: str, ask: Callable[[str], Iterable[tuple[int, int, int]]]
) -> Iterator[tuple[int, int, int]]:
    """(start, end, which) of what `ask` finds in a long text; each piece answers for what begins in its own part.

    `ask` is given each different piece once and gives places in it.
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
    """Where the run of visible characters around a place ends: a value cut by its piece goes on to there."""
    blank = re.compile(r"\s").search(text, at)
    return blank.start() if blank else len(text)
