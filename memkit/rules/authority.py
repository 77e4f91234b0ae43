"""Who may do restricted things: read unredacted text, erase, answer facts they may not read. This is attribution, not
authentication."""

from __future__ import annotations

from memkit.model.fact import Fact
from memkit.model.policy import Policy, Role

ADMIN = "admin"
UNREDACTED = "unredacted"
ERASE = "erase"
_PURPOSE = "purpose:"


def may(actor: str, act: str, policy: Policy) -> bool:
    """Whether the actor's role is `admin` or its `may` lists the act; any person, if the policy defines no such role."""
    if not actor.startswith("user:"):
        return False
    roles = [role for name, role in policy.roles.items() if name == ADMIN or act in role.may]
    return any(actor in role.people for role in roles) if roles else True


def may_take_back(fact: Fact, actor: str, person: bool, policy: Policy) -> bool:
    """Whether a writer may answer a fact that they may not read: the person who recorded it, or any person if no person did;
    never an agent. Otherwise a fact could be stuck while the policy names no roles."""
    if policy.roles or not person:
        return False
    return fact.author == actor or not fact.author.startswith("user:")


def purposes(role: Role | None, policy: Policy) -> tuple[str, ...] | None:
    """The purposes for which a reader reads, from `may` of their role (`purpose:support`); None means any purpose.

    A role without purposes reads for any purpose. If other roles name purposes, a reader without a role has none.
    """
    if role is not None:
        return _named(role) or None
    return () if any(map(_named, policy.roles.values())) else None


def _named(role: Role) -> tuple[str, ...]:
    return tuple(act.removeprefix(_PURPOSE) for act in role.may if act.startswith(_PURPOSE))
