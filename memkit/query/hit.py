"""One search hit as JSON, with what this reader may see: from its fact, or the same row from its index card."""

from __future__ import annotations

from memkit.boot.json import loads
from memkit.recall.cards import place, split_id, verdict_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.model.fact import Fact
    from memkit.query.entry_index import EntryIndex
    from memkit.query.reader import Reader
    from memkit.recall.rank import Hit
    from memkit.rules.view import SessionRows

    Data = dict[str, object]


def hit(
    reader: Reader,
    fact: Fact,
    rank: int,
    explain: list[dict[str, object]] | None = None,
    rows: SessionRows | None = None,
) -> dict[str, object]:
    """A hit: the text of a fact, its state, its origin, and why it matched."""
    from memkit.rules import decay, view
    from memkit.rules.disputes import rechecker

    at, line, _ = fact.history[0] if fact.history else (0, 1, "")
    rows = view.SessionRows(reader.state) if rows is None else rows
    return {
        "id": fact.id,
        "text": reader.filled(fact.text),
        "outcome": reader.filled(fact.outcome),
        "kind": fact.kind,
        "status": fact.shown_status,
        "standing": view.standing_of(fact),
        "created": fact.created,
        "rank": rank,
        "tier": decay.tier(fact, reader.state, reader.policy)[0],
        "verdict": reader.verdict(fact),
        "conflicts": list(view.open_conflicts(fact, reader.state)),
        "disputed_by": reader.disputed_by(fact),
        "rechecked": rechecker(fact),
        "origin": fact.origin,
        "sem": view.promotion_sem(fact, reader.state, rows),
        "file": rows.path(at),
        "line": line,
        "explain": explain or [],
        "section": view.section(fact),
        "evidence": list(fact.every("evidence")),
        "superseded_by": list(fact.superseded_by),
    }


def hit_text(row: dict[str, object]) -> str:
    """The text of a hit as readers see it; a closed thread includes its outcome."""
    return f"{row['text']} → {row['outcome']}" if row["outcome"] else str(row["text"])


def hit_standing(row: dict[str, object]) -> str:
    """The state of a hit as text: its tier, then warnings in capitals."""
    from memkit.rules import view

    words = (row[name] for name in ("kind", "status", "tier", "verdict", "standing"))
    against = row.get("disputed_by")
    said = _with_recheck(view.standing(*map(str, words)), str(row.get("rechecked") or ""))
    return with_dispute(said, against if isinstance(against, list) else [])


def with_dispute(standing: str, against: Sequence[str]) -> str:
    """The standing of a fact, and the pending candidates that contradict it."""
    from memkit.rules.disputes import dispute_note

    return f"{standing} · {dispute_note(against)}" if against else standing


def _with_recheck(standing: str, by: str) -> str:
    from memkit.rules.disputes import recheck_note

    return f"{standing} · {recheck_note(by)}" if by else standing


def fact_standing(reader: Reader, fact: Fact) -> str:
    """The state of a fact, in the words of `standing`."""
    from memkit.rules import decay, view
    from memkit.rules.disputes import rechecker

    tier = decay.tier(fact, reader.state, reader.policy)[0]
    verdict = reader.verdict(fact)
    said = view.standing(fact.kind, fact.shown_status, tier, verdict, view.standing_of(fact))
    return with_dispute(_with_recheck(said, rechecker(fact)), reader.disputed_by(fact))


def hit_row(reader: Reader, found: Hit, rank: int = 0, explain: list[Data] | None = None) -> Data:
    """The row of a hit: from its card, or from its fact if that must be opened."""
    return card_row(reader.index, found.entry, rank, explain) or _opened_row(reader, found, rank, explain)


def _opened_row(reader: Reader, found: Hit, rank: int, explain: list[Data] | None) -> Data:
    id, line = split_id(found.id)
    fact = reader.state.facts[id]
    row = hit(reader, fact, rank, explain)
    if line:
        from memkit.recall.cards import passages

        text = dict(passages(fact.body or fact.text)).get(line, "")
        row["passage"] = {"line": line, "text": reader.filled(text)}
    return row


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
        # a fact with a conflict, disputed by a candidate or rechecked by an agent has no state on its card
        "conflicts": [],
        "disputed_by": [],
        "rechecked": "",
        "origin": origin,
        "sem": sem,
        "file": file,
        "line": line,
        "explain": explain or [],
        "section": section,
        "evidence": evidence,
        "superseded_by": successors,
    }
