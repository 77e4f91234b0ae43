"""A story: sessions one after the other, each sealed by memkit's own writer and linked to what it could know."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from hashlib import sha256

from memkit.ledger.parse import in_order, read_session
from memkit.ledger.session_text import seal, sealed_digest, write_session
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import ROUTES
from memkit.model.generated import sem
from memkit.model.ids import content_hash
from memkit.model.session import HEADER, Session
from memkit.replay import fold

DANA, KIM = "user:dana", "user:kim"
CODEX, GEMINI = "agent:codex", "agent:gemini"


class Story:
    """A case of `fixtures/ledgers/`: its policy, and the files of its ledger by path."""

    def __init__(self, name: str, policy: str = "") -> None:
        self.name, self.policy = name, policy
        self.files: dict[str, bytes] = {}
        self._sessions: dict[str, Session] = {}

    def day(
        self,
        time: str,
        *events: Event,
        title: str = "",
        kind: str = "work",
        actor: str = CODEX,
        prose: str = "",
        records: tuple[tuple[str, str], ...] = (),
        knows: Iterable[str] | None = None,
        folder: str = "sessions",
        **header: str,
    ) -> str:
        """One sealed session, ended at `YYYY-MM-DD HH:MM`; `knows` are the stems of its heads, else all there are."""
        ended = datetime.fromisoformat(time)
        known = self._closure(self._heads() if knows is None else knows)
        state = fold(in_order(known))
        values = {
            "memkit": "1",
            "kind": kind,
            "title": title or f"The work of {ended:%d %B}",
            "actor": actor,
            "started": f"{ended - timedelta(minutes=25):%Y-%m-%dT%H:%M:%SZ}",
            "ended": f"{ended:%Y-%m-%dT%H:%M:%SZ}",
            "seed": sha256(f"{self.name} {time}".encode()).hexdigest()[:10],
            "seen": ", ".join(f"{stem}@{self._sessions[stem].sha256[:12]}" for stem in sorted(state.heads)),
            "sem": sem(state),
            **header,
        }
        values["seen"] = values["seen"] or "none"
        pairs = tuple((key, values[key]) for key in HEADER if key in values)
        body = write_session(pairs, prose, events, records)
        stem = f"{ended:%Y-%m-%d-%H%M%S}-{sealed_digest(body)[:10]}"
        self.file(f"{folder}/{stem}.md", seal(body))
        return stem

    def by_hand(self, stem: str, text: str, folder: str = "sessions") -> str:
        """A file that somebody wrote without memkit; returns its digest."""
        self.file(f"{folder}/{stem}.md", text.encode())
        return sha256(text.encode()).hexdigest()

    def file(self, path: str, data: bytes) -> None:
        """Adds a session file, whoever wrote it."""
        stem = path.rpartition("/")[2].removesuffix(".md")
        self.files[path] = data
        self._sessions[stem] = read_session(data, stem, path)[0]

    def _heads(self) -> set[str]:
        return fold(in_order(self._sessions.values())).heads

    def _closure(self, stems: Iterable[str]) -> list[Session]:
        """What someone who saw these sessions could know; a file that says nothing knows all before it."""
        found: dict[str, Session] = {}
        todo = sorted(stems)
        while todo:
            stem = todo.pop()
            if stem not in found:
                session = found[stem] = self._sessions[stem]
                seen = session.seen
                todo += [other for other in self._sessions if other < stem] if seen is None else dict(seen)
        return list(found.values())


def raised(id: str, text: str, kind: str = "fact", evidence: str = "", **fields: str) -> Event:
    """A candidate; pieces of evidence are parted by spaces."""
    given = {"section": ROUTES[kind][1], "kind": kind, "src": "agent", **fields}
    return ev.Created(id, text, (*given.items(), *(("evidence", piece) for piece in evidence.split())))


def kept(id: str, text: str, kind: str = "fact", by: str = DANA, body: str = "", **fields: str) -> Event:
    """The promotion of a claim with this text."""
    given = {
        "by": by,
        "via": "terminal",
        "target": ROUTES[kind][0],
        "content": content_hash(text, body),
        "reviewed": "2026-01-01T12:00:00Z",
        **fields,
    }
    return ev.Promoted(id, "", tuple(given.items()))


def memory(id: str, text: str, kind: str = "fact", body: str = "", **fields: str) -> tuple[Event, Event]:
    """A claim that becomes memory at once, in two events."""
    return raised(id, text, kind, **fields), kept(id, text, kind, body=body)


def said(kind: type[ev.OfId], id: str, text: str = "", by: str = DANA, **fields: str) -> Event:
    """An event on one fact, signed."""
    return kind(id, text, (("by", by), *fields.items()))  # type: ignore[return-value]


def reworded(id: str, text: str) -> Event:
    """Other words for the same thing."""
    return ev.Revised(id, text, (("content", content_hash(text)),))


def used(*ids: str) -> Event:
    """A use of these facts."""
    return ev.Referenced(ids)
