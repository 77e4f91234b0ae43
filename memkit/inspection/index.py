"""git's index under inspection: the ledger and the projections that would be committed, read from git's blobs.

What is cached is addressed by content (the blobs' own names), never by the times of files.
"""

from __future__ import annotations

from collections.abc import Container

from memkit import pipeline
from memkit import rendered as memo
from memkit.checks.subject import Change, Subject
from memkit.errors import NeedsGit
from memkit.inspection.around import renamed, subject_of
from memkit.inspection.ledger import Indexed, ledger_of
from memkit.model.digest import sha256
from memkit.store import files, git
from memkit.store.workspace import Workspace

_RENDERED = ("findings", "decisions", "audits", "bugs", "patterns", "archive")


def of_index(workspace: Workspace) -> Subject:
    """What would be committed: no session changed against any parent, projections staged beside their sessions."""
    root, layout = workspace.root, workspace.policy.layout
    place = git.place(root, layout.sessions)
    if place is None:
        raise NeedsGit("--staged asks git, and this is no git repository")
    changed, added = git.changed_in_index(root, place.parents)
    below = f"{layout.sessions}/"
    changes = [Change(status, path, "") for status, path in changed if path.startswith(below)]
    ledger = ledger_of(
        workspace, place, {p: b for p, b in added.items() if p.startswith(below)}, bool(changes)
    )
    rendered, staged, unstaged, more = _views(
        workspace, ledger, git.indexed(root, layout.continuity, layout.memory)
    )
    here = {sha256(data).hexdigest(): path for path, data in ledger.texts.items()}
    return subject_of(
        ledger.loaded,
        ledger.stems,
        _renames(root, place.head, changes, layout.sessions, here),
        rendered,
        staged,
        texts={path: data.decode("utf-8", "replace") for path, data in ledger.texts.items()},
        ids=ledger.ids,
        staged_sessions=bool(ledger.texts),
        unstaged=unstaged,
        **more,
    )


def _views(
    workspace: Workspace, ledger: Indexed, blobs: dict[str, str]
) -> tuple[dict[str, str], dict[str, bytes | None], tuple[str, ...], dict[str, object]]:
    """The projections as rendered and as staged, those that are right on disk only, and what is left over.

    A ledger that was rendered before is compared by the names of its blobs.
    """
    known = memo.known(workspace, ledger.loaded.state)
    if known is not None and all(blobs.get(path) == blob for path, blob in known[0].items()):
        left = _leftover(workspace, known[0], blobs)
        return {}, {}, (), {"leftover": left, "compared": len(known[0]), "claims": tuple(known[1])}
    rendered = pipeline.rendered(ledger.loaded)
    staged = _staged(workspace.root, rendered, blobs)
    unstaged = tuple(p for p, text in rendered.items() if _only_on_disk(workspace, p, text, staged[p]))
    memo.keep(workspace, ledger.loaded.state, rendered)
    kept = {path: text for path, text in rendered.items() if path not in unstaged}
    left = _leftover(workspace, rendered, blobs)
    return kept, {path: staged[path] for path in kept}, unstaged, {"leftover": left}


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


def _leftover(workspace: Workspace, rendered: Container[str], blobs: dict[str, str]) -> tuple[str, ...]:
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
