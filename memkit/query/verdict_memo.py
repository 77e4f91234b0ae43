"""Remembers verdicts by the bytes of the cited file: an unchanged file costs one `stat`, however many facts cite it.

For callers that check all facts; a question that shows eight facts is faster without it.
"""

from __future__ import annotations

import os

from memkit.boot.digest import blake2b
from memkit.store import PRIVATE, clock
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.store.checkpoint import RACY_NS
from memkit.version import __version__

# goes up when verdicts are found in another way
FORM = (__version__, 5)
# (verdict, first line, last line) by recorded piece; lines of -1 were not asked for
Known = dict[str, tuple[str, int, int]]
# stat values: size, times and inode of a file
Look = tuple[int, ...]
# the digest of a file's bytes if its stat values cannot be trusted, else these, and what is known
Row = tuple[bytes, Look, Known]


class Memo:
    """The saved verdicts of one work tree; empty if the memo is unreadable or of another version."""

    def __init__(self, root: str) -> None:
        self._root = root
        self._path = os.path.join(root, PRIVATE, "cache", "verdicts")
        self._before: dict[str, Row] = _read(self._path)
        self._now: dict[str, Row] = {}
        self._looks: dict[str, Look] = {}

    def unread(self, path: str) -> Known:
        """The saved verdicts on a file if its stat values are unchanged, without reading it; else empty."""
        held = self._before.get(path)
        return held[2] if held is not None and held[1] and held[1] == self._look(path) else {}

    def is_there(self, path: str) -> bool:
        """Whether the path exists."""
        return bool(self._look(path))

    def of(self, path: str, data: bytes) -> Known:
        """The saved verdicts on a file with these bytes; the caller adds new ones to it."""
        if path not in self._now:
            before, trusted, known = self._before.get(path, (b"", (), {}))
            look = self._look(path)
            young = not look or is_young(look)
            # hashing costs more than reading: not done if the stat values will do
            digest = blake2b(data, digest_size=16).digest() if young or before else b""
            is_same = (before and before == digest) or (trusted and trusted == look)
            held = dict(known) if is_same else {}
            self._now[path] = (digest, (), held) if young else (b"", look, held)
        return self._now[path][2]

    def _look(self, path: str) -> Look:
        """The stat values of a file before it was read, so that a change while it is read shows the next time."""
        if path not in self._looks:
            self._looks[path] = look_at(self._root, path)
        return self._looks[path]

    def save(self) -> None:
        """Saves the verdicts if there are new ones."""
        if self._now != {path: self._before.get(path) for path in self._now}:
            write_memo(self._path, (FORM, {**self._before, **self._now}))


def look_at(root: str, path: str) -> Look:
    """The stat values of a file; empty if it is missing."""
    try:
        at = os.stat(os.path.join(root, path))
    except (OSError, ValueError):
        return ()
    return at.st_size, at.st_mtime_ns, at.st_ctime_ns, at.st_ino


def is_young(look: Look) -> bool:
    """True if a file changed so recently that another change may leave its stat values as they are."""
    return max(look[1:3]) > clock.file_time() - RACY_NS


def _read(path: str) -> dict[str, Row]:
    try:
        version, found = read_memo(path)
    except NO_MEMO:
        return {}
    return found if version == FORM and isinstance(found, dict) else {}
