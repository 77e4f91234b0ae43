"""The chronicle of a ledger, watched while it is folded: how long claims and conflicts waited, which facts sessions used,
redactions, tests.

It compares the state before and after each session and does not trust events: an answer without effect ends no wait. Spans
of sessions divide it: all of them, and one for each month, quarter or year.
"""

from __future__ import annotations

from memkit.boot.struct import field, struct
from memkit.checks.pages import SCOPE
from memkit.model import events as ev
from memkit.model.fact import REJECTED, Fact
from memkit.model.session import LENIENT
from memkit.model.state import State
from memkit.recall.pack import cost
from memkit.replay import add_session
from memkit.rules import view
from memkit.rules.episodes import PACK, RECALL
from memkit.views.growth import USES, days_of, divide

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.model.events import Event
    from memkit.model.policy import Policy
    from memkit.model.session import Session


PROMOTED, TURNED_DOWN, WITHDRAWN, SETTLED, LAPSED = "promoted", "rejected", "withdrawn", "settled", "lapsed"
OPEN = -1
# after these events any fact may be withheld
_WITHHOLDING = (ev.Consented, ev.Revoked, ev.Erased)

Finding = tuple[int, str]


@struct
class Stay:
    """A claim or conflict that waited: from session `since` to `until` (`OPEN`: still waiting), and how it ended."""

    since: int
    until: int = OPEN
    how: str = ""


@struct(frozen=True)
class Told:
    """Facts given to a session at once: their tokens (0: not recorded) and the tokens of all live facts."""

    at: int
    how: str
    ids: tuple[str, ...]
    used: tuple[str, ...]
    tokens: int
    live: int


@struct
class Story:
    """Everything that the numbers are counted from. Sessions are given by ordinal."""

    days: list[int] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    tasks: list[str] = field(default_factory=list)
    claims: list[Stay] = field(default_factory=list)
    # one session for each claim that was answered in the session that raised it
    at_once: list[int] = field(default_factory=list)
    conflicts: list[Stay] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    # (session, class, count, whether a waiver allowed it)
    redacted: list[tuple[int, str, int, bool]] = field(default_factory=list)
    # (session, passed, failed)
    tests: list[tuple[int, int, int]] = field(default_factory=list)
    # (session, whether a later one used the successor)
    corrections: list[tuple[int, bool]] = field(default_factory=list)
    # session → live, unreviewed, stale, verified facts after it
    stood: dict[int, tuple[int, int, int, int]] = field(default_factory=dict)
    # None: the detectors did not run
    found: tuple[Finding, ...] | None = ()


class Watch:
    """Folds sessions one by one and notes what each changed; counts facts after the sessions in `ends`."""

    def __init__(self, policy: Policy, state: State, ends: set[int]) -> None:
        self.policy, self.state, self.ends = policy, state, ends
        self.seen = Story()
        self._waiting: dict[str, Stay] = {}
        self._conflicts: dict[str, Stay] = {}
        # the tokens of each live fact in a pack, and of all together
        self._prices: dict[str, int] = {}
        self._price = 0

    def add(self, session: Session) -> None:
        """Folds one more session."""
        at, seen = len(self.state.rows), self.seen
        self._note(session, at)
        add_session(self.state, session)
        row = self.state.rows[at]
        seen.kinds.append(row.kind)
        seen.tasks.append(row.task)
        for id in self._touched(session):
            self._look(id, at)
        self._look_at_conflicts(at)
        raised = {event.id for event in session.events if isinstance(event, ev.Created)}
        seen.at_once += [at for id in raised if id in self.state.facts and id not in self._waiting]
        if at in self.ends:
            seen.stood[at] = standing_counts(self.state, self.policy)

    def story(self, found: tuple[Finding, ...] | None = ()) -> Story:
        """The result, after all sessions were added."""
        self.seen.days = [day.toordinal() for day in days_of([row.stem for row in self.state.rows])]
        self.seen.corrections = corrections(self.state)
        self.seen.found = found
        return self.seen

    def _note(self, session: Session, at: int) -> None:
        """Notes a session's packs, redactions and results of memory tests."""
        if session.mode == LENIENT:
            return
        used = set(_used_ids(session.events))
        for event in session.events:
            match event:
                case ev.Packed():
                    ids = tuple(id for id in event.get("ids").replace(",", " ").split() if id != "none")
                    how = RECALL if event.get("how") == RECALL else PACK
                    hit = tuple(id for id in ids if id in used)
                    self.seen.told.append(Told(at, how, ids, hit, _number(event.get("tokens")), self._price))
                case ev.Redacted():
                    waived = event.get("why").startswith("waived")
                    count = _number(event.get("count") or "1")
                    self.seen.redacted.append((at, event.get("class"), count, waived))
                case ev.Reviewed() if event.get("scope") == SCOPE:
                    passed, failed = _number(event.get("passed")), _number(event.get("failed"))
                    self.seen.tests.append((at, passed, failed))
                case _:
                    pass

    def _touched(self, session: Session) -> Iterable[str]:
        """Ids of the facts that this session may have changed."""
        facts = self.state.facts
        if session.mode == LENIENT or any(isinstance(event, _WITHHOLDING) for event in session.events):
            return list(facts)
        named = [id for event in session.events for id in _names(event)]
        known = dict.fromkeys(id for name in named for id in self._meant(name))
        replaced = [id for name in known if (fact := facts.get(name)) for id in fact.supersedes]
        return [id for id in dict.fromkeys((*known, *replaced, *self._waiting)) if id in facts]

    def _meant(self, name: str) -> Iterable[str]:
        """The facts that a name may mean: several with one id, or the sides of a conflict."""
        conflict = self.state.conflicts.get(name)
        if conflict is not None:
            return conflict.ids
        return (name, *(real for _, real in self.state.doubles.get(name, ())))

    def _look(self, id: str, at: int) -> None:
        """Notes whether a fact is pending, and its tokens in a pack."""
        fact = self.state.facts[id]
        waits = fact.is_waiting and not fact.withheld and fact.kind != "prose"
        stay = self._waiting.get(id)
        if stay is None and waits:
            self._waiting[id] = stay = Stay(at)
            self.seen.claims.append(stay)
        elif stay is not None and not waits:
            del self._waiting[id]
            stay.until, stay.how = at, _how(fact)
        price = cost(id, fact.text) if fact.is_live and fact.kind not in ("prose", "change") else 0
        self._price += price - self._prices.get(id, 0)
        self._prices[id] = price

    def _look_at_conflicts(self, at: int) -> None:
        """Notes which conflicts are open; a reopened one starts a new wait."""
        for id, conflict in self.state.conflicts.items():
            stands = view.is_open_conflict(conflict, self.state)
            stay = self._conflicts.get(id)
            if stay is None or (stands and stay.until != OPEN):
                self._conflicts[id] = stay = Stay(at)
                self.seen.conflicts.append(stay)
            if stay.until == OPEN and not stands:
                stay.until, stay.how = at, LAPSED if conflict.is_open else SETTLED


