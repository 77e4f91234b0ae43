"""An agent's `verify --evidence` moves a fact only to lines that support it, and what it rechecked says so everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.evidence.place import AGENT, PERSON, git, place, remembered, swap, verdict, write
from tests.working_memory.house import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A reviewed fact on src/limits.py, and files that say nothing of it."""
    found = place(tmp_path / "repo", "solo")
    write(found, "README.md", "# App\n")
    write(found, "src/waits.py", "class RateLimit:\n    longest = 31\n")
    git(found.root, "add", "-A")
    git(found.root, "commit", "-qm", "more")
    write(found, "notes.txt", "MAX_WAIT bounds RateLimit.\n")
    return found


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("README.md", "its evidence holds no name"),
        ("src/waits.py", "the new lines do not contain"),
        ("notes.txt", "notes.txt is not tracked by git"),
    ],
)
def test_a_reviewed_fact_moves_to_no_lines_that_do_not_support_it(
    house: House, path: str, reason: str
) -> None:
    id = remembered(house, "MAX_WAIT bounds RateLimit.", "src/limits.py")
    said = house.run("verify", id, "--evidence", path, env=AGENT)
    assert (said.code, "[evidence-unsupported]" in said.err) == (4, True), said
    assert reason in said.err
    assert "ask the user to run `memkit verify" in said.err
    swap(house, "MAX_WAIT = 30", "OTHER = 1")
    assert verdict(house, id) == "stale"


def test_an_unreviewed_fact_moves_to_no_unrelated_file(house: House) -> None:
    claim = ("propose", "MAX_WAIT is 30.", "--id", "wait-thirty", "--evidence", "src/limits.py")
    house.do(*claim, env=AGENT)
    house.do("session", "end", "-m", "done", env=AGENT)
    assert house.run("verify", "wait-thirty", "--evidence", "README.md", env=AGENT).code == 4


def test_lines_that_support_it_are_taken_and_the_agent_is_named_everywhere(house: House) -> None:
    id = remembered(house, "MAX_WAIT bounds every wait.", "src/limits.py#MAX_WAIT")
    write(house, "src/pool.py", "from limits import MAX_WAIT\n\n\ndef wait() -> int:\n    return MAX_WAIT\n")
    git(house.root, "add", "-A")
    house.do("verify", id, "--evidence", "src/pool.py#wait", env=AGENT)
    house.do("session", "end", "-m", "done", env=AGENT)
    said = "rechecked by agent:codex"
    for words in (("list",), ("recall", "MAX_WAIT"), ("context",), ("context", "MAX_WAIT"), ("show", id)):
        assert said in house.do(*words, env=AGENT).out, words
    assert house.do("recall", "MAX_WAIT", "--json", env=AGENT).data["hits"][0]["rechecked"] == "agent:codex"
    assert house.do("list", "--json", env=AGENT).data["facts"][0]["rechecked"] == "agent:codex"
    assert said in str(house.do("context", "--json", env=AGENT).data)
    house.do("verify", id, env=PERSON)
    assert said not in house.do("list", env=AGENT).out


def test_a_person_may_cite_what_they_like(house: House) -> None:
    id = remembered(house, "MAX_WAIT bounds every wait.", "src/limits.py")
    house.do("verify", id, "--evidence", "README.md", env=PERSON)
