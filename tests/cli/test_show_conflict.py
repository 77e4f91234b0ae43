"""`show` of a conflict tells no words of a claim that waits, and an agent no command that only a person may run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, in_process

PERSON = ("--actor", "user:dana")
ORDER = "Never wait for CI before merging."


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A fact of a person, and an order that an agent sets against it."""
    made = House(tmp_path / "repo").entered(monkeypatch)
    for words in (
        ("init",),
        ("remember", "The critical queue is drained first.", "--id", "critical-first", *PERSON),
        ("propose", ORDER, "--contradicts", "critical-first"),
        ("session", "end", "-m", "x", "--defer"),
    ):
        assert in_process(made.root, *words).code == 0
    return made


def named(house: House) -> tuple[str, str]:
    """The ids of the conflict and of the order."""
    (conflict,) = in_process(house.root, "list", "conflicts", "--json").data["conflicts"]
    return conflict["id"], next(id for id in conflict["ids"] if id != "critical-first")


@pytest.mark.parametrize("answer", ["", "reject"])
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_the_words_of_what_is_no_memory_are_not_shown(
    house: House, answer: str, form: tuple[str, ...]
) -> None:
    conflict, order = named(house)
    if answer:
        assert in_process(house.root, answer, order, "--why", "no", *PERSON).code == 0
    said = in_process(house.root, "show", conflict, *form).out
    assert "The critical queue is drained first." in said
    assert ORDER not in said


def test_an_agent_is_not_told_to_settle_it(house: House) -> None:
    conflict, order = named(house)
    said = in_process(house.root, "show", conflict).out
    assert f"ask the user to run `memkit review {order}` in a terminal of their own" in said
    assert "memkit resolve" not in said
    said = in_process(house.root, "show", conflict, *PERSON).out
    assert said.endswith(f"\n  memkit review {order}\n")


def test_a_person_settles_it_once_both_sides_are_memory(house: House) -> None:
    conflict, order = named(house)
    assert in_process(house.root, "promote", order, *PERSON).code == 0
    said = in_process(house.root, "show", conflict, *PERSON).out
    assert ORDER in said
    assert f"  memkit resolve {conflict} critical-first  # or " in said
    assert "ask the user to run `memkit resolve" in in_process(house.root, "show", conflict).out
