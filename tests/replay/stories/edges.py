"""What is rarer: merged branches, people who settle them, consents, files by hand, an adopted memory, other layouts."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.ids import conflict_id
from tests.replay.stories.lives import SHORT
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


def branches() -> Story:
    """Two branches that say different things about the same subjects, merged."""
    story = Story("branches", SHORT)
    base = story.day(
        "2026-01-10 09:00",
        *memory("gangway-two-metres", "The gangway is two metres wide."),
        *memory("lifeboat-drill-weekly", "The lifeboat drill is weekly."),
        *memory("paint-the-hull", "Who paints the hull?", "thread"),
        raised("sell-day-passes", "Day passes are sold on board."),
        *memory("kiosk-opens-at-six", "The kiosk opens at six."),
        title="Before the branches",
    )
    story.day(
        "2026-01-11 09:00",
        reworded("gangway-two-metres", "The gangway is 2 m wide."),
        kept("sell-day-passes", "Day passes are sold on board."),
        said(ev.Closed, "paint-the-hull", "The yard does."),
        *memory("lifeboat-drill-monthly", "The lifeboat drill is monthly."),
        ev.Superseded("lifeboat-drill-weekly", "lifeboat-drill-monthly"),
        *memory("quiet-deck-aft", "The aft deck is quiet."),
        ev.Defined("Watch", "Four hours on deck.", (("by", DANA),)),
        ev.Set("status", "ready for the yard", (("by", DANA),)),
        title="On one branch",
        knows=[base],
    )
    story.day(
        "2026-01-11 10:00",
        reworded("gangway-two-metres", "The gangway is 200 cm wide."),
        said(ev.Rejected, "sell-day-passes", by=KIM, why="queues"),
        used("paint-the-hull", "kiosk-opens-at-six"),
        *memory("lifeboat-drill-daily", "The lifeboat drill is daily."),
        ev.Superseded("lifeboat-drill-weekly", "lifeboat-drill-daily"),
        *memory("quiet-deck-aft", "The aft deck is for smokers."),
        ev.Defined("Watch", "Six hours on deck.", (("by", KIM),)),
        ev.Set("status", "waiting for parts", (("by", KIM),)),
        title="On the other branch",
        actor=GEMINI,
        knows=[base],
    )
    story.day("2026-01-12 09:00", used("quiet-deck-aft"), title="After the merge")
    return story


def settled() -> Story:
    """Conflicts, and how people settle them: one side, both, neither, and two people apart and not alike."""
    story = Story("settled", SHORT)
    sides = ("cargo-limit-20t", "cargo-limit-25t")
    speed = ("speed-12-knots", "speed-14-knots")
    light = ("lamp-is-green", "lamp-is-white")
    story.day(
        "2026-02-01 09:00",
        *memory(sides[0], "The cargo limit is 20 t.", key="ferry/ship/main/cargo_limit", value="20 t"),
        *memory(sides[1], "The cargo limit is 25 t.", key="ferry/ship/main/cargo_limit", value="25 t"),
        *memory(speed[0], "She makes 12 knots."),
        *memory(speed[1], "She makes 14 knots."),
        *memory(light[0], "The lamp is green."),
        *memory(light[1], "The lamp is white."),
        *memory("flag-at-dawn", "The flag goes up at dawn."),
        *memory("flag-at-eight", "The flag goes up at eight."),
    )
    told = story.day(
        "2026-02-02 09:00",
        ev.Contradicted(*speed, (("rule", "number"),)),
        ev.Contradicted(*light, (("rule", "polarity"),)),
        ev.Contradicted("flag-at-dawn", "flag-at-eight", (("rule", "number"),)),
        kind="review",
        actor=DANA,
    )
    flag = conflict_id(("flag-at-dawn", "flag-at-eight"), "number")
    story.day(
        "2026-02-03 09:00",
        said(ev.Resolved, conflict_id(sides, "key"), outcome=sides[1], why="the plate says so"),
        said(ev.Resolved, conflict_id(speed, "number"), outcome="both", why="with and against the tide"),
        said(ev.Resolved, flag, outcome="flag-at-dawn"),
        kind="review",
        actor=DANA,
        knows=[told],
    )
    story.day(
        "2026-02-03 10:00",
        said(ev.Resolved, conflict_id(light, "polarity"), by=KIM, outcome="neither", why="it is red"),
        said(ev.Resolved, flag, by=KIM, outcome="flag-at-eight"),
        kind="review",
        actor=KIM,
        knows=[told],
    )
    return story


def consent() -> Story:
    """Facts under a consent: one holds, one was revoked, one has run out; one erased, one read in the clear."""
    story = Story("consent", SHORT)
    fields = {"class": "personal", "subject": "hmac:0011aabb"}
    story.day(
        "2026-03-01 09:00",
        *(
            ev.Consented(
                f"consent-{name}",
                "",
                (("subject", "hmac:0011aabb"), ("purpose", "support"), ("valid_until", until)),
            )
            for name, until in (
                ("1a1a", "2027-01-01T00:00:00Z"),
                ("2b2b", "2027-01-01T00:00:00Z"),
                ("3c3c", "2026-03-02T12:00:00Z"),
            )
        ),
        kind="governance",
        actor=DANA,
    )
    story.day(
        "2026-03-02 09:00",
        *memory(
            "cabin-for-guest-a", "Guest A wants [PERSON_1] called first.", consent="consent-1a1a", **fields
        ),
        *memory("cabin-for-guest-b", "Guest B sleeps badly.", consent="consent-2b2b", **fields),
        *memory("cabin-for-guest-c", "Guest C eats no fish.", consent="consent-3c3c", **fields),
        *memory("cabin-for-guest-d", "Guest D never consented.", consent="consent-9z9z", **fields),
        *memory("pilot-phone-known", "The pilot has [PHONE_1]."),
        ev.Redacted("", (("class", "PHONE"), ("count", "1"), ("detector", "phone"))),
    )
    story.day(
        "2026-03-03 09:00",
        ev.Revoked("consent-2b2b", "", (("why", "asked to"),)),
        ev.Erased("pilot-phone-known", "", (("by", DANA), ("why", "request 12"))),
        ev.Accessed("cabin-for-guest-a", "", (("by", KIM), ("why", "audit"))),
        kind="governance",
        actor=DANA,
    )
    return story


NOTEBOOK = """\
# Harbour log, second page

