"""Packs in the ledger: the facts that a session got, and their tokens."""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.model.events import Packed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    # (tokens, fact ids) of one pack or recall
    GivenFacts = tuple[int, list[str]]

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
