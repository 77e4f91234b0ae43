"""How facts live: tiers, decay, the archive, supersession, threads, glossary, records, the gate."""

from __future__ import annotations

from memkit.model import events as ev
from tests.replay.stories.story import (
    CODEX,
    DANA,
    GEMINI,
    KIM,
    Story,
    kept,
    memory,
    raised,
    reworded,
    said,
    used,
)

SHORT = """\
[layout]
project = "ferry"

[decay]
working_window = 2
active_window = 3
archive_window = 5
stalled_thread = 4
"""


def tiers() -> Story:
    """Core, working, active and fading, by counting sessions."""
    story = Story("tiers", SHORT)
    story.day(
        "2026-01-05 09:00",
        *memory("sailings-in-utc", "Sailings are stored in UTC.", "invariant", confidence="high"),
        *memory("fares-in-cents", "Fares are whole cents.", "convention"),
        *memory("pier-two-closed", "Pier two is closed until spring."),
        *memory("python-floor-311", "The booking service runs on Python 3.11.", "stack"),
        ev.Set("project", "Ferry", (("by", DANA),)),
        ev.Set("status", "first bookings", (("by", DANA),)),
        title="Lay the keel",
        prose="The booking service was born.\n\nNext: fares.",
        task="FERRY-1",
    )
    for day in range(6, 12):
        story.day(f"2026-01-{day:02} 09:00", used("fares-in-cents"), title=f"Fares, part {day - 5}")
    story.day("2026-01-12 09:00", said(ev.Pinned, "python-floor-311"), kind="review", actor=DANA)
    story.day(
        "2026-01-13 09:00",
        *memory("short-names-first", "Skippers prefer short names first.", "preference"),
        *memory("dana-owns-fares", "Dana answers for fares.", section="team"),
        ev.Set("status", "fares settled", (("by", DANA),)),
        title="Names and owners",
    )
    story.day("2026-01-14 09:00", used("short-names-first"), actor=GEMINI)
    story.day(
        "2026-01-15 09:00",
        said(ev.Verified, "sailings-in-utc"),
        ev.Reviewed(story_head(story), "", (("scope", "all"),)),
        kind="review",
        actor=DANA,
    )
    return story


def story_head(story: Story) -> str:
    """The newest stem so far."""
    return max(path.rpartition("/")[2].removesuffix(".md") for path in story.files)


def archive_quarters() -> Story:
    """Facts leave for every reason there is, in two quarters; one comes back by a use."""
    story = Story("archive-quarters", SHORT)
    faded = [
        *memory("old-timetable-pdf", "The timetable is sent out as a PDF."),
        *memory("winter-crew-four", "In winter a crew is four."),
        *memory("radio-channel-twelve", "The harbour listens on channel 12."),
        *memory("ticket-paper-blue", "Tickets are printed on blue paper."),
        *memory("ramp-code-1234x", "The ramp opens from the bridge."),
    ]
    story.day("2026-02-02 08:00", *faded, title="What the old hands say")
    for day in range(3, 10):
        story.day(f"2026-02-{day:02} 08:00", prose="Engine work.", title=f"Engine, part {day}")
    story.day(
        "2026-03-30 08:00",
        said(ev.Archived, "old-timetable-pdf", why="faded"),
        said(ev.Archived, "winter-crew-four", why="faded"),
        said(ev.Archived, "radio-channel-twelve", why="retention"),
        title="Decay",
        kind="review",
        actor=DANA,
    )
    story.day(
        "2026-04-01 08:00",
        ev.Superseded("ticket-paper-blue", "", (("why", "tickets are on the phone now"),)),
        said(ev.RolledBack, "ramp-code-1234x", why="was a guess"),
        title="Untrue things",
        kind="review",
        actor=KIM,
    )
    story.day("2026-04-02 08:00", used("winter-crew-four"), title="The crew again")
    return story


