"""A commit that came without a session which another session saw: every message names a way out that works as printed."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.checks.places import Place, workspace


@pytest.fixture
def picked(tmp_path: Path) -> Place:
    """A memory whose newest session was picked from a branch, without the session before it."""
    place = workspace(tmp_path / "quay")
    place.memkit("remember", "Backups run at two")
    place.commit("base")
    place.git("checkout", "-q", "-b", "side")
    for text in ("Uploads end at 25 MB", "Deploys run from release"):
        place.memkit("remember", text)
        place.commit(text)
    place.git("checkout", "-q", "main")
    place.git("cherry-pick", "-X", "theirs", "side", ok=False)
    place.git("checkout", "side", "--", "continuity.md", "memory", ok=False)
    return place


def missing(place: Place) -> str:
    added = place.git("diff", "--name-only", "--diff-filter=A", "side~2", "side~1", "--", "sessions")
    return str(added.stdout).strip()


def hint(err: str) -> str:
    return str(re.findall(r"^hint: (.*)$", err, re.MULTILINE)[0])


def test_the_refusal_and_check_print_the_command_that_brings_the_session_back(picked: Place) -> None:
    refused = picked.memkit("replay", ok=False)
    way = hint(refused.stderr)
    assert (refused.returncode, way.startswith("git checkout ")) == (3, True)
    problems = picked.problems()
    assert {item["code"]: item["severity"] for item in problems} == {
        "seen-missing": "error",
        "session-removed": "error",
    }
    assert {str(item["hint"]) for item in problems} == {way}
    assert "continuity.md" not in way
    subprocess.run(way, shell=True, cwd=picked.root, check=True, capture_output=True)
    assert (picked.root / missing(picked)).is_file()
    picked.memkit("replay", "--discard-edits")
    picked.memkit("remember", "One more")
    assert picked.codes() == set()


def test_a_session_that_shall_stay_away_is_left_out_by_the_lines_that_are_printed(picked: Place) -> None:
    stem = Path(missing(picked)).stem
    line = hint(picked.memkit("replay", ok=False).stderr).partition("in memkit.toml: [checks] ")[2]
    assert line == f'lost = ["{stem}"]'
    toml = (picked.root / "memkit.toml").read_text(encoding="utf-8")
    picked.write("memkit.toml", toml.replace("lost = []", line, 1))
    refused = picked.memkit("remember", "One more", ok=False)
    if refused.returncode == 3:
        way = hint(refused.stderr)
        assert way.startswith("rm continuity.md && memkit replay")
        (picked.root / "continuity.md").unlink()
        picked.memkit("replay", "--discard-edits")
        picked.memkit("remember", "One more")
    assert {(item["code"], item["severity"]) for item in picked.problems()} >= {("seen-missing", "warning")}


def test_without_a_commit_that_has_it_only_the_line_is_printed(picked: Place) -> None:
    stem = Path(missing(picked)).stem
    picked.git("branch", "-q", "-D", "side")
    picked.git("reflog", "expire", "--expire=now", "--all")
    way = hint(picked.memkit("replay", ok=False).stderr)
    assert way == (
        "no commit here has it; if it is lost for good, put this into memkit.toml: "
        f'[checks] lost = ["{stem}"]'
    )
