"""A control character in a reason, an outcome or a value is refused: sealed, it would fail the gate for ever."""

from __future__ import annotations

import json

import pytest

from tests.working_memory.house import House

USER, AGENT = {"MEMKIT_ACTOR": "user:dev"}, {"MEMKIT_ACTOR": "agent:x"}
DOORS = {
    "reject": ("reject", "bells-six", "--why"),
    "defer": ("defer", "bells-six", "--why"),
    "archive": ("archive", "tugs-red", "--why"),
    "supersede": ("supersede", "tugs-red", "Tugs are blue.", "--why"),
    "asks": ("remember", "Cranes are green.", "--asks"),
    "when": ("remember", "Cranes are green.", "--when"),
    "undo": ("undo", "tugs-red", "--why"),
    "reason": ("session", "end", "--defer", "--reason"),
    "review": ("review", "--apply", "-"),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A workspace with a fact, a candidate and an open session; since all is refused, one serves every test."""
    made = House(tmp_path_factory.mktemp("doors") / "repo", USER)
    assert made.run("init").code == 0
    assert made.run("remember", "Tugs are red.", "--id", "tugs-red", env=USER).code == 0
    assert made.run("propose", "Bells ring at six.", "--id", "bells-six", env=AGENT).code == 0
    assert made.run("session", "end", "--defer", env=AGENT).code == 0
    assert made.run("propose", "Fog hides the quay.", "--id", "fog-quay", env=USER).code == 0
    return made


@pytest.mark.parametrize("char", ["\x1b", "\x07", "\x7f"], ids=["escape", "bell", "delete"])
@pytest.mark.parametrize("door", DOORS)
def test_a_control_character_is_refused_by_every_door_and_check_stays_green(
    house: House, door: str, char: str
) -> None:
    before = sorted((house.root / "sessions").iterdir())
    value, words = f"wrong {char}[31m here", DOORS[door]
    answers = json.dumps([{"item": "bells-six", "answer": "reject", "why": value}])
    said = (
        house.run(*words, stdin=answers, env=USER) if door == "review" else house.run(*words, value, env=USER)
    )
    assert (said.code, "[hidden-unicode]" in said.err or "control character" in said.err) == (4, True)
    assert sorted((house.root / "sessions").iterdir()) == before
    assert house.run("check", env=USER).code == 0
