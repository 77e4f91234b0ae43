"""Doubts: the live facts whose cited lines have changed, found without opening a fact.

The catalog lists the recorded sources of live facts. A memo remembers verdicts by the bytes of the cited file: an unchanged
file costs one `stat`, however many facts cite it. It pays for callers that check all facts; a question that shows eight
facts is faster without it.
"""

from __future__ import annotations

import os

from memkit.boot.digest import blake2b
from memkit.boot.struct import once
from memkit.model.cited import without_digest
from memkit.store import PRIVATE, clock
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.store.checkpoint import RACY_NS
from memkit.store.files import UNPROVEN
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from memkit.query.reader import Reader
    from memkit.query.verdicts import Verdicts


class Doubts:
    """The changed or missing sources, and the facts that cite them."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    @once
    def _memo(self) -> Memo:
        """What earlier commands found."""
        return Memo(self._reader.loaded.workspace.root)

    @once
    def verdicts(self) -> Verdicts:
        """How cited evidence stands now, with what earlier commands found."""
        from memkit.query.verdicts import Verdicts

        return Verdicts(self._reader.loaded.workspace.root, memo=self._memo)

    def _states(self, path: str, sources: Collection[str]) -> dict[str, str]:
        """How the recorded pieces of one file stand; if the memo knows all of them, nothing else is loaded."""
        known = self._memo.unread(path)
        if known.keys() >= set(sources):
            return {source: known[source][0] for source in sources}
        return self.verdicts.states(path, sources)

    @once
    def numbers(self) -> dict[int, list[tuple[str, str]]]:
        """Number of a live fact → (recorded source, changed | missing) for each source that no longer matches."""
        cited = self._reader.catalog.cited()
        if not cited:
            return {}
        found: dict[int, list[tuple[str, str]]] = {}
        for path, sources in cited.items():
            # what no file can be compared with is never in doubt
            for source, state in self._states(path, sources).items() if path else ():
                if state in UNPROVEN:
                    for number in sources[source]:
                        found.setdefault(number, []).append((source, state))
        if "verdicts" in self.__dict__:
            self.verdicts.save()
        return found

    def pieces(self, number: int) -> list[tuple[str, str]]:
        """The pieces of a fact's evidence that no longer match, in its order, each with its verdict."""
        bad = self.numbers[number]
        if len(bad) > 1:
            order = self._reader.state.facts[self._reader.catalog.name(number)].every("evidence")
            bad = sorted(bad, key=lambda pair: order.index(pair[0]))
        return bad

    def first_piece(self, number: int) -> tuple[str, str]:
        """The first piece of a fact's evidence that no longer matches, without its digest, and its verdict."""
        source, state = self.pieces(number)[0]
        return without_digest(source), state


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
