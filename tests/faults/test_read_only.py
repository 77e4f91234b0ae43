"""Folders that may not be written: the command that needs them says so, every other goes on, reading always works."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.faults import verdict
from tests.faults.scenes import PERSON, SCENES, Ran, Stage

_QUESTIONS = (
    ("list", "--json"),
    ("recall", "pilots"),
    ("grep", "Pilots"),
    ("status",),
    ("show", "pilots-english"),
)


def _as_anyone() -> None:
    """Root writes where it likes; without this capability it asks like anyone else."""
    drop_bounding, override, read_search = 24, 1, 2
    libc = ctypes.CDLL(None)
    for capability in (override, read_search):
        libc.prctl(drop_bounding, capability, 0, 0, 0)


def _run(stage: Stage, root: Path, *words: str, stdin: str = "") -> Ran:
    done = subprocess.run(
        [str(Path(sys.executable).with_name("memkit")), *words],
        cwd=root,
        env=stage.env(),
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=_as_anyone if os.geteuid() == 0 else None,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@contextmanager
def _closed(*folders: Path) -> Iterator[None]:
    for folder in folders:
        folder.chmod(0o555)
    if _writable(folders[0]):
        pytest.skip("a folder that may not be written is written here all the same")
    try:
        yield
    finally:
        for folder in folders:
            folder.chmod(0o755)


def _writable(folder: Path) -> bool:
    words = [sys.executable, "-c", "import sys; open(sys.argv[1], 'w')", str(folder / "probe")]
    drop = _as_anyone if os.geteuid() == 0 else None
    return not subprocess.run(words, capture_output=True, check=False, preexec_fn=drop).returncode


@pytest.fixture
def root(stage: Stage) -> Path:
    return stage.fresh(next(scene for scene in SCENES if scene.name == "remember"))


_FERRIES = ("remember", "Ferries stop at ten.", "--id", "ferries-ten", "--actor", PERSON)


def test_a_ledger_that_may_not_be_written_is_told_and_the_event_kept(stage: Stage, root: Path) -> None:
    answers = [_run(stage, root, *question).out for question in _QUESTIONS]
    with _closed(root / "sessions"):
        ran = _run(stage, root, *_FERRIES)
        assert (ran.code, ran.out, "[MEMORY_WRITE_FAIL]" in ran.err) == (5, "", True)
        assert "permission denied; tried twice; reading still works" in ran.err
        assert "kept in .memkit/outbox/" in ran.err
        assert "1 unsaved in the outbox" in _run(stage, root, "status").out
        assert [_run(stage, root, *question).out for question in _QUESTIONS[:3]] == answers[:3]
        assert _run(stage, root, "outbox", "retry").code == 5
    assert _run(stage, root, "outbox", "retry").code == 0
    assert verdict.events(root, ("Created", "ferries-ten")) == 1
    assert verdict.leftovers(root) == []


def test_no_session_can_be_opened_where_drafts_may_not_be_written(stage: Stage, root: Path) -> None:
    (root / ".memkit" / "open").mkdir(exist_ok=True)
    with _closed(root / ".memkit" / "open"):
        ran = _run(stage, root, "ref", "pilots-english")
        assert (ran.code, ran.out, "[MEMORY_WRITE_FAIL]" in ran.err) == (5, "", True)
        # what needs no draft goes on
        assert _run(stage, root, *_FERRIES).code == 0
    assert _run(stage, root, "outbox", "retry").code == 0
    assert verdict.events(root, ("Referenced", "pilots-english")) == 1


def test_without_any_private_folder_the_event_is_on_stderr(stage: Stage, root: Path) -> None:
    (root / ".memkit" / "open").mkdir(exist_ok=True)
    private = root / ".memkit"
    with _closed(private / "open", private / "cache", private):
        answers = [_run(stage, root, *question) for question in _QUESTIONS]
        assert [(answer.code, answer.err) for answer in answers] == [(0, "")] * len(_QUESTIONS)
        ran = _run(stage, root, "note", "The tide is late")
        assert (ran.code, ran.out) == (5, "")
        assert "hint: the event is on the next line; keep it and run memkit outbox retry -" in ran.err
        assert verdict.unsaved_in(ran)
    assert _run(stage, root, "outbox", "retry", "-", stdin=ran.err).code == 0
    assert verdict.events(root, ("Noted", "The tide is late")) == 1


def test_projections_that_may_not_be_written_are_a_warning(stage: Stage, root: Path) -> None:
    with _closed(root, root / "memory"):
        ran = _run(stage, root, *_FERRIES)
        assert (ran.code, verdict.events(root, ("Created", "ferries-ten"))) == (0, 1)
        assert "recorded, but the projections were not rendered" in ran.err
        assert "hint: memkit replay renders them" in ran.err
        told = _run(stage, root, "replay")
        assert (told.code, told.out, "[MEMORY_WRITE_FAIL]" in told.err) == (5, "", True)
    assert _run(stage, root, "replay").code == 0
    assert _run(stage, root, "replay", "--check").code == 0
    assert verdict.leftovers(root) == []


def test_a_session_that_may_not_be_read_is_named(stage: Stage, root: Path) -> None:
    (session,) = (root / "sessions").iterdir()
    session.chmod(0)
    try:
        if os.access(session, os.R_OK) and os.geteuid() != 0:
            pytest.skip("a file that may not be read is read here all the same")
        ran = _run(stage, root, *_FERRIES)
        assert (ran.code, ran.out) == (3, "")
        assert session.name in ran.err
    finally:
        session.chmod(0o644)
    assert _run(stage, root, *_FERRIES).code == 0
