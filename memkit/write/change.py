"""Changing memory: at once by those who may, else as a candidate of kind `change`."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.errors import Refused
from memkit.model.events import Event
from memkit.model.fact import AGENT_ENVIRONMENT, IN_CI, Fact
from memkit.rules.promotion import ask_the_user
from memkit.store.actors import Actor
from memkit.write.claims import Raised, propose
from memkit.write.intent import Intent
from memkit.write.transaction import Receipt, Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.query.call import Call


@struct(frozen=True)
class Changed:
    """A change that took effect, or the candidate that asks for it."""

    receipt: Receipt
    proposed: Raised | None = None

    def line(self, done: str, subject: str) -> str:
        """The answer: what was done, or that a person must answer the proposal first."""
        if self.proposed is None:
            return f"{done} {subject}{self.receipt.tail()}"
        return f"not yet {done} {subject}{waits_as((self.proposed.fact.id,), self.proposed.receipt)}"


def waits_as(ids: Sequence[str], receipt: Receipt) -> str:
    """The end of an answer about a proposal: which candidates wait for a person."""
    opened = receipt.tail() if receipt.opened or receipt.dry else ""
    return f" · waits for a person: {', '.join(ids)}{opened}"


def may_change(tx: Transaction, facts: Sequence[Fact] = (), why: str = "") -> bool:
    """A person, or an actor the policy lists; anyone who gives a reason, if no person stands behind these facts."""
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
    """Records the change, or raises it: `asks` is `<Verb> <subject>` and `text` its words."""
    may = may_change(tx, facts, why)
    try:
        tx.rehearse([event], kind=kind)
    except Refused as error:
        # that a person stands behind it is why this is asked, not why it is refused
        if may or error.code != "ended-without-answer":
            raise
    if may:
        return Changed(tx.record([event], kind=kind, title=title))
    fields = {"change": asks, **({"why": why} if why else {})}
    raised = propose(tx, Intent(text=text or why or asks, kind="change", fields=fields))
    return Changed(raised.receipt, raised)


def described(actor: Actor) -> str:
    """Who acts, in words: a name that an agent or a machine gave itself is called so."""
    how = {
        AGENT_ENVIRONMENT: " inside an agent's environment",
        IN_CI: " in CI, and no reviewer of the policy",
    }
    return f"{actor.posed or actor.name}{how.get(actor.via, '')}"


def needs_person(tx: Transaction, what: str) -> None:
    """What only a person may do needs a `user:` at a terminal, or named outside an agent's environment."""
    refuse_unless_person(tx.call, tx.actor, what)


def refuse_unless_person(call: Call, actor: Actor, what: str) -> None:
    """The same for a call that has opened no ledger yet."""
    if not actor.is_person:
        message = f"only a person may {what}, and this is {described(actor)}"
        raise Refused(message, code="needs-person", hint=ask_the_user(call.unsigned()))


def record(tx: Transaction, events: Sequence[Event], title: str, kind: str = "governance") -> Receipt:
    """Rehearses and records events that need no gate of their own."""
    tx.rehearse(events, kind=kind)
    return tx.record(events, kind=kind, title=title)
