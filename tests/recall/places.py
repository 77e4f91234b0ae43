"""Small workspaces for the tests of searching: ledgers written by hand, and memkit called in this process."""

from __future__ import annotations

import io
import json
import time
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from memkit.__main__ import main
from memkit.ledger.session_text import seal, sealed_digest, write_session
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import ROUTES
from memkit.model.ids import content_hash

BEGIN = 1_790_000_000


@dataclass(frozen=True)
class Said:
    """What one call answered."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> dict[str, Any]:
        """The `data` of a --json answer."""
        found: dict[str, Any] = json.loads(self.out)["data"]
        return found


class Place:
    """A workspace without git, the clock standing a minute later at every call."""

    def __init__(self, root: Path, monkeypatch: Any) -> None:
        self.root, self._patch, self._now = root, monkeypatch, BEGIN
        monkeypatch.setenv("XDG_DATA_HOME", str(root.parent / f"{root.name}-data"))
        root.mkdir(parents=True)
        self.do("init", "--preset", "solo", "-q")

    def run(self, *words: str, who: str = "user:dana") -> Said:
        """One call of memkit."""
        self._now += 60
        self._patch.setenv("MEMKIT_NOW", iso(self._now))
        self._patch.setenv("MEMKIT_ACTOR", who)
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err):
            code = main(["-C", str(self.root), *words])
        return Said(code, out.getvalue(), err.getvalue())

    def do(self, *words: str, who: str = "user:dana") -> Said:
        """As `run`, and it has to succeed."""
        said = self.run(*words, who=who)
        assert said.code == 0, (words, said)
        return said


def iso(at: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


def created(id: str, text: str, kind: str = "fact", **fields: str) -> list[Event]:
    """A fact raised by an agent and promoted by a person."""
    told = (
        ("section", ROUTES[kind][1]),
        ("kind", kind),
        ("src", "agent"),
        *fields.items(),
        ("by", "agent:codex"),
    )
    return [ev.Created(id, text, told), promoted(id, text, kind)]


def promoted(id: str, text: str, kind: str = "fact") -> Event:
    target, content = ROUTES[kind][0], content_hash(text)
    fields = (
        ("by", "user:dana"),
        ("via", "terminal"),
        ("target", target),
        ("content", content),
        ("reviewed", iso(BEGIN)),
    )
    return ev.Promoted(id, "", fields)


def write_ledger(
    root: Path,
    sessions: Sequence[Sequence[Event]],
    first: int = 0,
    records: Mapping[str, str] | None = None,
    kind: str = "work",
) -> list[Path]:
    """Session files with these events below root/sessions, one after the other, linked and sealed."""
    folder = root / "sessions"
    folder.mkdir(parents=True, exist_ok=True)
    if not (root / "memkit.toml").exists():
        (root / "memkit.toml").write_text("[layout]\n")
    paths = []
    for number, events in enumerate(sessions, first):
        before = max(folder.glob("*.md"), default=None)
        seen = f"{before.stem}@{sha256(before.read_bytes()).hexdigest()[:12]}" if before else "none"
        at, seed = BEGIN + number * 600, sha256(str(number).encode()).hexdigest()[:10]
        header = (
            ("memkit", "1"), ("kind", kind), ("title", f"Part {number}"), ("actor", "agent:codex"),
            ("started", iso(at - 60)), ("ended", iso(at)), ("seed", seed), ("seen", seen),
            ("sem", f"sha256:{sha256(seed.encode()).hexdigest()}"),
        )  # fmt: skip
        data = seal(
            write_session(
                header, "Work was done.\n\nNext: more of it.", list(events), tuple((records or {}).items())
            )
        )
        digest = sealed_digest(data[: data.rindex(b"<!-- memkit:seal ")])
        path = folder / f"{time.strftime('%Y-%m-%d-%H%M%S', time.gmtime(at))}-{digest[:10]}.md"
        path.write_bytes(data)
        paths.append(path)
    return paths
