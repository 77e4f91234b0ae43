"""A checkpoint on disk: which files it was made from, and whether they are unchanged. `cache` reads its content.

One file: a header, then sections that are read on their own, each after its sum was compared. `seen`
are the session files it was made of, with their stat values; the checkpoint holds while they are the same, byte for byte,
and those touched within two seconds of its writing (git's racy rule) still have the content they had. Beside a large
checkpoint stands a small file of the same form with what a few later sessions made of it, so that these are read once and
the large one is not written each time.
"""

from __future__ import annotations

import marshal
import os

from memkit.boot.sums import SpoiltError, sum_of, summed, whole
from memkit.store import regular
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.model.problem import Problem
    from memkit.store.listing import Entry, Listing

MAGIC = b"memkit1\n"
_HEAD = len(MAGIC) + 8
# sections of items that have a sum each, and are read one at a time
_ITEMS = ("facts", "rows")
# Raised with every change of what is kept, or of the fields of a fact or a session: a test knows their names.
FORM = f"{__version__} 28"
_LARGE = 1_000_000
# so many young files are sooner compared by their content than the checkpoint is written anew
FEW_RACY = 8


class Checkpoint:
    """A checkpoint on disk, its sections unread."""

    def __init__(self, path: str, data: Any, head: dict[str, Any], base: int) -> None:
        self.path, self._data, self._head, self._base = path, data, head, base
        self._views: dict[str, memoryview] = {}

    def view(self, name: str) -> memoryview:
        """One section, in place; raises SpoiltError if its bytes are not those that were written."""
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
        """Whether every section holds the bytes that were written."""
        return all(sum_of(self._part(name)) == told for name, (_, _, told) in self._head["sections"].items())

    def section(self, name: str) -> bytes:
        """The bytes of one section."""
        return bytes(self.view(name))

    @property
    def racy(self) -> list[tuple[str, str]]:
        """Files too young for their stat values to be trusted, with their digests."""
        return list(self._head["racy"])

    @property
    def stamp(self) -> str:
        """What the checkpoint was made of, in a word: other caches that follow it carry the same."""
        return str(self._head["stamp"])

    @property
    def ledger(self) -> str:
        """The digest of the ledger, as projections carry its beginning."""
        return str(self._head["ledger"])

    def settled(self) -> bytes:
        """The checkpoint rewritten without its list of recently touched files, which are old enough now."""
        return encoded({**self._head, "racy": []}, [self._data[self._base :]])

    def entries(self) -> list[Entry]:
        """The session files it was made of."""
        return list(marshal.loads(self.section("files")))

    @property
    def listed(self) -> list[Problem]:
        """Problems with entries in sessions/ that are not session files."""
        from memkit.model.problem import Problem

        return [Problem(*values) for values in self._head["listed"]]

    def is_whole(self, promised: int) -> bool:
        """True when no session was damaged or missing, also not against the number that a projection promises."""
        return bool(self._head["whole"]) and int(self._head["sessions"]) >= promised

    def is_large(self) -> bool:
        """True when writing it costs more than a command should."""
        return len(self._data) > _LARGE


def encoded(head: dict[str, Any], parts: list[bytes]) -> bytes:
    """The bytes of a checkpoint file."""
    told = summed(marshal.dumps(head))
    return b"".join([MAGIC, len(told).to_bytes(8, "little"), told, *parts])


def section_table(parts: dict[str, bytes]) -> tuple[dict[str, tuple[int, int, bytes]], int]:
    """Where each section begins, how long it is and its sum; the length of all."""
    table: dict[str, tuple[int, int, bytes]] = {}
    at = 0
    for name, data in parts.items():
        table[name] = (at, len(data), sum_of(data))
        at += len(data)
    return table, at


def open_checkpoint(path: str) -> Checkpoint | None:
    """The checkpoint, or None when there is none that this memkit wrote."""
    try:
        data = mapped(path)
        if data[: len(MAGIC)] == MAGIC:
            base = _HEAD + int.from_bytes(data[len(MAGIC) : _HEAD], "little")
            head = marshal.loads(whole(data[_HEAD:base]))
            if head["form"] == FORM and head["size"] == len(data) - base:
                return Checkpoint(path, data, head, base)
    except (OSError, ValueError, EOFError, TypeError, KeyError):
        pass
    return None


def mapped(path: str) -> Any:
    """A file without reading it: its pages come in when they are asked for. A rename leaves the old one whole."""
    import mmap

    with open(path, "rb", buffering=0, opener=regular) as handle:
        return mmap.mmap(handle.fileno(), 0, access=mmap.ACCESS_READ)


def is_sound(checkpoint: Checkpoint) -> bool:
    """Whether a checkpoint, and the file beside it if there is one, hold the bytes that were written."""
    after = open_checkpoint(path_after(checkpoint))
    return checkpoint.is_sound() and (after is None or after.is_sound())


def current(checkpoint: Checkpoint, listing: Listing, root: str) -> Checkpoint | None:
    """The checkpoint, or the file beside it, whichever was made from exactly these files; None if neither was."""
    if _is_current(checkpoint, listing, root):
        return checkpoint
    after = open_checkpoint(path_after(checkpoint))
    if after is None or after.section("base") != checkpoint.stamp.encode():
        return None
    return after if _is_current(after, listing, root) else None


def path_after(checkpoint: Checkpoint) -> str:
    """The path of the file beside a checkpoint, for later sessions."""
    return f"{checkpoint.path}-after"


def _is_current(checkpoint: Checkpoint, listing: Listing, root: str) -> bool:
    before, seen = checkpoint.section("seen"), listing.seen
    # a folder may be told in another order; the same files have the same length in any
    same = before == seen or (len(before) == len(seen) and _is_nothing(listing.since(before)))
    return same and is_unchanged(checkpoint, root)


def is_unchanged(checkpoint: Checkpoint, root: str) -> bool:
    """True when the files too young for their stat values have the content they had."""
    racy = checkpoint.racy
    return not racy or all(_digest(os.path.join(root, path)) == digest for path, digest in racy)


def _digest(path: str) -> str:
    from memkit.boot.digest import sha256
    from memkit.store import files
    from memkit.store.listing import LONGEST

    try:
        return sha256(files.read(path, LONGEST + 1)).hexdigest()
    except OSError:
        return ""


def _is_nothing(new: Listing | None) -> bool:
    return new is not None and not new.entries and not new.problems
