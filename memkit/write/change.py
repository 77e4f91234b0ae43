"""Changing memory: at once by those who may, else as a candidate of kind `change`."""

from __future__ import annotations

from collections.abc import Sequence

from memkit.boot.struct import struct
from memkit.errors import Refused
from memkit.model.events import Event
from memkit.write.claims import Intent, Raised, propose
from memkit.write.transaction import Receipt, Transaction


@struct(frozen=True)
class Changed:
    """A change that took effect, or the candidate that asks for it."""

    receipt: Receipt
    proposed: Raised | None = None

    def tail(self) -> str:
        """What the answer line adds."""
        if self.proposed is not None:
            return f" · proposed as {self.proposed.fact.id}, for review{self.proposed.receipt.tail()}"
        return self.receipt.tail()


def may_change(tx: Transaction) -> bool:
    """A person, or an actor the policy lists."""
    return tx.actor.is_person or tx.actor.name in tx.workspace.policy.promotion.may_change


def change(
    tx: Transaction,
    event: Event,
    *,
    asks: str,
    text: str,
    why: str = "",
    title: str = "",
    kind: str = "governance",
) -> Changed:
    """Records the change, or raises it: `asks` is `<Verb> <subject>` and `text` its words."""
    tx.rehearse([event], kind=kind)
    if may_change(tx):
        return Changed(tx.record([event], kind=kind, title=title))
    fields = {"change": asks, **({"why": why} if why else {})}
    raised = propose(tx, Intent(text=text or why or asks, kind="change", fields=fields))
    return Changed(raised.receipt, raised)


def needs_person(tx: Transaction, what: str) -> None:
    """What only a person may do needs a `user:` actor, named when there is no terminal."""
    if not tx.actor.is_person:
        hint = tx.call.again("--actor", "user:NAME")
        raise Refused(
            f"only a person may {what}, and this is {tx.actor.name}", code="needs-person", hint=hint
        )


def record(tx: Transaction, events: Sequence[Event], title: str, kind: str = "governance") -> Receipt:
    """Rehearses and records events that need no gate of their own."""
    tx.rehearse(events, kind=kind)
    return tx.record(events, kind=kind, title=title)
