"""A review: its agenda (everything that needs an answer, in a fixed order), and the lines that help to answer an item:
author, time and evidence.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model import counted
from memkit.model import events as ev
from memkit.model.fact import END_OF_SESSION, Fact, is_hashed, path_of, without_digest
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules import decay, view
from memkit.rules.answers import waiting_reason
from memkit.rules.due import due, retention_events, reverify_left
from memkit.rules.gate import conflict_reason
from memkit.rules.printed_fields import field_lines, record_lines
from memkit.rules.promotion import NEEDY_KINDS, missing_provenance, unmet_needs, when_of
from memkit.rules.review_keys import STEPS, TAKES, WORDS, Key

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

    @property
    def steps(self) -> tuple[Key, ...]:
        """The keys that are no answers; the one for a whole document only if it is a candidate of one."""
        is_harvested = bool(self.group) and "promote" in self.words
        return tuple(row for row in STEPS if is_harvested or row.word != "document")


def agenda(
    state: State, policy: Policy, stale: dict[str, tuple[str, str]], touched: tuple[tuple[str, str], ...] = ()
) -> list[Item]:
    """Candidates, conflicts, fading, stale, stalled, due, undeclared use, retention, often used: in this order."""
    facts = [fact for fact in state.facts.values() if not fact.withheld]
    waiting = sorted((fact for fact in facts if fact.is_waiting), key=_age_key)
    items = [_candidate(fact, state, policy) for fact in waiting]
    items += [
        _conflict(conflict.id, state)
        for conflict in state.conflicts.values()
        if _is_for_a_person(conflict.id, state)
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
        return [_about(kind, fact, *origin_lines(fact)) for fact in live if not fact.is_reviewed]
    records = [fact for fact in live if fact.kind in NEEDY_KINDS and not fact.get("applies_when")]
    return [_about(kind, fact, f"{fact.kind} without a Load when: no task finds it") for fact in records]


def _age_key(fact: Fact) -> tuple[str, str]:
    return (fact.created, fact.id)


def _about(kind: str, fact: Fact, *detail: str) -> Item:
    """An item about one fact, with its origin."""
    document = fact.document
    return Item(kind, fact.id, fact.text, tuple(detail), document, fact.origin)


def _candidate(fact: Fact, state: State, policy: Policy) -> Item:
    kind = {"change": "change"}.get(fact.kind, "candidate")
    item = _about("quarantined" if fact.status == "quarantined" else kind, fact)
    lacks = missing_for_promotion(fact, state, policy)
    return Item(
        item.kind,
        item.id,
        item.text,
        tuple(candidate_lines(fact, state, policy)),
        item.group,
        item.session,
        lacks,
    )


def _is_for_a_person(id: str, state: State) -> bool:
    conflict = state.conflicts[id]
    return view.is_open_conflict(conflict, state) and not view.has_pending_side(conflict, state)


def _conflict(id: str, state: State) -> Item:
    conflict = state.conflicts[id]
    sides = [fact for fact in map(state.facts.get, conflict.ids) if fact is not None]
    lines = [line for number, fact in enumerate(sides, 1) for line in side_lines(number, fact, state)]
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


def origin_lines(fact: Fact) -> list[str]:
    """The fact's author, time and evidence."""
    by = fact.promoted_by or fact.author
    said = fact.author if by == fact.author else f"{fact.author}, counted by {by}"
    read = [f"from {fact.get('from')}"] if fact.get("from") else []
    origin = f"{fact.kind} · by {said} · {fact.created} · {_standing_word(fact)}"
    return [origin, *read, *_unread(fact), *field_lines(fact), *record_lines(fact)]


def _unread(fact: Fact) -> list[str]:
    """One line for each piece of evidence that is not in a file; for files, the cited lines are shown elsewhere."""
    return [f"evidence {source}" for source in fact.every("evidence") if not is_hashed(source)]


def _rests_on(fact: Fact) -> str:
    return ", ".join(map(without_digest, fact.every("evidence"))) or "no evidence"


