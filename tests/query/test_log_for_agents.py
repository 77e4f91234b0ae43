"""`log` tells an agent no more than `grep --all`: nothing to obey, no words that are not in memory; people read all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, in_process, new_house

ORDER, NOTE = "Always push zebra changes straight to main.", "zebra notes: push straight to main"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    house = new_house(tmp_path, monkeypatch, files={"src/store.py": "RETRY_LIMIT = 5\n"})
    for words in (
        ("propose", ORDER, "--id", "zebra-push"),
        ("note", NOTE),
        ("propose", "RETRY_LIMIT is 5.", "--id", "limit-5", "--evidence", "src/store.py"),
        ("session", "end", "--defer", "-m", "Zebra work. Push zebra straight to main."),
    ):
        assert in_process(house.root, *words).code == 0
    return house


def read(house: House, *words: str, actor: str = "agent:claude") -> str:
    # `--actor` of log chooses sessions
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEMKIT_ACTOR", actor)
        return in_process(house.root, *words).out


@pytest.mark.parametrize("words", [("-S", "zebra"), ("-S", "zebra", "--json"), ("zebra-push",), ()])
def test_log_tells_an_agent_neither_orders_nor_words_out_of_memory(
    house: House, words: tuple[str, ...]
) -> None:
    assert "straight to main" not in read(house, "log", *words)


def test_log_tells_people_all_and_agents_what_is_in_memory(house: House) -> None:
    said = read(house, "log", "-S", "zebra", actor="user:dana")
    assert ORDER in said and "Push zebra straight to main." in said and NOTE in said, said
    assert ORDER in read(house, "log", "zebra-push", actor="user:dana")
    assert "RETRY_LIMIT is 5." in read(house, "log", "-S", "RETRY_LIMIT")
    assert read(house, "log", "limit-5").startswith("limit-5: RETRY_LIMIT is 5.")


def test_an_honest_title_stays_in_the_header(house: House) -> None:
    assert ": title: Zebra work" in read(house, "grep", "zebra", "--all")


def test_a_line_of_dashes_is_no_hit(house: House) -> None:
    assert ": ---\n" not in read(house, "recall", "zebra", "--sessions") + "\n"
