"""The numbers of a memory: current counts, and tables with a label per row and a cell per period. `stats` and the report
show the same rows.
"""

from __future__ import annotations

from collections import Counter

from memkit.model.fact import Fact
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules import decay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    Numbers = Mapping[str, Any]

NOTHING = "–"


def _rate(name: str) -> Callable[[Numbers], str]:
    """A cell with part, whole and share."""
    part, whole = {"packs": ("used", "ids"), "recall": ("used", "ids")}.get(name, ("used", "superseded"))
    return lambda period: _of(period[name][part], period[name][whole])


def _time(name: str, time: str, unit: str) -> Callable[[Numbers], str]:
    """A cell with the median time, and the longest if it differs."""

    def shown(period: Numbers) -> str:
        middle, longest = period[name][time][unit], period[name][time][f"{unit}_longest"]
        if middle is None:
            return NOTHING
        return f"{middle:,}" if middle == longest else f"{middle:,}, at most {longest:,}"

    return shown


def _number(name: str, key: str) -> Callable[[Numbers], str]:
    return lambda period: f"{period[name][key]:,}"


def _live_share(key: str) -> Callable[[Numbers], str]:
    return lambda period: _of(period["facts"][key], period["facts"]["live"])


ROWS: tuple[tuple[str, Callable[[Numbers], str]], ...] = (
    ("sessions", lambda period: f"{period['sessions']:,}"),
    ("facts live", _number("facts", "live")),
    ("· unreviewed", _live_share("unreviewed")),
    ("· recorded as stale", _live_share("stale")),
    ("· verified by a person", _live_share("verified")),
    ("context packs given", _number("packs", "given")),
    ("· facts in them used", _rate("packs")),
    ("· tokens, of all live facts", lambda period: _of(period["tokens"]["packed"], period["tokens"]["all"])),
    ("recalled for a prompt", _number("recall", "given")),
    ("· facts in them used", _rate("recall")),
    ("claims that had to wait", _number("review", "raised")),
    ("· promoted", _number("review", "promoted")),
    ("· rejected", _number("review", "rejected")),
    ("· sessions until answered", _time("review", "waited", "sessions")),
    ("· days until answered", _time("review", "waited", "days")),
    ("· still waiting", _number("review", "waiting")),
    ("· sessions waiting so far", _time("review", "waiting_for", "sessions")),
    ("· days waiting so far", _time("review", "waiting_for", "days")),
    ("answered in their own session", _number("review", "at_once")),
    ("contradictions found", _number("contradictions", "found")),
    ("· settled", _number("contradictions", "settled")),
    ("· sessions to settle", _time("contradictions", "took", "sessions")),
    ("· days to settle", _time("contradictions", "took", "days")),
    ("· ended since a side left", _number("contradictions", "lapsed")),
    ("· open", _number("contradictions", "open")),
    ("· sessions open so far", _time("contradictions", "open_for", "sessions")),
    ("facts replaced", _number("corrections", "superseded")),
    ("· successor used later", _rate("corrections")),
    ("redacted before writing", lambda period: f"{sum(period['privacy']['redacted'].values()):,}"),
    ("· allowed by a waiver", _number("privacy", "waived")),
    ("personal data found", _number("privacy", "personal_data_found")),
    ("secrets found", _number("privacy", "secrets_found")),
    ("memory test runs", _number("tests", "runs")),
    (
        "· passed in the last",
        lambda period: _of(period["tests"]["passed"], period["tests"]["passed"] + period["tests"]["failed"]),
    ),
)


def number_table(numbers: Numbers) -> list[tuple[str, ...]]:
    """A row of headings (periods and total), then a row for each number."""
    periods = [*numbers["periods"], numbers["total"]]
    heads = ("", *(period["period"] for period in numbers["periods"]), "total")
    return [heads, *((label, *map(shown, periods)) for label, shown in ROWS)]


# the numbers for comparing repositories
_SIDE_BY_SIDE: tuple[tuple[str, Callable[[Numbers], str]], ...] = (
    ("facts", _number("facts", "live")),
    ("unreviewed", lambda total: _percent(total["facts"]["unreviewed"], total["facts"]["live"])),
    ("stale", lambda total: _percent(total["facts"]["stale"], total["facts"]["live"])),
    ("waiting", _number("review", "waiting")),
    ("for days", _time("review", "waiting_for", "days")),
    ("packs used", lambda total: _percent(total["packs"]["used"], total["packs"]["ids"])),
    ("open contradictions", _number("contradictions", "open")),
    ("days to settle", _time("contradictions", "took", "days")),
    ("corrections used", _rate("corrections")),
)


def side_by_side(totals: Mapping[str, Numbers | None]) -> list[tuple[str, ...]]:
    """A row of headings, then a row for each repository by name; dashes for one without numbers."""
    rows = [
        (name, *(shown(total) if total else NOTHING for _, shown in _SIDE_BY_SIDE))
        for name, total in totals.items()
    ]
    return [("", *(label for label, _ in _SIDE_BY_SIDE)), *rows]


def in_columns(rows: list[tuple[str, ...]]) -> list[str]:
    """The rows as lines with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = ([cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in rows)
    return ["  ".join(cells).rstrip() for cells in padded]


def task_lines(tasks: Mapping[str, Numbers]) -> list[str]:
    """One line per task that got facts, with its hit rate."""
    return [
        f"{name or 'no task'}: {_of(told['used'], told['ids'])} facts told were used"
        for name, told in tasks.items()
    ]


def _of(part: int, whole: int) -> str:
    return f"{part:,} of {whole:,} ({_percent(part, whole)})" if whole else NOTHING


def _percent(part: int, whole: int) -> str:
    return f"{round(100 * part / whole)} %" if whole else NOTHING


Counts = dict[str, int]


def statistics(state: State, policy: Policy) -> dict[str, Counts]:
    """Current counts of facts by tier, layer and kind, threads, redactions, and sessions by kind and actor."""
    facts = [fact for fact in state.facts.values() if fact.kind != "prose"]
    live = [fact for fact in facts if fact.is_live]
    return {
        "sessions": _tally(row.kind for row in state.rows),
        "actors": _tally(row.actor for row in state.rows),
        "tiers": _tally(decay.tier(fact, state, policy)[0] for fact in live),
        "layers": _tally(decay.layer(fact, policy) for fact in live),
        "kinds": _tally(fact.kind for fact in live),
        "threads": _threads(facts, state),
        "redactions": dict(sorted(state.redactions.items())),
    }


def _tally(names: object) -> Counts:
    return dict(sorted(Counter(names).items()))  # type: ignore[call-overload]


def _threads(facts: list[Fact], state: State) -> Counts:
    threads = [fact for fact in facts if fact.kind == "thread" and fact.is_memory]
    closed = [fact for fact in threads if fact.closed]
    took = [fact.closed_at - state.ordinal.get(fact.origin, fact.closed_at) for fact in closed]
    return {
        "open": len(threads) - len(closed),
        "closed": len(closed),
        "sessions_to_close": sum(took) // len(took) if took else 0,
    }
