"""Statistics of a ledger, per period and in total, counted from its sessions. Nothing is timed, sampled or estimated.

`numbers_of` reads and folds all sessions again, so only the verbs that show numbers pay for it. docs/numbers.md defines
every number.
"""

from __future__ import annotations

from memkit.query.numbers.measures import Period, count
from memkit.query.numbers.watch import Watch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from memkit.model.policy import Policy
    from memkit.model.session import Session
    from memkit.model.state import State
    from memkit.query.load import Loaded
    from memkit.query.numbers.watch import Finding

UNITS = ("month", "quarter", "year")

__all__ = ("UNITS", "Period", "count", "numbers", "numbers_of", "unit_for")


def numbers(
    sessions: Iterable[Session],
    stems: list[str],
    policy: Policy,
    state: State,
    *,
    by: str = "month",
    since: str = "",
    found: tuple[Finding, ...] | None = (),
) -> dict[str, Any]:
    """`{"by": …, "since": …, "total": {…}, "periods": [{"period": …, …}, …]}` of sessions in order.

    `stems`: those of the sessions. `state`: empty except for the rules for reading files. `found`: (ordinal, code) of the
    detectors' findings, None if they did not run. Sessions before the day `since` are folded but not counted.
    """
    from memkit.query.numbers.periods import spans

    total, periods = spans(stems, by, since)
    watch = Watch(policy, state, {span.last for span in (total, *periods)})
    for session in sessions:
        watch.add(session)
    story = watch.story(found)
    return {
        "by": by,
        "since": since,
        "total": count(story, total),
        "periods": [{"period": span.label, **count(story, span)} for span in periods],
    }


def unit_for(stems: list[str], most: int = 12) -> str:
    """The finest unit with few enough periods for one table."""
    from memkit.views.growth import divide

    return next((unit for unit in UNITS if len(divide(stems, unit).labels) <= most), UNITS[-1])


def numbers_of(loaded: Loaded, by: str = "month", since: str = "", look: bool = True) -> dict[str, Any]:
    """The numbers of a loaded memory, without sessions that do not match their seals.

    `look` False skips the detectors, which cost most; their numbers are None then.
    """
    from memkit.model.state import DAMAGED, State
    from memkit.query.load import read_sessions
    from memkit.query.numbers.findings import findings

    known, workspace = loaded.state, loaded.workspace
    entries = [entry for entry in loaded.entries if entry[0] in known.ordinal]
    damaged = {row.path for row in known.rows if row.mode == DAMAGED}
    state = State(legacy=dict(known.legacy), exempt=dict(known.exempt), gate=known.gate)
    return numbers(
        read_sessions(workspace.root, entries, state, damaged),
        [row.stem for row in known.rows],
        workspace.policy,
        state,
        by=by,
        since=since,
        found=findings(workspace, known, damaged) if look else None,
    )
