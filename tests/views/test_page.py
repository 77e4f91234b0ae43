"""A page as its owner laid it out, when facts come, leave and end."""

from __future__ import annotations

from memkit.views.continuity import render_continuity
from memkit.views.records import render_index
from memkit.views.sheet import lay_out
from tests.views.harbour import POLICY, adopted, fact, prose, state

TITLE = prose("legacy-title", "", "prose", said={"order": "1", "opens": "# Our memory"})
KEYS = prose(
    "legacy-key-decisions",
    "Ask before.",
    "decisions",
    "Key Decisions",
    said={"order": "3", "opens": "## Key Decisions"},
)
FIRST = adopted(
    "ring-buffer", "Readings stay 72 hours", "decisions", "Key Decisions", said={"order": "7", "gap": "1"}
)
LAST = adopted("push-only", "Gauges push", "decisions", "Key Decisions", said={"order": "9", "bullet": "*"})


def page(*facts: object) -> list[str]:
    text = render_continuity(lay_out(state(*facts), POLICY))  # type: ignore[arg-type]
    lines = text.split("\n")
    # without memkit's three lines, footers and the mark
    return [line for line in [lines[0], *lines[5:]] if "<!-- " not in line and line]


def test_facts_and_prose_stand_at_their_old_places_under_the_owners_headings() -> None:
    assert page(LAST, FIRST, KEYS, TITLE) == [
        "# Our memory",
        "## Key Decisions",
        "Ask before.",
        "- Readings stay 72 hours",
        "* Gauges push",
    ]


def test_a_new_fact_stands_at_the_end_of_its_section() -> None:
    new = fact("noon-push", "Gauges push at noon", section="decisions")
    other = fact("tide-table", "Tides are published")
    assert page(TITLE, KEYS, FIRST, LAST, new, other)[3:] == [
        "- Readings stay 72 hours",
        "* Gauges push",
        "- Gauges push at noon `noon-push`",
        "## Facts",
        "- Tides are published `tide-table`",
    ]


def test_a_heading_stays_when_its_last_fact_has_left() -> None:
    gone = adopted("ring-buffer", "Old", "decisions", "Key Decisions", said={"order": "7"}, archived="faded")
    assert page(TITLE, KEYS, gone) == ["# Our memory", "## Key Decisions", "Ask before."]


def test_a_thread_is_ticked_where_it_stands() -> None:
    open_one = {"order": "7", "status": "open", "box": "[ ]"}
    heading = prose("legacy-threads", "", "threads", "To do", said={"order": "3", "opens": "## To do"})
    thread = adopted(
        "ask-port", "Ask the port", "threads", "To do", kind="thread", said=open_one, closed="closed"
    )
    assert page(TITLE, heading, thread) == ["# Our memory", "## To do", "- [x] Ask the port"]


def test_what_stays_on_another_page_is_counted_and_not_shown() -> None:
    vision = adopted("vision-quay", "Calm harbours", "Vision", said={"stays": "memory/vision.md"})
    sheet = lay_out(state(TITLE, KEYS, FIRST, vision), POLICY)
    assert sheet.facts == 2
    assert "Calm harbours" not in render_continuity(sheet)


def test_the_lines_of_the_project_state_stay_until_the_ledger_says_otherwise() -> None:
    lines = "- **status:** two piers,\n  a third soon\n- **last_review:** never\n\nThe office is closed on Mondays."
    heading = prose(
        "legacy-state", lines, "state", "Project State", said={"order": "3", "opens": "## Project State"}
    )
    before = state(TITLE, heading)
    before.scalars["status"] = ("two piers,\na third soon", "x")
    assert lines in render_continuity(lay_out(before, POLICY))
    before.scalars |= {"status": ("three piers", "x"), "repo": ("quay", "x")}
    assert (
        "## Project State\n\n- **status:** three piers\n- **last_review:** never\n- **repo:** quay\n\nThe office"
        in (render_continuity(lay_out(before, POLICY)))
    )


def test_an_adopted_decision_has_a_row_in_the_index_once_it_says_when_to_load_it() -> None:
    told = adopted(
        "push-only",
        "Gauges push",
        "decisions",
        kind="decision",
        said={"order": "9", "applies_when": "adding a gauge"},
    )
    silent = adopted("ring-buffer", "Old", "decisions", kind="decision", said={"order": "7"})
    text = render_index(lay_out(state(TITLE, KEYS, told, silent), POLICY))
    assert "- [push-only](../continuity.md): Gauges push. Load when: adding a gauge." in text
    assert "ring-buffer" not in text
