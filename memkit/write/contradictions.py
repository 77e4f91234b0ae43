"""Records contradictions between live facts that no session has recorded, in the session that is being sealed."""

from __future__ import annotations

from memkit.errors import Refused
from memkit.model import counted
from memkit.model import events as ev

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.events import Event
    from memkit.rules.gate import Clash
    from memkit.store.journals import Draft
    from memkit.write.transaction import Transaction


def contradicted_events(tx: Transaction, clashes: Iterable[Clash]) -> list[Event]:
    """The events that record these pairs, each with its ids in order."""
    sides = [(*sorted((id, other)), rule) for id, other, rule in clashes]
    return [
        ev.Contradicted(left, right, (("rule", rule), ("by", tx.actor.name))) for left, right, rule in sides
    ]


def merged_events(
    tx: Transaction,
    events: Sequence[Event],
    records: Sequence[tuple[str, str]] = (),
    draft: Draft | None = None,
) -> list[Event]:
    """The events for contradictions that came with a merge, as they stand after this session: its draft and `events`.

    Other open sessions do not count: this session saw both sides, so no later one will compare them again.
    """
    if len(tx.state.heads) < 2:
        return []
    from memkit.query.merged_claims import merged_clashes
    from memkit.write.trial import Trial

    trial = Trial(tx.state, () if draft is None else (draft,), tx.actor.name)
    try:
        trial.add(events, records)
    except Refused:
        # the events were judged before, together with other open sessions: what they name may stand there
        pass
    found = merged_clashes(tx.loaded, trial.state, tx.book_of(trial.state))
    return contradicted_events(tx, found)


def merged_notes(events: Sequence[Event]) -> list[str]:
    """What the end of a session says of the contradictions that a merge brought."""
    if not events:
        return []
    number = counted(len(events), "contradiction")
    return [f"recorded {number} between facts that a merge brought together: memkit list conflicts"]
