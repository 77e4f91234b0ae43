"""Whether recorded lines still stand: fresh, changed or missing, and where they are now."""

from __future__ import annotations

from memkit.boot.struct import once, struct
from memkit.evidence.blocks import Block, blocks_of, exactly_named
from memkit.evidence.families import family_of
from memkit.evidence.forms import Piece
from memkit.evidence.span import Runs, file_digest, lines_of, span_digest, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.python_parts import PythonText

FRESH, CHANGED, MISSING, UNVERIFIED = "fresh", "changed", "missing", "unverified"
_NAMELESS = ("const (", "var (", "type (", "if ", "elif ", "else", "try", "except", "finally", "with ", "#if")
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
    runs = page.runs if piece.first and piece.digest else None
    run = runs.nearest(piece.digest, 1) if runs else None
    return Verdict(MISSING, *run) if run else None


class Page:
    """A file as it is now, None if it is gone; each reading of it is made when a verdict first needs it."""

    def __init__(self, data: bytes | None) -> None:
        self.data = data

    @once
    def digest(self) -> str:
        """The digest of the whole file; empty if it is gone."""
        return file_digest(self.data) if self.data is not None else ""

    @once
    def text(self) -> str:
        """Its text with LF; empty for a binary file and one that is gone."""
        return "\n".join(self.lines or ())

    @once
    def lines(self) -> list[str] | None:
        """Its lines; None for a binary file and one that is gone."""
        text = text_of(self.data) if self.data is not None else None
        return lines_of(text) if text is not None else None

    @once
    def runs(self) -> Runs | None:
        """Its lines, made ready to look for runs in them."""
        return Runs(self.lines) if self.lines is not None else None

    @once
    def _blocks(self) -> dict[str, tuple[Block, ...]]:
        return {}

    @once
    def _python(self) -> PythonText:
        from memkit.evidence.python_parts import PythonText

        return PythonText(self.lines or [])

    def blocks_called(self, path: str, qualified: str) -> tuple[Block, ...]:
        """Its blocks of this name, read as a file of that path; of Python only the statements that hold the name."""
        if family_of(path, self.lines or []) == "python" and qualified.replace(".", "").isidentifier():
            return exactly_named(self._python.called(qualified), qualified)
        if path not in self._blocks:
            self._blocks[path] = blocks_of(path, self.lines or [])
        return exactly_named(self._blocks[path], qualified)


def judge_on(piece: Piece, page: Page) -> Verdict:
    """The verdict on a stored piece, given its file as a page that other pieces may share."""
    if piece.kind != "file" or not piece.digest:
        return Verdict(UNVERIFIED)
    if page.data is None:
        return Verdict(MISSING)
    if piece.whole:
        return Verdict(FRESH if page.digest == piece.digest else CHANGED)
    lines = page.lines
    if lines is None:
        return Verdict(MISSING if piece.name else CHANGED)
    run = _run(piece, page, lines)
    if run and (not piece.name or _is_named_so(piece.name, run, page, lines)):
        return Verdict(FRESH, *run)
    blocks = page.blocks_called(piece.target, piece.name) if _may_be_named(piece.name, page) else ()
    if blocks:
        return _judge_blocks(piece, blocks, lines, run)
    if run:
        return Verdict(FRESH, *run)
    return Verdict(MISSING if piece.name else CHANGED)


def _run(piece: Piece, page: Page, lines: list[str]) -> tuple[int, int] | None:
    """Where the recorded lines stand: the recorded place is tried first, which is all that most pieces need."""
    if span_digest(lines[piece.first - 1 : piece.last]) == piece.digest:
        return piece.first, piece.last
    return page.runs.nearest(piece.digest, piece.first) if page.runs else None


def _is_named_so(name: str, run: tuple[int, int], page: Page, lines: list[str]) -> bool:
    """True if it is plain, without reading the blocks, that no other block than this run has the name.

    Either nothing outside of the run says the last part of the name, or the run stands where the name says.
    """
    leaf = _leaf(name)
    own = "\n".join(lines[run[0] - 1 : run[1]])
    count = own.count(leaf)
    return 0 < count == page.text.count(leaf) or _stands_inside(name, run[0], own, lines)


def _may_be_named(name: str, page: Page) -> bool:
    """False if no block of the file can have the name, since nothing there says its last part."""
    leaf = _leaf(name)
    return bool(name) and (not leaf.isidentifier() or leaf in page.text)


def _leaf(name: str) -> str:
    return name.rpartition("/")[2] if "/" in name else name.rpartition(".")[2]


def _stands_inside(name: str, first: int, own: str, lines: list[str]) -> bool:
    """True if the lines around a run that begins on this line say the outer parts of its name.

    Each outer name must stand in a line above that is indented less, or in the run itself (`func (e *Engine) Use`); a
    group or a condition around it has no name.
    """
    *outer, _ = name.split(".")
    indent, above = _indent(lines[first - 1]), first - 1
    while indent and above > 0:
        above -= 1
        line = lines[above]
        if not line or line[:indent].isspace() or line.isspace():
            continue
        words = line.lstrip()
        if words[0] == ")":
            # the end of a list of parameters: the line that opened it is no deeper
            indent = len(line) - len(words) + 1
            continue
        if not words.startswith(_NAMELESS) and not (outer and _says(outer.pop(), line)):
            return False
        indent = len(line) - len(words)
    return indent == 0 and all(_says(word, own) for word in outer) and "/" not in name


def _says(word: str, text: str) -> bool:
    """True if the text holds this word, not as a part of a longer one."""
    at = text.find(word)
    while at >= 0:
        end = at + len(word)
        if not (_is_letter(text[at - 1 : at]) or _is_letter(text[end : end + 1])):
            return True
        at = text.find(word, end)
    return False


def _is_letter(sign: str) -> bool:
    return sign.isalnum() or sign == "_"


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _judge_blocks(
    piece: Piece, blocks: tuple[Block, ...], lines: list[str], run: tuple[int, int] | None
) -> Verdict:
    for block in blocks:
        if span_digest(lines[block.first - 1 : block.last]) == piece.digest:
            return Verdict(FRESH, block.first, block.last)
        # the recorded lines hold all of the block: a reader that knew less of the language drew it larger
        if run and run[0] <= block.first and block.last <= run[1]:
            return Verdict(FRESH, *run)
    nearest = min(blocks, key=lambda block: abs(block.first - piece.first))
    return Verdict(CHANGED, nearest.first, nearest.last)
