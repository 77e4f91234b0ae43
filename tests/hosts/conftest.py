"""A workspace of its own for every test of a host, and the memkit command run in it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

REPOSITORY = Path(__file__).parent.parent.parent
Run = Callable[..., "subprocess.CompletedProcess[str]"]
MARKS = (
    "CLAUDECODE",
    "CODEX_SANDBOX",
    "CODEX_THREAD_ID",
    "GEMINI_CLI",
    "CURSOR_AGENT",
    "COPILOT_CLI",
    "OPENCODE",
)


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs memkit in a fresh workspace called ferry, at a fixed hour that moves on by a minute with every call."""
    place = tmp_path / "ferry"
    place.mkdir()
    minute = iter(range(10_000))

    def call(*words: str, stdin: Any = "", actor: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        at = next(minute)
        environment = {
            key: value
            for key, value in os.environ.items()
            if key not in MARKS and not key.startswith("MEMKIT_")
        }
        environment |= {
            "MEMKIT_NOW": f"2026-11-15T{9 + at // 60:02d}:{at % 60:02d}:00Z",
            "PYTHONPATH": str(REPOSITORY),
        } | more
        text = stdin if isinstance(stdin, str) else json.dumps(stdin)
        who = ("--actor", actor) if actor else ()
        return subprocess.run(
            [sys.executable, "-m", "memkit", *words, *who],
            cwd=place, env=environment, input=text, capture_output=True, text=True, encoding="utf-8", check=False,
        )  # fmt: skip

    subprocess.run(["git", "init", "-q", "."], cwd=place, check=True)
    assert call("init").returncode == 0
    return call


@pytest.fixture
def place(tmp_path: Path, run: Run) -> Path:
    """Where that workspace is."""
    return tmp_path / "ferry"
