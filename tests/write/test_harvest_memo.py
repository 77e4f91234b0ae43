"""The memo of a harvest: what it saves, and that no state of it changes an answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from memkit.documents import reader
from memkit.store.cache_folder import read_memo
from memkit.write import harvest_documents
from tests.working_memory.house import House, in_process, new_house

LAMPS = "# 1. Lamps\n\n## Status\n\nAccepted\n\n## Decision\n\nWe will light the quay with oil lamps.\n"
POWER = (
    "# 2. Power\n\n## Status\n\nAccepted\n\nSupersedes [ADR-0001](https://kestrel.dev/0001-lamps.md)\n\n"
    "## Decision\n\nWe will light the quay by wire.\n"
)
NOTES = "# Notes\n\nThe tide was high on Monday.\n"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace with two records, of which one replaces the other, and one page that is left over."""
    made = new_house(tmp_path, monkeypatch)
    (made.root / "docs" / "adr").mkdir(parents=True)
    for name, text in (("adr/0001-lamps.md", LAMPS), ("adr/0002-power.md", POWER), ("notes.md", NOTES)):
        (made.root / "docs" / name).write_text(text, encoding="utf-8")
    return made


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The paths of the documents that were parsed, whole or for their relations."""
    paths: list[str] = []
    for module, name in ((harvest_documents, "read"), (harvest_documents, "relations_of")):
        original = getattr(reader, name)

        def spy(path: str, *words: Any, _original: Any = original, **more: Any) -> Any:
            paths.append(path)
            return _original(path, *words, **more)

        monkeypatch.setattr(module, name, spy)
    yield paths


def _harvest(house: House, *words: str) -> dict[str, Any]:
    said = in_process(house.root, "harvest", "--json", *words, "--actor", "user:dev")
    assert said.code == 0, said.err
    data = json.loads(said.out)["data"]
    assert isinstance(data, dict)
    return data


def _memo(house: House) -> Path:
    return house.root / ".memkit" / "cache" / "harvest"


def test_unchanged_documents_are_not_parsed_again(house: House, parsed: list[str]) -> None:
    _harvest(house)
    assert set(parsed) == {"docs/adr/0001-lamps.md", "docs/adr/0002-power.md", "docs/notes.md"}
    parsed.clear()
    _harvest(house)
    assert parsed == []


def test_answer_is_the_same_without_the_memo_and_with_a_damaged_one(house: House) -> None:
    _harvest(house)
    kept = _harvest(house)
    whole, values = _memo(house).read_bytes(), read_memo(str(_memo(house)))
    for damage in (b"", whole[:40], whole[:-1] + bytes([whole[-1] ^ 1]), b"\0" * len(whole)):
        _memo(house).write_bytes(damage)
        assert _harvest(house) == kept
        assert read_memo(str(_memo(house))) == values
    _memo(house).unlink()
    assert _harvest(house) == kept


def test_changed_document_is_parsed_again(house: House, parsed: list[str]) -> None:
    _harvest(house)
    parsed.clear()
    notes = house.root / "docs" / "notes.md"
    notes.write_text(LAMPS.replace("1. Lamps", "Ropes").replace("oil lamps", "ropes"), encoding="utf-8")
    again = _harvest(house)
    assert parsed == ["docs/notes.md"]
    assert (len(again["candidates"]), again["left_over"]) == (1, [])


def test_replacement_counts_although_its_document_is_not_parsed_again(
    house: House, parsed: list[str]
) -> None:
    lamps = house.root / "docs" / "adr" / "0001-lamps.md"
    _harvest(house)
    parsed.clear()
    lamps.write_text(LAMPS.replace("oil lamps", "tallow candles"), encoding="utf-8")
    told = _harvest(house, "--dry-run")
    assert parsed == ["docs/adr/0001-lamps.md"]
    _memo(house).unlink()
    assert _harvest(house, "--dry-run") == told


def test_harvest_of_one_folder_keeps_the_findings_of_others(house: House, parsed: list[str]) -> None:
    _harvest(house)
    _harvest(house, "docs/adr")
    parsed.clear()
    _harvest(house)
    assert parsed == []


def test_changed_policy_counts_at_once(house: House) -> None:
    _harvest(house)
    table = house.root / "memkit.toml"
    table.write_text(table.read_text().replace("exclude = []", 'exclude = ["docs/notes.md"]'))
    assert _harvest(house)["left_over"] == []
    table.write_text(table.read_text().replace('exclude = ["docs/notes.md"]', "exclude = []"))
    assert [entry["path"] for entry in _harvest(house)["left_over"]] == ["docs/notes.md"]


def test_memo_has_no_words_of_a_document(house: House) -> None:
    _harvest(house)
    data = _memo(house).read_bytes()
    assert [word for word in (b"oil lamps", b"by wire", b"tide", b"kestrel") if word in data] == []
