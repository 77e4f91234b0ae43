"""A claim from which something was redacted waits; its author learns in which part, what it was taken for, and the way on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, in_process, new_house

CLAIM = "RETRY_LIMIT is 5 in the net module."
CITES = ("--evidence", "src/net.py")
ASK = "who is ann.miller@harbour-post.org?"
PERSON = ("--actor", "user:dev")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A solo workspace with a file to cite; the actor is an agent."""
    return new_house(tmp_path, monkeypatch, files={"src/net.py": "RETRY_LIMIT = 5\nPOOL_SIZE = 8\n"})


def test_a_question_about_a_wrong_password_holds_nothing_back(house: House) -> None:
    asked = ("--asks", "what does the browser get when the password is wrong?")
    said = in_process(house.root, "propose", CLAIM, *CITES, *asked)
    assert "counts unreviewed" in said.out and "redacted" not in said.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("RETRY_LIMIT is 5, says ann.miller@harbour-post.org.",),
            "an address for mail was redacted in its text; say the claim again without it, or in other words if it was"
            " none, and then: memkit reject retry-5",
        ),
        (
            (CLAIM, "--asks", ASK),
            "an address for mail was redacted in its question (--asks); say the claim again without it, or in other words"
            " if it was none",
        ),
        (
            (CLAIM, "--when", "password=hunter2xyz is used"),
            "a password, key or token was redacted in its --when; say the claim again without it, or in other words if"
            " it was none",
        ),
    ],
)
def test_the_answer_names_the_part_the_kind_of_thing_and_the_way_on(
    house: House, words: tuple[str, ...], told: str
) -> None:
    said = in_process(house.root, "propose", *words, *CITES, "--id", "retry-5")
    assert f"waits for a person: {told} · redacted " in said.out
    ended = in_process(house.root, "session", "end", "-m", "Looked at it.", "--defer")
    assert f"retry-5: {told.partition(';')[0]}" in ended.out


def test_a_batch_names_it_as_well(house: House) -> None:
    said = in_process(house.root, "propose", "-", stdin=f"- {CLAIM} (src/net.py) {ASK}\n")
    assert "waits for a person: an address for mail was redacted in its question (--asks); say" in said.out


def test_the_claim_said_again_without_it_counts(house: House) -> None:
    assert in_process(house.root, "propose", CLAIM, *CITES, "--id", "retry-5", "--asks", ASK).code == 0
    said = in_process(house.root, "propose", CLAIM, *CITES, "--id", "retry-5", "--asks", "how many retries?")
    assert said.code == 0, said.err
    assert in_process(house.root, "session", "end", "-m", "Done.", "--json").data["unreviewed"] == 1
    ledger = "".join(path.read_text() for path in house.root.rglob("20*.md"))
    assert "how many retries?" in ledger and "REDACTED" not in ledger


def test_what_was_redacted_in_a_refused_line_says_nothing_of_the_next_one(house: House) -> None:
    lines = f"- The mail goes to ann.miller@harbour-post.org. (src/gone.py)\n- {CLAIM} (src/net.py)\n"
    said = in_process(house.root, "propose", "-", stdin=lines)
    assert "1 counts unreviewed" in said.out and "redacted" not in said.out


def test_a_person_learns_which_part_of_a_fact_was_redacted(house: House) -> None:
    said = in_process(house.root, "remember", "The mail goes to ann.miller@harbour-post.org.", *PERSON)
    assert "redacted EMAIL in its text" in said.out
