"""A person who promotes an unreviewed fact reviews it, in one event, and merges hold by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.query.load import load
from memkit.store.workspace import open_at
from tests.evidence.place import AGENT, PERSON, git, place
from tests.working_memory.house import House


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """An unreviewed fact and a candidate."""
    found = place(tmp_path / "repo", "solo")
    found.entered(monkeypatch)
    cited = ("--evidence", "src/limits.py")
    found.do("propose", "MAX_WAIT is 30.", "--id", "wait-thirty", *cited, env=AGENT)
    found.do("propose", "Commits stay small.", "--id", "small-commits", "--kind", "convention", env=AGENT)
    found.do("session", "end", "-m", "done", "--defer", env=AGENT)
    return found


def standing(house: House, id: str) -> tuple[str, str]:
    data = house.do("show", id, "--json", env=PERSON).data
    return data["standing"], data["status"]


def test_promoting_an_unreviewed_fact_reviews_it_in_one_event(house: House) -> None:
    before = house.sessions()
    assert standing(house, "wait-thirty") == ("unreviewed", "promoted")
    said = house.do("promote", "wait-thirty", env=PERSON)
    assert said.out.startswith("verified wait-thirty")
    assert standing(house, "wait-thirty") == ("reviewed", "promoted")
    (text,) = [text for name, text in house.sessions().items() if name not in before]
    assert (text.count(b"- Verified: wait-thirty"), text.count(b"Promoted")) == (1, 0)
    assert house.do("promote", "wait-thirty", env=PERSON).out.startswith("unchanged")
    house.do("check", env=PERSON)


def test_a_candidate_and_an_unreviewed_fact_are_answered_in_one_call(house: House) -> None:
    house.do("promote", "small-commits", "wait-thirty", env=PERSON)
    assert standing(house, "small-commits") == standing(house, "wait-thirty") == ("reviewed", "promoted")


def test_an_agents_promotion_of_what_counts_changes_nothing(house: House) -> None:
    house.do("promote", "wait-thirty", env=AGENT)
    assert standing(house, "wait-thirty") == ("unreviewed", "promoted")


def test_provenance_that_it_cannot_take_is_refused(house: House) -> None:
    said = house.run("promote", "wait-thirty", "--obligations", "none", env=PERSON)
    assert (said.code, "[bad-transition]" in said.err) == (4, True)


@pytest.mark.parametrize("order", [("10", "11"), ("11", "10")], ids=["person-later", "person-earlier"])
def test_an_agents_archive_on_another_branch_has_no_effect(house: House, order: tuple[str, str]) -> None:
    ended, promoted = ({"MEMKIT_NOW": f"2026-11-20T{hour}:00:00Z"} for hour in order)
    git(house.root, "branch", "-M", "main")
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "base")
    git(house.root, "checkout", "-qb", "side")
    house.do("archive", "wait-thirty", "--why", "old", env={**AGENT, **ended})
    git(house.root, "add", "sessions")
    git(house.root, "commit", "-qm", "archive")
    git(house.root, "checkout", "-qf", "main")
    house.do("promote", "wait-thirty", env={**PERSON, **promoted})
    git(house.root, "add", "sessions")
    git(house.root, "commit", "-qm", "promote")
    git(house.root, "merge", "-q", "side", "-m", "merge")
    state = load(open_at(str(house.root))).state
    assert (state.facts["wait-thirty"].is_live, state.facts["wait-thirty"].is_reviewed) == (True, True)
    assert [conflict.rule for conflict in state.conflicts.values()] == ["concurrent-change"]
