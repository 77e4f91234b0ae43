"""What a write answers: where its events went."""

from __future__ import annotations

from memkit.boot.struct import struct


@struct(frozen=True)
class Receipt:
    """Where events went: into an open session (`waits`) or a sealed one."""

    session: str
    opened: bool = False
    waits: bool = False
    file: str = ""
    written: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    redacted: tuple[dict[str, object], ...] = ()
    dry: bool = False

    def tail(self) -> str:
        """What a one-line answer adds: a session just opened, or that the event waits for its end."""
        if self.dry:
            return " · dry run, nothing written"
        if self.opened:
            return f" · session {self.session} opened"
        return " · counts when the session ends" if self.waits else ""
