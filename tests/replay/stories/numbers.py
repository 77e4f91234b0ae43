"""A ferry's quarter, small enough to be counted by hand: `tests/query/test_numbers.py` says how each number was counted."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.ids import conflict_id
from tests.replay.stories.lives import SHORT
from tests.replay.stories.story import DANA, GEMINI, Story, kept, memory, raised, said, used

FARES = ("fares-in-cents", "fares-in-euros")
SEM = "sha256:" + "51" * 32


def told(tokens: int, *ids: str, how: str = "") -> ev.Event:
    """Facts that a session was told: a pinned pack, or what a hook told."""
    given = {"pack": "7f3a2c1e90bb", "budget": "1500", "tokens": str(tokens or ""), "how": how}
    given |= {"ids": ", ".join(ids), "sem": SEM}
    return ev.Packed("", tuple((key, value) for key, value in given.items() if value))


def tested(stem: str, passed: int, failed: int) -> ev.Event:
    """The memory tests were run and their results recorded."""
    fields = (("scope", "memory-tests"), ("passed", str(passed)), ("failed", str(failed)))
    return ev.Reviewed(stem, "", fields)


def numbers() -> Story:
    """Sessions 0 to 3 in January, 4 to 8 in February, 9 to 15 in March."""
    story = Story("numbers", SHORT)
    # 0
    story.day(
        "2026-01-05 09:00",
        *memory("fares-in-cents", "Fares are whole cents."),
        *memory("pier-two-closed", "Pier two is closed."),
        kind="governance",
        actor=DANA,
    )
    # 1
    story.day(
        "2026-01-07 09:00",
        told(60, "fares-in-cents", "pier-two-closed", how="pack"),
        used("fares-in-cents"),
        raised("crew-of-four", "A crew is four."),
        raised("winter-timetable", "Winter has a timetable of its own."),
        ev.Redacted("", (("class", "EMAIL"), ("count", "2"))),
        task="FARES",
    )
    # 2
    story.day(
        "2026-01-12 09:00",
        told(70, "fares-in-cents", "pier-two-closed"),
        told(20, "pier-two-closed", how="recall"),
        used("pier-two-closed"),
        task="FARES",
    )
    # 3
    head = story.day(
        "2026-01-20 09:00",
        said(ev.Rejected, "winter-timetable", why="no such thing"),
        kind="review",
        actor=DANA,
    )
    # 4
    story.day(
        "2026-02-02 09:00",
        *memory("fares-in-euros", "Fares are whole euros."),
        ev.Contradicted(*FARES, (("rule", "value"),)),
        tested(head, 3, 1),
        kind="governance",
        actor=DANA,
    )
    # 5
    story.day(
        "2026-02-03 09:00",
        raised("bikes-go-free", "Bicycles travel free."),
        prose="Ask the purser, or write to mara@quaymail.net.",
        actor=GEMINI,
    )
    # 6
    story.day(
        "2026-02-10 09:00",
        told(90, "fares-in-cents", "fares-in-euros", "pier-two-closed", how="pack"),
        used("bikes-go-free"),
        task="PIER",
    )
    # 7
    story.day(
        "2026-02-16 09:00",
        said(ev.Resolved, conflict_id(FARES, "value"), outcome="fares-in-euros"),
        kept("bikes-go-free", "Bicycles travel free."),
        said(ev.Verified, "pier-two-closed"),
        kind="review",
        actor=DANA,
    )
    # 8
    story.day(
        "2026-02-23 09:00",
        *memory("pier-two-open", "Pier two is open."),
        ev.Superseded("pier-two-closed", "pier-two-open"),
        kind="governance",
        actor=DANA,
    )
    # 9
    story.day(
        "2026-03-02 09:00",
        told(0, "pier-two-open"),
        used("pier-two-open"),
        ev.Redacted("", (("class", "PHONE"), ("count", "1"))),
        ev.Redacted("", (("class", "EMAIL"), ("count", "1"), ("why", "waived: a made-up address"))),
    )
    # 10
    story.day(
        "2026-03-03 09:00",
        *memory("dogs-on-deck", "Dogs stay on deck.", evidence="deck.md@sha256:" + "0a" * 32),
        *memory("bikes-cost-two", "A bicycle costs two euros."),
        ev.Superseded("bikes-go-free", "bikes-cost-two"),
        said(ev.Verified, "fares-in-euros"),
        kind="governance",
        actor=DANA,
    )
    # 11
    story.day(
        "2026-03-09 09:00",
        raised("ramp-is-steep", "The ramp is steep."),
        kept("ramp-is-steep", "The ramp is steep.", by="policy:auto"),
        ev.Staled("dogs-on-deck", "", (("evidence", "deck.md"), ("now", "missing"))),
    )
    # 12
    head = story.day(
        "2026-03-12 09:00",
        *memory("dogs-below", "Dogs stay below."),
        ev.Contradicted("dogs-on-deck", "dogs-below", (("rule", "value"),)),
        kind="governance",
        actor=DANA,
    )
    # 13
    story.day(
        "2026-03-20 09:00",
        kept("crew-of-four", "A crew is four."),
        tested(head, 5, 0),
        kind="review",
        actor=DANA,
    )
    # 14
    story.day("2026-03-25 09:00", raised("kiosk-card-only", "The kiosk takes cards only."))
    # 15
    story.day("2026-03-30 09:00", prose="Painted the rail.")
    return story
