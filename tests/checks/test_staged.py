"""`check --staged` judges what would be committed: by the staged policy, and no less than the work tree's check does."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.checks.places import Place, workspace


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A committed memory of one fact and a file it may cite."""
    made = workspace(tmp_path_factory.mktemp("staged") / "harbour")
    made.write("src/ramp.py", "STEEP = True\n")
    made.memkit("remember", "The ferry leaves at seven.", "--id", "ferry-leaves-seven")
    made.commit("memory")
    return made


@pytest.fixture
def place(harbour: Place, tmp_path: Path) -> Place:
    """A copy of it."""
    return harbour.copy_to(tmp_path / "harbour")


def test_the_staged_policy_counts_and_not_the_one_on_disk(place: Place) -> None:
    place.memkit("remember", "The pilot boards at six.", "--id", "pilot-boards-six")
    place.git("add", "-A")
    assert place.codes("--staged") == set()
    before = (place.root / "memkit.toml").read_text(encoding="utf-8")
    place.write("memkit.toml", '[checks.severity]\nno-such-rule = "off"\n')
    assert place.codes("--staged") == set()
    place.git("add", "memkit.toml")
    place.write("memkit.toml", before)
    assert "policy-invalid" in place.codes("--staged")
    assert place.codes() == set()


def test_the_staged_policy_says_where_the_ledger_is(place: Place) -> None:
    before = (place.root / "memkit.toml").read_text(encoding="utf-8")
    place.write("memkit.toml", '[layout]\nmemory = "notes"\n')
    place.git("add", "memkit.toml")
    place.write("memkit.toml", before)
    stale = [
        problem["file"] for problem in place.problems("--staged") if problem["code"] == "projection-stale"
    ]
    assert "notes/INDEX.md" in stale


@pytest.mark.parametrize("warm", [False, True])
def test_what_is_over_its_limit_is_said_before_the_commit(place: Place, warm: bool) -> None:
    place.write("memkit.toml", "[decay]\nmax_facts = 1\n")
    place.memkit("remember", "The pilot boards at six.", "--id", "pilot-boards-six")
    place.git("add", "-A")
    if not warm:
        shutil.rmtree(place.root / ".memkit" / "cache")
    assert place.problems("--staged") == place.problems()
    assert place.codes("--staged") == {"continuity-over-limit"}


def test_evidence_is_judged_as_it_would_be_committed(place: Place) -> None:
    words = ("--kind", "finding", "--evidence", "src/ramp.py", "--when", "changing the ramp")
    place.memkit("remember", "The ramp is steep at low tide.", "--id", "ramp-steep-low", *words)
    place.git("add", "-A")
    assert place.codes("--staged") == set()
    place.write("src/ramp.py", "STEEP = False\n")
    # the index still holds the file that was cited
    assert place.codes("--staged") == set()
    assert place.codes() == {"evidence-stale"}
    place.git("add", "src/ramp.py")
    assert place.codes("--staged") == {"evidence-stale"}


def test_a_claim_that_comes_back_is_held_against_the_others(place: Place) -> None:
    place.memkit("archive", "ferry-leaves-seven", "--why", "the season is over")
    place.memkit("remember", "The ferry leaves at nine.", "--id", "ferry-leaves-nine")
    place.commit()
    place.memkit("undo", "ferry-leaves-seven", "--why", "it is not")
    place.git("add", "-A")
    assert "contradiction-unrecorded" in place.codes()
    assert place.codes("--staged") == place.codes()


def test_a_changed_session_is_told_once_and_not_with_all_that_follows(place: Place) -> None:
    path = next((place.root / "sessions").glob("*.md"))
    path.write_text(path.read_text(encoding="utf-8").replace("at seven", "at eight"), encoding="utf-8")
    place.git("add", "-A")
    assert [problem["code"] for problem in place.problems("--staged")] == ["session-modified", "seal-broken"]


@pytest.mark.parametrize("known", [True, False], ids=["committed", "new"])
@pytest.mark.parametrize("only", ["index", "both"])
@pytest.mark.parametrize("hashed", [True, False], ids=["with its content hash", "words only"])
def test_an_altered_sealed_session_that_is_staged_is_named(
    tmp_path: Path, known: bool, only: str, hashed: bool
) -> None:
    from memkit.model.ids import content_hash

    place = workspace(tmp_path / "harbour")
    place.memkit("remember", "The ferry leaves at seven.", "--id", "ferry-leaves")
    if known:
        place.commit("memory")
    (path,) = (place.root / "sessions").glob("*.md")
    whole = path.read_text()
    forged = whole.replace("at seven", "at eight")
    if hashed:
        old, new = (content_hash(f"The ferry leaves at {hour}.") for hour in ("seven", "eight"))
        forged = forged.replace(old, new)
    assert forged != whole
    path.write_text(forged)
    place.git("add", "-A")
    if only == "index":
        path.write_text(whole)
    found = {(item["code"], item["file"]) for item in place.problems("--staged")}
    name = f"sessions/{path.name}"
    assert ("seal-broken", name) in found
    assert (("session-modified", name) in found) is known
