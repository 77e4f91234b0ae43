"""Checks evidence again: what changed, is missing, moved, or matches again."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.evidence.forms import Piece, shown
from memkit.model.catalog import KIND
from memkit.model.fact import without_digest
from memkit.query.moved_lines import moved_pieces
from memkit.query.place_memo import PlaceMemo
from memkit.query.verdict_memo import Memo
from memkit.query.verdicts import FRESH, UNPROVEN, Verdicts

# reading verbs import this module, so it must not import what only writing needs
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.model.events import Event
    from memkit.model.fact import Fact
    from memkit.query.load import Loaded
    from memkit.query.reader import Reader
    from memkit.write.transaction import Transaction


@struct(frozen=True)
class Finding:
    """One piece of evidence, as recorded and now; `moved`: the piece in the one other file that has its lines."""

    id: str
    source: str
    verdict: str
    was: str
    now: str
    moved: str = ""

    @property
    def words(self) -> str:
        """The piece and its verdict, for people."""
        return f"{self.verdict}  {self.source}" + (f" (now in {self.moved})" if self.moved else "")


def examine_evidence(
    loaded: Loaded, facts: Iterable[Fact], hashed: bool = True, verdicts: Verdicts | None = None
) -> list[Finding]:
    """Every piece of evidence of these facts, looked at now; lines that are gone are looked for elsewhere.

    `hashed`: changed lines are hashed as they are now, for what is recorded and for programs. `verdicts`: those that
    were found already.
    """
    root = loaded.workspace.root
    rows = [(fact.id, source) for fact in facts for source in dict.fromkeys(fact.every("evidence"))]
    return _examine(rows, verdicts or Verdicts(root, memo=Memo(root)), hashed)


def _examine(rows: list[tuple[str, str]], verdicts: Verdicts, hashed: bool) -> list[Finding]:
    """The findings on (fact id, recorded piece); a piece that many facts cite is looked at once."""
    pieces = dict.fromkeys(source for _, source in rows)
    lost = [source for source in pieces if verdicts.state(source) in UNPROVEN]
    moved = moved_pieces(verdicts, lost, PlaceMemo(verdicts.root)) if lost else {}
    found = {source: _find_state(source, verdicts, moved, hashed) for source in pieces}
    verdicts.save()
    return [Finding(id, *found[source]) for id, source in rows]


def stale_evidence(reader: Reader) -> tuple[list[Finding], int]:
    """The pieces that changed or went missing, and how many pieces there are.

    Only facts with several such pieces are opened, for the order of these.
    """
    catalog, doubts = reader.catalog, reader.doubts
    seen = catalog.kinds_that(reader.visible)
    count = sum(
        catalog.get(number, KIND) in seen
        for sources in catalog.cited().values()
        for numbers in sources.values()
        for number in numbers
    )
    doubted = [(catalog.name(n), n) for n in doubts.numbers if catalog.get(n, KIND) in seen]
    rows = [(id, source) for id, number in sorted(doubted) for source, _ in doubts.pieces(number)]
    return (_examine(rows, doubts.verdicts, hashed=False) if rows else []), count


def _find_state(
    source: str, verdicts: Verdicts, moved: dict[str, Piece], hashed: bool
) -> tuple[str, str, str, str, str]:
    """What a Finding says of a piece, whichever fact cites it."""
    state = verdicts.state(source)
    if state == FRESH:
        kept = source.rpartition("@")[2]
        return without_digest(source), FRESH, kept, kept, ""
    piece = verdicts.piece(source)
    was = f"sha256:{piece.digest}" if piece.digest else ""
    elsewhere = moved.get(source)
    now = _digest_now(source, piece, verdicts) if piece.digest and hashed else ""
    return without_digest(source), state, was, now, shown(elsewhere) if elsewhere else ""


def _digest_now(source: str, piece: Piece, verdicts: Verdicts) -> str:
    from memkit.evidence.span import span_digest

    page = verdicts.page(piece.target)
    if page.data is None:
        return ""
    lines = verdicts.lines(source)
    found = page.digest if piece.whole else span_digest(lines) if lines else ""
    return f"sha256:{found}" if found else ""


def events_for(tx: Transaction, found: list[Finding]) -> list[Event]:
    """`Staled` for evidence that no longer matches and is not marked yet, `Refreshed` for evidence that matches again."""
    from memkit.model import events as ev

    events: list[Event] = []
    for item in found:
        fact = tx.state.facts[item.id]
        known = {source: now for source, _, now in fact.stale}
        stale = item.verdict in UNPROVEN
        fields = (("evidence", item.source), ("was", item.was), ("now", item.now or "missing"))
        if stale and known.get(item.source) != (item.now or "missing"):
            events.append(ev.Staled(item.id, "", fields))
        elif not stale and item.source in known:
            events.append(ev.Refreshed(item.id, "", fields))
    return events
