"""A trial: the state after open sessions and unwritten events, on a copy-on-write branch of the loaded one."""

from __future__ import annotations

import marshal

from memkit.boot.struct import names_of
from memkit.errors import Refused
from memkit.model.fact import Fact
from memkit.model.state import FactTable, State
from memkit.replay import add_session, continue_session
from memkit.store import clock
from memkit.store.cache import StoredState, pack, plain_field, unpack, unpack_field
from memkit.write.journal import draft_events, draft_session, session_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.catalog import Catalog
    from memkit.model.events import Event
    from memkit.store.journals import Draft, Line


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


class DraftView:
    """The state with all open sessions folded on top: for lookups, not for display.

    If only the session that was folded last grew since, it folds what is new: a batch looks after each of its claims.
    """

    def __init__(self) -> None:
        self._below: State | None = None
        self._state: State | None = None
        # each draft with the lines that were folded
        self._folded: list[tuple[Draft, list[Line]]] = []
        self._touched: set[str] | None = None

    def over(self, below: State, drafts: Iterable[Draft], actor: str) -> State:
        """The view over a ledger's state; the same object as before if it could be continued."""
        written = [draft for draft in drafts if draft.events]
        if self._state is not None and below is self._below and self._only_grew(written):
            self._continue(written[-1])
        else:
            self._below, self._state, self._touched = below, Trial(below, written, actor).state, None
        self._folded = [(draft, list(draft.events)) for draft in written]
        return self._state

    def _only_grew(self, drafts: list[Draft]) -> bool:
        """Whether these are the drafts that were folded, and only the last one has more lines."""
        if not drafts or [id(draft) for draft in drafts] != [id(draft) for draft, _ in self._folded]:
            return False
        rest = [len(draft.events) - len(lines) for draft, lines in self._folded]
        kept = (zip(draft.events, lines, strict=False) for draft, lines in self._folded)
        is_same = all(now is was for pairs in kept for now, was in pairs)
        return is_same and not any(rest[:-1]) and rest[-1] >= 0 and not (self._below and self._below.consents)

    def _continue(self, draft: Draft) -> None:
        state, new = self._state, draft_events(draft, len(self._folded[-1][1]))
        if state is not None and new:
            session = draft_session(draft, new)
            touched = state.facts.touched_by(lambda: continue_session(state, session))
            if self._touched is not None:
                self._touched |= touched

    def take_touched(self) -> set[str] | None:
        """The ids of facts that may have changed since the last call; None if the view was folded anew since."""
        touched, self._touched = self._touched, set()
        return touched


def branch(state: State) -> State:
    """A copy-on-write copy of a state: folding into the copy leaves this state unchanged."""
    copy = StoredState.__new__(StoredState)
    copy.later = dict(getattr(state, "later", ()))
    for name in names_of(State):
        try:
            value = object.__getattribute__(state, name)
        except AttributeError:
            # not unpacked yet: the copy unpacks it from the same bytes
            continue
        if name == "facts":
            copy.facts = FactTable(_Borrowed(value))
        elif name == "rows":
            copy.rows = value.branch()
        else:
            setattr(copy, name, unpack_field(name, marshal.loads(marshal.dumps(plain_field(state, name)))))
    return copy


class _Borrowed:
    """The facts of a loaded state, handed out as copies: the base below the changed facts of a `branch`."""

    def __init__(self, table: FactTable) -> None:
        self._table = table

    def __len__(self) -> int:
        return len(self._table)

    def fact(self, id: str) -> Fact | None:
        """A copy of the fact of this id, or None."""
        fresh = self._table.untouched(id)
        if fresh is not None:
            return fresh
        held = self._table.get(id)
        return None if held is None else unpack(pack(held))

    def has(self, id: object) -> bool:
        """Whether a fact has this id."""
        return id in self._table

    def ids(self) -> list[str]:
        """Every id, in order."""
        return list(self._table)

    def every(self) -> dict[str, Fact]:
        """Copies of all facts, by id."""
        return {id: unpack(data) for id, data in self.raw().items()}

    def raw(self) -> dict[str, bytes]:
        """Every fact as bytes, by id."""
        return self._table.packed(pack)

    def catalog(self) -> Catalog:
        """A few numbers for every fact."""
        return self._table.catalog()
