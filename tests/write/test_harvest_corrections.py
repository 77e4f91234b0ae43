"""A document that is corrected, rejected, undone or decided: its claim is raised again, its end is taken back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.working_memory.house import House, in_process, new_house

PERSON = ("--actor", "user:dev")
OIL, WIRE = "We will light the quay with oil lamps.", "We will light the quay by wire."
LAMPS, POWER = "adr-0001-lamps", "adr-0002-power"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """An empty workspace with a folder for records."""
    made = new_house(tmp_path, monkeypatch)
    (made.root / "docs" / "adr").mkdir(parents=True)
    return made


def write(house: House, number: int, title: str, decision: str, status: str = "Accepted") -> None:
    text = f"# {number}. {title}\n\n## Status\n\n{status}\n\n## Context\n\nIt is so.\n\n## Decision\n\n{decision}\n"
    (house.root / "docs" / "adr" / f"{number:04}-x.md").write_text(text, encoding="utf-8")


def harvest(house: House, actor: str = "user:dev") -> tuple[list[str], list[str], list[str]]:
    """The ids that a harvest raised, changed and knew; and the workspace has no fault afterwards."""
    said = in_process(house.root, "harvest", "--json", "--actor", actor)
    assert said.code == 0, said.err
    data = json.loads(said.out)["data"]
    assert in_process(house.root, "check").code == 0
    return data["candidates"], data["changed"], data["known"]


def do(house: House, *words: str) -> str:
    said = in_process(house.root, *words, *PERSON)
    assert said.code == 0, said.err
    return said.out


def fact(house: House, id: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(do(house, "show", id, "--json"))["data"]
    return data


def status(house: House, *ids: str) -> list[str]:
    return [fact(house, id)["status"] for id in ids]


def queue(house: House) -> list[str]:
    return do(house, "list", "queue", "-q").split()


REPLACES = "Accepted\n\nSupersedes ADR-0001"


@pytest.mark.parametrize("actor", ["user:dev", "agent:reader"])
def test_end_is_taken_back_when_no_document_says_it_any_more(house: House, actor: str) -> None:
    write(house, 1, "Lamps", OIL)
    write(house, 2, "Power", WIRE, REPLACES)
    harvest(house)
    assert status(house, LAMPS, POWER) == ["superseded", "pending"]
    write(house, 2, "Power", WIRE, "Accepted\n\nExtends ADR-0001")
    assert harvest(house, actor) == ([], [LAMPS], [POWER])
    assert status(house, LAMPS, POWER) == ["pending", "pending"]
    assert harvest(house, actor) == ([], [], [LAMPS, POWER])
    do(house, "promote", LAMPS, POWER)
    assert status(house, LAMPS, POWER) == ["promoted", "promoted"]


def test_waiting_successor_is_taken_back_before_it_ends_a_live_fact(house: House) -> None:
    write(house, 1, "Lamps", OIL)
    harvest(house)
    do(house, "promote", LAMPS)
    write(house, 2, "Power", WIRE, REPLACES)
    harvest(house)
    write(house, 2, "Power", WIRE)
    assert harvest(house) == ([], [LAMPS], [POWER])
    do(house, "promote", POWER)
    assert status(house, LAMPS, POWER) == ["promoted", "promoted"]


def test_live_fact_that_a_wrong_successor_ended_is_raised_again(house: House) -> None:
    write(house, 1, "Lamps", OIL)
    harvest(house)
    do(house, "promote", LAMPS)
    write(house, 2, "Power", WIRE, REPLACES)
    harvest(house)
    do(house, "promote", POWER)
    write(house, 2, "Power", WIRE)
    [again], changed, _ = harvest(house)
    assert (changed, OIL in fact(house, again)["text"]) == ([], True)
    assert harvest(house)[0] == []


def test_another_successor_takes_the_place_of_a_wrong_one(house: House) -> None:
    write(house, 1, "Lamps", OIL)
    write(house, 2, "Power", WIRE, REPLACES)
    write(house, 3, "Gas", "We will light the quay with gas.")
    harvest(house)
    write(house, 2, "Power", WIRE)
    write(house, 3, "Gas", "We will light the quay with gas.", REPLACES)
    harvest(house)
    assert (status(house, LAMPS), fact(house, LAMPS)["superseded_by"]) == (["superseded"], ["adr-0003-gas"])


@pytest.mark.parametrize("wrong", ["Rejected", "Deprecated", "Superseded by ADR-0009"])
def test_document_that_ended_itself_by_mistake_waits_again(house: House, wrong: str) -> None:
    write(house, 1, "Lamps", OIL, wrong)
    harvest(house)
    assert queue(house) == []
    write(house, 1, "Lamps", "We will light the pier with oil lamps.")
    harvest(house)
    assert queue(house) == [LAMPS]
    assert "pier" in fact(house, LAMPS)["text"]
    assert harvest(house) == ([], [], [LAMPS])


def test_end_that_the_document_states_itself_stays(house: House) -> None:
    write(house, 1, "Lamps", OIL, "Superseded")
    write(house, 2, "Power", WIRE, REPLACES)
    harvest(house)
    write(house, 2, "Power", WIRE)
    assert harvest(house) == ([], [], [LAMPS, POWER])
    assert status(house, LAMPS) == ["superseded"]


@pytest.mark.parametrize("answer", ["reject", "undo"])
def test_other_words_of_a_refused_claim_are_raised_again(house: House, answer: str) -> None:
    write(house, 1, "Lamps", OIL)
    harvest(house)
    do(house, answer, LAMPS, *(("--why", "too dim") if answer == "reject" else ()))
    (house.root / "docs" / "adr" / "0001-x.md").open("a").write("\n## Notes\n\nLamps are cheap.\n")
    assert harvest(house) == ([], [], [LAMPS])
    write(house, 1, "Lamps", "We will light the quay with candles.")
    [again], changed, known = harvest(house)
    assert (changed, known, queue(house)) == ([], [], [again])
    told = "rejected before by user:dev" in in_process(house.root, "review", again, *PERSON).out
    page = (house.root / "memory" / "QUEUE.md").read_text(encoding="utf-8")
    assert (told, "rejected before by user:dev" in page) == (answer == "reject",) * 2
    do(house, "reject", again, "--why", "worse")
    assert harvest(house) == ([], [], [again])
    # what was rejected stays rejected, also if the document returns to it
    write(house, 1, "Lamps", OIL)
    assert harvest(house)[:2] == ([], [])


def test_accepted_proposal_is_a_decision_and_ends_its_thread(house: House) -> None:
    write(house, 1, "Lamps", OIL, "Proposed")
    harvest(house)
    do(house, "promote", LAMPS)
    write(house, 1, "Lamps", OIL)
    _, [decision], _ = harvest(house)
    assert (fact(house, decision)["kind"], status(house, LAMPS)) == ("decision", ["open"])
    assert f"ends {LAMPS}" in do(house, "promote", decision)
    assert status(house, LAMPS, decision) == ["superseded", "promoted"]
    assert harvest(house) == ([], [], [decision])
    assert do(house, "list", "threads", "-q").split() == []


def test_waiting_proposal_that_is_accepted_waits_as_a_decision(house: House) -> None:
    write(house, 1, "Lamps", OIL, "Draft")
    harvest(house)
    write(house, 1, "Lamps", OIL)
    _, [decision], _ = harvest(house)
    assert (queue(house), fact(house, decision)["kind"]) == ([decision], "decision")
    write(house, 1, "Lamps", OIL, "Proposed")
    _, [thread], _ = harvest(house)
    assert (queue(house), fact(house, thread)["kind"]) == ([thread], "thread")


def test_edits_are_not_lost_while_a_successor_waits(house: House) -> None:
    write(house, 1, "Lamps", OIL)
    harvest(house)
    do(house, "promote", LAMPS)
    write(house, 2, "Power", WIRE, REPLACES)
    harvest(house)
    write(house, 1, "Lamps", "We will light the pier with oil lamps.")
    sums = [in_process(house.root, "harvest", *PERSON).out.splitlines()[-1] for _ in range(3)]
    assert sums == ["2 claims: 0 raised, 1 known, 0 changed, 1 refused"] * 3
    do(house, "reject", POWER, "--why", "too dear")
    _, [pier], _ = harvest(house)
    assert "pier" in fact(house, pier)["text"]
    assert harvest(house)[:2] == ([], [])


def test_end_of_a_document_is_asked_for_while_a_successor_waits(house: House) -> None:
    write(house, 1, "Lamps", OIL)
    harvest(house)
    do(house, "promote", LAMPS)
    write(house, 2, "Power", WIRE, REPLACES)
    assert harvest(house) == ([POWER], [LAMPS], [])
    assert harvest(house) == ([], [], [LAMPS, POWER])
    write(house, 1, "Lamps", OIL, "Deprecated")
    _, [change], known = harvest(house)
    assert fact(house, change)["kind"] == "change"
    assert known == [POWER]
    assert harvest(house) == ([], [], [LAMPS, POWER])


GAS, BELOW = "We will light the quay with gas.", "We will lay the cable below the quay."


def undo_and_harvest(house: House) -> tuple[list[str], list[str], list[str]]:
    """What a harvest does again after the last one was undone."""
    do(house, "undo")
    return harvest(house)


@pytest.mark.parametrize("times", [1, 2])
def test_new_words_raised_again_end_the_live_fact(house: House, times: int) -> None:
    write(house, 1, "Lamps", OIL)
    harvest(house)
    do(house, "promote", LAMPS)
    write(house, 1, "Lamps", GAS)
    _, (new,), _ = harvest(house)
    for _ in range(times):
        assert undo_and_harvest(house) == ([], [new], [])
    do(house, "promote", new)
    assert status(house, LAMPS, new) == ["superseded", "promoted"]
    assert do(house, "list", "conflicts", "-q").split() == []


def test_decision_raised_again_ends_its_proposal(house: House) -> None:
    write(house, 1, "Lamps", OIL, "Proposed")
    harvest(house)
    do(house, "promote", LAMPS)
    write(house, 1, "Lamps", OIL)
    _, (new,), _ = harvest(house)
    assert undo_and_harvest(house) == ([], [new], [])
    do(house, "promote", new)
    assert status(house, LAMPS, new) == ["superseded", "promoted"]


def test_successor_raised_again_ends_the_decision_before(house: House) -> None:
    write(house, 1, "Lamps", OIL)
    harvest(house)
    do(house, "promote", LAMPS)
    write(house, 2, "Power", WIRE, REPLACES)
    harvest(house)
    assert undo_and_harvest(house) == ([POWER], [LAMPS], [])
    do(house, "promote", POWER)
    assert status(house, LAMPS, POWER) == ["superseded", "promoted"]


@pytest.mark.parametrize("answer", [("reject", "--why", "no"), ("undo",)])
def test_words_after_refused_ones_end_the_live_fact(house: House, answer: tuple[str, ...]) -> None:
    write(house, 1, "Lamps", OIL)
    harvest(house)
    do(house, "promote", LAMPS)
    write(house, 1, "Lamps", GAS)
    _, (refused,), _ = harvest(house)
    do(house, answer[0], refused, *answer[1:])
    assert harvest(house) == ([], [], [refused])
    write(house, 1, "Lamps", BELOW)
    _, (new,), _ = harvest(house)
    assert new not in (LAMPS, refused)
    do(house, "promote", new)
    assert status(house, LAMPS, new) == ["superseded", "promoted"]


def test_end_is_asked_for_again_after_an_undo(house: House) -> None:
    write(house, 1, "Lamps", OIL)
    harvest(house)
    do(house, "promote", LAMPS)
    write(house, 1, "Lamps", OIL, "Deprecated")
    _, (asked,), _ = harvest(house)
    assert undo_and_harvest(house) == ([], [asked], [])
    assert queue(house) == [asked]


def summary(house: House, *words: str) -> str:
    return next(line for line in do(house, "harvest", *words).splitlines() if " known" in line)


def test_claim_that_was_undone_alone_is_named_with_the_call_that_raises_it(house: House) -> None:
    write(house, 1, "Lamps", OIL)
    write(house, 2, "Power", WIRE)
    harvest(house)
    do(house, "undo", POWER)
    call = "harvest docs/adr/0002-x.md --again"
    assert f"0 raised, 2 known (1 undone by user:dev: memkit {call}), 0 changed" in summary(house)
    assert "1 raised, 0 known, 0 changed" in summary(house, *call.split()[1:])
    assert status(house, LAMPS, POWER) == ["pending", "pending"]
    assert "0 raised, 2 known, 0 changed" in summary(house, "--again")
    do(house, "undo", POWER)
    write(house, 2, "Power", BELOW)
    (new,), _, _ = harvest(house)
    assert queue(house) == [LAMPS, new]


@pytest.mark.parametrize("answer", [("promote",), ("reject", "--why", "no"), ("defer",)])
def test_harvest_is_undone_whole_after_an_undone_answer(house: House, answer: tuple[str, ...]) -> None:
    write(house, 1, "Lamps", OIL)
    write(house, 2, "Power", WIRE)
    harvest(house)
    do(house, answer[0], LAMPS, *answer[1:])
    do(house, "undo")
    said = in_process(house.root, "undo", *PERSON)
    assert "the last change of adr-0001-lamps was an undo" in said.err
    stem = said.err.partition("hint: memkit undo ")[2].split()[0]
    assert do(house, "undo", stem).startswith(f"undone the harvest {stem} (2 claims)")
    assert queue(house) == []
    again = in_process(house.root, "undo", stem, *PERSON)
    assert (again.code, f"what {stem} raised was answered or undone" in again.err) == (4, True)
    assert harvest(house) == ([LAMPS, POWER], [], [])


def test_agent_does_not_undo_the_harvest_of_a_person(house: House) -> None:
    write(house, 1, "Lamps", OIL)
    stem = json.loads(in_process(house.root, "harvest", "--json", *PERSON).out)["data"]["session"]
    said = in_process(house.root, "undo", stem)
    assert (said.code, "needs-person" in said.err) == (4, True)
    assert queue(house) == [LAMPS]
