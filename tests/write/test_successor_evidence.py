"""An agent's successor without evidence rests on the blocks that it names, in the files that the old fact cites."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.evidence.place import AGENT, place, remembered, swap
from tests.working_memory.house import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    return place(tmp_path / "repo", "solo")


def anchors(house: House, old: str, claim: str) -> str:
    said = house.do("supersede", old, claim, "--why", "so it is", env=AGENT).out
    return next((part for part in said.split(" · ") if part.startswith(("anchored at", "on the whole"))), "")


def test_a_renamed_class_is_cited_under_its_new_name(house: House) -> None:
    old = remembered(house, "RateLimit allows no more than it counts.", "src/limits.py#RateLimit")
    swap(house, "class RateLimit", "class Throttle")
    assert anchors(house, old, "Throttle allows no more than it counts.") == "anchored at Throttle, 6–13"


def test_named_blocks_come_before_the_old_lines(house: House) -> None:
    old = remembered(house, "MAX_WAIT bounds a wait.", "src/limits.py#MAX_WAIT")
    assert anchors(house, old, "`retry` bounds a wait.") == "anchored at retry, 16–17; MAX_WAIT, 3"


def test_a_claim_that_names_nothing_keeps_the_old_lines(house: House) -> None:
    old = remembered(house, "MAX_WAIT is 30 seconds.", "src/limits.py#MAX_WAIT")
    swap(house, "MAX_WAIT = 30", "MAX_WAIT = 45")
    assert anchors(house, old, "Nobody waits for longer than 45 seconds.") == "anchored at MAX_WAIT, 3"


def test_a_named_method_takes_the_place_of_its_class(house: House) -> None:
    old = remembered(house, "RateLimit counts.", "src/limits.py#RateLimit")
    assert anchors(house, old, "A request is let through if `allows` says so.") == (
        "anchored at RateLimit.allows, 12–13"
    )
