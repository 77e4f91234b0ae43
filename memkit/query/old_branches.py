"""Branches from before an adoption that were merged after it: their memory as it was, and what of it nobody adopted yet."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model.session import LENIENT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from memkit.model.state import Row, State
    from memkit.store.workspace import Workspace

MOST_MERGES = 200
MOST_VERSIONS = 200

Tree = dict[str, bytes]


def branches_before_adoption(workspace: Workspace, state: State) -> list[tuple[Tree, Tree]]:
    """path → bytes of the memory folder of each branch that was merged after the adoption without containing it, and of the
    commit at which it left; that one is empty if it is unknown."""
    adopt = _adoption(state)
    if adopt is None:
        return []
    commits = [*_parents(workspace, adopt.path), *_squashed_commits(workspace, state, adopt.path)]
    found = [(_read(workspace, commit), _read_fork(workspace, commit, adopt.path)) for commit in commits]
    return [pair for pair in found if pair[0]]


def nearest_old_page(workspace: Workspace, state: State, path: str, data: bytes) -> bytes | None:
    """The version of a page from before the adoption that shares most lines with these bytes: where their branch left.

    A squashed branch has no parent that says so. None if git has no such version.
    """
    from collections import Counter

    from memkit.store import git, git_history

    adopt = _adoption(state)
    if adopt is None or not git.is_repository(workspace.root):
        return None
    first = git_history.first_commit_with(workspace.root, adopt.path)
    known = git_history.versions(workspace.root, path, MOST_VERSIONS, f"{first}^") if first else []
    lines = Counter(data.splitlines())

    def distance(version: bytes) -> int:
        there = Counter(version.splitlines())
        return (lines - there).total() + (there - lines).total()

    return min(known, key=distance, default=None)


@struct(frozen=True)
class Waiting:
    """What `memkit adopt` would take over of such branches: files, which are sessions and pages with a fact that the ledger
    lacks, and the ids without words here whose words it finds there."""

    paths: tuple[str, ...] = ()
    ids: frozenset[str] = frozenset()


def waiting_for_adoption(workspace: Workspace, state: State) -> Waiting:
    """What of branches from before the adoption nobody adopted yet."""
    if not state.replaced_files:
        return Waiting()
    from memkit.documents.tools.branch import words_of

    trees = [tree for tree, _ in branches_before_adoption(workspace, state)]
    paths: dict[str, None] = {}
    ids: set[str] = set()
    for tree in trees:
        said = words_of(tree, workspace.policy.layout.memory)
        paths |= dict.fromkeys(_waiting_paths(workspace, state, tree, said))
        ids |= {id for id in said if (fact := state.facts.get(id)) is not None and fact.is_wordless}
    return Waiting(tuple(paths), frozenset(ids))


def commits_without_words(workspace: Workspace, state: State) -> dict[str, str]:
    """Session → the commit that brought it, for sessions by hand that created an id without its words here."""
    from memkit.errors import MachineError, NeedsGit
    from memkit.store import git

    stems = {fact.origin for fact in state.facts.values() if fact.is_wordless}
    found: dict[str, str] = {}
    for row in state.rows:
        if row.stem in stems and row.mode == LENIENT and state.replaced_files:
            try:
                out = git.run(
                    workspace.root, "log", "--format=%h", "--diff-filter=A", "-1", "--", row.path, check=False
                )
            except (NeedsGit, MachineError):
                return {}
            found[row.stem] = out.decode("ascii", "replace").strip()
    return {stem: commit for stem, commit in found.items() if commit}


def _waiting_paths(workspace: Workspace, state: State, tree: Tree, said: Mapping[str, str]) -> Iterator[str]:
    layout = workspace.policy.layout
    named = {fact.get("named") for fact in state.facts.values()}
    facts = {id: state.facts.get(id) for id in said if id not in named}
    if any(fact is None or fact.is_wordless for fact in facts.values()):
        yield layout.continuity
    # a session that created an id which no page has is held back, and named for that
    held = {fact.origin for fact in state.facts.values() if fact.id not in said}
    yield from (
        row.path
        for row in state.rows
        if row.mode == LENIENT and row.path in tree and row.stem not in state.legacy and row.stem not in held
    )


def _adoption(state: State) -> Row | None:
    return next((row for row in state.rows if row.kind == "adopt"), None)


def _read_fork(workspace: Workspace, commit: str, adopt: str) -> Tree:
    """The memory folder at the commit from which a branch and the adoption both come."""
    from memkit.store import git_history

    first = git_history.first_commit_with(workspace.root, adopt)
    fork = git_history.merge_base(workspace.root, commit, first) if first else ""
    return _read(workspace, fork) if fork else {}


def _parents(workspace: Workspace, adopt: str) -> list[str]:
    """Parents of merges since the adoption, and of a merge in progress, that do not contain the adopt session."""
    from memkit.errors import MachineError, NeedsGit
    from memkit.store import git, git_history

    root = workspace.root
    try:
        first = git_history.first_commit_with(root, adopt)
        since = f"{first}..HEAD"
        said = git.run(root, "log", "--merges", f"-n{MOST_MERGES}", "--format=%P", since, check=False)
        later = git.run(root, "rev-list", "--ancestry-path", since, check=False)
        merging = git.run(root, "rev-parse", "--verify", "-q", "MERGE_HEAD", check=False)
    except (NeedsGit, MachineError):
        return []
    commits = dict.fromkeys((said + b" " + merging).decode("ascii", "replace").split()) if first else {}
    known = {first, *later.decode("ascii", "replace").split()}
    return [
        commit
        for commit in commits
        if commit not in known and git_history.file_at(root, commit, adopt) is None
    ]


def _squashed_commits(workspace: Workspace, state: State, adopt: str) -> list[str]:
    """The newest commit on any branch from before the adoption with the page of ids that have no words here: its branch was
    squashed or picked, and the page left behind. None of a branch with sessions that are not here."""
    from memkit.store import git_history

    layout, root = workspace.policy.layout, workspace.root
    rows = {row.stem: row for row in state.rows if row.mode == LENIENT}
    missing = {fact.id for fact in state.facts.values() if fact.is_wordless and fact.origin in rows}
    if not missing:
        return []
    here = {row.path for row in state.rows} | git_history.tree_blobs(root, "HEAD", layout.sessions).keys()
    found: list[str] = []
    for commit in git_history.commits_of(root, layout.continuity, MOST_VERSIONS):
        page = git_history.file_at(root, commit, layout.continuity) or b""
        said = {id for id in missing if f"id: {id} ".encode() in page}
        if not said or git_history.file_at(root, commit, adopt) is not None:
            continue
        if here.issuperset(git_history.tree_blobs(root, commit, layout.sessions)):
            found.append(commit)
            missing -= said
    return found


def _read(workspace: Workspace, commit: str) -> Tree:
    from memkit.store import git, git_history

    layout = workspace.policy.layout
    blobs = git_history.tree_blobs(workspace.root, commit, layout.memory)
    wanted = {path: blob for path, blob in blobs.items() if path.endswith(".md")}
    if layout.continuity not in wanted:
        return {}
    data = git.contents(workspace.root, list(wanted.values()))
    return {path: data[blob] for path, blob in wanted.items() if blob in data}
