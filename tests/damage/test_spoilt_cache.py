"""A spoilt cache is like none: whichever file it is, and whatever became of it, the answers are the same."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from memkit.store.memo_file import read_memo
from tests.working_memory.house import House, in_process

VERBS = [("recall", "crane crates", "--json"), ("list", "--json"), ("context", "crane"), ("check", "--json")]
# checkpoint and segments are read in parts, without a digest of the whole
READ_IN_PARTS = ("state", "state-after", "manifest", "manifest-2", "standings", "standings-2")
SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "cut": lambda data: data[: len(data) // 2],
    "turned": lambda data: data[::-1],
    "empty": lambda data: b"",
    "holes": lambda data: bytes(len(data)),
}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A memory all of whose caches are warm."""
    made = House(tmp_path / "quay")
    for name, value in made.env.items():
        monkeypatch.setenv(name, value)
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


def test_one_changed_letter_in_a_memo_is_noticed(house: House) -> None:
    """The others are read in parts: a letter that changed in one of them is not."""
    folder = house.root / ".memkit" / "cache"
    memos = [
        path for path in folder.iterdir() if path.is_file() and path.name not in ("here", *READ_IN_PARTS)
    ]
    assert {path.name for path in memos} >= {"facts", "pages", "policy", "rendered", "verdicts"}
    for path in memos:
        data = path.read_bytes()
        for at in (0, len(data) // 2, len(data) - 1):
            path.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
            with pytest.raises(ValueError, match="spoilt"):
                read_memo(str(path))


def test_a_checkpoint_that_cannot_be_read_is_dropped_and_the_verb_asked_again(house: House) -> None:
    path = house.root / ".memkit" / "cache" / "state"
    data = path.read_bytes()
    at = data.index(b"The crane keeps")
    path.write_bytes(data[: at - 12] + b"\xff" * 8 + data[at - 4 :])
    said = in_process(house.root, "show", "crane-crates")
    assert (said.code, "The crane keeps 3 crates." in said.out) == (0, True)
    assert not [*(house.root / ".memkit").glob("bug-*")]
