"""Builds a context pack: from intent, policy, role, filters, promoted facts, conflicts and budget to pack and manifest."""

from __future__ import annotations

from itertools import chain, islice

from memkit.errors import UsageError
from memkit.model import counted, first_sentence, verb
from memkit.query.handover import NOBODYS, Own, handover
from memkit.query.pack_parts import RANKED, Shelf, is_packed
from memkit.query.part import ALL
from memkit.query.still_true import MOST_ASKED, SHORT, question
from memkit.recall.pack import FOR_THE_TASK, LAST, NAMED, Left, Line, Pack, Section, assemble, smallest
from memkit.rules import decay, view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from memkit.model.fact import Fact
    from memkit.model.state import Row
    from memkit.query.part import Part, Parts
    from memkit.query.reader import Reader
    from memkit.recall.rank import Hit

_UNREVIEWED = "Unreviewed: check before you rely on it"
_BULK = "Recorded in bulk"
_DOUBTED = "Do not rely on"
# an actor whose last session is older than this many sessions gets no list of changes
_NEWS_SESSIONS = 1000
# the largest percentage of the budget that standing rules, and facts in doubt, take from the task's part of it
_RULES_ON_THE_TASK = FOR_THE_TASK // 2
# how many facts rank for a task only because they rest on a file or block that it names
_ON_WHAT_IS_NAMED = 10
# how many unreviewed open threads come before facts, since they hand work over
_THREADS = 5


def build_pack(
    reader: Reader,
    intent: str,
    budget: int,
    most_lines: int,
    actor: str,
    since_last: bool = True,
    filters: Mapping[str, Callable[[Fact], bool]] | None = None,
    own: Own = NOBODYS,
    known: frozenset[str] = frozenset(),
    named: int = NAMED,
    most_facts: int = ALL,
) -> Pack:
    """The pack for a task: half of it for what ranks for the intent, then standing rules, the rest as far as there is room.

    `filters`: option → test; facts that fail one count as left out. `own`: the caller's open session. `known`: ids that
    the reader got before; they are neither packed nor counted as left out. `named`: how many of the facts left out are
    named. `most_facts`: how many it may contain.
    """
    name = reader.state.scalars.get("project", ("", ""))[0] or reader.loaded.workspace.name
    _must_hold_a_pack(name, budget, most_lines)
    shelf = Shelf(reader, filters or {}, known)
    handed = handover(reader, reader.hidden, own) if since_last else []
    news = _news(reader, actor, handed) if since_last else ()
    sections = _sections(shelf, intent, news)
    inputs = [*_inputs(reader, intent, actor, since_last, shelf), *handed, *sorted(known)]
    turned = [
        {"id": id, "reason": f"filtered: {option}", "tokens": price}
        for id, option, price in shelf.turned_away
    ]
    before = Left(len(turned), sum(price for _, _, price in shelf.turned_away), tuple(turned[:named]))
    return assemble(name, sections, budget, most_lines, inputs, before, named, most_facts)


def _must_hold_a_pack(name: str, budget: int, most_lines: int) -> None:
    least = smallest(name, max(budget, 1))
    if budget < least or most_lines < 2:
        said = f"a budget of {budget} holds no pack; {least} is the least"
        if budget >= least:
            said = f"{counted(most_lines, 'line')} {verb(most_lines, 'hold')} no pack; 2 are the least"
        hint = f"memkit context --budget {max(least, 600)}" if budget < least else "memkit context --lines 60"
        raise UsageError(said, code="budget-too-small", hint=hint)


def _sections(shelf: Shelf, intent: str, news: Sequence[Line]) -> list[Section]:
    """The sections of a pack in printed order; their turns say which one gets room first.

    Without a task the handover comes first, then everything that a person reviewed, then unreviewed facts. What came in
    bulk fills the room that all these leave.
    """
    ranked, has_task = _ranked_ids(shelf, intent)
    places = {id: place for place, id in enumerate(ranked)}
    put = shelf.put_apart(places)
    doubted_too = f"{_DOUBTED}, unreviewed" if put.doubted.facts else _DOUBTED
    return [
        Section("", _project(shelf.reader), turn=0),
        _section("Always", put.rules, turn=1, share=_RULES_ON_THE_TASK),
        _doubted(shelf.reader, _DOUBTED, put.doubted, turn=2),
        _section("Open", put.threads, turn=3),
        _section("Load when (memkit show ID)", put.records, 6, "{count} more: memkit list records"),
        _section("For this task", put.ranked, turn=4, share=FOR_THE_TASK),
        _section(_UNREVIEWED, put.unreviewed_ranked, turn=5, share=FOR_THE_TASK),
        _section("More facts" if places else "Facts", put.rest, turn=7),
        _section("Words", put.terms, turn=8),
        _doubted(shelf.reader, doubted_too, put.unreviewed_doubted, turn=LAST),
        _section(_unreviewed_heading(put), put.unreviewed, turn=LAST),
        _section(
            "Open, unreviewed", put.unreviewed_threads, 3, "{count} more: memkit list threads", most=_THREADS
        ),
        _section(_BULK, put.rest_in_bulk, turn=7),
        _section(f"{_BULK}, unreviewed", put.unreviewed_in_bulk, turn=LAST),
        Section("", tuple(news), turn=5 if has_task else 0),
    ]


def _unreviewed_heading(put: Parts) -> str:
    return "More, unreviewed" if put.unreviewed_ranked.facts else _UNREVIEWED


