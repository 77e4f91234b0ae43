"""Votes on a promotion or an erasure, if the policy requires more than one. One vote per handle; a tie means no."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from memkit.model.fact import Fact
    from memkit.model.policy import Policy

APPROVE, OBJECT = "approve", "object"
YES, NO, WAIT = "yes", "no", "wait"


def tally(votes: Mapping[str, str], need: int) -> str:
    """The outcome of votes by handle, if `need` equal votes decide: yes, no, or wait."""
    yes = sum(1 for vote in votes.values() if vote == APPROVE)
    no = len(votes) - yes
    if yes >= need:
        return YES
    return NO if no >= need or (yes + no >= need and yes == no) else WAIT


def has_expired(fact: Fact, sessions: int, policy: Policy) -> bool:
    """Whether the vote on a candidate began more sessions ago than the policy allows."""
    begun = 0
    for at, _, verb in reversed(fact.history):
        if verb == "Created":
            break
        if verb in ("Approved", "Objected"):
            begun = at
    return bool(fact.votes) and sessions - begun > policy.promotion.vote_sessions
