"""Reads the recall index from the cache; `query.index` writes it.

There are two manifests, each with the stamp of its ledger: one for the checkpoint, one for later sessions. Each has a
standings file: a head with what it was made from, the states of the entries under one policy, and the surroundings (what a
question can match besides facts).
"""

from __future__ import annotations

import marshal
import os

from memkit.boot.digest import whole
from memkit.recall.corpus import Index, decode_index
from memkit.recall.segment import Segment
from memkit.store import PRIVATE, Stat, read_regular, refuse_unread, stat_at
from memkit.store.checkpoint import map_file
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.recall.cards import Standings
    from memkit.recall.surroundings import Surroundings

MANIFESTS = ("manifest", "manifest-2")
STANDINGS = {"manifest": "standings", "manifest-2": "standings-2"}
# raise this with every change to cards or standings
FORM = f"{__version__} 8"


class Head:
    """What standings were made from: the ledger (`stamp`) and its folder, the projection that counts its sessions and one
    more, memkit.toml, the count of work sessions, the session up to which all invariants were reviewed, and the name that
    the policy gives the project."""

    __slots__ = ("beside", "continuity", "folder", "project", "reviewed", "stamp", "toml", "work")

    def __init__(
        self,
        stamp: str,
        toml: bytes,
        folder: str,
        continuity: str,
        beside: str,
        work: int,
        reviewed: str,
        project: str,
    ) -> None:
        self.stamp, self.toml, self.folder, self.continuity = stamp, toml, folder, continuity
        self.beside, self.work, self.reviewed, self.project = beside, work, reviewed, project

    @property
    def places(self) -> tuple[str, str, str]:
        """The paths of the ledger and of the two projections."""
        return self.folder, self.continuity, self.beside

    def plain(self) -> tuple[str | bytes | int, ...]:
        """The head as plain values."""
        return FORM, self.stamp, self.toml, *self.places, self.work, self.reviewed, self.project


def folder_of(root: str) -> str:
    """The folder of the index in a workspace."""
    return os.path.join(root, PRIVATE, "cache", "recall")


def manifest(root: str, name: str) -> bytes:
    """One manifest; empty if it is missing or corrupt."""
    try:
        return bytes(_read(root, name))
    except (OSError, ValueError):
        return b""


def _read(root: str, name: str) -> memoryview:
    """The content of an index file, after its checksum was compared."""
    return whole(read_regular(os.path.join(folder_of(root), name)))


def open_manifest(root: str, manifest: bytes) -> Index | None:
    """The index of a manifest; None if it is corrupt or of another format."""
    folder = folder_of(root)
    try:
        return decode_index(manifest, lambda name: _segment(os.path.join(folder, _safe(name))))
    except (OSError, ValueError, IndexError):
        return None


# segments that this process opened, with the stat values of their files: a server verifies each once
_opened: dict[str, tuple[Stat, Segment]] = {}
_MOST_OPEN = 16


def _segment(path: str) -> Segment:
    """The segment in a file; the one that this process has open if the file is unchanged since."""
    refuse_unread(path)
    seen = stat_at(path)
    known = _opened.get(path)
    if known is not None and known[0] == seen:
        return known[1]
    found = Segment(memoryview(map_file(path)))
    if seen is not None and seen == stat_at(path):
        if len(_opened) >= _MOST_OPEN:
            _opened.clear()
        _opened[path] = seen, found
    return found


def _safe(name: str) -> str:
    return "".join(letter for letter in name if letter in "0123456789abcdef") or "none"


def head(root: str, name: str) -> Head | None:
    """The head of a manifest's standings; None if this version of memkit wrote none."""
    try:
        return _head(marshal.loads(_read(root, STANDINGS[name]))[0])
    except (OSError, ValueError, EOFError, TypeError):
        return None


def standings(root: str, name: str) -> tuple[Head, Standings, bytes] | None:
    """A manifest's standings with their head, and the surroundings as bytes."""
    from memkit.recall.cards import decode_standings

    try:
        told, stands, around = marshal.loads(_read(root, STANDINGS[name]))
        found = _head(told)
        return None if found is None else (found, decode_standings(stands), bytes(around))
    except (OSError, ValueError, EOFError, TypeError):
        return None


def read_surroundings(data: bytes) -> Surroundings | None:
    """The surroundings in these bytes; None if they are corrupt."""
    from memkit.recall.surroundings import decode

    try:
        return decode(data)
    except (ValueError, EOFError, TypeError):
        return None


def _head(told: Any) -> Head | None:
    return Head(*told[1:]) if told[0] == FORM else None
