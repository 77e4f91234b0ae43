"""The ledger in git's index: HEAD's, from a checkpoint keyed by its tree, plus the staged sessions."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model import events as ev
from memkit.model.generated import stem_of
from memkit.model.state import State
from memkit.query.load import Loaded
from memkit.store import cache, git
from memkit.store.checkpoint import open_checkpoint
from memkit.store.listing import arrange
from memkit.store.strays import bad_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from memkit.model import Problem
    from memkit.model.session import Session
    from memkit.store.git import Blobs, Place
    from memkit.store.listing import Entry
    from memkit.store.workspace import Workspace


# up to this many bytes of sessions, folding them again at every commit is cheaper than a new checkpoint
_BEHIND = 100_000


@struct(frozen=True)
class Indexed:
    """The ledger that would be committed, the bytes of its new sessions, and the ids of the facts they name."""

    loaded: Loaded
    texts: dict[str, bytes]
    ids: frozenset[str] | None

    @property
    def stems(self) -> frozenset[str]:
        """The new sessions."""
        return frozenset(filter(None, map(stem_of, self.texts)))


def ledger_of(workspace: Workspace, place: Place, added: Blobs, changed: bool) -> Indexed:
    """The ledger in the index; reads only the added sessions if nothing else changed since the checkpoint."""
    plain = not changed and len(place.parents) == 1 and bool(place.tree)
    content: dict[str, bytes] = {}
    loaded = _continue_checkpoint(workspace, place.tree, added, content) if plain else None
    if loaded is None:
        missing = [blob for blob in added.values() if blob not in content]
        content |= git.contents(workspace.root, missing)
        loaded = _in_full(workspace, place.tree if plain else "", added, content)
    texts = {path: content[blob] for path, blob in added.items() if blob in content}
    return Indexed(loaded, texts, None if changed else _spoken_of(loaded.state, texts))


def _spoken_of(state: State, texts: dict[str, bytes]) -> frozenset[str]:
    """The facts that the new sessions name; all facts if one of them closes a task."""
    from memkit.ledger.parse import read_session
    from memkit.query.merged_claims import named_facts

    sessions = [read_session(data, stem_of(path), path)[0] for path, data in texts.items()]
    if any(isinstance(event, ev.TaskClosed) for session in sessions for event in session.events):
        return frozenset(state.facts)
    return named_facts(state, sessions)


def _memo(workspace: Workspace) -> str:
    return workspace.private("cache", "index")


def _continue_checkpoint(
    workspace: Workspace, tree: str, added: Blobs, content: dict[str, bytes]
) -> Loaded | None:
    """The checkpoint plus later sessions; None if anything else changed.

    Adds the bytes of every blob it fetches to `content`.
    """
    checkpoint = open_checkpoint(_memo(workspace))
    if checkpoint is None or not checkpoint.is_sound():
        return None
    base = checkpoint.entries()[0][1]
    before = {} if base == tree else git.added_between(workspace.root, base, tree)
    if before is None:
        return None
    folder = workspace.policy.layout.sessions
    committed = {f"{folder}/{path}": blob for path, blob in before.items()}
    blobs = {**committed, **added}
    fetched = git.ask_contents(workspace.root, list(blobs.values()))
    listing = arrange(*_entries(blobs))
    state = cache.state_of(checkpoint)
    last = state.rows[-1].stem if state.rows else ""
    content |= fetched()
    if listing.problems or (listing.entries and listing.entries[0][0] <= last):
        return None
    known = state.reading_rules
    old = [entry for entry in listing.entries if entry[1] in committed]
    new = [entry for entry in listing.entries if entry[1] in added]
    _fold(workspace, old, blobs, state, content)
    if old and new and old[-1][0] > new[0][0]:
        return None
    if state.reading_rules == known and sum(len(content[blob]) for blob in committed.values()) > _BEHIND:
        _keep(workspace, state, tree)
    _fold(workspace, new, blobs, state, content)
    return Loaded(workspace, state, listing.entries, ()) if state.reading_rules == known else None


def _in_full(workspace: Workspace, tree: str, added: Blobs, content: dict[str, bytes]) -> Loaded:
    """Folds every session of the index; saves HEAD's part as the next checkpoint."""
    blobs = git.index_blobs(workspace.root, workspace.policy.layout.sessions)
    entries, problems = _entries(blobs)
    listing = arrange(entries, problems)
    old = [entry for entry in listing.entries if entry[1] not in added]
    new = [entry for entry in listing.entries if entry[1] in added]
    state = State()
    if tree and not listing.problems and (not old or not new or old[-1][0] < new[0][0]):
        state = _replay_entries(workspace, old, blobs, content)
        known = state.reading_rules
        _keep(workspace, state, tree)
        _fold(workspace, new, blobs, state, content)
        if state.reading_rules == known:
            return Loaded(workspace, state, listing.entries, ())
    state = _replay_entries(workspace, listing.entries, blobs, content)
    return Loaded(workspace, state, listing.entries, tuple(listing.problems))


def _keep(workspace: Workspace, state: State, tree: str) -> None:
    from memkit.store.cache_save import save

    save(_memo(workspace), state, [("tree", tree, 0, 0, 0, 0)])


def _entries(blobs: Blobs) -> tuple[list[Entry], list[Problem]]:
    """Session files, and problems with the names of others."""
    entries: list[Entry] = [(stem, path, 0, 0, 0, 0) for path in blobs if (stem := stem_of(path))]
    return entries, [bad_name(path) for path in blobs if path.endswith(".md") and not stem_of(path)]


def _replay_entries(
    workspace: Workspace, entries: list[Entry], blobs: Blobs, content: dict[str, bytes]
) -> State:
    from memkit.replay import state_for_refold

    state = State()
    _fold(workspace, entries, blobs, state, content)
    again = state_for_refold(state)
    if again is None:
        return state
    _fold(workspace, entries, blobs, again, content)
    return again


def _fold(
    workspace: Workspace, entries: Iterable[Entry], blobs: Blobs, state: State, content: dict[str, bytes]
) -> None:
    from memkit.replay import fold

    paths = [(entry[0], entry[1]) for entry in entries]
    asked = [blobs[path] for _, path in paths if blobs[path] not in content]
    fold(_read(paths, blobs, {**content, **git.contents(workspace.root, asked)}, state), state)


def _read(
    paths: list[tuple[str, str]], blobs: Blobs, content: dict[str, bytes], state: State
) -> Iterator[Session]:
    from memkit.ledger.parse import read_session

    for stem, path in paths:
        session, problems = read_session(content.get(blobs[path], b""), stem, path)
        if session.mode != "lenient" or stem not in state.legacy:
            state.problems.extend(problems)
        yield session
