"""A file system without hard links: a name in the ledger still never stands without its bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.errors import Refused
from memkit.store import file_writes
from tests.faults import tracing, verdict
from tests.faults.scenes import SCENES, Stage

_NO_LINKS = "inject=linkat:error=EPERM"


@pytest.mark.parametrize("name", ["remember", "session end", "ref"])
def test_a_kill_anywhere_leaves_nothing_torn(stage: Stage, tmp_path: Path, full: bool, name: str) -> None:
    if not tracing.works():
        pytest.skip("strace is not here, or may not trace: hard links could not be forbidden")
    scene = next(scene for scene in SCENES if scene.name == name)
    log = tmp_path / "log"
    root = stage.fresh(scene)
    ran = stage.call(root, *scene.argv, stdin=scene.stdin, strace=tracing.options(log, "-e", _NO_LINKS))
    assert (ran.code, ran.err) == (0, "")
    assert verdict.judge(stage, scene, root, ran, "") == "acknowledged"
    found = tracing.steps(log, root)
    refused = next(at for at, step in enumerate(found) if step.name == "linkat")
    # the reservation, the check, the move, the end of the reservation
    later = [step for step in found[refused + 1 :] if step.writes or step.name == "newfstatat"]
    for step in later if full else later[:3]:
        root = stage.fresh(scene)
        options = tracing.options(
            log, "-e", _NO_LINKS, "-e", f"inject={step.name}:signal=KILL:when={step.when}"
        )
        ran = stage.call(root, *scene.argv, stdin=scene.stdin, strace=options)
        assert ran.code == -9, (step, ran)
        verdict.judge(stage, scene, root, ran, "")


def test_without_links_a_name_is_given_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.link", no_links)
    path = tmp_path / "a.md"
    assert file_writes.write_new(str(path), b"one") is True
    assert file_writes.write_new(str(path), b"one") is False
    with pytest.raises(Refused, match="exists with other content"):
        file_writes.write_new(str(path), b"two")
    assert {entry.name: entry.read_bytes() for entry in tmp_path.iterdir()} == {"a.md": b"one"}


def test_a_reservation_that_stayed_is_swept(tmp_path: Path) -> None:
    (tmp_path / f"{file_writes.TEMP}for-a.md").touch()
    assert file_writes.sweep(str(tmp_path)) == [f"{file_writes.TEMP}for-a.md"]


def test_no_link_is_followed_to_write_elsewhere(tmp_path: Path) -> None:
    import os

    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_bytes(b"kept")
    (tmp_path / f"{file_writes.TEMP}{os.getpid()}-0").symlink_to(elsewhere)
    assert file_writes.write_new(str(tmp_path / "a.md"), b"one") is True
    assert (elsewhere.read_bytes(), (tmp_path / "a.md").read_bytes()) == (b"kept", b"one")
