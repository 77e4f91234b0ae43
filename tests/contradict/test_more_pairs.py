"""The second and third sets of labelled pairs: what was measured once must not fall again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from memkit.contradict import Claim, compare

FOLDER = Path(__file__).parents[2] / "fixtures" / "contradictions"


def said(file: str) -> list[tuple[str, str, str]]:
    """Every pair of a set: its id, its label and what was answered."""
    pairs = [json.loads(line) for line in (FOLDER / file).read_text(encoding="utf-8").splitlines()]
    return [
        (pair["id"], pair["label"], compare(Claim("a", pair["a"]), Claim("b", pair["b"])).label)
        for pair in pairs
    ]


@pytest.mark.parametrize("file", ["second.jsonl", "third.jsonl"])
def test_no_alarm_is_false(file: str) -> None:
    assert [(id, answer) for id, label, answer in said(file) if answer not in ("none", label)] == []


@pytest.mark.parametrize(
    ("file", "label", "floor"),
    [
        ("second.jsonl", "contradiction", 80),
        ("second.jsonl", "duplicate", 95),
        ("third.jsonl", "contradiction", 90),
        ("third.jsonl", "duplicate", 95),
    ],
)
def test_enough_is_found(file: str, label: str, floor: int) -> None:
    answers = [answer for _, wanted, answer in said(file) if wanted == label]
    assert answers.count(label) * 100 >= floor * len(answers)
