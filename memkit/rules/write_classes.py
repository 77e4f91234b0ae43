"""Write classes: the policy's requirements for a claim, checked when it is raised, when it is promoted and by `check`."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model.cited import path_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.model.policy import Policy, WriteClass
    from memkit.model.state import State

CORRECTION = "correction"
AUTO = "auto"


@struct(frozen=True)
class Broken:
    """A broken rule of a claim's class: the key in the policy, a sentence, and the words that correct the call."""

    rule: str
    reason: str
    mends: str = ""


def table_of(fact: Fact, policy: Policy) -> WriteClass | None:
    """The policy's table for the class of a fact."""
    return policy.classes.get(fact.get("class"))


def broken_rule(fact: Fact, policy: Policy) -> Broken | None:
    """The first rule of its class that a claim breaks, whoever raises or promotes it; None if it breaks none."""
    table, key = table_of(fact, policy), fact.get("key")
    if table is None:
        return None
    name = fact.get("class")
    if table.keys and key and not any(is_under(key, prefix) for prefix in table.keys):
        reason = f"[classes.{name}] keys does not allow {key}"
        return Broken("keys", reason, f"{table.keys[0].rstrip('/')}/…")
    have = len({path_of(source) for source in fact.every("evidence")})
    if have < table.evidence:
        reason = f"[classes.{name}] evidence asks for {table.evidence}, and this cites {have}"
        return Broken("evidence", reason, " ".join(["--evidence PATH"] * (table.evidence - have)))
    return None


def needs_review(fact: Fact, policy: Policy) -> Broken | None:
    """The rule of its class that requires a person, even if `auto_approve` lists the class."""
    table, name = table_of(fact, policy), fact.get("class")
    if table is None:
        return None
    if table.durable:
        return Broken("durable", f"[classes.{name}] is durable, and a person answers for that")
    if table.approval != AUTO:
        return Broken("approval", f"[classes.{name}] approval is {table.approval}")
    return None


def is_under(key: str, prefix: str) -> bool:
    """Whether a canonical key is below a prefix of whole parts: `user/pref/me/editor` is below `user/pref`."""
    return key == prefix or key.startswith(prefix if prefix.endswith("/") else f"{prefix}/")


def corrected_facts(fact_class: str, key: str, state: State) -> tuple[str, ...]:
    """The live facts that a correction of this key replaces."""
    if fact_class != CORRECTION or not key:
        return ()
    return tuple(fact.id for fact in state.facts.values() if fact.is_live and fact.get("key") == key)
