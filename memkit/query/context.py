"""A context pack of this memory: intent, policy, role, filters, promoted facts, conflicts, budget → pack and manifest."""

from __future__ import annotations

from memkit.errors import UsageError
from memkit.model.counting import counted, verb
from memkit.model.fact import TIER2_KINDS
from memkit.query.handover import handover
from memkit.recall.context import Line, Pack, Section, assemble, cost, first_sentence, smallest
from memkit.rules import decay, view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from memkit.model.fact import Fact
    from memkit.model.state import Row
    from memkit.query.reader import Reader

RANKED = 40
_UNREVIEWED = "Unreviewed: check before you rely on it"
# who was here longer ago than so many sessions needs no news but memory itself
_NEWS_SESSIONS = 1000
# however many standing rules there are, so much of the budget (percent) is for what the task asks about
_FOR_THE_TASK = 50


def build(
    reader: Reader,
    intent: str,
    budget: int,
    most_lines: int,
    actor: str,
    since_last: bool = True,
    filters: Mapping[str, Callable[[Fact], bool]] | None = None,
    own: str = "",
    known: frozenset[str] = frozenset(),
) -> Pack:
    """The pack for a task: standing rules always, the rest as far as the budget goes.

    `filters` are tests by the name of their option; what one turns away is named among the omitted. `own` is the seed
    of an open session that the caller is told of elsewhere; `known` are ids that the reader was told before: they are
    neither told nor omitted.
    """
    name = reader.state.scalars.get("project", ("", ""))[0] or reader.loaded.workspace.name
    _must_hold_a_pack(name, budget, most_lines)
    every, hidden = _seen(reader)
    live = sorted((fact for fact in every if _is_packed(fact) and fact.id not in known), key=view.by_age)
    turned = {fact.id: option for fact in live if (option := _turned_by(fact, filters or {}))}
    facts = [fact for fact in live if fact.id not in turned]
    doubts = {fact.id: doubt for fact in facts if (doubt := _doubt(reader, fact))}
    handed = handover(reader, hidden, own) if since_last else []
    news = _news(reader, actor, every, handed) if since_last else ()
    sections = [*_sections(reader, intent, facts, doubts, news)]
    omitted = [
        {
            "id": fact.id,
            "reason": f"filtered: {turned[fact.id]}",
            "tokens": cost(fact.id, _told(reader, fact)),
        }
        for fact in live
        if fact.id in turned
    ]
    inputs = [
        *_inputs(reader, intent, actor, since_last, doubts, sorted(turned.items())),
        *handed,
        *sorted(known),
    ]
    return assemble(name, sections, budget, most_lines, inputs, omitted)


def _seen(reader: Reader) -> tuple[list[Fact], frozenset[str]]:
    """The facts this reader may see, and the ids of the others."""
    every: list[Fact] = []
    hidden: list[str] = []
    for fact in reader.state.facts.values():
        if reader.visible(fact):
            every.append(fact)
        else:
            hidden.append(fact.id)
    return every, frozenset(hidden)


def _must_hold_a_pack(name: str, budget: int, most_lines: int) -> None:
    least = smallest(name, max(budget, 1))
    if budget < least or most_lines < 2:
        said = f"a budget of {budget} holds no pack; {least} is the least"
        if budget >= least:
            said = f"{counted(most_lines, 'line')} {verb(most_lines, 'hold')} no pack; 2 are the least"
        hint = f"memkit context --budget {max(least, 600)}" if budget < least else "memkit context --lines 60"
        raise UsageError(said, code="budget-too-small", hint=hint)


def _is_packed(fact: Fact) -> bool:
    return fact.kind not in ("prose", "change") and decay.place(fact) == "live"


def _turned_by(fact: Fact, filters: Mapping[str, Callable[[Fact], bool]]) -> str:
    return next((option for option, takes in filters.items() if not takes(fact)), "")


