"""A cache that came with a tree says nothing: it counts only in the folder that it was made in."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from memkit import store
from memkit.store import cache_folder
from tests.working_memory.house import House, in_process


@pytest.fixture
def tampered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of a workspace whose caches say something else than its ledger, the mark included."""
    made = House(tmp_path / "theirs").entered(monkeypatch)
    assert in_process(made.root, "init", "--preset", "solo").code == 0
    said = in_process(made.root, "remember", "Uploads stop at 25 MB.", "--actor", "user:dana")
    assert said.code == 0
    assert "25 MB" in in_process(made.root, "recall", "uploads").out
    for folder, _, names in os.walk(made.root / ".memkit" / "cache"):
        for name in names:
            file = Path(folder) / name
            file.write_bytes(file.read_bytes().replace(b"25 MB", b"99 MB"))
    copied = tmp_path / "mine"
    shutil.copytree(made.root, copied)
    return copied


READS = [("recall", "uploads"), ("grep", "Uploads"), ("list",), ("show", "uploads-stop-25-mb"), ("context",)]


@pytest.mark.parametrize("words", READS, ids=lambda words: words[0])
def test_no_reading_verb_believes_it(tampered: Path, words: tuple[str, ...]) -> None:
    said = in_process(tampered, *words)
    assert "25 MB" in said.out and "99 MB" not in said.out


def test_it_is_left_unread_if_it_cannot_be_removed(tampered: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "_unread", set())

    def refuse(path: str) -> None:
        raise PermissionError(path)

    with monkeypatch.context() as patch:
        patch.setattr(os, "unlink", refuse)
        said = in_process(tampered, "recall", "uploads")
    assert "25 MB" in said.out and "99 MB" not in said.out


def test_a_cache_made_here_is_used_again(tampered: Path) -> None:
    in_process(tampered, "recall", "uploads")
    assert cache_folder.is_ours(str(tampered))
    kept = (tampered / ".memkit" / "cache" / "state").stat().st_ino
    in_process(tampered, "recall", "uploads")
    assert (tampered / ".memkit" / "cache" / "state").stat().st_ino == kept
