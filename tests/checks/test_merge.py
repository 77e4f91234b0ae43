"""Two branches, one memory: sessions never conflict, both facts stay, the contradiction is on record."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.checks.places import Place, workspace

SMALL = ("Uploads are limited to 25 MB.", "upload-limit-small")
LARGE = ("Uploads are limited to 50 MB.", "upload-limit-large")


@pytest.fixture(scope="module")
def forked(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Two branches that say opposite things under different ids, and touch the same fact."""
    place = workspace(tmp_path_factory.mktemp("merge") / "harbour")
    place.memkit("remember", "The ferry leaves at seven.", "--id", "ferry-leaves-seven")
    place.memkit("remember", "Who paints the quay?", "--kind", "thread", "--id", "who-paints-quay")
    place.commit("memory")
    for branch, (text, id), words in (("left", SMALL, "sharp"), ("right", LARGE, "at the latest")):
        place.git("checkout", "-q", "-b", branch, "main")
        place.memkit("remember", text, "--id", id)
        place.memkit("ref", "who-paints-quay", "ferry-leaves-seven")
        place.memkit("session", "end", "-m", f"Worked on the {branch}.")
        place.memkit("revise", "ferry-leaves-seven", f"The ferry leaves at seven {words}.")
        place.commit(branch)
    return place


def copied(place: Place, folder: Path, minute: int = 90) -> Place:
    shutil.copytree(place.root, folder / "harbour")
    return Place(folder / "harbour", minute)


def facts(place: Place) -> dict[str, dict[str, object]]:
    found = json.loads(place.memkit("list", "--json").stdout)["data"]["facts"]
    return {fact["id"]: fact for fact in found}


def conflicts(place: Place) -> set[tuple[str, str]]:
    found = json.loads(place.memkit("list", "conflicts", "--json").stdout)["data"]["conflicts"]
    return {(conflict["rule"], " ".join(conflict["ids"])) for conflict in found}


def projections(place: Place) -> dict[str, bytes]:
    paths = [place.root / "continuity.md", *sorted((place.root / "memory").rglob("*.md"))]
    return {str(path.relative_to(place.root)): path.read_bytes() for path in paths}


EXPECTED = {
    ("number", "upload-limit-large upload-limit-small"),
    ("concurrent-revision", "ferry-leaves-seven"),
}


def test_the_hooks_leave_both_facts_one_thread_and_fresh_projections(forked: Place, tmp_path: Path) -> None:
    place = copied(forked, tmp_path)
    place.memkit("setup", "git")
    place.git("checkout", "-q", "left")
    done = place.git("merge", "--no-edit", "right")
    assert "CONFLICT" not in done.stdout
    assert "1 contradiction recorded · commit to finish" in done.stdout + done.stderr
    staged = place.git("diff", "--cached", "--name-only").stdout.split()
    assert "continuity.md" in staged
    assert place.git("diff", "--name-only").stdout == ""
    assert {SMALL[1], LARGE[1]} <= set(facts(place))
    assert conflicts(place) == EXPECTED
    place.git("commit", "-q", "-m", "finish")
    assert place.git("status", "--porcelain").stdout == ""
    assert {p["severity"] for p in place.problems()} <= {"warning"}
    assert place.codes() == {"contradiction-open"}
    assert place.codes("--since", "main") == {"contradiction-open"}
    assert place.memkit("merge-driver", "--settle").stdout == ""


def test_the_same_merge_a_second_time_records_nothing_twice(forked: Place, tmp_path: Path) -> None:
    place = copied(forked, tmp_path)
    place.memkit("setup", "git")
    place.git("checkout", "-q", "left")
    place.git("merge", "-q", "--no-edit", "right")
    place.git("commit", "-q", "-m", "finish")
    place.git("checkout", "-q", "right")
    place.git("merge", "-q", "--no-edit", "left")
    assert place.git("status", "--porcelain").stdout == ""
    assert conflicts(place) == EXPECTED


def test_without_hooks_replay_settles_any_conflict_in_the_projections(forked: Place, tmp_path: Path) -> None:
    place = copied(forked, tmp_path)
    place.git("checkout", "-q", "left")
    done = place.git("merge", "--no-edit", "right", ok=False)
    assert "sessions/" not in done.stdout
    unmerged = place.git("diff", "--name-only", "--diff-filter=U").stdout.split()
    assert "continuity.md" in unmerged
    assert not [path for path in unmerged if path.startswith("sessions/")]
    assert "conflict-marker" in place.codes()
    place.memkit("replay")
    place.git("add", "-A")
    assert place.codes("--staged") <= {"contradiction-open", "contradiction-unrecorded"}
    place.git("commit", "-q", "-m", "merged")
    assert place.codes() == {"contradiction-open", "contradiction-unrecorded"}
    place.memkit("check", "--fix")
    assert conflicts(place) == EXPECTED


def test_the_result_does_not_depend_on_the_order_of_the_merge(forked: Place, tmp_path: Path) -> None:
    results = []
    for ours, theirs in (("left", "right"), ("right", "left")):
        place = copied(forked, tmp_path / ours)
        place.memkit("setup", "git")
        place.git("checkout", "-q", ours)
        # the clock of the hook, not the order, would tell the two apart
        place.minute = 120
        place.git("merge", "-q", "--no-edit", theirs)
        results.append((sorted(p.name for p in (place.root / "sessions").iterdir()), projections(place)))
    assert results[0] == results[1]


def test_a_rebase_settles_too(forked: Place, tmp_path: Path) -> None:
    place = copied(forked, tmp_path)
    place.memkit("setup", "git")
    place.git("checkout", "-q", "right")
    place.git("rebase", "-q", "left")
    assert conflicts(place) == EXPECTED
    place.git("commit", "-q", "-m", "finish")
    assert place.codes() == {"contradiction-open"}
    assert place.codes("--since", "left") == {"contradiction-open"}


def test_a_merge_on_a_forge_is_a_warning_until_it_is_rendered(forked: Place, tmp_path: Path) -> None:
    place = copied(forked, tmp_path)
    place.git("checkout", "-q", "left")
    place.git("merge", "-q", "--no-edit", "-X", "ours", "right")
    found = {(p["code"], p["severity"]) for p in place.problems("--since", "main")}
    assert ("projection-stale", "warning") in found
    assert not [code for code, severity in found if severity == "error"]


def test_an_open_session_does_not_keep_the_contradiction_waiting(forked: Place, tmp_path: Path) -> None:
    place = copied(forked, tmp_path)
    place.memkit("setup", "git")
    place.git("checkout", "-q", "left")
    place.memkit("ref", "ferry-leaves-seven")
    place.git("merge", "-q", "--no-edit", "right")
    assert conflicts(place) == EXPECTED


def test_a_hand_edit_stops_the_settling_but_not_the_merge(forked: Place, tmp_path: Path) -> None:
    place = copied(forked, tmp_path)
    place.memkit("setup", "git")
    place.git("checkout", "-q", "left")
    path = place.root / "memory" / "glossary.md"
    path.write_bytes(path.read_bytes() + b"mine\n")
    done = place.git("merge", "--no-edit", "right")
    assert "the projections were not settled" in done.stdout + done.stderr
    assert "memkit absorb" in done.stdout + done.stderr
    assert path.read_bytes().endswith(b"mine\n")
