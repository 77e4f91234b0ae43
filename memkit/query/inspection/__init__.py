"""Gathers the subject of `check`: from the work tree, from git's index, or over a range of history.

This package asks files, git and the clock; the checks themselves (`memkit.checks`) see values only.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.checks import Subject
    from memkit.store.workspace import Workspace


def of_work_tree(workspace: Workspace, *, trusting: bool = False) -> Subject:
    """The ledger and the projections on disk, compared with HEAD if there is one.

    `trusting`: skips sessions and claims that are unchanged since the last check.
    """
    from memkit.query.inspection.tree import of_work_tree

    return of_work_tree(workspace, trusting=trusting)


def of_index(workspace: Workspace) -> Subject:
    """What git would commit now, compared with each parent."""
    from memkit.query.inspection.staged import of_index

    return of_index(workspace)


def of_history(workspace: Workspace, revision: str) -> Subject:
    """Every commit since a revision, compared with each parent, and the revision's tree compared with HEAD's."""
    from memkit.query.inspection.history import of_history

    return of_history(workspace, revision)
