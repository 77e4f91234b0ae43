"""One MCP server on stdin and stdout: lines in, answers out, and its one session sealed when the client disconnects.

A lock file in .memkit/mcp/ shows whether the server still runs. The next server, a host's hooks or `review` seal what
a killed server left.
"""

from __future__ import annotations

import gc
import os
import signal
from collections import deque

from memkit.errors import MemkitError
from memkit.hosts.mcp.protocol import Protocol, Resources
from memkit.hosts.mcp.tools import Toolbox
from memkit.query.call import Call
from memkit.store import POSIX, file_writes, files, make_folder
from memkit.store.lock import flock_within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.hosts.mcp.tool import Verbs
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
            make_folder(os.path.dirname(path))
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT | file_writes.PLAIN, 0o600)
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
        handle = os.open(path, os.O_RDWR | file_writes.PLAIN)
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
    from memkit.write import host_id

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
    if not POSIX:
        # Windows cannot remove an open file
        os.close(handle)
    try:
        os.unlink(path)
    except OSError:
        pass
    if POSIX:
        os.close(handle)


# keep only the beginning of a longer line, which is then refused as broken JSON
LINE_MOST = 8 * 1024 * 1024
_CHUNK = 65_536
# read so much ahead, to find cancellations of waiting requests
_AHEAD = 1024 * 1024
_ENDS = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")


class ClientGone(Exception):
    """The client no longer reads the answers."""


class Wire:
    """Lines of UTF-8 between a client and this process."""

    def __init__(self, source: int, sink: int) -> None:
        self._source, self._sink = source, sink
        self._rest = bytearray()
        self._is_cut = self._is_over = False
        self.waiting: deque[bytes] = deque()

    def read(self) -> bytes | None:
        """The next line that is not blank; None if the client has closed its end."""
        while not self.waiting and not self._is_over:
            self._fill()
        self._read_ahead()
        return self.waiting.popleft() if self.waiting else None

    def write(self, line: bytes) -> None:
        """Sends one whole line; raises `ClientGone` if the client no longer reads."""
        data = memoryview(line + b"\n")
        try:
            while data:
                data = data[os.write(self._sink, data) :]
        except OSError:
            raise ClientGone from None

    def _read_ahead(self) -> None:
        while not self._is_over and sum(map(len, self.waiting)) < _AHEAD and _is_ready(self._source):
            self._fill()

    def _fill(self) -> None:
        try:
            data = os.read(self._source, _CHUNK)
        except OSError:
            data = b""
        if not data:
            self._is_over = True
            data = b"\n"
        *ended, begun = data.split(b"\n")
        for piece in ended:
            self._take(piece)
            if self._rest.strip():
                self.waiting.append(bytes(self._rest))
            self._rest.clear()
            self._is_cut = False
        self._take(begun)

    def _take(self, piece: bytes) -> None:
        """Adds to the current line; drops what exceeds the limit."""
        if not self._is_cut:
            self._rest += piece
        if len(self._rest) > LINE_MOST:
            del self._rest[100:]
            self._is_cut = True


def _is_ready(source: int) -> bool:
    """True if input is ready; False if the system cannot tell."""
    import select

    try:
        return bool(select.select([source], [], [], 0)[0])
    except (OSError, ValueError):
        return False


def take_stdio() -> Wire:
    """Takes stdin and stdout for the protocol alone; nothing else in this process or its children uses them afterwards."""
    nothing = os.open(os.devnull, os.O_RDWR)
    source, sink = _copy(0, nothing), _copy(1, nothing)
    os.dup2(nothing, 0)
    # a library's prints must not reach the client
    os.dup2(_copy(2, nothing), 1)
    return Wire(source, sink)


def _copy(stream: int, instead: int) -> int:
    """A duplicate of a standard stream, or of `instead` if the process has none."""
    try:
        return os.dup(stream)
    except OSError:
        return os.dup(instead)


class _Leaving(BaseException):
    """A signal asked this process to end."""


def serve(call: Call, verbs: Verbs) -> None:
    """Serves over stdin and stdout until the client disconnects, then seals what it wrote."""
    session = OwnedSession(call)
    toolbox = Toolbox(call, verbs, session)
    protocol = Protocol(toolbox, Resources(toolbox))
    wire = take_stdio()
    signals = _Signals(toolbox)
    # sooner than in a process that ends with its answer
    gc.set_threshold(100_000)
    try:
        seal_abandoned(call.cwd)
        while not signals.came and (line := wire.read()) is not None:
            found = protocol.answer(line, wire.waiting)
            if found is not None:
                wire.write(found)
    except (_Leaving, ClientGone):
        pass
    finally:
        signals.ignore()
        session.end()


class _Signals:
    """Ends the server on a signal: at once, or after the current write."""

    def __init__(self, toolbox: Toolbox) -> None:
        self.came = False
        self._toolbox = toolbox
        self._each(self._come)

    def _come(self, *_: object) -> None:
        self.came = True
        if not self._toolbox.is_writing:
            raise _Leaving

    def ignore(self) -> None:
        """Ignores signals while memkit seals the session."""
        self._each(signal.SIG_IGN)

    def _each(self, handler: object) -> None:
        for name in _ENDS:
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), handler)  # type: ignore[arg-type]
