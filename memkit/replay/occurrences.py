"""Sessions in which a text appeared, changed or ended."""

from __future__ import annotations

from memkit.ledger.grammar import subject_of, text_of
from memkit.model import events as ev
from memkit.model.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


_ENDS = (ev.Superseded, ev.Archived, ev.RolledBack, ev.Rejected, ev.Promoted, ev.Revised, ev.Closed)
Found = list[tuple[str, list[tuple[int, str]]]]


def sessions_saying(
    sessions: Iterable[Session], text: str, ids: set[str], hidden: frozenset[str] = frozenset()
) -> Found:
    """(stem, [(line, event in words)]) of the sessions in which the text appeared, changed or ended; in order.

    Skips events about `hidden` facts.
    """
    found: Found = []
    saying = set(ids)
    for session in sessions:
        here: list[tuple[int, str]] = []
        for event in session.events:
            said = text_of(event)
            about = _ids(event)
            if about & hidden:
                continue
            if text in said:
                saying |= about
            if text in said or (isinstance(event, _ENDS) and about & saying):
                words = f"{event.verb} {subject_of(event)}" + (f" — {said}" if said else "")
                here.append((event.line, words))
        if here:
            found.append((session.stem, here))
    return found


def _ids(event: ev.Event) -> set[str]:
    if isinstance(event, ev.OfId):
        return {event.id}
    return {event.left, event.right} - {""} if isinstance(event, ev.OfPair) else set()
