"""One server for one client: from the first line to the sealed session, whichever way the client goes."""

from __future__ import annotations

import signal

from memkit.hosts.mcp.owned_session import OwnedSession, seal_abandoned
from memkit.hosts.mcp.protocol import Protocol
from memkit.hosts.mcp.resources import Resources
from memkit.hosts.mcp.toolbox import Toolbox
from memkit.hosts.mcp.wire import ClientGone, take_stdio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.hosts.mcp.verbs import Verbs
    from memkit.query.call import Call

_ENDS = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")


class _Leaving(BaseException):
    """A signal asked this process to end."""


def serve(call: Call, verbs: Verbs) -> None:
    """Serves over stdin and stdout until the client goes, then seals what it wrote."""
    session = OwnedSession(call)
    toolbox = Toolbox(call, verbs, session)
    protocol = Protocol(toolbox, Resources(toolbox))
    wire = take_stdio()
    signals = _Signals(toolbox)
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
    """Ends the server at once, or after the write that is under way."""

    def __init__(self, toolbox: Toolbox) -> None:
        self.came = False
        self._toolbox = toolbox
        self._each(self._come)

    def _come(self, *_: object) -> None:
        self.came = True
        if not self._toolbox.is_writing:
            raise _Leaving

    def ignore(self) -> None:
        """Lets the session be sealed in peace."""
        self._each(signal.SIG_IGN)

    def _each(self, handler: object) -> None:
        for name in _ENDS:
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), handler)  # type: ignore[arg-type]
