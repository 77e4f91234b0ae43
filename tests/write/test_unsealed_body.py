"""`session end -` that cannot seal yet: every line is answered, the prose is kept, and the hint seals as printed."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.working_memory.house import House

CODE = "PAGE_ROWS = 1000\n"
BODY = """Moved things.

## Learned

- finding: PAGE_ROWS is 1000. (src/export.py#PAGE_ROWS)
- MAX_BATCH is 500. (src/nope.py)
- Never skip hooks.
"""
REFUSED = "- MAX_BATCH is 500. (src/nope.py)"


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A solo workspace with a file to cite; the actor is an agent."""
    made = House(tmp_path / "repo")
    (made.root / "src").mkdir()
    (made.root / "src" / "export.py").write_text(CODE)
    made.do("init", "--preset", "solo")
    return made


def hint_in(err: str) -> list[str]:
    """The words of the last hint behind `memkit`, without its comment."""
    hint = [line for line in err.splitlines() if line.startswith("hint: ")][-1]
    return shlex.split(hint.removeprefix("hint: memkit "), comments=True)


def sealed_text(house: House) -> str:
    return b"".join(house.sessions().values()).decode()


def test_a_refused_line_is_named_and_printed_back_also_if_another_waits(house: House) -> None:
    said = house.run("session", "end", "-", "-m", "Next: retries.", stdin=BODY)
    assert said.code == 4
    assert REFUSED in said.out.splitlines()
    assert "never skip hooks" in said.out
    assert 'no file "src/nope.py" to cite' in said.err
    assert "1 candidate of this session has no answer" in said.err


def test_the_hint_as_printed_seals_with_the_prose_of_the_body(house: House) -> None:
    said = house.run("session", "end", "-", "-m", "Next: retries.", "--title", "Rows", stdin=BODY)
    house.do(*hint_in(said.err))
    text = sealed_text(house)
    assert text.count("\nMoved things.") == 1
    assert "Next: retries." in text
    assert "title: Rows" in text


def test_the_whole_body_sent_again_writes_its_prose_once(house: House) -> None:
    house.run("session", "end", "-", stdin=BODY)
    assert house.run("session", "end", "-", "--defer", stdin=BODY).code == 4
    once = House(house.root.parent / "once", dict(house.env))
    (once.root / "src").mkdir()
    (once.root / "src" / "export.py").write_text(CODE)
    once.do("init", "--preset", "solo")
    once.run("session", "end", "-", "--defer", stdin=BODY)
    assert sealed_text(house).count("Moved things.") == sealed_text(once).count("Moved things.")


def test_json_has_the_claims_and_what_waits(house: House) -> None:
    said = house.run("session", "end", "-", "--json", stdin=BODY)
    assert said.data["learned"]["back"] == [REFUSED]
    assert len(said.data["pending"]) == 1
    assert not said.data["sealed"]


@pytest.mark.parametrize("more", [(), ("--dry-run",)])
def test_a_body_of_refused_lines_alone_prints_them_back(house: House, more: tuple[str, ...]) -> None:
    said = house.run("session", "end", "-", *more, stdin=f"## Learned\n\n{REFUSED}\n")
    assert said.code == 4
    assert REFUSED in said.out.splitlines()
    assert "nope.py" in said.err


def test_what_waited_before_is_named_beside_the_claims_of_the_body(house: House) -> None:
    house.do("propose", "Nobody merges on Fridays.", "--id", "no-friday-merges")
    said = house.run("session", "end", "-", stdin=f"Looked.\n\n## Learned\n\n{REFUSED}\n")
    assert "Nobody merges on Fridays." in said.out
    assert REFUSED in said.out.splitlines()
    house.do(*hint_in(said.err))
    assert "\nLooked." in sealed_text(house)


def test_a_refused_line_comes_back_also_if_the_prose_is_refused(house: House) -> None:
    seal = f"<!-- memkit:seal v1 sha256={'0' * 64} len=9 -->"
    said = house.run("session", "end", "-", "--defer", stdin=f"Fine. {seal}\n\n## Learned\n\n{REFUSED}\n")
    assert said.code != 0
    assert REFUSED in said.out.splitlines()
    assert house.sessions() == {}
