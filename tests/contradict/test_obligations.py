"""Duties with another object, runtimes that need another version, and amounts for every phase of an exchange."""

from __future__ import annotations

import pytest

from memkit.contradict import Claim, contradiction
from memkit.contradict.comparison import compare

CLASH = [
    ("The client must send POST.", "The client must send PUT.", "choice"),
    ("The service must call POST /items.", "The service must call PUT /items.", "literal"),
    ("Every client has to send JSON.", "Every client has to send XML.", "choice"),
    ("Python >= 3.10 is needed.", "Python needs at least 3.12.", "version"),
    ("Node must be at least 18.", "Node needs at least 20.", "version"),
    (
        "The default timeout is 10 seconds.",
        "The default timeout is 5 seconds for connect, read, write and pool.",
        "number",
    ),
    ("The worker has to write CSV.", "The worker must write JSON.", "choice"),
    ("The uploader must submit PATCH /parts.", "The uploader has to submit PUT /parts.", "literal"),
]
AGREE = [
    ("The client must send GET.", "The client must send GET to the mirror."),
    ("The service must call GET /items.", "The service must call POST /items."),
    ("The service must call POST /items.", "The service must call PUT /orders."),
    ("The service must call DELETE /items.", "The service must call POST /items."),
    ("The gateway must accept JSON.", "The gateway must accept XML."),
    ("The client may send POST.", "The client may send PUT."),
    ("The client must send POST or PUT.", "The client must send POST."),
    ("The reader must send JSON.", "The writer must send XML."),
    ("The client must not send POST.", "The client must not send PUT."),
    ("Python needs at least 3 workers.", "Python >= 3.10 is needed."),
    ("Python needs at least 3.12.", "Python 3.13 is supported."),
    ("Node must be at least 18.", "Node 20 is used in CI."),
    ("The default timeout is 10 seconds.", "The default timeout is 5 seconds for guests, bots and trials."),
    ("The default timeout is 10 seconds.", "The default timeout is 5 seconds for connect."),
    ("The timeout is 5 seconds for connect, read and write.", "The timeout is 5 seconds."),
    ("The retry limit is 5.", "The retry limit is 7 for uploads."),
    ("The agent must send YAML.", "The agent must also send JSON."),
    ("The client must send POST after login.", "The client must send PUT before logout."),
    ("The service must use UTF-8.", "The service must use JSON."),
    ("The client must send JSON in the body.", "The client must send XML to the archive."),
    ("The worker must call PUT /jobs.", "The worker must call PUT /jobs twice."),
]


@pytest.mark.parametrize(("a", "b", "rule"), CLASH)
def test_what_must_be_done_in_two_ways_contradicts(a: str, b: str, rule: str) -> None:
    found = compare(Claim("a", a), Claim("b", b)), compare(Claim("b", b), Claim("a", a))
    assert found == (contradiction(rule), contradiction(rule))


@pytest.mark.parametrize(("a", "b"), AGREE)
def test_what_can_hold_together_stays_silent(a: str, b: str) -> None:
    found = compare(Claim("a", a), Claim("b", b)), compare(Claim("b", b), Claim("a", a))
    assert {verdict.label for verdict in found} <= {"none", "duplicate"}