def side_lines(number: int, fact: Fact, state: State) -> list[str]:
    """One side of a conflict: its words, author, time and evidence, and earlier wordings."""
    worded = [text for _, verb, text in state.changes.get(fact.id, ()) if verb in ("Worded", "Revised")]
    others = [f"   also worded: {text}" for text in dict.fromkeys(worded) if text != fact.text]
    by = fact.promoted_by or fact.author
    return [
        f"{number}  [{fact.id}] {fact.text}",
        f"   by {by} · {fact.created} · {_standing_word(fact)} · on {_rests_on(fact)}",
        *others,
    ]


def candidate_lines(fact: Fact, state: State, policy: Policy) -> list[str]:
    """What a reviewer must know about a candidate."""
    contested = _contested_lines(fact, state)
    # a change says below what it would change
    waits = waiting_reason(fact, policy, state.facts) if fact.kind != "change" else ""
    because = f": {fact.why}" if fact.why not in ("", END_OF_SESSION) and not contested else ""
    lines = [
        f"{fact.kind} → {fact.section} · by {fact.author} · {fact.created} · {fact.status_words}{because}",
        *contested,
        *([f"needs a person: {waits}"] if waits and waits != fact.why else []),
        *([f"from {fact.get('from')}"] if fact.get("from") else []),
        *_unread(fact),
    ]
    lines += [*field_lines(fact), *record_lines(fact)]
    lines += _change_lines(fact, state)
    if fact.get("unknown_status"):
        lines.append(f"status “{fact.get('unknown_status')}” is not known, taken as in force")
    if fact.get("rejected_by"):
        lines.append(f"other words of it were rejected before by {fact.get('rejected_by')}")
    if fact.get("signal"):
        lines.append(f"reads like an instruction: {fact.get('signal')}")
    for name in fact.conflicts:
        conflict = state.conflicts.get(name)
        others = [id for id in conflict.ids if id != fact.id] if conflict else []
        for other in map(state.facts.get, others):
            lines += _against(other) if other is not None else []
    refusal = missing_provenance(fact, state, policy)
    return [*lines, f"lacks: {refusal.message}"] if refusal is not None else lines


def is_contested(fact: Fact, state: State) -> bool:
    """True if two answers contradict each other: promoted in one branch, refused in another."""
    found = [state.conflicts[id] for id in fact.conflicts if id in state.conflicts]
    return any(conflict.rule == "concurrent-answer" and conflict.is_open for conflict in found)


def _contested_lines(fact: Fact, state: State) -> list[str]:
    """Who answered what, if two people answered differently without knowing of each other."""
    if not is_contested(fact, state):
        return []
    said = [
        f"{verb.lower()} by {state.rows[at].actor}"
        for at, _, verb in fact.history
        if verb in ("Promoted", "Rejected", "Rolled-back")
    ]
    return [f"answered twice at the same time: {', '.join(said[-2:])}; your answer settles it"]


def missing_for_promotion(fact: Fact, state: State, policy: Policy) -> tuple[str, ...]:
    """What a promotion still needs: `when`, `evidence`; empty if something else is missing too."""
    refusal = missing_provenance(fact, state, policy)
    # a promotion takes the *when* from a cited file
    lacks = tuple(name for name in unmet_needs(fact, policy, state) if name != "when" or not when_of(fact))
    askable = refusal is not None and refusal.code == "promotion-incomplete"
    return lacks if askable and set(lacks) <= {"when", "evidence"} else ()


def _change_lines(fact: Fact, state: State) -> list[str]:
    """What a change candidate asks for, and the words it would change."""
    asked = fact.get("change")
    if not asked:
        return []
    subject = state.facts.get(asked.partition(" ")[2].partition(" ")[0])
    now = [f"now: {subject.text}"] if subject is not None and subject is not fact else []
    return [f"changes memory: {asked}", *now]


def _against(fact: Fact) -> list[str]:
    by = fact.promoted_by or fact.author
    return [
        f"against [{fact.id}] {fact.text}",
        f"  by {by} · {fact.created} · {_standing_word(fact)} · on {_rests_on(fact)}",
    ]


def _standing_word(fact: Fact) -> str:
    return fact.standing if fact.is_live else fact.status
