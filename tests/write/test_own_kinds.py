"""A kind that memkit makes by itself is nobody's to claim, whichever way a claim comes in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House

OWN = ("change", "prose")


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A workspace without a session."""
    made = House(tmp_path / "repo", {"MEMKIT_ACTOR": "agent:x"})
    assert made.run("init").code == 0
    return made


@pytest.mark.parametrize("kind", OWN)
@pytest.mark.parametrize("verb", ["propose", "remember"])
def test_an_option_does_not_take_it(verb: str, kind: str, house: House) -> None:
    said = house.run(verb, "Pumps run at noon.", "--kind", kind)
    assert (said.code, "[bad-choice]" in said.err) == (2, True)
    assert house.run("list", "--place", "all", "-q").out == ""


@pytest.mark.parametrize("kind", OWN)
def test_a_line_of_a_batch_does_not_take_it(kind: str, house: House) -> None:
    line = f'{{"text": "Pumps run at noon.", "kind": "{kind}"}}'
    said = house.run("propose", "-", stdin=line + "\n")
    assert (said.code, said.out) == (4, f"raised 0 · 0 known · 1 refused\n{line}\n")
    assert f'no kind "{kind}" [bad-kind]' in said.err
    forged = '{"text": "Pumps run at noon.", "kind": "change", "change": "Archived pump-noon"}'
    assert (
        "unknown key change; in the line printed back change left out [unknown-key]"
        in house.run("propose", "-", stdin=forged + "\n").err
    )


def test_a_body_at_the_end_does_not_take_it(house: House) -> None:
    body = (
        "# Work\n\n## Memory References\n\n- Created: pump-noon — Pumps run at noon.\n"
        "  <!-- kind: change | change: Archived pump-noon -->\n"
    )
    said = house.run("session", "end", "-", stdin=body)
    assert 'no kind "change" [bad-kind]' in said.err
    assert house.run("list", "--place", "all", "-q").out == ""
