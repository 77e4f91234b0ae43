"""What `check --fix` may do: render the projections, and record contradictions that no session says."""

from __future__ import annotations

from memkit.checks.subject import Subject
from memkit.model.problem import Problem
from memkit.query.call import Call


def mend(call: Call, subject: Subject, problems: list[Problem]) -> tuple[str, ...]:
    """Mends what can be mended without deciding anything; says what it did."""
    from memkit.write import publish
    from memkit.write.merge import record_contradictions

    codes = {problem.code for problem in problems}
    notes: list[str] = []
    if "contradiction-unrecorded" in codes:
        recorded, _ = record_contradictions(call, None if subject.all_claims else subject.new)
        notes.append(f"recorded {recorded} contradiction{'' if recorded == 1 else 's'}")
    if codes & {"projection-stale", "conflict-marker", "contradiction-unrecorded"}:
        written = publish.publish(call.workspace).written
        notes.append(f"rendered {len(written)} projection{'' if len(written) == 1 else 's'}")
    return tuple(notes)
