"""A memory over time, for the report and `stats`: periods, the states of a fact, growth, review load and provenance.

Time is divided into days, weeks, months, quarters or years: the finest unit with few enough periods. No clock.
"""

from __future__ import annotations

from collections import Counter
from datetime import date

from memkit.boot.struct import struct
from memkit.model.events import BY_VERB
from memkit.model.fact import SUPERSEDED, Fact
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules import decay
from memkit.rules.decay import is_adopted, place
from memkit.views.report_page import Cohorts, Series

MOST = 6
OTHERS = "others"
_STANDS = {decay.FADING: "fading", "": "rejected"}

Flow = tuple[str, str, str]


def flows(facts: list[Fact], state: State, policy: Policy) -> tuple[tuple[str, str, str, int], ...]:
    """(raised by, promoted by, state, count), by name; rare names are merged into `OTHERS`."""
    steps = [(fact.author, _let_in(fact), _state_word(fact, state, policy)) for fact in facts]
    keep = [_most(Counter(step[at] for step in steps)) for at in (0, 1)]
    counts: Counter[Flow] = Counter(
        (
            raised if raised in keep[0] else OTHERS,
            let_in if let_in in keep[1] else OTHERS,
            stands,
        )
        for raised, let_in, stands in steps
    )
    return tuple((*flow, counts[flow]) for flow in sorted(counts))


def _most(counts: Counter[str]) -> frozenset[str]:
    ranked = sorted(counts, key=lambda name: (-counts[name], name))
    return frozenset(ranked if len(ranked) <= MOST + 1 else ranked[:MOST])


def _let_in(fact: Fact) -> str:
    if decay.is_adopted(fact):
        return "adopted"
    if fact.promoted_by:
        return fact.promoted_by
    return "nobody yet" if fact.is_waiting else "nobody"


def _state_word(fact: Fact, state: State, policy: Policy) -> str:
    if fact.is_waiting:
        return "waiting"
    tier = decay.tier(fact, state, policy)[0]
    return _STANDS.get(tier, tier)


QUEUE, LIVE, AWAY, NOT_YET = "queue", "live", "away", ""
_PLACES = {"queue": QUEUE, "live": LIVE, "archive": AWAY, "none": AWAY}
_TO = {
    "Created": QUEUE,
    "Promoted": LIVE,
    "Adopted": LIVE,
    "Reactivated": LIVE,
    "Rejected": AWAY,
    "Rolled-back": AWAY,
    "Archived": AWAY,
}
USES = tuple(sorted({kind.verb for kind in BY_VERB.values() if kind.use}))

Moves = list[tuple[int, str]]


def history_of(fact: Fact) -> list[tuple[int, int, str]]:
    """The fact's history in ledger order; an adopted fact has entries for sessions before its adoption."""
    return sorted(fact.history)


def counts_as_use(fact: Fact, verb: str) -> bool:
    """Whether an event of this verb is a use of this fact; superseding counts as a use of the old one."""
    return verb in USES or (verb == "Superseded" and fact.status == SUPERSEDED)


def moves(fact: Fact, state: State) -> Moves:
    """(session, new state) in order, without steps that change nothing; the last is the current state."""
    found: Moves = []
    last = len(state.rows) - 1
    for at, verb in _steps(fact, state):
        to = _TO.get(verb, LIVE if found and found[-1][1] == AWAY and verb in USES else NOT_YET)
        if to and (not found or found[-1][1] != to):
            found.append((at, to))
    stands = _PLACES[place(fact)]
    if found and found[-1][1] != stands:
        found.append((max(found[-1][0], min(_end_ordinal(fact, state), last)), stands))
    return found


def _steps(fact: Fact, state: State) -> list[tuple[int, str]]:
    """(session, verb) of the events that change its state; an adopted fact is live from its origin on."""
    told = [(at, verb) for at, _, verb in history_of(fact)]
    if is_adopted(fact):
        origin = state.ordinal.get(fact.origin, told[0][0])
        return [(origin, "Adopted"), *((at, verb) for at, verb in told if verb != "Adopted" and at > origin)]
    return told


def _end_ordinal(fact: Fact, state: State) -> int:
    """The session that ended it; for a fact adopted as archived, its last use."""
    if is_adopted(fact) and fact.left == fact.promoted_in:
        return max(fact.used_at, state.ordinal.get(fact.origin, 0))
    return state.ordinal.get(fact.left, len(state.rows))


