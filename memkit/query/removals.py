"""Sessions in git's history that the work tree lacks or has with different content.

One `git log` over the commits since memkit.toml was added, cached by HEAD. It fetches nothing: if the history is
incomplete, it says so and uses the part that is here.
"""

from __future__ import annotations

import os

from memkit.boot.struct import struct
from memkit.errors import MachineError, NeedsGit
from memkit.model.generated import stem_of
from memkit.store import TOML, git_head
from memkit.store.memo_file import NO_MEMO, read_memo, write_memo
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.store.listing import Entry
    from memkit.store.workspace import Workspace

_FORM = f"{__version__} 1"
_SECONDS = 600
GONE, CHANGED = "D", "M"

# (path, blob of the first commit, first commit that changed or removed it)
Row = tuple[str, str, str]


@struct(frozen=True)
class Past:
    """Sessions that a commit changed or removed; `note` says why the history is incomplete, if it is."""

    rows: tuple[Row, ...] = ()
    note: str = ""

    @property
    def stems(self) -> frozenset[str]:
        """The stems of these sessions."""
        return frozenset(stem_of(path) for path, _, _ in self.rows)


def removed_sessions(workspace: Workspace, seconds: int = _SECONDS) -> Past:
    """The sessions that history changed or removed; none without git, before the first commit, or if git takes too long."""
    root = workspace.root
    head = git_head.head(root)
    if head == "":
        return Past()
    held = _read(workspace)
    if held is not None and held[0] == head:
        return Past(held[2], held[3])
    try:
        return _ask_git(workspace, held, seconds)
    except (NeedsGit, MachineError):
        return Past()


def _ask_git(workspace: Workspace, held: Memo | None, seconds: int) -> Past:
    from memkit.store import git, git_history

    root, folder = workspace.root, workspace.policy.layout.sessions
    head = git.head(root)
    if not head:
        return Past()
    note = git_history.missing_history(root)
    if note == git_history.PARTIAL:
        return Past((), note)
    known = held if held is not None and git_history.is_ancestor(root, held[0], head) else None
    start = known[1] if known else git_history.first_commit_with(root, TOML)
    if not start:
        return Past((), note)
    since = [start, *([known[0]] if known else [])]
    rows = {
        path: (path, blob, commit)
        for commit, path, blob in git_history.rewritten_files(root, since, folder, seconds)
    }
    rows |= {row[0]: row for row in known[2]} if known else {}
    found = Past(tuple(rows.values()), note)
    _keep(workspace, (head, start, found.rows, found.note))
    return found


def lost_sessions(workspace: Workspace, entries: Iterable[Entry], found: Past) -> list[tuple[str, str, str]]:
    """(status, path, commit) of the sessions that are missing or differ from their first commit."""
    if not found.rows:
        return []
    here = {entry[0]: entry[1] for entry in entries}
    told = [(_status(workspace, here.get(stem_of(path)), blob), path, at) for path, blob, at in found.rows]
    return [row for row in told if row[0] and stem_of(row[1])]


def _status(workspace: Workspace, path: str | None, blob: str) -> str:
    from memkit.errors import LedgerUnreadable
    from memkit.store import files
    from memkit.store.git_head import blob_of
    from memkit.store.listing import LONGEST

    if path is None:
        return GONE
    try:
        return "" if blob_of(files.read(workspace.path(path), LONGEST + 1), blob) == blob else CHANGED
    except (OSError, LedgerUnreadable):
        return CHANGED


# (head of the searched history, its start, what was found, why it is incomplete)
Memo = tuple[str, str, tuple[Row, ...], str]


def _key(workspace: Workspace) -> tuple[str, str]:
    return _FORM, workspace.policy.layout.sessions


def _read(workspace: Workspace) -> Memo | None:
    try:
        key, memo = read_memo(workspace.private("cache", "removals"))
        return (memo[0], memo[1], memo[2], memo[3]) if key == _key(workspace) else None
    except NO_MEMO:
        return None


def _keep(workspace: Workspace, memo: Memo) -> None:
    if os.path.isdir(workspace.private("cache")):
        write_memo(workspace.private("cache", "removals"), (_key(workspace), memo))
