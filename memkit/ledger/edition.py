"""Which edition a session is of: 2 if it says what the first edition of memkit does not know, else 1.

An older memkit stops at a session of edition 2 instead of folding it differently.
"""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.ids import LIST_IDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.model.events import Event

LISTS = LIST_IDS[0]
# fields of an event that mean something new
_FIELDS: dict[str, frozenset[str]] = {
    "Verified": frozenset({"content", "evidence"}),
    "Refreshed": frozenset({"by"}),
    "Created": frozenset({"again", "asks", "auto", "via"}),
    "Promoted": frozenset({"pass", "profile"}),
    "Set": frozenset({"fingerprint"}),
    "Consented": frozenset({"entity"}),
    "Erased": frozenset({"vault"}),
    "Adopted": frozenset({"order", "row", "stays"}),
    "Summarised": frozenset({"how"}),
}
# events that the first edition takes only with a reason
_REASONED = (ev.Deferred, ev.Rejected, ev.Quarantined, ev.RolledBack, ev.Archived)


def edition(kind: str, events: Iterable[Event], records: Iterable[tuple[str, str]]) -> int:
    """1, or 2 if any part of the session needs the second edition to be read as it was meant."""
    if kind != "adopt" and any(id == LISTS for id, _ in records):
        return 2
    return 2 if any(_is_new(event) for event in events) else 1


def _is_new(event: Event) -> bool:
    if isinstance(event, ev.Reopened) or (isinstance(event, _REASONED) and not event.get("why")):
        return True
    if isinstance(event, ev.Noted) and not event.get("ttl"):
        return True
    known = _FIELDS.get(event.verb)
    if known is not None and any(key in known for key, _ in event.fields):
        return True
    if isinstance(event, ev.Created | ev.Promoted | ev.Verified | ev.Refreshed):
        return any("#" in value for value in event.every("evidence"))
    return False
