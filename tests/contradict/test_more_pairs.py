"""The second to fourth sets of labelled pairs: what was measured once must not fall again."""

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


@pytest.mark.parametrize("file", ["second.jsonl", "third.jsonl", "fourth.jsonl"])
def test_no_alarm_is_false(file: str) -> None:
    assert [(id, answer) for id, label, answer in said(file) if answer not in ("none", label)] == []


@pytest.mark.parametrize(
    ("file", "label", "floor"),
    [
        ("second.jsonl", "contradiction", 80),
        ("second.jsonl", "duplicate", 95),
        ("third.jsonl", "contradiction", 90),
        ("third.jsonl", "duplicate", 95),
        ("fourth.jsonl", "contradiction", 95),
        ("fourth.jsonl", "duplicate", 95),
    ],
)
def test_enough_is_found(file: str, label: str, floor: int) -> None:
    answers = [answer for _, wanted, answer in said(file) if wanted == label]
    assert answers.count(label) * 100 >= floor * len(answers)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Devices must report readings over MQTT.", "Devices must report readings over CoAP."),
        ("The search index is rebuilt nightly.", "The search index is rebuilt hourly."),
        ("Only editors can publish posts.", "Anyone can publish posts."),
        ("Log lines are written in JSON.", "Log lines are written as plain text."),
        ("The session cookie expires after 30 minutes.", "The session cookie lives for two hours."),
        ("Payloads may be at most 4 MB.", "Payloads are limited to 10 MB."),
        ("Reads go to the primary.", "Reads go to the replica."),
    ],
)
def test_one_thing_said_in_two_ways_is_still_one_thing(a: str, b: str) -> None:
    assert {compare(Claim("a", x), Claim("b", y)).label for x, y in ((a, b), (b, a))} == {"contradiction"}


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Uploads must be smaller than 20 MB.", "Uploads are usually about 2 MB."),
        ("The gateway must forward calls over gRPC.", "The gateway must log calls through Fluentd."),
        ("Only admins may delete projects.", "Everybody may create projects."),
        ("Images are stored as WebP.", "Images are stored in S3."),
        ("Backups run nightly.", "Backups are verified weekly."),
    ],
)
def test_what_can_both_hold_is_no_contradiction(a: str, b: str) -> None:
    assert compare(Claim("a", a), Claim("b", b)).label != "contradiction"
