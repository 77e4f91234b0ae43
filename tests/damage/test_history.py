"""A removal or a change that was committed is found without being asked for; what git does lawfully is none."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from memkit.hosts.health import Finding, workspace_findings
from memkit.ledger.session_text import MARK, seal, sealed_digest
from memkit.store.workspace import open_at
from tests.checks.places import Place, workspace


@pytest.fixture
def place(built: Place, tmp_path: Path) -> Place:
    """A copy of that memory for one test."""
    shutil.copytree(built.root, tmp_path / "quay", symlinks=True)
    return Place(tmp_path / "quay", built.minute)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A committed memory of three facts, each in a commit of its own, to be copied."""
    found = workspace(tmp_path_factory.mktemp("history") / "quay")
    for number, text in enumerate(("Uploads end at 25 MB", "Deploys run from release", "Backups run at two")):
        found.memkit("remember", text, "--id", f"fact-{number}")
        found.commit(f"fact {number}")
    return found


def sessions(place: Place) -> list[Path]:
    return sorted((place.root / "sessions").glob("*.md"))


def errors(place: Place, *words: str) -> set[str]:
    return {str(item["code"]) for item in place.problems(*words) if item["severity"] == "error"}


def test_a_history_without_removals_is_well(place: Place) -> None:
    assert place.codes() == set()
    assert place.memkit("doctor", "--json", ok=False).stdout.count('"no session lost"') == 1


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_committed_removal_is_an_error_that_names_the_commit(place: Place, number: int) -> None:
    sessions(place)[number].unlink()
    (place.root / "continuity.md").unlink()
    place.commit("less")
    commit = place.git("rev-parse", "HEAD").stdout[:12]
    removed = [item for item in place.problems() if item["code"] == "session-removed"]
    assert [str(item["message"]) for item in removed] == [f"a session was removed in {commit}"]
    assert ("seen-missing" in errors(place)) is (number < 2)
    status = place.memkit("status", ok=False)
    assert "1 session removed or changed in git's history" in status.stdout
    assert json.loads(place.memkit("status", "--json", ok=False).stdout)["data"]["integrity"] == "broken"


def test_a_ledger_that_was_sealed_anew_and_linked_again_is_an_error(place: Place) -> None:
    before = ""
    for path in sessions(place):
        data = path.read_bytes().replace(b"25 MB", b"99 MB")
        data = data.replace(before.encode(), b"") if before else data
        body = data[: data.rindex(MARK)]
        path.unlink()
        path.with_name(f"{path.stem[:17]}-{sealed_digest(body)[:10]}.md").write_bytes(seal(body))
    place.commit("rewritten", ok=False)
    assert "session-removed" in errors(place)


def test_a_change_that_was_taken_back_is_none(place: Place) -> None:
    path = sessions(place)[0]
    data = path.read_bytes()
    path.write_bytes(data + b"more\n")
    place.commit("worse")
    assert errors(place) >= {"session-modified"}
    path.write_bytes(data)
    place.commit("better")
    assert place.codes() == set()


def test_a_new_commit_is_added_to_what_is_remembered(place: Place) -> None:
    assert place.codes() == set()
    sessions(place)[2].unlink()
    (place.root / "continuity.md").unlink()
    place.commit("less")
    assert "session-removed" in errors(place)
    place.write("other.txt", "x")
    place.commit("else")
    assert "session-removed" in errors(place)
    assert (place.root / ".memkit" / "cache" / "removals").is_file()


def test_what_happened_before_memkit_came_in_is_nobodys_business(tmp_path: Path) -> None:
    from tests.checks.places import repository

    place = repository(tmp_path / "old")
    place.write("sessions/2026-01-01.md", "# Notes\n\nOne.\n")
    place.commit("one")
    place.write("sessions/2026-01-01.md", "# Notes\n\nTwo.\n")
    place.commit("two")
    place.memkit("init")
    place.commit("memkit")
    assert "session-modified" not in place.codes()


