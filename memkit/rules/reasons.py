"""Reasons why a candidate waits: how they are worded, and what a recorded one says.

A reason is recorded as a sentence; the functions here are the only ones that take it apart.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model.policy import Policy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.model.fact import Fact

# the field with the test that a candidate failed
WAITS_FIELD = "waits"


@struct(frozen=True)
class Waits:
    """Why a candidate needs a review: the test that failed, a sentence that is recorded, and what its author can do now."""

    test: str
    reason: str
    mends: str = ""


# recorded reasons that name another claim, and the one of the limit; a recorded reason is recognised by them
_OPPOSED = "it contradicts {}"
_TWINS = ("{} says the same", "{} says nearly the same")
_REFUTED = "the line that it cites says {}"
_LIMIT = "([promotion] auto_limit); say it again in a later session"


def other_claim_in(reason: str) -> str:
    """The claim that a recorded reason names as the one that contradicts or repeats it; empty if it names none."""
    for form in (_OPPOSED, *_TWINS):
        before, after = form.split("{}")
        if reason.startswith(before) and reason.endswith(after):
            name = reason[len(before) : len(reason) - len(after)]
            return name if " " not in name else ""
    return ""


def may_pass_later(fact: Fact) -> bool:
    """Whether the recorded test is not about the claim itself but about another claim or the limit of its session."""
    reason = fact.get(WAITS_FIELD)
    return bool(other_claim_in(reason)) or "[promotion] auto_limit" in reason


def past_limit(policy: Policy, approved: int) -> Waits | None:
    """The last test: whether this session has approved as many claims as the policy allows."""
    most = policy.promotion.auto_limit
    return Waits("limit", f"this session has {most} already {_LIMIT}") if approved >= most else None


def conflict_with(other: str) -> Waits:
    """The failed test of a claim that contradicts another one."""
    return Waits("conflict", _OPPOSED.format(other))


def recorded_conflict(recorded: Sequence[tuple[bool, str]]) -> Waits:
    """The failed test of a claim with recorded contradictions, (whether only its author says so, the other claim)."""
    found = next((other for is_said, other in recorded if not is_said), "")
    if found:
        return conflict_with(found)
    said = next((other for _, other in recorded), "another")
    return Waits("conflict", f"its author says that it contradicts {said}")


def same_words(other: str, ways: str = "") -> Waits:
    """The failed test of a claim that another one states in the same words."""
    return Waits("duplicate", _TWINS[0].format(other), ways)


def near_words(other: str, ways: str = "") -> Waits:
    """The failed test of a claim that another one states in nearly the same words."""
    return Waits("duplicate", _TWINS[1].format(other), ways)


def refuted_by(line: str) -> Waits:
    """The failed test of a claim that its own evidence contradicts."""
    return Waits("evidence", _REFUTED.format(line))


def is_refuted(fact: Fact) -> bool:
    """Whether a claim waits because its own evidence contradicts it."""
    return is_refutation(fact.get(WAITS_FIELD))


def is_refutation(reason: str) -> bool:
    """Whether a reason says that a claim's own evidence contradicts it."""
    return reason.startswith(_REFUTED.format(""))
