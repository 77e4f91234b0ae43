"""Builds the recall index of a loaded memory, updates it with new sessions, and writes it to the cache.

An update costs as much as the new sessions. The index is a cache: it never changes an answer.
"""

from __future__ import annotations

import os

from memkit.boot.digest import summed
from memkit.query import index_files
from memkit.query.entries import surroundings_of, update_surroundings
from memkit.query.entry_index import EntryIndex, is_for, open_index, reviewed_stem
from memkit.query.index_files import MANIFESTS
from memkit.recall.cards import OPEN, Standings, gathered, split_id
from memkit.recall.corpus import Index, encode_index, stamp_of
from memkit.recall.segment import SPOILT
from memkit.store import make_folder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from memkit.model.fact import Fact
    from memkit.model.state import State
    from memkit.query.entries import Entry
    from memkit.query.load import Loaded
    from memkit.recall.cards import Ahead, Standings
    from memkit.recall.corpus import Part
    from memkit.recall.segment import Buffer
    from memkit.recall.surroundings import Surroundings

# from this many changed facts on, a write counts as large
_MUCH = 200


def keep_up(loaded: Loaded) -> None:
    """Updates an existing index after a write, so that the next question need not; builds none if there is none.

    If the index cannot be updated, only a large write rebuilds it.
    """
    held = (index_files.manifest(loaded.workspace.root, name) for name in MANIFESTS)
    stamps = {stamp for data in held if (stamp := stamp_of(data))}
    if not stamps or not loaded.stamp or loaded.stamp in stamps:
        return
    if loaded.base in stamps or len(loaded.state.facts.changed()) > _MUCH:
        try:
            index_of(loaded)
        except (OSError, *SPOILT):
            # a corrupt index must not make the write look failed
            drop_index(loaded.workspace.root)


def index_of(loaded: Loaded) -> EntryIndex:
    """The index of this memory: from the cache if it was built from the same ledger, else updated or rebuilt."""
    root, stamp, base = loaded.workspace.root, loaded.stamp, loaded.base
    held = {name: data for name in MANIFESTS if (data := index_files.manifest(root, name))}
    stamps = {made: name for name, data in held.items() if (made := stamp_of(data))}
    index = _read_index(loaded, stamps[stamp], held[stamps[stamp]]) if stamp in stamps else None
    if index is None and base in stamps and base != stamp:
        index = _continue_index(loaded, stamps[base], held[stamps[base]])
    return index or _build_index(loaded, [index_files.open_manifest(root, data) for data in held.values()])


def _read_index(loaded: Loaded, name: str, manifest: bytes) -> EntryIndex | None:
    """The index of a manifest; recomputes its standings file if that is corrupt or for another policy."""
    root = loaded.workspace.root
    index = index_files.open_manifest(root, manifest)
    if index is None:
        return None
    head = index_files.head(root, name)
    found = open_index(root, name, loaded.stamp) if head and is_for(head, loaded, loaded.stamp) else None
    if found is not None and (found.is_standing or not _are_for_all(loaded)):
        return found
    standings, around = (
        _standings(loaded, index),
        surroundings_of(loaded.state, loaded.workspace.policy),
    )
    try:
        _write_standings(loaded, name, standings, around)
    except OSError:
        pass
    return _entries(loaded, index, standings, around)


def _entries(loaded: Loaded, index: Index, standings: Standings, around: Surroundings) -> EntryIndex:
    workspace = loaded.workspace
    return EntryIndex(
        workspace.root, index, standings, loaded.state.work, lambda: around, workspace.policy.layout.project
    )


