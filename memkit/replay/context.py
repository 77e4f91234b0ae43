"""The context in which a session's events are applied: the state, the session, and which earlier sessions it knew."""

from __future__ import annotations

from memkit.model import ERROR, WARNING, Problem
from memkit.model.events import Adopted, Created
from memkit.model.fact import (
    BLOCKED,
    DEFERRED,
    PENDING,
    PROMOTED,
    QUARANTINED,
    REJECTED,
    ROLLED_BACK,
    SUPERSEDED,
    VALIDATED,
    Conflict,
    Fact,
)
from memkit.model.ids import conflict_id, stem_date
from memkit.model.session import STRICT, Session, parse_seen
from memkit.model.state import State


class Unknown:
    """A set of session ordinals, as bits above the lowest one: even for a long branch it takes bytes, not megabytes."""

    __slots__ = ("base", "bits")

    def __init__(self, base: int = 0, bits: int = 0) -> None:
        self.base, self.bits = base, bits

    def __contains__(self, at: int) -> bool:
        return at >= self.base and bool(self.bits >> (at - self.base) & 1)

    def __bool__(self) -> bool:
        return self.bits != 0


EMPTY = Unknown()


def unknown_to(state: State, session: Session, seen: str | None, at: int) -> Unknown:
    """The earlier sessions that this one did not know: those outside of the closure of its `seen` list.

    Also updates the state's heads and reports seen sessions that are missing or differ.
    """
    if seen is None:
        state.heads = {session.stem}
        return EMPTY
    pairs = parse_seen(seen)
    known = [_ordinal(state, session, stem, digest) for stem, digest in pairs]
    for stem, _ in pairs:
        state.heads.discard(stem)
    state.heads.add(session.stem)
    if known == [at - 1] and at - 1 not in state.unknown:
        return EMPTY
    return _outside(state, known, at)


def _outside(state: State, known: list[int], at: int) -> Unknown:
    bits = (1 << at) - 1
    for other in known:
        base, theirs = state.unknown.get(other, (0, 0))
        bits &= theirs << base | ((1 << at) - (1 << (other + 1)))
    if not bits:
        return EMPTY
    base = (bits & -bits).bit_length() - 1
    return Unknown(base, bits >> base)


def _ordinal(state: State, session: Session, stem: str, digest: str) -> int:
    """The ordinal of a session in the `seen` list; for a missing one, the ordinal of the last session before it."""
    at = state.ordinal.get(stem)
    if at is None and stem > session.stem:
        # its clock ran ahead, so it comes later in the order; whether it exists shows when it is read
        return len(state.rows) - 1
    if at is None:
        # whoever prints it asks git for the commit
        hint = f"git log --all -- '*{stem}*'"
        message = f"saw the session {stem}, which is not here"
        state.problems.append(Problem("seen-missing", session.path, 1, message, hint))
        return sum(1 for other in state.ordinal if other < stem) - 1
    if digest and not state.rows.digest(at).startswith(digest):
        _differs(state, session, at)
    return at


def _differs(state: State, session: Session, at: int) -> None:
    row = state.rows[at]
    if any(record.get("new", "").removeprefix("sha256:") == row.sha256 for record in state.erased.values()):
        return
    message = f"{session.stem} saw it with other content"
    hint = f"git restore {row.path}  # or a copy of it; to correct a fact use memkit supersede"
    state.problems.append(Problem("session-modified", row.path, 1, message, hint))


_ENDED = (SUPERSEDED, ROLLED_BACK, REJECTED)


_ANY = (VALIDATED, PROMOTED, DEFERRED, REJECTED, BLOCKED, QUARANTINED)
TRANSITIONS: dict[str, tuple[str, ...]] = {
    PENDING: (*_ANY, SUPERSEDED),
    VALIDATED: (PROMOTED, DEFERRED, REJECTED, BLOCKED, QUARANTINED),
    DEFERRED: (*_ANY, SUPERSEDED),
    BLOCKED: (*_ANY, SUPERSEDED),
    QUARANTINED: (VALIDATED, REJECTED),
    PROMOTED: (ROLLED_BACK, SUPERSEDED),
    REJECTED: (),
    ROLLED_BACK: (),
    SUPERSEDED: (),
}