def test_another_branch_with_fewer_sessions_and_a_merge_are_whole(place: Place) -> None:
    place.git("checkout", "-q", "-b", "side", "HEAD~1")
    assert (place.memkit("list").returncode, place.codes()) == (0, set())
    place.memkit("remember", "The side has a fact", "--id", "side-fact")
    place.commit("side")
    place.git("checkout", "-q", "main")
    assert place.memkit("list").returncode == 0
    place.git("merge", "-q", "--no-commit", "-X", "ours", "side", ok=False)
    assert place.memkit("list").returncode == 0
    place.memkit("replay", "--discard-edits")
    place.commit("merge")
    assert (place.memkit("list").returncode, errors(place)) == (0, set())


def test_a_shallow_history_is_a_note_and_no_failure(place: Place, tmp_path: Path) -> None:
    place.git("clone", "-q", "--depth", "1", f"file://{place.root}", str(tmp_path / "shallow"))
    shallow = Place(tmp_path / "shallow", place.minute)
    done = shallow.memkit("check", "--strict")
    assert "memkit: the history here is shallow: what it lacks was not looked at" in done.stderr


def test_a_partial_history_is_a_note_and_nothing_is_fetched(place: Place) -> None:
    place.git("config", "remote.origin.promisor", "true")
    assert "the history here is partial" in place.memkit("check", "--strict").stderr


def test_a_session_that_the_policy_names_as_lost_stops_nobody_and_stays_in_sight(place: Place) -> None:
    path = sessions(place)[1]
    path.unlink()
    (place.root / "continuity.md").unlink()
    place.commit("less")
    assert place.memkit("remember", "One more", ok=False).returncode == 3
    toml = (place.root / "memkit.toml").read_text(encoding="utf-8")
    place.write("memkit.toml", toml.replace("lost = []", f'lost = ["{path.stem}"]', 1))
    assert place.memkit("list").returncode == 0
    place.memkit("remember", "One more")
    found = {(item["code"], item["severity"]) for item in place.problems()}
    assert {("session-removed", "warning"), ("seen-missing", "warning")} <= found
    assert not {pair for pair in found if pair[1] == "error"} - {("unknown-id", "error")}


@pytest.mark.parametrize("revision", ["--output=x", "-p", "no-such-branch", "HEAD~99"])
def test_a_revision_that_is_none_is_a_usage_error(place: Place, revision: str) -> None:
    done = place.memkit("check", f"--since={revision}", ok=False)
    assert (done.returncode, "[no-revision]" in done.stderr) == (2, True)
    assert not (place.root / "x").exists()


def _empty(git: Path) -> None:
    shutil.rmtree(git)
    git.mkdir()


def _lead_nowhere(git: Path) -> None:
    shutil.rmtree(git)
    git.write_text("gitdir: /nowhere/at/all\n")


def _lose_head(git: Path) -> None:
    (git / "HEAD").write_text("nothing that git knows\n")


def _lose_objects(git: Path) -> None:
    shutil.rmtree(git / "objects")


@pytest.mark.parametrize("spoil", [_empty, _lead_nowhere, _lose_head, _lose_objects])
def test_a_history_that_git_cannot_read_is_said(place: Place, spoil: Callable[[Path], None]) -> None:
    assert "git cannot read" not in place.memkit("check").stderr
    spoil(place.root / ".git")
    done = place.memkit("check")
    assert "memkit: git cannot read the .git of this folder: its history was not looked at" in done.stderr
    assert (
        "git cannot read the .git of this folder: no gate, no history"
        in place.memkit("doctor", ok=False).stdout
    )


def test_a_folder_without_git_has_no_history_to_speak_of(place: Place) -> None:
    shutil.rmtree(place.root / ".git")
    assert "git" not in place.memkit("check").stderr


def test_doctor_names_a_page_that_it_may_not_read(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> list[str]:
        raise PermissionError(13, "Permission denied", str(place.root / "continuity.md"))

    monkeypatch.setattr("memkit.hosts.health.publish.edited_projections", refuse)
    found = [item for item in workspace_findings(open_at(str(place.root))) if item.what == "projections"]
    assert found == [
        Finding("projections", "continuity.md: Permission denied", "ls -ld continuity.md"),
    ]
