"""Votes on an erasure, where the policy asks for more than one: recorded one by one, and the last one decides."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model import events as ev
from memkit.model.ids import is_id
from memkit.rules.votes import APPROVE, NO, OBJECT, YES, tally
from memkit.write.transaction import Transaction


@struct(frozen=True)
class Ballot:
    """A request to erase with this vote in it: what it comes to, who is for it, how many it needs, the event."""

    outcome: str
    approving: tuple[str, ...]
    need: int
    event: ev.Approved | ev.Objected

    @property
    def erases(self) -> bool:
        """Whether this vote is the one that erases."""
        return self.outcome == YES

    @property
    def refuses(self) -> bool:
        """Whether this vote turns the request down."""
        return self.outcome == NO

    @property
    def said(self) -> str:
        """The state of the vote in words."""
        return f"{len(self.approving)} of {self.need} votes"


def request_of(name: str) -> str:
    """The id under which votes on an erasure stand: the fact's, or one made of the person's tag."""
    return name if is_id(name) else f"subject-{name.removeprefix('hmac:')}"


def cast(tx: Transaction, name: str, why: str, rewrite: bool, objects: bool) -> Ballot:
    """The vote of this actor on the request; earlier ones count for as many sessions as the policy says."""
    policy = tx.workspace.policy
    scope = "rewrite" if rewrite else ""
    oldest = len(tx.state.rows) - policy.promotion.vote_sessions
    known = tx.state.erasures.get(f"{request_of(name)} {scope}".strip(), [])
    votes = {by: said for by, said, at in known if at >= oldest}
    votes[tx.actor.name] = OBJECT if objects else APPROVE
    outcome = tally(votes, policy.promotion.quorum)
    done = {YES: "erased", NO: "refused"}.get(outcome, "")
    pairs = (("by", tx.actor.name), ("via", tx.actor.via), ("why", why), ("act", "erase"))
    fields = (*pairs, *((key, value) for key, value in (("scope", scope), ("outcome", done)) if value))
    event = (ev.Objected if objects else ev.Approved)(request_of(name), "", fields)
    approving = tuple(sorted(by for by, said in votes.items() if said == APPROVE))
    return Ballot(outcome, approving, policy.promotion.quorum, event)
