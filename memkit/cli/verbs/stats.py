"""`memkit stats`: numbers of the ledger."""

from __future__ import annotations

from memkit.cli.frame.declare import Opt, Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "stats",
    "numbers of the ledger, in total or per month: hits, review load, contradictions, tests …",
    description=(
        "memkit counts everything from the ledger: it times, samples and estimates nothing. docs/numbers.md defines"
        " each number. Without --by: the totals. --json has both, and the counts by tier, kind, actor and class."
    ),
    example="memkit stats --by month --since 2026-01-01",
    opts=(
        Opt("--by", "a column for each period", choices=("month", "quarter", "year")),
        Opt("--since", "only sessions of this day and later", metavar="DATE"),
    ),
)


def run(call: Call, by: str | None, since: str | None) -> Outcome:
    """Counts."""
    from memkit.query.filters import check_filters
    from memkit.query.numbers import numbers_of
    from memkit.query.reader import open_reader
    from memkit.rules.decay import shown_tier
    from memkit.rules.statistics import statistics
    from memkit.views.numbers import in_columns, number_table, task_lines

    reader = open_reader(call)
    check_filters(reader, {"since": since})
    found = numbers_of(reader.loaded, by or "month", (since or "")[:10])
    counts = statistics(reader.state, reader.policy)
    rows = number_table(found)
    if by is not None:
        return Outcome("\n".join(in_columns(rows)), data={**counts, **found}, pages=True)
    lines = in_columns([(row[0], row[-1]) for row in rows[1:]])
    tasks = task_lines(found["total"]["tasks"])
    lines += ["", *tasks] if tasks else []
    shown = {**counts, "tiers": {shown_tier(name): count for name, count in counts["tiers"].items()}}
    lines += ["", *(_counts(name, value) for name, value in shown.items())]
    return Outcome("\n".join(lines), data={**counts, **found}, pages=True)


def _counts(name: str, counted: dict[str, int]) -> str:
    words = [f"{key.replace('_', ' ')} {count:,}" for key, count in counted.items()]
    return f"{name}: {', '.join(words) or 'none'}"
