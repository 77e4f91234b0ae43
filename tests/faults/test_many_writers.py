"""Many writers at once, some of them killed: everything acknowledged is there, sealed and replayed."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faults import verdict
from tests.faults.scenes import HERE, SCENES, Stage

_WRITER = """
import io, os, sys, json
from contextlib import redirect_stdout
from memkit.__main__ import main
root, who, count, log = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
for turn in range(count):
    out = io.StringIO()
    with redirect_stdout(out):
        main(["-C", root, "--actor", f"agent:{who}", "note", f"{who} saw ship {turn}"])
        code = main(["-C", root, "--actor", f"agent:{who}", "session", "end", "-m", f"{who} {turn}", "--json"])
    if code == 0:
        with open(log, "a") as file:
            file.write(json.loads(out.getvalue().splitlines()[-1])["data"]["session"] + "\\n")
"""


def _writers(
    stage: Stage, root: Path, writers: int, count: int
) -> list[tuple[subprocess.Popen[bytes], Path]]:
    env = {**stage.env(), "PYTHONPATH": str(HERE)}
    started = []
    for number in range(writers):
        log = root.parent / f"{root.name}-log-{number}"
        log.touch()
        words = [sys.executable, "-c", _WRITER, str(root), f"writer{number}", str(count), str(log)]
        started.append((subprocess.Popen(words, env=env, stderr=subprocess.PIPE), log))
    return started


def _acknowledged(started: list[tuple[subprocess.Popen[bytes], Path]]) -> list[str]:
    return [stem for _, log in started for stem in log.read_text().split()]


def _wait_for_one(log: Path) -> None:
    """Until the writer has acknowledged a session, or a minute is over."""
    end = time.monotonic() + 60
    while not log.read_text() and time.monotonic() < end:
        time.sleep(0.02)


def _scene(stage: Stage) -> Path:
    return stage.fresh(next(scene for scene in SCENES if scene.name == "remember"))


def test_every_session_of_many_writers_is_present_sealed_and_replayed(
    stage: Stage, full: bool, record_property: Callable[[str, object], None]
) -> None:
    writers, count = (16, 25) if full else (6, 4)
    root = _scene(stage)
    started = _writers(stage, root, writers, count)
    errors = [writer.communicate()[1].decode() for writer, _ in started]
    assert [writer.returncode for writer, _ in started] == [0] * writers, errors
    stems = _acknowledged(started)
    assert len(set(stems)) == len(stems) == writers * count, "".join(errors)
    verdict.whole(root)
    assert {path.stem for path in (root / "sessions").glob("*.md")} >= set(stems)
    assert stage.call(root, "replay").code == 0
    replayed = json.loads(stage.call(root, "replay", "--json").out)["data"]
    assert replayed["sessions"] == writers * count + 1
    assert stage.call(root, "replay", "--check").code == 0
    assert verdict.leftovers(root) == []
    record_property("faults", f"{writers} writers x {count} sessions: {len(stems)} present, sealed, replayed")


def test_what_killed_writers_had_acknowledged_is_there(
    stage: Stage, full: bool, record_property: Callable[[str, object], None]
) -> None:
    dice = random.Random(7)
    writers, count, kills = (16, 25, 10) if full else (5, 4, 3)
    root = _scene(stage)
    started = _writers(stage, root, writers, count)
    for writer, log in dice.sample(started, kills):
        _wait_for_one(log)
        time.sleep(dice.uniform(0.0, 0.3))
        os.kill(writer.pid, signal.SIGKILL)
    for writer, _ in started:
        writer.communicate()
    stems = _acknowledged(started)
    verdict.whole(root)
    sealed = {path.stem for path in (root / "sessions").glob("*.md")}
    assert sealed >= set(stems)
    assert len(stems) >= (writers - kills) * count
    assert stage.call(root, "remember", "After the storm.", "--id", "after-storm").code == 0
    assert stage.call(root, "replay", "--check").code == 0
    assert verdict.leftovers(root) == []
    record_property("faults", f"{kills} of {writers} writers killed: {len(stems)} acknowledged, none lost")


def test_a_soak_of_kills_loses_no_acknowledged_note(
    stage: Stage, full: bool, record_property: Callable[[str, object], None]
) -> None:
    dice = random.Random(11)
    root = _scene(stage)
    calls = len(stage.call(root, "note", "The first").calls) + 40
    acknowledged = ["The first"]
    rounds = 400 if full else 25
    for turn in range(rounds):
        text = f"Ship {turn} passed"
        argv = ("note", text) if dice.random() < 0.7 else ("session", "end", "-m", f"watch {turn}")
        how = dice.choice(("before", "after", "torn"))
        ran = stage.call(root, *argv, fault={"at": dice.randrange(calls), "how": how})
        assert ran.code in (0, -9), ran
        if ran.code == 0 and argv[0] == "note":
            acknowledged.append(text)
    stage.call(root, "session", "end", "-m", "The last watch")
    verdict.whole(root)
    told = "".join(path.read_text() for path in (root / "sessions").glob("*.md"))
    assert [text for text in acknowledged if f"— {text}\n" not in told] == []
    assert stage.call(root, "remember", "It is calm.", "--id", "it-calm").code == 0
    assert stage.call(root, "replay", "--check").code == 0
    for path in (root / "sessions").glob("*.md"):
        if "- Noted:" in path.read_text():
            assert stage.call(root, "replay", "--trace", path.stem).code == 0
    record_property("faults", f"soak: {rounds} calls, {len(acknowledged)} notes acknowledged, none lost")


@pytest.mark.parametrize("harm", ["gone", "empty", "cut", "other"])
def test_a_cache_that_comes_and_goes_changes_no_answer(stage: Stage, harm: str) -> None:
    scene = next(scene for scene in SCENES if scene.name == "supersede")
    root = stage.fresh(scene)
    stage.call(root, *scene.argv)
    questions = (("list", "--json"), ("recall", "pilots", "--json"), ("status", "--json"), ("grep", "Pilots"))
    before = [stage.call(root, *question).out for question in questions]
    cache = root / ".memkit" / "cache"
    aside = root.parent / f"{root.name}-cache"
    for question, known in zip(questions, before, strict=True):
        for path in list(cache.rglob("*")) if harm != "gone" else []:
            if path.is_dir():
                continue
            data = path.read_bytes()
            other = data.replace(b"Pilots", b"Pirate")
            path.write_bytes({"empty": b"", "cut": data[: len(data) // 2], "other": other[:-1]}[harm])
        if harm == "gone":
            cache.rename(aside)
        assert stage.call(root, *question).out == known
        if harm == "gone":
            stage.call(root, "remember", "Nothing new.", "--dry-run")
            shutil.rmtree(cache, ignore_errors=True)
            aside.rename(cache)
        assert stage.call(root, *question).out == known
