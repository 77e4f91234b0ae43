"""A question is weighed by what its reader may read, and by nothing else."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from benchmarks.fleet import fleet, person, question, unknown_question, writer_question
from memkit.query.fact_search import search, search_counts
from memkit.query.load import load
from memkit.query.reader import Reader, reader_of
from memkit.recall.answer import presented
from memkit.store.workspace import open_at
from tests.working_memory.house import House, in_process

QUESTIONS = 12


def reader_in(root: str, who: tuple[str, str]) -> Reader:
    loaded = load(open_at(root))
    return reader_of(loaded, loaded.workspace.policy.roles[person(*who)])


def told(reader: Reader, asked: str) -> list[tuple[str, bool]]:
    """What an answer tells, in its order, and what of it is weak."""
    return [(hit.id, hit.weak) for hit in presented(search(reader, asked, 1000, prose=True)[0])]


@pytest.mark.parametrize("who", [("default", "restricted"), ("acme", "internal"), ("globex", "public")])
def test_a_memory_answers_as_if_hidden_facts_were_not_there(tmp_path: Path, who: tuple[str, str]) -> None:
    """A twin of the ledger holds only what this reader may read."""
    whole = fleet(str(tmp_path / "whole"), 1, 3, 30)[0]
    twin = fleet(str(tmp_path / "twin"), 1, 3, 30, only=who)[0]
    mine, theirs = reader_in(whole.root, who), reader_in(twin.root, who)
    rng = random.Random(4)
    asked = [make(rng) for make in (question, writer_question, unknown_question) for _ in range(QUESTIONS)]
    answers = [told(mine, one) for one in asked]
    assert answers == [told(theirs, one) for one in asked]
    assert search_counts(mine) == search_counts(theirs)
    assert sum(map(len, answers)) > QUESTIONS


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    made = House(tmp_path / "quay").entered(monkeypatch)
    assert in_process(made.root, "init", "--preset", "solo").code == 0
    return made


def say(house: House, line: str, who: str = "user:dana") -> None:
    assert in_process(house.root, *line.split("|"), "--actor", who).code == 0


def test_a_reader_of_another_tenant_hears_nothing_of_episodes_and_candidates(house: House) -> None:
    toml = house.root / "memkit.toml"
    toml.write_text(toml.read_text() + '\n[roles.acme]\npeople = ["user:ann"]\ntenants = ["acme"]\n')
    say(house, "remember|The gateway drops stale leases.|--id|gateway-leases")
    say(house, "propose|The gateway keeps zebra tokens.|--kind|decision", "agent:codex")
    say(house, "session|end|-m|Worked on the zebra of gateway-leases.|--defer", "agent:codex")
    words = ("recall", "zebra gateway", "--json", "--actor")
    dana = in_process(house.root, *words, "user:dana").data
    assert (len(dana["episodes"]), dana["waiting"], dana["searched"]["facts"]) == (1, 1, 1)
    ann = in_process(house.root, *words, "user:ann").data
    assert (ann["episodes"], ann["waiting"], ann["searched"]["facts"]) == ([], 0, 0)
    assert ann["unknown"] == ["zebra", "gateway"]


@pytest.mark.parametrize("level", ["internal", "restricted"])
def test_aliases_of_a_hidden_term_widen_nothing(house: House, level: str) -> None:
    say(house, "remember|The service level objective is 99.9 percent.|--id|level-now")
    term = "remember|An objective is a promise.|--kind|term|--term|objective|--aliases|SLO|--classification"
    say(house, f"{term}|{level}")
    found = [hit["id"] for hit in in_process(house.root, "recall", "SLO", "--json").data["hits"]]
    assert ("level-now" in found) == (level == "internal")


def test_stale_and_check_name_no_fact_that_their_reader_may_not_see(house: House) -> None:
    toml = house.root / "memkit.toml"
    role = '\n[roles.boss]\npeople = ["user:dana"]\nmax_classification = "restricted"\n'
    toml.write_text(toml.read_text() + role)
    (house.root / "cage.txt").write_text("The zebra sleeps.\n")
    say(house, "remember|The zebra sleeps.|--evidence|cage.txt|--classification|restricted|--id|zebra-sleeps")
    (house.root / "cage.txt").write_text("The zebra wakes.\n")
    for words in (("stale",), ("stale", "--json"), ("check",), ("check", "--all", "--json")):
        ann = in_process(house.root, *words, "--actor", "user:ann")
        dana = in_process(house.root, *words, "--actor", "user:dana")
        assert "zebra" not in ann.out + ann.err, words
        assert "zebra-sleeps" in dana.out + dana.err, words
