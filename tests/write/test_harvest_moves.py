"""Documents that were renamed, edited or removed since the last harvest, and the sums of a harvest."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.working_memory.house import House, in_process, new_house

PERSON = ("--actor", "user:dev")
_WHO = ("-c", "user.name=Dana", "-c", "user.email=dana@example.org")
_TEXT = (
    "# 29. Backups\n\nDate: 2024-01-02\n\n## Status\n\nAccepted\n\n## Context\n\nThe yard keeps its drawings on paper and"
    " in one chest.\nWater and fire took two chests before.\n\n## Decision\n\nWe will copy the drawings {often}.\n\n"
    "## Consequences\n\nClerks write more than before.\nThe chest may burn.\n"
)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace in git with a folder for records."""
    made = new_house(tmp_path, monkeypatch)
    (made.root / "docs" / "adr").mkdir(parents=True)
    return made


def _commit(house: House) -> None:
    for words in (("add", "-A"), ("commit", "-qm", "x")):
        subprocess.run(["git", *_WHO, *words], cwd=house.root, check=True, capture_output=True)


def _harvest(house: House, *more: str) -> dict[str, Any]:
    said = in_process(house.root, "harvest", "--json", *more, *PERSON)
    assert said.code == 0, said.err
    data = json.loads(said.out)["data"]
    assert isinstance(data, dict)
    return data


def _sums(house: House) -> list[str]:
    return in_process(house.root, "harvest", "--dry-run", *PERSON).out.splitlines()[-2:]


def test_document_renamed_and_edited_in_one_commit_changes_its_claim(house: House) -> None:
    old, new = (house.root / "docs" / "adr" / name for name in ("0029-partial.md", "0029-backups.md"))
    old.write_text(_TEXT.format(often="weekly"), encoding="utf-8")
    _commit(house)
    [id] = _harvest(house)["candidates"]
    _commit(house)
    old.rename(new)
    new.write_text(_TEXT.format(often="daily"), encoding="utf-8")
    _commit(house)
    again = _harvest(house)
    assert (again["candidates"], again["changed"], again["removed"]) == ([], [id], [])
    shown = in_process(house.root, "show", id, "--json").data
    assert shown["text"] == "Backups: We will copy the drawings daily."
    assert _sums(house) == _sums(house)
    assert _sums(house)[0].startswith("1 document: 1 read, 0 left over")
    assert _sums(house)[1].startswith("1 claim: 0 raised, 1 known, 0 changed, 0 refused")


@pytest.mark.parametrize("is_committed", [True, False])
def test_sums_are_equal_before_and_after_a_rename(house: House, is_committed: bool) -> None:
    for number in (1, 2):
        text = _TEXT.replace("29", str(number)).format(often=f"{number} times")
        (house.root / "docs" / "adr" / f"000{number}-x.md").write_text(text, encoding="utf-8")
    _commit(house)
    _harvest(house)
    before = _sums(house)
    (house.root / "docs" / "adr" / "0002-x.md").rename(house.root / "docs" / "adr" / "0002-y.md")
    if is_committed:
        _commit(house)
    first = _harvest(house)
    assert (first["candidates"], first["changed"], len(first["known"]), first["removed"]) == ([], [], 2, [])
    assert _sums(house) == before


def test_removed_document_is_named_but_is_no_document(house: House) -> None:
    path = house.root / "docs" / "adr" / "0001-x.md"
    path.write_text(_TEXT.format(often="weekly"), encoding="utf-8")
    (house.root / "docs" / "adr" / "0002-y.md").write_text(
        _TEXT.replace("29. Backups", "2. Masts").format(often="by hand"), encoding="utf-8"
    )
    _commit(house)
    ids = _harvest(house)["candidates"]
    path.unlink()
    _commit(house)
    found = _harvest(house)
    assert [gone["path"] for gone in found["removed"]] == ["docs/adr/0001-x.md"]
    assert found["left_over"] == []
    assert _sums(house)[0].startswith(
        "1 document: 1 read, 0 left over; 1 unchanged since the last harvest; 1 removed"
    )
    assert in_process(house.root, "reject", ids[0], *PERSON).code == 0
    assert _harvest(house)["removed"] == []


def test_a_claim_that_changes_a_fact_counts_once(house: House) -> None:
    text = "# {0}. {1}\n\n## Status\n\nAccepted\n\n## Decision\n\n{2}\n"
    folder = house.root / "docs" / "adr"
    (folder / "0001-lamps.md").write_text(text.format(1, "Lamps", "We will use oil lamps."), encoding="utf-8")
    _commit(house)
    [old] = _harvest(house)["candidates"]
    assert in_process(house.root, "promote", old, *PERSON).code == 0
    says = "We will light the quay by wire. This supersedes ADR-0001."
    (folder / "0002-power.md").write_text(text.format(2, "Power", says), encoding="utf-8")
    _commit(house)
    assert _sums(house)[1].startswith("2 claims: 1 raised, 0 known, 1 changed, 0 refused")


def test_what_a_live_fact_says_counts_as_known_in_every_run(house: House) -> None:
    fact = "Drawings are copied weekly (ADR-0029)."
    said = in_process(house.root, "remember", fact, "--kind", "fact", *PERSON)
    assert said.code == 0, said.err
    (house.root / "docs" / "adr" / "0029-x.md").write_text(_TEXT.format(often="weekly"), encoding="utf-8")
    _commit(house)
    first = _sums(house)
    assert first[1].startswith("1 claim: 0 raised, 1 known")
    _harvest(house)
    assert _sums(house) == first
