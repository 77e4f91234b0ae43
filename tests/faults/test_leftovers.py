"""What a killed writer leaves lying about is swept by the next one; what a living one needs is not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from memkit.store import file_writes
from tests.faults import verdict
from tests.faults.scenes import PERSON, SCENES, Stage


@pytest.fixture
def gone() -> int:
    """A number above all that systems give to processes: one of a process that ended may be given again."""
    return 2**22 + 1


def test_leftovers_are_swept_in_every_folder_that_is_written(stage: Stage, gone: int) -> None:
    root = stage.fresh(next(scene for scene in SCENES if scene.name == "remember"))
    toml = root / "memkit.toml"
    toml.write_text(toml.read_text().replace('sessions_by = "flat"', 'sessions_by = "month"'))
    folders = ("", "memory", ".memkit/cache", ".memkit/open", "sessions/2026/11", "sessions/2026/10")
    for folder in folders:
        (root / folder).mkdir(parents=True, exist_ok=True)
        (root / folder / f"{file_writes.TEMP}{gone}-0").write_text("half a wri")
    assert len(verdict.leftovers(root)) == len(folders)
    words = ("remember", "Findings are kept.", "--id", "findings-kept", "--actor", PERSON)
    assert stage.call(root, *words).code == 0
    assert stage.call(root, "define", "Quay", "Where ships lie.", "--actor", PERSON).code == 0
    assert stage.call(root, "note", "One more thing").code == 0
    assert verdict.leftovers(root) == []


def test_a_living_writers_file_is_left_alone(tmp_path: Path, gone: int) -> None:
    mine, others, dead = (
        tmp_path / f"{file_writes.TEMP}{pid}-0" for pid in (os.getpid(), os.getppid(), gone)
    )
    for path in (mine, others, dead):
        path.touch()
    assert sorted(file_writes.sweep(str(tmp_path))) == sorted([mine.name, dead.name])
    assert list(tmp_path.iterdir()) == [others]


@pytest.mark.parametrize("step", range(1, 7))
def test_a_session_whose_writer_was_killed_after_it_was_linked_is_finished_by_the_next_note(
    stage: Stage, step: int
) -> None:
    scene = next(scene for scene in SCENES if scene.name == "session end")
    root = stage.fresh(scene)
    linked = stage.call(root, *scene.argv).calls.index("link")
    root = stage.fresh(scene)
    killed = stage.call(root, *scene.argv, fault={"at": linked + step, "how": "before"})
    assert (killed.code, len(verdict.sealed(root))) == (-9, 2)
    # a reader in between keeps the listing with that session in its cache
    assert stage.call(root, "recall", "lamps").code in (0, 1)
    said = stage.call(root, "note", "The buoys are next")
    assert (said.code, said.err, len(verdict.sealed(root))) == (0, "", 2)
    assert stage.call(root, "list", "--json").code == 0
