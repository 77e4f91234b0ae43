"""Kept slips never change a page: after every write the files are those of a full rendering of a full replay."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.model.fact import Fact
from memkit.query import load, page_files, pages
from memkit.store.workspace import open_at
from memkit.views import slips
from memkit.views.sheet import Sheet
from memkit.views.slip_table import Slip
from tests.working_memory.house import House, in_process

AGENT = ("--actor", "agent:codex")
WHEN = ("--when", "sailing", "--evidence", "chart.md")
STEPS: tuple[tuple[str, ...], ...] = (
    ("remember", "Bells ring at six.", "--id", "bells-six"),
    ("remember", "The pump runs at noon.", "--id", "pump-noon"),
    ("remember", "The reef is charted.", "--id", "reef-charted", "--kind", "finding", *WHEN),
    ("remember", "Nobody swims here.", "--id", "nobody-swims", "--kind", "invariant"),
    ("propose", "The crane stops at eight.", "--id", "crane-stops", *AGENT),
    ("ref", "bells-six", *AGENT),
    ("session", "end", "-m", "Done.", "--defer", *AGENT),
    ("promote", "crane-stops"),
    ("define", "Reef", "A bar of rock."),
    ("archive", "pump-noon", "--why", "sold"),
    ("undo", "reef-charted", "--why", "wrong chart"),
    ("ref", "pump-noon", *AGENT),
    ("session", "end", "-m", "Used the pump.", *AGENT),
    ("set", "project", "Harbour"),
    ("supersede", "bells-six", "Bells ring at seven.", "--id", "bells-seven"),
    ("propose", "Bells do not ring at seven.", "--id", "bells-silent", *AGENT),
    ("session", "end", "-m", "Asked.", "--defer", *AGENT),
    ("promote", "bells-silent"),
    ("pin", "crane-stops"),
)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """An empty workspace of a person."""
    made = House(tmp_path / "repo", {"MEMKIT_ACTOR": "user:dev"}).entered(monkeypatch)
    # a file is known by its stat values as soon as it is written
    monkeypatch.setattr(page_files, "RACY_NS", -(10**18))
    assert in_process(made.root, "init").code == 0
    (made.root / "chart.md").write_text("# Reef\n\nThe reef is charted.\n")
    return made


def files_of(house: House) -> dict[str, str]:
    found = [*house.root.glob("memory/**/*.md"), house.root / "continuity.md"]
    return {str(path.relative_to(house.root)): path.read_text() for path in found}


@pytest.mark.parametrize("large", [False, True], ids=["checkpoint", "beside"])
def test_after_every_write_the_files_are_those_of_a_full_rendering(
    house: House, monkeypatch: pytest.MonkeyPatch, large: bool
) -> None:
    # what later sessions changed stands beside the checkpoint, as in a large ledger
    monkeypatch.setattr("memkit.store.checkpoint.Checkpoint.is_large", lambda _: large)
    for words in STEPS:
        said = in_process(house.root, *words)
        assert said.code == 0, (words, said.err)
        loaded = load.load(open_at(str(house.root)), trust_stat=False)
        assert files_of(house) == load.render_pages(loaded), words


def test_a_page_that_returns_to_what_it_was_is_written_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("memkit.store.checkpoint.Checkpoint.is_large", lambda _: True)
    for words in (*STEPS[:2], ("archive", "pump-noon", "--why", "sold"), ("undo", "pump-noon")):
        assert in_process(house.root, *words).code == 0
    loaded = load.load(open_at(str(house.root)), trust_stat=False)
    assert files_of(house) == load.render_pages(loaded)


@pytest.mark.parametrize("large", [False, True], ids=["checkpoint", "beside"])
def test_the_glossary_follows_a_term_that_comes_and_goes(
    house: House, monkeypatch: pytest.MonkeyPatch, large: bool
) -> None:
    monkeypatch.setattr("memkit.store.checkpoint.Checkpoint.is_large", lambda _: large)
    for words in (
        *STEPS[:2],
        ("define", "Sluice", "the gate of a lock"),
        STEPS[2],
        ("undo", "Sluice"),
        STEPS[3],
    ):
        said = in_process(house.root, *words)
        assert said.code == 0, (words, said.err)
        loaded = load.load(open_at(str(house.root)), trust_stat=False)
        assert files_of(house) == load.render_pages(loaded), words


def test_a_later_write_prints_only_what_changed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    for words in STEPS[:4]:
        assert in_process(house.root, *words).code == 0
    printed: list[str] = []
    laid: list[str] = []
    page, slip = slips.Layout.page, slips.slip_of

    def laying(self: slips.Layout, path: str) -> bytes:
        laid.append(path)
        return page(self, path)

    def printing(fact: Fact, sheet: Sheet, content: bytes = b"") -> Slip | None:
        printed.append(fact.id)
        return slip(fact, sheet, content)

    monkeypatch.setattr(slips.Layout, "page", laying)
    monkeypatch.setattr(pages, "slip_of", printing)
    assert in_process(house.root, "remember", "The mast is new.", "--id", "mast-new").code == 0
    assert printed == ["mast-new"]
    assert laid == ["continuity.md"]


def test_a_record_edited_by_hand_is_noticed_though_nothing_touched_it(house: House) -> None:
    for words in STEPS[:4]:
        assert in_process(house.root, *words).code == 0
    record = house.root / "memory/findings/reef-charted.md"
    record.write_text(record.read_text() + "\nMy own line.\n")
    said = in_process(house.root, "remember", "The mast is new.")
    assert "reef-charted.md was edited by hand" in said.err
    assert "My own line." in record.read_text()


def test_spoilt_slips_are_made_again(house: House) -> None:
    for name in ("pages", "rendered", "facts"):
        path = house.root / ".memkit/cache" / name
        for data in (b"", b"spoilt", b"\xe7"):
            path.write_bytes(data)
            assert in_process(house.root, "remember", f"{name} {len(data)} {data[:1]!r} sails.").code == 0
            loaded = load.load(open_at(str(house.root)), trust_stat=False)
            assert files_of(house) == load.render_pages(loaded)
