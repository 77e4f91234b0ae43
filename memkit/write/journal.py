"""Converts between events and journal lines, and a draft into the session it would become."""

from __future__ import annotations

from memkit.store import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.model.events import Event
    from memkit.model.session import Session
    from memkit.store.journals import Draft, Line


def as_line(event: Event) -> Line:
    """The journal line of an event."""
    from memkit.ledger.grammar import raw_of

    verb, subject, text, fields = raw_of(event)
    return {"verb": verb, "subject": subject, "text": text, "fields": [list(pair) for pair in fields]}


def lines_of(events: Sequence[Event], records: Sequence[tuple[str, str]] = ()) -> list[Line]:
    """The journal lines of records and events, with the time."""
    at = clock.iso(clock.now())
    lines: list[Line] = [{"record": id, "body": body} for id, body in records]
    return lines + [{**as_line(event), "at": at} for event in events]


def draft_events(draft: Draft, first: int = 0) -> list[Event]:
    """The events in a draft, from its `first` line on; skips lines that are no events, which memkit never acknowledged."""
    from memkit.ledger.grammar import make_event

    found: list[Event] = []
    for line in draft.events[first:]:
        fields = tuple((str(key), str(value)) for key, value in line.get("fields", []))
        made = make_event(line.get("verb", ""), line.get("subject", ""), line.get("text", ""), fields)
        if not isinstance(made, str):
            found.append(made)
    return found


def draft_session(draft: Draft, events: Sequence[Event]) -> Session:
    """A draft as the session it would become, for rehearsals."""
    return session_of(
        draft.head, events, tuple(draft.records.items()), f"9999-01-01-000000-{draft.seed}", draft.path
    )


def session_of(
    head: dict[str, str],
    events: Sequence[Event],
    records: Sequence[tuple[str, str]],
    stem: str,
    path: str = "draft",
) -> Session:
    """A session that is in no file yet, for rehearsals."""
    from memkit.model.session import STRICT, Session

    header = (
        ("memkit", "1"),
        *((key, value) for key, value in head.items() if key in ("kind", "actor", "task")),
    )
    return Session(stem, path, STRICT, header, tuple(events), tuple(records))
