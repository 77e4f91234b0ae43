"""A prompt ages the notes of an open session; it loads the ledger only if it must."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.errors import MachineError
from memkit.hosts.hook_io import tick
from memkit.query.call import Call
from memkit.store import drafts
from memkit.store.journals import Draft
from memkit.write import notes, transaction
from tests.working_memory.house import House, in_process

AGENT = "agent:codex"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace with an open session of three notes, of which two live for some ticks."""
    made = House(tmp_path / "repo").entered(monkeypatch)
    for words in (
        ("init", "-q"),
        ("note", "the bell rang"),
        ("note", "the tide turns", "--ttl", "2"),
        ("note", "the fog lifts", "--ttl", "1"),
    ):
        assert in_process(made.root, *words, "--actor", AGENT).code == 0
    return made


def call(house: House) -> Call:
    return Call(cwd=str(house.root), actor_flag=AGENT)


def draft(house: House) -> Draft:
    [found] = drafts.open_drafts(call(house).workspace)
    return found


def told(house: House, from_line: int) -> list[tuple[object, object]]:
    return [(line["verb"], line["subject"]) for line in draft(house).events[from_line:]]


def test_ticks_journal_the_same_with_and_without_the_ledger(house: House) -> None:
    path = Path(draft(house).path)
    before, at = path.read_bytes(), len(draft(house).events)
    said = []
    for is_intact in (True, False):
        path.write_bytes(before)
        for _ in range(3):
            tick(call(house), draft(house), is_intact)
        said.append(told(house, at))
    assert said[0] == said[1]
    assert [verb for verb, _ in said[0]].count("Ticked") == 3
    assert "Expired" in [verb for verb, _ in said[0]]


def test_the_ledger_is_loaded_if_it_may_be_damaged_or_the_session_continues_another(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tick(call(house), draft(house), True) is None
    assert tick(call(house), draft(house), False) is not None
    continued = draft(house)
    continued.head["continues"] = "2026-01-01-000000-0123456789"
    monkeypatch.setattr(transaction.Transaction, "__init__", _refuse)
    with pytest.raises(AssertionError, match="loaded"):
        tick(call(house), continued, True)


def _refuse(*_: object, **__: object) -> None:
    raise AssertionError("loaded")


def test_a_tick_that_cannot_be_written_goes_the_long_way(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: Draft) -> None:
        raise MachineError("no room")

    monkeypatch.setattr(notes, "tick_alone", fails)
    at = len(draft(house).events)
    assert tick(call(house), draft(house), True) is not None
    assert [verb for verb, _ in told(house, at)][:1] == ["Ticked"]
