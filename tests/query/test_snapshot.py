"""The snapshot that is kept for the next session is the one that the facts give."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.model.generated import sem
from memkit.query import fact_book
from memkit.query.load import Snapshot, load, save_snapshot, saved_snapshot
from memkit.store.workspace import open_at
from tests.working_memory.house import House, in_process, new_house

PERSON = ("--actor", "user:dev")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    return new_house(tmp_path, monkeypatch)


def kept(house: House) -> tuple[Snapshot | None, Snapshot]:
    """What is saved for the ledger as it is, and what its facts and sessions give."""
    loaded = load(open_at(str(house.root)))
    seeds = "".join(f"{row.seed} " for row in loaded.state.rows if row.seed)
    return saved_snapshot(loaded), Snapshot(sem(loaded.state), f" {seeds}")


WRITES = (
    ("remember", "The crane lifts 3 tons.", "--id", "crane-lifts", *PERSON),
    ("remember", "The tide turns at noon.", "--id", "tide-turns", *PERSON),
    ("ref", "crane-lifts"),
    ("note", "the bell rang"),
    ("propose", "The ferry waits for the mail.", "--id", "ferry-waits"),
    ("session", "end", "--defer"),
    ("promote", "ferry-waits", *PERSON),
    ("supersede", "tide-turns", "The tide turns at one.", *PERSON),
    ("archive", "crane-lifts", "--why", "gone", *PERSON),
    ("revise", "ferry-waits", "The ferry waits for all mail.", *PERSON),
    ("undo", "crane-lifts", *PERSON),
)


def test_after_every_write_the_kept_snapshot_is_that_of_the_ledger(house: House) -> None:
    for words in WRITES:
        assert in_process(house.root, *words).code == 0, words
        saved, fresh = kept(house)
        assert saved == fresh, words


def test_a_session_opens_without_the_book_if_the_snapshot_is_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert in_process(house.root, *WRITES[0]).code == 0
    monkeypatch.setattr(fact_book, "Shelf", None)
    assert in_process(house.root, "ref", "crane-lifts").code == 0


def test_a_snapshot_of_another_ledger_or_a_damaged_one_is_not_taken(house: House) -> None:
    assert in_process(house.root, *WRITES[0]).code == 0
    old = load(open_at(str(house.root)))
    assert in_process(house.root, *WRITES[1]).code == 0
    now = load(open_at(str(house.root)))
    save_snapshot(old, Snapshot("sha256:0", " "))
    assert saved_snapshot(now) is None and saved_snapshot(old) is not None
    path = Path(house.root) / ".memkit/cache/snapshot"
    data = bytearray(path.read_bytes())
    data[-3] ^= 1
    path.write_bytes(bytes(data))
    assert saved_snapshot(old) is None
