"""The gate: finds what supports and what contradicts a new claim, says why two claims cannot both hold, which
contradictions no session has recorded, and which claims of a task still wait for an answer. It reports and never decides.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model.fact import PENDING, REJECTED, ROLLED_BACK, VALIDATED, Conflict, Fact
from memkit.model.ids import normalised_claim
from memkit.model.state import State
from memkit.rules import decay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Sequence
    from typing import Protocol

    from memkit.contradict import Claim
    from memkit.model.state import FactTable

    class Known(Protocol):
        """What the gate needs to know of memory: facts by id, and which of them a claim must be compared with."""

        @property
        def facts(self) -> FactTable: ...
        def same_words(self, text: str) -> Sequence[str]: ...
        def worth_comparing(self, claim: Claim, waiting: bool) -> Sequence[str]: ...


_RANK = {"invariant": 1, "decision": 2, "finding": 3, "audit": 4, "bug": 4, "pattern": 3, "thread": 6}
_LOWEST = 7
_SILENT = ("thread", "prose", "change", "local")


@struct(frozen=True)
class Judgement:
    """What the gate found about a claim."""

    contradictions: tuple[tuple[str, str], ...] = ()
    duplicates: tuple[str, ...] = ()
    authority: str = ""
    same: str = ""
    rejected: str = ""
    # the id of a fact with the same words that was undone
    undone: str = ""


def rank(fact: Fact) -> int:
    """The authority of a fact: a lower number ranks higher. A core fact outranks all others, whatever its kind, and an
    unreviewed one outranks none."""
    if decay.is_unreviewed(fact):
        return _LOWEST
    return 1 if decay.is_core(fact) else _RANK.get(fact.kind, 5)


def is_obligation(fact: Fact) -> bool:
    """True for a reviewed fact that is core, an invariant or a decision: a lower-ranking claim may not weaken it."""
    return not decay.is_unreviewed(fact) and (decay.is_core(fact) or fact.kind in ("invariant", "decision"))


class Everything:
    """`Known` by comparing every fact: the reference that faster implementations must agree with."""

    def __init__(self, state: State) -> None:
        self.facts = state.facts

    def same_words(self, text: str) -> list[str]:
        """The ids of the facts with the same words, in order."""
        wanted = normalised_claim(text)
        return [fact.id for fact in self.facts.values() if normalised_claim(fact.text) == wanted]

    def worth_comparing(self, claim: Claim, waiting: bool) -> list[str]:
        """The ids of the live claims, and with `waiting` of the pending ones, that share enough words with this claim."""
        from memkit.contradict.search import Signatures, closest
        from memkit.contradict.signatures import signature, words_of

        among = Signatures()
        for fact in self.facts.values():
            if fact.id != claim.id and (is_claim(fact) or is_pending_claim(fact)):
                among.add(fact.id, words_of(signature(as_claim(fact))))
        mine = words_of(signature(claim))
        found = among.sharing(mine)
        return closest(mine, [row for row in found if waiting or is_claim(self.facts[row[0]])])


def _is_turned_down(other: Fact, claim: Fact) -> bool:
    """True if the same words were rejected as another kind of claim; rejected as local, they may still be a fact."""
    return other.status == REJECTED and other.kind not in _SILENT and claim.kind not in _SILENT


def judge(claim: Fact, known: Known, replaces: tuple[str, ...] = ()) -> Judgement:
    """Compares a claim with live memory; `replaces`: the facts that it is meant to supersede."""
    same = rejected = undone = ""
    for other in map(known.facts.__getitem__, known.same_words(claim.text)):
        if other.kind != claim.kind and not _is_turned_down(other, claim):
            continue
        if other.status == ROLLED_BACK and not other.withheld:
            undone = undone or other.id
        elif other.id != claim.id:
            if other.status == REJECTED:
                rejected = rejected or other.id
            elif (other.is_live or other.is_waiting) and not other.closed:
                # a live claim with these words rather than one that waits
                same = other.id if not same or (other.is_live and not known.facts[same].is_live) else same
    if claim.kind in _SILENT:
        return Judgement(same=same, rejected=rejected, undone=undone)
    against, twins = compare(claim, known)
    facts = known.facts
    authority = next((id for id, _ in against if weakens(claim, facts[id])), "")
    authority = authority or next((id for id in replaces if weakens(claim, facts[id])), "")
    kept = tuple(pair for pair in against if pair[0] not in replaces)
    others = tuple(id for id in twins if id not in replaces)
    return Judgement(kept, others, authority, same, rejected, undone)


def weakens(claim: Fact, standing: Fact) -> bool:
    """True if the standing fact is an obligation that outranks the claim."""
    return is_obligation(standing) and rank(claim) > rank(standing)


def compare(claim: Fact, known: Known, *, waiting: bool = False) -> tuple[list[tuple[str, str]], list[str]]:
    """(contradictions as (id, rule), near-duplicates) among live claims, and with `waiting` among pending ones."""
    from memkit.contradict.search import verdicts_on

    asked = as_claim(claim)
    others = known.worth_comparing(asked, waiting)
    against: list[tuple[str, str]] = []
    twins: list[str] = []
    for id, verdict in verdicts_on(asked, [as_claim(known.facts[id]) for id in others]):
        if verdict.label == "contradiction":
            against.append((id, verdict.rule))
        elif verdict.label == "duplicate":
            twins.append(id)
    return against, twins


def is_pending_claim(fact: Fact) -> bool:
    """True for a pending candidate that claims something."""
    return fact.is_waiting and fact.kind not in _SILENT and not fact.withheld


def is_claim(fact: Fact) -> bool:
    """True for a live fact that claims something: not a thread, not prose, not withheld."""
    return fact.is_live and fact.kind not in _SILENT


def claim_values(fact: Fact) -> tuple[str, str, str, str, str]:
    """The values of a fact that the contradiction rules use: id, text, key, value, term."""
    term = (fact.get("term") or fact.id) if fact.kind == "term" else ""
    return fact.id, fact.text, fact.get("key"), fact.get("value"), term


def as_claim(fact: Fact) -> Claim:
    """A fact as a claim for the contradiction rules."""
    from memkit.contradict import Claim

    return Claim(*claim_values(fact))


def unanswered_in_task(state: State, task: str) -> list[Fact]:
    """Candidates raised in a task's sessions that nobody has answered."""
    stems = {row.stem for row in state.rows if row.task == task}
    return [
        fact
        for fact in state.facts.values()
        if fact.origin in stems and fact.status in (PENDING, VALIDATED) and not is_withdrawn(fact, state)
    ]


