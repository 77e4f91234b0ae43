"""The one session that a server writes to: its own from the first write on, sealed when the client goes.

A lock file in .memkit/mcp/ tells whether its server still runs: what a killed one left is sealed by the next server, by
a host's hooks and by `review`.
"""

from __future__ import annotations

import os

from memkit.errors import MemkitError
from memkit.query.call import Call
from memkit.store import files
from memkit.store.lock import flock_within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.store.workspace import Workspace

_LOCKS, _LOCK = "mcp", ".lock"


class OwnedSession:
    """The session of this process."""

    def __init__(self, call: Call) -> None:
        self._cwd = call.cwd
        # every call of this server finds, or opens, the session under this id
        self.host = f"mcp-{os.urandom(4).hex()}"
        self._handle = -1

    def claim(self, workspace: Workspace) -> None:
        """Says, before the first write, that this process is alive; without a lock its session is sealed when idle."""
        if self._handle >= 0:
            return
        path = workspace.private(_LOCKS, self.host + _LOCK)
        try:
            files.make_folder(os.path.dirname(path))
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT | files.PLAIN, 0o600)
            flock_within(self._handle, 0)
        except OSError:
            return

    def end(self) -> None:
        """Seals the session, its candidates handed to review; what cannot be sealed now is left to the next server."""
        if self._handle < 0:
            return
        call = Call(cwd=self._cwd)
        if _seal_sessions(call, self.host):
            _remove(call.workspace.private(_LOCKS, self.host + _LOCK), self._handle)


def seal_abandoned(cwd: str) -> None:
    """Seals what servers left that were killed."""
    call = Call(cwd=cwd)
    try:
        folder = call.workspace.private(_LOCKS)
        names = [name for name in files.names_in(folder) if name.endswith(_LOCK)]
    except MemkitError:
        # whoever asks something is told
        return
    for name in names:
        _end_if_abandoned(call, os.path.join(folder, name))


def _end_if_abandoned(call: Call, path: str) -> None:
    try:
        handle = os.open(path, os.O_RDWR | files.PLAIN)
    except OSError:
        return
    host = os.path.basename(path).removesuffix(_LOCK)
    if flock_within(handle, 0) and _seal_sessions(call, host):
        _remove(path, handle)
    else:
        os.close(handle)


def _seal_sessions(call: Call, host: str) -> bool:
    """Seals every session under that id; False if one must wait."""
    from memkit.store.drafts import open_drafts
    from memkit.write.sanitise import host_id

    try:
        for draft in open_drafts(call.workspace):
            if draft.writer[1] == host_id(host):
                _seal(Call(cwd=call.cwd, actor_flag=draft.writer[0], session_flag=draft.seed))
    except (MemkitError, OSError):
        return False
    return True


def _seal(call: Call) -> None:
    from memkit.write.session import close
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    draft = next((draft for draft in tx.drafts if draft.seed == call.session_flag), None)
    if draft is None:
        return
    if not draft.stamp:
        # also takes up the count of what was redacted in it
        tx.own_draft()
    close(tx, draft, defer="end of session")


def _remove(path: str, handle: int) -> None:
    if not files.POSIX:
        # an open file cannot be removed there
        os.close(handle)
    try:
        os.unlink(path)
    except OSError:
        pass
    if files.POSIX:
        os.close(handle)
