"""Hints of calls that did not fit are calls that fit, with what was typed kept; first words that mean a verb run it."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.working_memory.house import House

CODE = "PORT = 8443\n"


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A solo workspace with a file to cite and an unreviewed fact; the actor is an agent."""
    made = House(tmp_path / "repo")
    (made.root / "src").mkdir()
    (made.root / "src" / "net.py").write_text(CODE)
    made.do("init", "--preset", "solo")
    made.do("propose", "PORT is 8443.", "--id", "port-8443", "--evidence", "src/net.py")
    made.do("session", "end", "-m", "Looked at ports.")
    return made


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("context ports --budget abc", "memkit context ports --budget 1500"),
        ("context ports --budget", "memkit context ports --budget 1500"),
        ("recall port -n abc", "memkit recall port -n 8"),
        ("episode list", "memkit list episodes"),
    ],
)
def test_the_hint_runs_as_printed(house: House, typed: str, hint: str) -> None:
    said = house.run(*typed.split())
    assert said.code == 2
    assert f"hint: {hint}" in said.err.splitlines()
    house.do(*shlex.split(hint)[1:])


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("propose --evidence src/net.py", 'memkit propose --evidence src/net.py "…"'),
        ("propose --kind bug --why x", 'memkit propose --kind bug --why x "…"'),
        ("note --ttl 5", 'memkit note --ttl 5 "…"'),
    ],
)
def test_the_hint_for_a_missing_text_keeps_the_options(house: House, typed: str, hint: str) -> None:
    assert f"hint: {hint}" in house.run(*typed.split()).err.splitlines()


@pytest.mark.parametrize("typed", ["end-session", "session-end", "finish-session", "seal-session", "seal"])
def test_the_words_of_session_end_in_another_order_end_it(house: House, typed: str) -> None:
    assert house.do(typed, "-m", "Done.").out.startswith("sealed ")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("episodes list", "list episodes"),
        ("conflict list", "list conflicts"),
        ("queue ls", "list queue"),
        ("list-episodes", "list episodes"),
    ],
)
def test_a_list_named_before_its_verb_is_listed(house: House, typed: str, meant: str) -> None:
    assert house.do(*typed.split()).out == house.do(*meant.split()).out


def test_an_agent_is_told_at_once_that_a_person_reviews(house: House) -> None:
    said = house.run("review", "--unreviewed", "--answer", "holds")
    assert "only a person may review" in said.err
    assert "hint: ask the user to run `memkit review --unreviewed --answer holds`" in said.err
