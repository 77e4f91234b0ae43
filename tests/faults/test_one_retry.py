"""A write that fails is tried once more, after a wait that the seed decides: counted in the system's own calls."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.faults import tracing, verdict
from tests.faults.scenes import SCENES, Ran, Scene, Stage

MESSAGE = "I tried to save that but my memory failed. I might not remember this next time."
# the call that makes each verb's write count, and the folder in which it does
PLACES = (
    ("remember", "linkat", "/sessions"),
    ("supersede", "linkat", "/sessions"),
    ("session end", "linkat", "/sessions"),
    ("promote", "linkat", "/sessions"),
    ("adopt", "linkat", "/sessions"),
    ("ref", "linkat", "/.memkit/open"),
    ("note", "fsync", "/.memkit/open"),
    ("wm touch", "fsync", "/.memkit/open"),
)


def _scene(name: str) -> Scene:
    return next(scene for scene in SCENES if scene.name == name)


@pytest.fixture(autouse=True)
def _needs_strace() -> None:
    if not tracing.works():
        pytest.skip("strace is not here, or may not trace: attempts were counted by a shim only")


def _attempts(log: Path, call: str, place: str) -> int:
    rows = log.read_text(errors="replace").splitlines()
    return sum(row.startswith(f"{call}(") and f"{place}/" in row for row in rows)


def _run(stage: Stage, scene: Scene, root: Path, log: Path, call: str, fault: str) -> Ran:
    options = tracing.options(log, "-e", f"inject={call}:{fault}")
    ran = stage.call(root, *scene.argv, stdin=scene.stdin, strace=options)
    return Ran(ran.code, ran.out, ran.err, [], tracing.waits(log))


def _seed(root: Path, ran: Ran) -> str:
    """The seed of the session that was being written, from the printed line or the journal."""
    about = json.loads(verdict.unsaved_in(ran))["unsaved"][0]["in"] if verdict.unsaved_in(ran) else {}
    (journal,) = (root / ".memkit" / "open").glob("*.jsonl") if not about.get("seed") else (Path("none"),)
    return str(about.get("seed") or journal.stem)


@pytest.mark.parametrize(("name", "call", "place"), PLACES, ids=[row[0].replace(" ", "-") for row in PLACES])
def test_a_failing_write_is_tried_twice_and_told(
    stage: Stage, tmp_path: Path, name: str, call: str, place: str
) -> None:
    scene, log = _scene(name), tmp_path / "log"
    root = stage.fresh(scene)
    ran = _run(stage, scene, root, log, call, "error=EIO")
    assert (ran.code, ran.out, len(ran.waits)) == (5, "", 1)
    assert _attempts(log, call, place) == 2
    assert ran.err.startswith(f"memkit: error: {MESSAGE} [MEMORY_WRITE_FAIL]\n")
    if name != "ref":
        # a session that could not be opened has left no trace of its seed
        assert ran.waits[0] >= 50 + int(_seed(root, ran)[:4], 16) % 200
    # the outbox needs the same call: what was not saved is on stderr, and comes back from there
    if call == "linkat":
        assert not (root / ".memkit" / "outbox").is_dir() or not list((root / ".memkit" / "outbox").iterdir())
    again = stage.call(root, "outbox", "retry", "-", stdin=ran.err)
    assert (again.code, verdict.events(root, scene.mark)) == (0, 1), again


@pytest.mark.parametrize(
    ("name", "call", "place"), PLACES[:6], ids=[row[0].replace(" ", "-") for row in PLACES[:6]]
)
def test_a_full_disk_is_not_tried_again(
    stage: Stage, tmp_path: Path, name: str, call: str, place: str
) -> None:
    scene, log = _scene(name), tmp_path / "log"
    root = stage.fresh(scene)
    ran = _run(stage, scene, root, log, call, "error=ENOSPC")
    assert (ran.code, ran.out, ran.waits, _attempts(log, call, place)) == (5, "", [], 1)
    assert re.match(r"memkit: error: .* \[STORAGE_FULL\]\n", ran.err)
    again = stage.call(root, "outbox", "retry", "-", stdin=ran.err)
    assert (again.code, verdict.events(root, scene.mark)) == (0, 1), again


def test_a_write_that_fails_once_is_acknowledged_after_one_wait(stage: Stage, tmp_path: Path) -> None:
    scene, log = _scene("remember"), tmp_path / "log"
    root = stage.fresh(scene)
    ran = _run(stage, scene, root, log, "linkat", "error=EIO:when=1")
    assert (ran.code, ran.err, len(ran.waits), _attempts(log, "linkat", "/sessions")) == (0, "", 1, 2)
    assert verdict.events(root, scene.mark) == 1


def test_what_could_not_be_written_waits_in_the_outbox_and_comes_back(stage: Stage) -> None:
    scene = _scene("remember")
    root = stage.fresh(scene)
    ran = stage.call(root, *scene.argv, fault={"at": 0, "how": "below", "where": "/sessions", "errno": 5})
    assert (ran.code, ran.out) == (5, "")
    (kept,) = (root / ".memkit" / "outbox").iterdir()
    assert f"kept in .memkit/outbox/{kept.name}" in ran.err
    assert "hint: memkit outbox retry when the disk is writable" in ran.err
    listed = stage.call(root, "outbox", "list")
    assert listed.out == f"{kept.name}  2 events  Created ferries-ten, Promoted ferries-ten\n"
    told = json.loads(stage.call(root, "status", "--json").out)["data"]
    assert told["outbox"] == 1
    assert stage.call(root, "show", "ferries-ten").code == 1
    # nothing was recorded by looking at it, and the retry records it once
    assert verdict.events(root, scene.mark) == 0
    assert stage.call(root, "outbox", "retry").code == 0
    assert stage.call(root, "outbox", "list").out == "the outbox is empty\n"
    assert stage.call(root, "outbox", "retry").out == "nothing waits in the outbox\n"
    # also by who has only the printed line: recorded already
    assert stage.call(root, "outbox", "retry", "-", stdin=ran.err).out == "recorded already\n"
    assert verdict.events(root, scene.mark) == 1
    shown = json.loads(stage.call(root, "show", "ferries-ten", "--json").out)["data"]
    assert (shown["status"], shown["by"], shown["text"]) == ("promoted", "user:dev", "Ferries stop at ten.")
