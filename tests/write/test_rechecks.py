"""An agent's recheck keeps each piece of evidence at its own place: a number that its lines lost is not found elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.evidence.place import AGENT, PERSON, git, place, write
from tests.working_memory.house import House

CODE = "TIMEOUT_SECONDS = 30\n\n\ndef rows():\n    return list(range(30))\n"
CLAIM = "TIMEOUT_SECONDS is 30."


def made(root: Path, cited: str, reviewed: bool = False) -> House:
    """A fact on a constant, and a function that has the same number."""
    house = place(root, "solo")
    write(house, "c.py", CODE)
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "code")
    who = PERSON if reviewed else AGENT
    house.do("remember", CLAIM, "--id", "timeout-30", "--evidence", cited, env=who)
    return house


@pytest.mark.parametrize("reviewed", [False, True], ids=["unreviewed", "reviewed"])
@pytest.mark.parametrize("cited", ["c.py#TIMEOUT_SECONDS", "c.py:1", "c.py"])
def test_a_number_that_is_gone_from_its_lines_is_not_found_in_another_block(
    tmp_path: Path, cited: str, reviewed: bool
) -> None:
    house = made(tmp_path / "repo", cited, reviewed)
    write(house, "c.py", CODE.replace("SECONDS = 30", "SECONDS = 31"))
    said = house.run("verify", "timeout-30", env=AGENT)
    assert (said.code, "30 is gone from the lines timeout-30 rests on [evidence-gone]" in said.err) == (
        4,
        True,
    )
    assert "timeout-30" in house.run("stale", env=AGENT).out


def test_a_name_that_is_gone_leads_nowhere(tmp_path: Path) -> None:
    house = made(tmp_path / "repo", "c.py#TIMEOUT_SECONDS")
    write(house, "c.py", CODE.replace("TIMEOUT_SECONDS = 30", "WAIT = 31"))
    said = house.run("verify", "timeout-30", env=AGENT)
    assert "TIMEOUT_SECONDS is gone from the lines timeout-30 rests on" in said.err


def test_other_lines_must_contain_the_names_that_its_own_had(tmp_path: Path) -> None:
    house = made(tmp_path / "repo", "c.py#TIMEOUT_SECONDS")
    write(house, "c.py", CODE.replace("SECONDS = 30", "SECONDS = 31"))
    said = house.run("verify", "timeout-30", "--evidence", "c.py#rows", env=AGENT)
    assert (said.code, "[evidence-unsupported]" in said.err) == (4, True)


def test_each_piece_keeps_the_numbers_that_it_had(tmp_path: Path) -> None:
    house = place(tmp_path / "repo", "solo")
    write(house, "c.py", CODE)
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "code")
    cites = ("--evidence", "c.py#TIMEOUT_SECONDS", "--evidence", "c.py#rows")
    house.do("remember", "TIMEOUT_SECONDS is 30, as rows() is.", "--id", "timeout-30", *cites, env=AGENT)
    write(house, "c.py", CODE.replace("SECONDS = 30", "SECONDS = 31"))
    assert "30 is gone" in house.run("verify", "timeout-30", env=AGENT).err


def test_lines_that_still_say_it_are_accepted(tmp_path: Path) -> None:
    house = made(tmp_path / "repo", "c.py#TIMEOUT_SECONDS")
    write(house, "c.py", CODE.replace("SECONDS = 30", "SECONDS = 30  # of a request"))
    assert house.do("verify", "timeout-30", env=AGENT).out.startswith("rechecked timeout-30")