def _continue_index(loaded: Loaded, name: str, manifest: bytes) -> EntryIndex | None:
    """The checkpoint's index continued by a second manifest with the later sessions; None if that is not possible."""
    from memkit.recall.grow import update

    old = index_files.open_manifest(loaded.workspace.root, manifest)
    if old is None:
        return None
    index = update(old, _changed_sessions(old, loaded.state), loaded.stamp)
    beside = MANIFESTS[1 - MANIFESTS.index(name)]
    kept = index_files.standings(loaded.workspace.root, name)
    # what everybody may see also depends on the policy
    is_based = kept is not None and is_for(kept[0], loaded, loaded.base)
    before = index_files.read_surroundings(kept[2]) if kept is not None and is_based else None
    around = (
        update_surroundings(before, loaded.state, loaded.workspace.policy, lambda: _lines_in(loaded, beside))
        if before
        else surroundings_of(loaded.state, loaded.workspace.policy)
    )
    standings = _standings_after(loaded, kept, index)
    _keep(loaded, beside, index, old, standings, around)
    return _entries(loaded, index, standings, around)


def _lines_in(loaded: Loaded, name: str) -> dict[str, str]:
    """Episode → its printed line, as saved with a manifest: judging the sentences of an episode is expensive."""
    found = index_files.standings(loaded.workspace.root, name)
    around = index_files.read_surroundings(found[2]) if found is not None else None
    return dict(zip(around.episodes.ids, around.episodes.lines, strict=False)) if around is not None else {}


def _build_index(loaded: Loaded, held: Sequence[Index | None]) -> EntryIndex:
    """An index of the whole state; reuses the unchanged sessions of older indexes."""
    from memkit import query
    from memkit.query.entries import entries
    from memkit.query.replays import save_and_rebase
    from memkit.recall.grow import build, refresh

    loaded = save_and_rebase(loaded)
    facts, stamp = entries(loaded.state.facts.values(), loaded.state), loaded.stamp
    old = next((index for index in held if index is not None), None)
    index = refresh(old, facts, stamp) if old is not None else build(facts, stamp, query.watch)
    standings, around = (
        _standings(loaded, index),
        surroundings_of(loaded.state, loaded.workspace.policy),
    )
    _keep(loaded, MANIFESTS[0], index, None, standings, around)
    return _entries(loaded, index, standings, around)


def _changed_sessions(index: Index, state: State) -> dict[str, Sequence[Entry]]:
    """Session → its entries, for every session with an entry that may differ from this index."""
    from memkit.recall.grow import session_keys
    from memkit.recall.rows import digest

    touched: dict[str, dict[str, Fact]] = {}
    for fact in state.facts.changed():
        touched.setdefault(fact.origin, {})[fact.id] = fact
    found: dict[str, Sequence[Entry]] = {}
    for origin, facts in touched.items():
        # who may read a fact can change, and its key with that
        held = session_keys(index, origin)
        names = dict.fromkeys(split_id(id)[0] for _, ids in held.values() for id in ids)
        others = (state.facts.get(id) for id in names if id not in facts)
        members = _by_session([*facts.values(), *(fact for fact in others if fact is not None)], state)
        for key in {**held, **members}:
            before, now = held.get(key, (0, []))[0], members.get(key, [])
            if key not in held or digest(now) != before:
                found[key] = now
    return found


def _by_session(facts: Sequence[Fact], state: State) -> dict[str, list[Entry]]:
    """The entries of these facts by the key of their session."""
    from memkit.query.entries import entries

    found: dict[str, list[Entry]] = {}
    for entry in entries(facts, state):
        found.setdefault(str(entry["session"]), []).append(entry)
    return found


# ── standings ─────────────────────────────────────────────────────────────────────────────────────


def _are_for_all(loaded: Loaded) -> bool:
    """Whether all readers see the same: there are no roles, and no consent that can end."""
    return not loaded.workspace.policy.roles and not loaded.state.consents


def _standings(loaded: Loaded, index: Index) -> Standings:
    """The states of all entries of an index; empty if readers see different things."""
    parts = index.parts if _are_for_all(loaded) else ()
    return gathered({part.name: _all_ahead(loaded, part) for part in parts})


def _all_ahead(loaded: Loaded, part: Part) -> Iterator[Ahead]:
    from memkit.query.merged_claims import unrecorded_sides

    disputed = unrecorded_sides(loaded)
    for id in part.segment.names(list(range(part.segment.entries()))):
        yield _ahead(loaded, loaded.state.facts.get(split_id(id)[0]), disputed)


