"""An older memory on the move: files in, the adopt session written, read back and folded. No file is written."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from memkit.documents.tools.plan import Plan, plan
from memkit.ledger.parse import read_session, sort_key
from memkit.ledger.session_text import seal, sealed_digest, write_session
from memkit.model import Problem
from memkit.model.generated import stem_of
from memkit.model.session import Session
from memkit.model.state import State
from memkit.replay import fold

Files = Mapping[str, bytes]

_HERE = Path(__file__).resolve().parents[3] / "fixtures" / "adopt"
DAY = "2025-05-05"


def fixture(name: str) -> dict[str, bytes]:
    """A repository of the fixtures: path → bytes."""
    root = _HERE / name
    return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}


def pages(**texts: str) -> dict[str, bytes]:
    """A repository of a few pages: `continuity`, `vision`, `index`, `archive`, `threads`, `policy`, sessions by stem."""
    named = {
        "continuity": "memory/continuity.md",
        "vision": "memory/vision.md",
        "index": "memory/archive/INDEX.md",
        "archive": "memory/archive/2025-Q1.md",
        "threads": "memory/open-threads/thread-x.md",
        "policy": "memory/decay-policy.md",
    }
    return {named[key]: text.encode() for key, text in texts.items()}


def session(stem: str, *lines: str) -> dict[str, bytes]:
    """An old session file with these lines of references."""
    return {
        f"memory/sessions/{stem}.md": "\n".join(
            ["# Session", "", "## Memory References", "", *lines, ""]
        ).encode()
    }


def replay(files: Files) -> tuple[State, list[Problem]]:
    """The fold of a repository's sessions, as the conductor does it: twice when an adopt session lists old files."""
    readings = [read_session(files[path], stem, path) for stem, path in _stems(files)]
    sessions = [session for session, _ in readings]
    state = fold(sessions)
    if state.legacy:
        state = fold(sessions, legacy=state.legacy)
    wrong = [
        found for session, problems in readings if session.stem not in state.legacy for found in problems
    ]
    return state, [*wrong, *state.problems]


def _stems(files: Files) -> list[tuple[str, str]]:
    named = [(stem_of(path.rpartition("/")[2]), path) for path in files if "/sessions/" in path]
    return sorted(((stem, path) for stem, path in named if stem), key=lambda pair: sort_key(pair[0]))


def read_back(taken: Plan) -> tuple[Session, list[Problem]]:
    """The adopt session as the ledger reads it."""
    stem, data = sealed(taken)
    return read_session(data, stem, f"memory/sessions/{stem}.md")


def sealed(taken: Plan, day: str = DAY) -> tuple[str, bytes]:
    """The adopt session of a day: its stem and its bytes."""
    header = (
        ("memkit", "1"),
        ("kind", "adopt"),
        ("title", "Take over the old memory"),
        ("actor", "user:ina"),
        ("started", f"{day}T10:00:00Z"),
        ("ended", f"{day}T10:00:00Z"),
        ("seed", "0a1b2c3d4e"),
    )
    body = write_session(header, "", taken.events, taken.records)
    return f"{day}-100000-{sealed_digest(body)[:10]}", seal(body)


def planned(files: Files) -> Plan:
    """The plan for a repository as it stands."""
    return plan(files, replay(files)[0])


def moved(files: Files, day: str = DAY) -> dict[str, bytes]:
    """The repository with its adopt session."""
    stem, data = sealed(planned(files), day)
    return {**files, f"memory/sessions/{stem}.md": data}
