"""Answers to several facts at once: what is refused is named with its way out, and nothing is said of the first alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, in_process, new_house

PERSON = ("--actor", "user:dev")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A solo workspace with a file to cite; the actor is an agent."""
    return new_house(tmp_path, monkeypatch, files={"net.py": "POOL_SIZE = 10\nRETRIES = 5\n"})


def test_promote_of_several_names_what_lacks_and_the_call_for_the_others(house: House) -> None:
    for kind, id, text in (
        ("fact", "pool-ten", "The pool is filled at the start."),
        ("bug", "pool-leak", "The pool leaks a socket."),
        ("bug", "pool-slow", "The pool wakes up too late."),
    ):
        assert in_process(house.root, "propose", text, "--kind", kind, "--id", id, *PERSON).code == 0
    in_process(house.root, "session", "end", "--defer", *PERSON)
    said = in_process(house.root, "promote", "pool-ten", "pool-leak", "pool-slow", *PERSON)
    assert said.code == 4 and "2 answers of 3 refused; nothing was recorded" in said.err
    for id in ("pool-leak", "pool-slow"):
        assert f"· memkit promote {id} --evidence PATH" in said.err
    assert "hint: memkit promote pool-ten && memkit promote pool-leak" in said.err
    assert in_process(house.root, "list", "--json").data["facts"] == []


def test_a_rule_of_an_agent_gets_its_moment_from_its_evidence_as_a_bug_does(house: House) -> None:
    lines = (
        "- rule: Retries are counted by the gateway. (net.py#RETRIES)\n- bug: RETRIES is too low. (net.py)\n"
    )
    assert in_process(house.root, "propose", "-", stdin=lines).code == 0
    in_process(house.root, "session", "end", "-m", "Looked.", "--defer")
    ids = in_process(house.root, "list", "queue", "-q").out.split()
    assert in_process(house.root, "promote", *ids, *PERSON).code == 0
    assert "working on net.py" in (house.root / "memory" / "INDEX.md").read_text()


def test_verify_of_several_prints_the_anchors_of_none(house: House) -> None:
    for name, id in (("POOL_SIZE", "pool-size"), ("RETRIES", "retries-five")):
        claim = f"{name} is a setting."
        cites = ("--evidence", f"net.py#{name}")
        assert in_process(house.root, "remember", claim, "--id", id, *cites, *PERSON).code == 0
    said = in_process(house.root, "verify", "pool-size", "retries-five", *PERSON)
    assert said.out == "verified pool-size, retries-five\n"
    assert in_process(house.root, "verify", "pool-size", *PERSON).out == (
        "verified pool-size · anchored at POOL_SIZE, 1\n"
    )


@pytest.mark.parametrize(
    ("question", "word"),
    [
        ("can I use f-strings in the framework code?", "framework"),
        ("where do we keep the gateway certificate?", "certificate"),
    ],
)
def test_the_hint_after_a_miss_looks_for_the_most_telling_word(
    house: House, question: str, word: str
) -> None:
    in_process(house.root, "remember", "Uploads are limited to 25 MB.", *PERSON)
    said = in_process(house.root, "recall", question)
    assert f"hint: memkit grep {word} --all" in said.err


def test_a_question_of_function_words_gets_no_word_to_search_for(house: House) -> None:
    in_process(house.root, "remember", "Uploads are limited to 25 MB.", *PERSON)
    said = in_process(house.root, "recall", "what is it")
    assert "ask with a word that tells" in said.err and "grep" not in said.err
