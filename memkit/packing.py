"""A context pack of this memory: intent, policy, role, promoted facts, conflicts, budget → pack and manifest."""

from __future__ import annotations

from memkit.errors import UsageError
from memkit.model.counting import counted, verb
from memkit.model.digest import sha256
from memkit.model.fact import TIER2_KINDS, Fact
from memkit.projections.marker import ledger_digest, policy_digest
from memkit.reading import Reader
from memkit.recall.context import Line, Pack, Section, assemble, smallest
from memkit.rules import decay, masking, view

RANKED = 40


def build(
    reader: Reader, intent: str, budget: int, most_lines: int, actor: str, since_last: bool = True
) -> Pack:
    """The pack for a task: standing rules always, the rest as far as the budget goes."""
    name = reader.state.scalars.get("project", ("", ""))[0] or reader.loaded.workspace.name
    least = smallest(name)
    if budget < least:
        raise UsageError(
            f"a budget of {budget} holds no pack; {least} is the least",
            code="budget-too-small",
            hint=f"--budget {max(least, 600)}",
        )
    facts = [fact for fact in reader.select() if fact.kind not in ("prose", "change")]
    doubtful = {fact.id: _doubt(reader, fact) for fact in facts}
    sure = [fact for fact in facts if not doubtful[fact.id]]
    rules = [fact for fact in sure if _is_standing(fact)]
    records = [fact for fact in sure if fact.kind in (*TIER2_KINDS, "rule")]
    threads = [fact for fact in sure if fact.is_open_thread]
    told = {fact.id for fact in (*rules, *records, *threads)}
    ranked, rest = _ranked(
        reader, intent, [fact for fact in sure if fact.id not in told and fact.kind != "term"]
    )
    loaded_first = _by_rank(reader, intent, records)
    sections = [
        Section("", _project(reader)),
        Section("Always", tuple(_line(fact, "standing rule") for fact in _ordered(rules))),
        Section(
            "Do not rely on",
            tuple(_line(f, "doubtful", f"{doubtful[f.id]}: {f.text}") for f in facts if doubtful[f.id]),
        ),
        Section("Open", tuple(_line(fact, "open thread") for fact in threads)),
        Section("For this task" if intent else "Facts", tuple(_line(fact, "ranked") for fact in ranked)),
        Section(
            "Load when (memkit show ID)",
            tuple(_line(fact, "load when", fact.get("applies_when") or fact.text) for fact in loaded_first),
            "{count} more: memkit list records",
        ),
        Section("", _news(reader, actor) if since_last else ()),
        Section("More facts" if intent else "", tuple(_line(fact, "not ranked") for fact in rest)),
    ]
    inputs = [
        intent,
        actor,
        ledger_digest(reader.state),
        policy_digest(reader.policy),
        repr(reader.role),
        str(since_last),
    ]
    inputs += [f"{id} {doubt}" for id, doubt in sorted(doubtful.items()) if doubt]
    inputs += sorted(reader.values)
    return assemble(name, [_told(reader, section) for section in sections], budget, most_lines, inputs)


def _told(reader: Reader, section: Section) -> Section:
    """A section as this reader may be told it; hashes stay those of what the ledger says."""
    if not reader.values:
        return section
    from dataclasses import replace

    lines = tuple(replace(line, text=reader.filled(line.text)) for line in section.lines)
    return replace(section, lines=lines)


def _is_standing(fact: Fact) -> bool:
    return decay.is_core(fact) or fact.section in ("invariants", "conventions")


def _ordered(rules: list[Fact]) -> list[Fact]:
    return sorted(
        rules, key=lambda fact: (not decay.is_core(fact), fact.section != "invariants", fact.created, fact.id)
    )


def _line(fact: Fact, reason: str, text: str = "") -> Line:
    return Line(text or fact.text, fact.id, reason, sha256(fact.text.encode()).hexdigest())


