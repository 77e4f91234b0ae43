"""The stamp of the next session: after all others, unless a clock ran ahead."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from memkit.errors import ClockSkew
from memkit.model.state import State
from memkit.query.load import Loaded
from memkit.store import clock
from memkit.store.workspace import with_policy
from memkit.write.seal import next_stamp
from tests.damage.places import House

NOW = "2026-05-04T08:00:00Z"


def ledger(*stems: str) -> Loaded:
    """A ledger of sessions with these stems."""
    state = State()
    for stem in stems:
        row = (stem, f"sessions/{stem}.md", "work", "user:dana", "", "", True, "strict", "", 1, 0)
        state.rows.append(row)
    return Loaded(with_policy(os.getcwd(), b""), state, [])


@pytest.fixture(autouse=True)
def _now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMKIT_NOW", NOW)


@pytest.mark.parametrize(
    ("stems", "stamp"),
    [
        ((), NOW),
        (("2026-05-03",), NOW),
        (("2026-05-04-080000",), "2026-05-04T08:00:01Z"),
        (("2026-05-04-235959",), "2026-05-05T00:00:00Z"),
        (("2026-05-05-080000",), "2026-05-05T08:00:01Z"),
        (("2026-05-05-080001",), NOW),
        (("2026-05-04-090000", "2099-01-01-000000"), "2026-05-04T09:00:01Z"),
        (("2026-05-04-090000", "2099-01-01-000000", "9999-12-31-235959"), "2026-05-04T09:00:01Z"),
    ],
)
def test_a_stamp_follows_the_newest_that_is_at_most_a_day_ahead(stems: tuple[str, ...], stamp: str) -> None:
    assert clock.iso(next_stamp(ledger(*stems))) == stamp


def test_a_clock_that_ran_ahead_is_followed_when_asked_for() -> None:
    assert clock.iso(next_stamp(ledger("2099-01-01-000000"), accept_clock=True)) == "2099-01-01T00:00:01Z"


def test_a_clock_that_is_years_behind_acknowledges_only_what_takes_effect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "quay"
    root.mkdir()
    house = House(root, monkeypatch)
    house.do("init", "-q")
    house.do("remember", "Pilots speak English.", "--id", "pilots-english", "-q")
    house.do("remember", "Tugs are red.", "--id", "tugs-red", "-q")
    house.run("propose", "Bells ring at six.", "--id", "bells-six", who="agent:codex")
    house.run("session", "end", "--defer", who="agent:codex")
    monkeypatch.setattr(clock, "now", lambda: clock.seconds("2016-01-01T00:00:00Z"))
    house.do("supersede", "pilots-english", "Pilots speak Dutch.", "--id", "pilots-dutch", "-q")
    house.do("promote", "bells-six", "-q")
    house.run("ref", "tugs-red", who="agent:codex")
    house.run("session", "end", "-m", "done", who="agent:codex")
    house.do("archive", "tugs-red", "--why", "painted", "-q")
    monkeypatch.undo()
    house = House(root, monkeypatch, 9)
    assert house.run("list", "-q").out.split() == ["bells-six", "pilots-dutch"]
    assert house.run("check").code == 0


def test_no_stamp_lies_past_the_year_9999() -> None:
    with pytest.raises(ClockSkew, match="no stamp is left after 9999-12-31-235959"):
        next_stamp(ledger("9999-12-31-235959"), accept_clock=True)


def test_a_session_from_2099_stops_nobody_and_check_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "quay"
    root.mkdir()
    house = House(root, monkeypatch)
    house.do("init", "-q")
    house.do("remember", "Before", "-q")
    monkeypatch.setattr(clock, "now", lambda: clock.seconds("2099-01-01T00:00:00Z"))
    house.do("remember", "From another clock", "--id", "clock-ahead", "-q")
    monkeypatch.undo()
    house = House(root, monkeypatch, 5)
    for text in ("After", "After that"):
        house.do("remember", text, "-q")
    assert house.run("list").out.count("\n") == 4
    said = house.run("check")
    assert (said.code, said.out.count("[clock-skew]"), "seen-missing" in said.out) == (1, 1, False)


@pytest.mark.parametrize(
    "stem", ["2026-05-04-240000", "2026-05-04-086000", "2026-05-04-080062", "2026-02-29-080000", "2026-13-01"]
)
def test_a_stem_with_an_impossible_time_names_none(stem: str) -> None:
    with pytest.raises(ValueError, match="names no time"):
        clock.stem_seconds(stem)
    assert clock.stem_seconds("2028-02-29-235959") == clock.seconds("2028-02-29T23:59:59Z")
