"""`memkit setup` asks a person at a terminal before it changes anything, and nobody else."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.hosts.conftest import COMMAND, environment

terminal = pytest.importorskip("tests.cli.terminal", reason="pseudo-terminals are POSIX's")


def is_connected(place: Path) -> bool:
    return (place / ".git" / "hooks" / "pre-commit").exists()


@pytest.mark.parametrize(("answer", "said"), [("n\n", "nothing was changed"), ("y\n", "connected git")])
def test_a_person_at_a_terminal_is_asked(answer: str, said: str, place: Path) -> None:
    screen = terminal.Terminal(["setup", "git"], place, environment())
    screen.until("Go on? [y/N]")
    assert "this will change:" in screen.shown
    assert not is_connected(place)
    screen.press(answer, said)
    assert screen.end() == (0 if answer == "y\n" else 4)
    assert is_connected(place) == (answer == "y\n")


def test_yes_answers_beforehand(place: Path) -> None:
    screen = terminal.Terminal(["setup", "git", "--yes"], place, environment())
    screen.until("connected git")
    assert "Go on?" not in screen.shown
    assert screen.end() == 0
    assert is_connected(place)


def test_where_nobody_can_answer_it_does_not_ask(place: Path) -> None:
    done = subprocess.run(
        [COMMAND, "setup", "git"],
        cwd=place,
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, "Go on?" in done.stderr) == (0, False)
    assert is_connected(place)
