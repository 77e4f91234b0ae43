"""A plain `git commit` with the hook: it refuses, says what to do, and passes when that is done."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from tests.checks.places import Place, workspace
from tests.checks.write_fixtures import Ledger, created, promoted

STEEP = "The ramp is steeper at low tide."
WHEN = {"applies_when": "changing the ramp", "confidence": "high"}


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A workspace with the hooks, a fact and a term."""
    made = workspace(tmp_path_factory.mktemp("commit") / "harbour")
    made.memkit("setup", "git")
    made.memkit("remember", "The ferry leaves at seven.", "--id", "ferry-leaves-seven")
    made.memkit("define", "Berth", "The place where a ship lies.")
    made.commit("memory")
    return made


@pytest.fixture
def place(harbour: Place, tmp_path: Path) -> Place:
    """A copy of it."""
    return harbour.copy_to(tmp_path / "harbour")


def refused(place: Place, rule: str, *said: str) -> None:
    """The commit fails, nothing was committed, and the message helps."""
    before = place.git("rev-parse", "HEAD").stdout
    done = place.commit(ok=False)
    assert done.returncode == 1
    assert f"[{rule}]" in done.stderr
    assert all(word in done.stderr for word in said), done.stderr
    assert place.git("rev-parse", "HEAD").stdout == before


def accepted(place: Place) -> None:
    """The commit passes, and nothing is left."""
    place.commit()
    assert place.git("status", "--porcelain").stdout == ""
    assert place.codes() == set()
    assert place.codes("--since", "HEAD~1") == set()


def slip_in(place: Place, *events: str, **more: str) -> None:
    """A sealed session that no verb of memkit would have written."""
    last = sorted((place.root / "sessions").glob("*.md"))[-1]
    seen = f"{last.stem}@{sha256(last.read_bytes()).hexdigest()[:12]}"
    side = Ledger().session(*events, stamp="2026-03-02T10:30:00Z", seen=seen, **more)  # type: ignore[arg-type]
    for path, data in side.files.items():
        (place.root / path).write_bytes(data)
    place.minute = 40
    place.memkit("replay")


def test_a_promotion_without_evidence(place: Place) -> None:
    finding = created("ramp-steep-low", STEEP, "finding", "findings", **WHEN)
    slip_in(place, finding, promoted("ramp-steep-low", STEEP, "findings"))
    refused(place, "promotion-incomplete", "memkit undo ramp-steep-low")
    place.memkit("undo", "ramp-steep-low", "--why", "no evidence")
    accepted(place)


@pytest.mark.parametrize("field", ["by", "via", "target", "content", "reviewed"])
def test_a_promotion_without_one_of_its_fields(place: Place, field: str) -> None:
    slip_in(
        place,
        created("ramp-steep-low", STEEP),
        promoted("ramp-steep-low", STEEP, **{field: ""}),
        kind="review",
    )
    refused(place, "promotion-incomplete", f"without {field}", "hint: memkit promote ramp-steep-low")
    place.memkit("promote", "ramp-steep-low")
    accepted(place)


def test_a_projection_edited_by_hand_is_absorbed(place: Place) -> None:
    path = place.root / "continuity.md"
    path.write_text(path.read_text(encoding="utf-8").replace("at seven", "at eight"), encoding="utf-8")
    refused(place, "projection-edited", "hint: memkit absorb continuity.md")
    place.memkit("absorb", "continuity.md")
    accepted(place)
    assert "at eight" in path.read_text(encoding="utf-8")


def test_a_projection_edited_by_hand_is_dropped(place: Place) -> None:
    path = place.root / "memory" / "glossary.md"
    path.write_text(path.read_text(encoding="utf-8").replace("ship", "boat"), encoding="utf-8")
    place.write("README.md", "harbour\n")
    refused(place, "projection-edited", "memkit replay --discard-edits")
    place.memkit("replay", "--discard-edits")
    accepted(place)


def test_a_modified_session(place: Place) -> None:
    path = sorted((place.root / "sessions").glob("*.md"))[0]
    path.write_bytes(path.read_bytes().replace(b"seven", b"eight"))
    name = f"sessions/{path.name}"
    command = f"git restore --source=HEAD --staged --worktree {name}"
    refused(place, "session-modified", f"hint: {command}")
    place.run(*command.split())
    place.write("README.md", "harbour\n")
    accepted(place)


@pytest.mark.parametrize("harm", ["rm", "mv"])
def test_a_removed_or_renamed_session(place: Place, harm: str) -> None:
    path = sorted((place.root / "sessions").glob("*.md"))[0]
    if harm == "rm":
        path.unlink()
    else:
        path.rename(path.with_name(path.name.replace("2026-03-02", "2026-03-01")))
    refused(place, "session-removed" if harm == "rm" else "session-renamed", path.name)


def test_a_second_meaning_for_a_term(place: Place) -> None:
    slip_in(place, "- Defined: Berth — A bed on board.\n  <!-- by: agent:codex -->\n", kind="review")
    refused(place, "term-redefined", 'memkit define "Berth (…)"')
    place.memkit("define", "Berth (bed)", "A bed on board.")
    accepted(place)


def test_a_pending_candidate_of_a_closed_task(place: Place) -> None:
    slip_in(
        place,
        created("ramp-steep-low", STEEP),
        "- Closed: task RAMP-1\n",
        kind="review",
        header="task: RAMP-1\n",
    )
    refused(
        place, "promotion-pending", "its task RAMP-1 was closed", "memkit promote ramp-steep-low  # or reject"
    )
    place.memkit("reject", "ramp-steep-low", "--why", "execution-local")
    accepted(place)


def test_a_session_without_its_projections(place: Place) -> None:
    place.memkit("remember", "The pier has two lamps.")
    place.git("add", "sessions")
    done = place.git("commit", "-m", "half", ok=False)
    assert done.returncode == 1
    (hint,) = {line for line in done.stderr.splitlines() if line.startswith("hint: git add ")}
    place.run(*hint.removeprefix("hint: ").split())
    place.git("commit", "-m", "whole")
    assert place.git("status", "--porcelain").stdout == ""


def test_a_commit_of_some_paths_is_judged_by_what_it_would_hold(place: Place) -> None:
    place.memkit("remember", "The pier has two lamps.")
    place.write("README.md", "harbour\n")
    place.git("add", "README.md")
    place.git("commit", "-m", "only this", "README.md")
    assert place.git("commit", "-m", "half", "--", "sessions", ok=False).returncode == 1
    accepted(place)


def test_work_that_is_no_memory_passes_without_a_word(place: Place) -> None:
    place.write("src/ramp.py", "ANGLE = 7\n")
    done = place.commit("code")
    assert "memkit" not in done.stderr
    assert place.git("commit", "--allow-empty", "-m", "nothing").returncode == 0
