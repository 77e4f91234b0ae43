"""One hit of a search, in the shape that programs rely on, as this reader may be told it. Looks, decides nothing."""

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
        """The file of a session; empty where there is none."""
        return self[at].path if at < self._count else ""


def hit(
    reader: Reader,
    fact: Fact,
    rank: int,
    explain: list[dict[str, object]] | None = None,
    rows: Rows | None = None,
) -> dict[str, object]:
    """A fact that was found: what it says, how it stands, where it comes from, why it is here."""
    at, line, _ = fact.history[0] if fact.history else (0, 1, "")
    rows = Rows(reader.state) if rows is None else rows
    return {
        "id": fact.id,
        "text": reader.filled(fact.text),
        "outcome": reader.filled(view.outcome(fact)),
        "kind": fact.kind,
        "status": fact.shown_status,
        "standing": view.standing_of(fact),
        "created": fact.created,
        "rank": rank,
        "tier": decay.tier(fact, reader.state, reader.policy)[0],
        "verdict": reader.verdict(fact),
        "conflicts": list(view.open_conflicts(fact, reader.state)),
        "origin": fact.origin,
        "sem": _sem(reader, fact, rows),
        "file": rows.path(at),
        "line": line,
        "explain": explain or [],
        "section": view.section(fact),
        "evidence": list(fact.every("evidence")),
        "superseded_by": list(fact.superseded_by),
    }


def _sem(reader: Reader, fact: Fact, rows: Rows) -> str:
    """What the writer of its promotion could have known."""
    # its own story knows the session; the table of all sessions is large
    for at, _, verb in reversed(fact.history):
        if verb == "Promoted" and rows[at].stem == fact.promoted_in:
            return rows[at].sem
    known = reader.state.ordinal.get(fact.promoted_in) if fact.promoted_in else None
    return rows[known].sem if known is not None else ""


def standing(row: dict[str, object]) -> str:
    """How a hit stands, for people: its tier, then what is wrong with it in capitals."""
    words = (row[name] for name in ("kind", "status", "tier", "verdict", "standing"))
    return view.standing(*map(str, words))


class Alike:
    """What is the same of facts that differ only in their words, worked out once: a search may find thousands."""

    def __init__(self, reader: Reader, places: tuple[str, ...]) -> None:
        self._reader, self._places = reader, places
        self._told: dict[object, bool] = {}
        self._stands: dict[object, str] = {}

    def is_told(self, fact: Fact) -> bool:
        """Whether it stands where was asked, and this reader may see it."""
        kin = fact.fields, fact.kind, fact.status, fact.archived, fact.withheld, not fact.promotion
        told = self._told.get(kin)
        if told is None:
            is_here = decay.place(fact) in self._places
            told = self._told[kin] = is_here and self._reader.visible(fact)
        return told

    def stands(self, fact: Fact) -> str:
        """How it stands, as `standing` says it of a hit."""
        kin = (
            *(fact.fields, fact.kind, fact.section, fact.status, fact.closed, fact.archived, fact.stale),
            *(fact.pinned_by, fact.old_core, fact.conflicts),
            *(
                fact.uses,
                fact.used_work,
                fact.anchor_work,
                fact.verified_work,
                fact.is_reviewed,
                fact.withheld,
            ),
        )
        said = self._stands.get(kin)
        if said is None:
            said = self._stands[kin] = _stands(self._reader, fact)
        return said


def _stands(reader: Reader, fact: Fact) -> str:
    tier = decay.tier(fact, reader.state, reader.policy)[0]
    verdict = reader.verdict(fact)
    return view.standing(fact.kind, fact.shown_status, tier, verdict, view.standing_of(fact))
