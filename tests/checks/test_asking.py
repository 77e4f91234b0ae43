"""git as a process: answers whole, refusals coded, however much is said and however the streams stand."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from memkit.errors import MachineError, NeedsGit
from memkit.store import git_process


@pytest.fixture
def repository(tmp_path: Path) -> str:
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    return str(tmp_path)


def stored(root: str, data: bytes) -> str:
    return git_process.run(root, "hash-object", "-w", "--stdin", stdin=data).decode().strip()


@pytest.mark.parametrize("size", [0, 1, 4096, 4097, 3_000_000])
def test_any_amount_goes_in_and_comes_out(repository: str, size: int) -> None:
    data = os.urandom(size)
    assert git_process.run(repository, "cat-file", "blob", stored(repository, data)) == data


def test_a_question_put_early_is_answered_late(repository: str) -> None:
    names = [stored(repository, text) for text in (b"one", b"two")]
    asked = [git_process.ask(repository, "cat-file", "blob", name) for name in names]
    assert [question.answer() for question in reversed(asked)] == [b"two", b"one"]


def test_a_refusal_is_an_error_with_gits_last_line_or_an_empty_answer(repository: str) -> None:
    with pytest.raises(MachineError) as error:
        git_process.run(repository, "cat-file", "blob", "0" * 40)
    assert (error.value.code, error.value.hint) == ("git-failed", f"git cat-file blob {'0' * 40}")
    assert git_process.run(repository, "rev-parse", "-q", "--verify", "HEAD", check=False) == b""


def test_outside_a_repository_git_is_needed(tmp_path: Path) -> None:
    with pytest.raises(NeedsGit, match="no git repository"):
        git_process.run(str(tmp_path), "status")


def test_without_git_it_says_so(repository: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(NeedsGit, match="git is not installed"):
        git_process.run(repository, "status")


def test_an_answer_that_does_not_come_is_given_up(repository: str) -> None:
    with pytest.raises(MachineError, match="longer than 0 s"):
        git_process.run(repository, "-c", "alias.wait=!sleep 5", "wait", timeout=0)


def test_both_ways_of_asking_agree(repository: str) -> None:
    command = ["git", "-C", repository, "hash-object", "--stdin"]
    said = [
        git_process._run(command, b"text", 9, git_process.environment())[0],
        git_process.run(repository, "hash-object", "--stdin", stdin=b"text"),
    ]
    assert said[0] == said[1]


def test_a_closed_stream_is_no_harm(repository: str) -> None:
    code = f"from memkit.store.git_process import run; import os; os.write(2, run({repository!r}, 'rev-parse', '--git-dir'))"
    done = subprocess.run(
        f'{sys.executable} -c "{code}" <&- >&-', shell=True, capture_output=True, check=False
    )
    assert done.stderr.strip() == b".git"
