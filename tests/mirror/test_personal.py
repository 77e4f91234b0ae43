"""The user's own memory reaches no mirror: not with a repository's push, and not by a push of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from memkit import mirror
from memkit.errors import Refused
from memkit.store.actors import HOST_MARKS
from tests.mirror.database import Database, everything, push
from tests.working_memory.house import House, Said, in_process

CANARY = "wombatquark"
ME = ("--actor", "user:me")


def refused(said: Said) -> tuple[int, str]:
    return said.code, json.loads(said.err.splitlines()[-1])["code"]


@pytest.fixture
def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A repository with one fact, of a user who has a memory of their own with one fact."""
    for name in ("CI", "MEMKIT_PERSONAL", "MEMKIT_DATA", *(mark for mark, _ in HOST_MARKS)):
        monkeypatch.delenv(name, raising=False)
    made = House(folder / "quay", {"XDG_DATA_HOME": str(folder / "data")}).entered(monkeypatch)
    personal = f"Explain {CANARY} retries in plain words."
    for words in (
        ("init", "--preset", "solo"), ("remember", "Retries stop after three attempts.", *ME),
        ("init", "--personal"), ("remember", personal, "--id", f"explain-{CANARY}", "--personal", *ME),
    ):  # fmt: skip
        assert in_process(made.root, *words).code == 0
    return made


def test_a_push_from_a_repository_carries_nothing_of_it(database: Database, house: House) -> None:
    told = [
        in_process(house.root, *words, *ME).out for words in (("recall", "retries"), ("context", "--pin"))
    ]
    assert all(CANARY in text for text in told)
    assert in_process(house.root, "session", "end", "-m", "Looked at retries.", *ME).code == 0
    assert in_process(house.root, "mirror", "push").code == 0
    text = everything(database)
    assert "Retries stop after three attempts." in text
    assert CANARY not in text.casefold()


def test_it_cannot_be_pushed_itself(database: Database, house: House, folder: Path) -> None:
    before = everything(database)
    assert refused(in_process(house.root, "mirror", "push", "--personal", "--json")) == (2, "unknown-option")
    own, link = folder / "data" / "memkit" / "personal", folder / "notes"
    link.symlink_to(own, target_is_directory=True)
    for place in (own, own / "sessions", link):
        for more in ((), ("--repo", "me/notes", "--replace"), ("--dry-run",)):
            said = in_process(place, "mirror", "push", *more, "--json")
            assert refused(said) == (4, "personal-stays"), (place, more)
    with pytest.raises(Refused):
        push(str(own))
    assert everything(database) == before
    assert mirror.repositories() == []


def test_nobody_says_that_a_mirror_holds_it(database: Database, house: House, folder: Path) -> None:
    own = folder / "data" / "memkit" / "personal"
    words = ("erase", f"explain-{CANARY}", "--why", "asked", "--legal", "--dry-run", *ME)
    said = in_process(own, *words)
    assert f"explain-{CANARY}" in said.out and "mirror:" not in said.out
