"""The gate in front of memory: what stands for and against a new claim. Finds, never decides between claims."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model.fact import REJECTED, ROLLED_BACK, Fact
from memkit.model.ids import normalised_claim
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules import decay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.contradict import Claim


_RANK = {"invariant": 1, "decision": 2, "finding": 3, "audit": 4, "bug": 4, "pattern": 3, "thread": 6}
_SILENT = ("thread", "prose", "change", "local")


@struct(frozen=True)
class Judgement:
    """What the gate found about a claim."""

    contradictions: tuple[tuple[str, str], ...] = ()
    duplicates: tuple[str, ...] = ()
    authority: str = ""
    same: str = ""
    rejected: str = ""
    # these words were memory, and taken back
    undone: str = ""


def rank(fact: Fact) -> int:
    """Authority: lower is higher. A core fact outranks whatever its kind says."""
    return 1 if decay.is_core(fact) else _RANK.get(fact.kind, 5)


def is_obligation(fact: Fact) -> bool:
    """Core, an invariant or a promoted decision: a claim that ranks lower may not weaken it."""
    return decay.is_core(fact) or fact.kind in ("invariant", "decision")


def judge(claim: Fact, state: State, policy: Policy, replaces: tuple[str, ...] = ()) -> Judgement:
    """Compares a claim with live memory; `replaces` names facts it is meant to end."""
    del policy
    wanted = normalised_claim(claim.text)
    same = rejected = undone = ""
    for other in state.facts.values():
        if other.kind != claim.kind or normalised_claim(other.text) != wanted:
            continue
        if other.status == ROLLED_BACK and not other.withheld:
            undone = undone or other.id
        elif other.id != claim.id:
            if other.status == REJECTED:
                rejected = rejected or other.id
            elif (other.is_live or other.is_waiting) and not other.closed:
                same = same or other.id
    if claim.kind in _SILENT:
        return Judgement(same=same, rejected=rejected, undone=undone)
    against, twins = compare(claim, state)
    authority = next((id for id, _ in against if weakens(claim, state.facts[id])), "")
    authority = authority or next((id for id in replaces if weakens(claim, state.facts[id])), "")
    kept = tuple(pair for pair in against if pair[0] not in replaces)
    others = tuple(id for id in twins if id not in replaces)
    return Judgement(kept, others, authority, same, rejected, undone)


def weakens(claim: Fact, standing: Fact) -> bool:
    """True when the other side is an obligation that outranks the claim."""
    return is_obligation(standing) and rank(claim) > rank(standing)


def compare(claim: Fact, state: State, *, waiting: bool = False) -> tuple[list[tuple[str, str]], list[str]]:
    """(contradictions as (id, rule), near-duplicates) among live claims, and those that wait if asked."""
    from memkit.contradict import find

    others = [
        as_claim(fact)
        for fact in state.facts.values()
        if fact.id != claim.id and (is_claim(fact) or (waiting and _waits(fact)))
    ]
    against: list[tuple[str, str]] = []
    twins: list[str] = []
    for id, verdict in find(as_claim(claim), others):
        if verdict.label == "contradiction":
            against.append((id, verdict.rule))
        elif verdict.label == "duplicate":
            twins.append(id)
    return against, twins


def _waits(fact: Fact) -> bool:
    return fact.is_waiting and fact.kind not in _SILENT and not fact.withheld


def is_claim(fact: Fact) -> bool:
    """Live facts that claim something: no threads, no prose, nothing withheld."""
    return fact.is_live and fact.kind not in _SILENT


def claim_values(fact: Fact) -> tuple[str, str, str, str, str]:
    """What the detector looks at of a fact, as plain values: id, text, key, value, term."""
    term = (fact.get("term") or fact.id) if fact.kind == "term" else ""
    return fact.id, fact.text, fact.get("key"), fact.get("value"), term


def as_claim(fact: Fact) -> Claim:
    """A fact as the detector sees it."""
    from memkit.contradict import Claim

    return Claim(*claim_values(fact))
