"""How often something happens, ranges inside ranges, and amounts of each against amounts of all."""

from __future__ import annotations

import pytest

from memkit.contradict import Claim
from memkit.contradict.comparison import compare

AGREE = [
    ("The probe pings the hub at most once a minute.", "The probe pings the hub at least once an hour."),
    ("Indexes are rebuilt at least once a week.", "Indexes are rebuilt every 2 days."),
    ("Indexes are rebuilt at least every 7 days.", "Indexes are rebuilt daily."),
    ("The probe pings the hub every 5 minutes or less.", "The probe pings the hub every minute."),
    ("The probe pings the hub at most 4 times a minute.", "The probe pings the hub every 20 seconds."),
    ("Crates weigh 10 to 100 kg.", "Crates weigh 20 to 50 kg."),
    ("Pages hold 10 to 100 rows.", "Pages hold 20 to 50 rows."),
    ("The quota is 5 scans per minute per tenant.", "The quota is 90 scans per minute across all tenants."),
]
CLASH = [
    ("The probe pings the hub at most once an hour.", "The probe pings the hub every minute."),
    ("The probe pings the hub at least once a minute.", "The probe pings the hub every 2 hours."),
    ("Indexes are rebuilt at least every 2 days.", "Indexes are rebuilt weekly."),
    ("The probe pings the hub 4 times a minute.", "The probe pings the hub every 10 seconds."),
    ("Indexes are rebuilt three times a day.", "Indexes are rebuilt every 6 hours."),
    ("Indexes are rebuilt twice a week.", "Indexes are rebuilt once a week."),
    ("Pages hold 10 to 50 rows.", "Pages hold 20 to 100 rows."),
    ("The quota is 5 scans per minute per tenant.", "The quota is 9 scans per minute per tenant."),
]
SAME = [
    ("The probe pings the hub 4 times a minute.", "The probe pings the hub every 15 seconds."),
    ("The probe pings the hub every 60 seconds.", "The probe pings the hub every minute."),
    ("Indexes are rebuilt at most twice a day.", "Indexes are rebuilt at most every 12 hours."),
]


@pytest.mark.parametrize(
    ("a", "b", "label"),
    [
        (*pair, label)
        for pairs, label in ((AGREE, "none"), (CLASH, "contradiction"), (SAME, "duplicate"))
        for pair in pairs
    ],
)
def test_rates_and_ranges_are_compared_as_intervals(a: str, b: str, label: str) -> None:
    x, y = Claim("x", a), Claim("y", b)
    assert (compare(x, y).label, compare(y, x).label) == (label, label)
