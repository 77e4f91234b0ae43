"""The review's agenda: everything that waits for somebody, in one order, each with the answers it takes. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from memkit.model import events as ev
from memkit.model.cited import path_of, without_digest
from memkit.model.counting import counted
from memkit.model.fact import Fact
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules import decay, view
from memkit.rules.due import due, reverify_left
from memkit.rules.promotion import missing
from memkit.rules.retention import expired

OFTEN = 12
_ANSWERS: dict[str, tuple[tuple[str, str], ...]] = {
    "candidate": (("p", "promote"), ("r", "reject"), ("d", "defer"), ("v", "validate")),
    "quarantined": (("v", "validate"), ("r", "reject")),
    "conflict": (("1", "first"), ("2", "second"), ("b", "both"), ("n", "neither")),
    "fading": (("a", "archive"), ("k", "keep"), ("p", "pin")),
    "stale": (("m", "mark"), ("h", "holds"), ("i", "invalidate")),
    "stalled": (("c", "close"), ("k", "keep")),
    "invariant": (("v", "verify"), ("i", "invalidate")),
    "retention": (("a", "archive"),),
    "often-used": (("p", "pin"),),
    "undeclared": (("k", "keep"),),
}
# what may wait for an answer
KINDS = tuple(_ANSWERS)


@dataclass(frozen=True)
class Item:
    """One thing to answer: what it is, which fact or conflict it is about, and what helps to decide."""

    kind: str
    id: str
    text: str
    detail: tuple[str, ...] = ()
    group: str = ""

    @property
    def name(self) -> str:
        """How an answer names it: `candidate:rate-limit-429`."""
        return f"{self.kind}:{self.id}"

    @property
    def answers(self) -> tuple[tuple[str, str], ...]:
        """(key, word) of the answers it takes."""
        return _ANSWERS[self.kind]


def agenda(
    state: State, policy: Policy, stale: dict[str, tuple[str, str]], touched: tuple[tuple[str, str], ...] = ()
) -> list[Item]:
    """Candidates, conflicts, fading, stale, stalled, due, undeclared use, retention, often used: in this order."""
    facts = [fact for fact in state.facts.values() if not fact.withheld]
    items = [_candidate(fact, state) for fact in sorted(facts, key=_waited) if fact.is_waiting]
    items += [
        _conflict(conflict.id, state) for conflict in state.conflicts.values() if _shown(conflict.id, state)
    ]
    items += [
        _fading(verdict.id, verdict.reason, state)
        for verdict in decay.verdicts(state, policy)
        if verdict.archives
    ]
    items += [_stale(id, path, how, state) for id, (path, how) in sorted(stale.items())]
    for entry in due(state, policy):
        if entry.name == "stalled":
            items += [Item("stalled", id, state.facts[id].text, (entry.text,)) for id in entry.ids]
        elif entry.name == "invariants":
            items += [_invariant(id, state, policy) for id in entry.ids]
    items += _undeclared(facts, touched)
    items += [_ending(event, state) for event in expired(state, policy)]
    return items + _often(facts, state)


def _waited(fact: Fact) -> tuple[str, str]:
    return (fact.created, fact.id)


def _candidate(fact: Fact, state: State) -> Item:
    lacks = missing(fact, state)
    lines = [
        f"{fact.kind} → {fact.section} · by {fact.author} · {fact.status_words}{': ' + fact.why if fact.why else ''}"
    ]
    lines += [f"evidence {without_digest(source)}" for source in fact.every("evidence")]
    if fact.get("applies_when"):
        lines.append(f"load when {fact.get('applies_when')}")
    if fact.get("change"):
        lines.append(f"changes memory: {fact.get('change')}")
    if fact.get("signal"):
        lines.append(f"reads like an instruction: {fact.get('signal')}")
    for name in fact.conflicts:
        conflict = state.conflicts.get(name)
        others = [id for id in conflict.ids if id != fact.id] if conflict else []
        lines += [f"against [{id}] {state.facts[id].text}" for id in others if id in state.facts]
    if lacks is not None:
        lines.append(f"lacks: {lacks.message}")
    kind = "quarantined" if fact.status == "quarantined" else "candidate"
    return Item(kind, fact.id, fact.text, tuple(lines), fact.get("from").partition(":")[0])


def _shown(id: str, state: State) -> bool:
    conflict = state.conflicts[id]
    return view.stands(conflict, state) and not view.waits(conflict, state)


def _conflict(id: str, state: State) -> Item:
    conflict = state.conflicts[id]
    sides = [state.facts.get(side) for side in conflict.ids]
    lines = [f"{number}  [{fact.id}] {fact.text}" for number, fact in enumerate(sides, 1) if fact is not None]
    return Item("conflict", id, f"{' ↔ '.join(conflict.ids)} ({conflict.rule})", tuple(lines))


def _fading(id: str, reason: str, state: State) -> Item:
    return Item("fading", id, state.facts[id].text, (reason,))


def _stale(id: str, path: str, how: str, state: State) -> Item:
    return Item("stale", id, state.facts[id].text, (f"{path} {how} since it was promoted",))


def _invariant(id: str, state: State, policy: Policy) -> Item:
    late = -reverify_left(state.facts[id], state, policy)
    return Item(
        "invariant", id, state.facts[id].text, (f"due for re-confirmation, {late} work sessions late",)
    )


def _undeclared(facts: list[Fact], touched: tuple[tuple[str, str], ...]) -> list[Item]:
    found: dict[str, Item] = {}
    for commit, path in touched:
        for fact in facts:
            if fact.is_live and any(path_of(source) == path for source in fact.every("evidence")):
                found.setdefault(
                    fact.id, Item("undeclared", fact.id, fact.text, (f"{commit[:10]} touches {path}",))
                )
    return [found[id] for id in sorted(found)]


def _ending(event: ev.Event, state: State) -> Item:
    if isinstance(event, ev.Revoked):
        return Item("retention", event.name, f"consent {event.name} is past its retention")
    assert isinstance(event, ev.Archived)
    return Item("retention", event.id, state.facts[event.id].text, ("past its retention",))


def _often(facts: list[Fact], state: State) -> list[Item]:
    """Used in many sessions: proposed for pinning, never pinned by itself."""
    often = [
        f
        for f in facts
        if f.is_live
        and f.uses >= OFTEN
        and not decay.is_pinned(f)
        and f.kind not in ("thread", "prose", "term")
    ]
    return [
        Item("often-used", fact.id, fact.text, (f"used in {counted(fact.uses, 'session')}",))
        for fact in often
        if state.work
    ]
