"""The one session that a server writes to, from its first write until the client disconnects and memkit seals it.

A lock file in .memkit/mcp/ shows whether the server still runs. The next server, a host's hooks or `review` seal what
a killed server left.
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
        # every call of this server finds or opens the session under this id
        self.host = f"mcp-{os.urandom(4).hex()}"
        self._handle = -1

    def claim(self, workspace: Workspace) -> None:
        """Takes the lock before the first write; without a lock the session is sealed when idle."""
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
        """Seals the session and defers its candidates; leaves what it cannot seal to the next server."""
        if self._handle < 0:
            return
        call = Call(cwd=self._cwd)
        if _seal_sessions(call, self.host):
            _remove(call.workspace.private(_LOCKS, self.host + _LOCK), self._handle)


def seal_abandoned(cwd: str) -> None:
    """Seals the sessions of killed servers."""
    call = Call(cwd=cwd)
    try:
        folder = call.workspace.private(_LOCKS)
        names = [name for name in files.names_in(folder) if name.endswith(_LOCK)]
    except MemkitError:
        # the next verb reports it
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
    """Seals every session under that id; False if one cannot be sealed yet."""
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
    from memkit.write.session import close_session
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    draft = next((draft for draft in tx.drafts if draft.seed == call.session_flag), None)
    if draft is None:
        return
    if not draft.stamp:
        # also restores the count of redactions
        tx.own_draft()
    close_session(tx, draft, defer="end of session")


def _remove(path: str, handle: int) -> None:
    if not files.POSIX:
        # Windows cannot remove an open file
        os.close(handle)
    try:
        os.unlink(path)
    except OSError:
        pass
    if files.POSIX:
        os.close(handle)
