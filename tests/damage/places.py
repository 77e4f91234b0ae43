"""A memory of five sessions, made once and copied, and memkit called in this process."""

from __future__ import annotations

import io
import shutil
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from memkit.__main__ import main
from tests.recall.places import Said

FACTS = {
    "deploy-branch": "Deploys run from the release branch",
    "upload-limit": "Uploads are limited to 25 MB",
    "cache-warm": "The cache is warmed before the first request",
    "nightly-job": "The nightly job starts at two",
}
INTACT = FACTS["cache-warm"]


class House:
    """A workspace and the calls made in it; every call is a minute after the one before."""

    def __init__(self, root: Path, patch: pytest.MonkeyPatch, minute: int = 0) -> None:
        self.root, self._patch, self.minute = root, patch, minute

    def run(self, *words: str, who: str = "user:dana", stdin: str = "") -> Said:
        """One call of memkit."""
        self.minute += 1
        self._patch.setenv("MEMKIT_NOW", f"2026-05-04T{8 + self.minute // 60:02d}:{self.minute % 60:02d}:00Z")
        self._patch.setenv("MEMKIT_ACTOR", who)
        self._patch.setenv("XDG_DATA_HOME", str(self.root.parent / "data"))
        self._patch.setattr("sys.stdin", io.StringIO(stdin))
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err):
            code = main(["-C", str(self.root), *words])
        return Said(code, out.getvalue(), err.getvalue())

    def do(self, *words: str) -> Said:
        """As `run`, and it has to succeed."""
        said = self.run(*words)
        assert said.code == 0, (words, said)
        return said

    def projections(self) -> dict[str, bytes]:
        """Every rendered file."""
        found = [self.root / "continuity.md", *sorted((self.root / "memory").rglob("*.md"))]
        return {path.relative_to(self.root).as_posix(): path.read_bytes() for path in found}

    def ledger(self) -> set[str]:
        """The names of everything in the sessions folder."""
        return {path.relative_to(self.root).as_posix() for path in (self.root / "sessions").rglob("*")}


def build(root: Path, patch: pytest.MonkeyPatch) -> House:
    """A memory with a fact a session, a key and a question asked."""
    root.mkdir(parents=True)
    house = House(root, patch)
    house.do("init", "--preset", "solo", "-q")
    for id, text in FACTS.items():
        house.do("remember", text, "--id", id, "-q")
    house.do("set", "status", "alpha", "-q")
    assert len(house.ledger()) == 5
    return house


def copied(house: House, root: Path, patch: pytest.MonkeyPatch) -> House:
    """The same memory elsewhere, asked once so that its caches are warm."""
    shutil.copytree(house.root, root, symlinks=True)
    copy = House(root, patch, house.minute)
    copy.do("recall", "uploads")
    return copy
