"""A trial: the state after open sessions and events that are not written yet."""

from __future__ import annotations

from memkit.errors import Refused
from memkit.replay.fold import add_session
from memkit.store import clock
from memkit.store.cache import branch
from memkit.write.journal import draft_events, draft_session, session_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.events import Event
    from memkit.model.state import State
    from memkit.store.journals import Draft


class Trial:
    """A branch of the loaded state; events added to it are not written anywhere."""

    def __init__(
        self,
        state: State,
        drafts: Iterable[Draft],
        actor: str,
        kind: str = "governance",
        may_change: bool = False,
    ) -> None:
        self.state = branch(state)
        # True if the policy lets this agent change reviewed facts
        self._allowed = "ended-without-answer" if may_change else ""
        self._head = {"kind": kind, "actor": actor}
        for draft in drafts:
            if draft.events:
                add_session(self.state, draft_session(draft, draft_events(draft)))

    def add(self, events: Sequence[Event], records: Sequence[tuple[str, str]] = ()) -> None:
        """Folds these events in; refuses them if replay reports a problem. Do not use the trial after a refusal."""
        known = len(self.state.problems)
        stem = f"{clock.stamp(clock.now())}-ffffffffff"
        add_session(self.state, session_of(self._head, [*events], records, stem))
        for problem in self.state.problems[known:]:
            if problem.severity == "error" and problem.code != self._allowed:
                message = f"{problem.message}; nothing was recorded"
                raise Refused(message, code=problem.code, hint=problem.hint)
