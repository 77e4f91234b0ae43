"""Current counts, and the packs in the ledger: the facts that a session got, and their tokens. `query.numbers` counts what
happened over time.
"""

from __future__ import annotations

from collections import Counter

from memkit.boot.digest import sha256
from memkit.model.events import Packed
from memkit.model.fact import Fact
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules import decay

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    # (tokens, fact ids) of one pack or recall
    GivenFacts = tuple[int, list[str]]


Counts = dict[str, int]


def statistics(state: State, policy: Policy) -> dict[str, Counts]:
    """Current counts of facts by tier, layer and kind, threads, redactions, and sessions by kind and actor."""
    facts = [fact for fact in state.facts.values() if fact.kind != "prose"]
    live = [fact for fact in facts if fact.is_live]
    return {
        "sessions": _counted(row.kind for row in state.rows),
        "actors": _counted(row.actor for row in state.rows),
        "tiers": _counted(decay.tier(fact, state, policy)[0] for fact in live),
        "layers": _counted(decay.layer(fact, policy) for fact in live),
        "kinds": _counted(fact.kind for fact in live),
        "threads": _threads(facts, state),
        "redactions": dict(sorted(state.redactions.items())),
    }


def _counted(names: object) -> Counts:
    return dict(sorted(Counter(names).items()))  # type: ignore[call-overload]


def _threads(facts: list[Fact], state: State) -> Counts:
    threads = [fact for fact in facts if fact.kind == "thread" and fact.is_memory]
    closed = [fact for fact in threads if fact.closed]
    took = [fact.closed_at - state.ordinal.get(fact.origin, fact.closed_at) for fact in closed]
    return {
        "open": len(threads) - len(closed),
        "closed": len(closed),
        "sessions_to_close": sum(took) // len(took) if took else 0,
    }


PACK, RECALL = "pack", "recall"


def packed_event(
    name: str, ids: Sequence[str], sem: str, *, tokens: int, budget: int | None = None, how: str = ""
) -> Packed:
    """The event of one pack; `how`: set if a hook sent it, `pack` or `recall`."""
    given = {
        "pack": name,
        "budget": str(tokens if budget is None else budget),
        "tokens": str(tokens),
        "how": how,
        "ids": ", ".join(ids) or "none",
        "sem": sem,
    }
    return Packed("", tuple((key, value) for key, value in given.items() if value))


def packed_events(packs: Sequence[GivenFacts], recalled: Sequence[GivenFacts], sem: str) -> list[Packed]:
    """The events of what hooks sent to a session: one per pack, and one for all recalls for its prompts."""
    found = [packed_event(_name(ids), ids, sem, tokens=tokens, how=PACK) for tokens, ids in packs]
    if recalled:
        every = list(dict.fromkeys(id for _, ids in recalled for id in ids))
        spent = sum(tokens for tokens, _ in recalled)
        found.append(packed_event(_name(every), every, sem, tokens=spent, how=RECALL))
    return found


def _name(ids: Sequence[str]) -> str:
    return sha256(",".join(ids).encode()).hexdigest()[:12]