DAY, WEEK, MONTH, QUARTER, YEAR = "day", "week", "month", "quarter", "year"
UNITS = (DAY, WEEK, MONTH, QUARTER, YEAR)


@struct(frozen=True)
class Periods:
    """All periods from the first session to the last, and the period of each session."""

    unit: str
    labels: tuple[str, ...]
    of: tuple[int, ...]


def periods(stems: list[str], most: int) -> Periods:
    """The finest division with at most `most` periods."""
    days = days_of(stems)
    if not days:
        return Periods(DAY, (), ())
    first, last = min(days), max(days)
    unit = next((unit for unit in UNITS if _number(last, unit) - _number(first, unit) < most), YEAR)
    return divide(stems, unit)


def divide(stems: list[str], unit: str) -> Periods:
    """The periods of one unit."""
    days = days_of(stems)
    if not days:
        return Periods(unit, (), ())
    start, end = _number(min(days), unit), _number(max(days), unit)
    labels = tuple(_label(number, unit) for number in range(start, end + 1))
    return Periods(unit, labels, tuple(_number(day, unit) - start for day in days))


def days_of(stems: list[str]) -> list[date]:
    """The date of each stem; for an impossible date, that of the stem before."""
    found: list[date] = []
    for stem in stems:
        try:
            found.append(date.fromisoformat(stem[:10]))
        except ValueError:
            found.append(found[-1] if found else date(1970, 1, 1))
    return found


def _number(day: date, unit: str) -> int:
    """The number of the period that contains a day; weeks begin on Monday."""
    match unit:
        case "day":
            return day.toordinal()
        case "week":
            return (day.toordinal() - 1) // 7
        case "month":
            return day.year * 12 + day.month - 1
        case "quarter":
            return day.year * 4 + (day.month - 1) // 3
    return day.year


def _label(number: int, unit: str) -> str:
    """The name of a period; a week is named by its Monday."""
    match unit:
        case "day":
            return date.fromordinal(number).isoformat()
        case "week":
            return date.fromordinal(number * 7 + 1).isoformat()
        case "month":
            return f"{number // 12:04}-{number % 12 + 1:02}"
        case "quarter":
            return f"{number // 4:04}-Q{number % 4 + 1}"
    return f"{number:04}"


COLUMNS, COHORTS = 72, 14


def series(facts: list[Fact], state: State) -> Series:
    """Sessions, new facts, candidates and answers per period, and the live and pending facts at its end."""
    into = periods([row.stem for row in state.rows], COLUMNS)
    size = len(into.labels)
    work, other, learned, raised, answered = ([0] * size for _ in range(5))
    change = {QUEUE: [0] * size, LIVE: [0] * size, AWAY: [0] * size}
    for at, row in enumerate(state.rows):
        (work if row.kind == "work" else other)[into.of[at]] += 1
    for fact in facts:
        before = ""
        for at, to in moves(fact, state):
            period = into.of[at]
            change[to][period] += 1
            learned[period] += to == LIVE
            raised[period] += to == QUEUE
            if before:
                change[before][period] -= 1
                answered[period] += before == QUEUE
            before = to
    totals = (_running_totals(change[name]) for name in (LIVE, QUEUE, AWAY))
    counted = (tuple(numbers) for numbers in (work, other, learned, raised, answered))
    return Series(into.unit, into.labels, *counted, *totals)


def _running_totals(steps: list[int]) -> tuple[int, ...]:
    total = 0
    found: list[int] = []
    for step in steps:
        total += step
        found.append(total)
    return tuple(found)


def cohorts(facts: list[Fact], state: State) -> Cohorts:
    """For every period, how many facts were promoted in it, and how many of them each later period used."""
    into = periods([row.stem for row in state.rows], COHORTS)
    size = len(into.labels)
    sizes = [0] * size
    used = [[0] * (size - start) for start in range(size)]
    for fact in facts:
        born = next((into.of[at] for at, to in moves(fact, state) if to == LIVE), None)
        if born is None:
            continue
        sizes[born] += 1
        for period in _used_in(fact, into):
            if period >= born:
                used[born][period - born] += 1
    return Cohorts(into.unit, into.labels, tuple(sizes), tuple(map(tuple, used)))


def _used_in(fact: Fact, into: Periods) -> list[int]:
    return sorted({into.of[at] for at, _, verb in fact.history if counts_as_use(fact, verb)})
