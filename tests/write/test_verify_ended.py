"""`verify` of what has left memory: it is refused, with a command that runs, since the fact would stay where it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, in_process, new_house

PERSON = ("--actor", "user:dev")
CITES = ("--evidence", "net.py#POOL_SIZE")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A solo workspace with one reviewed fact; the actor is an agent unless a call says otherwise."""
    found = new_house(tmp_path, monkeypatch, files={"net.py": "POOL_SIZE = 10\nRETRIES = 5\n"})
    in_process(found.root, "remember", "POOL_SIZE is ten.", "--id", "pool-ten", *CITES, *PERSON)
    return found


def hint(house: House, *words: str) -> str:
    """The hint of a call that is refused and records nothing."""
    before = sorted((house.root / "sessions").iterdir())
    said = in_process(house.root, *words)
    assert (said.code, said.out) == (4, ""), said
    assert sorted((house.root / "sessions").iterdir()) == before
    return said.err.partition("hint: ")[2].strip()


def test_verify_of_an_archived_fact_names_the_way_back(house: House) -> None:
    in_process(house.root, "archive", "pool-ten", "--why", "gone", *PERSON)
    assert hint(house, "verify", "pool-ten") == "memkit show pool-ten"
    assert hint(house, "verify", "pool-ten", *PERSON) == "memkit undo pool-ten"
    assert in_process(house.root, "undo", "pool-ten", *PERSON).code == 0
    assert in_process(house.root, "verify", "pool-ten", *PERSON).out.startswith("verified pool-ten")


def test_verify_of_a_superseded_fact_shows_what_became_of_it(house: House) -> None:
    words = ("supersede", "pool-ten", "POOL_SIZE is 10.", "--id", "pool-is-10", "--why", "figures", *CITES)
    assert in_process(house.root, *words, *PERSON).code == 0
    for who in ((), PERSON):
        assert hint(house, "verify", "pool-ten", *who) == "memkit show pool-ten"
    assert "superseded by: pool-is-10" in in_process(house.root, "show", "pool-ten").out


def test_verify_of_several_verifies_none_and_names_the_call_for_the_others(house: House) -> None:
    words = ("remember", "RETRIES is five.", "--id", "retries-five", "--evidence", "net.py#RETRIES")
    in_process(house.root, *words, *PERSON)
    in_process(house.root, "archive", "pool-ten", "--why", "gone", *PERSON)
    assert hint(house, "verify", "pool-ten", "retries-five", *PERSON) == "memkit verify retries-five"
