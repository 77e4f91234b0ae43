"""Changes memory: at once if the actor may, else by raising a candidate of kind `change`.

An amendment promotes a blocked claim and ends the obligation that it contradicts.
"""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.errors import Refused, UsageError
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import AGENT_ENVIRONMENT, IN_CI, Fact
from memkit.model.ids import is_id, neutral_id
from memkit.rules import promotion
from memkit.rules.promotion import ask_the_user
from memkit.store import clock
from memkit.store.actors import Actor
from memkit.write.claims import propose
from memkit.write.intent import Intent
from memkit.write.repetition import Raised
from memkit.write.revision import words_wait
from memkit.write.transaction import Receipt, Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from memkit.query.call import Call


@struct(frozen=True)
class Changed:
    """A change that was recorded, or the candidate that proposes it."""

    receipt: Receipt
    proposed: Raised | None = None
    # the first test that the new words failed, if the actor might have changed the fact otherwise
    waits: str = ""

    def line(self, done: str, subject: str) -> str:
        """The answer line: what was done, or that a person must answer the proposal."""
        if self.proposed is None:
            return f"{done} {subject}{self.receipt.tail()}"
        why = f" · {self.waits}" if self.waits else ""
        return f"not yet {done} {subject}{pending_note((self.proposed.fact.id,), self.proposed.receipt)}{why}"


def pending_note(ids: Sequence[str], receipt: Receipt) -> str:
    """The end of an answer line about proposals: which candidates a person must answer."""
    opened = receipt.tail() if receipt.opened or receipt.dry else ""
    return f" · waits for a person: {', '.join(ids)}{opened}"


def may_change(tx: Transaction, facts: Sequence[Fact] = (), why: str = "") -> bool:
    """Whether the actor may change these facts: a person, an actor the policy lists, or, if no person reviewed them, anyone
    with a reason."""
    if tx.actor.is_person or tx.actor.name in tx.workspace.policy.promotion.may_change:
        return True
    return bool(why and facts) and not any(fact.is_of_a_person for fact in facts)


def change(
    tx: Transaction,
    event: Event,
    *,
    asks: str,
    text: str,
    why: str = "",
    title: str = "",
    kind: str = "governance",
    facts: Sequence[Fact] = (),
) -> Changed:
    """Records the change, or raises a candidate for it with the field `change: asks` (`<Verb> <subject>`) and `text`."""
    may = may_change(tx, facts, why)
    waits = words_wait(tx, event) if may else ""
    try:
        tx.rehearse([event], kind=kind)
    except Refused as error:
        # the fact is reviewed: that is the reason to propose the change, not to refuse it
        if may or error.code != "ended-without-answer":
            raise
    if may and not waits:
        return Changed(tx.record([event], kind=kind, title=title))
    if not why:
        ask_for_reason(tx, facts)
    fields = {"change": asks, **({"why": why} if why else {})}
    said = text or why or asks
    intent = Intent(text=said, kind="change", id=_change_id(asks, said, tx.view.facts), fields=fields)
    raised = propose(tx, intent)
    return Changed(raised.receipt, raised, waits)


def _change_id(asks: str, text: str, taken: Collection[str]) -> str:
    """The id of a candidate that asks for this change: the act and its subject, `archived-pool-size`, if that is free."""
    act, _, subject = asks.lower().partition(" ")
    id = f"{act}-{subject.partition(' ')[0]}"
    return id if is_id(id) and id not in taken else neutral_id(f"{asks} {text}", "change", taken)


def ask_for_reason(tx: Transaction, facts: Sequence[Fact], outcome: str = "") -> None:
    """Refuses a change for which only a reason is missing: no person reviewed these facts. A thread needs its `outcome`."""
    if may_change(tx, facts, "some reason"):
        named = ", ".join([fact.id for fact in facts])
        what, how = ("an outcome", "says how it ended") if outcome else ("a reason", "says why")
        message = (
            f"{what} is missing: no person reviewed {named}, so an agent may change it at once if it {how}"
        )
        hint = tx.call.again(outcome) if outcome else tx.call.again("--why", "…")
        raise UsageError(message, code="missing-option", hint=hint)


def describe_actor(actor: Actor) -> str:
    """The actor in words; says so if an agent or a machine claimed a user's name."""
    how = {
        AGENT_ENVIRONMENT: " inside an agent's environment",
        IN_CI: " in CI, and no reviewer of the policy",
    }
    return f"{actor.posed or actor.name}{how.get(actor.via, '')}"


def require_person(tx: Transaction, what: str) -> None:
    """Refuses unless a person acts: a `user:` at a terminal, or named outside of an agent's environment."""
    refuse_unless_person(tx.call, tx.actor, what)


def refuse_unless_person(call: Call, actor: Actor, what: str) -> None:
    """Like `needs_person`, for a call without a Transaction."""
    if not actor.is_person:
        message = f"only a person may {what}, and this is {describe_actor(actor)}"
        raise Refused(message, code="needs-person", hint=ask_the_user(call.unsigned()))


def record_events(tx: Transaction, events: Sequence[Event], title: str, kind: str = "governance") -> Receipt:
    """Rehearses and records events."""
    tx.rehearse(events, kind=kind)
    return tx.record(events, kind=kind, title=title)


def may_amend(tx: Transaction) -> bool:
    """Whether the actor has a role that the policy lists; if it defines none of those roles, any person may."""
    return promotion.may_amend(tx.actor.name, tx.workspace.policy)


def amend(tx: Transaction, fact: Fact, why: str) -> tuple[Receipt, list[str]]:
    """Records the promotion and the supersessions; returns the ids that end."""
    against = fact.why.partition(": ")[2]
    standing = tx.view.facts.get(against)
    ends = [against] if standing is not None and standing.is_live else []
    kept = replace(fact, fields=(*fact.fields,))
    events: list[Event] = [
        ev.Superseded(id, fact.id, (("why", why), ("by", tx.actor.name)))
        for id in ends
        if id not in fact.supersedes
    ]
    events.append(promotion.promoted_event(kept, tx.actor.name, tx.actor.via, clock.iso(clock.now())))
    tx.rehearse(events, kind="review")
    return tx.record(events, kind="review", title=f"Amend {against}"), ends
