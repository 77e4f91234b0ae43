"""A claim that nobody may read waits in nobody's queue: whoever raises it is told so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.evidence.place import AGENT, PERSON, place
from tests.working_memory.house import House

CITED = ("--evidence", "src/limits.py#RateLimit")
NOTE = "nobody may read it, so it is in no queue and in no answer: no role of memkit.toml is for "
ROLE = '\n[roles.lead]\npeople = ["user:erin"]\nmax_classification = "restricted"\ntenants = ["default", "acme"]\n'


@pytest.fixture
def house(tmp_path: Path) -> House:
    return place(tmp_path / "repo", "solo")


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("--tenant", "acme"), "the tenant acme and internal facts"),
        (("--classification", "restricted"), "the tenant default and restricted facts"),
    ],
)
@pytest.mark.parametrize(("verb", "actor"), [("propose", AGENT), ("remember", PERSON)])
def test_it_is_said_unless_a_role_may_read_it(
    house: House, verb: str, actor: dict[str, str], words: tuple[str, ...], what: str
) -> None:
    assert f"{NOTE}{what}\n" in house.do(verb, "RateLimit has a window.", *CITED, *words, env=actor).err
    toml = house.root / "memkit.toml"
    toml.write_text(toml.read_text() + ROLE)
    assert NOTE not in house.do(verb, "RateLimit counts requests.", *CITED, *words, env=actor).err


def test_it_is_said_of_a_line_and_of_no_plain_claim(house: House) -> None:
    line = {"text": "RateLimit has a window.", "evidence": CITED[1], "tenant": "always-skip-ci"}
    assert NOTE in house.run("propose", "-", stdin=json.dumps(line), env=AGENT).err
    assert NOTE not in house.do("propose", "RateLimit counts requests.", *CITED, env=AGENT).err
