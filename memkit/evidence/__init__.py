"""Evidence: the lines of a file that support a claim, how they are recorded, and whether they are unchanged.

Text in, values out: no files, no git, no clock. This file is the verdict: a stored piece and the current file → fresh,
changed or missing, and its current lines. A `Page` is the current content of a file. Modules:

- `forms`: typed or stored evidence → `Piece`, and back to the stored form, to words and to data
- `blocks`: the blocks of a text (functions, classes, constants, headings, keys) with their lines
- `span`: the digest of some lines, and the search for a run of lines with that digest
- `anchor`: a typed piece and a claim → up to three pieces with lines and digest
- `choice`: the units of a file that a claim rests on by its own words
- `mentions`: where a file declares or mentions a name without a block of its own
- `overloads`: which definitions of a name a claim is about, if there are several
- `support`: what a claim and its lines have in common, and which parts of the claim the lines no longer have
- `signs`: the signs that both have, as literals
"""

from __future__ import annotations

from itertools import accumulate

from memkit.boot.struct import once, struct
from memkit.evidence.blocks import Block, Title, blocks_of, exactly_named, family_of, titles_of
from memkit.evidence.forms import Piece
from memkit.evidence.proof import is_defined, is_named_at, lines_with, mark_of, may_be_defined, title_lines
from memkit.evidence.span import Runs, file_digest, has_digest, is_text, text_of, with_plain_ends

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.python import PythonText


class Page:
    """The current content of a file (None if it is missing); each derived form is computed when first needed."""

    def __init__(self, data: bytes | None, heads: dict[str, str] | None = None) -> None:
        self.data, self._heads = data, heads
        # by how much runs were found moved
        self._shifts: list[int] = []
        self._blocks: dict[str, tuple[Block, ...]] = {}
        self._families: dict[str, str] = {}
        self._titles: dict[str, list[Title]] = {}
        self._shallower: dict[int, list[int]] = {}

    @once
    def digest(self) -> str:
        """The digest of the whole file; empty if it is missing."""
        return file_digest(self.data) if self.data is not None else ""

    @once
    def text(self) -> str:
        """Its text with LF; empty for a binary or missing file."""
        text = text_of(self.data) if self.data is not None else None
        return with_plain_ends(text or "")

    @once
    def lower(self) -> str:
        """Its text in lower case."""
        return self.text.lower()

    @once
    def lines(self) -> list[str] | None:
        """Its lines; None for a binary or missing file."""
        return self.text.split("\n") if self.data is not None and is_text(self.data) else None

    @once
    def ends(self) -> list[int]:
        """Where each line ends in the text, its line end included."""
        return [*accumulate([len(line) + 1 for line in self.lines or []])]

    @once
    def runs(self) -> Runs:
        """Its lines, made ready to look for runs in them."""
        return Runs(self.lines or [], self._heads)

    @once
    def _python(self) -> PythonText:
        from memkit.evidence.python import PythonText

        return PythonText(self.lines or [])

    def kept_run(self, piece: Piece) -> tuple[int, int] | None:
        """Where the recorded lines stand as one run: where they were, or moved as far as others; None if at neither."""
        if self._has_run(piece.first, piece.last, piece.digest):
            return piece.first, piece.last
        for shift in self._shifts:
            if self._has_run(piece.first + shift, piece.last + shift, piece.digest):
                return piece.first + shift, piece.last + shift
        return None

    def _has_run(self, first: int, last: int, digest: str) -> bool:
        """Whether the run with this digest stands on these lines; most others differ in their first line already."""
        return self.runs.begins_at(first, digest) and has_digest((self.lines or [])[first - 1 : last], digest)

    def find_run(self, piece: Piece) -> tuple[int, int] | None:
        """The recorded lines as one run, anywhere in the file; lines that define a word are searched where it occurs."""
        if mark := mark_of(piece.name):
            titled = title_lines(piece.name, self.family(piece.target), self)
            found = self.runs.around(piece.digest, [*titled, *lines_with(mark, self)])
        else:
            found = self.runs.nearest(piece.digest, piece.first)
        if found and found[0] - piece.first not in self._shifts:
            self._shifts = [found[0] - piece.first, *self._shifts[:3]]
        return found

    def family(self, path: str) -> str:
        """The family of languages that a file of this path and these lines belongs to."""
        found = self._families.get(path)
        if found is None:
            found = self._families[path] = family_of(path, self.lines or [])
        return found

    def shallower(self, indent: int) -> list[int]:
        """The numbers of the lines that are indented less than this and not blank."""
        found = self._shallower.get(indent)
        if found is None:
            rows = [at for at, line in enumerate(self.lines or [], 1) if line and not line[:indent].isspace()]
            found = self._shallower[indent] = rows
        return found

    def titles(self, family: str) -> list[Title]:
        """Its headings by their signs alone."""
        if family not in self._titles:
            self._titles[family] = titles_of(family, self.lines or [])
        return self._titles[family]

    def blocks_called(self, path: str, qualified: str) -> tuple[Block, ...]:
        """Its blocks with this name, parsed as a file of that path; for Python only the statements that contain the name."""
        family = self.family(path)
        if not may_be_defined(qualified, family, self):
            return ()
        if family == "python" and qualified.replace(".", "").isidentifier():
            return exactly_named(self._python.called(qualified), qualified)
        if path not in self._blocks:
            self._blocks[path] = blocks_of(path, self.lines or [])
        return exactly_named(self._blocks[path], qualified)


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
