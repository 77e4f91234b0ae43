"""A whole small repository, written as loosely as people and agents do, taken over and counted again."""

from __future__ import annotations

import difflib
import re

from memkit.documents.tools.plan import Counts, settings
from memkit.ledger import text_of
from memkit.model.policy import policy_from
from memkit.rules.decay import is_pinned, place, sslu, tier
from memkit.views import render
from tests.documents.tools.moving import Files, fixture, moved, planned, read_back, replay

TIDEWATCH = fixture("tidewatch")

# id → uses, last used, sessions since, tier, pinned: counted by hand from the ten session files
LIVE = {
    "buoy-battery-alarm": (1, "2025-04-07", 2, "working", False),
    "gauge-calibration": (1, "2025-04-14", 1, "working", True),
    "harbour-api-keys": (1, "2025-03-03", 3, "working", True),
    "one-line-per-reading": (1, "2025-01-13", 7, "archive-candidate", False),
    "pref-metric-units": (1, "2025-02-10", 4, "active", False),
    "push-on-change": (1, "2025-01-20", 6, "archive-candidate", False),
    "raw-readings-immutable": (0, "2025-01-08", 8, "core", True),
    "ring-buffer-72h": (2, "2025-02-03", 5, "archive-candidate", False),
    "salt-spray-resets": (1, "2025-02-10", 4, "active", False),
    "stack.firmware_rust": (2, "2025-04-14", 1, "active", False),
    "utc-only-timestamps": (3, "2025-04-21", 0, "core", True),
    "vision-tidewatch": (2, "2025-01-13", 7, "core", True),
}
# id → uses, why, successors
ARCHIVE = {
    "early-sketches": (0, "swept: before the first session", ()),
    "gauge-sim": (2, "swept: done in January", ()),
    "poll-every-minute": (2, "", ("push-on-change",)),
    "sqlite-first": (1, "superseded by ring-buffer-72h (the card wore out)", ("ring-buffer-72h",)),
}


def test_live_facts_have_the_figures_that_counting_the_files_gives() -> None:
    state, problems = replay(moved(TIDEWATCH))
    policy = policy_from(settings(TIDEWATCH, "memory")[1])[0]
    live = [fact for fact in state.facts.values() if place(fact) == "live" and fact.kind != "prose"]
    assert problems == []
    assert {
        fact.id: (
            fact.uses,
            fact.last_used,
            sslu(fact, state),
            tier(fact, state, policy)[0],
            is_pinned(fact),
        )
        for fact in live
    } == LIVE


def test_archived_facts_say_why_they_left_and_what_came_after() -> None:
    state, _ = replay(moved(TIDEWATCH))
    gone = [fact for fact in state.facts.values() if place(fact) == "archive" and fact.kind != "prose"]
    assert {fact.id: (fact.uses, fact.archived, fact.superseded_by) for fact in gone} == ARCHIVE
    assert state.facts["ring-buffer-72h"].supersedes == ("sqlite-first",)


def test_origins_follow_footer_creation_mention_and_date() -> None:
    state, _ = replay(moved(TIDEWATCH))
    origins = {id: state.facts[id].origin for id in (*LIVE, *ARCHIVE)}
    assert origins.pop("early-sketches") == state.rows[-1].stem
    assert origins == {
        "buoy-battery-alarm": "2025-04-07-090000",
        "gauge-calibration": "2025-04-14-120000",
        "gauge-sim": "2025-01-13-140000",
        "harbour-api-keys": "2025-03-03-160500",
        "one-line-per-reading": "2025-01-13-140000",
        "poll-every-minute": "2025-01-06-090000",
        "pref-metric-units": "2025-02-10",
        "push-on-change": "2025-01-20-083000",
        "raw-readings-immutable": "2025-01-08-101500",
        "ring-buffer-72h": "2025-01-08-101500",
        "salt-spray-resets": "2025-02-10",
        "sqlite-first": "2025-01-06-090000",
        "stack.firmware_rust": "2025-01-20-083000",
        "utc-only-timestamps": "2025-01-06-090000",
        "vision-tidewatch": "2025-01-06-090000",
    }


