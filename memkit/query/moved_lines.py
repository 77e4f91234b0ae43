"""Finds recorded lines that moved to another file. Reads every file once for all pieces.

A memo remembers where lost lines were found: a file that did not change since is not searched for them again.
"""

from __future__ import annotations

import os

from memkit.boot.struct import replace
from memkit.evidence import CHANGED, MISSING, stands_on
from memkit.evidence.forms import Piece
from memkit.evidence.proof import mark_of
from memkit.evidence.span import HEAD
from memkit.query.doubts import Look, is_young, look_at
from memkit.store import PRIVATE
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from memkit.evidence import Page
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


def moved_pieces(
    verdicts: Verdicts, sources: Iterable[str], memo: PlaceMemo | None = None
) -> dict[str, Piece]:
    """Recorded piece → where it stands now, for those of these pieces whose lines moved to one other file."""
    gone = {verdicts.piece(source): source for source in sources if _is_gone(source, verdicts)}
    found = find_moved(verdicts, gone, memo=memo)
    return {gone[piece]: place for piece, place in found.items() if _has_left(gone[piece], verdicts)}


def _is_gone(source: str, verdicts: Verdicts) -> bool:
    """False if it still stands, or its name or its file stands with other lines; without a name `_has_left` decides."""
    state, piece = verdicts.state(source), verdicts.piece(source)
    return state == MISSING or (state == CHANGED and not piece.name and not piece.whole)


def _has_left(source: str, verdicts: Verdicts) -> bool:
    """False if the first line of changed lines stands in their file: they did not move, somebody edited them."""
    if verdicts.state(source) == MISSING:
        return True
    piece = verdicts.piece(source)
    return piece.digest[:HEAD] not in verdicts.page(piece.target).runs.first_lines


class _Wanted:
    """The pieces that may stand in files of one ending: whole files by digest, spans by a word that they hold and, if some
    have no name, by the digest of their first line."""

    def __init__(self) -> None:
        self.pieces: dict[Key, Piece] = {}
        self._whole: dict[str, list[Key]] = {}
        self._named: dict[str, list[Key]] = {}
        self._spans: dict[str, list[Key]] = {}
        self._has_nameless = False

    def add(self, key: Key, piece: Piece) -> None:
        self.pieces[key] = piece
        if piece.whole:
            self._whole.setdefault(piece.digest, []).append(key)
            return
        mark = mark_of(piece.name)
        self._spans.setdefault(piece.digest[:HEAD], []).append(key)
        self._named.setdefault(mark, []).append(key)
        self._has_nameless |= not mark

    def runs(self, page: Page) -> Runs:
        """The lines of each piece that stands on this page."""
        found: Runs = dict.fromkeys(self._whole.get(page.digest, ()) if self._whole else (), (0, 0))
        for key in self._likely(page) if page.lines else ():
            if run := stands_on(self.pieces[key], page):
                found[key] = run.first, run.last
        return found

    def _likely(self, page: Page) -> Iterator[Key]:
        """The spans that may stand on this page; only nameless ones need its lines hashed, and then that is for all."""
        if self._has_nameless:
            for head in self._spans.keys() & page.runs.first_lines:
                yield from self._spans[head]
            return
        for mark, keys in self._named.items():
            if mark in page.text:
                yield from keys


class _Search:
    """Pieces to be found in other files, by the ending of these; those not in the memo apart."""

    def __init__(self, verdicts: Verdicts, pieces: Iterable[Piece], memo: PlaceMemo | None) -> None:
        self._verdicts, self._memo = verdicts, memo
        self._all: dict[str, _Wanted] = {}
        self._new: dict[str, _Wanted] = {}
        for piece in pieces:
            if piece.kind == "file" and piece.digest:
                self._add(piece)

    def _add(self, piece: Piece) -> None:
        key, ending = _key(piece), _file_ending(piece.target)
        self._all.setdefault(ending, _Wanted()).add(key, piece)
        self._new.setdefault(ending, _Wanted())
        if self._memo is None or key not in self._memo.searched:
            self._new[ending].add(key, piece)

    @property
    def is_empty(self) -> bool:
        """True if there is nothing to search for."""
        return not self._all

    def places_in(self, path: str) -> Iterator[tuple[Piece, Piece]]:
        """(recorded piece, piece at its new place) for each piece of another file that stands in this one."""
        ending = _file_ending(path)
        wanted = self._all.get(ending)
        if wanted is None:
            return
        known = self._memo.runs_in(path) if self._memo else None
        runs = {key: run for key, run in (known or {}).items() if key in wanted.pieces}
        unknown = wanted if known is None else self._new[ending]
        if unknown.pieces:
            runs |= unknown.runs(self._verdicts.look(path))
        if self._memo:
            self._memo.keep(path, runs)
        for key, (first, last) in runs.items():
            piece = wanted.pieces[key]
            if piece.target != path:
                yield piece, replace(piece, target=path, first=first, last=last)

    def save(self) -> None:
        """Saves what was found."""
        if self._memo:
            self._memo.save(frozenset(key for wanted in self._all.values() for key in wanted.pieces))


def find_moved(
    verdicts: Verdicts,
    pieces: Iterable[Piece],
    among: list[str] | None = None,
    memo: PlaceMemo | None = None,
) -> dict[Piece, Piece]:
    """Recorded piece → the piece at its new place, for lines found in exactly one other file of the same ending."""
    search = _Search(verdicts, pieces, memo)
    if search.is_empty:
        return {}
    found: dict[Piece, list[Piece]] = {}
    for path in tracked_files(verdicts.root) if among is None else among:
        for piece, here in search.places_in(path):
            found.setdefault(piece, []).append(here)
    search.save()
    return {piece: places[0] for piece, places in found.items() if len(places) == 1}


def _key(piece: Piece) -> Key:
    return piece.target, piece.name, piece.first, piece.last, piece.digest


def _file_ending(path: str) -> str:
    return path.rpartition(".")[2]


# goes up when lines are searched in another way
FORM = (__version__, 1)
# a recorded piece: path, name, first line, last line, digest
Key = tuple[str, str, int, int, str]
# the lines of a file that a piece stands on; zeros for a whole file
Runs = dict[Key, tuple[int, int]]


class PlaceMemo:
    """The pieces that were searched for, and in which files they stood; empty if unreadable or of another version."""

    def __init__(self, root: str) -> None:
        self._root = root
        self._path = os.path.join(root, PRIVATE, "cache", "places")
        self.searched: frozenset[Key] = frozenset()
        self._before: dict[str, tuple[Look, Runs]] = {}
        self._now: dict[str, tuple[Look, Runs]] = {}
        self._read()

    def _read(self) -> None:
        try:
            version, searched, rows = read_memo(self._path)
        except NO_MEMO:
            return
        if version == FORM and isinstance(searched, frozenset) and isinstance(rows, dict):
            self.searched, self._before = searched, rows

    def runs_in(self, path: str) -> Runs | None:
        """The searched pieces that stand in a file, if its stat values are unchanged; else None."""
        look = look_at(self._root, path)
        self._now[path] = (() if not look or is_young(look) else look), {}
        trusted, runs = self._before.get(path, ((), {}))
        return runs if trusted and trusted == look else None

    def keep(self, path: str, runs: Runs) -> None:
        """Notes the pieces that stand in a file, of which `runs_in` took the stat values before it was read."""
        self._now[path] = self._now[path][0], runs

    def save(self, searched: frozenset[Key]) -> None:
        """Saves what was found if it is new; every file that was kept was searched for all these pieces."""
        if (searched, self._now) != (self.searched, self._before):
            write_memo(self._path, (FORM, searched, self._now))