def standing_counts(state: State, policy: Policy) -> tuple[int, int, int, int]:
    """How many facts are live, unreviewed, recorded as stale, and verified by a person."""
    facts = view.select(state, policy)
    unreviewed = sum(1 for fact in facts if not fact.is_reviewed)
    stale = sum(1 for fact in facts if fact.stale)
    verified = sum(1 for fact in facts if fact.verified_work >= 0 and fact.is_reviewed and not fact.stale)
    return len(facts), unreviewed, stale, verified


def corrections(state: State) -> list[tuple[int, bool]]:
    """For each replaced fact: in which session, and whether a later one used its successor."""
    found: list[tuple[int, bool]] = []
    for fact in state.facts.values():
        if fact.superseded_by and fact.left in state.ordinal:
            at = state.ordinal[fact.left]
            others = [other for id in fact.superseded_by if (other := state.facts.get(id)) is not None]
            found.append((at, any(_is_used_after(other, at) for other in others)))
    return sorted(found)


def _is_used_after(fact: Fact, at: int) -> bool:
    return any(when > at and verb in USES and verb != "Created" for when, _, verb in fact.history)


def _how(fact: Fact) -> str:
    if fact.is_memory:
        return PROMOTED
    return TURNED_DOWN if fact.status == REJECTED else WITHDRAWN


def _used_ids(events: Iterable[Event]) -> Iterable[str]:
    """The ids of the facts that a session used."""
    for event in events:
        match event:
            case ev.Referenced() | ev.Reactivated():
                yield from event.ids
            case ev.Revised() | ev.Closed() | ev.Verified() | ev.Refreshed():
                yield event.id
            case ev.Superseded():
                yield event.left
            case _:
                pass


def _names(event: Event) -> tuple[str, ...]:
    match event:
        case ev.OfIds():
            return event.ids
        case ev.OfId():
            return (event.id,)
        case ev.OfPair():
            return (event.left, event.right)
        case ev.OfName():
            return (event.name,)
        case _:
            return ()


def _number(text: str) -> int:
    return int(text) if text.isdigit() else 0


@struct(frozen=True)
class Span:
    """Sessions by ordinal, from `first` to `last` inclusive; empty if `last` is before `first`."""

    label: str
    first: int
    last: int

    def has(self, at: int) -> bool:
        """Whether a session lies in the span."""
        return self.first <= at <= self.last


def spans(stems: list[str], by: str, since: str) -> tuple[Span, list[Span]]:
    """The span of all sessions since a day, and the spans of the periods, without empty ones at either end."""
    first = next((at for at, stem in enumerate(stems) if stem[:10] >= since), len(stems))
    total = Span("total", first, len(stems) - 1)
    into = divide(stems, by)
    found: list[Span] = []
    for number, label in enumerate(into.labels):
        inside = [at for at, period in enumerate(into.of) if period == number and at >= first]
        # a period without sessions ends with the same session as the one before
        last = found[-1].last if found else first - 1
        if inside:
            found.append(Span(label, inside[0], inside[-1]))
        elif found:
            found.append(Span(label, last + 1, last))
    return total, found
