"""Drafts nobody ended: sealed at the next start, marked `closed: idle`; candidates are handed to the queue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from memkit.store import clock
from memkit.write import close

if TYPE_CHECKING:
    from memkit.write.desk import Desk


def seal_idle(desk: Desk) -> list[str]:
    """Seals every draft whose last event is older than the policy's idle hours; returns their stems."""
    limit = clock.now() - desk.workspace.policy.session.idle_hours * 3600
    sealed: list[str] = []
    for draft in list(desk.drafts):
        last = draft.last_at or draft.head.get("started", "")
        if last and clock.seconds(last) <= limit:
            done = close.close(desk, draft, defer="idle", closed="idle", ended=last)
            if done is not None:
                sealed.append(done.stem)
    return sealed
