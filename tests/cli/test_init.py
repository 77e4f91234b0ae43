"""Where `memkit init` makes a workspace: at the top of the work tree, here if asked, in a repository inside another."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.working_memory.house import House, in_process


@pytest.fixture
def top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A git repository with a package in it."""
    made = House(tmp_path / "repo")
    for name, value in made.env.items():
        monkeypatch.setenv(name, value)
    repository(made.root)
    (made.root / "packages" / "a").mkdir(parents=True)
    return made.root


def repository(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    subprocess.run(["git", "init", "-q", str(folder)], check=True)


def test_init_in_a_subfolder_makes_the_workspace_at_the_top_and_says_so(top: Path) -> None:
    said = in_process(top / "packages" / "a", "init", "--preset", "solo")
    assert (top / "memkit.toml").is_file() and not (top / "packages" / "a" / "memkit.toml").exists()
    assert "memkit init --here for this folder alone" in said.out


def test_init_here_makes_one_for_a_part_of_a_monorepo(top: Path) -> None:
    part = top / "packages" / "a"
    assert in_process(part, "init", "--here", "--preset", "solo").code == 0
    assert (part / "memkit.toml").is_file() and not (top / "memkit.toml").exists()


def test_a_repository_inside_another_workspace_gets_one_of_its_own(top: Path) -> None:
    assert in_process(top, "init", "--preset", "solo").code == 0
    inside = top / "vendor"
    repository(inside)
    assert in_process(inside, "init", "--preset", "solo").code == 0
    assert (inside / "memkit.toml").is_file()
    (inside / "src").mkdir()
    assert "ready already" in in_process(inside / "src", "init", "--preset", "solo").out
    assert "ready already" in in_process(top / "packages" / "a", "init", "--preset", "solo").out


def test_init_says_what_counts_without_a_person(top: Path) -> None:
    assert "all that an agent proposes waits for a person" in in_process(top, "init", "--preset", "team").err
    (top / "memkit.toml").unlink()
    assert (
        "counts unreviewed when an agent proposes it: fact" in in_process(top, "init", "--preset", "solo").err
    )
