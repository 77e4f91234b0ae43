"""The cache never changes an answer: whatever happens to the files between two loads, it says what a replay says."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.boot.struct import names_of
from memkit.query import load, replays
from memkit.store import cache, checkpoint
from memkit.store.files import read_listed
from memkit.store.listing import Listing, list_sessions
from memkit.store.workspace import Workspace, open_at

CASE = Path(__file__).parents[2] / "fixtures" / "ledgers" / "tiers"
Change = Callable[[list[Path]], object]


@pytest.fixture
def workspace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workspace:
    """A ledger whose files are old enough to be known by their stat values, and a checkpoint that counts as large."""
    shutil.copytree(CASE / "sessions", tmp_path / "sessions")
    shutil.copy(CASE / "case.toml", tmp_path / "memkit.toml")
    monkeypatch.setattr(checkpoint, "_LARGE", 0)
    monkeypatch.setattr(checkpoint, "RACY_NS", -10_000_000_000)
    return open_at(str(tmp_path))


def sessions(workspace: Workspace) -> list[Path]:
    return sorted(Path(workspace.path("sessions")).iterdir())


def assert_as_replayed(workspace: Workspace) -> None:
    loaded = load.load(workspace)
    fresh = load.load(workspace, trust_stat=False)
    assert (loaded.problems, load.render_pages(loaded)) == (fresh.problems, load.render_pages(fresh))
    assert loaded.entries == fresh.entries == list_sessions(workspace.root, "sessions").entries


def changed(files: list[Path]) -> None:
    files[4].write_bytes(files[4].read_bytes().replace(b"Fares", b"Fears"))


def named_anew(files: list[Path]) -> None:
    files[4].rename(files[4].with_name("2026-01-08-090000.md"))


def moved(files: list[Path]) -> None:
    (files[4].parent / "2026" / "01").mkdir(parents=True)
    files[4].rename(files[4].parent / "2026" / "01" / files[4].name)


def doubled(files: list[Path]) -> None:
    (files[4].parent / "2026").mkdir()
    shutil.copy(files[4], files[4].parent / "2026" / files[4].name)


@pytest.mark.parametrize(
    "change",
    [
        changed,
        named_anew,
        moved,
        doubled,
        lambda files: files[0].unlink(),
        lambda files: files[-1].unlink(),
        lambda files: (files[0].parent / "notes.md").write_text("no session"),
        lambda files: (files[0].parent / "2026-01-07-100000.md").write_text("slipped in"),
        lambda files: (files[0].parent / "2027-01-07-100000.md").write_text("later"),
    ],
)
def test_whatever_happens_to_the_files_is_seen(workspace: Workspace, change: Change) -> None:
    load.load(workspace)
    change(sessions(workspace))
    assert_as_replayed(workspace)
    assert_as_replayed(workspace)


def test_only_sessions_after_the_checkpoint_are_read(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    aside = [path.rename(workspace.path(path.name)) for path in sessions(workspace)[3:]]
    load.load(workspace)
    read: list[str] = []
    monkeypatch.setattr(
        replays, "read_listed", lambda root, entry: read.append(entry[0]) or read_listed(root, entry)
    )
    for at, path in enumerate(aside, 1):
        path.rename(workspace.path("sessions", path.name))
        load.load(workspace)
        load.load(workspace)
        # once for each that comes, and not at all while nothing does
        assert read == [other.stem for other in aside[:at]]
        read.clear()
    assert_as_replayed(workspace)


def test_the_digest_and_the_last_session_of_an_actor_are_those_of_a_replay(workspace: Workspace) -> None:
    aside = [path.rename(workspace.path(path.name)) for path in sessions(workspace)[3:]]
    load.load(workspace)
    for path in [None, *aside]:
        if path is not None:
            path.rename(workspace.path("sessions", path.name))
        # folded on top of the checkpoint, then from the file beside it
        for _ in range(2):
            rows, fresh = load.load(workspace).state.rows, load.load(workspace, trust_stat=False).state.rows
            actors = {row.actor for row in fresh} | {"agent:nobody"}
            newest = {row.actor: at for at, row in enumerate(fresh)}
            assert {actor: rows.last_of(actor) for actor in actors} == {
                actor: newest.get(actor, -1) for actor in actors
            }
            assert rows.ledger_sha256() == sha256(fresh.ledger()).hexdigest()
    branch = rows.branch()
    branch.append(fresh[0])
    assert branch.last_of(fresh[0].actor) == len(rows)
    assert branch.ledger_sha256() == sha256(branch.ledger()).hexdigest() != rows.ledger_sha256()


def test_a_folder_told_in_another_order_is_the_same_folder(workspace: Workspace) -> None:
    listing = list_sessions(workspace.root, "sessions")
    relative, error, rows = listing._seen[0]
    turned = [value for at in range(len(rows) - 6, -1, -6) for value in rows[at : at + 6]]
    before, after = listing.seen, Listing(seen=[(relative, error, turned)])
    since = after.since(before)
    assert since is not None
    assert (after.seen == before, since.entries, since.problems) == (False, [], [])


rows = st.dictionaries(
    st.integers(1, 28).map("2026-01-{:02}.md".format),
    st.tuples(st.just(8), *[st.integers(0, 1)] * 4),
    max_size=9,
)


@given(rows, rows, st.booleans())
def test_what_came_since_is_what_was_not_there_and_nothing_else_may_have_changed(
    before: dict[str, tuple[int, ...]], more: dict[str, tuple[int, ...]], grown: bool
) -> None:
    old, now = before, more | before if grown else more
    told = [
        Listing(seen=[("s", "", [v for row in of.items() for v in (row[0], *row[1])])]) for of in (old, now)
    ]
    since = told[1].since(told[0].seen)
    if old.items() - now.items():
        assert since is None
    else:
        assert since is not None
        assert [entry[0] for entry in since.entries] == sorted(name[:-3] for name in now.keys() - old.keys())


def test_a_cache_of_another_shape_is_no_cache(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    load.load(workspace)
    monkeypatch.setattr(checkpoint, "FORM", f"{checkpoint.FORM} one-more-field")
    assert checkpoint.open_checkpoint(workspace.private("cache", "state")) is None
    assert_as_replayed(workspace)


def test_the_form_is_raised_with_the_shape_of_what_is_kept() -> None:
    """A field more or less makes old checkpoints unreadable: raise `FORM` in store/checkpoint.py, then this digest."""
    names = " ".join(name for kind in cache.SHAPES for name in names_of(kind))
    told = f"{checkpoint.FORM.split()[-1]} {sha256(names.encode()).hexdigest()[:12]}"
    assert told == "35 742ba26e9882"


def test_young_files_are_known_by_their_content(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "RACY_NS", 10_000_000_000)
    Path(workspace.path("sessions", "notes.md")).write_text("no session")
    load.load(workspace)
    newest = sessions(workspace)[-2]
    times = newest.stat()
    newest.write_bytes(newest.read_bytes().replace(b"dana", b"kimm"))
    os.utime(newest, ns=(times.st_atime_ns, times.st_mtime_ns))
    kept = checkpoint.open_checkpoint(workspace.private("cache", "state"))
    assert kept is not None
    assert len(kept.racy) == len(sessions(workspace)) - 1
    assert_as_replayed(workspace)


def test_a_young_file_that_changed_behind_its_stat_values_is_seen(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "RACY_NS", 10_000_000_000)
    load.load(workspace)
    kept = checkpoint.open_checkpoint(workspace.private("cache", "state"))
    listing = list_sessions(workspace.root, "sessions")
    assert kept is not None
    assert checkpoint.current_checkpoint(kept, listing, workspace.root) is kept
    changed(sessions(workspace))
    assert checkpoint.current_checkpoint(kept, listing, workspace.root) is None


def test_what_was_young_is_compared_by_content_only_until_it_is_old(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "FEW_RACY", 2)
    kept = []
    for racy in (10_000_000_000, 10_000_000_000, -10_000_000_000, -10_000_000_000):
        monkeypatch.setattr(checkpoint, "RACY_NS", racy)
        load.load(workspace)
        found = checkpoint.open_checkpoint(workspace.private("cache", "state"))
        assert found is not None
        kept.append((len(found.racy), found.stamp))
    count, stamp = len(sessions(workspace)), kept[0][1]
    assert kept == [(count, stamp), (count, stamp), (0, stamp), (0, stamp)]
    changed(sessions(workspace))
    assert_as_replayed(workspace)


def test_damaged_caches_are_no_caches(workspace: Workspace) -> None:
    load.load(workspace)
    for name in os.listdir(workspace.private("cache")):
        Path(workspace.private("cache", name)).write_bytes(b"memkit1\n" + b"\xff" * 64)
    assert_as_replayed(workspace)
