"""Hand-written files in memory/ go through a merge, a rebase and a cherry-pick line by line; no side's words are lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.checks.places import Place, workspace

NOTE = "".join(f"line {number}\n" for number in range(1, 21))
# of everybody, one among the records, and one in a folder of its own
OWN = ("memory/instructions.md", "memory/findings/by-hand.md", "memory/smoke/test.md")


Branched = Callable[[str, str], Place]


@pytest.fixture(scope="module")
def originals(tmp_path_factory: pytest.TempPathFactory) -> Branched:
    """Two branches with edits of these lines: made once for each pair."""
    return cache(lambda left, right: built(tmp_path_factory.mktemp("own"), left, right))


@pytest.fixture
def branched(originals: Branched, tmp_path: Path) -> Branched:
    """A copy of such a repository."""
    return lambda left, right: originals(left, right).copy_to(tmp_path / "harbour")


def built(folder: Path, left: str, right: str) -> Place:
    """Two branches, each with a session and with its own edit of every hand-written file."""
    place = workspace(folder / "harbour")
    place.memkit("setup", "git")
    place.memkit("remember", "The ferry leaves at seven.", "--id", "ferry-leaves-seven")
    for path in OWN:
        place.write(path, NOTE)
    place.commit("memory")
    for branch, line in (("left", left), ("right", right)):
        place.git("checkout", "-q", "-b", branch, "main")
        place.memkit("remember", f"The {branch} quay is painted.", "--id", f"{branch}-quay-painted")
        for path in OWN:
            text = (place.root / path).read_text()
            place.write(path, text.replace(f"{line}\n", f"{line}, says the {branch}\n", 1))
        place.commit(branch)
    place.git("checkout", "-q", "left")
    return place


def ids(place: Place) -> set[str]:
    found = json.loads(place.memkit("list", "--json").stdout)["data"]["facts"]
    return {fact["id"] for fact in found}


BOTH = NOTE.replace("line 2\n", "line 2, says the left\n").replace("line 19\n", "line 19, says the right\n")
FACTS = {"ferry-leaves-seven", "left-quay-painted", "right-quay-painted"}


@pytest.mark.parametrize(
    "way", [("merge", "--no-edit", "right"), ("rebase", "right"), ("cherry-pick", "right")]
)
def test_both_sides_edits_of_hand_written_files_are_kept(branched: Branched, way: tuple[str, ...]) -> None:
    place = branched("line 2", "line 19")
    done = place.git(*way)
    assert "CONFLICT" not in done.stdout
    assert {path: (place.root / path).read_text() for path in OWN} == dict.fromkeys(OWN, BOTH)
    assert ids(place) == FACTS
    place.memkit("replay")
    text = (place.root / "continuity.md").read_text()
    assert "The left quay is painted." in text
    assert "The right quay is painted." in text
    assert not {problem["code"] for problem in place.problems() if problem["severity"] == "error"}


@pytest.mark.parametrize(
    "way", [("merge", "--no-edit", "right"), ("rebase", "right"), ("cherry-pick", "right")]
)
def test_edits_of_one_line_are_a_conflict_that_git_reports(branched: Branched, way: tuple[str, ...]) -> None:
    place = branched("line 5", "line 5")
    done = place.git(*way, ok=False)
    assert done.returncode == 1
    unmerged = place.git("diff", "--name-only", "--diff-filter=U").stdout.split()
    assert sorted(unmerged) == sorted(OWN)
    for path in OWN:
        text = (place.root / path).read_text()
        assert text.count("<<<<<<< ") == text.count(">>>>>>> ") == 1
        assert "line 5, says the left\n" in text
        assert "line 5, says the right\n" in text


def test_a_file_both_sides_began_is_a_conflict_with_both_texts(tmp_path: Path) -> None:
    place = workspace(tmp_path / "harbour")
    place.memkit("setup", "git")
    for branch in ("left", "right"):
        place.git("checkout", "-q", "-b", branch, "main")
        place.write("memory/decisions/mine.md", f"What the {branch} decided.\n")
        place.commit(branch)
    done = place.git("merge", "--no-edit", "left", ok=False)
    assert "CONFLICT (add/add)" in done.stdout
    text = (place.root / "memory/decisions/mine.md").read_text()
    assert "What the left decided.\n" in text
    assert "What the right decided.\n" in text


@pytest.mark.parametrize("edited", ["left", "right"])
def test_a_committed_hand_edit_of_a_projection_outlives_the_merge(branched: Branched, edited: str) -> None:
    place = branched("line 2", "line 19")
    place.git("checkout", "-q", edited)
    text = (place.root / "continuity.md").read_text()
    place.write("continuity.md", text.replace("leaves at seven.", "leaves at eight."))
    place.git("commit", "-q", "--no-verify", "-a", "-m", "by hand")
    place.git("checkout", "-q", "left")
    done = place.git("merge", "--no-edit", "right")
    assert "memkit absorb continuity.md" in done.stdout + done.stderr
    assert "leaves at eight." in (place.root / "continuity.md").read_text()
    place.memkit("absorb")
    assert ids(place) == FACTS
    assert "leaves at eight." in (place.root / "continuity.md").read_text()


def test_two_hand_edits_of_a_projection_are_a_conflict(branched: Branched) -> None:
    place = branched("line 2", "line 19")
    for branch, hour in (("left", "eight"), ("right", "nine")):
        place.git("checkout", "-q", branch)
        text = (place.root / "continuity.md").read_text()
        place.write("continuity.md", text.replace("leaves at seven.", f"leaves at {hour}."))
        place.git("commit", "-q", "--no-verify", "-a", "-m", "by hand")
    done = place.git("merge", "--no-edit", "left", ok=False)
    assert "CONFLICT (content): Merge conflict in continuity.md" in done.stdout
    text = (place.root / "continuity.md").read_text()
    assert "leaves at eight." in text
    assert "leaves at nine." in text


def test_the_driver_without_files_is_a_usage_error(tmp_path: Path) -> None:
    place = workspace(tmp_path / "harbour")
    done = place.memkit("merge-driver", ok=False)
    assert done.returncode == 2
    assert "git gives base, ours and theirs" in done.stderr


def merged_without_driver(folder: Path, *, edited: bool) -> Place:
    """A clone that has no merge driver, and a merge that left its marks in continuity.md."""
    place = workspace(folder / "harbour")
    place.memkit("remember", "The ferry leaves at seven.", "--id", "ferry-leaves-seven")
    place.commit("memory")
    for branch, hour in (("left", "eight"), ("right", "nine")):
        place.git("checkout", "-q", "-b", branch, "main")
        if edited:
            text = (place.root / "continuity.md").read_text()
            place.write("continuity.md", text.replace("at seven", f"at {hour}"))
        else:
            place.memkit("remember", f"The boat leaves at {hour}.", "--id", f"boat-{hour}")
        place.git("add", "-A")
        place.git("commit", "-q", "--no-verify", "-m", branch)
    place.git("merge", "left", ok=False)
    assert "<<<<<<<" in (place.root / "continuity.md").read_text()
    return place


def test_what_people_wrote_on_both_sides_of_a_merge_is_not_rendered_over(tmp_path: Path) -> None:
    place = merged_without_driver(tmp_path, edited=True)
    before = (place.root / "continuity.md").read_text()
    done = place.memkit("replay", ok=False)
    assert (done.returncode, "take out the marks of the merge, then memkit absorb" in done.stderr) == (
        4,
        True,
    )
    assert "not rendered" in place.memkit("remember", "The quay is wet.").stderr
    assert (place.root / "continuity.md").read_text() == before
    place.memkit("replay", "--discard-edits")
    (copy,) = [path for path in (place.root / ".memkit" / "outbox").rglob("*") if path.is_file()]
    assert copy.read_text() == before


def test_two_renderings_that_met_in_a_merge_are_rendered_anew(tmp_path: Path) -> None:
    place = merged_without_driver(tmp_path, edited=False)
    place.memkit("replay")
    text = (place.root / "continuity.md").read_text()
    assert ("<<<<<<<" in text, "at eight" in text, "at nine" in text) == (False, True, True)


def test_a_line_typed_between_the_marks_of_two_renderings_is_not_lost(tmp_path: Path) -> None:
    place = merged_without_driver(tmp_path, edited=False)
    text = (place.root / "continuity.md").read_text()
    place.write("continuity.md", text.replace("=======\n", "- The boat leaves at noon.\n=======\n", 1))
    assert place.memkit("replay", ok=False).returncode == 4
