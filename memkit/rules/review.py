"""A review: its agenda (everything that needs an answer, in a fixed order), and one table, key → word → meaning, with the
answers that each kind of item accepts.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model import counted
from memkit.model import events as ev
from memkit.model.fact import TIER2_KINDS, Fact, path_of
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules import decay, review_panels, view
from memkit.rules.due import due, retention_events, reverify_left
from memkit.rules.gate import conflict_reason


@struct(frozen=True)
class Key:
    """One key: its word for `--apply`, the label shown, and what it does."""

    key: str
    word: str
    label: str
    means: str


_ROWS = (
    Key("p", "promote", "promote", "it becomes memory, and you stand behind it"),
    Key("r", "reject", "reject", "it does not become memory; a reason is asked for and may be left out"),
    Key("d", "defer", "defer", "later: it stays in the queue"),
    Key("w", "validate", "witness", "you vouch for it as a second witness; it still waits to be promoted"),
    Key("h", "holds", "holds", "still true: you stand behind it, on the cited lines as they are now"),
    Key("i", "invalidate", "invalid", "no longer true: it ends, and nothing replaces it"),
    Key("m", "mark", "mark stale", "the ledger notes that its lines changed; the fact stays, marked"),
    Key("x", "archive", "archive", "out of memory; a reference brings it back"),
    Key("k", "keep", "keep", "it counts as used"),
    Key("+", "pin", "pin", "it never fades"),
    Key("c", "close", "close", "the thread is closed; its outcome is asked for"),
    Key("l", "when", "load when", "says when a reader should load this record; it is asked for"),
    Key("1", "first", "the first holds", "the other side ends, replaced by this one"),
    Key("2", "second", "the second holds", "the other side ends, replaced by this one"),
    Key("b", "both", "both hold", "no contradiction: both stay"),
    Key("n", "neither", "neither holds", "both sides end"),
    Key("e", "edit", "edit", "other words: a candidate is promoted in them, a fact stands in them"),
)
# keys that are not answers
STEPS = (
    Key("v", "view", "view", "shows the cited lines, and what changed in them"),
    Key("a", "all", "all", "one answer for all of this document, session or kind; asks before it counts"),
    Key("u", "back", "back", "takes the last answer back"),
    Key("s", "skip", "skip", "no answer; the item waits"),
    Key("q", "quit", "quit", "ends; what was answered is on record (so it is after Ctrl-C)"),
    Key("?", "help", "help", "this list"),
)
WORDS: dict[str, Key] = {row.word: row for row in _ROWS}
# kind of item → the words it accepts
TAKES: dict[str, tuple[str, ...]] = {
    "candidate": ("promote", "reject", "defer", "validate", "edit"),
    "change": ("promote", "reject", "defer", "edit"),
    "quarantined": ("validate", "reject"),
    "conflict": ("first", "second", "both", "neither"),
    "fading": ("archive", "keep", "pin"),
    "stale": ("holds", "invalidate", "mark", "edit"),
    "stalled": ("close", "keep"),
    "invariant": ("holds", "invalidate", "edit"),
    "retention": ("archive",),
    "often-used": ("pin",),
    "undeclared": ("keep",),
    "unreviewed": ("holds", "archive", "invalidate", "edit"),
    "load-when": ("when",),
}
# kinds of items
KINDS = tuple(TAKES)
# kinds that are listed only on request, because they are many
ASKED_FOR = ("unreviewed", "load-when")
# answers after which the item stays open
WAITING_ON = ("defer", "validate")
# values that an answer requires; the dialogue asks for them
NEEDS = {"edit": "text", "close": "why", "when": "when"}
# answers for which the dialogue asks for an optional reason
REASONED = ("reject", "invalidate")


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
    waiting = sorted((fact for fact in facts if fact.is_waiting), key=_age_key)
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
    items += _undeclared_items(facts, touched)
    items += [_retention_item(event, state) for event in retention_events(state, policy)]
    return items + _pin_items(facts, state)


def on_request(state: State, kind: str) -> list[Item]:
    """Items that are listed only on request: unreviewed facts, records without a *Load when*."""
    facts = sorted(state.facts.values(), key=_age_key)
    live = [fact for fact in facts if fact.is_live and fact.kind != "prose"]
    if kind == "unreviewed":
        return [
            _about(kind, fact, *review_panels.origin_lines(fact)) for fact in live if not fact.is_reviewed
        ]
    records = [fact for fact in live if fact.kind in (*TIER2_KINDS, "rule") and not fact.get("applies_when")]
    return [_about(kind, fact, f"{fact.kind} without a Load when: no task finds it") for fact in records]


def _age_key(fact: Fact) -> tuple[str, str]:
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


def _undeclared_items(facts: list[Fact], touched: tuple[tuple[str, str], ...]) -> list[Item]:
    found: dict[str, Item] = {}
    for commit, path in touched:
        for fact in facts:
            if fact.is_live and any(path_of(source) == path for source in fact.every("evidence")):
                found.setdefault(fact.id, _about("undeclared", fact, f"{commit[:10]} touches {path}"))
    return [found[id] for id in sorted(found)]


def _retention_item(event: ev.Event, state: State) -> Item:
    if isinstance(event, ev.Revoked):
        return Item("retention", event.name, f"consent {event.name} is past its retention")
    assert isinstance(event, ev.Archived)
    return _about("retention", state.facts[event.id], "past its retention")


def _pin_items(facts: list[Fact], state: State) -> list[Item]:
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
