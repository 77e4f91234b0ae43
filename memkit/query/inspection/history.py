"""Inspects a range of history: every commit against each parent, and both ends of the range."""

from __future__ import annotations

from contextlib import suppress

from memkit.checks import Change, Subject
from memkit.errors import NeedsGit, UsageError
from memkit.model.generated import stem_of
from memkit.query import load
from memkit.query.inspection.gather import leftover_files, projections_on_disk, stale_evidence, subject_of
from memkit.query.inspection.tree import changes_in_tree
from memkit.store import files, git, git_history
from memkit.store.workspace import Workspace

# how many clean ranges are remembered
_KEPT = 64


def of_history(workspace: Workspace, revision: str) -> Subject:
    """Every commit since a revision, compared with each parent, and the revision's tree compared with HEAD's."""
    root, folder = workspace.root, workspace.policy.layout.sessions
    place = git.place(root)
    if place is None:
        raise NeedsGit("--since asks git, and this is no git repository")
    if not git_history.names_commit(root, revision) and not (
        git_history.is_shallow(root) and not revision.startswith("-")
    ):
        raise UsageError(
            f'git knows no commit "{revision}"', code="no-revision", hint="memkit check --since HEAD~1"
        )
    start = git_history.reaches(root, revision)
    loaded = load.load(workspace, tolerant=True, trust_stat=False)
    changes: list[Change] = []
    new = {row.stem for row in loaded.state.rows}
    if place.head:
        changes = changes_in_commits(workspace, start, place.head)
        if start:
            between = git_history.changed_between(root, start, folder)
            known = {change.path for change in changes}
            changes += [Change(s, p, "") for s, p in between if s != "A" and p not in known]
            new = {stem for stem in (stem_of(path) for status, path in between if status == "A") if stem}
        changes += changes_in_tree(loaded, git.tree_blobs(root, "HEAD", folder))
    rendered = load.render_pages(loaded)
    return subject_of(
        loaded,
        new,
        dict.fromkeys(changes),
        rendered,
        projections_on_disk(workspace, rendered),
        leftover=leftover_files(workspace, rendered),
        stale=stale_evidence(workspace, loaded.state.facts.values()),
        touched=tuple(git_history.touched_paths(root, start)) if start else (),
        shallow=not start,
        merge_commit=git_history.is_merge(root),
    )


def changes_in_commits(workspace: Workspace, start: str, head: str) -> list[Change]:
    """The changes of the commits in the range; skips the commits of a range that was found clean before."""
    root, folder = workspace.root, workspace.policy.layout.sessions
    clean = _clean_before(workspace, start)
    found = git_history.changed_in_history(root, [*filter(None, [start]), *clean], folder)
    if not found and not (clean and clean[0] == head):
        _keep_clean(workspace, start, head)
    return [Change(status, path, commit[:12]) for commit, status, path in found]


def _memo(workspace: Workspace) -> str:
    return workspace.private("cache", "history")


def _lines(workspace: Workspace) -> list[list[str]]:
    with suppress(OSError, UnicodeDecodeError):
        text = files.read(_memo(workspace)).decode("ascii")
        return [line.split(" ") for line in text.splitlines() if line.count(" ") == 2]
    return []


def _clean_before(workspace: Workspace, start: str) -> list[str]:
    """Heads of ranges from the same start that were found clean; commits are named by content, so they still are."""
    key = _key(workspace, start)
    for kept, _, head in _lines(workspace):
        if kept == key and git_history.has_commit(workspace.root, head):
            return [head]
    return []


def _keep_clean(workspace: Workspace, start: str, head: str) -> None:
    key = _key(workspace, start)
    kept = [line for line in _lines(workspace) if line[0] != key]
    rows = [[key, start[:12] or "-", head], *kept][:_KEPT]
    with suppress(OSError):
        files.replace(_memo(workspace), "".join(" ".join(row) + "\n" for row in rows).encode())


def _key(workspace: Workspace, start: str) -> str:
    from memkit.boot.digest import sha256

    return sha256(f"{start}\n{workspace.policy.layout.sessions}\n".encode()).hexdigest()[:16]
