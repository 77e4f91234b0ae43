"""The labelled pairs of fixtures/contradictions: precision and recall must not fall below the promise."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from memkit.contradict import Claim, Verdict
from memkit.contradict.comparison import compare

PAIRS = Path(__file__).parents[2] / "fixtures" / "contradictions" / "pairs.jsonl"
GOLD = [json.loads(line) for line in PAIRS.read_text(encoding="utf-8").splitlines()]


@cache
def answers() -> dict[str, Verdict]:
    """What is said of every pair; worked out by the first test that asks, not by everybody who collects."""
    return {g["id"]: compare(Claim("a", g["a"]), Claim("b", g["b"])) for g in GOLD}


def missed(label: str, *difficulties: str) -> tuple[int, int]:
    """How many pairs of this label there are, and how many were found."""
    want = [g for g in GOLD if g["label"] == label and g["difficulty"] in difficulties]
    return len(want), sum(answers()[g["id"]].label == label for g in want)


def wrong(label: str) -> list[str]:
    """The pairs that were given this label and do not deserve it."""
    said = [g for g in GOLD if answers()[g["id"]].label == label]
    return [g["id"] for g in said if label != g["label"] and label not in g.get("also", ())]


def test_there_are_pairs_of_every_kind_and_each_has_an_id_of_its_own() -> None:
    kinds = {(g["label"], g["difficulty"]) for g in GOLD}
    assert len(answers()) == len(GOLD) >= 150
    assert {
        ("contradiction", "easy"),
        ("contradiction", "medium"),
        ("duplicate", "hard"),
        ("compatible", "hard"),
    } <= kinds


@pytest.mark.parametrize(("label", "floor"), [("contradiction", 95), ("duplicate", 90)])
def test_alarms_are_right(label: str, floor: int) -> None:
    said = sum(answer.label == label for answer in answers().values())
    assert (said - len(wrong(label))) * 100 >= floor * said, wrong(label)


@pytest.mark.parametrize(
    ("label", "difficulties", "floor"),
    [
        ("contradiction", ("easy",), 95),
        ("contradiction", ("medium",), 75),
        ("contradiction", ("easy", "medium", "hard"), 65),
        ("duplicate", ("easy", "medium", "hard"), 75),
    ],
)
def test_enough_is_found(label: str, difficulties: tuple[str, ...], floor: int) -> None:
    want, found = missed(label, *difficulties)
    assert found * 100 >= floor * want


def test_every_answer_is_the_same_the_other_way_round() -> None:
    back = {g["id"]: compare(Claim("b", g["b"]), Claim("a", g["a"])) for g in GOLD}
    assert back == answers()
