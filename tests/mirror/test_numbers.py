"""Numbers in the mirror: those of `stats` without names, sent when they may have changed, told to whoever sees the repository."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from benchmarks.fleet import Writer
from memkit import mirror
from memkit.errors import MachineError
from memkit.model import events as ev
from memkit.query.numbers import numbers_of
from tests.mirror.database import Database, loaded, push
from tests.working_memory.house import in_process

TASK, CLASS = "pay-the-gatekeeper", "WOMBAT"


@pytest.fixture
def quay(folder: Path) -> Writer:
    """A repository with facts, a claim that waits, a pack given for a task, and a redaction."""
    writer = Writer(str(folder / "quay"), 1)
    writer.session(6)
    writer.session(6)
    used = writer.ids[0]
    told = (("pack", "pack-1"), ("budget", "400"), ("ids", f"{used}, {writer.ids[1]}"), ("sem", "sha256:0"))
    redacted = ev.Redacted(fields=(("class", CLASS), ("count", "2")))
    writer.write([ev.Packed(fields=told), redacted, ev.Referenced((used,))], TASK)
    return writer


def counting(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The roots of the ledgers whose numbers are counted from now on."""
    counted: list[str] = []

    def noted(memory: Any, look: bool) -> dict[str, Any]:
        counted.append(memory.workspace.root)
        return numbers_of(memory, look=look)

    monkeypatch.setattr("memkit.mirror.content.numbers_of", noted)
    return counted


def without_names(period: dict[str, Any]) -> dict[str, Any]:
    privacy = {"redacted": sum(period["privacy"]["redacted"].values()), "waived": period["privacy"]["waived"]}
    return {**{name: value for name, value in period.items() if name != "tasks"}, "privacy": privacy}


def test_they_are_those_of_stats_without_names(database: Database, quay: Writer) -> None:
    push(quay.root)
    [told] = mirror.numbers()
    expected = numbers_of(loaded(quay.root))
    assert told["total"] == without_names(expected["total"])
    assert told["periods"] == [without_names(period) for period in expected["periods"]]
    assert (told["total"]["packs"]["used"], told["total"]["packs"]["ids"]) == (1, 2)
    assert told["total"]["review"]["waiting"] > 0 and told["total"]["privacy"]["redacted"] == 2
    assert TASK in expected["total"]["tasks"] and CLASS in expected["total"]["privacy"]["redacted"]
    text = database.dump()
    assert TASK not in text and CLASS not in text


def test_they_are_counted_only_if_they_may_have_changed(
    database: Database, quay: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = counting(monkeypatch)
    push(quay.root)
    assert len(counted) == 1
    assert push(quay.root).written == {} and len(counted) == 1
    quay.session(2)
    before = mirror.numbers()[0]["total"]["sessions"]
    assert push(quay.root).written["numbers"] >= 1 and len(counted) == 2
    assert mirror.numbers()[0]["total"]["sessions"] == before + 1
    toml = Path(quay.root, "memkit.toml")
    # another policy counts other facts as live
    policy = toml.read_text()
    toml.write_text(policy.replace('projected = "internal"', 'projected = "restricted"'))
    assert toml.read_text() != policy
    assert push(quay.root).written["numbers"] >= 1 and len(counted) == 3
    kept = database.dump()
    mirror.drop("quay")
    assert mirror.numbers() == []
    push(quay.root)
    assert database.dump() == kept


def test_a_reader_sees_those_of_the_repositories_that_it_may_see(database: Database, quay: Writer) -> None:
    push(quay.root)
    push(quay.root, "pier")
    database.as_login(database.reader(repo="pier"))
    assert [row["repo"] for row in mirror.numbers()] == ["pier"]
    database.as_login(database.writer("quay"))
    assert [row["repo"] for row in mirror.numbers()] == ["quay"]
    nobody = database.login("nobody")
    database.as_login(nobody)
    assert mirror.numbers() == []
    database.as_owner()
    assert [row["repo"] for row in mirror.numbers("q*")] == ["quay"]


def test_the_report_has_a_row_for_each_repository(
    database: Database, quay: Writer, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    push(quay.root)
    push(quay.root, "harbour/pier")
    database.sql("delete from memkit.numbers where repo = 'quay'")
    monkeypatch.chdir(folder)
    said = in_process(folder, "mirror", "report", "numbers")
    head, pier, bare = said.out.splitlines()
    total = mirror.numbers("harbour/*")[0]["total"]
    assert said.code == 0 and "no numbers yet of quay" in said.err
    assert head.split()[:2] == ["facts", "unreviewed"]
    assert pier.split()[:2] == ["harbour/pier", str(total["facts"]["live"])] and "50 %" in pier
    assert set(bare.removesuffix("pushed today").split()) == {"quay", "–"}
    rows = in_process(folder, "mirror", "report", "numbers", "--repo", "harbour/*", "--json").data
    assert [row["total"] for row in rows["repositories"]] == [total]
    said = in_process(folder, "mirror", "report", "numbers", "--days", "3", "--json")
    assert said.code == 2 and "--days" in json.loads(said.err)["message"]


def test_a_mirror_from_before_the_numbers_says_how_to_bring_it_up_to_date(
    database: Database, quay: Writer
) -> None:
    database.sql("drop function memkit.numbers_of")
    database.sql("drop table memkit.numbers")
    database.sql("alter table memkit.repo drop column counted")
    database.sql("delete from memkit.migration where number = 4")
    for ask in (lambda: push(quay.root), mirror.numbers):
        with pytest.raises(MachineError) as missing:
            ask()
        assert (missing.value.code, missing.value.hint) == ("mirror-missing", "memkit mirror init")
    assert mirror.init() == ["0004_numbers.sql"]
    assert push(quay.root).written["numbers"] >= 2
    assert os.path.basename(quay.root) == mirror.numbers()[0]["repo"]
