"""A verb that writes takes an id, or its whole first words: any other beginning could be a slip of the finger."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, in_process, new_house

PERSON = ("--actor", "user:dana")
CALLS = (
    ("ref", "{id}"),
    ("propose", "Copper wires need care.", "--contradicts", "{id}"),
    ("propose", "Copper is a metal.", "--supersedes", "{id}"),
    ("supersede", "{id}", "Copper is a metal.", *PERSON),
    ("archive", "{id}", "--why", "old", *PERSON),
    ("verify", "{id}", *PERSON),
    ("pin", "{id}", *PERSON),
    ("revise", "{id}", "Quartz drift is logged each day.", *PERSON),
    ("undo", "{id}", *PERSON),
    ("erase", "{id}", "--why", "x", "--yes", *PERSON),
)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A fact of a person."""
    made = new_house(tmp_path, monkeypatch)
    fact = ("remember", "Quartz drift is logged daily.", "--id", "quartz-drift-100", *PERSON)
    assert in_process(made.root, *fact).code == 0
    return made


@pytest.mark.parametrize("short", ["q", "qua", "quartz-dr", "quartz-drift-10"])
@pytest.mark.parametrize("call", CALLS, ids=lambda call: call[0])
def test_a_part_of_a_word_is_refused_with_the_whole_call(
    house: House, call: tuple[str, ...], short: str
) -> None:
    said = in_process(house.root, *(word.format(id=short) for word in call))
    assert (said.code, "[unknown-id]" in said.err) == (4, True)
    assert "hint: memkit " in said.err and "quartz-drift-100" in said.err.partition("hint: ")[2]
    listed = in_process(house.root, "list", "--json").data["facts"]
    assert [(fact["id"], fact["disputed_by"]) for fact in listed] == [("quartz-drift-100", [])]


def test_whole_words_are_enough_and_the_answer_names_the_fact(house: House) -> None:
    assert in_process(house.root, "ref", "quartz-drift").out.startswith("referenced quartz-drift-100 · ")
    assert in_process(house.root, "ref", "quartz-drift-100").out.startswith("referenced 1 · ")


def test_a_verb_that_reads_takes_any_beginning_and_says_which(house: House) -> None:
    assert "[quartz-drift-100]" in in_process(house.root, "show", "q").out
    assert "quartz-drift-100 is " in in_process(house.root, "why", "q").out
