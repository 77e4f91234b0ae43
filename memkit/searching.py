"""Searching a loaded memory: the recall index kept in the cache beside the checkpoint it was built from.

Two manifests stand in the cache, each with the stamp of the ledger it was made for: one for the checkpoint, one for
what came after it. A question after a new session costs that session; nothing kept here ever changes an answer.
"""

from __future__ import annotations

import os

from memkit.recall.corpus import Corpus
from memkit.recall.index import Index, decode, stamp_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from memkit.model.fact import Fact
    from memkit.model.state import State
    from memkit.pipeline import Loaded
    from memkit.reading import Reader
    from memkit.recall.rank import Hit, Miss
    from memkit.recall.segment import Buffer
    from memkit.store.workspace import Workspace

    Entry = dict[str, object]

MANIFESTS = ("manifest", "manifest-2")


def entries(facts: Iterable[Fact]) -> list[Entry]:
    """Those facts that are or were memory, as the ranker takes them: who said it, when, in which session.

    Who may see one is asked when an answer is made, never here: the index is the same for every reader.
    """
    return [_entry(fact) for fact in facts if _is_searched(fact)]


def _is_searched(fact: Fact) -> bool:
    return fact.status in ("promoted", "superseded", "rolled-back") and fact.kind != "prose"


def _entry(fact: Fact) -> Entry:
    from memkit.recall.grep import folded

    at, line, _ = fact.history[0] if fact.history else (0, 0, "")
    return {
        "id": fact.id,
        "seq": at * 100_000 + line,
        "ts": fact.created,
        "who": fact.author,
        "session": fact.origin,
        "text": searchable(fact),
        "marks": _marks(fact),
        "written": "".join(folded(text).replace("\0", " ") + "\0" for text in written(fact) if text),
    }


def _marks(fact: Fact) -> int:
    """What holds of a fact whoever reads it: a consent that ended just now is asked when it is shown."""
    from memkit.model.fact import TIER2_KINDS
    from memkit.recall.segment import GUARDED, LIVE, RECORD
    from memkit.rules.decay import target

    live = fact.status == "promoted" and not fact.archived and target(fact) not in ("change", "none")
    words = {name for name, _ in (*fact.fields, *fact.promotion)}
    guarded = not words.isdisjoint(("classification", "tenant", "consent"))
    return (LIVE if live else 0) | (RECORD if fact.kind in TIER2_KINDS else 0) | (GUARDED if guarded else 0)


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


def written(fact: Fact) -> tuple[str, ...]:
    """The texts of a fact in which grep looks, each by itself."""
    return fact.text, fact.id, fact.body, fact.get("key"), fact.get("applies_when")


def keep_up(loaded: Loaded) -> None:
    """Brings a kept index up to date after a write, so that the next question need not; builds none."""
    kept = (_manifest(loaded.workspace, name) for name in MANIFESTS)
    if loaded.base and loaded.base != loaded.stamp and loaded.base in map(stamp_of, kept):
        try:
            corpus(loaded)
        except (OSError, ValueError, LookupError, OverflowError):
            # a spoilt index must not make a write look as if it had failed; without its manifests it is made anew
            _forget(loaded.workspace)


def corpus(loaded: Loaded) -> Corpus:
    """The index of this memory: from the cache where it was built from the same ledger, else brought up to date."""
    workspace, stamp, base = loaded.workspace, loaded.stamp, loaded.base
    kept = {name: data for name in MANIFESTS if (data := _manifest(workspace, name))}
    stamps = {made: name for name, data in kept.items() if (made := stamp_of(data))}
    index = _decoded(workspace, kept[stamps[stamp]]) if stamp in stamps else None
    if index is None and base in stamps and base != stamp:
        index = _continued(loaded, stamps[base], kept[stamps[base]])
    if index is None:
        index = _made(loaded, [_decoded(workspace, data) for data in kept.values()])
    return Corpus(index)


def _continued(loaded: Loaded, name: str, manifest: bytes) -> Index | None:
    """The index of the checkpoint and, in the other manifest, what came after it."""
    from memkit.recall.index import update

    workspace = loaded.workspace
    old = _decoded(workspace, manifest)
    if old is None:
        return None
    index = update(old, _changed(old, loaded.state), loaded.stamp)
    _keep(workspace, MANIFESTS[1 - MANIFESTS.index(name)], index, old)
    return index


def _made(loaded: Loaded, kept: Sequence[Index | None]) -> Index:
    """An index of the whole state, with every session of an older one that did not change."""
    from memkit.recall.index import build, refresh

    facts, stamp = entries(loaded.state.facts.values()), loaded.stamp
    old = next((index for index in kept if index is not None), None)
    index = refresh(old, facts, stamp) if old is not None else build(facts, stamp)
    _keep(loaded.workspace, MANIFESTS[0], index, None)
    return index


def _changed(index: Index, state: State) -> dict[str, Sequence[Entry]]:
    """Session → its entries, for every session of which an entry may be another than in this index."""
    from memkit.recall.index import session_ids
    from memkit.recall.rows import digest

    touched: dict[str, dict[str, Fact]] = {}
    for fact in state.facts.opened():
        touched.setdefault(fact.origin, {})[fact.id] = fact
    found: dict[str, Sequence[Entry]] = {}
    for key, facts in touched.items():
        held, ids = session_ids(index, key)
        others = (state.facts.get(id) for id in ids if id not in facts)
        members = entries([*facts.values(), *(fact for fact in others if fact is not None)])
        if (members or ids) and digest(members) != held:
            found[key] = members
    return found


