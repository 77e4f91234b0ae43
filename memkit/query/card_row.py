"""A search hit as JSON: from its index card, or the same row from the fact (`query.hit`) if that must be opened."""

from __future__ import annotations

from memkit.boot.json import loads
from memkit.recall.cards import place, verdict_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.entry_index import EntryIndex
    from memkit.query.reader import Reader
    from memkit.recall.rank import Hit

    Data = dict[str, object]


def hit_row(reader: Reader, found: Hit, rank: int = 0, explain: list[Data] | None = None) -> Data:
    """The row of a hit."""
    return card_row(reader.index, found.entry, rank, explain) or _opened_row(reader, found, rank, explain)


def card_row(index: EntryIndex, entry: int, rank: int, explain: list[Data] | None) -> Data | None:
    """The row of a hit from its card; None if the fact must be opened."""
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


def _opened_row(reader: Reader, found: Hit, rank: int, explain: list[Data] | None) -> Data:
    """The row of a hit from its fact."""
    from memkit.query.hit import hit
    from memkit.recall.passages import split_id

    id, line = split_id(found.id)
    fact = reader.state.facts[id]
    row = hit(reader, fact, rank, explain)
    if line:
        from memkit.recall.passages import passages

        text = dict(passages(fact.body or fact.text)).get(line, "")
        row["passage"] = {"line": line, "text": reader.filled(text)}
    return row
