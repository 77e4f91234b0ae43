"""Finds the rendered text from which a hand-edited projection was made, by the page's marker."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.query.load import Loaded, render_pages, replay
from memkit.query.revisions import state_at
from memkit.store import git, git_history
from memkit.views import FRESH, find_marker, ledger_digest, read_marker, render, verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.store.workspace import Workspace


@struct(frozen=True)
class Origin:
    """A rendering; `exact` if it is the very text that was edited, not only one of the same ledger."""

    text: str
    exact: bool


def find_origin(loaded: Loaded, path: str, edited: str) -> Origin | None:
    """The rendering that was edited; None if neither the ledger nor git has it.

    Searches the current ledger, the ledger up to each earlier session, and the commits that contain the marker.
    """
    marker = find_marker(edited)
    if not marker:
        return None
    found = _from_ledger(loaded, path, marker) or _from_history(loaded.workspace, path, marker)
    return None if found is None else Origin(found, read_marker(found).get("body") == marker["body"])


def cut_with_digest(ledger: bytes, digest: str) -> int | None:
    """The number of lines after which a ledger has this digest; None if it never has."""
    from hashlib import sha256

    made = sha256()
    if made.hexdigest()[:12] == digest:
        return 0
    for count, line in enumerate(ledger.splitlines(keepends=True), 1):
        made.update(line)
        if made.hexdigest()[:12] == digest:
            return count
    return None


def _from_ledger(loaded: Loaded, path: str, marker: dict[str, str]) -> str | None:
    today = render_pages(loaded)[path]
    if read_marker(today).get("body") == marker["body"]:
        return today
    rows = loaded.state.rows
    count = cut_with_digest(rows.ledger(), marker["ledger"]) if "ledger" in marker else None
    if count is None:
        return None
    if count == len(rows):
        return today
    stems = {row.stem for row in rows[:count]}
    entries = [entry for entry in loaded.entries if entry[0] in stems]
    return render(replay(loaded.workspace, entries), loaded.workspace.policy).get(path)


def _from_history(workspace: Workspace, path: str, marker: dict[str, str]) -> str | None:
    if not git.is_repository(workspace.root):
        return None
    name = "ledger" if "ledger" in marker else "body"
    for commit in git_history.commits_with(workspace.root, f"{name}={marker[name]}", path):
        text = (git.file_at(workspace.root, commit, path) or b"").decode("utf-8", "replace")
        if find_marker(text).get(name) != marker[name]:
            continue
        found = text if verify(text) == FRESH else _of_commit(workspace, commit, path, marker)
        if found is not None:
            return found
    return None


def _of_commit(workspace: Workspace, commit: str, path: str, marker: dict[str, str]) -> str | None:
    """The page as rendered from the sessions of a commit, if they are the ledger that the marker names."""
    state = state_at(workspace, commit)
    if ledger_digest(state) != marker.get("ledger"):
        return None
    return render(state, workspace.policy).get(path)
