"""Rendering never overwrites what somebody wrote by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.query.load import load
from memkit.query.page_files import is_rendered
from memkit.store.workspace import open_at
from tests.working_memory.house import House, in_process


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace with a fact in it."""
    made = House(tmp_path / "repo", {"MEMKIT_ACTOR": "user:dev"}).entered(monkeypatch)
    assert in_process(made.root, "init").code == 0
    assert in_process(made.root, "remember", "Six bells.", "--id", "six-bells").code == 0
    return made


def test_an_edited_projection_stays_as_it_is(house: House) -> None:
    page = house.root / "continuity.md"
    page.write_text(page.read_text() + "\nMy own line.\n")
    mine = page.read_bytes()
    said = in_process(house.root, "replay")
    assert (said.code, "[projection-edited]" in said.err, page.read_bytes()) == (4, True, mine)


def test_a_write_beside_an_edited_projection_is_recorded_and_says_so(house: House) -> None:
    page = house.root / "continuity.md"
    page.write_text(page.read_text() + "\nMy own line.\n")
    said = in_process(house.root, "remember", "Seven bells.")
    assert (said.code, "recorded, but continuity.md was edited by hand" in said.err) == (0, True)
    assert (len(house.sessions()), "My own line." in page.read_text()) == (2, True)


def test_an_edited_page_does_not_hold_up_the_others(house: House) -> None:
    index = house.root / "memory" / "INDEX.md"
    index.write_text(index.read_text() + "\nMy own line.\n")
    mine = index.read_bytes()
    assert in_process(house.root, "remember", "Seven bells.").code == 0
    page = house.root / "continuity.md"
    assert ("Seven bells." in page.read_text(), index.read_bytes() == mine) == (True, True)
    page.write_text("".join(line for line in page.read_text().splitlines(True) if "Six bells" not in line))
    assert in_process(house.root, "absorb").code == 0
    assert ("Six bells" in page.read_text(), index.read_bytes() == mine) == (False, True)


def test_dropping_an_edit_keeps_a_copy(house: House) -> None:
    page = house.root / "continuity.md"
    page.write_text(page.read_text() + "\nMy own line.\n")
    assert in_process(house.root, "replay", "--discard-edits").code == 0
    (copy,) = (house.root / ".memkit" / "outbox").iterdir()
    assert ("My own line." in copy.read_text(), "My own line." in page.read_text()) == (True, False)


def test_a_writer_whose_session_another_one_rendered_finds_its_pages_there(house: House) -> None:
    assert is_rendered(load(open_at(str(house.root))))
    in_process(house.root, "remember", "Seven bells.", "--id", "seven-bells", "--no-render")
    assert not is_rendered(load(open_at(str(house.root))))
    in_process(house.root, "remember", "Eight bells.", "--id", "eight-bells")
    assert is_rendered(load(open_at(str(house.root))))


@pytest.mark.parametrize("name", ["continuity.md", "memory/INDEX.md"])
def test_pages_that_somebody_touched_do_not_count_as_rendered(house: House, name: str) -> None:
    page = house.root / name
    page.write_text(page.read_text().replace("#", "=", 1))
    assert not is_rendered(load(open_at(str(house.root))))
    page.unlink()
    assert not is_rendered(load(open_at(str(house.root))))
