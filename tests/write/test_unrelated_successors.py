"""An agent's successor that shares nothing with an unreviewed fact needs a reason, through every door; the same words replace nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, in_process, new_house

OTHER = "The API listens on 8085."


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    house = new_house(
        tmp_path, monkeypatch, files={"src/store.py": "RETRY_LIMIT = 5\n", "src/api.py": "PORT = 8085\n"}
    )
    raised = ("propose", "RETRY_LIMIT is 5.", "--id", "limit-5", "--evidence", "src/store.py")
    for words in (raised, ("session", "end", "--defer", "-m", "Limits read.")):
        assert in_process(house.root, *words).code == 0
    return house


@pytest.mark.parametrize(
    "words",
    [
        ("propose", OTHER, "--supersedes", "limit-5"),
        ("propose", OTHER, "--supersedes", "limit-5", "--evidence", "src/api.py"),
        ("remember", OTHER, "--supersedes", "limit-5"),
        ("supersede", "limit-5", OTHER),
    ],
)
def test_a_successor_that_shares_nothing_needs_a_reason(house: House, words: tuple[str, ...]) -> None:
    said = in_process(house.root, *words)
    assert (said.code, "[missing-option]" in said.err, '--why "…"' in said.err) == (2, True, True)
    assert in_process(house.root, *words, "--why", "The limit left with the queue.").code == 0


def test_a_whole_session_names_the_successor_without_a_reason(house: House) -> None:
    body = (
        "# Ports\n\nRead.\n\n## Memory References\n\n"
        f"- Created: api-port — {OTHER}\n- Superseded: limit-5 → api-port\n"
    )
    said = in_process(house.root, "session", "end", "-", "--defer", stdin=body)
    assert "[missing-reason]" in said.err
    good = body.rstrip("\n") + "\n  <!-- why: The limit left with the queue. -->\n"
    assert in_process(house.root, "session", "end", "-", "--defer", stdin=good).code == 0


@pytest.mark.parametrize(
    "words",
    [("RETRY_LIMIT is 6.",), ("The store tries five times.", "--evidence", "src/store.py")],
)
def test_a_successor_about_the_same_thing_is_its_own_reason(house: House, words: tuple[str, ...]) -> None:
    assert in_process(house.root, "propose", *words, "--supersedes", "limit-5").code == 0


def test_a_person_needs_no_reason(house: House) -> None:
    assert in_process(house.root, "supersede", "limit-5", OTHER, "--actor", "user:dana").code == 0


@pytest.mark.parametrize(
    "words",
    [
        ("propose", "RETRY_LIMIT is 5.", "--supersedes", "limit-5"),
        ("supersede", "limit-5", "RETRY_LIMIT is 5."),
    ],
)
def test_the_words_of_a_live_fact_do_not_replace_it(house: House, words: tuple[str, ...]) -> None:
    said = in_process(house.root, *words)
    assert said.out.startswith("known limit-5 · ")
    assert "limit-5" in in_process(house.root, "list").out
