"""One search hit as JSON, with what this reader may see."""

from __future__ import annotations

from memkit.rules import decay, view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.model.state import Row, State
    from memkit.query.reader import Reader


class Rows(dict[int, "Row"]):
    """Ordinal of a session → its row, each looked up once: many hits come from one session."""

    def __init__(self, state: State) -> None:
        self._all, self._count = state.rows, len(state.rows)

    def __missing__(self, at: int) -> Row:
        self[at] = row = self._all[at]
        return row

    def path(self, at: int) -> str:
        """The file of a session; empty if there is none."""
        return self[at].path if at < self._count else ""


def hit(
    reader: Reader,
    fact: Fact,
    rank: int,
    explain: list[dict[str, object]] | None = None,
    rows: Rows | None = None,
) -> dict[str, object]:
    """A hit: the text of a fact, its state, its origin, and why it matched."""
    at, line, _ = fact.history[0] if fact.history else (0, 1, "")
    rows = Rows(reader.state) if rows is None else rows
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
        "origin": fact.origin,
        "sem": promotion_sem(fact, reader.state, rows),
        "file": rows.path(at),
        "line": line,
        "explain": explain or [],
        "section": view.section(fact),
        "evidence": list(fact.every("evidence")),
        "superseded_by": list(fact.superseded_by),
    }


def details(fact: Fact, state: State, rows: Rows) -> str:
    """What an index card keeps for `query.card_row`: the values of a hit that change only with the fact."""
    from memkit.boot.json import dumps

    first = (fact.text, fact.outcome, fact.kind, fact.shown_status, view.standing_of(fact), fact.origin)
    evidence, successors = list(fact.every("evidence")), list(fact.superseded_by)
    return dumps([*first, promotion_sem(fact, state, rows), view.section(fact), evidence, successors])


def promotion_sem(fact: Fact, state: State, rows: Rows) -> str:
    """The `sem` digest of the session that promoted the fact: what its writer could know."""
    # the fact's history has the ordinal; the table of all sessions is large
    for at, _, verb in reversed(fact.history):
        if verb == "Promoted" and rows[at].stem == fact.promoted_in:
            return rows[at].sem
    known = state.ordinal.get(fact.promoted_in) if fact.promoted_in else None
    return rows[known].sem if known is not None else ""


def hit_standing(row: dict[str, object]) -> str:
    """The state of a hit as text: its tier, then warnings in capitals."""
    words = (row[name] for name in ("kind", "status", "tier", "verdict", "standing"))
    return view.standing(*map(str, words))


def fact_standing(reader: Reader, fact: Fact) -> str:
    """The state of a fact, in the words of `standing`."""
    tier = decay.tier(fact, reader.state, reader.policy)[0]
    verdict = reader.verdict(fact)
    return view.standing(fact.kind, fact.shown_status, tier, verdict, view.standing_of(fact))