def _sections(
    reader: Reader, intent: str, facts: Sequence[Fact], doubts: Mapping[str, str], news: Sequence[Line]
) -> list[Section]:
    """What there is to tell, as it is printed; the turns say who gets room first."""
    places = _places(reader, intent)
    parts = _Parts(facts, doubts, places)

    def lines(facts: Sequence[Fact], reason: str) -> tuple[Line, ...]:
        return tuple(_line(reader, fact, reason) for fact in facts)

    rest = sorted(parts.rest, key=lambda fact: _by_use(reader, fact))
    return [
        Section("", _project(reader), turn=0),
        Section("Always", tuple(_rule(reader, fact) for fact in sorted(parts.rules, key=_by_weight)), turn=1),
        Section(
            "Do not rely on",
            tuple(_line(reader, fact, "doubtful", f"{doubts[fact.id]}: ") for fact in parts.doubted),
            turn=2,
        ),
        Section("Open", lines(parts.threads, "open thread"), turn=3),
        Section(
            "Load when (memkit show ID)",
            tuple(_record(reader, fact) for fact in parts.records),
            "{count} more: memkit list records",
            turn=6,
        ),
        Section("For this task", lines(parts.ranked, "ranked"), turn=4, share=_FOR_THE_TASK),
        Section(_UNREVIEWED, lines(parts.unreviewed, "unreviewed"), turn=5),
        Section("More facts" if intent.strip() else "Facts", lines(rest, "not ranked"), turn=7),
        Section("Words", lines(parts.terms, "term"), turn=8),
        Section("", tuple(news), turn=5),
    ]


class _Parts:
    """The facts of a pack by where they are told; whatever the ranker found for the intent is told for the task."""

    def __init__(self, facts: Sequence[Fact], doubts: Mapping[str, str], places: Mapping[str, int]) -> None:
        def by_place(fact: Fact) -> int:
            return places.get(fact.id, RANKED)

        self.doubted = sorted((fact for fact in facts if fact.id in doubts), key=by_place)
        known = [fact for fact in facts if fact.id not in doubts]
        # what nobody stands behind has a part of its own; without evidence it is told to those who ask, not here
        weak = [fact for fact in known if not fact.is_reviewed]
        shown = [fact for fact in weak if fact.every("evidence") or fact.is_open_thread]
        self.unreviewed = sorted(shown, key=by_place)
        sure = [fact for fact in known if fact.is_reviewed]
        self.rules = [fact for fact in sure if _is_standing(fact)]
        others = [fact for fact in sure if not _is_standing(fact)]
        self.ranked = sorted((fact for fact in others if fact.id in places), key=by_place)
        left = [fact for fact in others if fact.id not in places]
        self.records = [fact for fact in left if fact.kind in (*TIER2_KINDS, "rule")]
        self.threads = [fact for fact in left if fact.is_open_thread]
        self.terms = [fact for fact in left if fact.kind == "term"]
        told = {fact.id for fact in (*self.records, *self.threads, *self.terms)}
        self.rest = [fact for fact in left if fact.id not in told]


def _is_standing(fact: Fact) -> bool:
    return decay.is_core(fact) or fact.section in ("invariants", "conventions")


def _by_weight(fact: Fact) -> tuple[bool, bool, str, str]:
    return not decay.is_core(fact), fact.section != "invariants", fact.created, fact.id


def _by_use(reader: Reader, fact: Fact) -> tuple[int, int, str, str]:
    return -fact.uses, decay.sslu(fact, reader.state), fact.created, fact.id


def _told(reader: Reader, fact: Fact) -> str:
    return reader.filled(view.shown_text(fact))


def _line(reader: Reader, fact: Fact, reason: str, before: str = "", after: str = "") -> Line:
    """A fact as this reader may be told it, with words around it; its hash is that of what the ledger says."""
    text = reader.filled(view.shown_text(fact))
    short = text if view.outcome(fact) else first_sentence(text)
    return Line(before + text + after, fact.id, reason, fact.text, before + short + after)


def _rule(reader: Reader, fact: Fact) -> Line:
    """A standing rule, by its first sentence."""
    line = _line(reader, fact, "standing rule")
    return Line(line.short, line.id, line.reason, line.source)


def _record(reader: Reader, fact: Fact) -> Line:
    """A record: what it claims, in a sentence, and when to load it."""
    when = fact.get("applies_when").rstrip(". ")
    line = _line(reader, fact, "load when", after=f" · when {when}" if when else "")
    return Line(line.short, line.id, line.reason, line.source)


