"""The listing that a writer continues is the one that the next command finds."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.store import TEMP
from memkit.store.listing import list_sessions


def stem(number: int) -> str:
    return f"2026-{number % 12 + 1:02}-{number % 28 + 1:02}-{number:06}-{number * 7919 % 10**10:010}"


@pytest.mark.parametrize("by_month", [False, True], ids=["flat", "by month"])
def test_a_listing_with_one_more_file_equals_a_new_scan_to_the_byte(tmp_path: Path, by_month: bool) -> None:
    def path_of(number: int) -> str:
        name = stem(number)
        return f"sessions/{name[:4]}/{name[5:7]}/{name}.md" if by_month else f"sessions/{name}.md"

    for number in range(150):
        target = tmp_path / path_of(number)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(f"session {number}\n")
    for number in range(150, 190):
        before = list_sessions(str(tmp_path), "sessions")
        (tmp_path / path_of(number)).write_text(f"session {number}\n")
        after = before.with_new(str(tmp_path), path_of(number))
        now = list_sessions(str(tmp_path), "sessions")
        assert after is not None and after.seen == now.seen
        assert after.entries == now.entries
        # what it adds is known, and is what two scans tell
        known, told = after.since(before.seen), now.since(before.seen)
        assert known is not None and told is not None
        assert (
            known.entries == told.entries == [entry for entry in now.entries if entry[1] == path_of(number)]
        )
        assert after.since(after.seen) is not None
    # a second file is not overlooked
    before = list_sessions(str(tmp_path), "sessions")
    for number in (190, 202):
        (tmp_path / path_of(number)).write_text("one more\n")
    assert before.with_new(str(tmp_path), path_of(190)) is None


def test_a_listing_sees_what_a_crashed_writer_left(tmp_path: Path) -> None:
    (tmp_path / "sessions" / "2026" / "01").mkdir(parents=True)
    assert not list_sessions(str(tmp_path), "sessions").has_leftovers
    (tmp_path / "sessions" / "2026" / "01" / f"{TEMP}12-0").write_text("half a session")
    assert list_sessions(str(tmp_path), "sessions").has_leftovers
