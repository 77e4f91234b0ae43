"""Splits a line into a claim and what follows it: evidence, and questions it answers."""

from __future__ import annotations

from memkit.boot.memo import IGNORE, lazy
from memkit.boot.struct import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# a path, in backticks or not, and its lines in words: `src/net.py`, lines 4-9
_PIECE = r"`?[^\s()\[\],`]+`?(?:,?\s+lines?\s+\d+(?:\s*[-–]\s*\d+)?)?"
_PIECES = rf"{_PIECE}(?:,\s*{_PIECE})*"
_LEAD = r"(?:(?:see|in|from|cf\.|evidence:|source:)\s+)?"
# the end of a sentence, not of an abbreviation
_END = r"(?<!\be\.g)(?<!\bi\.e)(?<!\betc)(?<!\bvs)[.!]\s"
# up to the last question, without the end of another sentence; it does not begin with another bracket
_ASKS = rf"(?P<asks>(?!\s*[(\[])(?:(?!{_END}).)*\?)?"
_BEHIND = lazy(
    rf"\s*(?:\({_LEAD}(?P<round>{_PIECES})\)|\[{_LEAD}(?P<square>{_PIECES})\]"
    rf"|(?:[—–]\s*{_LEAD}|\b(?:evidence|source|see):\s+)(?P<bare>{_PIECE}?))[.]?\s*{_ASKS}\s*$",
    IGNORE,
)
_ONE = lazy(r"`?([^\s()\[\],`]+)`?(?:,?\s+lines?\s+(\d+)(?:\s*[-–]\s*(\d+))?)?", IGNORE)
_QUESTION = lazy(r"[\s?—–-]*(?:asks:\s*)?(\S.*?\?)(?=\s|$)")
_PATH = lazy(r"/|\w#|\.\w{1,8}(?::\d|$)")
# outside of round brackets, only what is clearly a file
_FILE = lazy(r"\.\w{1,8}(?:[:#]\S+)?$")


@struct(frozen=True)
class Behind:
    """A line in its parts: the claim, the pieces of evidence as `--evidence` takes them, and the questions."""

    claim: str
    evidence: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()


def parts_of(text: str, is_file: Callable[[str], bool]) -> Behind:
    """The parts of a line; all of it is the claim if no evidence follows.

    `is_file`: whether a path exists. A name in brackets that does not look like a path, such as Makefile, is one if it does.
    """
    at = 0
    # a bracket that names no file may stand before the one that does
    while (found := _BEHIND.search(text, at)) is not None:
        pieces = _pieces(found["round"] or found["square"] or found["bare"])
        looks = _PATH if found["round"] else _FILE
        if all(
            looks.search(piece) or (found["round"] and is_file(piece.partition(":")[0])) for piece in pieces
        ):
            asks = tuple(_QUESTION.findall(found["asks"] or ""))
            return Behind(text[: found.start()].strip(), pieces, asks)
        at = max(map(found.end, ("round", "square", "bare")))
    return Behind(text.strip())


def _pieces(listed: str) -> tuple[str, ...]:
    return tuple(_piece(*piece) for piece in _ONE.findall(listed))


def _piece(path: str, first: str, last: str) -> str:
    return path + (f":{first}" if first else "") + (f"-{last}" if last else "")
