"""The places where faults are set: for each writing verb a small repository, the call, and what it promises."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.process import ask, without_actor

HERE = Path(__file__).parents[2]
AGENT, PERSON = "agent:codex", "user:dev"


@dataclass(frozen=True)
class Ran:
    """What one call did: exit code (negative: the signal), output, the writing calls it made, its waits."""

    code: int
    out: str
    err: str
    calls: list[str] = field(default_factory=list)
    waits: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Scene:
    """A verb: what stands before, the call, and the event its success puts once into the ledger or a journal.

    `mark` is a verb with a subject or a text; `broken` calls of `before` find a sessions folder that cannot be
    written; `policy` are words of memkit.toml to change; `words` are codes of its own for a write that fails;
    `skips` is what it answers when it leaves out a document that cannot be read.
    """

    name: str
    argv: tuple[str, ...]
    before: tuple[tuple[str, ...], ...]
    mark: tuple[str, str]
    stdin: str = ""
    files: tuple[tuple[str, str], ...] = ()
    broken: tuple[int, ...] = ()
    policy: tuple[tuple[str, str], ...] = ()
    init: bool = True
    words: tuple[str, ...] = ()
    skips: str = ""


_CANDIDATE = ("propose", "The quay lamp burns all night.", "--id", "quay-lamp")
_OTHER = ("remember", "Pilots speak English.", "--id", "pilots-english", "--actor", PERSON)
_ANSWERS = json.dumps([{"item": "quay-lamp", "answer": "promote", "why": "seen"}])
_ADR = "# 7. Keep the log in one file\n\nDate: 2026-03-02\n\n## Status\n\nAccepted\n\n## Context\n\nTwo logs drift apart.\n\n## Decision\n\nWe keep one log file.\n\n## Consequences\n\nIt grows.\n"
_QUEUED = (_OTHER, _CANDIDATE, ("session", "end", "--defer"))

_WINDOWS = tuple(
    (f"{name}_window = {old}", f"{name}_window = 0")
    for name, old in (("working", 3), ("active", 8), ("archive", 20))
)
_FERRIES = ("remember", "Ferries stop at ten.", "--id", "ferries-ten", "--actor", PERSON)
_WATCH = (("note", "The watch begins"), ("session", "end", "-m", "A quiet watch."))
_NOTES = (("session", "start", "--seed", "00000000aa"), ("note", "Oil is short"), ("wm", "touch", "1"))


# every call on the folder of sessions fails; the outbox is on a better disk
_NO_SESSIONS = {"at": 0, "how": "below", "where": "/sessions", "errno": errno.EIO}


def _old_memory() -> tuple[tuple[str, str], ...]:
    """An older memory to adopt: path and text of every file."""
    top = HERE / "fixtures" / "adopt" / "tidewatch"
    return tuple((str(path.relative_to(top)), path.read_text()) for path in sorted(top.rglob("*.md")))


SCENES = (
    Scene(
        "session end",
        ("session", "end", "-m", "Looked at lamps. Next: the buoys.", "--defer"),
        (_OTHER, ("ref", "pilots-english"), _CANDIDATE, ("note", "Oil is short")),
        ("Created", "quay-lamp"),
    ),
    Scene("promote", ("promote", "quay-lamp", "--actor", PERSON), _QUEUED, ("Promoted", "quay-lamp")),
    Scene("review", ("review", "--apply", "-", "--actor", PERSON), _QUEUED, ("Promoted", "quay-lamp"), _ANSWERS),
    Scene("replay", ("replay",), (*_QUEUED, ("promote", "quay-lamp", "--actor", PERSON, "--no-render")), ("", "")),
    Scene(
        "supersede",
        ("supersede", "pilots-english", "Pilots speak Dutch.", "--id", "pilots-dutch", "--actor", PERSON),
        (_OTHER,),
        ("Created", "pilots-dutch"),
    ),
    Scene(
        "harvest", ("harvest", "--actor", PERSON), (_OTHER,), ("Harvested", "docs/adr/0007-log.md"),
        files=(("docs/adr/0007-log.md", _ADR),), skips="1 left over",
    ),
    Scene("remember", _FERRIES, (_OTHER,), ("Created", "ferries-ten")),
    Scene("propose", _CANDIDATE, (_OTHER,), ("Created", "quay-lamp")),
    Scene("ref", ("ref", "pilots-english"), (_OTHER,), ("Referenced", "pilots-english")),
    Scene("note", ("note", "Oil is short"), (_OTHER, ("ref", "pilots-english")), ("Noted", "Oil is short")),
    Scene("wm touch", ("wm", "touch", "1"), _NOTES, ("Consolidated", "wm:00000000aa:1")),
    Scene(
        "decay", ("decay", "--apply", "--actor", PERSON), (_OTHER, *_WATCH), ("Archived", "pilots-english"),
        policy=_WINDOWS,
    ),
    Scene(
        "consent grant",
        ("consent", "grant", "--purpose", "support", "--id", "consent-pilot", "--actor", PERSON),
        (_OTHER,),
        ("Consented", "consent-pilot"),
        "the pilot on call\n",
        words=("no-data-directory",),
    ),
    Scene(
        "adopt", ("adopt", "--actor", PERSON), (), ("Adopted", "ring-buffer-72h"),
        files=_old_memory(), init=False,
    ),
    Scene("init", ("init", "--preset", "solo"), (), ("", ""), init=False),
    Scene("outbox retry", ("outbox", "retry"), (_OTHER, _FERRIES), ("Created", "ferries-ten"), broken=(1,)),
)  # fmt: skip


class Stage:
    """Runs calls in copies of prepared repositories, through a process that forks for each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.turn = 0
        # runs without a fault, as strace saw them: where, and its log
        self.traces: dict[str, tuple[Path, str]] = {}
        (folder / "data" / "memkit").mkdir(parents=True, exist_ok=True)

    def env(self) -> dict[str, str]:
        """The fixed surroundings of every call."""
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH") if name in os.environ}
        data = str(self.folder / "data")
        return {**kept, "MEMKIT_NOW": "2026-11-15T09:00:00Z", "MEMKIT_ACTOR": AGENT, "XDG_DATA_HOME": data}

    def call(
        self,
        root: Path,
        *argv: str,
        stdin: str = "",
        fault: dict[str, Any] | None = None,
        strace: list[str] | None = None,
    ) -> Ran:
        """One call of memkit in a repository, with a fault or without, or under strace with these options."""
        env = without_actor(self.env(), argv)
        request = {"root": str(root), "argv": argv, "stdin": stdin, "env": env}
        done = ask({**request, "broken": {"fault": fault, "strace": strace}})
        log = [line.split(" ") for line in done.pop("log").splitlines()]
        calls = [word for kind, word in log if kind == "call"]
        return Ran(**done, calls=calls, waits=[int(word) for kind, word in log if kind == "wait"])

    def prepared(self, scene: Scene) -> Path:
        """The repository of a scene as it stands before the call; made once."""
        root = self.folder / "before" / scene.name.replace(" ", "-")
        if not root.exists():
            root.mkdir(parents=True)
            subprocess.run(["git", "init", "-q", str(root)], check=True)
            for name, text in scene.files:
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text)
            if scene.init:
                assert self.call(root, "init", "--preset", "solo").code == 0
                self._rule(root, scene)
            for at, argv in enumerate(scene.before):
                fault = _NO_SESSIONS if at in scene.broken else None
                done = self.call(root, *argv, fault=fault)
                assert done.code == (5 if fault else 0), (argv, done)
            if scene.name == "replay":
                (root / "continuity.md").unlink()
        return root

    def _rule(self, root: Path, scene: Scene) -> None:
        text = (root / "memkit.toml").read_text()
        for old, new in scene.policy:
            assert old in text
            text = text.replace(old, new)
        (root / "memkit.toml").write_text(text)

    def fresh(self, scene: Scene) -> Path:
        """A copy of it, to be broken."""
        self.turn += 1
        root = self.folder / "now" / str(self.turn)
        shutil.copytree(self.prepared(scene), root, symlinks=True)
        return root

    def drop(self, root: Path) -> None:
        """Forgets a copy whose trial is over."""
        shutil.rmtree(root, ignore_errors=True)
