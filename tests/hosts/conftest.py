"""A workspace of its own for every test of a host, and the memkit command run in it."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from memkit.store.actors import HOST_MARKS
from tests.process import forked

REPOSITORY = Path(__file__).parent.parent.parent
# the installed command, as a host would start it; its package is this repository's
COMMAND = Path(sys.executable).parent / ("memkit.exe" if os.name == "nt" else "memkit")
Run = Callable[..., "subprocess.CompletedProcess[str]"]
Inside = Callable[..., tuple[int, str, str]]
AWAY = {
    *(mark for mark, _ in HOST_MARKS),
    "CLAUDE_ENV_FILE",
    "CLAUDE_PROJECT_DIR",
    "GEMINI_PROJECT_DIR",
    "CURSOR_PROJECT_DIR",
}


def environment(at: int = 0, **more: str) -> dict[str, str]:
    """An environment that no host has touched, at a fixed hour."""
    kept = {
        key: value for key, value in os.environ.items() if key not in AWAY and not key.startswith("MEMKIT_")
    }
    kept["PATH"] = f"{COMMAND.parent}{os.pathsep}{kept.get('PATH', '')}"
    hour = {"MEMKIT_NOW": f"2026-11-15T{9 + at // 60:02d}:{at % 60:02d}:00Z"}
    return {**kept, **hour, "PYTHONPATH": str(REPOSITORY), **more}


def prepare(place: Path, at: int, *words: str) -> None:
    """A call that must succeed, before the test begins."""
    done = forked(words, place, environment(at))
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def empty_workspace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace as init leaves it, to be copied."""
    place = tmp_path_factory.mktemp("fresh") / "ferry"
    place.mkdir()
    subprocess.run(["git", "init", "-q", "."], cwd=place, check=True)
    prepare(place, 0, "init")
    return place


@pytest.fixture
def place(tmp_path: Path, empty_workspace: Path) -> Path:
    """A fresh workspace called ferry."""
    shutil.copytree(empty_workspace, tmp_path / "ferry", symlinks=True)
    return tmp_path / "ferry"


@pytest.fixture
def run(place: Path) -> Run:
    """Runs memkit in that workspace, at a fixed hour that moves on by a minute with every call."""
    minute = iter(range(1, 10_000))

    def call(*words: str, stdin: Any = "", actor: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        text = stdin if isinstance(stdin, str) else json.dumps(stdin)
        who = ("--actor", actor) if actor else ()
        return forked([*words, *who], place, environment(next(minute), **more), text)

    return call


@pytest.fixture
def inside(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Inside]:
    """Runs memkit in that workspace without a process of its own: (exit code, stdout, stderr)."""
    from memkit.__main__ import main

    for name in {*os.environ} - {*environment()}:
        monkeypatch.delenv(name)
    for name in ("MEMKIT_NOW", "PATH"):
        monkeypatch.setenv(name, environment()[name])
    monkeypatch.chdir(place)

    def call(*words: str, stdin: bytes = b"") -> tuple[int, str, str]:
        monkeypatch.setattr(
            sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8", errors="replace")
        )
        kept = dict(os.environ)
        try:
            code = main([*words])
        finally:
            os.environ.clear()
            os.environ.update(kept)
        out, err = capsys.readouterr()
        return code, out, err

    yield call


@pytest.fixture
def quick(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The same answers as `run`, without a process for each."""

    def call(*words: str, stdin: str = "", actor: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        with monkeypatch.context() as known:
            for name, value in more.items():
                known.setenv(name, value)
            code, out, err = inside(*words, *(("--actor", actor) if actor else ()), stdin=stdin.encode())
        return subprocess.CompletedProcess(words, code, out, err)

    return call
