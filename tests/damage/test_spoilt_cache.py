"""A spoilt cache is like none: whichever file it is, and whatever became of it, the answers are the same."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from memkit.store.checkpoint import open_checkpoint
from tests.working_memory.house import House, in_process

VERBS = [("recall", "crane crates", "--json"), ("list", "--json"), ("context", "crane"), ("check", "--json")]
SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "cut": lambda data: data[: len(data) // 2],
    "turned": lambda data: data[::-1],
    "empty": lambda data: b"",
    "holes": lambda data: bytes(len(data)),
}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A memory all of whose caches are warm."""
    made = House(tmp_path / "quay").entered(monkeypatch)
    assert in_process(made.root, "init", "--preset", "solo").code == 0
    (made.root / "a.py").write_text("def limit():\n    return 25\n")
    for line in (
        "remember|The crane keeps 3 crates.|--id|crane-crates",
        "remember|limit returns 25.|--evidence|a.py#limit|--id|limit-returns",
        "remember|The pilot is old.|--id|pilot-old",
        "archive|pilot-old|--why|gone",
    ):
        assert in_process(made.root, *line.split("|"), "--actor", "user:dana").code == 0
    answers(made)
    answers(made)
    return made


def answers(house: House) -> list[tuple[int, str]]:
    found = []
    for words in VERBS:
        said = in_process(house.root, *words, "--actor", "user:dana")
        data = dict(said.data) if "--json" in words else {}
        data.pop("trusted", None)
        found.append((said.code, repr(data) if data else said.out))
    return found


def files_of(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != "here"]


@pytest.mark.parametrize("kind", SPOILT)
def test_no_spoilt_cache_changes_an_answer(house: House, tmp_path: Path, kind: str) -> None:
    home, good = house.root / ".memkit" / "cache", tmp_path / "good"
    shutil.copytree(home, good)
    expected = answers(house)
    for kept in files_of(good):
        path = home / kept.relative_to(good)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(SPOILT[kind](kept.read_bytes()))
        assert answers(house) == expected, path.name


def test_a_checkpoint_that_cannot_be_read_is_dropped_and_the_verb_asked_again(house: House) -> None:
    path = house.root / ".memkit" / "cache" / "state"
    data = path.read_bytes()
    at = data.index(b"The crane keeps")
    path.write_bytes(data[: at - 12] + b"\xff" * 8 + data[at - 4 :])
    said = in_process(house.root, "show", "crane-crates")
    assert (said.code, "The crane keeps 3 crates." in said.out) == (0, True)
    assert not [*(house.root / ".memkit").glob("bug-*")]


def test_every_letter_of_a_checkpoint_is_under_a_sum(house: House) -> None:
    path = house.root / ".memkit" / "cache" / "state"
    data = path.read_bytes()
    whole = open_checkpoint(str(path))
    assert whole is not None and whole.is_sound()
    for at in range(0, len(data), 7):
        path.write_bytes(data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :])
        found = open_checkpoint(str(path))
        assert found is None or not found.is_sound(), at


def letters(data: bytes) -> list[int]:
    """Places inside of words, a few of them, spread over a file."""
    found = [word.start() + 2 for word in re.finditer(rb"[a-z]{5,}", data)]
    return found[:: max(1, len(found) // 3)][:3] or [len(data) // 2]


def test_no_changed_letter_of_a_cache_changes_an_answer(house: House, tmp_path: Path) -> None:
    home, good = house.root / ".memkit" / "cache", tmp_path / "good"
    expected = answers(house)
    shutil.copytree(home, good)
    for kept in files_of(good):
        path, data = home / kept.relative_to(good), kept.read_bytes()
        for at in letters(data):
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
            assert answers(house) == expected, (path.name, at)
            shutil.copytree(good, home, dirs_exist_ok=True)


def test_a_writer_takes_nothing_from_a_spoilt_checkpoint(house: House) -> None:
    path = house.root / ".memkit" / "cache" / "state"
    for section in ("facts", "rows", "ids", "core", "rest", "seen"):
        data, found = path.read_bytes(), open_checkpoint(str(path))
        assert found is not None
        at = data.index(bytes(found.view(section))) + len(found.view(section)) // 2
        path.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        said = in_process(house.root, "remember", f"Buoy {section} is lit.", "--actor", "user:dana")
        assert said.code == 0, section
        assert "The crane keeps 3 crates." in (house.root / "continuity.md").read_text()
        assert in_process(house.root, "check").code == 0
