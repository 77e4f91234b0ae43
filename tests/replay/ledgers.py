"""Small ledgers, written in the test: events in, state out. Sessions are named by one word, in stem order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

from memkit.ledger.parse import in_order
from memkit.model import events as ev
from memkit.model.events import Event, Fields
from memkit.model.ids import content_hash
from memkit.model.session import STRICT, Session
from memkit.model.state import State
from memkit.replay import fold

DANA = "user:dana"
CODEX = "agent:codex"


def stem(day: int) -> str:
    """The stem of the session of that day."""
    return f"2026-01-{day:02}-120000"


def digest(day: int) -> str:
    return sha256(str(day).encode()).hexdigest()


def session(
    day: int,
    *events: Event,
    seen: Sequence[int] | None = None,
    kind: str = "work",
    actor: str = CODEX,
    records: tuple[tuple[str, str], ...] = (),
    more: Fields = (),
) -> Session:
    """The session of a day. `seen`: the days it knew at its start; None: it says nothing of it."""
    header: Fields = (("memkit", "1"), ("kind", kind), ("actor", actor), *more)
    if seen is not None:
        links = ", ".join(f"{stem(other)}@{digest(other)[:12]}" for other in seen)
        header = (*header, ("seen", links or "none"))
    numbered = tuple(replace(event, line=line) for line, event in enumerate(events, 1))
    return Session(
        stem(day), f"sessions/{stem(day)}.md", STRICT, header, numbered, records, sha256=digest(day)
    )


def created(id: str, text: str = "", kind: str = "fact", **fields: str) -> ev.Created:
    section = {"thread": "threads", "finding": "findings", "invariant": "invariants"}.get(kind, "facts")
    pairs = (("section", section), ("kind", kind), ("src", "agent"), *fields.items())
    return ev.Created(id, text or f"About {id}.", pairs)


def promoted(id: str, text: str = "", by: str = DANA, **fields: str) -> ev.Promoted:
    given = {
        "by": by,
        "via": "terminal",
        "target": "continuity",
        "content": content_hash(text or f"About {id}."),
        "reviewed": "2026-01-01T12:00:00Z",
        **fields,
    }
    return ev.Promoted(id, "", tuple(given.items()))


def answer(kind: type[ev.OfId], id: str, why: str = "because", by: str = DANA) -> Event:
    return kind(id, "", (("by", by), ("why", why)))  # type: ignore[return-value]


def revised(id: str, text: str, body: str = "") -> ev.Revised:
    return ev.Revised(id, text, (("content", content_hash(text, body)),))


def live(id: str, text: str = "", kind: str = "fact", **fields: str) -> tuple[Event, Event]:
    """A fact as memory, in two events."""
    return created(id, text, kind, **fields), promoted(id, text)


def state_of(*sessions: Session) -> State:
    """The fold, however the sessions were listed."""
    return fold(in_order(sessions))


def problems(state: State) -> list[tuple[str, str, int]]:
    """Each problem as (code, day of the session, line)."""
    return [(item.code, item.file[17:19], item.line) for item in state.problems]


def codes(state: State) -> list[str]:
    return [item.code for item in state.problems]


def conflicts(state: State) -> list[tuple[str, tuple[str, ...]]]:
    """Each open conflict as (rule, ids)."""
    return [(item.rule, item.ids) for item in state.conflicts.values() if item.is_open]
