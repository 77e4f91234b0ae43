"""Two clones that begin in one second: each session has ids of its own, and after the merge each episode is told once."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.working_memory.house import House

BEACON, LOCK = "The gateway beacon blinks twice.", "The gateway lock opens at dawn."


def _git(folder: Path, *words: str) -> None:
    identity = ("-c", "user.name=Bot", "-c", "user.email=bot@example.com")
    done = subprocess.run(["git", *identity, *words], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done


def _clones(folder: Path) -> tuple[House, House]:
    house = House(folder / "one", {"MEMKIT_ACTOR": "agent:codex"})
    house.do("init", "--preset", "solo")
    _git(house.root, "add", "-A")
    _git(house.root, "commit", "-qm", "begin")
    _git(folder, "clone", "-q", str(house.root), str(folder / "two"))
    return house, House(folder / "two", {"MEMKIT_ACTOR": "agent:codex"})


def _worked(house: House, note: str) -> str:
    """A session that leaves an episode; its seed."""
    seed = str(house.do("session", "start", "Gateway", "--json").data["session"])
    house.do("note", note)
    house.do("wm", "touch", "1")
    house.do("wm", "touch", "1")
    house.do("session", "end", "-m", f"Looked: {note}")
    _git(house.root, "add", "-A")
    _git(house.root, "commit", "-qm", note)
    return seed


def _merge(house: House, other: House) -> None:
    """Takes over the other's sessions; the projections are rendered anew."""
    _git(house.root, "pull", "-q", "--no-rebase", "-X", "ours", str(other.root), "HEAD")
    house.do("replay")


def _episodes(house: House) -> list[str]:
    hits = house.do("recall", "gateway", "--layer", "episodic", "--json").data["hits"]
    return sorted(note for note in (BEACON, LOCK) for hit in hits if note in hit["text"])


def _told(house: House) -> list[str]:
    lines = house.run("recall", "gateway").out.splitlines()
    return sorted(note for note in (BEACON, LOCK) for line in lines if note in line)


def test_two_clones_that_begin_in_one_second_share_no_seed(tmp_path: Path) -> None:
    one, two = _clones(tmp_path)
    for house in (one, two):
        house.env.pop("MEMKIT_NOW")
    assert _worked(one, BEACON) != _worked(two, LOCK)
    _merge(one, two)
    assert (_episodes(one), _told(one)) == ([BEACON, LOCK], [BEACON, LOCK])


@pytest.mark.parametrize("looked", [False, True], ids=["cold", "with an index from before the merge"])
def test_episodes_that_share_an_id_after_a_merge_are_both_told(tmp_path: Path, looked: bool) -> None:
    one, two = _clones(tmp_path)
    # a fixed clock gives both the same seed, as older ledgers have it
    assert _worked(one, BEACON) == _worked(two, LOCK)
    if looked:
        assert [_told(house) for house in (one, two)] == [[BEACON], [LOCK]]
    for house, other in ((one, two), (two, one)):
        _merge(house, other)
        assert (_episodes(house), _told(house)) == ([BEACON, LOCK], [BEACON, LOCK])
