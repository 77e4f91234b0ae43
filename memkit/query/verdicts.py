"""Current verdicts on cited evidence; each file is read and split once, however many facts cite it."""

from __future__ import annotations

from memkit.evidence import CHANGED, FRESH, MISSING, Page, Verdict, judge_on
from memkit.evidence.forms import Piece, parse_stored
from memkit.model.fact import is_hashed, path_of
from memkit.store.files import read_cited

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from memkit.query.doubts import Known, Memo

UNPROVEN = (CHANGED, MISSING)
# the most files whose history is read, each with one git command
MAX_HISTORIES = 50


def recorded_piece(source: str) -> Piece:
    """A piece as the ledger stores it; an invalid digest never matches a file."""
    piece = parse_stored(source)
    if piece.kind == "free" and is_hashed(source):
        return Piece("file", path_of(source), digest="?")
    return piece


class Verdicts:
    """The verdicts on recorded evidence in one work tree; `staged`: path → bytes to use instead of the file on disk."""

    def __init__(
        self, root: str, staged: Mapping[str, bytes] | None = None, memo: Memo | None = None
    ) -> None:
        self.root, self._staged, self._memo = root, staged or {}, memo
        self._pages: dict[str, Page] = {}
        # what the digest of a run begins with, by the words of its first line: files share many lines
        self._heads: dict[str, str] = {}
        self._found: dict[str, Verdict] = {}
        self._pieces: dict[str, Piece] = {}
        self._known: dict[str, Known] = {}
        self._unread: dict[str, Known] = {}
        self._versions: dict[str, list[str]] = {}

    def page(self, path: str) -> Page:
        """The current content of a file."""
        if path not in self._pages:
            data = self._staged.get(path)
            self._pages[path] = Page(read_cited(self.root, path) if data is None else data, self._heads)
        return self._pages[path]

    def piece(self, source: str) -> Piece:
        """A stored piece, parsed once."""
        found = self._pieces.get(source)
        if found is None:
            found = self._pieces[source] = parse_stored(source)
        return found

    def look(self, path: str) -> Page:
        """The file as it is now, which is not kept if it was not read before."""
        return self._pages.get(path) or Page(read_cited(self.root, path), self._heads)

    def of(self, source: str) -> Verdict:
        """The verdict on one recorded piece, with its current lines."""
        return self._verdict(source, placed=True)

    def state(self, source: str) -> str:
        """The verdict word for one recorded piece; does not locate changed lines, which is expensive."""
        return self._verdict(source, placed=False).state

    def states(self, path: str, sources: Iterable[str]) -> dict[str, str]:
        """How the recorded pieces of one file stand."""
        known = self._unread_of(path)
        if self._memo and not known and not self._memo.is_there(path):
            return dict.fromkeys(sources, MISSING)
        return {source: row[0] if (row := known.get(source)) else self.state(source) for source in sources}

    def save(self) -> None:
        """Keeps what was found for the next command."""
        if self._memo:
            self._memo.save()

    def _verdict(self, source: str, placed: bool) -> Verdict:
        found = self._found.get(source)
        if found is None or (placed and found.first < 0):
            judge = self._remembered if self._memo else self._judged
            found = self._found[source] = judge(source, placed)
        return found

    def _judged(self, source: str, placed: bool) -> Verdict:
        piece = recorded_piece(source)
        return judge_on(piece, self.page(piece.target) if piece.digest else Page(None), placed)

    def _remembered(self, source: str, placed: bool) -> Verdict:
        """The memo's verdict for a file with these stat values or bytes; else a new one."""
        if not is_hashed(source):
            return self._judged(source, placed)
        path = path_of(source)
        known = self._unread_of(path)
        if not _is_known(known, source, placed):
            known = self._known_of(path)
        if not _is_known(known, source, placed):
            found = self._judged(source, placed)
            known[source] = found.state, found.first, found.last
        return Verdict(*known[source])

    def _unread_of(self, path: str) -> Known:
        """The saved verdicts on a file with unchanged stat values; the file is not read again."""
        known = self._unread.get(path)
        if known is None:
            known = self._unread[path] = self._memo.unread(path) if self._memo else {}
        return known

    def _known_of(self, path: str) -> Known:
        known = self._known.get(path)
        if known is None:
            data = self.page(path).data
            known = self._known[path] = self._memo.of(path, data) if self._memo and data is not None else {}
        return known

    def lines(self, source: str) -> list[str]:
        """The current lines that a piece cites; empty if they are missing or the whole file is cited."""
        verdict = self.of(source)
        lines = self.page(parse_stored(source).target).lines if verdict.first else None
        return lines[verdict.first - 1 : verdict.last] if lines else []

    def versions(self, path: str) -> list[str]:
        """A file's texts in its last commits, newest first; empty without git or beyond `MAX_HISTORIES` files."""
        if path not in self._versions:
            self._versions[path] = _versions(self.root, path) if len(self._versions) < MAX_HISTORIES else []
        return self._versions[path]


def _is_known(known: Known, source: str, placed: bool) -> bool:
    return source in known and not (placed and known[source][1] < 0)


def _versions(root: str, path: str) -> list[str]:
    from memkit.errors import MachineError, NeedsGit
    from memkit.evidence.span import text_of
    from memkit.store import git_history

    try:
        return [text for data in git_history.versions(root, path) if (text := text_of(data)) is not None]
    except (NeedsGit, MachineError):
        return []


__all__ = ("FRESH", "MISSING", "UNPROVEN", "Verdicts")
