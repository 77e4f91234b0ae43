"""Whom git knows, told without asking it each time."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from memkit.store import git, git_head, git_history, keys
from memkit.store.cache_folder import read_memo
from memkit.store.workspace import Workspace, open_at
from memkit.write.people import may_name_one_of, people_known


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workspace:
    """A repository without a commit."""
    for name in ("GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"):
        monkeypatch.delenv(name, raising=False)
    subprocess.run(["git", "init", "-q", "-b", "main", str(tmp_path)], check=True)
    (tmp_path / "memkit.toml").write_text("", encoding="utf-8")
    return open_at(str(tmp_path))


def commit(place: Workspace, name: str = "Ingrid Halvorsen", address: str = "ih@fjord.example") -> None:
    who = ["-c", f"user.name={name}", "-c", f"user.email={address}"]
    words = ["git", "-C", place.root, *who, "commit", "-q", "--allow-empty", "-m", "work"]
    subprocess.run(words, check=True)


def test_head_is_read_from_gits_own_files(place: Workspace) -> None:
    assert git_head.head(place.root) == "" == git.head(place.root)
    commit(place)
    assert git_head.head(place.root) == git.head(place.root) != ""
    git.run(place.root, "pack-refs", "--all")
    assert git_head.head(place.root) == git.head(place.root)
    git.run(place.root, "checkout", "-q", "--detach")
    assert git_head.head(place.root) == git.head(place.root)


def test_head_of_a_linked_work_tree_and_of_a_folder_below(place: Workspace, tmp_path: Path) -> None:
    commit(place)
    git.run(place.root, "worktree", "add", "-q", "-b", "side", str(tmp_path / "side"))
    (tmp_path / "side" / "deep").mkdir()
    for root in (tmp_path / "side", tmp_path / "side" / "deep"):
        assert git_head.head(str(root)) == git.head(str(root)) != ""


def test_where_the_files_do_not_tell_git_is_to_be_asked(
    place: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = Path(place.root) / ".git" / "HEAD"
    head.write_text("ref: refs/heads/.invalid\n", encoding="ascii")
    assert git_head.head(place.root) is None
    monkeypatch.setenv("GIT_DIR", "/elsewhere")
    assert git_head.head(place.root) is None


def test_outside_of_git_nobody_is_known(tmp_path: Path) -> None:
    (tmp_path / "memkit.toml").write_text("", encoding="utf-8")
    assert not may_name_one_of(people_known(open_at(str(tmp_path))), "Ingrid Halvorsen wrote it")


@pytest.mark.parametrize("turn", ["first", "kept"])
def test_the_first_word_of_a_name_or_address_is_enough_to_look_closer(place: Workspace, turn: str) -> None:
    commit(place)
    if turn == "kept":
        people_known(place)
    assert may_name_one_of(people_known(place), "Ask INGRID about it")
    assert may_name_one_of(people_known(place), "mail ih@fjord.example")
    assert not may_name_one_of(people_known(place), "The ferry leaves at seven")


def test_a_commit_makes_its_author_known(place: Workspace) -> None:
    commit(place)
    assert not may_name_one_of(people_known(place), "Ask Torvald about it")
    commit(place, "Torvald Nyquist", "tn@fjord.example")
    assert may_name_one_of(people_known(place), "Ask Torvald about it")


def test_after_a_commit_only_that_commit_is_read(place: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    commit(place)
    assert not may_name_one_of(people_known(place), "Ask Torvald about it")
    monkeypatch.setattr(git_history, "identities", None)
    commit(place, "Torvald Nyquist", "tn@fjord.example")
    commit(place, "bot", "bot@users.noreply.example")
    assert may_name_one_of(people_known(place), "Ask Torvald about it")
    assert may_name_one_of(people_known(place), "Ask Ingrid about it")
    assert not may_name_one_of(people_known(place), "Ask the bot about it")


def test_a_way_that_files_do_not_tell_is_asked_of_git(place: Workspace) -> None:
    commit(place)
    first = git.head(place.root)
    commit(place, "Torvald Nyquist", "tn@fjord.example")
    git.run(place.root, "checkout", "-q", "-b", "side", first)
    commit(place, "Solveig Aas", "sa@fjord.example")
    who = ("-c", "user.name=Ingrid Halvorsen", "-c", "user.email=ih@fjord.example")
    git.run(place.root, *who, "merge", "-q", "-m", "both", "main")
    head = git.head(place.root)
    assert git_head.authors_since(place.root, first, head) is None
    commit(place)
    commit(place)
    git.run(place.root, "repack", "-adq")
    assert git_head.authors_since(place.root, head, git.head(place.root)) is None
    assert may_name_one_of(people_known(place), "Ask Solveig") and may_name_one_of(
        people_known(place), "Ask Torvald"
    )


def test_what_is_kept_names_nobody(place: Workspace) -> None:
    commit(place)
    people_known(place)
    data = Path(place.private("cache", "people")).read_bytes()
    assert b"ngrid" not in data.lower()
    assert [len(mark) for mark in read_memo(place.private("cache", "people"))[2]] == [4, 4]


def test_a_marker_of_git_that_is_no_text_is_no_link(tmp_path: Path) -> None:
    (tmp_path / ".git").write_bytes(b"\xff\xfe")
    assert keys.home(str(tmp_path)) == str(tmp_path.resolve())
