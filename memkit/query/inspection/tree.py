"""Inspects the work tree. Reads every session file and compares every claim, unless `trusting`."""

from __future__ import annotations

import os

from memkit.checks import Change, Subject
from memkit.query import load
from memkit.query.inspection.gather import (
    leftover_files,
    projections_on_disk,
    stale_evidence,
    subject_of,
    with_renames,
)
from memkit.query.load import Loaded
from memkit.query.removals import Past, lost_sessions, removed_sessions
from memkit.store import git, git_head
from memkit.store.listing import list_sessions
from memkit.store.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container


def of_work_tree(workspace: Workspace, *, trusting: bool = False) -> Subject:
    """The ledger and the projections on disk, compared with HEAD if there is one."""
    from memkit.query.inspection.trust import MANY, clashes

    listing = list_sessions(workspace.root, workspace.policy.layout.sessions)
    trusts = trusting and len(listing.entries) >= MANY
    loaded = load.load(workspace, tolerant=True, trust_stat=trusts, listing=listing)
    clashing, compared = clashes(workspace, loaded.state, trusting=trusting)
    changes: list[Change] = []
    earlier = Past()
    new = {row.stem for row in loaded.state.rows}
    place = git.place(workspace.root)
    if place is not None and place.head:
        folder = workspace.policy.layout.sessions
        committed = git.tree_blobs(workspace.root, "HEAD", folder)
        changes = changes_in_tree(loaded, committed)
        earlier = removed_sessions(workspace)
        changes += changes_in_history(loaded, earlier, {change.path for change in changes})
        names = {os.path.basename(path) for path in committed}
        new = {row.stem for row in loaded.state.rows if os.path.basename(row.path) not in names}
    rendered = load.render_pages(loaded)
    return subject_of(
        loaded,
        new,
        changes,
        rendered,
        projections_on_disk(workspace, rendered),
        leftover=leftover_files(workspace, rendered),
        stale=stale_evidence(workspace, loaded.state.facts.values()),
        all_claims=True,
        clashing=clashing,
        trusted={"sessions": len(loaded.state.rows) if loaded.base else 0, "claims": compared},
        once=earlier.stems,
        notes=_notes(workspace, place is not None, earlier),
    )


def _notes(workspace: Workspace, has_git: bool, earlier: Past) -> tuple[str, ...]:
    """Notes on what was not checked, and why."""
    if earlier.note:
        return (f"the history here is {earlier.note}: what it lacks was not looked at",)
    if has_git or not git_head.is_marked(workspace.root):
        return ()
    return ("git cannot read the .git of this folder: its history was not looked at; git status says why",)


def changes_in_history(loaded: Loaded, earlier: Past, told: Container[str]) -> list[Change]:
    """Sessions that a commit removed or changed and that were not restored; adopted ones count from their adoption on."""
    found = lost_sessions(loaded.workspace, loaded.entries, earlier)
    changes = [Change(status, path, commit[:12]) for status, path, commit in found if path not in told]
    return [change for change in changes if os.path.basename(change.path)[:-3] not in loaded.state.legacy]


def changes_in_tree(loaded: Loaded, committed: dict[str, str]) -> list[Change]:
    """Sessions that differ between HEAD and the work tree."""
    workspace = loaded.workspace
    found = git.changed_in_tree(workspace.root, workspace.policy.layout.sessions)
    here = {row.sha256: row.path for row in loaded.state.rows}
    return with_renames(workspace.root, [Change(status, path, "") for status, path in found], committed, here)
