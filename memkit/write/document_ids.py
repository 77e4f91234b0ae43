"""Ids of claims from documents and from other tools' files: packs and near facts name them.

An agent that runs the command has read nothing of it, and nobody wrote the rules of a tool's file as memory, so the id of a
rule about people's work tells nothing of the rule.
"""

from __future__ import annotations

from memkit.model.ids import neutral_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

    from memkit.write.transaction import Transaction

# a record's number is among so many parts of its id
_NUMBERED = 3


def harmless_id(tx: Transaction, id: str, text: str, kind: str, taken: Container[str]) -> str:
    """The id made for a claim of a document; an agent's is made harmless, a person has read the document."""
    return id if tx.actor.is_person else id_without_orders(id, text, kind, taken)


def id_without_orders(id: str, text: str, kind: str, taken: Container[str]) -> str:
    """The id, or one without its words if these are about people, their work or what guards it.

    The number of a record stays: `adr-0001-3fa9c12e`.
    """
    from memkit.rules.norms.moments import is_about_work

    parts = id.split("-")
    if not is_about_work(parts):
        return id
    number = next((at for at, part in enumerate(parts[:_NUMBERED], 1) if part.isdigit()), 0)
    return neutral_id(text, "-".join(parts[:number]) or kind, taken)
