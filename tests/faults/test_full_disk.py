"""A disk that is full, by bytes and by names, and one that cannot be written: real ones, where they can be mounted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults import verdict
from tests.faults.scenes import PERSON, SCENES, Ran, Stage


def _mount(*words: str) -> bool:
    if shutil.which("mount") is None or os.geteuid() != 0:
        return False
    return subprocess.run(["mount", *words], capture_output=True, check=False).returncode == 0


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own, small, gone after the test."""
    place = tmp_path / "disk"
    place.mkdir()
    if not _mount("-t", "tmpfs", "-o", "size=1m,nr_inodes=160", "tmpfs", str(place)):
        pytest.skip("no file system may be mounted here: a full disk was only pretended")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def _run(stage: Stage, root: Path, *words: str, stdin: str = "") -> Ran:
    command = Path(sys.executable).with_name("memkit")
    done = subprocess.run(
        [str(command), *words],
        cwd=root,
        env=stage.env(),
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def _fill_bytes(place: Path) -> Path:
    filler = place / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            pass
    return filler


def _fill_names(place: Path) -> Path:
    filler = place / "filler"
    filler.mkdir()
    try:
        for turn in range(1000):
            (filler / str(turn)).touch()
    except OSError:
        pass
    return filler


@pytest.mark.parametrize("by", ["bytes", "names"])
@pytest.mark.parametrize("name", ["remember", "session end", "promote", "supersede", "harvest", "ref"])
def test_a_full_disk_is_told_at_once_and_loses_nothing(
    stage: Stage, disk: Path, full: bool, name: str, by: str
) -> None:
    if not full and name != "remember":
        pytest.skip("short form: one verb fills a disk; --full-faults fills it with each")
    scene = next(scene for scene in SCENES if scene.name == name)
    root = disk / "repo"
    shutil.copytree(stage.prepared(scene), root, ignore=shutil.ignore_patterns("hooks"))
    # a cache that came with the copy is emptied, which would make room on the full disk
    assert _run(stage, root, "status").code == 0
    filler = _fill_bytes(disk) if by == "bytes" else _fill_names(disk)
    before = sorted((root / "sessions").iterdir())
    ran = _run(stage, root, *scene.argv, stdin=scene.stdin)
    assert (ran.code, ran.out) == (5, "")
    assert "[STORAGE_FULL]" in ran.err
    assert sorted((root / "sessions").iterdir()) == before
    # reading works on a full disk
    assert _run(stage, root, "recall", "pilots").code == 0
    assert _run(stage, root, "status").code == 0
    shutil.rmtree(filler) if filler.is_dir() else filler.unlink()
    again = stage.call(root, "outbox", "retry", "-", stdin=verdict.unsaved_in(ran))
    assert (again.code, verdict.events(root, scene.mark)) == (0, 1)
    assert verdict.leftovers(root) == []


def test_a_disk_that_cannot_be_written_is_read_all_the_same(stage: Stage, disk: Path) -> None:
    scene = next(scene for scene in SCENES if scene.name == "remember")
    root = disk / "repo"
    shutil.copytree(stage.prepared(scene), root, ignore=shutil.ignore_patterns("hooks"))
    known = _run(stage, root, "list", "--json").out
    shutil.rmtree(root / ".memkit" / "cache")
    if not _mount("-o", "remount,ro", str(disk)):
        pytest.skip("nothing may be remounted here")
    try:
        told = _run(stage, root, *scene.argv)
        assert (told.code, told.out) == (5, "")
        assert "[MEMORY_WRITE_FAIL]" in told.err
        assert "tried twice" in told.err
        assert verdict.unsaved_in(told)
        assert _run(stage, root, "list", "--json").out == known
        assert _run(stage, root, "status").code == 0
        assert _run(stage, root, "recall", "pilots", "--actor", PERSON).code == 0
    finally:
        _mount("-o", "remount,rw", str(disk))
    again = stage.call(root, "outbox", "retry", "-", stdin=verdict.unsaved_in(told))
    assert (again.code, verdict.events(root, scene.mark)) == (0, 1)
