""".gitattributes names what memkit renders, file by file; whatever else lies in memory/ is somebody's own text."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.hosts.repository_files import attribute_lines, upgrade_attributes
from memkit.model.policy import Layout
from tests.checks.places import Place, repository, workspace

# what the first edition wrote
OLD = """\
memory/**/*.md text eol=lf linguist-generated merge=memkit
continuity.md text eol=lf linguist-generated merge=memkit
sessions/**/*.md -text -linguist-generated !merge
"""
LINES = """\
/continuity.md text eol=lf merge=memkit
memory/INDEX.md text eol=lf linguist-generated merge=memkit
memory/QUEUE.md text eol=lf linguist-generated merge=memkit
memory/glossary.md text eol=lf linguist-generated merge=memkit
memory/archive/*.md text eol=lf linguist-generated merge=memkit
memory/decisions/*.md text eol=lf linguist-generated merge=memkit
memory/findings/*.md text eol=lf linguist-generated merge=memkit
memory/audits/*.md text eol=lf linguist-generated merge=memkit
memory/bugs/*.md text eol=lf linguist-generated merge=memkit
memory/patterns/*.md text eol=lf linguist-generated merge=memkit
"""
SESSIONS = "sessions/**/*.md -text -linguist-generated !merge\n"
MINE = "*.png binary\n# ours\nmemory/private.md -diff\n"


def attributes(place: Place, path: str) -> dict[str, str]:
    out = place.git("check-attr", "merge", "linguist-generated", "text", "--", path).stdout
    return {line.split(": ")[1]: line.split(": ")[2] for line in out.splitlines()}


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return repository(tmp_path / "harbour")


def test_init_names_the_rendered_files_one_by_one(place: Place) -> None:
    place.memkit("init")
    assert (place.root / ".gitattributes").read_text() == LINES + SESSIONS
    rendered = {"merge": "memkit", "linguist-generated": "set", "text": "set"}
    for path in ("INDEX.md", "QUEUE.md", "glossary.md", "archive/2026-Q1.md", "findings/lock-order.md"):
        assert attributes(place, f"memory/{path}") == rendered
    own = {"merge": "unspecified", "linguist-generated": "unspecified", "text": "unspecified"}
    for path in ("memory/notes.md", "memory/smoke/test.md", "docs/continuity.md", "docs/memory/INDEX.md"):
        assert attributes(place, path) == own


def test_continuity_stays_visible_in_reviews(place: Place) -> None:
    place.memkit("init")
    assert attributes(place, "continuity.md") == {
        "merge": "memkit",
        "linguist-generated": "unspecified",
        "text": "set",
    }


@pytest.mark.parametrize("verb", [("init",), ("setup", "git")])
def test_the_old_lines_are_replaced_and_shown_and_others_stay(place: Place, verb: tuple[str, ...]) -> None:
    place.memkit("init")
    place.write(".gitattributes", f"*.png binary\n{OLD}# ours\nmemory/private.md -diff\n")
    done = place.memkit(*verb)
    text = f"*.png binary\n{LINES}{SESSIONS}# ours\nmemory/private.md -diff\n"
    assert (place.root / ".gitattributes").read_text() == text
    said = done.stdout + done.stderr
    assert "- memory/**/*.md text eol=lf linguist-generated merge=memkit\n" in said
    assert "+ memory/INDEX.md text eol=lf linguist-generated merge=memkit\n" in said
    assert "private.md" not in said
    again = place.memkit(*verb)
    assert ".gitattributes" not in again.stdout + again.stderr
    assert (place.root / ".gitattributes").read_text() == text


def test_doctor_shows_the_lines_to_change_and_changes_none(place: Place) -> None:
    place.memkit("init")
    place.memkit("setup", "git")
    place.write(".gitattributes", OLD)
    done = place.memkit("doctor", ok=False)
    assert done.returncode == 1
    assert "- memory/**/*.md text eol=lf linguist-generated merge=memkit\n" in done.stdout
    assert "→ memkit init\n" in done.stdout
    assert (place.root / ".gitattributes").read_text() == OLD
    place.memkit("init")
    assert "mend  attributes" not in place.memkit("doctor", ok=False).stdout


def test_setup_git_writes_the_lines_where_there_are_none(place: Place) -> None:
    place.memkit("init")
    place.write(".gitattributes", MINE)
    assert ".gitattributes" in place.memkit("setup", "git", "--dry-run").stdout
    assert (place.root / ".gitattributes").read_text() == MINE
    place.memkit("setup", "git")
    assert (place.root / ".gitattributes").read_text() == MINE + LINES + SESSIONS
    assert place.memkit("setup", "git").stdout == "git is connected\n"


def test_a_line_that_speaks_against_ours_is_named(tmp_path: Path) -> None:
    place = workspace(tmp_path / "harbour")
    with (place.root / ".gitattributes").open("a") as handle:
        handle.write("continuity.md merge=ours\n")
    done = place.memkit("setup", "git", "--check", ok=False)
    assert done.returncode == 1
    assert "another line of git's attributes speaks against those of memkit" in done.stderr
    assert "continuity.md merge=memkit" in done.stderr


def test_a_changed_old_line_loses_the_driver_and_keeps_the_rest() -> None:
    assert upgrade_attributes("memory/**/*.md diff=markdown merge=memkit\n", Layout()) == (
        f"memory/**/*.md diff=markdown\n{LINES}{SESSIONS}"
    )
    assert (
        upgrade_attributes("memory/** merge=union\n", Layout()) == f"memory/** merge=union\n{LINES}{SESSIONS}"
    )


def test_what_is_there_without_a_last_newline_stays_a_line() -> None:
    assert upgrade_attributes("*.png binary", Layout()) == f"*.png binary\n{LINES}{SESSIONS}"
    assert upgrade_attributes(LINES + SESSIONS, Layout()) == LINES + SESSIONS


def test_patterns_mean_the_paths_of_the_layout_alone() -> None:
    lines = attribute_lines(Layout(memory=".", continuity="STATE.md", sessions="log book"))
    assert lines[:2] == [
        "/STATE.md text eol=lf merge=memkit",
        "/INDEX.md text eol=lf linguist-generated merge=memkit",
    ]
    assert lines[-1] == "log[[:space:]]book/**/*.md -text -linguist-generated !merge"
