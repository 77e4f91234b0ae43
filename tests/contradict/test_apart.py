"""A number, a letter or another dimension tells two things or two measures apart; alone, it is another value."""

from __future__ import annotations

import pytest

from memkit.contradict import Claim
from memkit.contradict.comparison import compare

APART = [
    ("By default these patterns are included: `*.py`.", "By default these patterns are excluded: `.*, ~*`."),
    ("The following headers are allowed: Accept, Host.", "The following headers are denied: Cookie."),
    ("These fields are required: `name` and `id`.", "These fields are optional: `phone` and `fax`."),
    ("The following variables are kept: PATH, HOME.", "The following variables are dropped: LD_PRELOAD."),
    ("The following hooks are mandatory: open.", "The following hooks are optional: close."),
    ("Tier 1 customers get an answer in 1 hour.", "Tier 2 customers get an answer in 4 hours."),
    ("Tier one customers get an answer in 1 hour.", "Tier two customers get an answer in 4 hours."),
    ("Customers on tier 1 wait 1 hour.", "Customers on tier 2 wait 4 hours."),
    ("Answers take 1 hour for tier 1 customers.", "Answers take 4 hours for tier 2 customers."),
    ("Stage 1 takes 5 minutes.", "Stage 2 takes 9 minutes."),
    ("Shard 0 is hot.", "Shard 1 is cold."),
    ("Shard no. 0 is hot.", "Shard no. 1 is cold."),
    ("Room number 4 has a projector.", "Room number 5 has no projector."),
    ("Batch number 1 uses MAX_BATCH rows.", "Batch number 2 uses MAX_BATCH rows."),
    ("In zone 1 parking costs 2 euros.", "In zone 2 parking costs 3 euros."),
    ("Tiers 1 and 2 are free.", "Tier 3 is charged."),
    ("Attempt 1 waits 1 second.", "Attempt 2 waits 5 seconds."),
    ("Channel B is stereo.", "Channel C is mono."),
    ("Class I devices need a ground wire.", "Class II devices need no ground wire."),
    ("Type 1 connectors deliver 7 kW.", "Type 2 connectors deliver 22 kW."),
    ("Thumbnails are 200 pixels wide.", "Thumbnails are 150 pixels high."),
    ("The crate is 40 cm deep.", "The crate is 60 cm tall."),
    ("A label is 100 mm wide.", "A label is 150 mm long."),
    ("Lines are at most 100 characters long.", "Lines are at most 8 mm high."),
    ("The minimum password length is 8.", "The maximum password length is 64."),
    ("The soft limit is 80 GB.", "The hard limit is 100 GB."),
    ("The read timeout is 5 seconds.", "The write timeout is 10 seconds."),
    ("The upper bound is inclusive.", "The lower bound is exclusive."),
    ("A failed payment is retried after one hour.", "A failed payment is retried again after one day."),
]
ONE = [
    ("The following headers are allowed: Host, Cookie.", "The following headers are denied: Cookie."),
    ("Tier 1 customers get an answer in 1 hour.", "Tier 1 customers get an answer in 4 hours."),
    ("Shard 0 is hot.", "Shard 0 is cold."),
    ("Class I devices need a ground wire.", "Class I devices need no ground wire."),
    ("Thumbnails are 200 pixels wide.", "Thumbnails are 150 pixels wide."),
    ("Java 17 is the language level.", "Java 21 is the language level."),
    ("The last 100 episodes are listed.", "The last 300 episodes are listed."),
    ("The default is level 3.", "The default is level 5."),
    ("Compression uses zstd level 3.", "Compression uses zstd level 9."),
    ("The service listens on port 8080.", "The service listens on port 9090."),
    ("Keep 7 backups.", "Keep 14 backups."),
    ("Retry 3 times on failure.", "Retry 5 times on failure."),
    ("A loan may be renewed twice.", "A loan may be renewed three times."),
    ("Batch 100 rows per insert.", "Batch 500 rows per insert."),
]
STATES = [
    ("Deliveries to islands are charged.", "Deliveries to islands are free of charge."),
    ("Gauge readings are rounded up.", "Gauge readings are rounded down."),
    ("Saves are kept locally.", "Saves are kept in the cloud."),
    ("Physics runs on the main thread.", "Physics runs on its own thread."),
    ("The cycle begins on the first of the month.", "The cycle begins on the last day of the month."),
    ("Messages between depots are encrypted.", "Messages between depots are sent in plain text."),
    ("Customer ids are UUIDs.", "Customer ids are sequential integers."),
    ("Robots stop when a person enters.", "Robots keep moving when a person enters."),
    ("The courier API speaks SOAP.", "The courier API speaks REST."),
]


def labels(one: str, other: str) -> set[str]:
    x, y = Claim("x", one), Claim("y", other)
    return {compare(x, y).label, compare(y, x).label}


@pytest.mark.parametrize(("one", "other"), APART)
def test_claims_about_two_things_are_not_compared(one: str, other: str) -> None:
    assert labels(one, other) == {"none"}


@pytest.mark.parametrize(("one", "other"), [*ONE, *STATES])
def test_claims_about_one_thing_are_compared(one: str, other: str) -> None:
    assert labels(one, other) == {"contradiction"}
