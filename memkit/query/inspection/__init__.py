"""Gathers what `check` looks at: from the work tree, from git's index, or over a range of history.

Files, git and the clock are asked here; the rules themselves (`memkit.checks`) see values only.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.checks.subject import Subject
    from memkit.store.workspace import Workspace


def of_work_tree(workspace: Workspace, *, trusting: bool = False) -> Subject:
    """The ledger and the projections as they lie on disk, against HEAD where there is one.

    `trusting`: sessions and claims that are as they were when they were last looked at are not looked at again.
    """
    from memkit.query.inspection.tree import of_work_tree

    return of_work_tree(workspace, trusting=trusting)


def of_index(workspace: Workspace) -> Subject:
    """What would be committed: no session changed against any parent, projections staged beside their sessions."""
    from memkit.query.inspection.staged import of_index

    return of_index(workspace)


def of_history(workspace: Workspace, revision: str) -> Subject:
    """Every commit since a revision against each parent, and its tree against HEAD's."""
    from memkit.query.inspection.history import of_history

    return of_history(workspace, revision)
