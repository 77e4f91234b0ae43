"""What a rule or record still needs is said when it is raised, and there is a way to add it, then and later."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.evidence.place import AGENT, PERSON, place
from tests.working_memory.house import House

RULE = "Never add a dependency to the root package."


@pytest.fixture
def house(tmp_path: Path) -> House:
    return place(tmp_path / "repo", "solo")


def test_a_rule_without_evidence_says_what_it_needs_and_its_line_can_say_it(house: House) -> None:
    said = house.do("propose", "-", stdin=f"rule: {RULE}\nbug: Waits are endless.\n", env=AGENT)
    waiting = [line for line in said.out.splitlines() if "waits for a person" in line]
    needs = "needs evidence (a file also says when to load it) before it can be promoted"
    assert [needs in line for line in waiting] == [True, True]
    assert '(path#name) when: the moment to load it"' in said.err
    more = f"rule: {RULE} (src/limits.py) when: changing imports. may I add a package?\n"
    assert house.do("propose", "-", "--json", stdin=more, env=AGENT).data["needs"] == []
    house.do("session", "end", "--defer", env=AGENT)
    (id,) = [id for id in house.do("queue", "-q", env=PERSON).out.split() if id.startswith("rule-")]
    house.do("promote", id, env=PERSON)
    shown = house.do("show", id, "--json", env=PERSON).data
    assert shown["applies_when"] == "changing imports"
    assert house.do("recall", "may I add a package?", "-q", env=PERSON).out.split() == [id]


def test_the_hint_of_one_rule_is_the_call_that_completes_it(house: House) -> None:
    said = house.do("propose", RULE, "--kind", "rule", "--json", env=AGENT)
    assert said.data["needs"] == ["when", "evidence"]
    text = house.do("propose", "Never use print here.", "--kind", "rule", env=AGENT)
    assert "before it can be promoted it needs evidence" in text.out
    assert 'hint: memkit propose "Never use print here." --kind rule --evidence PATH' in text.err
    again = house.do("propose", RULE, "--kind", "rule", "--evidence", "src/limits.py", "--json", env=AGENT)
    assert again.data["needs"] == []


def test_evidence_that_a_person_adds_says_when_to_load_a_rule(house: House) -> None:
    id = house.do("propose", RULE, "--kind", "rule", "--json", env=AGENT).data["id"]
    house.do("session", "end", "--defer", env=AGENT)
    refused = house.run("promote", id, env=PERSON)
    assert (refused.code, f"hint: memkit promote {id} --evidence PATH\n" in refused.err) == (4, True)
    house.do("promote", id, "--evidence", "src/limits.py", env=PERSON)
    assert house.do("show", id, "--json", env=PERSON).data["applies_when"] == "working on src/limits.py"


CLAIM = "RateLimit allows 60 requests per minute."


def test_evidence_of_a_repeated_claim_is_added_in_its_session(house: House) -> None:
    house.do("propose", CLAIM, "--evidence", "src/limits.py#RateLimit", env=AGENT)
    said = house.do("propose", CLAIM, "--evidence", "src/limits.py#retry", env=AGENT)
    assert "anchored at retry, 16–17" in said.out
    again = house.do("propose", CLAIM, "--evidence", "src/limits.py#retry", "--json", env=AGENT).data
    assert [row["name"] for row in again["evidence"]] == ["RateLimit", "retry"]
    assert again["unused"] == []
    assert again["auto_eligible"]


def test_evidence_of_a_repeated_claim_that_counts_is_offered_or_declined(house: House) -> None:
    id = house.do("propose", CLAIM, "--evidence", "src/limits.py#RateLimit", "--json", env=AGENT).data["id"]
    house.do("session", "end", env=AGENT)
    said = house.do("propose", CLAIM, "--evidence", "src/limits.py:6-10", env=AGENT)
    offer = f"memkit verify {id} --evidence src/limits.py:6-10"
    assert said.out.endswith(f"it keeps its own evidence; to take yours: {offer}\n")
    house.do(*offer.split()[1:], env=AGENT)
    listed = house.do("propose", "-", stdin=f"{CLAIM} (src/limits.py#MAX_WAIT)\n", env=AGENT)
    assert "its new evidence was left out: " in listed.out
    refused = house.run("propose", CLAIM, "--evidence", "src/none.py#X,src/limits.py", env=AGENT)
    assert (refused.code, "no file" in refused.err) == (4, True)


def test_a_pattern_says_that_it_needs_two_promoted_findings(house: House) -> None:
    line = "- pattern: Limits wait before they fail. (src/limits.py)"
    said = house.do("propose", "-", stdin=f"{line}\n", env=AGENT)
    assert "needs two promoted findings as evidence before it can be promoted" in said.out
    assert "--kind pattern --evidence FINDING-ID --evidence FINDING-ID" in said.err
    words = ("propose", "Limits fail late.", "--kind", "pattern", "--evidence", "src/limits.py")
    told = house.do(*words, "--json", env=AGENT).data
    assert told["needs"] == ["findings"]
    house.do("session", "end", "--defer", env=AGENT)
    refused = house.run("promote", told["id"], env=PERSON)
    assert "cites fewer than two promoted findings" in refused.err
    assert "--evidence FINDING-ID --evidence FINDING-ID" in refused.err


def test_a_refused_promotion_says_that_a_file_gives_evidence_and_when(house: House) -> None:
    id = house.do("propose", RULE, "--kind", "rule", "--json", env=AGENT).data["id"]
    house.do("session", "end", "--defer", env=AGENT)
    refused = house.run("promote", id, env=PERSON)
    assert "names no evidence, and a file would say both" in refused.err
    assert refused.err.rstrip().endswith(f"promote {id} --evidence PATH")
