"""Lines that help to answer a review item: author, time and evidence."""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.model.fact import END_OF_SESSION, Fact, is_hashed, without_digest
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules.promotion import missing_provenance


def origin_lines(fact: Fact) -> list[str]:
    """The fact's author, time and evidence."""
    by = fact.promoted_by or fact.author
    said = fact.author if by == fact.author else f"{fact.author}, counted by {by}"
    read = [f"from {fact.get('from')}"] if fact.get("from") else []
    return [f"{fact.kind} · by {said} · {fact.created} · {_standing_word(fact)}", *read, *_unread(fact)]


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
    because = f": {fact.why}" if fact.why not in ("", END_OF_SESSION) and not contested else ""
    lines = [
        f"{fact.kind} → {fact.section} · by {fact.author} · {fact.created} · {fact.status_words}{because}",
        *contested,
        *([f"from {fact.get('from')}"] if fact.get("from") else []),
        *_unread(fact),
    ]
    if fact.get("applies_when"):
        lines.append(f"load when {fact.get('applies_when')}")
    lines += _change_lines(fact, state)
    if fact.get("unknown_status"):
        lines.append(f"status “{fact.get('unknown_status')}” is not known, taken as in force")
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
    found: list[str] = []
    for name, field in (("when", "applies_when"), ("evidence", "evidence")):
        refusal = missing_provenance(fact, state, policy)
        if refusal is not None and f" --{name} " in f"{refusal.hint} ":
            found.append(name)
            fact = replace(fact, fields=(*fact.fields, (field, "given")))
    return tuple(found)


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