def test_sections_give_the_kind_and_a_checkbox_makes_a_thread() -> None:
    state, _ = replay(moved(TIDEWATCH))
    found = {id: (state.facts[id].section, state.facts[id].kind, state.facts[id].shown_status) for id in LIVE}
    assert found == {
        "buoy-battery-alarm": ("threads", "thread", "closed"),
        "gauge-calibration": ("threads", "thread", "open"),
        "harbour-api-keys": ("threads", "thread", "open"),
        "one-line-per-reading": ("conventions", "convention", "promoted"),
        "pref-metric-units": ("preferences", "preference", "promoted"),
        "push-on-change": ("decisions", "decision", "promoted"),
        "raw-readings-immutable": ("invariants", "invariant", "promoted"),
        "ring-buffer-72h": ("decisions", "decision", "promoted"),
        "salt-spray-resets": ("Field Notes", "fact", "promoted"),
        "stack.firmware_rust": ("stack", "stack", "promoted"),
        "utc-only-timestamps": ("invariants", "invariant", "promoted"),
        "vision-tidewatch": ("Vision — tidewatch", "fact", "promoted"),
    }


def test_scalars_and_reviews_are_set_again() -> None:
    state, _ = replay(moved(TIDEWATCH))
    assert {key: value for key, (value, _) in state.scalars.items()} == {
        "project": "tidewatch",
        "status": "0.4 — gauges on three piers report;\nthe fourth waits for its permit",
        "repo": "~/work/tidewatch",
    }
    assert state.reviewed == {"all": ("2025-04-14-120000", 9)}


def test_the_sessions_are_listed_with_their_hashes_beside_the_files_to_be_replaced() -> None:
    state, _ = replay(moved(TIDEWATCH))
    assert len(state.rows) == 11
    assert state.work == 10
    assert len(state.legacy) == 10
    assert state.legacy == {row.stem: row.sha256 for row in state.rows[:10]}
    assert sorted(state.replaced_files) == [
        "memory/archive/2025-Q1.md",
        "memory/archive/INDEX.md",
        "memory/continuity.md",
    ]


def test_prose_goes_along_verbatim_under_its_heading_in_the_old_order() -> None:
    state, _ = replay(moved(TIDEWATCH))
    prose = [fact for fact in state.facts.values() if fact.kind == "prose" and not fact.archived]
    prose.sort(key=lambda fact: fact.history[0])
    assert [(fact.section, fact.get("opens")) for fact in prose] == [
        ("prose", "# Continuity — tidewatch"),
        ("state", "## Project State"),
        ("invariants", "## Architectural Invariants"),
        ("decisions", "## Key Decisions"),
        ("stack", "## Stack & Tools"),
        ("conventions", "## Conventions"),
        ("conventions", ""),
        ("Field Notes", "## Field Notes"),
        ("Field Notes", ""),
        ("Field Notes", "### From the logbook"),
        ("Field Notes", "### Waiting"),
        ("threads", "## Open Threads"),
        ("threads", ""),
        ("preferences", "## User Preferences"),
        ("team", "## Team / Members"),
        ("Vision — tidewatch", ""),
        ("Vision — tidewatch", ""),
    ]
    assert prose[8].body == ("```text\n- a listing, not a fact\n  <!-- id: in-a-fence | tier: core -->\n```")
    assert prose[10].body == ""


def test_an_archived_copy_of_a_live_fact_and_what_is_no_row_of_the_index_stay_as_prose() -> None:
    bodies = [body for _, body in planned(TIDEWATCH).records]
    assert (
        "- Firmware in C, for now\n"
        "  <!-- id: stack.firmware_rust | created: 2025-01-13 | uses: 1 | tier: archive-candidate -->"
    ) in bodies
    assert "> One line for each." in bodies
    assert (
        "- stack.firmware_rust — firmware language — faded — 2025-Q1.md\n- push-on-change, once: see continuity"
    ) in bodies


def test_a_text_the_grammar_cannot_hold_is_a_record_whose_first_line_stays() -> None:
    fact = replay(moved(TIDEWATCH))[0].facts["salt-spray-resets"]
    assert fact.text == "Salt spray resets the pier-2 gauge."
    assert fact.body == (
        "Salt spray resets the pier-2 gauge.\n\n"
        'It comes back by itself when this is set:\n\n```toml\nwatchdog = "8s"\n```'
    )
    assert fact.every("note") == ("review-note: seen again in April, not yet explained",)


