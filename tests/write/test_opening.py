"""Agents call several tools at once: the first commands of one writer still make one session."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

MEMKIT = Path(sys.executable).parent / "memkit"


def test_first_commands_at_once_open_one_session(tmp_path: Path) -> None:
    environment = {**os.environ, "MEMKIT_ACTOR": "agent:codex", "HOME": str(tmp_path)}
    subprocess.run([MEMKIT, "init"], cwd=tmp_path, env=environment, check=True, capture_output=True)
    notes = [
        subprocess.Popen(
            [MEMKIT, "note", f"Thought {number}."], cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL
        )
        for number in range(6)
    ]
    assert [note.wait() for note in notes] == [0] * 6
    (journal,) = (tmp_path / ".memkit" / "open").iterdir()
    seed = journal.name.removesuffix(".jsonl")
    lines = journal.read_text().splitlines()[1:]
    assert sorted(line.partition(f"wm:{seed}:")[2][0] for line in lines) == list("123456")