def is_withdrawn(fact: Fact, state: State) -> bool:
    """Whether it was memory and waits again only because a person reviewed the other side of a contradiction."""
    return fact.is_waiting and any(verb == "Withdrawn" for _, verb, _ in state.changes.get(fact.id, ()))


_REASONS = {
    "said": "its author says that both cannot hold",
    "same-id": "created twice under one id, in other words",
    "double-supersede": "two successors of one fact",
    "concurrent-set": "set apart, to different values",
    "concurrent-revision": "revised apart, in different words",
    "concurrent-answer": "promoted on one branch, turned down on another",
    "concurrent-change": "changed or ended on one branch, confirmed by a person on another",
    "concurrent-close": "closed on one branch, used on another",
}


def conflict_reason(conflict: Conflict) -> str:
    """The rule that found a conflict, in a few words; the rule's name if it is unknown (from a newer memkit)."""
    if conflict.rule in _REASONS:
        return _REASONS[conflict.rule]
    from memkit.contradict import contradiction

    try:
        return contradiction(conflict.rule).reason
    except KeyError:
        return conflict.rule


# from this many new claims on, one comparison of all with all is cheaper
_FEW = 20
# events that change what a fact claims
CLAIMING = frozenset({"Promoted", "Revised", "Reactivated", "Rolled-back", "Reopened", "Resolved"})

Clash = tuple[str, str, str]

# the rule name of duplicates
_DUPLICATE = "duplicate"


def unrecorded_clashes(
    state: State,
    new: Container[str] | None,
    facts: list[Fact] | None = None,
    known: Known | None = None,
    clashing: Sequence[Clash] | None = None,
) -> list[Clash]:
    """(id, other id, rule) of contradictions that no conflict records, sorted by ids.

    `new`: the stems of the sessions whose claims are checked; None checks all live claims. `facts`: the facts that these
    sessions name. `known` finds what a claim clashes with without comparing every fact. `clashing`: all clashing pairs of
    live claims, if they are known already.
    """
    candidates = state.facts.values() if facts is None else facts
    asked = {fact.id: fact for fact in candidates if is_claim(fact) and _is_checked(fact, state, new)}
    if not asked:
        return []
    few = len(asked) <= _FEW and new is not None
    pairs = (
        clashes_by_claim(asked, known or Everything(state))
        if few
        else _clashes_among_all(asked, state, clashing)
    )
    return without_recorded(pairs, state)


def without_recorded(pairs: Sequence[Clash], state: State) -> list[Clash]:
    """Each pair once, sorted, without those that a conflict records, open or settled."""
    recorded = {frozenset(conflict.ids) for conflict in state.conflicts.values()} if pairs else set()
    found = {frozenset(pair[:2]): pair for pair in reversed(pairs) if frozenset(pair[:2]) not in recorded}
    return sorted(found.values())


def _is_checked(fact: Fact, state: State, new: Container[str] | None) -> bool:
    if new is None or fact.promoted_in in new:
        return True
    return any(verb in CLAIMING and state.rows[at].stem in new for at, _, verb in fact.history)


def clashes_by_claim(asked: dict[str, Fact], known: Known) -> list[Clash]:
    """(id, other id, rule) of what contradicts each of these claims in live memory."""
    return [(id, other, rule) for id, fact in asked.items() for other, rule in compare(fact, known)[0]]


def _clashes_among_all(asked: dict[str, Fact], state: State, clashing: Sequence[Clash] | None) -> list[Clash]:
    if clashing is None:
        from memkit.contradict.search import judge_all

        clashing = judge_all([as_claim(fact) for fact in state.facts.values() if is_claim(fact)]).found
    found: list[Clash] = []
    for left, right, rule in clashing:
        if rule != _DUPLICATE and (left in asked or right in asked):
            found.append((left, right, rule) if left in asked else (right, left, rule))
    return found
