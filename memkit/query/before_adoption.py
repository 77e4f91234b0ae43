"""Pages of an adopted memory that a later merge or rebase brought back: no projection has their content yet."""

from __future__ import annotations

import os

from memkit.errors import MachineError, NeedsGit
from memkit.store import file_writes, files, git, git_history

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.state import State
    from memkit.store.workspace import Workspace

# the folder below .memkit in which the merge driver stores pages of the other side
ASIDE = "merged"
MOST_MERGES = 200

Tree = dict[str, bytes]


def trees_before_adoption(workspace: Workspace, state: State) -> list[Tree]:
    """path → bytes of the memory folder of each branch that was merged after the adoption without containing it."""
    adopt = next((row for row in state.rows if row.kind == "adopt"), None)
    if adopt is None:
        return []
    found = [_read(workspace, commit) for commit in _parents(workspace, adopt.path)]
    return [tree for tree in (*found, *put_aside(workspace.root)) if tree]


def put_aside(root: str) -> list[Tree]:
    """The pages that the merge driver stored."""
    folder = os.path.join(root, ".memkit", ASIDE)
    found: list[Tree] = []
    for digest in files.names_in(folder):
        here = os.path.join(folder, digest)
        for place, _, names in os.walk(here, onerror=files.stop_walk):
            for name in names:
                full = os.path.join(place, name)
                found.append({os.path.relpath(full, here).replace(os.sep, "/"): files.read(full)})
    return found


def put_page_aside(root: str, path: str, data: bytes) -> None:
    """Stores one page of the other side for the next adoption."""
    from hashlib import sha256

    target = os.path.join(root, ".memkit", ASIDE, sha256(data).hexdigest()[:12], *path.split("/"))
    os.makedirs(os.path.dirname(target), exist_ok=True)
    file_writes.replace(target, data)


def forget_put_aside(root: str) -> None:
    """Removes the stored pages, once their content is in the ledger."""
    import shutil

    shutil.rmtree(os.path.join(root, ".memkit", ASIDE), ignore_errors=True)


def _parents(workspace: Workspace, adopt: str) -> list[str]:
    """Parents of merges since the adoption, and of a merge in progress, that do not contain the adopt session."""
    root = workspace.root
    try:
        first = git_history.first_commit_with(root, adopt)
        said = git.run(
            root, "log", "--merges", f"-n{MOST_MERGES}", "--format=%P", f"{first}..HEAD", check=False
        )
        merging = git.run(root, "rev-parse", "--verify", "-q", "MERGE_HEAD", check=False)
    except (NeedsGit, MachineError):
        return []
    commits = dict.fromkeys((said + b" " + merging).decode("ascii", "replace").split()) if first else {}
    return [commit for commit in commits if git_history.file_at(root, commit, adopt) is None]


def _read(workspace: Workspace, commit: str) -> Tree:
    layout = workspace.policy.layout
    blobs = git_history.tree_blobs(workspace.root, commit, layout.memory)
    wanted = {path: blob for path, blob in blobs.items() if path.endswith(".md")}
    if layout.continuity not in wanted:
        return {}
    data = git.contents(workspace.root, list(wanted.values()))
    return {path: data[blob] for path, blob in wanted.items() if blob in data}
