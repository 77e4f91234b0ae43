"""Locks: who holds one is told, who was killed holds none, and what stands in the file does not matter."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from memkit.errors import Locked
from memkit.store import drafts, journals
from tests.faults import verdict
from tests.faults.scenes import HERE, SCENES, Stage

_HOLDER = """
import sys, time
from memkit.store.lock import Lock
with Lock(sys.argv[1], 1, "user:keeper"):
    print("held", flush=True)
    time.sleep(600)
"""


@contextmanager
def _holder(root: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that holds the lock until it is killed."""
    words = [sys.executable, "-c", _HOLDER, str(root / ".memkit" / "lock")]
    env = {**os.environ, "PYTHONPATH": str(HERE)}
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "held\n"
            yield process
        finally:
            process.kill()


def _root(stage: Stage, name: str) -> Path:
    root = stage.fresh(next(scene for scene in SCENES if scene.name == name))
    toml = root / "memkit.toml"
    toml.write_text(toml.read_text().replace("lock_seconds = 10", "lock_seconds = 1"))
    return root


def test_who_holds_the_lock_is_told_with_its_process_and_its_age(stage: Stage) -> None:
    root = _root(stage, "replay")
    with _holder(root) as holder:
        ran = stage.call(root, "replay")
        assert (ran.code, ran.out) == (5, "")
        told = (
            r"memkit: error: another writer holds the lock: user:keeper, process (\d+),"
            r" since \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ \(\d+ s\) \[LOCKED\]\nhint: .+\n"
        )
        found = re.fullmatch(told, ran.err)
        assert found is not None, ran.err
        assert found[1] == str(holder.pid)


def test_an_event_is_recorded_though_the_projections_must_wait(stage: Stage) -> None:
    root = _root(stage, "remember")
    with _holder(root):
        ran = stage.call(
            root, "remember", "Ferries stop at ten.", "--id", "ferries-ten", "--actor", "user:dev"
        )
        assert ran.code == 0
        assert (
            "recorded, but the projections were not rendered: another writer holds the lock: user:keeper"
            in (ran.err)
        )
        assert verdict.events(root, ("Created", "ferries-ten")) == 1
    assert stage.call(root, "replay").code == 0
    assert stage.call(root, "replay", "--check").code == 0


def test_whoever_is_killed_holds_no_lock(stage: Stage) -> None:
    root = _root(stage, "replay")
    with _holder(root) as holder:
        os.kill(holder.pid, signal.SIGKILL)
        holder.wait()
        # its name still stands in the file
        assert (root / ".memkit" / "lock").read_text().startswith("user:keeper ")
        assert stage.call(root, "replay").code == 0
    assert (root / ".memkit" / "lock").read_text() == ""


@pytest.mark.parametrize("text", ["", "user:gone 1 2020-01-01T00:00:00Z\n", "\0" * 300, "no lock at all"])
def test_an_old_lock_file_stops_nobody(stage: Stage, text: str) -> None:
    root = _root(stage, "replay")
    (root / ".memkit" / "lock").write_text(text)
    assert stage.call(root, "replay").code == 0


@pytest.mark.parametrize("text", ["", "a b 2026-13-45", "\0" * 300, "user:x 1 yesterday"])
def test_a_lock_whose_file_says_nonsense_is_told_all_the_same(stage: Stage, text: str) -> None:
    root = _root(stage, "replay")
    with _holder(root):
        (root / ".memkit" / "lock").write_text(text)
        ran = stage.call(root, "replay")
        assert (ran.code, "another writer holds the lock: unknown [LOCKED]" in ran.err) == (5, True), ran


def test_a_session_held_by_another_command_is_told_with_its_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    monkeypatch.setattr(drafts, "_PATIENCE", 0)
    draft = journals.Draft("7c1f0a93be", str(tmp_path / "7c1f0a93be.jsonl"), {})
    assert drafts.create(draft, {"head": {"actor": "agent:codex"}, "at": "2026-11-15T09:00:00Z"})
    other = os.open(draft.path, os.O_RDWR)
    fcntl.flock(other, fcntl.LOCK_EX)
    with pytest.raises(Locked) as told, drafts.hold_draft(draft):
        pass
    assert re.fullmatch(
        r"another command writes the session 7c1f0a93be: agent:codex, last written \S+Z \(\d+ s ago\)",
        told.value.message,
    )
    os.close(other)
    with drafts.hold_draft(draft):
        pass
