"""An index of decisions beside their records: each decision waits once, and the index says which entries it repeats."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.working_memory.house import House, in_process, new_house

HEAD = "# Decisions\n\n| No. | Decision | Why |\n|---|---|---|\n"
OAK = "| E1 | **The hull is of oak, never of iron** | Iron rusts. |\n"
HEMP = "| E2 | Sails are of hemp | It is strong. |\n"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace with two records."""
    made = new_house(tmp_path, monkeypatch)
    (made.root / "docs" / "adr").mkdir(parents=True)
    record(made, "0001-hull.md", "# 1. Hull", "Accepted", "The hull is of oak, never of iron.")
    record(made, "0003-sails.md", "# 3. Sails", "Accepted (same as E2)", "Sails are made of hemp.")
    return made


def record(house: House, name: str, title: str, status: str, decision: str) -> None:
    text = f"{title}\n\n## Status\n\n{status}\n\n## Context\n\nIt is so.\n\n## Decision\n\n{decision}\n"
    (house.root / "docs" / "adr" / name).write_text(text)


def harvest(house: House, log: str) -> dict[str, Any]:
    (house.root / "docs" / "decisions.md").write_text(log)
    said = in_process(house.root, "harvest", "--json", "--actor", "user:dev")
    assert said.code == 0, said.err
    data: dict[str, Any] = json.loads(said.out)["data"]
    return data


def test_an_index_of_records_is_left_over_and_stays_so(house: House) -> None:
    first = harvest(house, HEAD + OAK + HEMP)
    assert len(first["candidates"]) == 2
    said = [one for one in first["left_over"] if one["path"] == "docs/decisions.md"]
    assert [one["reason"] for one in said] == ["lists 2 decisions that have records of their own"]
    assert harvest(house, HEAD + OAK + HEMP)["candidates"] == []


@pytest.mark.parametrize(
    "row",
    [
        "| E7 | The deck is of oak, never of pine | Pine bends. |\n",
        "| E1 | Every boat has two anchors | Storms. |\n",
        "| E8 | The hull is of oak and every mast is of iron from the north | It lasts. |\n",
    ],
)
def test_an_entry_that_says_something_else_is_taken(house: House, row: str) -> None:
    done = harvest(house, HEAD + OAK + row)
    assert len(done["candidates"]) == 3
    (log,) = [one for one in done["documents"] if one["path"] == "docs/decisions.md"]
    assert [each["why"] for each in log["left_over"]] == ["repeats docs/adr/0001-hull.md"]


def test_an_entry_that_ended_while_its_record_holds_is_taken(house: House) -> None:
    head = "# Decisions\n\n| No. | Decision | Status |\n|---|---|---|\n"
    done = harvest(house, head + "| E1 | The hull is of oak, never of iron | superseded |\n")
    assert len(done["candidates"]) == 3