def _doubted(reader: Reader, heading: str, part: Part, turn: int) -> Section:
    """The first facts in doubt, after the question whether the stale ones still hold."""
    stale = [reader.state.facts[id] for id in part.stale]
    rest, share = "{count} more: memkit stale", _RULES_ON_THE_TASK
    lines = part.lines()
    first = [*islice(lines, 1)]
    if stale:
        first.insert(0, Line(question(stale, reader.doubts.verdicts), short=SHORT, rank=first[0].rank))
    return Section(heading, chain(first, lines), rest, turn, share, part.facts, part.price, MOST_ASKED)


def _section(heading: str, part: Part, turn: int, rest: str = "", share: int = 0, most: int = ALL) -> Section:
    return Section(heading, part.lines(), rest, turn, share, part.facts, part.price, most)


def _ranked_ids(shelf: Shelf, intent: str) -> tuple[list[str], bool]:
    """The ids of the facts that rank best for an intent, and whether one of them is more than a weak hit.

    Facts that rest on a file or block that the intent names come first.
    """
    if not intent.strip():
        return [], False
    from memkit.query.named_sources import facts_on

    reader = shelf.reader
    found, has_task = _found_ids(shelf, intent)
    on_it = facts_on(intent, reader.catalog)
    known = {*on_it}
    both = [id for id in found if id in known]
    others = [id for id in on_it if id not in both and is_packed(reader.state.facts[id])]
    first = [*both, *others[:_ON_WHAT_IS_NAMED]]
    return [*dict.fromkeys((*first, *found))], has_task or bool(first)


def _found_ids(shelf: Shelf, intent: str) -> tuple[list[str], bool]:
    """The ids of the facts that a search finds for an intent, and whether one of them is more than a weak hit.

    Words of every task find nothing by themselves, so that no fact is found by chance. Beside better hits a weak one that
    came in bulk is none: among hundreds of facts some always share a word.
    """
    from memkit.query.fact_search import search
    from memkit.query.task_words import telling_words

    telling = telling_words(intent)
    hits: list[Hit] = []
    for words in dict.fromkeys((intent, telling)) if telling else ():
        hits, _ = search(shelf.reader, words, RANKED, is_packed, explain=False, reports=False)
        if any(not hit.weak for hit in hits):
            return [hit.id for hit in hits if not (hit.weak and shelf.is_bulk(hit.id))], True
    return sorted([hit.id for hit in hits], key=shelf.is_bulk), False


def _inputs(reader: Reader, intent: str, actor: str, since_last: bool, shelf: Shelf) -> list[str]:
    """All inputs that determine the pack; its id is their digest."""
    from memkit.views import ledger_digest, policy_digest

    found = [intent, actor, ledger_digest(reader.state), policy_digest(reader.policy)]
    found += [repr(reader.role), str(since_last)]
    found += [f"{id} {doubt}" for id, doubt in sorted(shelf.doubts.items())]
    found += [f"{id} {option}" for id, option, _ in sorted(shelf.turned_away)]
    return found + sorted(reader.values)


def _project(reader: Reader) -> tuple[Line, ...]:
    status = reader.state.scalars.get("status", ("", ""))[0]
    return (Line(f"Project: {first_sentence(status)}"),) if status else ()


def _last_session(reader: Reader, actor: str, back: int = 0) -> Row | None:
    """The newest session of an actor, among the last `back` sessions (0: all)."""
    rows = reader.state.rows
    at = rows.last_of(actor)
    return rows[at] if at >= max(0, len(rows) - back if back else 0) else None


def _came_and_left(reader: Reader, after: Row | None) -> tuple[list[Fact], list[Fact]]:
    """The facts that became live after a session and those that ended after it, oldest first."""
    catalog, state = reader.catalog, reader.state
    stem, since = (after.stem, state.ordinal[after.stem]) if after is not None else ("", -1)
    facts = [state.facts[catalog.name(number)] for number in catalog.touched_since(since)]
    seen = [fact for fact in facts if reader.visible(fact)]
    came = [fact for fact in seen if fact.promoted_in > stem and is_packed(fact)]
    left = [fact for fact in seen if fact.left > stem and decay.place(fact) == "archive"]
    return sorted(came, key=view.by_age), sorted(left, key=view.by_age)


def changes_since(reader: Reader, actor: str) -> list[str]:
    """One line for each fact that became live or ended since this actor's last session."""
    came, left = _came_and_left(reader, _last_session(reader, actor))
    signed = [("+", fact) for fact in came] + [("-", fact) for fact in left]
    return [reader.filled(f"{sign} [{fact.id}] {fact.shown_text}") for sign, fact in signed]


def _news(reader: Reader, actor: str, handed: Sequence[str]) -> tuple[Line, ...]:
    """What changed since this actor's last session, handover notes of other sessions, and the pending candidates."""
    rows = reader.state.rows
    lines: list[Line] = []
    mine = _last_session(reader, actor, _NEWS_SESSIONS)
    if mine is not None and mine.stem != rows[-1].stem:
        came, left = _came_and_left(reader, mine)
        # counts, not ids: an id without its claim would tell an agent nothing or mislead it
        told = ((len(came), "came"), (len(left), "left"))
        parts = [f"{counted(number, 'fact')} {what}" for number, what in told if number]
        if parts:
            said = f"Since your last session ({mine.stem[:10]}): {', '.join(parts)}"
            lines.append(Line(f"{said} (memkit context --since-last)."))
    lines += map(Line, handed)
    catalog = reader.catalog
    waiting = catalog.count(catalog.kinds_that(lambda kind: kind.is_waiting and reader.visible(kind)))
    if waiting:
        lines.append(Line(f"{counted(waiting, 'candidate')} {verb(waiting, 'wait')} for review."))
    return tuple(lines)
