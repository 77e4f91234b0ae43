"""A checkpoint on disk: which files it was made from, and whether they are unchanged. `cache` reads its content.

One file: a header, then sections that are read separately, each after its checksum was compared. Section `seen` lists the
session files it was made from, with their stat values. The checkpoint is current while that list is equal byte for byte and
files written within two seconds of it (git's racy rule) still have the same content. A large checkpoint has a small `after`
file of the same form with the changes of a few later sessions, so that memkit reads these once and does not rewrite the
large file each time.
"""

from __future__ import annotations

import marshal
import os

from memkit.boot.digest import SpoiltError, sha256, sum_of, summed, whole
from memkit.store import READ_BINARY, open_regular
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.model import Problem
    from memkit.store.listing import Entry, Listing

MAGIC = b"memkit1\n"
_HEAD = len(MAGIC) + 8
# sections whose items carry a checksum each and are read one at a time
_ITEMS = ("facts", "rows")
# Raise this with every change to the stored form, or to the fields of a fact or a session: a test compares their names.
FORM = f"{__version__} 35"
_LARGE = 1_000_000
# reading so many bytes costs less than loading `mmap`
_SMALL = 200_000
# up to this many recently written files, hashing them is cheaper than rewriting the checkpoint
FEW_RACY = 8
# a file written so shortly before its `stat` may change again with the same stat values (git's racy rule)
RACY_NS = 2_000_000_000


class Checkpoint:
    """A checkpoint on disk, its sections unread."""

    def __init__(self, path: str, data: Any, head: dict[str, Any], base: int) -> None:
        self.path, self._data, self._head, self._base = path, data, head, base
        self._views: dict[str, memoryview] = {}

    def view(self, name: str) -> memoryview:
        """One section as a view of the file; raises SpoiltError if its checksum does not match."""
        if name not in self._views:
            view = self._part(name)
            if name not in _ITEMS and sum_of(view) != self._head["sections"][name][2]:
                raise SpoiltError(f"the section {name} of a checkpoint is spoilt")
            self._views[name] = view
        return self._views[name]

    def _part(self, name: str) -> memoryview:
        start, size, _ = self._head["sections"][name]
        return memoryview(self._data)[self._base + start : self._base + start + size]

    def is_sound(self) -> bool:
        """Whether the checksum of every section matches."""
        return all(
            sum_of(self._part(name)) == stored for name, (_, _, stored) in self._head["sections"].items()
        )

    def section(self, name: str) -> bytes:
        """The bytes of one section."""
        return bytes(self.view(name))

    @property
    def racy(self) -> list[tuple[str, str]]:
        """Files too recently written for their stat values to be trusted, with their digests."""
        return list(self._head["racy"])

    @property
    def stamp(self) -> str:
        """One word for the content it was made from; caches derived from this checkpoint carry the same stamp."""
        return str(self._head["stamp"])

    @property
    def ledger(self) -> str:
        """The digest of the ledger, as projections carry its beginning."""
        return str(self._head["ledger"])

    def settled(self) -> bytes:
        """The bytes of this checkpoint without its list of recently written files, which are old enough now."""
        return encode_checkpoint({**self._head, "racy": []}, [self._data[self._base :]])

    def entries(self) -> list[Entry]:
        """The session files it was made from."""
        return list(marshal.loads(self.section("files")))

    @property
    def listed(self) -> list[Problem]:
        """Problems with entries in sessions/ that are not session files."""
        from memkit.model import Problem

        return [Problem(*values) for values in self._head["listed"]]

    def is_whole(self, promised: int) -> bool:
        """True if no session was damaged or missing; `promised` is the number of sessions that a projection counts."""
        return bool(self._head["whole"]) and int(self._head["sessions"]) >= promised

    def is_large(self) -> bool:
        """True if it is too large to be rewritten by every command."""
        return len(self._data) > _LARGE


def encode_checkpoint(head: dict[str, Any], parts: list[bytes]) -> bytes:
    """The bytes of a checkpoint file."""
    header = summed(marshal.dumps(head))
    return b"".join([MAGIC, len(header).to_bytes(8, "little"), header, *parts])


