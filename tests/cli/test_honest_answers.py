"""An answer says what happened: a proposal is not called done, and nothing is recorded for a name nobody used."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, Said, in_process

DANA = ("--actor", "user:dana")
CODEX = ("--actor", "agent:codex")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace with one reviewed fact."""
    made = House(tmp_path / "repo")
    for name, value in made.env.items():
        monkeypatch.setenv(name, value)
    for words in (("init", "-q"), ("remember", "Six bells are rung at noon.", "--id", "six-bells", *DANA)):
        assert in_process(made.root, *words).code == 0
    return made


def do(house: House, *words: str) -> Said:
    return in_process(house.root, *words)


@pytest.mark.parametrize(
    ("words", "done"),
    [
        (("archive", "six-bells", "--why", "no bell left"), "archived six-bells"),
        (("revise", "six-bells", "At noon six bells are rung."), "revised six-bells"),
        (("supersede", "six-bells", "--invalidate", "--why", "no bell left"), "invalidated six-bells"),
        (("set", "status", "bells sold"), "set status"),
    ],
)
def test_a_change_that_waits_for_a_person_is_not_called_done(
    words: tuple[str, ...], done: str, house: House
) -> None:
    said = do(house, *words, *CODEX)
    assert said.code == 0
    assert said.out.startswith(f"not yet {done} · waits for a person: ")
    assert "counts when the session ends" not in said.out


def test_in_json_a_proposed_answer_has_the_status_proposed(house: House) -> None:
    said = do(house, "archive", "six-bells", "--why", "no bell left", *CODEX, "--json")
    assert said.data["status"] == "proposed"


def test_a_candidate_that_was_never_memory_is_not_called_former_memory(house: House) -> None:
    do(house, "propose", "Ring seven bells at dusk.", "--id", "seven-bells", *CODEX)
    do(house, "session", "end", "--defer", *CODEX)
    assert do(house, "undo", "seven-bells", *CODEX).out.endswith("· it no longer waits\n")


def test_a_task_that_no_session_names_is_not_closed(house: House) -> None:
    said = do(house, "task", "close", "BELL-12", *DANA)
    assert (said.code, "hint: memkit task list" in said.err) == (1, True)


def test_an_empty_list_of_consents_says_so(house: House) -> None:
    assert "no consents are recorded" in do(house, "consent", "list").err


def test_a_list_says_what_a_proposal_would_change(house: House) -> None:
    assert do(house, "archive", "six-bells", "--why", "sold", *CODEX).code == 0
    assert do(house, "session", "end", "-m", "done", "--defer", *CODEX).code == 0
    assert "Archived six-bells: sold  waiting" in do(house, "list", "queue").out
