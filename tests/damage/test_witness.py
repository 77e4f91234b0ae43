"""Without git the folder has a witness: the newest sessions and every page lost together are still missed."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from memkit.store import cache_folder as witness
from tests.damage.places import FACTS, House, build

MISSING = "1 session is missing: memkit check"


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch:
        yield build(tmp_path_factory.mktemp("original") / "quay", patch)


@pytest.fixture
def house(original: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A copy, with a witness of its own."""
    house = House(tmp_path / "quay", monkeypatch, original.minute)
    shutil.copytree(original.root, house.root)
    stems = sorted(path.stem for path in (house.root / "sessions").rglob("*.md"))
    witness.note_count(str(house.root), len(stems), stems[-1])
    return house


def test_a_write_leaves_a_witness(original: House) -> None:
    newest = max(path.stem for path in (original.root / "sessions").rglob("*.md"))
    assert (witness.noted_count(str(original.root)), witness.newest_noted(str(original.root))) == (5, newest)


def lose(house: House, *, pages: bool = True) -> Path:
    """Removes the newest session and, with them, the rendered pages; returns the session's path."""
    newest = sorted((house.root / "sessions").rglob("*.md"))[-1]
    newest.unlink()
    if pages:
        (house.root / "continuity.md").unlink()
        shutil.rmtree(house.root / "memory")
    return newest


READS = [
    ("recall", "uploads"),
    ("grep", "Uploads"),
    ("list",),
    ("show", "upload-limit"),
    ("context",),
    ("status",),
]


@pytest.mark.parametrize("words", READS, ids=lambda words: words[0])
def test_every_reader_names_the_loss_again_and_again(house: House, words: tuple[str, ...]) -> None:
    newest = lose(house)
    for _ in range(2):
        said = house.run(*words)
        assert (said.code, MISSING in said.err) == (3, True), said
    check = house.run("check")
    assert (check.code, f"the newest {newest.stem}" in check.out) == (1, True)


def test_nobody_writes_over_the_loss_until_it_is_said_to_be_meant(house: House) -> None:
    lose(house)
    for words in (("remember", "The tide turns"), ("replay",)):
        refused = house.run(*words)
        assert refused.code == 3 and "rm .memkit/witness" in refused.err, refused
    assert not (house.root / "continuity.md").exists()
    (house.root / ".memkit" / "witness").unlink()
    house.do("replay")
    assert FACTS["upload-limit"] in (house.root / "continuity.md").read_text()
    house.do("remember", "The tide turns")


def test_a_session_that_was_not_rendered_is_missed_too(house: House) -> None:
    house.do("remember", "The tide turns", "--no-render")
    lose(house, pages=False)
    said = house.run("recall", "uploads")
    assert (said.code, "1 session is missing" in said.err) == (3, True)
    assert "1 session is missing: " in house.run("check").out


def test_all_sessions_lost_is_not_an_empty_memory(house: House) -> None:
    lose(house)
    shutil.rmtree(house.root / "sessions")
    said = house.run("recall", "uploads")
    assert said.code == 3 and "5 sessions are missing" in said.err
    refused = house.run("remember", "The tide turns")
    assert refused.code == 3 and "removed on purpose: rm .memkit/witness" in refused.err


def test_a_copy_elsewhere_has_no_witness(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = House(house.root.with_name("copy"), monkeypatch, house.minute)
    shutil.copytree(house.root, copy.root)
    lose(copy)
    assert copy.run("recall", "uploads").code == 0
    copy.do("remember", "The tide turns again")


@pytest.mark.parametrize("private", [True, False], ids=["whole", "without .memkit"])
def test_a_restored_backup_is_believed(house: House, private: bool) -> None:
    backup = house.root.with_name("backup")
    shutil.copytree(house.root, backup, ignore=None if private else shutil.ignore_patterns(".memkit"))
    house.do("remember", "The tide turns")
    shutil.rmtree(house.root)
    shutil.copytree(backup, house.root)
    assert house.run("recall", "uploads").code == 0
    house.do("remember", "The tide turns again")


def test_a_backup_written_over_the_folder_brings_its_own_count(house: House) -> None:
    backup = house.root.with_name("backup")
    shutil.copytree(house.root, backup)
    house.do("remember", "The tide turns")
    lose(house)
    shutil.copytree(backup, house.root, dirs_exist_ok=True)
    assert house.run("recall", "uploads").code == 0


def git(root: Path, *words: str) -> None:
    settings = ["-c", "user.name=Dana", "-c", "user.email=dana@example.invalid"]
    subprocess.run(["git", *settings, *words], cwd=root, check=True, capture_output=True)


def test_git_makes_sessions_come_and_go_and_no_witness_counts_them(house: House) -> None:
    git(house.root, "init", "-q")
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "five")
    house.do("remember", "The tide turns")
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "six")
    for words in (
        ("checkout", "-q", "HEAD~1"),
        ("checkout", "-q", "-"),
        ("reset", "-q", "--hard", "HEAD~1"),
        ("clean", "-qfd"),
    ):
        git(house.root, *words)
        said = house.run("recall", "uploads")
        assert (said.code, said.err) == (0, ""), words


def test_a_witness_that_says_nothing_is_none(house: House) -> None:
    path = house.root / ".memkit" / "witness"
    good = path.read_text()
    for text in ("", "many", "9", good.replace("5 ", "x ", 1), f"{good}/elsewhere"):
        path.write_text(text)
        assert house.run("recall", "uploads").code == 0, text


@pytest.mark.parametrize("in_git", [True, False], ids=["git", "no git"])
@pytest.mark.parametrize("kind", ["folder", "pipe"])
def test_something_else_in_its_place_stops_nobody(house: House, kind: str, in_git: bool) -> None:
    path = house.root / ".memkit" / "witness"
    path.unlink()
    path.mkdir() if kind == "folder" else os.mkfifo(path)
    if in_git:
        git(house.root, "init", "-q")
    assert house.run("recall", "uploads").code == 0
    for words in (("The tide turns",), ("The tide is low", "--no-render")):
        said = house.do("remember", *words)
        assert "not rendered" not in said.err
