"""Runs every check of one tuple on a subject."""

from __future__ import annotations

from memkit.checks import gate, ledger, privacy, projections, upkeep
from memkit.checks.catalogue import grade_problems

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.checks.subject import Subject
    from memkit.model.problem import Problem

    Check = Callable[[Subject], list[Problem]]

CHECKS: tuple[Check, ...] = (
    ledger.reading,
    ledger.immutability,
    ledger.adopted_files,
    ledger.clock_skew,
    ledger.open_sessions,
    ledger.shallow_history,
    projections.projections,
    projections.unstaged,
    projections.conflict_markers,
    gate.promotions,
    gate.pending,
    gate.load_when,
    gate.contradictions,
    gate.authority,
    gate.consents,
    gate.terms,
    gate.links,
    upkeep.limits,
    upkeep.retention,
    upkeep.evidence,
    upkeep.undeclared_use,
    privacy.hidden_unicode,
    privacy.secrets_and_people,
    privacy.waivers,
)


def inspect(subject: Subject, strict: bool = False) -> list[Problem]:
    """All problems of a subject, graded by its policy, by place."""
    found = [problem for check in CHECKS for problem in check(subject)]
    return grade_problems(ledger.without_consequences(found, subject), subject.policy, strict)
