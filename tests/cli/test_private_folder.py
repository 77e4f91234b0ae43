"""git ignores .memkit/ by a file inside it, on every branch."""

from __future__ import annotations

import subprocess
from pathlib import Path

from memkit.store import make_folder
from tests.working_memory.house import in_process


def seen_by_git(root: Path) -> str:
    """What git would show as new or changed."""
    shown = ["git", "status", "--porcelain", "--untracked-files=all"]
    return subprocess.run(shown, cwd=root, capture_output=True, text=True, check=True).stdout


def test_the_private_folder_is_ignored_wherever_it_is_made(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    make_folder(str(tmp_path / "a/.memkit/open"))
    make_folder(str(tmp_path / "b/.memkit/cache/recall"), 0o700)
    for name in ("a/.memkit/open/x", "b/.memkit/cache/recall/y"):
        (tmp_path / name).write_text("x")
    assert seen_by_git(tmp_path) == ""


def test_init_leaves_the_ignores_of_the_repository_alone(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    (tmp_path / ".gitignore").write_text("*.o\n")
    assert in_process(tmp_path, "init").code == 0
    assert ((tmp_path / ".gitignore").read_text(), ".memkit" in seen_by_git(tmp_path)) == ("*.o\n", False)
    (tmp_path / ".memkit/.gitignore").unlink()
    assert in_process(tmp_path, "init").code == 0
    assert ".memkit" not in seen_by_git(tmp_path)
