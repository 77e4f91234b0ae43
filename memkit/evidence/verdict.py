"""Whether recorded lines still stand: fresh, changed or missing, and where they are now."""

from __future__ import annotations

from memkit.boot.struct import once, struct
from memkit.evidence.blocks import Block, blocks_of, exactly_named, family_of
from memkit.evidence.forms import Piece
from memkit.evidence.proof import (
    Title,
    is_defined,
    is_named_at,
    lines_with,
    mark_of,
    may_be_defined,
    titles_of,
)
from memkit.evidence.span import Runs, file_digest, has_digest, is_text, text_of, with_plain_ends

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.python import PythonText

FRESH, CHANGED, MISSING, UNVERIFIED = "fresh", "changed", "missing", "unverified"
_ORDER = (FRESH, UNVERIFIED, CHANGED, MISSING)


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


def worst(verdicts: list[Verdict]) -> str:
    """The state that counts for several pieces of evidence."""
    return max([verdict.state for verdict in verdicts], key=_ORDER.index, default=UNVERIFIED)


def stands_in(piece: Piece, data: bytes) -> Verdict | None:
    """Where the recorded lines stand in another file; None if they do not."""
    return stands_on(piece, Page(data))


def stands_on(piece: Piece, page: Page) -> Verdict | None:
    """Where the recorded lines stand in another file, given as a page; None if they do not."""
    run = page.find_run(piece) if piece.first and piece.digest else None
    return Verdict(MISSING, *run) if run else None


class Page:
    """A file as it is now, None if it is gone; each reading of it is made when a verdict first needs it."""

    def __init__(self, data: bytes | None) -> None:
        self.data = data
        # by how much runs were found moved
        self._shifts: list[int] = []
        self._blocks: dict[str, tuple[Block, ...]] = {}
        self._titles: dict[str, list[Title]] = {}

    @once
    def digest(self) -> str:
        """The digest of the whole file; empty if it is gone."""
        return file_digest(self.data) if self.data is not None else ""

    @once
    def text(self) -> str:
        """Its text with LF; empty for a binary file and one that is gone."""
        text = text_of(self.data) if self.data is not None else None
        return with_plain_ends(text or "")

    @once
    def lines(self) -> list[str] | None:
        """Its lines; None for a binary file and one that is gone."""
        return self.text.split("\n") if self.data is not None and is_text(self.data) else None

    @once
    def runs(self) -> Runs:
        """Its lines, made ready to look for runs in them."""
        return Runs(self.lines or [])

    @once
    def _python(self) -> PythonText:
        from memkit.evidence.python import PythonText

        return PythonText(self.lines or [])

    def run_of(self, piece: Piece) -> tuple[int, int] | None:
        """Where the recorded lines stand as one run: most where they were, or moved as far as others; None if nowhere."""
        lines = self.lines or []
        for shift in (0, *self._shifts):
            first, last = piece.first + shift, piece.last + shift
            if first > 0 and has_digest(lines[first - 1 : last], piece.digest):
                return first, last
        found = self.find_run(piece)
        if found and found[0] - piece.first not in self._shifts:
            self._shifts = [found[0] - piece.first, *self._shifts[:3]]
        return found

    def find_run(self, piece: Piece) -> tuple[int, int] | None:
        """Where the recorded lines stand as one run, wherever that is. Lines that define a word stand where that does."""
        if mark := mark_of(piece.name):
            return self.runs.around(piece.digest, lines_with(mark, self.text))
        return self.runs.nearest(piece.digest, piece.first)

    def titles(self, family: str) -> list[Title]:
        """Its headings by their signs alone."""
        if family not in self._titles:
            self._titles[family] = titles_of(family, self.lines or [])
        return self._titles[family]

    def blocks_called(self, path: str, qualified: str) -> tuple[Block, ...]:
        """Its blocks of this name, read as a file of that path; of Python only the statements that hold the name."""
        family = family_of(path, self.lines or [])
        if not may_be_defined(qualified, family, self.text, self.lines or [], self.titles):
            return ()
        if family == "python" and qualified.replace(".", "").isidentifier():
            return exactly_named(self._python.called(qualified), qualified)
        if path not in self._blocks:
            self._blocks[path] = blocks_of(path, self.lines or [])
        return exactly_named(self._blocks[path], qualified)


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
    run = page.run_of(piece)
    if not piece.name:
        return Verdict(FRESH, *run) if run else Verdict(CHANGED)
    family = family_of(piece.target, lines)
    if run and is_named_at(piece.name, family, run, lines, page.titles):
        return Verdict(FRESH, *run)
    if not run and not placed and is_defined(piece.name, family, page.text, lines, page.titles):
        return Verdict(CHANGED, -1, -1)
    blocks = page.blocks_called(piece.target, piece.name)
    if blocks:
        return _judge_blocks(piece, blocks, page, run)
    return Verdict(FRESH, *run) if run else Verdict(MISSING)


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
