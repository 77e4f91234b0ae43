"""Whatever is done to a sealed session or a projection, check names the file and the rule, and says no."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from memkit.cli.frame.outcome import Outcome
from memkit.cli.verbs import check
from memkit.query.call import Call
from tests.checks.places import Place, workspace

# as many with git as without it, other ones
FLIPS = 100


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A committed ledger with facts, a record, a term, a thread, a queue and an archive."""
    place = workspace(tmp_path_factory.mktemp("mutations") / "harbour")
    place.write("src/ramp.py", "ANGLE = 7\n")
    place.memkit("remember", "The ferry leaves at seven.", "--id", "ferry-leaves-seven")
    place.memkit("remember", "Wer füllt die Bojen?", "--kind", "thread", "--id", "who-fills-buoys")
    place.memkit("define", "Berth", "The place where a ship lies.")
    place.memkit(
        *("propose", "The ramp is steeper at low tide.", "--kind", "finding", "--id", "ramp-steep-low"),
        *("--evidence", "src/ramp.py", "--when", "changing the ramp", "--actor", "agent:codex"),
    )
    place.memkit("session", "end", "-m", "Measured the ramp.", "--defer", "--actor", "agent:codex")
    place.memkit("promote", "ramp-steep-low")
    place.memkit("remember", "Cargo is weighed twice.", "--id", "cargo-weighed-twice")
    place.memkit("archive", "cargo-weighed-twice", "--why", "the scales are gone")
    place.commit("memory")
    assert place.problems() == []
    return place


