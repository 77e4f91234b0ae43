"""Literals of one role, moments of what is made once, and what a sentence says in other words."""

from __future__ import annotations

import pytest

from memkit.contradict import Claim
from memkit.contradict.comparison import compare

CLASH = [
    (
        "Parcels are announced with the event `parcel.sent`.",
        "Announcing a parcel fires the event `parcel_out`.",
    ),
    ("Sketches go to `drafts/`.", "Sketches end up in `paper/loose/`."),
    ("The kiosk listens on `:8088`.", "`:8181` is the port the kiosk listens on."),
    ("Maps are rendered at build time.", "Maps are rendered when the app starts."),
    ("The ferry team looks after the timetable.", "The timetable is maintained by the harbour team."),
    ("The oldest Safari we support is 15.", "We support Safari 17 and later."),
    ("For the mailing we settled on Mailgun.", "The mailing is done with Postmark."),
    ("Every cabin has a number.", "Some cabins have no number."),
    ("Coins are visible to the cashier.", "Coins are hidden from the cashier."),
    ("Orders are visible to their author only.", "Orders are visible to the whole crew."),
    ("Up to 9 guests fit into a cabin.", "A cabin holds up to 4 guests."),
    ("Berth means the place where a ship lies.", "Berth = a bunk in a cabin."),
]
AGREE = [
    # another deed, another thing, another kind of literal
    ("Parcels are announced with the event `parcel.sent`.", "Parcels are logged in the file `parcels.log`."),
    ("The API returns the `etag` header.", "The API returns the `last-modified` header."),
    ("Sketches go to `drafts/`.", "Sketches are copied to `backup/`."),
    ("Sketches go to `drafts/`.", "Sketches go to `drafts/new/`."),
    ("The kiosk listens on `:8088`.", "The kiosk sends metrics to `:8181`."),
    # what is checked or cleared may be so more than once
    ("Maps are checked at build time.", "Maps are checked when the app starts."),
    ("Maps are rendered at build time.", "Maps are rendered again when the app starts."),
    ("Some cabins have a number.", "Some cabins have no number."),
    ("Prices hold within a season.", "Prices do not hold across seasons."),
    ("Up to 9 guests can book a cabin.", "A guest can book up to 4 cabins."),
    # headings and lines of a changelog
    ("Backwards-incompatible: functions moved to `a.py`.", "Backwards-incompatible: use keyword arguments."),
    ("Drop support for Python 3.8.", "Drop support for Python 3.9."),
    (
        "Version bump and readme update for release v1.8.0.",
        "Version bump and readme update for release v2.6.0.",
    ),
]


@pytest.mark.parametrize(
    ("a", "b", "label"),
    [(*pair, label) for pairs, label in ((CLASH, "contradiction"), (AGREE, "none")) for pair in pairs],
)
def test_one_role_has_one_value_whatever_the_grammar(a: str, b: str, label: str) -> None:
    x, y = Claim("x", a), Claim("y", b)
    assert (compare(x, y).label, compare(y, x).label) == (label, label)


def test_two_texts_that_differ_in_marks_of_code_are_one_claim() -> None:
    one, other = Claim("x", "Start it with `make up`."), Claim("y", "Start it with make up")
    assert compare(one, other).label == "duplicate"
