"""Whether recorded lines still stand: fresh, changed or missing, and where they are now."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.evidence.blocks import Block
from memkit.evidence.forms import Piece
from memkit.evidence.page import Page
from memkit.evidence.proof import is_defined, is_named_at
from memkit.evidence.span import has_digest

FRESH, CHANGED, MISSING, UNVERIFIED = "fresh", "changed", "missing", "unverified"


@struct(frozen=True)
class Verdict:
    """What became of a piece. `first` and `last` are its lines as they are now, 0 if there are none, -1 if not asked."""

    state: str
    first: int = 0
    last: int = 0


def judge(piece: Piece, data: bytes | None) -> Verdict:
    """The verdict on a stored piece, given the file as it is now or None if it is gone.

    A name that resolves decides; without one the recorded lines count as fresh wherever they stand as one run.
    Never fresh unless something was hashed.
    """
    return judge_all([piece], data)[0]


def judge_all(pieces: list[Piece], data: bytes | None) -> list[Verdict]:
    """The verdicts on several pieces of one file, which is split and read for blocks at most once."""
    page = Page(data)
    return [judge_on(piece, page) for piece in pieces]


def stands_on(piece: Piece, page: Page) -> Verdict | None:
    """Where the recorded lines stand in another file, given as a page; None if they do not."""
    run = page.find_run(piece) if piece.first and piece.digest else None
    return Verdict(MISSING, *run) if run else None


def judge_on(piece: Piece, page: Page, placed: bool = True) -> Verdict:
    """The verdict on a stored piece, given its file as a page that other pieces may share.

    Unless it is to be `placed`, lines that changed under a name that plainly stands are not looked for.
    """
    if piece.kind != "file" or not piece.digest:
        return Verdict(UNVERIFIED)
    if page.data is None:
        return Verdict(MISSING)
    if piece.whole:
        return Verdict(FRESH if page.digest == piece.digest else CHANGED)
    lines = page.lines
    if lines is None:
        return Verdict(MISSING if piece.name else CHANGED)
    run = page.kept_run(piece) or page.find_run(piece)
    if not piece.name:
        return Verdict(FRESH, *run) if run else Verdict(CHANGED)
    family = page.family(piece.target)
    if run and is_named_at(piece.name, family, run, page):
        return Verdict(FRESH, *run)
    is_proven = not run and is_defined(piece.name, family, page)
    if is_proven and not placed:
        return Verdict(CHANGED, -1, -1)
    blocks = page.blocks_called(piece.target, piece.name)
    if blocks:
        return _judge_blocks(piece, blocks, page, run)
    # a name that plainly stands is not missing if its block cannot be drawn: both questions have one answer
    return Verdict(FRESH, *run) if run else Verdict(CHANGED if is_proven else MISSING)


def _judge_blocks(
    piece: Piece, blocks: tuple[Block, ...], page: Page, run: tuple[int, int] | None
) -> Verdict:
    for block in blocks:
        if has_digest((page.lines or [])[block.first - 1 : block.last], piece.digest):
            return Verdict(FRESH, block.first, block.last)
        # the recorded lines hold all of the block: a reader that knew less of the language drew it larger
        if run and run[0] <= block.first and block.last <= run[1]:
            return Verdict(FRESH, *run)
    nearest = min(blocks, key=lambda block: abs(block.first - piece.first))
    return Verdict(CHANGED, nearest.first, nearest.last)
