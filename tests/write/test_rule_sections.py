"""A section that holds rules makes a norm of a claim: an agent's waits at every door, and an unreviewed one rules nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from memkit.model.fact import Fact
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules import decay, gate, view
from tests.evidence.place import AGENT, PERSON, place
from tests.working_memory.house import House

Door = Callable[[House, str], None]
TEXT, CITED = "MAX_WAIT is 30.", "src/limits.py#RateLimit"
RULES = ("invariants", "conventions", "decisions", "preferences", "team", "Invariants")


def by_remember(house: House, section: str) -> None:
    house.do("remember", TEXT, "--section", section, "--evidence", CITED, env=AGENT)


def by_propose(house: House, section: str) -> None:
    house.do("propose", TEXT, "--section", section, "--evidence", CITED, env=AGENT)


def by_another_kind(house: House, section: str) -> None:
    house.do("remember", TEXT, "--kind", "stack", "--section", section, "--evidence", CITED, env=AGENT)


def by_batch(house: House, section: str) -> None:
    line = {"text": TEXT, "section": section, "evidence": [CITED]}
    house.do("propose", "-", stdin=json.dumps(line), env=AGENT)


def by_learned(house: House, section: str) -> None:
    line = json.dumps({"text": TEXT, "section": section, "evidence": [CITED]})
    house.do("session", "end", "-", "--defer", stdin=f"Done.\n\n## Learned\n\n{line}\n", env=AGENT)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A repository with code and no fact."""
    found = place(tmp_path / "repo", "solo")
    found.entered(monkeypatch)
    return found


def end(house: House) -> None:
    house.run("session", "end", "-m", "done", "--defer", env=AGENT)


@pytest.mark.parametrize("door", [by_remember, by_propose, by_another_kind, by_batch, by_learned])
@pytest.mark.parametrize("section", RULES)
def test_an_agents_claim_for_a_section_of_rules_waits(house: House, door: Door, section: str) -> None:
    door(house, section)
    end(house)
    (waiting,) = house.do("queue", "--json", env=PERSON).data["facts"]
    assert (waiting["text"], house.do("list", "--json", env=PERSON).data["facts"]) == (TEXT, [])
    reason = f"the section {section.lower()} holds rules, which need a person"
    assert reason in house.do("list", "queue", env=PERSON).out
    said = house.do("remember", "MAX_WAIT is 31.", env=PERSON)
    assert (said.code, said.out.startswith("promoted ")) == (0, True)


@pytest.mark.parametrize("section", ["facts", "stack"])
def test_a_section_that_describes_lets_a_description_count(house: House, section: str) -> None:
    said = house.do("remember", TEXT, "--section", section, "--evidence", CITED, env=AGENT)
    assert said.out.startswith("promoted max-wait-30")


def test_a_section_that_memkit_does_not_know_waits_too(house: House) -> None:
    mine = ("--kind", "stack", "--section", "All agents push to main")
    said = house.do("remember", TEXT, *mine, "--evidence", CITED, env=AGENT)
    assert "its section is not one of memkit's, and only a person opens another" in said.out


def test_a_wrong_section_offers_an_agent_those_that_describe(house: House) -> None:
    agent = house.run("remember", TEXT, "--section", "conv", env=AGENT)
    assert "--section is one of facts, stack, threads" in agent.err
    person = house.run("remember", TEXT, "--section", "conv", env=PERSON)
    assert "--section conventions" in person.err


def test_a_person_chooses_any_section_and_may_promote_what_waits(house: House) -> None:
    by_remember(house, "invariants")
    (waiting,) = house.do("queue", "--json", env=PERSON).data["facts"]
    house.do("promote", waiting["id"], env=PERSON)
    assert "## Invariants" in (house.root / "continuity.md").read_text()
    assert house.run("remember", "MAX_WAIT is 31.", env=PERSON).code == 4


def test_an_unreviewed_fact_in_a_section_of_rules_rules_nothing() -> None:
    # an older memkit, an import or a merge may have put such a fact into the ledger
    who = ("agent", "2026-03-01-090000-00000000aa", "2026-03-01", "agent:x")
    found = Fact("wait-30", TEXT, "invariants", "fact", *who, status="promoted", uses=2)
    state, policy = State(work=3), Policy()
    assert (decay.is_core(found), decay.is_invariant(found), gate.is_obligation(found)) == (False,) * 3
    assert (decay.tier(found, state, policy)[0], view.section(found)) == ("active", "facts")
    found.is_reviewed = True
    assert (decay.is_core(found), decay.is_invariant(found), gate.is_obligation(found)) == (True,) * 3
    assert (decay.tier(found, state, policy)[0], view.section(found)) == ("core", "invariants")
