"""A hostile tree's own files: no link leads a write outside, and no pipe makes a command wait."""

from __future__ import annotations

import io
import os
import subprocess
from pathlib import Path

import pytest

from tests.working_memory.house import COMMAND, House, in_process


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A memory with one fact."""
    made = House(tmp_path / "repo", {"MEMKIT_ACTOR": "user:dev"}).entered(monkeypatch)
    assert in_process(made.root, "init").code == 0
    assert in_process(made.root, "remember", "Uploads are limited to 25 MB", "--id", "upload-limit").code == 0
    return made


@pytest.mark.parametrize(
    "folder",
    [".memkit", ".memkit/open", ".memkit/cache", ".memkit/cache/recall", ".memkit/outbox", ".memkit/hosts", "sessions",
     "memory", "memory/findings", "memory/archive"],
)  # fmt: skip
def test_no_command_goes_through_a_link_to_a_folder_outside(
    house: House, tmp_path: Path, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    outside, inside = tmp_path / "outside", house.root / folder
    outside.mkdir()
    if inside.exists():
        inside.rename(tmp_path / "aside")
    inside.parent.mkdir(exist_ok=True)
    inside.symlink_to(outside)
    (house.root / "a.py").write_text("limit = 25\n")
    finding = (
        "remember",
        "The limit is 25.",
        "--kind",
        "finding",
        "--evidence",
        "a.py",
        "--when",
        "uploading",
    )
    for words in (
        finding,
        ("note", "Oil is short"),
        ("recall", "uploads"),
        ("context",),
        ("replay",),
        ("list",),
    ):
        said = in_process(house.root, *words)
        # a question that is answered without going that way is answered
        refused = (said.code, "[link-outside]" in said.err) == (4, True)
        assert refused or (words[0] == "recall" and said.code == 0), words
    monkeypatch.setattr("sys.stdin", io.StringIO('{"session_id": "abc"}'))
    started = in_process(house.root, "hook", "session-start", "--host", "claude-code")
    assert (started.code, "link-outside" in started.out) == (0, True)
    assert list(outside.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in this file system")
@pytest.mark.parametrize(
    "name",
    ["memkit.toml", "continuity.md", "memory/INDEX.md", ".memkit/cache/state", ".memkit/cache/policy",
     ".memkit/cache/recall/manifest", ".memkit/cache/rendered", ".memkit/cache/here", ".memkit/hook.log", ".gitattributes",
     ".memkit/.gitignore"],
)  # fmt: skip
def test_no_command_waits_for_a_pipe(house: House, name: str) -> None:
    path = house.root / name
    path.unlink(missing_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(path)
    for words in (("recall", "uploads"), ("status",), ("check",), ("doctor",), ("harvest", "--dry-run")):
        # a command that waits is ended here, and the test with it; memkit itself waits 120 s for git
        done = subprocess.run(
            [COMMAND, *words], cwd=house.root, env=house.env, capture_output=True, timeout=100, check=False
        )
        assert done.returncode != 70, done
