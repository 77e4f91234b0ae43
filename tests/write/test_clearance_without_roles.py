"""While a policy names no roles: what no page may show is answered by the person who recorded it, and by no agent."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.working_memory.house import House, Said

DANA, EVE, BOT = "user:dana", "user:eve", "agent:bot"
SECRET = "The standby vault is below pier 9."
# every verb that answers or changes a fact by its id
CALLS = (
    "promote vault-pier",
    "reject vault-pier --why no",
    "defer vault-pier",
    "archive vault-pier --why old",
    "pin vault-pier",
    "verify vault-pier",
    "revise vault-pier Pier.8.holds.it",
    "supersede vault-pier Pier.8.holds.it",
    "undo vault-pier",
    "ref vault-pier",
    "close vault-pier",
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A memory without roles, in which a person recorded a restricted fact and an agent proposed another; for tests that
    leave it as it is."""
    made = House(tmp_path_factory.mktemp("built") / "repo")
    made.do("init", "--preset", "solo", env={"MEMKIT_ACTOR": DANA})
    by(made, DANA, "remember", SECRET, "--id", "vault-pier", "--classification", "restricted")
    by(
        made,
        BOT,
        "propose",
        "The relay key lies on deck 4.",
        "--id",
        "relay-deck",
        "--classification",
        "restricted",
    )
    by(made, BOT, "session", "end", "--defer")
    return made


@pytest.fixture
def own(house: House, tmp_path: Path) -> House:
    """A copy of it."""
    shutil.copytree(house.root, tmp_path / "repo", symlinks=True)
    return House(tmp_path / "repo")


def by(house: House, actor: str, *words: str) -> Said:
    return house.run(*words, env={"MEMKIT_ACTOR": actor})


def ledger(house: House) -> dict[str, bytes]:
    return house.sessions()


@pytest.mark.parametrize("actor", [EVE, BOT])
@pytest.mark.parametrize("call", CALLS)
def test_for_another_person_and_for_an_agent_it_is_not_there(house: House, actor: str, call: str) -> None:
    before = ledger(house)
    words = [word.replace(".", " ") for word in call.split()]
    said = by(house, actor, *words)
    other = by(house, actor, words[0], words[1].replace("vault-pier", "no-such-id"), *words[2:])
    assert said.code == other.code and said.code != 0, said
    assert (said.out + said.err).replace("vault-pier", "X") == (other.out + other.err).replace(
        "no-such-id", "X"
    )
    assert ledger(house) == before


def test_who_recorded_it_may_take_it_back(own: House) -> None:
    assert by(own, DANA, "archive", "vault-pier", "--why", "moved").code == 0


def test_what_an_agent_raised_a_person_answers_and_no_agent(own: House) -> None:
    assert by(own, BOT, "supersede", "relay-deck", "The relay key lies on deck 5.").code != 0
    assert by(own, "agent:other", "archive", "relay-deck", "--why", "x").code != 0
    assert by(own, EVE, "promote", "relay-deck").code == 0


@pytest.mark.parametrize("actor", [EVE, BOT])
@pytest.mark.parametrize(
    "call", ["decay", "stale", "list queue", "list --all", "status", "review --list", "check"]
)
def test_nothing_names_it(house: House, actor: str, call: str) -> None:
    said = by(house, actor, *call.split())
    assert "vault-pier" not in said.out + said.err and "pier 9" not in said.out + said.err


@pytest.mark.parametrize("actor", [EVE, BOT])
def test_a_claim_near_it_is_answered_without_a_word_of_it(house: House, actor: str) -> None:
    for words in (("propose", "The standby vault is below pier 7."), ("remember", SECRET)):
        said = by(house, actor, *words, "--dry-run")
        assert (
            "pier 9" not in (said.out + said.err).replace(SECRET, "")
            and "vault-pier" not in said.out + said.err
        )


def test_an_agent_with_a_users_name_is_an_agent(house: House) -> None:
    said = house.run("archive", "vault-pier", "--why", "x", env={"MEMKIT_ACTOR": DANA, "CLAUDECODE": "1"})
    assert said.code != 0