def section_table(parts: dict[str, bytes]) -> tuple[dict[str, tuple[int, int, bytes]], int]:
    """(offset, length, checksum) of each section, and the total length."""
    table: dict[str, tuple[int, int, bytes]] = {}
    at = 0
    for name, data in parts.items():
        table[name] = (at, len(data), sum_of(data))
        at += len(data)
    return table, at


def open_checkpoint(path: str) -> Checkpoint | None:
    """The checkpoint at a path, or None if this version of memkit wrote none there."""
    try:
        data = map_file(path)
        if data[: len(MAGIC)] == MAGIC:
            base = _HEAD + int.from_bytes(data[len(MAGIC) : _HEAD], "little")
            head = marshal.loads(whole(data[_HEAD:base]))
            if head["form"] == FORM and head["size"] == len(data) - base:
                return Checkpoint(path, data, head, base)
    except (OSError, ValueError, EOFError, TypeError, KeyError):
        pass
    return None


def map_file(path: str) -> Any:
    """A small file's bytes, or a memory map: pages are read on access, and a rename over it leaves the bytes intact."""
    handle = open_regular(path, READ_BINARY)
    try:
        size = os.fstat(handle).st_size
        if size <= _SMALL:
            return os.read(handle, size)
        import mmap

        return mmap.mmap(handle, 0, access=mmap.ACCESS_READ)
    finally:
        os.close(handle)


def is_sound(checkpoint: Checkpoint) -> bool:
    """Whether the checksums of a checkpoint, and of its `after` file if there is one, match."""
    after = open_checkpoint(path_after(checkpoint))
    return checkpoint.is_sound() and (after is None or after.is_sound())


def current_checkpoint(checkpoint: Checkpoint, listing: Listing, root: str) -> Checkpoint | None:
    """The checkpoint or its `after` file, whichever was made from exactly these files; None if neither was."""
    if _is_current(checkpoint, listing, root):
        return checkpoint
    after = open_checkpoint(path_after(checkpoint))
    if after is None or after.section("base") != checkpoint.stamp.encode():
        return None
    return after if _is_current(after, listing, root) else None


def path_after(checkpoint: Checkpoint) -> str:
    """The path of a checkpoint's `after` file."""
    return f"{checkpoint.path}-after"


def _is_current(checkpoint: Checkpoint, listing: Listing, root: str) -> bool:
    before, seen = checkpoint.section("seen"), listing.seen
    # the same files in another order have the same length; anything else cannot match
    same = before == seen or (len(before) == len(seen) and _is_nothing(listing.since(before)))
    return same and is_unchanged(checkpoint, root)


def is_unchanged(checkpoint: Checkpoint, root: str) -> bool:
    """True if the recently written files, whose stat values prove nothing, still have the same content."""
    racy = checkpoint.racy
    return not racy or all(_digest(os.path.join(root, path)) == digest for path, digest in racy)


def _digest(path: str) -> str:
    from memkit.store import files
    from memkit.store.listing import LONGEST

    try:
        return sha256(files.read(path, LONGEST + 1)).hexdigest()
    except OSError:
        return ""


def _is_nothing(new: Listing | None) -> bool:
    return new is not None and not new.entries and not new.problems


def settle(checkpoint: Checkpoint, listing: Listing) -> None:
    """Drops the list of recently written files from a current checkpoint once they are old enough for `stat` to suffice.

    Otherwise each command after a fresh clone would hash those files again.
    """
    racy = {path for path, _ in checkpoint.racy}
    if len(racy) > FEW_RACY and racy.isdisjoint(listing.younger(recent_ns())):
        from memkit.store import file_writes

        file_writes.replace_cached(checkpoint.path, checkpoint.settled())


def recent_ns() -> int:
    """The earliest mtime, in nanoseconds, at which equal stat values do not yet prove equal content."""
    import time

    return time.time_ns() - RACY_NS
