"""Whether recorded lines still stand: fresh, changed or missing, and where they are now."""

from __future__ import annotations

from memkit.evidence.blocks import Block, blocks_of, exactly_named
from memkit.evidence.forms import Piece
from memkit.evidence.span import file_digest, find_run, lines_of, span_digest, text_of
from memkit.model.struct import struct

FRESH, CHANGED, MISSING, UNVERIFIED = "fresh", "changed", "missing", "unverified"
_ORDER = (FRESH, UNVERIFIED, CHANGED, MISSING)


@struct(frozen=True)
class Verdict:
    """What became of a piece. `first` and `last` are its lines as they are now, 0 if there are none."""

    state: str
    first: int = 0
    last: int = 0


def judge(piece: Piece, data: bytes | None) -> Verdict:
    """The verdict on a stored piece, given the file as it is now or None if it is gone.

    A name that resolves decides; without one the recorded lines count as fresh wherever they stand as one run.
    Never fresh unless something was hashed.
    """
    if piece.kind != "file" or not piece.digest:
        return Verdict(UNVERIFIED)
    if data is None:
        return Verdict(MISSING)
    if piece.whole:
        return Verdict(FRESH if file_digest(data) == piece.digest else CHANGED)
    text = text_of(data)
    if text is None:
        return Verdict(MISSING if piece.name else CHANGED)
    return _judge_lines(piece, lines_of(text))


def worst(verdicts: list[Verdict]) -> str:
    """The state that counts for several pieces of evidence."""
    return max([verdict.state for verdict in verdicts], key=_ORDER.index, default=UNVERIFIED)


def stands_in(piece: Piece, data: bytes) -> Verdict | None:
    """Where the recorded lines stand in another file; None if they do not."""
    text = text_of(data) if piece.first and piece.digest else None
    run = find_run(lines_of(text), piece.digest) if text is not None else None
    return Verdict(MISSING, *run) if run else None


def _judge_lines(piece: Piece, lines: list[str]) -> Verdict:
    blocks = exactly_named(blocks_of(piece.target, lines), piece.name) if piece.name else ()
    if blocks:
        return _judge_blocks(piece, blocks, lines)
    run = find_run(lines, piece.digest, piece.first)
    if run:
        return Verdict(FRESH, *run)
    return Verdict(MISSING if piece.name else CHANGED)


def _judge_blocks(piece: Piece, blocks: tuple[Block, ...], lines: list[str]) -> Verdict:
    for block in blocks:
        if span_digest(lines[block.first - 1 : block.last]) == piece.digest:
            return Verdict(FRESH, block.first, block.last)
    nearest = min(blocks, key=lambda block: abs(block.first - piece.first))
    return Verdict(CHANGED, nearest.first, nearest.last)
