"""The current content of a file for verdicts; each derived form is computed when first needed."""

from __future__ import annotations

from itertools import accumulate

from memkit.boot.struct import once
from memkit.evidence.blocks import Block, blocks_of, exactly_named, family_of
from memkit.evidence.proof import lines_with, mark_of, may_be_defined, title_lines
from memkit.evidence.span import Runs, file_digest, has_digest, is_text, text_of, with_plain_ends
from memkit.evidence.titles import Title, titles_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.forms import Piece
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