class Context:
    """The session being applied, its ordinal, and the earlier sessions it did not know."""

    __slots__ = ("at", "by_hand", "date", "links", "session", "state", "stem", "unknown")

    def __init__(self, state: State, session: Session, at: int, unknown: Unknown) -> None:
        self.state, self.session, self.at, self.unknown = state, session, at, unknown
        self.stem = session.stem
        self.date = stem_date(session.stem)
        # ids in fields, with their lines: checked after all events of the session are applied
        self.links: list[tuple[int, str, str]] = []
        # True for a hand-written session that may only propose
        self.by_hand = False

    @property
    def actor(self) -> str:
        """Who wrote the session. A `user:` name in a hand-written session does not count as a person."""
        said = self.session.actor
        return "agent:unknown" if self.by_hand and said.startswith("user:") else said

    def problem(self, code: str, line: int, message: str, hint: str = "", severity: str = ERROR) -> None:
        """Adds a problem about a line of this session; the fold goes on."""
        self.state.problems.append(Problem(code, self.session.path, line, message, hint, severity))

    def find(self, id: str) -> Fact | None:
        """The fact an id refers to in this session, if several have it: the one created here, else one this session knew."""
        doubles = self.state.doubles.get(id) if self.state.doubles else None
        if doubles is not None:
            mine = [real for at, real in doubles if at == self.at]
            known = [real for at, real in doubles if at not in self.unknown]
            id = (mine or known or [id])[0]
        return self.state.facts.get(id)

    def fact(self, id: str, line: int, verb: str) -> Fact | None:
        """The fact of an id, after adding this event to its history; None and a problem if the id is unknown."""
        fact = self.find(id)
        if fact is None:
            severity = ERROR if self.session.mode == STRICT else WARNING
            hint = f"memkit grep {id} --all"
            self.problem("unknown-id", line, f"{verb} names {id}, which no session created", hint, severity)
            return None
        fact.history.append((self.at, line, verb))
        return fact

    def allows_step(self, fact: Fact, to: str, line: int) -> bool:
        """True if `TRANSITIONS` allows the step. If not, adds a problem, unless another branch is the reason."""
        if to in TRANSITIONS.get(fact.status, ()):
            return True
        if not self.contested(fact):
            message = f"{fact.id} is {fact.status} and cannot become {to}"
            self.problem("bad-transition", line, message, _way_out(fact))
        return False

    def use(self, fact: Fact, line: int, *, revives: bool = True) -> None:
        """Counts a use, at most once per session. A use revives an archived fact and reopens a thread that another branch
        closed."""
        if fact.used_at == self.at:
            return
        if fact.status != PROMOTED or fact.closed:
            self._look_at_end(fact, line)
        self.count(fact, revives=revives)

    def count(self, fact: Fact, *, revives: bool = True) -> None:
        """Counts a use without checking whether the fact has ended."""
        if fact.used_at == self.at:
            return
        fact.uses += 1
        fact.used_at = self.at
        fact.used_work = self.state.work
        fact.last_used = self.date
        # if another branch archived it meanwhile, any use brings it back
        revives = revives or bool(self.unknown) or not self.state.gated
        if fact.archived and fact.status == PROMOTED and revives and not self.leaves_archived(fact):
            fact.archived = fact.left = ""

    def leaves_archived(self, fact: Fact) -> bool:
        """Whether a person archived the fact and no person writes this session: then a use does not revive it.

        Sessions from before the gate keep the meaning they had.
        """
        state = self.state
        if not state.gated or self.stem < state.gate or not (self.by_hand or self.session.mode == STRICT):
            return False
        return bool(state.archived_by(fact.id)) and not self.actor.startswith("user:")

    def _look_at_end(self, fact: Fact, line: int) -> None:
        if fact.closed and fact.closed_at in self.unknown:
            fact.closed = ""
            self.conflict((fact.id,), "concurrent-close")
        if fact.status in _ENDED and not self.contested(fact):
            successor = fact.superseded_by[0] if fact.superseded_by else ""
            hint = f"memkit show {successor}" if successor else f"memkit why {fact.id}"
            message = f"{fact.id} was {fact.status} before this use"
            self.problem("used-after-end", line, message, hint, WARNING)

    def record_change(self, subject: str, verb: str, said: str = "") -> None:
        """Records a change of a subject, so that sessions written without knowing it can be detected."""
        self.state.changes.setdefault(subject, []).append((self.at, verb, said))

    def changed_apart(self, subject: str, verbs: tuple[str, ...], said: str | None = None) -> bool:
        """True if a session unknown to this one applied one of `verbs` to the subject, with another value than `said`."""
        return bool(self.unknown) and any(
            at in self.unknown and verb in verbs and other != said
            for at, verb, other in self.state.changes.get(subject, ())
        )

    def contested(self, fact: Fact) -> bool:
        """True if a session unknown to this one changed the fact."""
        if not self.unknown:
            return False
        stems = (fact.promoted_in, fact.left)
        if any(self.state.ordinal.get(stem, -1) in self.unknown for stem in stems):
            return True
        return any(at in self.unknown for at, _, _ in self.state.changes.get(fact.id, ()))

    def promoted_apart(self, fact: Fact) -> bool:
        """True if a session unknown to this one promoted the fact."""
        if not self.unknown:
            return False
        here = self.state.ordinal.get(fact.promoted_in, -1) in self.unknown
        return here or self.changed_apart(fact.id, ("Promoted",))

    def conflict(
        self, ids: tuple[str, ...], rule: str, recorded: bool = False, again: bool = True
    ) -> Conflict:
        """Opens a conflict between these ids, or returns the open one; `again` also reopens a settled one."""
        name = conflict_id(ids, rule)
        found = self.state.conflicts.get(name)
        if found is None:
            found = self.state.conflicts[name] = Conflict(name, rule, tuple(sorted(ids)), self.stem, recorded)
        elif found.is_open or not again:
            return found
        found.outcome = found.why = found.resolved_in = ""
        for id in ids:
            fact = self.state.facts.get(id)
            if fact is not None and name not in fact.conflicts:
                fact.conflicts = (*fact.conflicts, name)
        return found

    def check_links(self) -> None:
        """Reports ids in fields and records that do not exist."""
        for line, what, name in self.links:
            there = name in self.state.ordinal if what == "session" else self.find(name) is not None
            if not there:
                message, hint = (
                    f"{what}: {name[:80]} is not here",
                    "memkit log  # lists the sessions, memkit list the facts",
                )
                self.problem("dangling-link", line, message, hint, WARNING)
        raised = {event.id for event in self.session.events if isinstance(event, Created | Adopted)}
        for id, _ in self.session.records:
            if id not in raised and not id.startswith("legacy-"):
                message = f"a record of {id[:80]}, which this session does not create"
                self.problem("dangling-link", 1, message, f"memkit show {id[:80]}", WARNING)


def _way_out(fact: Fact) -> str:
    """The command that makes the step possible; for a final status, the command that explains it."""
    if fact.status == ROLLED_BACK:
        text = "…" if set('"$`\\\n') & set(fact.text) else fact.text
        return f'memkit remember "{text}" --id {fact.id}'
    # a candidate that a document or a successor ended waits again after an undo
    can_wait = fact.status == REJECTED or (fact.status == SUPERSEDED and not fact.promoted_in)
    return f"memkit {'undo' if can_wait else 'why'} {fact.id}"
