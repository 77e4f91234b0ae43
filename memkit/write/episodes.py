"""Episodes: what a session's consolidated notes come down to."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.replay.sem import sem
from memkit.rules import working_memory as wm
from memkit.store.journals import Draft
from memkit.write import notes
from memkit.write.desk import Desk


def summarised(desk: Desk, draft: Draft, text: str = "") -> ev.Summarised | None:
    """The next episode of a draft; None when its consolidated set is empty."""
    memory = notes.memory_of(desk, draft)
    if not memory.cwm:
        return None
    count = sum(1 for event in notes.trace_of(draft) if isinstance(event, ev.Summarised)) + 1
    return wm.episode(memory, draft.seed, count, draft.head.get("sem") or sem(desk.state), text)
