"""Verdicts remembered by the bytes they were found on: a file that did not change costs one hash, however much rests on it.

For whoever looks at all facts; a question that shows eight of them is quicker without.
"""

from __future__ import annotations

import marshal
import os

from memkit.boot.digest import blake2b
from memkit.store import PRIVATE, files
from memkit.version import __version__

# goes up when verdicts are found in another way
FORM = (__version__, 1)
# (verdict, first line, last line) by recorded piece
Known = dict[str, tuple[str, int, int]]


class Memo:
    """The verdicts of one work tree as last found. A memo that cannot be read or is of another version is empty."""

    def __init__(self, root: str) -> None:
        self._path = os.path.join(root, PRIVATE, "cache", "verdicts")
        self._before: dict[str, tuple[bytes, Known]] = _read(self._path)
        self._now: dict[str, tuple[bytes, Known]] = {}

    def of(self, path: str, data: bytes) -> Known:
        """What is known of the pieces of a file with these bytes; the caller adds to it."""
        if path not in self._now:
            digest = blake2b(data, digest_size=16).digest()
            before, known = self._before.get(path, (b"", {}))
            self._now[path] = digest, dict(known) if before == digest else {}
        return self._now[path][1]

    def save(self) -> None:
        """Keeps what was looked at, if it is more than was known."""
        if self._now != {path: self._before.get(path) for path in self._now}:
            files.replace_cached(self._path, marshal.dumps((FORM, {**self._before, **self._now})))


def _read(path: str) -> dict[str, tuple[bytes, Known]]:
    try:
        version, found = marshal.loads(files.read(path))
    except (OSError, ValueError, EOFError, TypeError):
        return {}
    return found if version == FORM and isinstance(found, dict) else {}
