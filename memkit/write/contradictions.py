"""Records contradictions between live facts that no session has recorded, in the session that is being sealed."""

from __future__ import annotations

from memkit.errors import Refused
from memkit.model import counted
from memkit.model import events as ev
from memkit.rules.gate import CLAIMING, is_claim, without_recorded
from memkit.write.journal import draft_events

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.events import Event
    from memkit.model.state import State
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
    from memkit.query.merged_claims import merged_clashes, unrecorded_pairs

    own = draft_events(draft) if draft is not None else []
    if any(event.verb in CLAIMING for event in (*own, *events)):
        after = _state_after(tx, events, records, draft)
        return contradicted_events(tx, merged_clashes(tx.loaded, after, lambda: tx.book_of(after)))
    found = unrecorded_pairs(tx.loaded, lambda: tx.book_of(tx.state))
    if not found:
        return []
    after = _state_after(tx, events, records, draft)
    left = [pair for pair in found if all(is_claim(after.facts[id]) for id in pair[:2])]
    return contradicted_events(tx, without_recorded(left, after))


def _state_after(
    tx: Transaction, events: Sequence[Event], records: Sequence[tuple[str, str]], draft: Draft | None
) -> State:
    from memkit.write.trial import Trial

    trial = Trial(tx.state, () if draft is None else (draft,), tx.actor.name)
    try:
        trial.add(events, records)
    except Refused:
        # the events were judged before, together with other open sessions: what they name may stand there
        pass
    return trial.state


def merged_notes(events: Sequence[Event]) -> list[str]:
    """What the end of a session says of the contradictions that a merge brought."""
    if not events:
        return []
    number = counted(len(events), "contradiction")
    return [f"recorded {number} between facts that a merge brought together: memkit list conflicts"]
