"""Candidates from documents rest on the lines that state them, and on the line that says whether they hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.evidence.anchor import exact_lines
from memkit.evidence.forms import Piece, parse_stored
from memkit.write.harvest_evidence import item_lines, stated_at
from tests.evidence.place import PERSON, git, place, swap, verdict, write
from tests.working_memory.house import House

RECORD = """# 1. Use Postgres

Date: 2026-01-02

## Status

Accepted

## Context

Everybody knows it.

## Decision

We will use Postgres 15 for all services.

## Consequences

Backups are needed.
"""
RULES = (
    "# Rules\n\n- Retries stop after 3 attempts,\n  then the job fails.\n- Uploads are limited to 25 MB.\n"
)


@pytest.fixture
def house(tmp_path: Path) -> House:
    house = place(tmp_path / "repo")
    write(house, "docs/adr/0001-use-postgres.md", RECORD)
    write(house, "CLAUDE.md", "# Rules\n\n- Use tabs for indentation in Go.\n")
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "documents")
    return house


def harvested(house: House) -> str:
    house.do("harvest", "docs", env=PERSON)
    (row,) = house.do("list", "queue", "--json", env=PERSON).data["facts"]
    house.do("promote", row["id"], env=PERSON)
    return str(row["id"])


def cited(house: House, id: str) -> list[str]:
    rows = house.do("show", id, "--json", env=PERSON).data["evidence"]
    return [source.partition("@")[0] for source in rows]


def test_a_harvested_decision_rests_on_its_statement_and_its_status(house: House) -> None:
    id, path = harvested(house), "docs/adr/0001-use-postgres.md"
    assert cited(house, id) == [f"{path}#L15-L15", f"{path}#Status:L5-L7"]
    swap(house, "Backups are needed.", "Backups are made at night.", path)
    assert verdict(house, id) == "fresh"


@pytest.mark.parametrize(("old", "new"), [("Postgres 15", "Postgres 16"), ("Accepted", "Superseded by 2")])
def test_a_decision_that_reads_otherwise_or_was_replaced_is_stale(house: House, old: str, new: str) -> None:
    id = harvested(house)
    swap(house, old, new, "docs/adr/0001-use-postgres.md")
    assert verdict(house, id) == "stale"


@pytest.mark.parametrize(
    ("head", "lines"),
    [
        ("---\nstatus: accepted\n---\n\n# A\n", "L2-L2"),
        ("# A\n\n* Status: accepted\n", "L3-L3"),
        ("A\n=\n\nStatus\n------\n\nAccepted\n", "L4-L7"),
        ("# A\n\nStatusbar is gone.\n", ""),
    ],
)
def test_the_status_of_a_record_is_found_in_its_forms(head: str, lines: str) -> None:
    data = (head + "\nWe use tabs.\n").encode()
    last = data.count(b"\n")
    pieces = [parse_stored(source) for source in stated_at("a.txt", data, (last, last), with_status=True)]
    spans = [f"L{piece.first}-L{piece.last}" for piece in pieces]
    assert spans == [f"L{last}-L{last}", *([lines] if lines else [])]


def test_a_list_item_is_cited_with_the_lines_below_it_that_belong_to_it() -> None:
    assert [item_lines(RULES.encode(), line) for line in (3, 5)] == [(3, 4), (5, 5)]


def test_lines_that_stand_twice_grow_and_blank_ones_are_the_whole_file() -> None:
    text = b"# A\n\nSame.\n\n## B\n\nSame.\nMore.\n"
    assert exact_lines("a.md", text, 8, 8) == Piece(
        "file", "a.md", "", 8, 8, exact_lines("a.md", text, 8, 8).digest
    )
    grown = exact_lines("a.md", text, 7, 7)
    assert (grown.name, grown.first, grown.last) == ("B", 5, 8)
    assert [exact_lines("a.md", text, *span).whole for span in ((2, 2), (0, 3), (99, 99))] == [True] * 3


def test_an_adopted_rule_rests_on_its_own_line(house: House) -> None:
    house.do("adopt", "CLAUDE.md", env=PERSON)
    rows = house.do("list", "queue", "--json", env=PERSON).data["facts"]
    assert [source.partition("@")[0] for row in rows for source in row["evidence"]] == ["CLAUDE.md#L3-L3"]
