"""A repository for one test, and memkit in it: in a process of its own, or in this one where speed counts."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.process import forked, without_actor

NOW = "2026-11-15T09:00:00Z"
COMMAND = Path(sys.executable).with_name("memkit")
# what only a new interpreter reads
_OF_PYTHON = frozenset(("PYTHONHASHSEED", "PYTHONPATH", "TZ"))


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


@dataclass
class House:
    """A git repository with a workspace, a fixed clock and a fixed actor."""

    root: Path
    env: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.root.mkdir(parents=True, exist_ok=True)
        if not (self.root / ".git").exists():
            subprocess.run(["git", "init", "-q", str(self.root)], check=True)
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
        data = _data_of(self.root)
        fixed = {"MEMKIT_NOW": NOW, "MEMKIT_ACTOR": "agent:codex", "XDG_DATA_HOME": str(data)}
        self.env = {**kept, **fixed, **self.env}

    def copy_to(self, root: Path) -> House:
        """The same repository and its private data at another place: as it stands, without building it anew."""
        for old, new in ((self.root, root), (_data_of(self.root), _data_of(root))):
            if old.exists():
                shutil.copytree(old, new, symlinks=True)
        return House(root, {**self.env, "XDG_DATA_HOME": str(_data_of(root))})

    def entered(self, monkeypatch: pytest.MonkeyPatch) -> House:
        """This house, with its environment as this process's own."""
        for name, value in self.env.items():
            monkeypatch.setenv(name, value)
        return self

    def run(self, *words: str, stdin: str = "", env: Mapping[str, str] | None = None) -> Said:
        """The command in the repository, in a process of its own; started anew if the environment is Python's."""
        known = without_actor({**self.env, **(env or {})}, words)
        if _OF_PYTHON.isdisjoint(known):
            done = forked(words, self.root, known, stdin)
        else:
            done = subprocess.run(
                [str(COMMAND), *words],
                cwd=self.root,
                env=known,
                input=stdin,
                capture_output=True,
                text=True,
                check=False,
            )
        return Said(done.returncode, done.stdout, done.stderr)

    def do(self, *words: str, stdin: str = "", env: Mapping[str, str] | None = None) -> Said:
        """As `run`, and it has to succeed."""
        said = self.run(*words, stdin=stdin, env=env)
        assert said.code == 0, (words, said)
        return said

    def sessions(self) -> dict[str, bytes]:
        """The ledger: name → bytes."""
        return {path.name: path.read_bytes() for path in sorted((self.root / "sessions").glob("*.md"))}


def _data_of(root: Path) -> Path:
    """Where a repository's private data lie: beside it."""
    return root.parent / f"{root.name}-data"


def in_process(root: Path, *words: str, stdin: str | None = None) -> Said:
    """`main` in this process: the same answer, without a start of Python. The environment is the caller's."""
    from memkit.__main__ import main

    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), pytest.MonkeyPatch.context() as patch:
        if "--actor" in words:
            patch.delenv("MEMKIT_ACTOR", raising=False)
        if stdin is not None:
            patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        code = main(["-C", str(root), *words])
    return Said(code, out.getvalue(), err.getvalue())


def new_house(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    preset: str = "solo",
    *,
    files: Mapping[str, str] | None = None,
) -> House:
    """A fresh workspace with these files to cite; its environment is this process's, its actor an agent."""
    made = House(tmp_path / "repo").entered(monkeypatch)
    for path, text in (files or {}).items():
        (made.root / path).parent.mkdir(parents=True, exist_ok=True)
        (made.root / path).write_text(text, encoding="utf-8")
    assert in_process(made.root, "init", "--preset", preset).code == 0
    return made
