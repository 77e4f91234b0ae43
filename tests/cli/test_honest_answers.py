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
    made = House(tmp_path / "repo").entered(monkeypatch)
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


@pytest.mark.parametrize(
    ("words", "note"),
    [
        (("log", "-S", "seven bells"), "memkit: no event of 1 session holds these words\n"),
        (("wm", "find", "path=a.py"), "memkit: no match in 0 notes of this session\n"),
    ],
)
def test_an_answer_of_nothing_says_what_was_looked_at(
    words: tuple[str, ...], note: str, house: House
) -> None:
    said = do(house, *words)
    assert (said.code, said.out, said.err) == (1, "", note)


SECRET = "Tr0ub4dor9xK9z"


def test_a_receipt_does_not_repeat_what_was_washed_out_of_evidence(house: House) -> None:
    url = f"https://anna:{SECRET}@db.quay.example/x"
    for json in ((), ("--json",)):
        said = do(house, "remember", f"The pilot is old {len(json)}.", "--evidence", url, *DANA, *json)
        assert said.code == 0 and "URL_CREDENTIALS" in said.out
        assert SECRET not in said.out + said.err


@pytest.mark.parametrize(
    "words",
    [
        ("scan",),
        ("propose", "--from-file"),
        ("contradict", "--jsonl"),
        ("review", "--apply"),
        ("vault", "import"),
    ],
)
def test_a_file_that_is_not_there_is_not_named_twice(words: tuple[str, ...], house: House) -> None:
    said = do(house, *words, f"password={SECRET}", *DANA)
    assert said.code != 0 and said.err
    assert SECRET not in said.out + said.err
