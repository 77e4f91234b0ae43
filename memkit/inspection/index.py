"""git's index under inspection: the ledger and the projections that would be committed, read from git's blobs.

What is cached is addressed by content (the blobs' own names), never by the times of files.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import sha256

from memkit import pipeline
from memkit.checks.subject import Change, Subject
from memkit.errors import NeedsGit
from memkit.inspection.around import renamed, stale_evidence, subject_of
from memkit.ledger.order import stem_of
from memkit.model.problem import Problem
from memkit.model.session import Session
from memkit.model.state import State
from memkit.pipeline import Loaded
from memkit.store import cache, files, git
from memkit.store.listing import Entry, arranged, bad_name
from memkit.store.workspace import TOML, Workspace

_RENDERED = ("findings", "decisions", "audits", "bugs", "patterns", "archive")


def of_index(workspace: Workspace) -> Subject:
    """What would be committed: no session changed against any parent, projections staged beside their sessions."""
    root, layout = workspace.root, workspace.policy.layout
    place = git.place(root)
    if place is None:
        raise NeedsGit("--staged asks git, and this is no git repository")
    changed, added = git.changed_in_index(root, place.parents)
    blobs = git.indexed(root, layout.sessions, layout.continuity, layout.memory)
    below = f"{layout.sessions}/"
    sessions = {path: blob for path, blob in blobs.items() if path.startswith(below)}
    loaded, texts = _ledger(workspace, sessions, [path for path in added if path in sessions])
    rendered = pipeline.rendered(loaded)
    staged = _staged(root, rendered, blobs)
    unstaged = tuple(p for p, text in rendered.items() if _only_on_disk(workspace, p, text, staged[p]))
    changes = [Change(status, path, "") for status, path in changed if path.startswith(below)]
    touched = {path for _, path in changed} | set(added)
    return subject_of(
        loaded,
        {stem for stem in (stem_of(os.path.basename(path)) for path in texts) if stem},
        _renames(root, place.head, changes, layout.sessions, {sha256_of(t): p for p, t in texts.items()}),
        {path: text for path, text in rendered.items() if path not in unstaged},
        {path: data for path, data in staged.items() if path not in unstaged},
        texts={path: data.decode("utf-8", "replace") for path, data in texts.items()},
        leftover=_leftover(workspace, rendered, blobs),
        stale=_stale(workspace, loaded.state, touched),
        touched=tuple(("this commit", path) for path in sorted(touched) if not path.startswith(below)),
        staged_sessions=bool(texts),
        unstaged=unstaged,
    )


def sha256_of(data: bytes) -> str:
    """The digest by which a session's content is known."""
    return sha256(data).hexdigest()


def _ledger(
    workspace: Workspace, sessions: dict[str, str], added: list[str]
) -> tuple[Loaded, dict[str, bytes]]:
    """The ledger of the index and the bytes of its new sessions: from the checkpoint of an earlier index where it
    is a beginning of this one."""
    entries, problems = _entries(sessions)
    new = git.contents(workspace.root, [sessions[path] for path in added])
    path = workspace.private("cache", "index")
    checkpoint = cache.open_checkpoint(path)
    rest = cache.new_entries(checkpoint, entries, workspace.root) if checkpoint else None
    if checkpoint is not None and rest is not None:
        state = checkpoint.state()
        known = dict(state.legacy)
        _fold(workspace, rest, sessions, state, new)
        if state.legacy != known:
            rest = None
    if checkpoint is None or rest is None:
        state = _replay(workspace, entries, sessions)
    if rest != []:
        cache.save(path, state, entries)
    loaded = Loaded(workspace, state, entries, tuple(problems))
    return loaded, {path: new[sessions[path]] for path in added if sessions[path] in new}


def _entries(sessions: dict[str, str]) -> tuple[list[Entry], list[Problem]]:
    """Session files by stem; a blob's name stands where the times of a file would."""
    entries: list[Entry] = []
    problems: list[Problem] = []
    for path, blob in sessions.items():
        stem = stem_of(os.path.basename(path))
        if stem:
            entries.append((stem, path, int(blob, 16), 0, 0, 0))
        elif path.endswith(".md"):
            problems.append(bad_name(path))
    listing = arranged(entries, problems)
    return listing.entries, listing.problems


def _replay(workspace: Workspace, entries: list[Entry], sessions: dict[str, str]) -> State:
    state = State()
    _fold(workspace, entries, sessions, state, {})
    if state.legacy:
        again = State(legacy=dict(state.legacy))
        _fold(workspace, entries, sessions, again, {})
        return again
    return state


def _fold(
    workspace: Workspace,
    entries: list[Entry],
    sessions: dict[str, str],
    state: State,
    known: dict[str, bytes],
) -> None:
    from memkit.replay.fold import fold

    fold(_read(workspace, entries, sessions, state, known), state)


def _read(
    workspace: Workspace,
    entries: list[Entry],
    sessions: dict[str, str],
    state: State,
    known: dict[str, bytes],
) -> Iterator[Session]:
    from memkit.ledger.parse import read_session

    asked = [sessions[path] for _, path, *_ in entries if sessions[path] not in known]
    content = {**known, **git.contents(workspace.root, asked)}
    for stem, path, *_ in entries:
        session, problems = read_session(content.get(sessions[path], b""), stem, path)
        if session.mode != "lenient" or stem not in state.legacy:
            state.problems.extend(problems)
        yield session


def _staged(root: str, rendered: dict[str, str], blobs: dict[str, str]) -> dict[str, bytes | None]:
    """The projections in the index; only those that are not what the ledger renders are fetched."""
    found: dict[str, bytes | None] = {}
    for path, text in rendered.items():
        blob = blobs.get(path)
        data = text.encode()
        found[path] = data if blob and git.blob_of(data, blob) == blob else None
    other = {path: blobs[path] for path, data in found.items() if data is None and path in blobs}
    content = git.contents(root, list(other.values()))
    return {**found, **{path: content.get(blob) for path, blob in other.items()}}


def _only_on_disk(workspace: Workspace, path: str, text: str, staged: bytes | None) -> bool:
    """Rendered as it should be, but not added to the index."""
    return staged != text.encode() and files.read_if_there(workspace.path(path)) == text.encode()


def _leftover(workspace: Workspace, rendered: dict[str, str], blobs: dict[str, str]) -> tuple[str, ...]:
    from memkit.projections.marker import FRESH, verify

    memory = workspace.policy.layout.memory
    places = tuple(f"{memory}/{folder}/" for folder in _RENDERED)
    other = {
        path: blob
        for path, blob in blobs.items()
        if path not in rendered and path.startswith(places) and path.endswith(".md")
    }
    content = git.contents(workspace.root, list(other.values()))
    return tuple(
        path
        for path, blob in other.items()
        if verify(content.get(blob, b"").decode("utf-8", "replace")) == FRESH
    )


def _renames(root: str, head: str, changes: list[Change], folder: str, here: dict[str, str]) -> list[Change]:
    if not here or not any(change.status == "D" for change in changes):
        return changes
    return renamed(root, changes, git.in_tree(root, head, folder), here)


def _stale(workspace: Workspace, state: State, touched: set[str]) -> dict[str, tuple[str, str]]:
    """Evidence among the files of this commit; what else may have changed is a question for the work tree."""
    if touched <= {TOML}:
        return {}
    cited = (
        fact
        for fact in state.facts.values()
        if any(source.partition("@")[0] in touched for source in fact.every("evidence"))
    )
    return stale_evidence(workspace, cited)