def test_the_session_reads_back_as_it_was_planned() -> None:
    taken = planned(TIDEWATCH)
    session, problems = read_back(taken)
    assert problems == []
    assert session.records == taken.records
    said = [(event.verb, text_of(event)) for event in session.events]
    assert said == [(event.verb, text_of(event)) for event in taken.events]
    adopted = [event for event in session.events if event.verb == "Adopted"]
    assert adopted == [event for event in taken.events if event.verb == "Adopted"]


def test_the_summary_counts_what_goes_along() -> None:
    taken = planned(TIDEWATCH)
    assert taken.problems == ()
    assert taken.summary == Counts(facts=13, archived=3, prose=23, scalars=3, sessions=10)
    assert taken.summary.line() == "13 facts, 3 archived facts, 23 blocks of prose, 10 old sessions"


def test_layout_and_windows_go_to_the_policy() -> None:
    _, tables = settings(TIDEWATCH, "memory")
    assert tables["layout"] == {
        "sessions": "memory/sessions",
        "continuity": "memory/continuity.md",
        "memory": "memory",
    }
    assert tables["decay"] == {
        "working_window": 2,
        "active_window": 4,
        "archive_window": 6,
        "stalled_thread": 9,
        "reverify_every": 12,
    }
    assert policy_from(tables)[1] == []


def test_a_second_adoption_adds_nothing() -> None:
    again = planned(moved(TIDEWATCH))
    assert again.is_empty
    assert again.summary == Counts()


def test_a_second_adoption_after_the_first_rendering_adds_nothing() -> None:
    files = moved(TIDEWATCH)
    assert planned({**files, **_rendered(files)}).is_empty


def test_the_first_rendering_changes_footers_and_adds_the_mark() -> None:
    rendered = _rendered(moved(TIDEWATCH))
    for name in ("continuity.md", "archive/2025-Q1.md", "archive/INDEX.md"):
        old = _bare(TIDEWATCH[f"memory/{name}"].decode())
        new = _bare(rendered[f"memory/{name}"].decode())
        gone = [line for line in difflib.ndiff(old, new) if line[0] in "-+"]
        assert gone == CHANGED[name]


# a superseded fact left, a thread came in from its own page, a footer behind its text went below it
CHANGED = {
    "continuity.md": [
        "+ > What holds here now: 12 facts from 11 sessions, last 2025-05-05. Review due in 9 sessions.",
        "+ > Rendered from `memory/sessions/`. To change a line: `memkit supersede`, `memkit revise`, or edit it"
        " here and run `memkit absorb`.",
        "+ > More: [0 candidates](QUEUE.md) · [0 records](INDEX.md) · [0 terms](glossary.md) ·"
        " [archive](archive/INDEX.md)",
        "- - Gauges are asked once a minute",
        "+ - [ ] Calibrate pier 3 against the brass staff at slack water. `gauge-calibration`",
    ],
    "archive/2025-Q1.md": [],
    "archive/INDEX.md": [
        "+ - poll-every-minute — Gauges are asked once a minute — superseded by push-on-change — 2025-Q2.md"
    ],
}


def test_every_heading_box_and_blank_line_stands_where_it_stood() -> None:
    old = TIDEWATCH["memory/continuity.md"].decode()
    new = _rendered(moved(TIDEWATCH))["memory/continuity.md"].decode()
    lines = re.compile(r"(?m)^(?:#+ .*|[-0-9.]+ \[[ x]\] .*)$")
    came_in = "- [ ] Calibrate pier 3 against the brass staff at slack water. `gauge-calibration`"
    assert [line for line in lines.findall(new) if line != came_in] == lines.findall(old)
    assert new.split("## Open Threads")[1].count("\n\n") == old.split("## Open Threads")[1].count("\n\n") + 2


def _rendered(files: Files) -> dict[str, bytes]:
    policy = policy_from(settings(TIDEWATCH, "memory")[1])[0]
    return {path: text.encode() for path, text in render(replay(files)[0], policy).items()}


_FOOTER = re.compile(r"[ \n]*<!-- (?:id: (?!some-id|quoted|in-|mid-)|memkit:)[^>]*?-->")


def _bare(text: str) -> list[str]:
    """The lines of a page that are not blank, without footers and memkit's mark."""
    return [line for line in _FOOTER.sub("", text).split("\n") if line.strip()]
