"""The kept index: whatever happened to the ledger and to the cache, the answers are those of a fresh one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from random import Random

import pytest

from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.query import fact_search, index_files
from memkit.query import index as kept_index
from memkit.query import load as ledger
from memkit.query.entries import entries
from memkit.query.index_files import MANIFESTS
from memkit.query.load import Loaded
from memkit.query.reader import reader_of
from memkit.recall.corpus import stamp_of
from memkit.recall.segment import BadSegmentError
from memkit.rules import decay
from memkit.store import cache, checkpoint
from memkit.store.workspace import open_at
from memkit.write import publish
from tests.recall.places import created, write_ledger

QUESTIONS = (
    "harbour tide",
    "which crane lifts cargo",
    "tide-3",
    "crnae",
    "I ask about the pilot",
    "fog on the quay",
)
THINGS = "harbour tide crane cargo pilot fog quay lantern rope tug".split()


def load(root: Path) -> Loaded:
    return ledger.load(open_at(str(root)))


def answers(loaded: Loaded) -> list[object]:
    """Everything a search can tell: hits, what became of the words, letters, counts."""
    reader = reader_of(loaded, None)
    told: list[object] = []
    for question in QUESTIONS:
        for places in (("live",), ("live", "archive")):
            hits, miss = fact_search.search(
                reader,
                question,
                4,
                lambda fact, places=places: decay.place(fact) in places,  # type: ignore[misc]
            )
            told.append((question, hits, miss.unknown, miss.near, miss.left_out))
    told += [
        [fact.id for fact in fact_search.facts_containing(reader, letters)]
        for letters in ("crane", "tide-1", "zz")
    ]
    told.append(fact_search.search_counts(reader))
    told.append(sorted(reader.index.authors()))
    return told


def fresh(root: Path, beside: Path) -> list[object]:
    """The answers of the same ledger without any cache."""
    shutil.rmtree(beside, ignore_errors=True)
    shutil.copytree(root, beside, ignore=shutil.ignore_patterns(".memkit"))
    return answers(load(beside))


def sorted_facts(told: list[object]) -> list[object]:
    """Letters are found in the order of the index, which a history of updates may change."""
    return [
        sorted(part) if isinstance(part, list) and all(isinstance(id, str) for id in part) else part
        for part in told
    ]


def story(chance: Random, number: int, live: list[str]) -> list[Event]:
    """What one session does: new facts, uses, revisions, supersessions, archivings."""
    events: list[Event] = []
    for _ in range(chance.randrange(3)):
        id = f"{chance.choice(THINGS)}-{number}-{len(events)}"
        text = f"The {' '.join(chance.choices(THINGS, k=4))} at berth {number}."
        kind = chance.choice(("fact", "fact", "convention", "thread"))
        events += created(id, text, kind)
        live.append(id)
    if live:
        picked = chance.choice(live)
        events.append(ev.Referenced((picked,)))
    if len(live) > 3 and chance.random() < 0.4:
        gone = live.pop(chance.randrange(len(live) - 1))
        events.append(
            ev.Archived(gone, "", (("why", "swept"),))
            if chance.random() < 0.5
            else ev.Superseded(gone, "", (("why", "no longer"),))
        )
    return events


@pytest.mark.parametrize("large", [0, 10**9], ids=["large", "small"])
def test_a_question_after_any_session_is_answered_as_by_a_fresh_index(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, large: int
) -> None:
    # a checkpoint that counts as large is kept, with what came after it beside it
    monkeypatch.setattr(checkpoint, "_LARGE", large)
    chance, root = Random(5), tmp_path / "ferry"
    live: list[str] = []
    number = 0
    for step in range(14):
        count = chance.choice((1, 1, 2, 30 if step == 9 else 1))
        write_ledger(root, [story(chance, number + n, live) for n in range(count)], number)
        number += count
        told = answers(load(root))
        assert sorted_facts(told) == sorted_facts(fresh(root, tmp_path / "beside"))
        assert answers(load(root)) == told


def test_a_session_that_left_or_changed_is_not_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "_LARGE", 0)
    root = tmp_path / "ferry"
    write_ledger(root, [created("crane-one", "The crane lifts cargo.")])
    load(root)
    for number, id in ((1, "tide-two"), (2, "fog-three")):
        (path,) = write_ledger(root, [created(id, f"The pilot of {id} waits for the tide.")], number)
        assert sorted_facts(answers(load(root))) == sorted_facts(fresh(root, tmp_path / "beside"))
        # as on another branch: this session is gone, another comes
        os.unlink(path)
        assert sorted_facts(answers(load(root))) == sorted_facts(fresh(root, tmp_path / "beside"))


def test_a_broken_or_foreign_index_is_made_anew(tmp_path: Path) -> None:
    root = tmp_path / "ferry"
    write_ledger(root, [created("crane-one", "The crane lifts cargo.")])
    told = answers(load(root))
    folder = root / ".memkit" / "cache" / "recall"
    for spoil in (b"", b"memkit:recall:00\nx\n", (folder / "manifest").read_bytes()[:-4]):
        (folder / "manifest").write_bytes(spoil)
        assert answers(load(root)) == told
    for part in folder.iterdir():
        if not part.name.startswith(("manifest", "standings")):
            part.write_bytes(part.read_bytes()[:50])
    assert answers(load(root)) == told
    shutil.rmtree(folder)
    folder.write_text("no folder here")
    assert answers(load(root)) == told


def test_a_segment_is_opened_again_only_if_its_file_changed(tmp_path: Path) -> None:
    root = tmp_path / "ferry"
    write_ledger(root, [created("crane-one", "The crane lifts cargo.")])
    answers(load(root))
    (path,) = (each for each in (root / ".memkit/cache/recall").iterdir() if len(each.name) == 20)
    first = index_files._segment(str(path))
    assert index_files._segment(str(path)) is first
    data = path.read_bytes()
    path.write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    assert index_files._segment(str(path)) is not first
    path.write_bytes(data[:50])
    with pytest.raises(BadSegmentError):
        index_files._segment(str(path))


def test_a_new_session_costs_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "_LARGE", 0)
    root = tmp_path / "ferry"
    write_ledger(root, [created(f"crane-{n}", f"The crane lifts cargo {n}.") for n in range(20)])
    answers(load(root))
    write_ledger(root, [[*created("tide-new", "The tide turns."), ev.Referenced(("crane-3",))]], 20)
    opened: list[str] = []
    unpack = cache.unpack

    def watched(data: bytes | memoryview) -> Fact:
        fact = unpack(data)
        opened.append(fact.id)
        return fact

    monkeypatch.setattr(cache, "unpack", watched)
    first = load(root)
    index = kept_index.index_of(first)
    # the fact that was used is looked at, and those that the new one's age is compared with, halving each time
    assert "crane-3" in opened and len(set(opened) - {"crane-3"}) <= 5
    assert [len(part.segment.lengths) for part in index.parts] == [20, 1]
    opened.clear()
    kept_index.index_of(load(root))
    assert set(opened) <= {"crane-3", "tide-new"}


def test_an_index_made_behind_the_checkpoint_is_continued_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "_LARGE", 0)
    root = tmp_path / "ferry"
    write_ledger(root, [created(f"crane-{n}", f"The crane lifts cargo {n}.") for n in range(20)])
    load(root)
    write_ledger(root, [created("tide-new", "The tide turns.")], 20)
    answers(load(root))
    write_ledger(root, [created("fog-new", "The fog lifts.")], 21)
    opened: list[str] = []
    unpack = cache.unpack
    monkeypatch.setattr(cache, "unpack", lambda data: opened.append("one") or unpack(data))
    assert [len(part.segment.lengths) for part in kept_index.index_of(load(root)).parts] == [21, 1]
    # only the age of the new fact was compared, halving each time
    assert len(opened) <= 5


def test_a_write_brings_the_index_along(tmp_path: Path) -> None:
    root = tmp_path / "ferry"
    write_ledger(root, [created("crane-one", "The crane lifts cargo.")])
    answers(load(root))
    write_ledger(root, [created("tide-two", "The tide turns.")], 1)
    publish.publish(open_at(str(root)))
    assert load(root).stamp in [stamp_of(index_files.manifest(str(root), name)) for name in MANIFESTS]


def test_the_index_is_the_same_for_every_reader(tmp_path: Path) -> None:
    """What a consent hides today may be told tomorrow: no kept file may depend on it."""
    root = tmp_path / "ferry"
    write_ledger(root, [created("crane-one", "The crane lifts cargo.", classification="restricted")])
    loaded = load(root)
    reader = reader_of(loaded, None)
    assert fact_search.search(reader, "crane", 5, lambda fact: True)[0] == []
    assert fact_search.search_counts(reader) == {"facts": 0, "records": 0}
    before = entries(loaded.state.facts.values(), loaded.state)
    for fact in loaded.state.facts.values():
        fact.withheld = "consent-1"
    assert entries(loaded.state.facts.values(), loaded.state) == before


def test_a_spoilt_index_costs_no_write(tmp_path: Path) -> None:
    root = tmp_path / "ferry"
    write_ledger(root, [created("crane-one", "The crane lifts cargo.")])
    told = answers(load(root))
    folder = root / ".memkit" / "cache" / "recall"
    for part in folder.iterdir():
        if not part.name.startswith(("manifest", "standings")):
            data = part.read_bytes()
            part.write_bytes(data[:500] + bytes(len(data) - 500))
    write_ledger(root, [[*created("tide-two", "The tide turns."), ev.Referenced(("crane-one",))]], 1)
    publish.publish(open_at(str(root)))
    assert (root / "continuity.md").exists()
    assert sorted_facts(answers(load(root))) == sorted_facts(fresh(root, tmp_path / "beside"))
    assert answers(load(root)) != told
