"""The memory at a commit, and what changed between two commits. Reads git, fetches nothing."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.errors import NeedsGit, UsageError
from memkit.model.fact import path_of
from memkit.model.state import State
from memkit.store import git, git_history

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.store.workspace import Workspace

    Stale = dict[str, tuple[str, str]]


@struct(frozen=True)
class Range:
    """Two commits: the memory of each, and fact id → (path, changed | missing) of what went stale between them."""

    base: str
    head: str
    before: State
    after: State
    stale: Stale


def is_range(typed: str) -> bool:
    """True for `BASE..HEAD` and `BASE...HEAD`."""
    return ".." in typed


def range_between(workspace: Workspace, typed: str) -> Range:
    """The memory at both ends of `BASE..HEAD`; with three dots, from the merge base; without HEAD, to git's HEAD."""
    root = workspace.root
    if not git.is_repository(root):
        raise NeedsGit(f"{typed} asks git, and this is no git repository")
    left, _, right = typed.partition("..")
    base, head = _commit(root, left, typed), _commit(root, right.removeprefix(".") or "HEAD", typed)
    if right.startswith("."):
        base = git_history.merge_base(root, base, head) or base
    before, after = state_at(workspace, base), state_at(workspace, head)
    return Range(base, head, before, after, _gone_stale(workspace, base, head, after))


def range_since(workspace: Workspace, revision: str, now: State) -> Range | None:
    """The range from a commit to the work tree, whose memory is `now`; None if git has no such commit."""
    root = workspace.root
    if not git.is_repository(root) or not git_history.names_commit(root, revision):
        return None
    base = git_history.commit_of(root, revision)
    return Range(base, "", state_at(workspace, base), now, _gone_stale(workspace, base, "", now))


def _commit(root: str, revision: str, typed: str) -> str:
    revision = revision or "HEAD"
    if git_history.names_commit(root, revision):
        return git_history.commit_of(root, revision)
    if git_history.is_shallow(root):
        message = f'git has no commit "{revision}" here: the history is shallow'
        raise UsageError(message, code="no-revision", hint=f"git fetch --unshallow && memkit diff {typed}")
    raise UsageError(f'git knows no commit "{revision}"', code="no-revision", hint="memkit diff HEAD~1..HEAD")


def _gone_stale(workspace: Workspace, base: str, head: str, after: State) -> Stale:
    """Evidence that matched at `base` and no longer does at `head`; an empty `head` means the work tree."""
    from memkit.query.inspection.gather import stale_evidence

    facts = [fact for fact in after.facts.values() if fact.is_live and fact.every("evidence")]
    paths = sorted({path for fact in facts for each in fact.every("evidence") if (path := path_of(each))})
    was, now = (
        stale_evidence(workspace, facts, git.contents_at(workspace.root, commit, paths) if commit else None)
        for commit in (base, head)
    )
    return {id: (path_of(source), how) for id, (source, how) in now.items() if id not in was}


def state_at(workspace: Workspace, commit: str) -> State:
    """The state folded from the sessions of a commit."""
    return _fold_sessions(_sessions(workspace, commit))


def _sessions(workspace: Workspace, commit: str) -> list[tuple[str, str, bytes]]:
    """(stem, path, bytes) of the sessions in a commit, in stem order."""
    from memkit.model.generated import is_stem

    names = git.tree_blobs(workspace.root, commit, workspace.policy.layout.sessions)
    blobs = git.contents(workspace.root, list(names.values()))
    found = [
        (path.rpartition("/")[2].removesuffix(".md"), path, blobs.get(blob)) for path, blob in names.items()
    ]
    return sorted((stem, path, data) for stem, path, data in found if data is not None and is_stem(stem))


def _fold_sessions(sessions: Iterable[tuple[str, str, bytes]]) -> State:
    from memkit.ledger.parse import read_session
    from memkit.replay.fold import fold

    held = [*sessions]
    state = fold((read_session(data, stem, path)[0] for stem, path, data in held), State())
    if state.legacy:
        again = State(legacy=dict(state.legacy))
        return fold((read_session(data, stem, path)[0] for stem, path, data in held), again)
    return state
