"""Who may see and do restricted things: read unredacted text, erase, answer facts they may not read; and the text of a
session file without the events and records of hidden facts. This is attribution, not authentication.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.model.fact import Fact
from memkit.model.policy import Policy, Role

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

ADMIN = "admin"
UNREDACTED = "unredacted"
ERASE = "erase"
_PURPOSE = "purpose:"
_WORD = lazy(r"[a-z0-9]+(?:[-._][a-z0-9]+)+")
_RECORD = "## Record: "


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
        return _role_purposes(role) or None
    return () if any(map(_role_purposes, policy.roles.values())) else None


def _role_purposes(role: Role) -> tuple[str, ...]:
    return tuple(act.removeprefix(_PURPOSE) for act in role.may if act.startswith(_PURPOSE))


def visible_lines(lines: Iterable[str], hidden: frozenset[str]) -> list[tuple[int, str]]:
    """(number, line) of the lines that may be shown; an event or record that names a hidden fact is removed completely."""
    numbered = enumerate(lines, 1)
    if not hidden:
        return list(numbered)
    kept: list[tuple[int, str]] = []
    dropping = in_record = False
    for number, line in numbered:
        if line.startswith("## "):
            dropping = in_record = line.startswith(_RECORD) and line[len(_RECORD) :].strip() in hidden
        elif line.startswith("<!-- memkit:seal"):
            dropping = in_record = False
        elif not in_record and not (dropping and line.startswith("  ")):
            dropping = _names(line, hidden)
        if not dropping:
            kept.append((number, line))
    return kept


def id_words(text: str) -> list[str]:
    """The words of a text that may be ids."""
    return _WORD.findall(text)


def _names(line: str, hidden: frozenset[str]) -> bool:
    """True if a line contains one of these ids as a whole word."""
    return not hidden.isdisjoint(id_words(line))