**Agent:** Some Helper (v2)

Deck work, and a look at the ropes.

## Memory References

- **New**: `rope-every-season` — Ropes are changed every season.
- New: [[bollard-limit-six]] — A bollard takes six tonnes. <!-- kind: finding | evidence: docs/bollards.md -->
- Referenced/updated: rope-every-season; anchor-chain-27m (the long one),
  bollard-limit-six
- anchor-chain-27m - Referenced again
* Superseded: rope-every-season -> rope-every-year
- rope-every-season is the one we mean
- Resolved: mooring-fee-question — The owner pays.
- Touched: (none)
- and here is a sentence that says nothing at all
- Promoted: rope-every-season

The log ends here.
"""


def by_hand() -> Story:
    """Files without our frontmatter, read with good will; a date alone is a name; a strict file with a bad line."""
    story = Story("by-hand", SHORT)
    story.day(
        "2026-04-01 09:00",
        *memory("anchor-chain-27m", "The anchor chain is 27 m long."),
        *memory("mooring-fee-question", "Who pays the mooring fee?", "thread"),
    )
    story.by_hand("2026-04-02", NOTEBOOK)
    story.by_hand("2026-04-03-101500", "Nothing but prose, and a word: anchor-chain-27m.\n")
    story.by_hand(
        "2026-04-04-101500",
        "---\ntitle: A header of another tool\ntags: [a, b]\n---\n\n## Memory References\r\n\r\n- used: bollard-limit-six\r\n",
    )
    story.file(
        "sessions/2026-04-05-101500.md",
        b"---\nmemkit: 1\nkind: work\nactor: user:dana\n---\n\n# Unsealed\n\n## Memory References\n\n"
        b"- Referenced: anchor-chain-27m\n- Sailed: somewhere-else\n- referenced anchor-chain-27m\n"
        b"- Pinned: no-such-fact\n  <!-- by: user:dana -->\n",
    )
    story.day(
        "2026-04-06 09:00",
        kept("bollard-limit-six", "A bollard takes six tonnes.", "finding"),
        kept("rope-every-season", "Ropes are changed every season."),
        kind="review",
        actor=DANA,
    )
    return story


def adopted() -> Story:
    """An older memory taken over: its files counted token by token, its headings, prose and archive kept."""
    story = Story("adopted", SHORT)
    legacy = {
        stem: story.by_hand(stem, f"# Old day\n\n## Memory References\n\nUsed {ids} and v1.2-of-nothing.\n")
        for stem, ids in (
            ("2025-11-01-080000", "keel-is-oak, mast-is-pine"),
            ("2025-11-02-080000", "keel-is-oak"),
            ("2025-11-03", "sail_cloth.type and keel-is-oak-inside"),
        )
    }
    was = {
        "keel-is-oak": ("The keel is oak.", "facts", "fact", "uses: 4 | tier: core | created: 2025-10-01"),
        "mast-is-pine": ("The mast is pine.", "stack", "stack", "uses: 1 | tier: active"),
        "sail_cloth.type": ("Sails are of type B.", "ship-notes", "fact", "tier: working"),
        "who-sews-sails": ("Who sews the sails?", "threads", "thread", "status: open"),
    }
    taken = [
        ev.Adopted(
            id,
            text,
            (
                ("section", section),
                ("kind", kind),
                ("src", "doc"),
                ("origin", "2025-11-01-080000"),
                ("was", footer),
                *((("heading", "Ship notes"),) if section == "ship-notes" else ()),
            ),
        )
        for id, (text, section, kind, footer) in was.items()
    ]
    gone = (("section", "facts"), ("kind", "fact"), ("src", "doc"), ("was", "tier: archived"))
    page = (
        ("section", "ship-notes"),
        ("kind", "prose"),
        ("src", "doc"),
        ("heading", "Ship notes"),
        ("was", "-"),
    )
    story.day(
        "2026-01-02 09:00",
        *taken,
        ev.Adopted("tar-the-deck", "The deck is tarred.", (*gone, ("status", "archived"), ("why", "faded"))),
        ev.Adopted(
            "hemp-ropes-only",
            "Ropes are hemp.",
            (*gone, ("superseded_by", "mast-is-pine"), ("quarter", "2025-Q3")),
        ),
        ev.Adopted("ship-notes-prose", "", page),
        kind="adopt",
        actor=DANA,
        title="Take over the old log",
        records=(
            ("ship-notes-prose", "Written by the first owner, kept as it was."),
            ("legacy-sessions", "\n".join(f"{stem} {digest}" for stem, digest in legacy.items())),
        ),
    )
    story.day("2026-01-03 09:00", used("mast-is-pine", "sail_cloth.type"), title="The first day after")
    story.by_hand("2026-01-04-080000", "## Memory References\n\n- Referenced: keel-is-oak\n")
    return story


MOVED = SHORT + "\n[index]\nmax_lines = 12\nmax_bytes = 4000\n"


def months() -> Story:
    """Sessions in folders of a month, projections elsewhere, a small index, working memory and packs."""
    layout = '[layout]\nproject = "ferry"\nsessions = "memory/sessions"\nsessions_by = "month"\n'
    layout += 'continuity = "memory/state.md"\n'
    story = Story("months", MOVED.replace('[layout]\nproject = "ferry"\n', layout))
    story.day(
        "2026-09-30 09:00",
        *(
            event
            for number in range(1, 9)
            for event in memory(
                f"leak-number-{number}",
                f"Leak number {number} is below the waterline.",
                "bug",
                applies_when=f"looking at frame {number}",
            )
        ),
        folder="memory/sessions/2026/09",
    )
    seed = "5eed5eed5e"
    story.day(
        "2026-10-01 09:00",
        used("leak-number-3"),
        ev.Packed(
            "",
            (("pack", "7f3a2c1e90bb"), ("budget", "1500"), ("ids", "leak-number-3"), ("sem", "sha256:51d0")),
        ),
        ev.Aimed("Every leak found.", (("by", CODEX),)),
        ev.Noted(f"wm:{seed}:1", "Frame 3 drips.\nSlowly.", (("type", "fact"), ("ttl", "3"))),
        ev.Ticked("", ()),
        ev.Touched(f"wm:{seed}:1"),
        ev.Consolidated(f"wm:{seed}:1"),
        ev.Expired(f"wm:{seed}:2"),
        ev.Summarised(f"ep:{seed}:1", "Frame 3 drips.", (("items", f"wm:{seed}:1"), ("sem", "sha256:51d0"))),
        folder="memory/sessions/2026/10",
        seed=seed,
        wm="1",
    )
    story.by_hand(
        "2026-10-02-080000", "## Memory References\n\n- Referenced: leak-number-4\n", "memory/sessions"
    )
    return story


EDGES = (branches, settled, consent, by_hand, adopted, months)
