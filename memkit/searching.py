"""Searching a loaded memory: the recall index kept in the cache beside the checkpoint it was built from."""

from __future__ import annotations

import os
from contextlib import suppress

from memkit.model.fact import Fact
from memkit.model.state import State
from memkit.reading import Reader
from memkit.recall.corpus import Corpus
from memkit.recall.index import Index, build, decode, encode, refresh
from memkit.store import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.recall.rank import Hit, Miss
    from memkit.store.workspace import Workspace


def entries(state: State) -> list[dict[str, object]]:
    """Every fact that is or was memory, as the ranker takes it: who said it, when, in which session."""
    found: list[dict[str, object]] = []
    for fact in state.facts.values():
        # what only this reader may not see belongs to the index, which all readers share; it holds no vault value
        if fact.is_memory and fact.kind != "prose" and fact.text:
            at, line, _ = fact.history[0] if fact.history else (0, 0, "")
            found.append(
                {
                    "id": fact.id,
                    "seq": at * 100_000 + line,
                    "ts": fact.created,
                    "who": fact.author.partition(":")[2],
                    "session": fact.origin,
                    "text": searchable(fact),
                }
            )
    found.sort(key=lambda entry: (str(entry["session"]), int(str(entry["seq"])), str(entry["id"])))
    return found


def searchable(fact: Fact) -> str:
    """The words a fact is found by: its text, its id, when to load it, its key and term."""
    parts = (
        fact.text,
        f"({fact.id})",
        fact.get("applies_when"),
        fact.get("key"),
        fact.get("term"),
        fact.get("aliases"),
    )
    return " ".join(part for part in parts if part)


def corpus(reader: Reader) -> Corpus:
    """The index of this memory: from the cache where it was built from the same ledger, else made now."""
    workspace, stamp = reader.loaded.workspace, " ".join((reader.loaded.stamp, *reader.over)).strip()
    kept = _kept(workspace)
    if kept is not None and stamp and kept.stamp == stamp:
        return Corpus(kept)
    new = entries(reader.state)
    index = refresh(kept, new, stamp) if kept is not None else build(new, stamp)
    _keep(workspace, index)
    return Corpus(index)


def _folder(workspace: Workspace) -> str:
    return workspace.private("cache", "recall")


def _kept(workspace: Workspace) -> Index | None:
    folder = _folder(workspace)
    with suppress(OSError, ValueError, IndexError):
        return decode(
            files.read(os.path.join(folder, "manifest")),
            lambda name: _mapped(os.path.join(folder, _safe(name))),
        )
    return None


def _safe(name: str) -> str:
    return "".join(letter for letter in name if letter in "0123456789abcdef") or "none"


def _mapped(path: str) -> memoryview:
    """A segment without reading it: only the pages a question touches come in."""
    import mmap

    with open(path, "rb") as handle:
        return memoryview(mmap.mmap(handle.fileno(), 0, access=mmap.ACCESS_READ))


def _keep(workspace: Workspace, index: Index) -> None:
    """Writes segments, then the manifest that names them, then drops what it no longer names."""
    folder = _folder(workspace)
    manifest, segments = encode(index)
    with suppress(OSError):
        os.makedirs(folder, mode=0o700, exist_ok=True)
        for name, data in segments.items():
            path = os.path.join(folder, name)
            if not os.path.exists(path):
                files.replace(path, bytes(data))
        files.replace(os.path.join(folder, "manifest"), manifest)
        for name in os.listdir(folder):
            if name != "manifest" and name not in segments:
                os.unlink(os.path.join(folder, name))


def search(reader: Reader, query: str, k: int, accept: Callable[[Fact], bool]) -> tuple[list[Hit], Miss]:
    """The k best facts that `accept` lets pass and this reader may see, and what became of the words."""
    from memkit.recall.rank import answer

    facts = reader.state.facts

    def takes(id: str) -> bool:
        fact = facts.get(id)
        return fact is not None and reader.visible(fact) and accept(fact)

    return answer(query, corpus(reader), k, takes)
