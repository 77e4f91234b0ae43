"""What a writer is told of the claims of its own open session, and of lines and conflicts that need another word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.evidence.place import AGENT, PERSON, place
from tests.working_memory.house import House

CLAIM = "RateLimit allows 60 requests per minute."


@pytest.fixture
def house(tmp_path: Path) -> House:
    return place(tmp_path / "repo", "solo")


def test_a_claim_of_the_own_open_session_is_shown_counted_and_found(house: House) -> None:
    id = house.do("propose", CLAIM, "--evidence", "src/limits.py#RateLimit", "--json", env=AGENT).data["id"]
    for verb in ("show", "why"):
        said = house.do(verb, id, env=AGENT).out
        assert f"[{id}] {CLAIM}  raised in this session" in said
        assert "judged:        when its session ends" in said
        assert house.run(verb, id, env=PERSON).code == 1
    assert house.do("show", id, "--json", env=AGENT).data["status"] == "raised"
    status = house.do("status", env=AGENT).out
    assert ("nothing is recorded yet" in status, "1 claim raised" in status) == (False, True)
    found = house.run("recall", "how many requests are allowed?", env=AGENT)
    assert f"1 claim of this session matches, judged when it ends: {id}" in found.err
    assert "of this session" not in house.run("recall", "how many requests are allowed?", env=PERSON).err


def test_unknown_keys_are_named_and_the_line_comes_back_ready_to_send(house: House) -> None:
    lines = '{"claim": "Retries stop at 3 times.", "file": "src/limits.py", "tags": ["a"]}\n'
    said = house.run("propose", "-", stdin=lines, env=AGENT)
    back = '{"text": "Retries stop at 3 times.", "evidence": "src/limits.py"}'
    assert (said.code, said.out.splitlines()[-1]) == (4, back)
    assert "unknown key tags; in the line printed back tags left out [unknown-key]" in said.err
    assert "hint: the keys are text, kind, evidence, asks, when" in said.err
    assert house.run("propose", "-", stdin=back + "\n", env=AGENT).code == 0
    near = house.run(
        "propose", "-", stdin='{"text": "A wait is long.", "evidense": "src/limits.py"}\n', env=AGENT
    )
    assert near.out.splitlines()[-1] == '{"text": "A wait is long.", "evidence": "src/limits.py"}'


def test_a_claim_against_two_others_names_one_in_its_head_and_in_its_reason(house: House) -> None:
    house.do("remember", "The default buffer is 500 bytes.", env=PERSON)
    for size in (1000, 2000):
        said = house.do(
            "propose", f"The default buffer is {size} bytes.", "--evidence", "src/limits.py", env=AGENT
        )
        assert "conflict with default-buffer-500-bytes" in said.out
        assert "it contradicts default-buffer-500-bytes" in said.out


def test_claims_without_a_question_are_named(house: House) -> None:
    numbers = (21, 32, 43, 54)
    (house.root / "src" / "pumps.py").write_text(
        "".join(f"LIMIT_{at} = {at}  # tries of pump {at}\n" for at in numbers), encoding="utf-8"
    )
    lines = "".join(f"- LIMIT_{at} caps the tries of pump {at}. (src/pumps.py)\n" for at in numbers)
    said = house.do("propose", "-", stdin=lines, env=AGENT)
    assert "claims without a question: limit-21-" in said.err
    assert " and 1 more; say a line again" in said.err
