"""The private cache: a checkpoint of the fold. It may be deleted at any moment and never changes an answer.

One file: a header, then sections that are read on their own. `files` are the session files it was made of, with their
stat values; the checkpoint holds while they are the same, byte for byte, and those touched within two seconds of its
writing (git's racy rule) still have the content they had.
"""

from __future__ import annotations

import marshal
import os
import time
from array import array
from itertools import accumulate, pairwise

from memkit import __version__
from memkit.model.fact import Conflict, Fact, Term
from memkit.model.problem import Problem
from memkit.model.state import Episode, FactTable, RowTable, State
from memkit.model.struct import names_of, values_of
from memkit.store import files
from memkit.store.listing import Entry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


_MAGIC = b"memkit1\n"
_FORM = f"{__version__} 6"
_RACY_NS = 2_000_000_000
_VALUES: dict[str, Any] = {"terms": Term, "conflicts": Conflict}
_LISTS: dict[str, Any] = {"episodes": Episode, "problems": Problem}


class Checkpoint:
    """A checkpoint on disk, its sections unread."""

    def __init__(self, path: str, data: Any, head: dict[str, Any], base: int) -> None:
        self.path, self._data, self._head, self._base = path, data, head, base

    def section(self, name: str) -> bytes:
        """The bytes of one section."""
        start, size = self._head["sections"][name]
        return bytes(self._data[self._base + start : self._base + start + size])

    @property
    def racy(self) -> list[tuple[str, str]]:
        """Files too young for their stat values to be trusted, with their digests."""
        return list(self._head["racy"])

    @property
    def stamp(self) -> str:
        """What the checkpoint was made of, in a word: other caches that follow it carry the same."""
        return str(self._head["stamp"])

    def entries(self) -> list[Entry]:
        """The session files it was made of."""
        return list(marshal.loads(self.section("files")))

    def state(self) -> State:
        """The state it holds; facts stay packed."""
        core = marshal.loads(self.section("core"))
        ids = marshal.loads(self.section("ids"))
        ends = array("Q", self.section("ends")).tolist()
        facts = FactTable(
            dict(zip(ids, pairwise((0, *ends)), strict=True)), lambda: self.section("facts"), unpack
        )
        state = State(facts=facts, rows=RowTable(load=lambda: list(marshal.loads(self.section("rows")))))
        for name, value in core.items():
            if name in _VALUES:
                value = {key: _VALUES[name](*item) for key, item in value.items()}
            elif name in _LISTS:
                value = [_LISTS[name](*item) for item in value]
            setattr(state, name, value)
        return state


def open_checkpoint(path: str) -> Checkpoint | None:
    """The checkpoint, or None when there is none that this memkit wrote."""
    try:
        data = _mapped(path)
        if data[: len(_MAGIC)] == _MAGIC:
            size = int.from_bytes(data[8:16], "little")
            head = marshal.loads(data[16 : 16 + size])
            if head["form"] == _FORM and head["size"] == len(data) - 16 - size:
                return Checkpoint(path, data, head, 16 + size)
    except (OSError, ValueError, EOFError, TypeError, KeyError):
        pass
    return None


def _mapped(path: str) -> Any:
    """The file without reading it: sections come in when they are asked for. A rename leaves the old one whole."""
    import mmap

    with open(path, "rb") as handle:
        return mmap.mmap(handle.fileno(), 0, access=mmap.ACCESS_READ)


def plain(entries: list[Entry]) -> bytes:
    """The files as bytes that can be compared; the same for the same files."""
    return marshal.dumps(entries, 2)


def is_current(checkpoint: Checkpoint, entries: list[Entry], root: str) -> bool:
    """True when the checkpoint was made of exactly these files."""
    if checkpoint.section("files") != plain(entries):
        return False
    racy = checkpoint.racy
    return not racy or all(_digest(os.path.join(root, path)) == digest for path, digest in racy)


def _digest(path: str) -> str:
    from hashlib import sha256

    try:
        return sha256(files.read(path)).hexdigest()
    except OSError:
        return ""


def new_entries(checkpoint: Checkpoint, entries: list[Entry], root: str) -> list[Entry] | None:
    """The files that came after the checkpoint; None when any before it changed, left or was slipped in."""
    old = checkpoint.entries()
    if entries[: len(old)] != old:
        return None
    head = entries[: len(old)]
    return entries[len(old) :] if is_current(checkpoint, head, root) else None


def extended(checkpoint: Checkpoint, state: State, new: int) -> str:
    """The stamp of a checkpoint and so many sessions after it."""
    from hashlib import blake2b

    later = "\n".join(row.sha256 for row in state.rows[-new:])
    return blake2b(f"{checkpoint.stamp}\n{later}".encode(), digest_size=16).hexdigest()


def save(path: str, state: State, entries: list[Entry]) -> str:
    """Writes a checkpoint and returns its stamp; what cannot be written is simply not cached."""
    core: dict[str, Any] = {}
    for name in names_of(State):
        value = getattr(state, name)
        if name in ("facts", "rows"):
            continue
        if name in _VALUES:
            value = {key: values_of(entry) for key, entry in value.items()}
        elif name in _LISTS:
            value = [values_of(entry) for entry in value]
        core[name] = value
    parts = {
        "files": plain(entries),
        "core": marshal.dumps(core),
        "rows": marshal.dumps(state.rows.plain()),
        **_facts(state),
    }
    young = time.time_ns() - _RACY_NS
    digests = {row.path: row.sha256 for row in state.rows[-64:]}
    recent = [entry for entry in entries if entry[3] > young or entry[4] > young]
    if len(recent) > 64:
        # a fresh clone: every file is young; its own rows know their digests
        digests = {row.path: row.sha256 for row in state.rows}
    racy = [(entry[1], digests.get(entry[1], "")) for entry in recent]
    return _store(path, parts, racy)


def _facts(state: State) -> dict[str, bytes]:
    packed = state.facts.packed(pack)
    ends = array("Q", accumulate(map(len, packed.values())))
    return {"ids": marshal.dumps(list(packed)), "ends": ends.tobytes(), "facts": b"".join(packed.values())}


def _store(path: str, parts: dict[str, bytes], racy: list[tuple[str, str]]) -> str:
    sections: dict[str, tuple[int, int]] = {}
    at = 0
    for name, data in parts.items():
        sections[name] = (at, len(data))
        at += len(data)
    from hashlib import blake2b

    stamp = blake2b(parts["files"] + repr(racy).encode(), digest_size=16).hexdigest()
    head = marshal.dumps({"form": _FORM, "stamp": stamp, "sections": sections, "racy": racy, "size": at})
    body = b"".join([_MAGIC, len(head).to_bytes(8, "little"), head, *parts.values()])
    try:
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        temp = f"{path}.{os.getpid()}"
        with open(temp, "wb") as handle:
            handle.write(body)
        os.replace(temp, path)
    except OSError:
        pass
    return stamp


def pack(fact: Fact) -> bytes:
    """A fact as bytes."""
    return marshal.dumps(values_of(fact))


def unpack(data: bytes) -> Fact:
    """The fact again."""
    return Fact(*marshal.loads(data))
