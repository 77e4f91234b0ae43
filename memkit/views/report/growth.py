"""Growth and review load over time, and cohorts: how long the facts of one period were used."""

from __future__ import annotations

from memkit.model.fact import Fact
from memkit.model.state import State
from memkit.views.report.lives import AWAY, LIVE, QUEUE, counts_as_use, moves
from memkit.views.report.model import Cohorts, Series
from memkit.views.report.periods import Periods, periods

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
