"""Whether an organisation's mirror may have a copy of this memory, and under which name. Does not ask the server."""

from __future__ import annotations

import os

from memkit.errors import UsageError
from memkit.store import file_writes, files, git

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.store.workspace import Workspace


DSN = "MEMKIT_MIRROR_DSN"
# the file that records a push from this clone
_NOTE = "mirrored"
_LONGEST = 200


def mirror_name(workspace: Workspace, typed: str = "") -> str:
    """The repository's name in the mirror: as typed, the policy's, the last two parts of its remote, or the folder's."""
    said = typed or workspace.policy.mirror.repo
    if said:
        return checked_name(said)
    found = _of_remote(workspace.root) or workspace.name
    return "".join(letter if _may_hold(letter) else "-" for letter in found)


def checked_name(said: str) -> str:
    """Returns the name if it is valid for a repository, else refuses."""
    if len(said) > _LONGEST or not all(map(_may_hold, said)):
        message = "a repository's name in the mirror is of letters, digits and . _ - /"
        raise UsageError(message, code="bad-name", hint="memkit mirror push --repo harbour/ferry")
    return said


def _may_hold(letter: str) -> bool:
    return letter.isalnum() or letter in "._-/"


def _of_remote(root: str) -> str:
    if not git.is_repository(root):
        return ""
    url = git.config(root, "remote.origin.url").rstrip("/").removesuffix(".git")
    parts = [part for part in url.replace(":", "/").split("/") if part and "@" not in part]
    return "/".join(parts[-2:])


def is_mirrored(workspace: Workspace) -> bool:
    """Whether there may be a copy: the policy names one, this machine has a mirror configured, or this clone has pushed."""
    if workspace.is_personal:
        return False
    named = bool(workspace.policy.mirror.repo or os.environ.get(DSN))
    return named or files.may_be_there(workspace.private(_NOTE))


def note_push(workspace: Workspace) -> None:
    """Records that this clone has pushed."""
    try:
        file_writes.replace(workspace.private(_NOTE), b"")
    except OSError:
        # ignore a read-only clone, such as that of a CI job
        return


def note_drop(workspace: Workspace) -> None:
    """Removes the record of a push."""
    try:
        os.remove(workspace.private(_NOTE))
    except OSError:
        return
