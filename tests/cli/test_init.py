"""Where `memkit init` makes a workspace: at the top of the work tree, here if asked, in a repository inside another."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.working_memory.house import House, in_process


@pytest.fixture
def top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A git repository with a package in it."""
    made = House(tmp_path / "repo").entered(monkeypatch)
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


def test_another_preset_changes_its_settings_and_no_other_line(top: Path) -> None:
    in_process(top, "init", "--preset", "team")
    toml = top / "memkit.toml"
    owned = toml.read_text().replace("idle_hours = 12", "idle_hours = 7  # mine")
    toml.write_text(owned)
    said = in_process(top, "init", "--preset", "solo", "--actor", "user:ann")
    kinds = '["fact", "stack", "finding", "bug", "thread"]'
    assert f"[promotion] auto_approve: [] → {kinds}" in said.out and said.code == 0
    before, after = set(owned.splitlines()), set(toml.read_text().splitlines())
    assert {line.split(" = ")[0] for line in before ^ after} == {
        "auto_approve", "agents_refresh", "reviewer_may_be_author", "quorum_invariants", "review_every",
        "ask_before_end",
    }  # fmt: skip
    assert "ready already" in in_process(top, "init", "--preset", "solo", "--actor", "user:ann").out


def test_a_new_project_name_is_written_and_shown(top: Path) -> None:
    in_process(top, "init", "--preset", "solo")
    said = in_process(top, "init", "--project", "quay", "--actor", "user:ann")
    assert '[layout] project: "repo" → "quay"' in said.out
    assert "quay" in (top / "continuity.md").read_text()


def test_an_agent_changes_no_preset(top: Path) -> None:
    in_process(top, "init", "--preset", "team")
    before = (top / "memkit.toml").read_bytes()
    said = in_process(top, "init", "--preset", "solo", "--actor", "agent:x")
    assert (said.code, (top / "memkit.toml").read_bytes()) == (4, before)
    assert "needs-person" in said.err and "init --preset solo` in a terminal" in said.err


def test_a_dry_run_shows_the_settings_that_would_change(top: Path) -> None:
    in_process(top, "init", "--preset", "team")
    before = (top / "memkit.toml").read_bytes()
    said = in_process(top, "init", "--preset", "regulated", "--dry-run")
    assert '[promotion] close_gate: "defer-allowed" → "decide"' in said.out
    assert (top / "memkit.toml").read_bytes() == before


def test_a_policy_that_is_not_written_line_by_line_is_refused_with_the_lines(top: Path) -> None:
    in_process(top, "init", "--preset", "team")
    toml = top / "memkit.toml"
    text = toml.read_text().replace("auto_approve = []", "auto_approve = [\n]")
    toml.write_text(text)
    said = in_process(top, "init", "--preset", "solo", "--actor", "user:ann")
    assert said.code == 4 and toml.read_text() == text
    assert '[promotion] auto_approve = ["fact"' in said.err


def test_a_setting_that_was_deleted_is_written_again(top: Path) -> None:
    in_process(top, "init", "--preset", "team")
    toml = top / "memkit.toml"
    lines = [line for line in toml.read_text().splitlines() if not line.startswith("auto_approve")]
    toml.write_text("\n".join(lines) + "\n")
    assert in_process(top, "init", "--preset", "solo", "--actor", "user:ann").code == 0
    assert 'auto_approve = ["fact", "stack", "finding", "bug", "thread"]' in toml.read_text()
