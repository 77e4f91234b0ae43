"""`memkit stats`: counts of the ledger."""

from __future__ import annotations

from memkit.cli.frame.declare import Verb
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "stats",
    "counts of the ledger: tiers, queue, threads, corrections, packs, redactions",
    description="Everything is counted from the ledger: nothing is timed, sampled or estimated.",
    example="memkit stats --json",
)


def run(call: Call) -> Outcome:
    """Counts."""
    from memkit.query.reader import open_reader
    from memkit.rules.statistics import statistics

    reader = open_reader(call)
    found = statistics(reader.state, reader.policy)
    lines: list[str] = []
    for name, value in found.items():
        shown = (
            ", ".join(f"{key} {count}" for key, count in value.items())
            if isinstance(value, dict)
            else str(value)
        )
        lines.append(f"{name + ':':<14}{shown or 'none'}")
    return Outcome("\n".join(lines), data=found)
