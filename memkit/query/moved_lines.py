"""Finds recorded lines that moved to another file. Reads every file once for all pieces."""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.evidence.forms import Piece, at_path, parse_stored
from memkit.evidence.proof import mark_of
from memkit.evidence.span import HEAD
from memkit.evidence.verdict import MISSING, stands_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from memkit.evidence.page import Page
    from memkit.query.verdicts import Verdicts

MAX_SEARCH = 20_000


def tracked_files(root: str) -> list[str]:
    """The files to search for moved lines; none without git."""
    from memkit.errors import MachineError, NeedsGit
    from memkit.store import git

    try:
        return git.tracked_and_untracked(root)[:MAX_SEARCH]
    except (NeedsGit, MachineError):
        return []


def may_have_moved(source: str, verdicts: Verdicts) -> bool:
    """True unless what it cites still stands with other lines: its name, its first line, or the whole file."""
    piece = parse_stored(source)
    if verdicts.state(source) == MISSING:
        return True
    if piece.name or piece.whole:
        return False
    return piece.digest[:HEAD] not in verdicts.page(piece.target).runs.first_lines


class _Wanted:
    """The pieces that may stand in files of one ending: whole files by digest, spans by a word that they hold and, if some
    have no name, by the digest of their first line."""

    def __init__(self) -> None:
        self.whole: dict[str, list[Piece]] = {}
        self.named: dict[str, list[Piece]] = {}
        self.spans: dict[str, list[Piece]] = {}
        self._has_nameless = False

    def add(self, piece: Piece) -> None:
        mark = mark_of(piece.name)
        if piece.whole:
            self.whole.setdefault(piece.digest, []).append(piece)
            return
        self.spans.setdefault(piece.digest[:HEAD], []).append(piece)
        self.named.setdefault(mark, []).append(piece)
        self._has_nameless |= not mark

    def standing(self, path: str, page: Page) -> Iterator[tuple[Piece, Piece]]:
        """(recorded piece, piece at its new place) for each piece found on this page."""
        for piece in self.whole.get(page.digest, ()) if self.whole else ():
            yield piece, at_path(piece, path)
        for piece in self._likely(page) if page.lines else ():
            if run := stands_on(piece, page):
                yield piece, replace(at_path(piece, path), first=run.first, last=run.last)

    def _likely(self, page: Page) -> Iterator[Piece]:
        """The spans that may stand on this page; only nameless ones need its lines hashed, and then that is for all."""
        if self._has_nameless:
            for head in self.spans.keys() & page.runs.first_lines:
                yield from self.spans[head]
            return
        for mark, pieces in self.named.items():
            if mark in page.text:
                yield from pieces


def find_moved(
    verdicts: Verdicts, pieces: Iterable[Piece], among: list[str] | None = None
) -> dict[Piece, Piece]:
    """Recorded piece → the piece at its new place, for lines found in exactly one other file of the same ending."""
    root = verdicts.root
    by_ending: dict[str, _Wanted] = {}
    for piece in dict.fromkeys(piece for piece in pieces if piece.kind == "file" and piece.digest):
        by_ending.setdefault(_file_ending(piece.target), _Wanted()).add(piece)
    found: dict[Piece, list[Piece]] = {}
    for path in (tracked_files(root) if among is None else among) if by_ending else ():
        wanted = by_ending.get(_file_ending(path))
        if wanted is None:
            continue
        for piece, here in wanted.standing(path, verdicts.look(path)):
            if piece.target != path:
                found.setdefault(piece, []).append(here)
    return {piece: places[0] for piece, places in found.items() if len(places) == 1}


def _file_ending(path: str) -> str:
    return path.rpartition(".")[2]