def _doubt(reader: Reader, fact: Fact) -> str:
    """Why a fact must not be taken as plain truth; empty when it may."""
    conflicts = view.open_conflicts(fact, reader.state)
    if conflicts:
        sides = [id for name in conflicts for id in reader.state.conflicts[name].ids if id != fact.id]
        return f"CONFLICT with [{', '.join(dict.fromkeys(sides)) or conflicts[0]}], a person decides"
    changed = reader.changed_evidence(fact)
    if changed or fact.stale:
        path = changed[0][0] if changed else fact.stale[0][0]
        return f"STALE, {path} {changed[0][1] if changed else 'changed'}"
    return ""


def _ranked(reader: Reader, intent: str, facts: list[Fact]) -> tuple[list[Fact], list[Fact]]:
    """(facts that speak to the intent, best first; the others by use)."""
    best = _by_rank(reader, intent, facts) if intent.strip() else []
    matched = best[: sum(1 for fact in best if fact.id in reader_hits(reader, intent))] if best else []
    rest = sorted(
        (f for f in facts if f not in matched),
        key=lambda f: (-f.uses, decay.sslu(f, reader.state), f.created, f.id),
    )
    return (matched, rest) if intent.strip() else (rest, [])


def reader_hits(reader: Reader, intent: str) -> list[str]:
    """Ids the ranker finds for an intent, best first."""
    from memkit.searching import search

    if not intent.strip():
        return []
    hits, _ = search(reader, intent, RANKED, lambda fact: decay.place(fact) == "live")
    return [hit.id for hit in hits]


def _by_rank(reader: Reader, intent: str, facts: list[Fact]) -> list[Fact]:
    """Those the ranker finds first, in its order; then the others as they were."""
    places = {id: place for place, id in enumerate(reader_hits(reader, intent))}
    return sorted(facts, key=lambda fact: places.get(fact.id, RANKED))


def _project(reader: Reader) -> tuple[Line, ...]:
    status = reader.state.scalars.get("status", ("", ""))[0]
    return (Line(f"Project: {status}"),) if status else ()


def changes_since(reader: Reader, actor: str) -> list[str]:
    """What came and left since this actor's last session, a line each."""
    rows = reader.state.rows
    mine = next((row.stem for row in reversed(rows[:]) if row.actor == actor), "")
    came = [f"+ [{f.id}] {f.text}" for f in reader.select() if f.promoted_in > mine]
    left = [f"- [{f.id}] {f.text}" for f in reader.select(place="archive") if f.left > mine]
    return [reader.filled(line) for line in came + left]


def _news(reader: Reader, actor: str) -> tuple[Line, ...]:
    """What changed since this actor's last session, the last session's words, and what waits."""
    rows = reader.state.rows
    lines: list[Line] = []
    mine = next((at for at in range(len(rows) - 1, -1, -1) if rows[at].actor == actor), None)
    if mine is not None and mine < len(rows) - 1:
        new = [f"+{f.id}" for f in reader.select() if f.promoted_in > rows[mine].stem]
        gone = [f"-{f.id}" for f in reader.select(place="archive") if f.left > rows[mine].stem]
        if new or gone:
            lines.append(
                Line(f"Since your last session ({rows[mine].stem[:10]}): {'; '.join([*new, *gone][:12])}.")
            )
    spoken = next((row for row in reversed(rows[-50:]) if row.kind == "work" and row.last_words), None)
    waiting = sum(1 for fact in reader.state.facts.values() if fact.is_waiting and reader.visible(fact))
    tail = f" {counted(waiting, 'candidate')} {verb(waiting, 'wait')} for review." if waiting else ""
    if spoken is not None and masking.seen([spoken.last_words], reader.hidden):
        lines.append(Line(f'Last session, {spoken.stem[:10]}: "{spoken.last_words[:200]}"{tail}'))
    elif tail:
        lines.append(Line(tail.strip()))
    return tuple(lines)