def supersession() -> Story:
    """A chain of three, a successor that waits, one that was turned down, a candidate replaced before it lived."""
    story = Story("supersession", SHORT)
    story.day(
        "2026-05-04 10:00",
        *memory("boarding-ten-minutes", "Boarding closes ten minutes before sailing."),
        *memory("dogs-on-deck", "Dogs stay on deck."),
        *memory("bikes-go-free", "Bicycles travel free of charge."),
        raised("cars-by-length", "Cars are charged by length."),
    )
    story.day(
        "2026-05-05 10:00",
        *memory("boarding-eight-minutes", "Boarding closes eight minutes before sailing."),
        ev.Superseded("boarding-ten-minutes", "boarding-eight-minutes", (("why", "the new ramp is faster"),)),
        raised("cars-by-weight", "Cars are charged by weight."),
        ev.Superseded("cars-by-length", "cars-by-weight", (("why", "lorries"),)),
    )
    story.day(
        "2026-05-06 10:00",
        *memory("boarding-five-minutes", "Boarding closes five minutes before sailing."),
        ev.Superseded("boarding-eight-minutes", "boarding-five-minutes"),
        raised("dogs-in-cabin", "Dogs may come into the cabin."),
        ev.Superseded("dogs-on-deck", "dogs-in-cabin", (("why", "winter"),)),
        raised("bikes-cost-two", "A bicycle costs two euros."),
        ev.Superseded("bikes-go-free", "bikes-cost-two"),
    )
    story.day(
        "2026-05-07 10:00",
        said(ev.Rejected, "bikes-cost-two", why="the council said no"),
        kind="review",
        actor=DANA,
    )
    story.day("2026-05-08 10:00", used("boarding-ten-minutes", "bikes-go-free"), title="Used after its end")
    return story


def threads() -> Story:
    """Threads open, closed with an outcome, stalled; a task closed."""
    story = Story("threads", SHORT)
    story.day(
        "2026-06-01 11:00",
        *memory("who-pays-pilot", "Who pays the pilot in fog?", "thread"),
        *memory("second-engine-room", "Is a second engine room worth it?", "thread"),
        *memory("night-sailing-trial", "Does the night sailing stay?", "thread"),
    )
    story.day(
        "2026-06-02 11:00",
        said(ev.Closed, "who-pays-pilot", "The harbour does,\nup to three hours."),
        ev.TaskClosed("FERRY-7", "", ()),
    )
    for day in range(3, 9):
        story.day(f"2026-06-{day:02} 11:00", used("night-sailing-trial"), task="FERRY-8")
    story.day(
        "2026-06-09 11:00", said(ev.Archived, "second-engine-room", why="faded"), kind="review", actor=DANA
    )
    story.day("2026-06-10 11:00", said(ev.Archived, "who-pays-pilot", why="swept"), kind="review", actor=DANA)
    return story


def gate() -> Story:
    """Every state a candidate can wait in, votes, a rejection raised again, changes of what is memory."""
    story = Story("gate", SHORT)
    story.day(
        "2026-07-01 12:00",
        raised("lamp-swap-yearly", "Lamps are swapped every year."),
        raised(
            "buoys-are-leased",
            "The buoys are leased.",
            "finding",
            evidence="docs/buoys.md@sha256:" + "ab" * 32,
        ),
        raised("fog-horn-manual", "The fog horn is started by hand.", confidence="low"),
        raised("allow-card-only", "Only cards are taken.", "invariant"),
        raised("vendor-promises-sla", "The vendor promises 99.9 %.", src="external"),
        raised("tmp-folder-path", "Exports go to a folder of the day.", "local"),
        *memory("crew-list-weekly", "The crew list is made weekly."),
        raised("coffee-is-free", "Coffee is free on board."),
    )
    story.day(
        "2026-07-02 12:00",
        said(ev.Validated, "buoys-are-leased", by=GEMINI, how="proof:make survey"),
        said(ev.Deferred, "fog-horn-manual", by=CODEX, why="end of session"),
        said(
            ev.Blocked, "allow-card-only", by="policy:authority", why="authority-conflict: crew-list-weekly"
        ),
        said(ev.Quarantined, "vendor-promises-sla", by="policy:source", why="external"),
        said(ev.Rejected, "tmp-folder-path", why="execution-local"),
        said(ev.Rejected, "coffee-is-free", why="not for memory"),
        said(ev.Approved, "allow-card-only"),
        said(ev.Objected, "allow-card-only", by=KIM, why="tourists"),
        raised(
            "crew-list-daily", "The crew list is made daily.", "change", change="Revised crew-list-weekly"
        ),
        kind="review",
        actor=KIM,
    )
    story.day(
        "2026-07-03 12:00",
        raised("coffee-is-free", "Coffee is free for the crew.", again="yes"),
        kept("crew-list-daily", "The crew list is made daily.", "change"),
        kept("lamp-swap-yearly", "Lamps are swapped every second year."),
        kept("buoys-are-leased", "The buoys are leased.", "finding", by=CODEX),
        ev.Promoted("fog-horn-manual", "", (("by", DANA), ("via", "terminal"))),
        title="Promotions that hold and some that do not",
    )
    return story


