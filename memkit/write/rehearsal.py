"""Rehearsals: the state that open sessions and new events would lead to, before anything is written."""

from __future__ import annotations

from memkit.errors import Refused
from memkit.query import load
from memkit.replay.fold import add_session
from memkit.store import clock
from memkit.write.journal import draft_events, draft_session, session_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.events import Event
    from memkit.model.state import State
    from memkit.store.journals import Draft
    from memkit.store.workspace import Workspace
    from memkit.write.desk import Desk


def with_drafts(workspace: Workspace, drafts: Iterable[Draft]) -> State:
    """A state of its own with these drafts applied as if they were sealed."""
    state = load.load_to_write(workspace).state
    for draft in drafts:
        if draft.events:
            add_session(state, draft_session(draft, draft_events(draft)))
    return state


def rehearsed(desk: Desk, events: Sequence[Event], records: Sequence[tuple[str, str]], kind: str) -> State:
    """The state these events would lead to; refuses with what replay would complain about."""
    draft = desk.own_draft()
    others = [other for other in desk.drafts if other is not draft]
    state = with_drafts(desk.workspace, [*others, *([draft] if draft else [])])
    had = len(state.problems)
    head = {"kind": kind, "actor": desk.actor.name}
    add_session(state, session_of(head, [*events], records, f"{clock.stamp(clock.now())}-ffffffffff"))
    for problem in state.problems[had:]:
        if problem.severity == "error":
            message = f"{problem.message}; nothing was recorded"
            raise Refused(message, code=problem.code, hint=problem.hint)
    return state
