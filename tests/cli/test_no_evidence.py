"""A fact that cites nothing is called fresh by no answer; nor does it look like a warning."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.evidence.place import PERSON, place, remembered
from tests.working_memory.house import House

UP, TICKET = "Uploads are limited to 25 MB.", "The limits of uploads come from a ticket."


@pytest.fixture
def house(tmp_path: Path) -> House:
    found = place(tmp_path / "repo")
    found.do("remember", UP, "--id", "up-25", env=PERSON)
    return found


@pytest.mark.parametrize(
    "words", [("list",), ("recall", "uploads"), ("grep", "Uploads"), ("show", "up-25"), ("why", "up-25"), ("context", "uploads")]
)  # fmt: skip
def test_no_answer_calls_it_fresh(house: House, words: tuple[str, ...]) -> None:
    for more in ((), ("--json",)):
        said = house.run(*words, *more, env=PERSON)
        assert "fresh" not in said.out, said.out
    assert "NO EVIDENCE" not in said.out


def test_every_list_names_the_same_verdict(house: House) -> None:
    assert "new · no evidence · " in house.run("list").out
    assert "new · no evidence · " in house.run("recall", "uploads").out
    assert [row["verdict"] for row in house.run("recall", "uploads", "--json").data["hits"]] == [
        "no evidence"
    ]
    found = house.run("list", "--verdict", "no evidence", "-q").out.split()
    assert found == ["up-25"]


def test_stale_calls_nothing_fresh_that_it_did_not_hash(house: House) -> None:
    assert house.run("stale").out.strip() == "no evidence to compare"
    remembered(house, TICKET, "tool:jira:A-1")
    assert house.run("stale").out.strip() == "no evidence to compare"
    assert "UNVERIFIED" in house.run("list").out