def records() -> Story:
    """Evidence records of every folder, their rows in the INDEX, retracted ones, and a row for a rule."""
    story = Story("records", SHORT)
    why = "#### What was seen\n\nBoth engines stop.\n\n```\n## no heading\n```"
    body = "### Context\n\nTwo clocks differ.\n\n- by a second\n- or two\n\n### Decision\n\nOne clock."
    when = {"applies_when": "changing the engine room", "evidence": "src/engine.py@sha256:" + "1f" * 32}
    story.day(
        "2026-08-03 13:00",
        *memory("engines-stop-together", "Both engines stop together.", "finding", why, **when),
        *memory("pumps-share-fuse", "The pumps share one fuse.", "finding", **when),
        *memory(
            "one-clock-on-board",
            "There is one clock on board.",
            "decision",
            body,
            applies_when="reading time",
        ),
        records=(("engines-stop-together", why), ("one-clock-on-board", body)),
        title="The engine room",
    )
    cites = "finding:engines-stop-together finding:pumps-share-fuse"
    story.day(
        "2026-08-04 13:00",
        *memory("shared-parts-fail-together", "Shared parts fail together.", "pattern", evidence=cites),
        *memory("ladder-lacks-rail", "The ladder lacks a rail.", "audit", applies_when="before a survey"),
        *memory(
            "gauge-off-by-ten", "The fuel gauge is off by ten.", "bug", does_not_apply_when="on the old boat"
        ),
        *memory(
            "drill-each-month", "Drill each month.", "rule", evidence="docs/drill.md", applies_when="a drill"
        ),
    )
    story.day(
        "2026-08-05 13:00",
        *memory("fuses-are-apart", "Each pump has a fuse of its own.", "finding", **when),
        ev.Superseded("pumps-share-fuse", "fuses-are-apart", (("why", "rewired in July"),)),
        said(ev.RolledBack, "gauge-off-by-ten", why="the gauge was read upside down"),
        ev.Staled(
            "engines-stop-together", "", (("evidence", "src/engine.py"), ("now", "sha256:" + "2e" * 32))
        ),
    )
    story.day(
        "2026-08-06 13:00",
        reworded("one-clock-on-board", "There is exactly one clock on board."),
        ev.Refreshed("engines-stop-together", "", (("evidence", "src/engine.py"),)),
        ev.Staled("ladder-lacks-rail", "", (("evidence", "docs/survey.md"), ("was", "missing"))),
        title="A promoted record is not reworded",
    )
    return story


def glossary() -> Story:
    """Terms: defined, with aliases, given another meaning with and without a reason, promoted, with a bar in it."""
    story = Story("glossary", SHORT)
    story.day(
        "2026-09-01 14:00",
        ev.Defined("Sailing", "One crossing | one way.", (("aliases", "crossing, trip"), ("by", DANA))),
        ev.Defined("Berth", "A place to sleep.", (("by", DANA),)),
        raised("slip-is-a-ramp", "The ramp that cars use.", "term", term="Slip", aliases="ramp"),
    )
    story.day(
        "2026-09-02 14:00",
        ev.Defined("berth", "A place to moor.", (("by", CODEX),)),
        kept("slip-is-a-ramp", "The ramp that cars use.", "term"),
        title="A second meaning without a reason",
    )
    story.day(
        "2026-09-03 14:00",
        ev.Defined(
            "Berth", "A place to moor; one sleeps in a bunk.", (("by", DANA), ("why", "two meanings"))
        ),
        ev.Defined("Führe", "Alte Schreibweise für Fähre — 渡船.", (("by", KIM),)),
        kind="governance",
        actor=DANA,
    )
    return story


LIVES = (tiers, archive_quarters, supersession, threads, gate, records, glossary)
