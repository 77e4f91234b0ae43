"""Inspects git's index: the ledger, the projections and the policy that would be committed, read from git's blobs.

Caches are keyed by content (blob names), never by file times. All git commands start at once and run while the rules are
imported.
"""

from __future__ import annotations

from memkit.errors import NeedsGit
from memkit.model.fact import path_of
from memkit.store import TOML, git, git_history
from memkit.store.git_head import blob_of
from memkit.store.workspace import with_policy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

    from memkit.checks import Change, Subject
    from memkit.model import Problem
    from memkit.query.staged_ledger import Indexed
    from memkit.store.git import Blobs
    from memkit.store.workspace import Workspace


_RENDERED = ("findings", "decisions", "audits", "bugs", "patterns", "archive")


def of_index(workspace: Workspace) -> Subject:
    """What git would commit now, compared with each parent."""
    root, layout = workspace.root, workspace.policy.layout
    asked = git.ask_place(root, layout.sessions), git.ask_changes(root, "HEAD")
    views = git.ask_index(root, layout.continuity, layout.memory, TOML)
    # imported while git runs
    from memkit import checks
    from memkit.query.staged_ledger import ledger_of

    del checks
    place = git.place_of(asked[0])
    if place is None:
        raise NeedsGit("--staged asks git, and this is no git repository")
    blobs = git.blobs_of(views)
    staged = _under_staged_policy(workspace, blobs.pop(TOML, ""))
    if staged is not workspace:
        return of_index(staged)
    parents = [asked[1], *(git.ask_changes(root, parent) for parent in place.merging)] if place.head else []
    changed, added = git.changed_in_index(root, parents)
    below = f"{layout.sessions}/"
    changed = [(status, path) for status, path in changed if path.startswith(below)]
    new = {path: blob for path, blob in added.items() if path.startswith(below)}
    return _subject(workspace, place.head, changed, ledger_of(workspace, place, new, bool(changed)), blobs)


def _under_staged_policy(workspace: Workspace, blob: str) -> Workspace:
    """The workspace under the memkit.toml of the index; unchanged if that is the one on disk."""
    if not blob or blob_of(workspace.toml, blob) == blob:
        return workspace
    data = git.contents(workspace.root, [blob]).get(blob, workspace.toml)
    # line ends that git converts are not a change of policy
    return workspace if data == workspace.toml.replace(b"\r\n", b"\n") else with_policy(workspace.root, data)


def _subject(
    workspace: Workspace, head: str, changed: list[git.Status], ledger: Indexed, blobs: Blobs
) -> Subject:
    from memkit.boot.digest import sha256
    from memkit.checks import Change
    from memkit.query.inspection import subject_of

    rendered, staged, unstaged, more = _views(workspace, ledger, blobs)
    changes = [Change(status, path, "") for status, path in changed]
    here = {sha256(data).hexdigest(): path for path, data in ledger.texts.items()} if changes else {}
    return subject_of(
        ledger.loaded,
        ledger.stems,
        _renames(workspace, head, changes, here),
        rendered,
        staged,
        texts=_texts(ledger),
        ids=ledger.ids,
        staged_sessions=bool(ledger.texts),
        unstaged=unstaged,
        stale=_stale(workspace, ledger),
        **more,
    )


def _texts(ledger: Indexed) -> dict[str, str]:
    """The texts of the staged sessions, without files that are too long: these are a problem already."""
    from memkit.store.listing import LONGEST

    short = {path: data for path, data in ledger.texts.items() if len(data) <= LONGEST}
    return {path: data.decode("utf-8", "replace") for path, data in short.items()}


def _views(
    workspace: Workspace, ledger: Indexed, blobs: Blobs
) -> tuple[dict[str, str], dict[str, bytes | None], tuple[str, ...], dict[str, object]]:
    """The projections as rendered and as staged, those that are right only on disk, and leftovers.

    If this ledger was rendered before, compares blob names only.
    """
    from memkit.query import page_files as memo
    from memkit.query.fact_book import saved_book

    known = memo.known_rendering(workspace, ledger.loaded.state)
    if known is not None and all(blobs.get(path) == blob for path, blob in known.names.items()):
        left = _leftover(workspace, known.names, blobs)
        book = saved_book(workspace, known, ledger.loaded.state)
        more = {"compared": len(known.names), "known": book, "cares": known.cares}
        return {}, {}, (), {"leftover": left, **more}
    from memkit.query import load

    rendered = load.render_pages(ledger.loaded)
    staged = _staged_pages(workspace.root, rendered, blobs)
    unstaged = tuple(p for p, text in rendered.items() if _only_on_disk(workspace, p, text, staged[p]))
    cares: tuple[Problem, ...] = memo.save_rendering(workspace, ledger.loaded.state, rendered)
    kept = {path: text for path, text in rendered.items() if path not in unstaged}
    left = _leftover(workspace, rendered, blobs)
    return kept, {path: staged[path] for path in kept}, unstaged, {"leftover": left, "cares": cares}


def _staged_pages(root: str, rendered: dict[str, str], blobs: Blobs) -> dict[str, bytes | None]:
    """The projections in the index; fetches only those that differ from what the ledger renders."""
    found: dict[str, bytes | None] = {}
    for path, text in rendered.items():
        blob = blobs.get(path)
        data = text.encode()
        found[path] = data if blob and blob_of(data, blob) == blob else None
    other = {path: blobs[path] for path, data in found.items() if data is None and path in blobs}
    content = git.contents(root, list(other.values()))
    return {**found, **{path: content.get(blob) for path, blob in other.items()}}


def _only_on_disk(workspace: Workspace, path: str, text: str, staged: bytes | None) -> bool:
    """Whether a projection is right on disk but not added to the index."""
    from memkit.store import files

    return staged != text.encode() and files.read_if_there(workspace.path(path)) == text.encode()


def _leftover(workspace: Workspace, rendered: Container[str], blobs: Blobs) -> tuple[str, ...]:
    memory = workspace.policy.layout.memory
    places = tuple(f"{memory}/{folder}/" for folder in _RENDERED)
    other = {
        path: blob
        for path, blob in blobs.items()
        if path not in rendered and path.startswith(places) and path.endswith(".md")
    }
    if not other:
        return ()
    from memkit.views import FRESH, verify

    content = git.contents(workspace.root, list(other.values()))
    return tuple(
        path
        for path, blob in other.items()
        if verify(content.get(blob, b"").decode("utf-8", "replace")) == FRESH
    )


def _stale(workspace: Workspace, ledger: Indexed) -> dict[str, tuple[str, str, str]]:
    """Stale evidence of the facts that the new sessions name, compared with the files that would be committed."""
    facts = ledger.loaded.state.facts
    named = [fact for fact in map(facts.get, sorted(ledger.ids or ())) if fact is not None and fact.is_live]
    paths = {path_of(source) for fact in named for source in fact.every("evidence") if "@sha256:" in source}
    if not paths:
        return {}
    from memkit.query.inspection import stale_with_hints

    here = git.index_blobs(workspace.root, *sorted(paths))
    content = git.contents(workspace.root, list(here.values()))
    staged = {path: content[blob] for path, blob in here.items() if blob in content}
    return stale_with_hints(workspace, named, staged)


def _renames(workspace: Workspace, head: str, changes: list[Change], here: dict[str, str]) -> list[Change]:
    if not here or not any(change.status == "D" for change in changes):
        return changes
    from memkit.query.inspection import with_renames

    folder = workspace.policy.layout.sessions
    return with_renames(workspace.root, changes, git_history.tree_blobs(workspace.root, head, folder), here)
