"""The agenda of a review: everything that needs an answer, in a fixed order, each with the answers it accepts."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model import events as ev
from memkit.model.fact import TIER2_KINDS, Fact, path_of
from memkit.model.policy import Policy
from memkit.model.prose import counted
from memkit.model.state import State
from memkit.rules import decay, review_panels, view
from memkit.rules.conflicts import conflict_reason
from memkit.rules.due import due, reverify_left
from memkit.rules.retention import retention_events
from memkit.rules.review_keys import KINDS, TAKES, WORDS, Key

__all__ = ("KINDS", "Item", "agenda", "on_request")

OFTEN = 12


@struct(frozen=True)
class Item:
    """One item to answer: its kind, the fact or conflict it is about, and lines that help to decide."""

    kind: str
    id: str
    text: str
    detail: tuple[str, ...] = ()
    # the document it was harvested from, and the session that raised it
    group: str = ""
    session: str = ""
    # what a promotion still needs: `when`, `evidence`
    lacks: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """How an answer names it: `candidate:rate-limit-429`."""
        return f"{self.kind}:{self.id}"

    @property
    def words(self) -> tuple[str, ...]:
        """The answers it accepts."""
        return self.takes or TAKES[self.kind]

    @property
    def keys(self) -> tuple[Key, ...]:
        """The keys for its answers."""
        return tuple(WORDS[word] for word in self.words)


def agenda(
    state: State, policy: Policy, stale: dict[str, tuple[str, str]], touched: tuple[tuple[str, str], ...] = ()
) -> list[Item]:
    """Candidates, conflicts, fading, stale, stalled, due, undeclared use, retention, often used: in this order."""
    facts = [fact for fact in state.facts.values() if not fact.withheld]
    waiting = sorted((fact for fact in facts if fact.is_waiting), key=_waited)
    items = [_candidate(fact, state, policy) for fact in waiting]
    items += [
        _conflict(conflict.id, state) for conflict in state.conflicts.values() if _shown(conflict.id, state)
    ]
    items += [
        _about("fading", state.facts[verdict.id], verdict.reason)
        for verdict in decay.verdicts(state, policy)
        if verdict.archives
    ]
    items += [
        _about("stale", state.facts[id], f"{path} {how} since it was promoted")
        for id, (path, how) in sorted(stale.items())
    ]
    for entry in due(state, policy):
        if entry.name == "stalled":
            items += [_about("stalled", state.facts[id], entry.text) for id in entry.ids]
        elif entry.name == "invariants":
            items += [_invariant(state.facts[id], state, policy) for id in entry.ids]
    items += _undeclared(facts, touched)
    items += [_ending(event, state) for event in retention_events(state, policy)]
    return items + _often(facts, state)


def on_request(state: State, kind: str) -> list[Item]:
    """Items that are listed only on request: unreviewed facts, records without a *Load when*."""
    facts = sorted(state.facts.values(), key=_waited)
    live = [fact for fact in facts if fact.is_live and fact.kind != "prose"]
    if kind == "unreviewed":
        return [
            _about(kind, fact, *review_panels.origin_lines(fact)) for fact in live if not fact.is_reviewed
        ]
    records = [fact for fact in live if fact.kind in (*TIER2_KINDS, "rule") and not fact.get("applies_when")]
    return [_about(kind, fact, f"{fact.kind} without a Load when: no task finds it") for fact in records]


def _waited(fact: Fact) -> tuple[str, str]:
    return (fact.created, fact.id)


def _about(kind: str, fact: Fact, *detail: str) -> Item:
    """An item about one fact, with its origin."""
    document = fact.get("from").partition(":")[0]
    return Item(kind, fact.id, fact.text, tuple(detail), document, fact.origin)


def _candidate(fact: Fact, state: State, policy: Policy) -> Item:
    kind = {"change": "change"}.get(fact.kind, "candidate")
    item = _about("quarantined" if fact.status == "quarantined" else kind, fact)
    lacks = review_panels.missing_for_promotion(fact, state, policy)
    return Item(
        item.kind,
        item.id,
        item.text,
        tuple(review_panels.candidate_lines(fact, state, policy)),
        item.group,
        item.session,
        lacks,
    )


def _shown(id: str, state: State) -> bool:
    conflict = state.conflicts[id]
    return view.is_open_conflict(conflict, state) and not view.has_pending_side(conflict, state)


def _conflict(id: str, state: State) -> Item:
    conflict = state.conflicts[id]
    sides = [fact for fact in map(state.facts.get, conflict.ids) if fact is not None]
    lines = [
        line for number, fact in enumerate(sides, 1) for line in review_panels.side_lines(number, fact, state)
    ]
    # a conflict of a fact with itself (two wordings, two answers) has one side
    takes = ("first",) if len(conflict.ids) == 1 else ()
    text = f"{' ↔ '.join(conflict.ids)} ({conflict_reason(conflict)})"
    return Item("conflict", id, text, tuple(lines), session=conflict.origin, takes=takes)


def _invariant(fact: Fact, state: State, policy: Policy) -> Item:
    late = -reverify_left(fact, state, policy)
    return _about("invariant", fact, f"due for re-confirmation, {counted(late, 'work session')} late")


def _undeclared(facts: list[Fact], touched: tuple[tuple[str, str], ...]) -> list[Item]:
    found: dict[str, Item] = {}
    for commit, path in touched:
        for fact in facts:
            if fact.is_live and any(path_of(source) == path for source in fact.every("evidence")):
                found.setdefault(fact.id, _about("undeclared", fact, f"{commit[:10]} touches {path}"))
    return [found[id] for id in sorted(found)]


def _ending(event: ev.Event, state: State) -> Item:
    if isinstance(event, ev.Revoked):
        return Item("retention", event.name, f"consent {event.name} is past its retention")
    assert isinstance(event, ev.Archived)
    return _about("retention", state.facts[event.id], "past its retention")


def _often(facts: list[Fact], state: State) -> list[Item]:
    """Facts used in many sessions, proposed for pinning."""
    often = [
        f
        for f in facts
        if f.is_live
        and f.uses >= OFTEN
        and not decay.is_pinned(f)
        and f.kind not in ("thread", "prose", "term")
    ]
    return [
        _about("often-used", fact, f"used in {counted(fact.uses, 'session')}") for fact in often if state.work
    ]