def _doubt(reader: Reader, fact: Fact) -> str:
    """Why a fact must not be taken as plain truth; empty when it may."""
    conflicts = view.open_conflicts(fact, reader.state)
    if conflicts:
        sides = [id for name in conflicts for id in reader.state.conflicts[name].ids if id != fact.id]
        known = [id for id in dict.fromkeys(sides) if _may_name(reader, id)]
        return f"CONFLICT with [{', '.join(known) or conflicts[0]}], a person decides"
    changed = reader.changed_evidence(fact)
    if changed:
        return f"STALE, {changed[0][0]} {changed[0][1]}"
    if not fact.stale:
        return ""
    piece, _, now = fact.stale[0]
    return f"STALE, {piece} {'missing' if now == 'missing' else 'changed'}"


def _may_name(reader: Reader, id: str) -> bool:
    fact = reader.state.facts.get(id)
    return fact is None or reader.visible(fact)


def _places(reader: Reader, intent: str) -> dict[str, int]:
    """Id → its place among those the ranker finds for an intent."""
    if not intent.strip():
        return {}
    from memkit.query.search import search

    hits, _ = search(reader, intent, RANKED, _is_packed, explain=False)
    return {hit.id: place for place, hit in enumerate(hits)}


def _inputs(
    reader: Reader,
    intent: str,
    actor: str,
    since_last: bool,
    doubts: Mapping[str, str],
    turned: Sequence[tuple[str, str]],
) -> list[str]:
    """All that decides what is in a pack, for its id."""
    from memkit.views.marker import ledger_digest, policy_digest

    found = [intent, actor, ledger_digest(reader.state), policy_digest(reader.policy)]
    found += [repr(reader.role), str(since_last)]
    found += [f"{id} {doubt}" for id, doubt in sorted(doubts.items())]
    found += [f"{id} {option}" for id, option in turned]
    return found + sorted(reader.values)


def _project(reader: Reader) -> tuple[Line, ...]:
    status = reader.state.scalars.get("status", ("", ""))[0]
    return (Line(f"Project: {first_sentence(status)}"),) if status else ()


def _last_session(reader: Reader, actor: str, back: int = 0) -> Row | None:
    """The newest session of an actor, among so many (0: all)."""
    rows = reader.state.rows
    last = max(-1, len(rows) - 1 - back) if back else -1
    return next((row for at in range(len(rows) - 1, last, -1) if (row := rows[at]).actor == actor), None)


def _came_and_left(every: Sequence[Fact], after: str) -> tuple[list[Fact], list[Fact]]:
    """The facts that became live memory after a session, and those that left it, by age."""
    came = [fact for fact in every if fact.promoted_in > after and _is_packed(fact)]
    left = [fact for fact in every if fact.left > after and decay.place(fact) == "archive"]
    return sorted(came, key=view.by_age), sorted(left, key=view.by_age)


def changes_since(reader: Reader, actor: str) -> list[str]:
    """What came and left since this actor's last session, a line each."""
    mine = _last_session(reader, actor)
    came, left = _came_and_left(_seen(reader)[0], mine.stem if mine is not None else "")
    text = view.shown_text
    told = [f"+ [{fact.id}] {text(fact)}" for fact in came] + [f"- [{fact.id}] {text(fact)}" for fact in left]
    return [reader.filled(line) for line in told]


def _news(reader: Reader, actor: str, every: Sequence[Fact], handed: Sequence[str]) -> tuple[Line, ...]:
    """What changed since this actor's last session, what other sessions leave to this one, and what waits."""
    rows = reader.state.rows
    lines: list[Line] = []
    mine = _last_session(reader, actor, _NEWS_SESSIONS)
    if mine is not None and mine.stem != rows[-1].stem:
        came, left = _came_and_left(every, mine.stem)
        # numbers, not names: an id without its claim tells an agent nothing, or the wrong thing
        told = ((len(came), "came"), (len(left), "left"))
        parts = [f"{counted(number, 'fact')} {what}" for number, what in told if number]
        if parts:
            said = f"Since your last session ({mine.stem[:10]}): {', '.join(parts)}"
            lines.append(Line(f"{said} (memkit context --since-last)."))
    lines += map(Line, handed)
    waiting = sum(1 for fact in every if fact.is_waiting)
    if waiting:
        lines.append(Line(f"{counted(waiting, 'candidate')} {verb(waiting, 'wait')} for review."))
    return tuple(lines)
