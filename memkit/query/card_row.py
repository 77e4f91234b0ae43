"""A search hit as JSON from its index card: the same row as `query.hit` makes from the fact, without opening it."""

from __future__ import annotations

from memkit.boot.json import loads
from memkit.recall.cards import place, verdict_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.entry_index import EntryIndex


def card_row(
    index: EntryIndex, entry: int, rank: int, explain: list[dict[str, object]] | None
) -> dict[str, object] | None:
    """The row of a hit; None if the fact must be opened."""
    state = index.state_now(entry)
    part, local = index.locate(entry)
    detail = part.segment.detail(local) if state else ""
    if not detail:
        return None
    text, outcome, kind, status, standing, origin, sem, section, evidence, successors = loads(detail)
    id, created, _ = part.segment.label(local)
    file, line, _ = place(part.segment.card(local))
    return {
        "id": id,
        "text": text,
        "outcome": outcome,
        "kind": kind,
        "status": status,
        "standing": standing,
        "created": created,
        "rank": rank,
        "tier": index.tier(entry),
        "verdict": verdict_in(state).lower(),
        # a fact with a conflict has no state on its card
        "conflicts": [],
        "origin": origin,
        "sem": sem,
        "file": file,
        "line": line,
        "explain": explain or [],
        "section": section,
        "evidence": evidence,
        "superseded_by": successors,
    }