def _forget(workspace: Workspace) -> None:
    for name in MANIFESTS:
        try:
            os.unlink(os.path.join(_folder(workspace), name))
        except OSError:
            pass


def _folder(workspace: Workspace) -> str:
    return workspace.private("cache", "recall")


def _manifest(workspace: Workspace, name: str) -> bytes:
    try:
        with open(os.path.join(_folder(workspace), name), "rb", buffering=0) as handle:
            return handle.read()
    except OSError:
        return b""


def _decoded(workspace: Workspace, manifest: bytes) -> Index | None:
    folder = _folder(workspace)
    try:
        return decode(manifest, lambda name: _mapped(os.path.join(folder, _safe(name))))
    except (OSError, ValueError, IndexError):
        return None


def _safe(name: str) -> str:
    return "".join(letter for letter in name if letter in "0123456789abcdef") or "none"


def _mapped(path: str) -> memoryview:
    """A segment without reading it: only the pages a question touches come in."""
    import mmap

    with open(path, "rb") as handle:
        return memoryview(mmap.mmap(handle.fileno(), 0, access=mmap.ACCESS_READ))


def _keep(workspace: Workspace, name: str, index: Index, beside: Index | None) -> None:
    """Writes segments, then the manifest that names them, then drops what neither manifest names."""
    from memkit.recall.index import encode

    folder = _folder(workspace)
    manifest, segments = encode(index)
    named = {*MANIFESTS[: 1 if beside is None else 2], *segments}
    named |= {part.name for part in beside.parts} if beside is not None else set()
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        for part, data in segments.items():
            if not os.path.exists(os.path.join(folder, part)):
                _write(folder, part, data)
        _write(folder, name, manifest)
        for part in os.listdir(folder):
            if part not in named:
                os.unlink(os.path.join(folder, part))
    except OSError:
        pass


def _write(folder: str, name: str, data: Buffer) -> None:
    from memkit.store import files

    if not files.replace_cached(os.path.join(folder, name), data):
        raise OSError(f"{name} cannot be kept")


def holding(reader: Reader, index: Corpus, letters: Sequence[str]) -> list[Fact]:
    """The facts in which some of these folded letters stand, each as it is now; every fact where none are given."""
    facts = reader.state.facts
    if not letters or any("\0" in some for some in letters):
        return facts.values()
    # what the vault holds stands in no index: facts with a mark may hold any letters
    looked = (*letters, ":v-") if reader.values else letters
    found = dict.fromkeys(id for some in looked for id in index.holding(some))
    return [fact for fact in map(facts.get, found) if fact is not None]


def searched(reader: Reader, index: Corpus) -> dict[str, int]:
    """How many live facts and records a search of this reader looks at."""
    from memkit.model.fact import TIER2_KINDS
    from memkit.recall.segment import GUARDED, LIVE, RECORD

    looked = LIVE | RECORD | GUARDED
    counts = {"facts": index.marked(looked, LIVE), "records": index.marked(looked, LIVE | RECORD)}
    for id in index.with_marks(LIVE | GUARDED):
        fact = reader.state.facts.get(id)
        if fact is not None and reader.visible(fact):
            counts["records" if fact.kind in TIER2_KINDS else "facts"] += 1
    return counts


def search(
    reader: Reader, query: str, k: int, accept: Callable[[Fact], bool], explain: bool = True
) -> tuple[list[Hit], Miss]:
    """The k best facts that `accept` lets pass and this reader may see, and what became of the words."""
    from memkit.recall.rank import answer

    facts, index = reader.state.facts, corpus(reader.loaded)

    def takes(id: str) -> bool:
        fact = facts.get(id)
        return fact is not None and fact.is_memory and reader.visible(fact) and accept(fact)

    hits, miss = answer(query, index, k, takes, explain)
    return hits, miss if miss.nothing or (hits and miss.found) else _discreet(reader, index, miss)


def _discreet(reader: Reader, index: Corpus, miss: Miss) -> Miss:
    """What became of the words, without any that only facts hold which this reader may not see."""
    from memkit.recall.rank import Miss

    hidden = tuple(word for term, word in miss.found.items() if not _word_of(reader, index, term))
    near = {
        word: [said for term in terms if (said := _word_of(reader, index, term))]
        for word, terms in miss.near.items()
    }
    found = {term: word for term, word in miss.found.items() if word not in hidden}
    return Miss(False, miss.dropped, (*miss.unknown, *hidden), near, miss.left_out, found)


def _word_of(reader: Reader, index: Corpus, term: str) -> str:
    """A term as a fact that this reader may see has it; empty where none does."""
    from memkit.recall.analyse import base_stem, read_chunk, split

    for entry in index.postings(index.find(term))[0]:
        fact = reader.state.facts.get(index.label(entry)[0])
        if fact is not None and fact.is_memory and reader.visible(fact):
            words = (word for chunk in map(read_chunk, split(searchable(fact))) for word in chunk.words)
            return next((word for word in words if base_stem(word) == term), term)
    return ""
