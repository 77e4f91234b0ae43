"""Passes that cannot find anything are left out, and what they could find is still found."""

from __future__ import annotations

import pytest

from memkit.privacy import detect
from memkit.privacy.findings import Rules

EVENTS = (
    "- Created: adr-0001-use-kafka — Use Kafka for the 46 queues.\n"
    "  <!-- kind: decision | evidence: docs/adr/0001-use-kafka.md#L7-L9 | from: docs/adr/0001-use-kafka.md:7-9 -->\n"
) * 3


def _calls(monkeypatch: pytest.MonkeyPatch, module: object, name: str) -> list[str]:
    """Counts the calls of a function of `module`."""
    calls: list[str] = []
    work = getattr(module, name)
    monkeypatch.setattr(module, name, lambda *args: calls.append(name) or work(*args))
    return calls


def test_lines_of_events_are_not_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    joins = _calls(monkeypatch, detect, "joined")
    assert detect.findings(EVENTS, Rules()) == ()
    assert joins == []


def test_lines_of_prose_between_events_are_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    joins = _calls(monkeypatch, detect, "joined")
    text = f"{EVENTS}\nPay to DE89 3704 0044\n0532 0130 00 today.\n{EVENTS}"
    assert [found.cls for found in detect.findings(text, Rules())] == ["IBAN"]
    assert joins == ["joined", "joined"]


def test_short_numbers_ask_no_detector_of_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(detect, "_NUMBERS", (("card", lambda text: asked.append(text) or ()),))
    assert detect.findings(EVENTS, Rules()) == ()
    assert asked == []


@pytest.mark.parametrize(
    ("text", "cls"),
    [
        ("call (030) 12 34 56 78", "PHONE"),
        ("SSN: 12 34 5", "NATIONAL_ID"),
        ("bank account 123456", "BANK_ACCOUNT"),
        ("reach ABCPX1234X", "NATIONAL_ID"),
        ("reach 81.2.69.142 today", "IP"),
        ("at 3c:22:fb:1a:9b:0e", "MAC"),
        ("Next of kin: Anna Weber", "NAME"),
        ("She lives at Ringstrasse 12, Graz", "ADDRESS"),
    ],
)
def test_short_values_are_found_between_events(text: str, cls: str) -> None:
    found = detect.findings(f"{EVENTS}{text}\n{EVENTS}", Rules())
    assert [item.cls for item in found] == [cls] * bool(cls)
