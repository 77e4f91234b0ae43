"""Splits a line into a claim and what follows it: evidence, and questions it answers."""

from __future__ import annotations

from memkit.boot.pattern import IGNORE, lazy
from memkit.boot.struct import struct

# a path, in backticks or not, and its lines in words: `src/net.py`, lines 4-9
_PIECE = r"`?[^\s()\[\],`]+`?(?:,?\s+lines?\s+\d+(?:\s*[-–]\s*\d+)?)?"
_PIECES = rf"{_PIECE}(?:,\s*{_PIECE})*"
_LEAD = r"(?:(?:see|in|from|cf\.|evidence:|source:)\s+)?"
# up to the last question, without the end of another sentence
_ASKS = r"(?P<asks>(?:(?![.!]\s).)*\?)?"
_BEHIND = lazy(
    rf"\s*(?:\({_LEAD}(?P<round>{_PIECES})\)|\[{_LEAD}(?P<square>{_PIECES})\]"
    rf"|(?:[—–]\s*{_LEAD}|\b(?:evidence|source|see):\s+)(?P<bare>{_PIECE}?))[.]?\s*{_ASKS}\s*$",
    IGNORE,
)
_ONE = lazy(r"`?([^\s()\[\],`]+)`?(?:,?\s+lines?\s+(\d+)(?:\s*[-–]\s*(\d+))?)?", IGNORE)
_QUESTION = lazy(r"[\s?—–-]*(?:asks:\s*)?(\S.*?\?)(?=\s|$)")
_PATH = lazy(r"[/#]|\.\w{1,8}(?::\d|$)")
# outside of round brackets, only what is clearly a file
_FILE = lazy(r"\.\w{1,8}(?:[:#]\S+)?$")


@struct(frozen=True)
class Behind:
    """A line in its parts: the claim, the pieces of evidence as `--evidence` takes them, and the questions."""

    claim: str
    evidence: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()


def parts_of(text: str) -> Behind:
    """The parts of a line; all of it is the claim if no evidence follows."""
    found = _BEHIND.search(text)
    if found is None:
        return Behind(text.strip())
    pieces = tuple(
        _piece(*piece) for piece in _ONE.findall(found["round"] or found["square"] or found["bare"])
    )
    form = _PATH if found["round"] else _FILE
    if not all(map(form.search, pieces)):
        return Behind(text.strip())
    return Behind(text[: found.start()].strip(), pieces, tuple(_QUESTION.findall(found["asks"] or "")))


def _piece(path: str, first: str, last: str) -> str:
    return path + (f":{first}" if first else "") + (f"-{last}" if last else "")
