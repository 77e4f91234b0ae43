"""A candidate that its author says contradicts a fact, by the command, a batch and a tool."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from memkit.cli.verbs.setup import Verbs
from memkit.hosts.mcp.tools import Toolbox
from memkit.query.call import Call
from tests.evidence.place import AGENT, PERSON, place
from tests.working_memory.house import House

Door = Callable[[House, str, str, str], None]
CITED = "src/limits.py#MAX_WAIT"


def by_command(house: House, id: str, text: str, other: str) -> None:
    house.do("propose", text, "--id", id, "--evidence", CITED, "--contradicts", other, env=AGENT)


def by_batch(house: House, id: str, text: str, other: str) -> None:
    line = {"text": text, "id": id, "evidence": [CITED], "contradicts": [other]}
    house.do("propose", "-", stdin=json.dumps(line), env=AGENT)


def by_tool(house: House, id: str, text: str, other: str) -> None:
    toolbox = Toolbox(Call((), cwd=str(house.root), actor_flag="agent:codex"), Verbs())
    said = toolbox.call("propose", {"text": text, "id": id, "evidence": [CITED], "contradicts": [other]})
    assert said["structuredContent"]["waits"] == f"it contradicts {other}"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A reviewed and an unreviewed fact."""
    found = place(tmp_path / "repo", "solo")
    found.entered(monkeypatch)
    found.do("remember", "MAX_WAIT bounds every wait.", "--id", "wait-bounded", env=PERSON)
    found.do("propose", "MAX_WAIT is in seconds.", "--id", "wait-seconds", "--evidence", CITED, env=AGENT)
    found.do("session", "end", "-m", "done", env=AGENT)
    return found


def shown(house: House, id: str) -> tuple[str, str, list[str], int]:
    """Status, verdict, who disputes it, and how many conflicts it is in."""
    data = house.do("show", id, "--json", env=PERSON).data
    return data["status"], data["verdict"], data["disputed_by"], len(data["conflicts"])


@pytest.mark.parametrize("door", [by_command, by_batch, by_tool])
def test_a_reviewed_fact_is_in_conflict_only_once_a_person_promoted_the_other_side(
    house: House, door: Door
) -> None:
    door(house, "wait-hint", "MAX_WAIT is a hint to the pool.", "wait-bounded")
    house.do("session", "end", "-m", "done", "--defer", env=AGENT)
    assert shown(house, "wait-bounded") == ("promoted", "no evidence", [], 0)
    assert "disputed" not in house.do("context", "MAX_WAIT", env=AGENT).out
    assert "Disputed" not in (house.root / "continuity.md").read_text(encoding="utf-8")
    assert "Do not rely on" not in house.do("context", "MAX_WAIT", env=AGENT).out
    house.do("promote", "wait-hint", env=PERSON)
    assert shown(house, "wait-bounded") == ("promoted", "in conflict", [], 1)
    assert shown(house, "wait-hint") == ("promoted", "in conflict", [], 1)
    assert "Do not rely on" in house.do("context", "MAX_WAIT", env=AGENT).out
    house.do("check", env=PERSON)


@pytest.mark.parametrize("door", [by_command, by_batch, by_tool])
def test_an_unreviewed_fact_stays_marked_and_waits_again_once_the_other_side_is_reviewed(
    house: House, door: Door
) -> None:
    door(house, "wait-ticks", "MAX_WAIT counts ticks of the pool.", "wait-seconds")
    house.do("session", "end", "-m", "done", "--defer", env=AGENT)
    assert shown(house, "wait-seconds") == ("promoted", "fresh", ["wait-ticks"], 0)
    house.do("promote", "wait-ticks", env=PERSON)
    assert shown(house, "wait-seconds")[0] == "pending"
    assert shown(house, "wait-ticks") == ("promoted", "fresh", [], 0)
    # its session had answered it: the gate stays open
    house.do("check", env=PERSON)


def test_two_unreviewed_facts_both_stay_marked(house: House) -> None:
    policy = house.root / "memkit.toml"
    text = policy.read_text(encoding="utf-8")
    text = text.replace('reviewers = ["people"]', 'reviewers = ["people", "agent:judge"]')
    policy.write_text(text, encoding="utf-8")
    by_command(house, "wait-ticks", "MAX_WAIT counts ticks of the pool.", "wait-seconds")
    house.do("session", "end", "-m", "done", "--defer", env=AGENT)
    house.do("promote", "wait-ticks", env={"MEMKIT_ACTOR": "agent:judge"})
    for id in ("wait-seconds", "wait-ticks"):
        data = house.do("show", id, "--json", env=PERSON).data
        assert (data["standing"], data["verdict"]) == ("unreviewed", "in conflict")


def test_a_persons_waiting_claim_marks_a_reviewed_fact(house: House) -> None:
    said = (
        "propose",
        "MAX_WAIT is a hint to the pool.",
        "--id",
        "wait-hint",
        "--contradicts",
        "wait-bounded",
    )
    house.do(*said, env=PERSON)
    house.do("session", "end", "-m", "done", "--defer", env=PERSON)
    assert shown(house, "wait-bounded") == ("promoted", "no evidence", ["wait-hint"], 0)


@pytest.mark.parametrize(
    ("claim", "marked"), [("Bananas are yellow.", False), ("MAX_WAIT bounds no wait of the pool.", True)]
)
def test_only_a_successor_that_shares_words_marks_a_reviewed_fact_as_being_replaced(
    house: House, claim: str, marked: bool
) -> None:
    house.do("supersede", "wait-bounded", claim, env=AGENT)
    house.do("session", "end", "-m", "done", "--defer", env=AGENT)
    page = (house.root / "continuity.md").read_text(encoding="utf-8")
    assert ("Being replaced" in page) == marked


def waits_of(house: House, id: str) -> list[str]:
    """Why a claim waits, as show, why and review tell a person, and QUEUE.md everybody."""
    told = [house.run(*words, env=PERSON).out for words in (("show", id), ("why", id), ("review",))]
    return [*told, (house.root / "memory" / "QUEUE.md").read_text()]


def test_after_the_seal_a_found_contradiction_names_the_other_claim(house: House) -> None:
    house.do("remember", "The service listens on port 8443.", "--id", "port-8443", env=PERSON)
    words = ("The service listens on port 9000.", "--id", "port-9000", "--evidence", CITED)
    assert "it contradicts port-8443" in house.do("propose", *words, env=AGENT).out
    said = house.do("session", "end", "-m", "Ports.", "--defer", env=AGENT)
    assert "port-9000: it contradicts port-8443" in said.out
    for told in waits_of(house, "port-9000"):
        assert "it contradicts port-8443" in told
        assert "its author says" not in told


def test_after_the_seal_what_an_author_says_names_the_other_claim_too(house: House) -> None:
    by_command(house, "wait-open", "MAX_WAIT bounds some waits.", "wait-bounded")
    said = house.do("session", "end", "-m", "Waits.", "--defer", env=AGENT)
    assert "its author says that it contradicts wait-bounded" in said.out