@pytest.fixture
def copy(harbour: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """The same, to be harmed."""
    monkeypatch.setenv("MEMKIT_NOW", "2026-03-02T12:00:00Z")
    shutil.copytree(harbour.root, tmp_path / "harbour")
    return Place(tmp_path / "harbour", 60)


def checked(root: Path, since: str | None = None) -> Outcome:
    """One check, in this process."""
    return check.run(Call(("check",), cwd=str(root)), False, since, False, False, False, None)


def sealed(root: Path) -> list[Path]:
    return sorted((root / "sessions").glob("*.md"))


def projections(root: Path) -> list[Path]:
    return [root / "continuity.md", *sorted((root / "memory").rglob("*.md"))]


@pytest.mark.parametrize("with_git", [True, False])
def test_every_flipped_byte_is_reported_with_its_file_and_rule(copy: Place, with_git: bool) -> None:
    if not with_git:
        shutil.rmtree(copy.root / ".git")
    files = [*sealed(copy.root), *projections(copy.root)]
    assert len(sealed(copy.root)) >= 6
    assert len(projections(copy.root)) >= 6
    chance = random.Random(20260302 + with_git)
    rules = {"sessions": {"seal-broken", "session-modified", "session-renamed", "format-newer"}}
    views = {"projection-edited", "projection-stale", "conflict-marker"}
    missed: list[str] = []
    for _ in range(FLIPS):
        path = chance.choice(files)
        before = path.read_bytes()
        at = chance.randrange(len(before))
        path.write_bytes(before[:at] + bytes([before[at] ^ (1 << chance.randrange(8))]) + before[at + 1 :])
        name = str(path.relative_to(copy.root))
        expected = rules["sessions"] if name.startswith("sessions/") else views
        outcome = checked(copy.root)
        here = {problem.code for problem in outcome.problems if problem.file == name}
        if outcome.exit_code != 1 or not here & expected:
            missed.append(f"{name} byte {at}: {here}")
        path.write_bytes(before)
    assert missed == []
    assert checked(copy.root).exit_code == 0


@pytest.mark.parametrize("at", range(3))
def test_a_removed_session_is_reported(copy: Place, at: int) -> None:
    path = sealed(copy.root)[at]
    path.unlink()
    assert told(copy.root, path, "session-removed")


@pytest.mark.parametrize("at", range(3))
def test_a_renamed_session_is_reported(copy: Place, at: int) -> None:
    path = sealed(copy.root)[at]
    path.rename(path.with_name(path.name.replace("2026-03-02", "2026-03-01")))
    assert told(copy.root, path, "session-renamed")


def test_a_renamed_session_is_reported_without_git_too(copy: Place) -> None:
    shutil.rmtree(copy.root / ".git")
    path = sealed(copy.root)[-1]
    other = path.rename(path.with_name(path.name.replace("2026-03-02", "2026-03-01")))
    assert told(copy.root, other, "session-renamed")


@pytest.mark.parametrize("line", ["\n", "A late word.\n", "- Referenced: ferry-leaves-seven\n"])
def test_a_line_after_the_seal_is_reported(copy: Place, line: str) -> None:
    path = sealed(copy.root)[0]
    path.write_bytes(path.read_bytes() + line.encode())
    assert told(copy.root, path, "seal-broken")


def test_a_removed_projection_is_reported(copy: Place) -> None:
    for path in projections(copy.root):
        before = path.read_bytes()
        path.unlink()
        assert told(copy.root, path, "projection-stale")
        path.write_bytes(before)


def test_an_amended_commit_that_changes_a_session_is_reported_since_the_old_one(copy: Place) -> None:
    copy.write("sessions/2026-02-01.md", "# By hand\n\nThe quay was measured.\n")
    copy.memkit("replay")
    copy.commit("by hand")
    old = copy.git("rev-parse", "HEAD").stdout.strip()
    copy.write("sessions/2026-02-01.md", "# By hand\n\nThe quay was painted.\n")
    copy.memkit("replay")
    copy.git("add", "-A")
    copy.git("commit", "-q", "--amend", "--no-edit")
    assert checked(copy.root).exit_code == 0
    outcome = checked(copy.root, old)
    assert outcome.exit_code == 1
    assert [(p.code, p.file) for p in outcome.problems] == [("session-modified", "sessions/2026-02-01.md")]


def test_a_change_that_a_later_commit_took_back_is_reported_since_before_both(copy: Place) -> None:
    path = sealed(copy.root)[0]
    before = path.read_bytes()
    path.write_bytes(before.replace(b"a", b"b", 1))
    copy.commit("tamper")
    where = copy.git("rev-parse", "--short=12", "HEAD").stdout.strip()
    path.write_bytes(before)
    copy.commit("take it back")
    assert checked(copy.root).exit_code == 0
    outcome = checked(copy.root, "HEAD~2")
    name = str(path.relative_to(copy.root))
    assert {(p.code, p.file) for p in outcome.problems} == {("session-modified", name)}
    assert any(where in problem.message for problem in outcome.problems)
    assert checked(copy.root, "HEAD").exit_code == 0


def test_a_merge_that_drops_the_other_sides_session_is_reported(copy: Place) -> None:
    start = copy.git("rev-parse", "HEAD").stdout.strip()
    copy.git("checkout", "-q", "-b", "other")
    copy.memkit("remember", "The pier has two lamps.", "--id", "pier-two-lamps")
    copy.commit("other")
    dropped = sorted(set(sealed(copy.root)))[-1]
    copy.git("checkout", "-q", "main")
    copy.write("README.md", "harbour\n")
    copy.commit("ours")
    copy.git("merge", "-q", "-s", "ours", "-m", "merge", "other")
    assert not dropped.exists()
    outcome = checked(copy.root, start)
    assert ("session-removed", str(dropped.relative_to(copy.root))) in {
        (problem.code, problem.file) for problem in outcome.problems
    }


def test_a_clean_range_is_not_asked_about_again_and_a_new_commit_is(copy: Place) -> None:
    start = copy.git("rev-parse", "HEAD~1").stdout.strip()
    assert checked(copy.root, start).exit_code == 0
    memo = copy.root / ".memkit" / "cache" / "history"
    kept = memo.read_bytes()
    assert checked(copy.root, start).exit_code == 0
    assert memo.read_bytes() == kept
    path = sealed(copy.root)[0]
    path.write_bytes(path.read_bytes().replace(b"a", b"b", 1))
    copy.commit("tamper")
    assert told(copy.root, path, "session-modified", start)
    assert memo.read_bytes() == kept


def told(root: Path, path: Path, rule: str, since: str | None = None) -> bool:
    """Whether check says no and names this file with this rule."""
    outcome = checked(root, since)
    name = str(path.relative_to(root))
    return outcome.exit_code == 1 and (rule, name) in {(p.code, p.file) for p in outcome.problems}
