"""Near facts: whoever writes is shown what stands close by, and nothing where nothing does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, in_process


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace with a few facts of different kinds."""
    made = House(tmp_path / "repo", {"MEMKIT_ACTOR": "user:dev"}).entered(monkeypatch)
    assert in_process(made.root, "init").code == 0
    for id, text in (
        ("front-angular", "The frontend is written in Angular."),
        ("session-age", "Login sessions are kept in a signed cookie for a fortnight."),
        ("pump-noon", "The pump is serviced at noon."),
    ):
        assert in_process(made.root, "remember", text, "--id", id).code == 0
    return made


def test_a_claim_is_answered_with_what_stands_near(house: House) -> None:
    said = in_process(house.root, "propose", "The login cookie holds the session for an hour.", "--json")
    assert [near["id"] for near in said.data["near"]] == ["session-age"]
    assert said.data["near"][0]["standing"] == "reviewed"


def test_a_new_name_in_a_known_sentence_shows_the_old_one_once(house: House) -> None:
    said = in_process(house.root, "propose", "The frontend is written in Svelte.", "--json")
    named = [found["id"] for found in (*said.data["near"], *said.data["contradictions"])]
    assert named == ["front-angular"]


def test_nothing_is_near_a_claim_about_something_else(house: House) -> None:
    said = in_process(house.root, "propose", "Terraform state lives in a bucket per environment.", "--json")
    assert said.data["near"] == []


def test_a_claim_of_the_same_session_is_near_by_its_id_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMKIT_ACTOR", "agent:codex")
    first = "Change events of one path are throttled to one in 50 ms."
    before = in_process(house.root, "propose", first, "--id", "events-throttled")
    assert "near" not in before.out
    other = in_process(house.root, "propose", "Events of one path are limited to one in 100 ms.", "--json")
    named = [found["id"] for found in (*other.data["near"], *other.data["contradictions"])]
    assert named == ["events-throttled"]
    assert first not in other.out
    third = in_process(house.root, "propose", "One path gives one of its events in 80 ms.", "--json").data
    raised = {"id": "events-throttled", "standing": "raised", "waits": "for the end of its session"}
    assert raised in third["near"]
    again = in_process(house.root, "propose", "One path gives one of its events in 75 ms.")
    assert "  near [events-throttled] raised in this session" in again.out.splitlines()


def test_a_person_reads_them_below_the_answer(house: House) -> None:
    said = in_process(house.root, "propose", "The login cookie holds the session for an hour.")
    assert said.out.splitlines()[1] == (
        "  near [session-age] Login sessions are kept in a signed cookie for a fortnight.  reviewed · no evidence"
    )


@pytest.mark.parametrize(
    ("claim", "near"),
    [
        ("The web client is a Vue app.", "front-angular"),
        ("Sign-in sessions last one day.", "session-age"),
        ("The user interface uses Svelte.", "front-angular"),
        ("Lawn mowers are sharpened in spring.", ""),
        ("Angular momentum is measured in joule seconds.", ""),
    ],
)
def test_a_fact_in_other_words_is_near(house: House, claim: str, near: str) -> None:
    said = in_process(house.root, "propose", claim, "--json").data
    named = [found["id"] for found in (*said["near"], *said["contradictions"])]
    assert named == ([near] if near else [])


def test_a_near_fact_says_which_candidate_disputes_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMKIT_ACTOR", "user:dev")
    against = ("propose", "The pump is serviced at dusk.", "--id", "pump-dusk", "--contradicts", "pump-noon")
    assert in_process(house.root, *against).code == 0
    assert in_process(house.root, "session", "end", "-m", "done", "--defer").code == 0
    monkeypatch.setenv("MEMKIT_ACTOR", "agent:codex")
    claim = ("propose", "The pump is serviced by the crew before noon.")
    said = in_process(house.root, *claim, "--dry-run")
    assert (
        "near [pump-noon] The pump is serviced at noon.  reviewed · no evidence · disputed by pump-dusk"
        in said.out
    )
    assert in_process(house.root, *claim, "--json").data["near"][0]["disputed_by"] == ["pump-dusk"]


@pytest.mark.parametrize(
    ("claim", "near"),
    [
        ("The retry limit is 7.", ["retry-5"]),
        ("The spool is capped at 50 threads.", ["spool-9"]),
        ("A probe waits for 30 seconds.", ["probe-5-s"]),
        ("The spool has a lid.", []),
        ("The spool cleaner runs every 10 seconds.", []),
        ("The probe is 30 cm long.", []),
        ("The mast is 7 metres tall.", []),
    ],
)
def test_another_amount_of_the_same_subject_is_near(house: House, claim: str, near: list[str]) -> None:
    for id, text in (
        ("retry-5", "RETRY is 5 in net.py."),
        ("spool-9", "The spool takes at most 9 jobs."),
        ("probe-5-s", "A probe gives up after 5 seconds."),
    ):
        assert in_process(house.root, "remember", text, "--id", id).code == 0
    said = in_process(house.root, "propose", claim, "--json").data
    assert [found["id"] for found in (*said["near"], *said["contradictions"])] == near
