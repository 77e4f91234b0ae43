"""A word alone claims nothing: an agent's is refused, and so is an answer that somebody typed as a claim."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House

USER, AGENT = {"MEMKIT_ACTOR": "user:dev"}, {"MEMKIT_ACTOR": "agent:x"}


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A workspace without a session."""
    made = House(tmp_path / "repo", USER)
    assert made.run("init").code == 0
    return made


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("y", 'memkit remember "…"'),
        ("Yes!", 'memkit remember "…"'),
        ("a b", 'memkit remember "…"'),
        ("Redis", 'memkit remember "Redis …"'),
    ],
)
def test_a_word_of_an_agent_is_refused_with_a_sample(house: House, text: str, hint: str) -> None:
    said = house.run("remember", text, env=AGENT)
    assert said.code == 2
    assert "[no-claim]" in said.err and hint in said.err


def test_an_agent_may_record_a_name_and_its_version(house: House) -> None:
    assert house.run("remember", "PostgreSQL 16", env=AGENT).code == 0


@pytest.mark.parametrize(
    ("text", "code"), [("y", 2), ("ok", 2), ("Redis", 0), ("PostgreSQL 16", 0), ("Go", 0)]
)
def test_a_person_may_record_a_name_but_no_answer(house: House, text: str, code: int) -> None:
    assert house.run("remember", text, env=USER).code == code
