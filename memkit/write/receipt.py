"""The result of a write: the session that its events went to."""

from __future__ import annotations

from memkit.boot.struct import struct


@struct(frozen=True)
class Receipt:
    """The session that events went to: an open one (`waits`) or a sealed one."""

    session: str
    opened: bool = False
    waits: bool = False
    file: str = ""
    written: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    redacted: tuple[dict[str, object], ...] = ()
    dry: bool = False

    def tail(self) -> str:
        """The end of a one-line answer: that a session was opened, or that the event takes effect when it ends."""
        if self.dry:
            return " · dry run, nothing written"
        if self.opened:
            return f" · session {self.session} opened"
        return " · counts when the session ends" if self.waits else ""
