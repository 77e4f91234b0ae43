"""Remembers where lost lines were found: a file that did not change since is not searched for them again."""

from __future__ import annotations

import os

from memkit.query.verdict_memo import Look, is_young, look_at
from memkit.store import PRIVATE
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.version import __version__

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