def _ahead(loaded: Loaded, fact: Fact | None, disputed: Collection[str]) -> Ahead:
    """The states of a fact from now on; one that a merge put beside its opposite must be opened."""
    from memkit.query.entries import states_ahead

    is_disputed = fact is not None and fact.id in disputed
    return OPEN if is_disputed else states_ahead(fact, loaded.state, loaded.workspace.policy)


def _standings_after(
    loaded: Loaded, told: tuple[index_files.Head, Standings, bytes] | None, index: Index
) -> Standings:
    """The states of all entries, updated from those saved with a manifest."""
    from memkit.query.entries import session_key
    from memkit.query.merged_claims import unrecorded_sides
    from memkit.recall.grow import session_span
    from memkit.rules.view import SessionRows

    if told is None or not _are_for_all(loaded) or not is_for(told[0], loaded, loaded.base):
        return _standings(loaded, index)
    before, names = told[1], {part.name for part in index.parts}
    held = Standings(before.ahead, {part: of for part, of in before.numbers.items() if part in names})
    changed: dict[tuple[str, int], Ahead] = {}
    rows = SessionRows(loaded.state)
    disputed = unrecorded_sides(loaded)
    for fact in [*loaded.state.facts.changed(), *filter(None, map(loaded.state.facts.get, disputed))]:
        found = session_span(index, session_key(fact, rows))
        if found is not None and found[0].name in held.numbers:
            part, _, span = found
            entry = next((entry for entry in span if part.segment.label(entry)[0] == fact.id), None)
            if entry is not None:
                changed[part.name, entry] = _ahead(loaded, fact, disputed)
    new = {part.name: _all_ahead(loaded, part) for part in index.parts if part.name not in held.numbers}
    return gathered(new, held, changed)


# ── the cache ─────────────────────────────────────────────────────────────────────────────────────


def _keep(
    loaded: Loaded,
    name: str,
    index: Index,
    beside: Index | None,
    standings: Standings,
    around: Surroundings,
) -> None:
    """Writes segments and standings, then the manifest that names them; then removes files that neither manifest names."""
    if not loaded.stamp:
        return
    folder = index_files.folder_of(loaded.workspace.root)
    manifest, segments = encode_index(index)
    manifests = MANIFESTS[: 1 if beside is None else 2]
    named = {*manifests, *map(index_files.STANDINGS.__getitem__, manifests), *segments}
    named |= {part.name for part in beside.parts} if beside is not None else set()
    try:
        make_folder(folder, 0o700)
        for part, data in segments.items():
            if not os.path.exists(os.path.join(folder, part)):
                _write(folder, part, data)
        _write_standings(loaded, name, standings, around)
        _write(folder, name, summed(manifest))
        for part in os.listdir(folder):
            if part not in named:
                os.unlink(os.path.join(folder, part))
    except OSError:
        pass


def _write_standings(loaded: Loaded, name: str, standings: Standings, around: Surroundings) -> None:
    import marshal

    from memkit.recall.cards import encode_standings
    from memkit.recall.surroundings import encode

    workspace, state = loaded.workspace, loaded.state
    layout = workspace.policy.layout
    places = (layout.sessions, layout.continuity, f"{layout.memory}/INDEX.md")
    told = (state.work, reviewed_stem(state), layout.project)
    head = index_files.Head(loaded.stamp, workspace.toml, *places, *told)
    body = marshal.dumps((head.plain(), encode_standings(standings), encode(around)))
    _write(index_files.folder_of(workspace.root), index_files.STANDINGS[name], summed(body))


def _write(folder: str, name: str, data: Buffer) -> None:
    from memkit.store import file_writes

    if not file_writes.replace_cached(os.path.join(folder, name), data):
        raise OSError(f"{name} cannot be kept")


def drop_index(root: str) -> None:
    """Removes the index and its segments; a segment's name depends on its facts, so a corrupt one would be reused."""
    folder = index_files.folder_of(root)
    try:
        for name in os.listdir(folder):
            os.unlink(os.path.join(folder, name))
    except OSError:
        pass
