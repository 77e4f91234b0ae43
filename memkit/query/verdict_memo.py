"""Verdicts remembered by the bytes they were found on: a file that did not change costs one look at its stat values,
however much rests on it.

For whoever looks at all facts; a question that shows eight of them is quicker without.
"""

from __future__ import annotations

import os

from memkit.boot.digest import blake2b
from memkit.store import PRIVATE, clock
from memkit.store.memo_file import NO_MEMO, read_memo, write_memo
from memkit.version import __version__

# goes up when verdicts are found in another way
FORM = (__version__, 4)
# (verdict, first line, last line) by recorded piece; lines of -1 were not asked for
Known = dict[str, tuple[str, int, int]]
# size, times and number of a file
Look = tuple[int, ...]
# the digest of a file's bytes, its stat values if they can be trusted, and what is known
Row = tuple[bytes, Look, Known]
# stat values of a file touched so shortly before it was read prove nothing: git's racy rule
_RACY_NS = 2_000_000_000


class Memo:
    """The verdicts of one work tree as last found. A memo that cannot be read or is of another version is empty."""

    def __init__(self, root: str) -> None:
        self._root = root
        self._path = os.path.join(root, PRIVATE, "cache", "verdicts")
        self._before: dict[str, Row] = _read(self._path)
        self._now: dict[str, Row] = {}

    def unread(self, path: str) -> Known:
        """What is known of the pieces of a file whose stat values are those it was read with; nothing of another."""
        held = self._before.get(path)
        return held[2] if held is not None and held[1] and held[1] == self._look(path) else {}

    def is_there(self, path: str) -> bool:
        """Whether there is anything at this path."""
        return bool(self._look(path))

    def of(self, path: str, data: bytes) -> Known:
        """What is known of the pieces of a file with these bytes; the caller adds to it."""
        if path not in self._now:
            digest = blake2b(data, digest_size=16).digest()
            before, _, known = self._before.get(path, (b"", (), {}))
            look = self._look(path)
            is_young = not look or max(look[1:3]) > clock.file_time() - _RACY_NS
            self._now[path] = digest, () if is_young else look, dict(known) if before == digest else {}
        return self._now[path][2]

    def _look(self, path: str) -> Look:
        try:
            at = os.stat(os.path.join(self._root, path))
        except (OSError, ValueError):
            return ()
        return at.st_size, at.st_mtime_ns, at.st_ctime_ns, at.st_ino

    def save(self) -> None:
        """Keeps what was looked at, if it is more than was known."""
        if self._now != {path: self._before.get(path) for path in self._now}:
            write_memo(self._path, (FORM, {**self._before, **self._now}))


def _read(path: str) -> dict[str, Row]:
    try:
        version, found = read_memo(path)
    except NO_MEMO:
        return {}
    return found if version == FORM and isinstance(found, dict) else {}
