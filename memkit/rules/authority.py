"""Who may do what only an administrator may: read unredacted, erase. Attribution, not authentication."""

from __future__ import annotations

from memkit.model.policy import Policy

ADMIN = "admin"
UNREDACTED = "unredacted"
ERASE = "erase"


def may(actor: str, act: str, policy: Policy) -> bool:
    """In the role `admin` or one whose `may` lists the act; where the policy defines none such, any person."""
    if not actor.startswith("user:"):
        return False
    roles = [role for name, role in policy.roles.items() if name == ADMIN or act in role.may]
    return any(actor in role.people for role in roles) if roles else True
