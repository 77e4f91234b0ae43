"""git merges. During a merge, the merge driver does not merge rendered pages by lines. After it, memkit records
contradictions between facts of the two branches and renders the projections again.

A merge or rebase may bring back pages of an adopted memory; they are put aside for the next adoption, since no projection
has their content yet.
"""

from __future__ import annotations

import os

from memkit.boot.struct import struct
from memkit.model import counted
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.query.call import Call
from memkit.rules.gate import unrecorded_clashes
from memkit.write import publish
from memkit.write.transaction import Receipt, Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

    from memkit.model.state import State
    from memkit.store.workspace import Workspace


# no writer has this name, so no open session delays what is recorded
SELF = "agent:memkit"


@struct(frozen=True)
class Settled:
    """The result of settling a merge: how many contradictions were recorded, and which files were staged."""

    contradictions: int
    paths: tuple[str, ...]
    # True if the merge brought pages from before the adoption that `memkit adopt` must still take
    waits_for_adoption: bool = False


def merge_files(cwd: str, base: str, ours: str, theirs: str, path: str = "") -> bool:
    """git's merge driver for one file: writes the result to `ours`; False if it has conflicts.

    If both sides are rendered, keeps ours: the next rendering includes the other side's sessions. An edited side wins
    over a rendered one. If only one side has adopted the page, keeps its rendering and stores the other page for
    `memkit adopt`. Merges any other text by lines.
    """
    from memkit.store import file_writes, files, git
    from memkit.views import EDITED, FOREIGN, FRESH, verify

    mine, other = (files.read(os.path.join(cwd, path)) for path in (ours, theirs))
    sides = tuple(verify(data.decode("utf-8", "replace")) for data in (mine, other))
    if sides in ((FRESH, FRESH), (EDITED, FRESH)):
        return True
    if sides == (FRESH, EDITED):
        file_writes.replace(os.path.join(cwd, ours), other)
        return True
    if FOREIGN in sides and FRESH in sides and path and _is_foreign(os.path.join(cwd, base)):
        put_page_aside(cwd, path, mine if sides[0] == FOREIGN else other)
        file_writes.replace(os.path.join(cwd, ours), other if sides[0] == FOREIGN else mine)
        return True
    return git.merge_file(cwd, ours, base, theirs)


def _is_foreign(path: str) -> bool:
    """True for a page that memkit never rendered."""
    from memkit.store import files
    from memkit.views import FOREIGN, verify

    data = files.read(path)
    return bool(data) and verify(data.decode("utf-8", "replace")) == FOREIGN


def settle_merge(call: Call) -> Settled:
    """Renders, records contradictions that no session has recorded, and stages what it wrote."""
    from memkit.store import git

    workspace = call.workspace
    done = publish.publish(workspace)
    mine = Call(call.argv, cwd=call.cwd, actor_flag=SELF, workspace=workspace)
    count, receipt = record_contradictions(mine, None)
    paths = [*done.written, *done.removed]
    if receipt is not None:
        paths += [receipt.file, *receipt.written]
    paths = sorted(set(paths))
    if git.is_repository(workspace.root):
        git.stage(workspace.root, paths)
    return Settled(count, tuple(paths), _waits_for_adoption(Transaction(mine)))


def _waits_for_adoption(tx: Transaction) -> bool:
    trees = [tree for tree, _ in branches_before_adoption(tx.workspace, tx.state)]
    folder = f"{tx.workspace.policy.layout.sessions}/"
    sessions = {row.path for row in tx.state.rows if row.stem in tx.state.legacy}
    return any(
        path not in sessions if path.startswith(folder) else _is_new(tx, path, data)
        for tree in trees
        for path, data in tree.items()
        if path.startswith(folder) or path in tx.state.replaced_files
    )


def _is_new(tx: Transaction, path: str, data: bytes) -> bool:
    from hashlib import sha256

    return tx.state.replaced_files.get(path) != sha256(data).hexdigest()


def record_contradictions(call: Call, new: Container[str] | None) -> tuple[int, Receipt | None]:
    """Records contradictions that no session has recorded yet; `new` as for `unrecorded`. Returns how many."""
    tx = Transaction(call)
    events: list[Event] = []
    for id, other, rule in unrecorded_clashes(tx.state, new):
        left, right = sorted((id, other))
        events.append(ev.Contradicted(left, right, (("rule", rule), ("by", tx.actor.name))))
    if not events:
        return 0, None
    tx.rehearse(events, kind="review")
    number = counted(len(events), "contradiction")
    return len(events), tx.record(events, kind="review", title=f"Record {number}")


# the folder below .memkit in which the merge driver stores pages of the other side
ASIDE = "merged"
MOST_MERGES = 200

Tree = dict[str, bytes]


def branches_before_adoption(workspace: Workspace, state: State) -> list[tuple[Tree, Tree]]:
    """path → bytes of the memory folder of each branch that was merged after the adoption without containing it, and of the
    commit at which it left; that one is empty if it is unknown."""
    adopt = next((row for row in state.rows if row.kind == "adopt"), None)
    if adopt is None:
        return []
    commits = _parents(workspace, adopt.path)
    found = [(_read(workspace, commit), _read_fork(workspace, commit, adopt.path)) for commit in commits]
    # a page that the driver stored needs no second look if its branch is known
    known = {pair for tree, _ in found for pair in tree.items()}
    stored = (tree for tree in put_aside(workspace.root) if not known.issuperset(tree.items()))
    aside: list[tuple[Tree, Tree]] = [(tree, {}) for tree in stored]
    return [pair for pair in (*found, *aside) if pair[0]]


def _read_fork(workspace: Workspace, commit: str, adopt: str) -> Tree:
    """The memory folder at the commit from which a branch and the adoption both come."""
    from memkit.store import git_history

    first = git_history.first_commit_with(workspace.root, adopt)
    fork = git_history.merge_base(workspace.root, commit, first) if first else ""
    return _read(workspace, fork) if fork else {}


def put_aside(root: str) -> list[Tree]:
    """The pages that the merge driver stored."""
    from memkit.store import files

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

    from memkit.store import file_writes

    target = os.path.join(root, ".memkit", ASIDE, sha256(data).hexdigest()[:12], *path.split("/"))
    os.makedirs(os.path.dirname(target), exist_ok=True)
    file_writes.replace(target, data)


def forget_put_aside(root: str) -> None:
    """Removes the stored pages, once their content is in the ledger."""
    import shutil

    shutil.rmtree(os.path.join(root, ".memkit", ASIDE), ignore_errors=True)


def _parents(workspace: Workspace, adopt: str) -> list[str]:
    """Parents of merges since the adoption, and of a merge in progress, that do not contain the adopt session."""
    from memkit.errors import MachineError, NeedsGit
    from memkit.store import git, git_history

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
    from memkit.store import git, git_history

    layout = workspace.policy.layout
    blobs = git_history.tree_blobs(workspace.root, commit, layout.memory)
    wanted = {path: blob for path, blob in blobs.items() if path.endswith(".md")}
    if layout.continuity not in wanted:
        return {}
    data = git.contents(workspace.root, list(wanted.values()))
    return {path: data[blob] for path, blob in wanted.items() if blob in data}
