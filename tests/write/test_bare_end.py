"""`session end` with nothing open: the words are kept once, and the answer says that they are all there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    made = House(tmp_path / "repo")
    made.do("init", "--preset", "solo")
    return made


def test_without_words_there_is_nothing_to_seal(house: House) -> None:
    before = len(house.sessions())
    assert house.do("session", "end", "--defer").out.strip() == "no open session; nothing to seal"
    assert len(house.sessions()) == before


def test_words_are_kept_and_said_to_be_all(house: House) -> None:
    said = house.do("session", "end", "-m", "Looked around; next: the parser.", "--defer")
    assert said.out.startswith("sealed ")
    assert "no session was open: this one holds only your words" in said.err
    assert "next: the parser" in house.do("context").out


def test_the_same_words_are_not_kept_twice(house: House) -> None:
    house.do("note", "half way")
    house.do("session", "end", "-m", "Done.", "--defer")
    before = len(house.sessions())
    said = house.do("session", "end", "-m", "Done.", "--defer").out
    assert said.startswith("no open session; ") and said.strip().endswith("holds these words already")
    assert len(house.sessions()) == before
