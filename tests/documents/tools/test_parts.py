"""The pieces of an old memory: vision, archive index, project state, windows, sections, origins."""

from __future__ import annotations

import pytest

from memkit.documents.tools.items import Found
from memkit.documents.tools.pack import Row, quarter_in, split_rows, successor, why_left
from memkit.documents.tools.pages import as_it_is, read_source, take_vision
from memkit.documents.tools.project import Names, decay_table, read_scalars, section_of, stem_in
from memkit.model import WARNING, Problem

NAMES = Names(
    ("2025-01-06-090000", "2025-01-08", "2025-02-03-110000"),
    {"made-here": "2025-01-08"},
    {"made-here": "2025-01-06-090000", "only-named": "2025-02-03-110000"},
)


@pytest.mark.parametrize(
    ("id", "footer", "origin"),
    [
        ("x-y", {"origin": "sessions/2025-01-08.md"}, "2025-01-08"),
        ("made-here", {"origin": "2024-12-31-000000"}, "2025-01-08"),
        ("only-named", {"created": "2025-01-06"}, "2025-02-03-110000"),
        ("x-y", {"created": "2025-01-08"}, "2025-01-08"),
        ("x-y", {"created": "2025-01-31"}, ""),
        ("x-y", {"created": "2024-12-31"}, ""),
        ("x-y", {}, ""),
    ],
)
def test_origin_is_the_footers_then_the_creators_then_the_first_mention_then_by_date(
    id: str, footer: dict[str, str], origin: str
) -> None:
    assert NAMES.origin(id, footer) == origin


def test_a_stem_is_found_inside_a_path() -> None:
    assert stem_in("[[memory/sessions/2025-01-06-090000.md]]") == "2025-01-06-090000"
    assert stem_in("none yet") == ""


@pytest.mark.parametrize(
    ("words", "section", "kind"),
    [
        ("Architectural Invariants", "invariants", "invariant"),
        ("**Key Decisions** (2025)", "decisions", "decision"),
        ("🧰 Stack & Tools", "stack", "stack"),
        ("Open Threads", "threads", "thread"),
        ("User Preferences", "preferences", "preference"),
        ("Team / Members", "team", "fact"),
        ("Coding conventions", "conventions", "convention"),
        ("Teamwork", "Teamwork", "fact"),
        ("What's been built", "What's been built", "fact"),
    ],
)
def test_sections_of_ours_give_the_kind_and_others_keep_their_words(
    words: str, section: str, kind: str
) -> None:
    assert section_of(words) == (section, kind)


def test_rows_are_read_from_lists_and_tables() -> None:
    rows, other = split_rows(
        [
            "> a row looks like `id — words — why — file`",
            "- old-pump — words — with a dash — faded (unused",
            "  since March) — 2025-Q1.md",
            "- `old-hose` – words – swept",
            "- 2025-01-06 — a date — is no id — 2025-Q1.md",
            "- old-rope — no more than words",
            "| id | words | why | file |",
            "|---|---|---|---|",
            "| old-anchor | iron \\| steel | superseded by new-anchor | 2025-02.md |",
        ],
        first=5,
    )
    assert [number for number, _ in other] == [5, 9, 10, 11, 12]
    assert rows == [
        Row(
            "old-pump",
            "words — with a dash",
            "faded (unused since March)",
            "2025-Q1",
            "old-pump — words — with a dash — faded (unused since March) — 2025-Q1.md",
            6,
        ),
        Row("old-hose", "words", "swept", "", "`old-hose` – words – swept", 8),
        Row(
            "old-anchor",
            "iron | steel",
            "superseded by new-anchor",
            "2025-Q1",
            "| old-anchor | iron \\| steel | superseded by new-anchor | 2025-02.md |",
            13,
        ),
    ]


def test_a_quarter_is_read_from_a_name() -> None:
    assert [quarter_in(name) for name in ("2025-Q3.md", "2025_q1", "2025-11.md", "old.md")] == [
        "2025-Q3",
        "2025-Q1",
        "2025-Q4",
        "",
    ]


def test_the_reason_is_the_rows_then_the_comments_then_the_headings() -> None:
    row = Row("a-b", "", "swept: done", "", "")
    noted = Found("a-b", "", "id: a-b", 1, ("archived: 2025-02-10 | reason: no longer sold",))
    plain = Found("a-b", "", "id: a-b", 1)
    assert why_left(row, noted, ("Faded",)) == "swept: done"
    assert why_left(None, noted, ("Faded",)) == "no longer sold"
    assert why_left(None, plain, ("Faded facts", "2025 review")) == "faded"
    assert why_left(None, plain, ("2025 review",)) == "archived"


def test_a_successor_is_the_footers_or_a_known_one_in_the_reason() -> None:
    assert successor({"superseded_by": "`new-pump`, other-pump"}, "", ()) == "new-pump"
    assert successor({}, "superseded by new-pump (it leaked)", {"new-pump"}) == "new-pump"
    assert successor({}, "superseded by the 2025-02-10 check", {"new-pump"}) == ""


def test_project_state_is_scalars_and_reviews() -> None:
    found = read_scalars(
        [
            "- **project:** tidewatch",
            "- **Last Enabled**: 2025-01-06",
            "- status: two lines,",
            "  this is the second",
            "- **vision:** `vision.md` | north",
            "- **empty:**",
            "- **last_session:** 2025-02-03",
            "- **last_review:** 2025-01-31 | through 2025-01-31-100000",
            "- **last_invariant_check:** (none yet) — not due before 2025-02-03",
            "- **odd:** <!-- a comment --> stays",
            "- key2: no key of ours",
            "words",
        ],
        NAMES,
    )
    assert found.values == {
        "project": "tidewatch",
        "last_enabled": "2025-01-06",
        "status": "two lines,\nthis is the second",
        "vision": "`vision.md` | north",
    }
    assert found.reviews == [("all", "2025-01-08", "2025-01-31 | through 2025-01-31-100000")]


def test_windows_are_read_from_lists_and_tables_and_the_first_counts() -> None:
    text = "- **active_window**: 12\n| `archive_window` | 30 |\n- active_window: 3\n- core_min_uses: 4\n"
    assert decay_table(text, "p.md") == ({"active_window": 12, "archive_window": 30}, [])


def test_windows_out_of_order_are_left_out_and_said() -> None:
    found, problems = decay_table("- working_window: 9\n- active_window: 4\n", "p.md")
    assert found == {"active_window": 4}
    hint = "memkit.toml keeps the default; set it there"
    said = "working_window is not larger than active_window"
    assert problems == [Problem("policy-invalid", "p.md", 1, said, hint, WARNING)]


def test_visions_fact_is_the_paragraph_after_its_footer() -> None:
    lines = [
        "# Vision",
        "",
        "> Quote",
        ">",
        "> <!-- id: the-vision | tier: core -->",
        "",
        "## Now",
        "",
        "One",
        " two",
        "",
        "Rest",
    ]
    left, taken = take_vision(lines, "Vision")
    assert left == ["# Vision", "", "> Quote", "", "", "", "## Now", "", "One", " two", "", "Rest"]
    assert taken == {8: (10, Found("the-vision", "One\ntwo", "id: the-vision | tier: core", 5))}


def test_a_vision_is_core_whatever_its_footer_says_and_needs_no_quote() -> None:
    lines = ["Words <!-- id: the-vision | tier: active --> here", "", "- a list"]
    left, taken = take_vision(lines, "The title")
    assert left == ["Words  here", "", "- a list"]
    footer = "id: the-vision | tier: active | tier: core"
    assert taken == {3: (3, Found("the-vision", "The title", footer, 1))}


def test_a_vision_without_a_footer_is_prose() -> None:
    lines = ["# Vision", "`<!-- id: a-b -->`", "- item <!-- id: c-d -->"]
    assert take_vision(lines, "Vision") == (lines, {})


def test_a_rendered_page_is_nobodys_old_memory() -> None:
    page = b"# Continuity\n\n<!-- memkit:projection v1 body=0123456789ab -->\n"
    assert read_source("continuity.md", "continuity.md", page, as_it_is) == (None, [])


def test_what_a_session_may_not_hold_is_replaced_and_said() -> None:
    source, problems = read_source(
        "a/c.md", "c.md", b"\xef\xbb\xbfone\r\ntwo\x00\x01\n<!-- memkit:x -->\n\xff", as_it_is
    )
    assert source is not None
    assert source.text == "one\ntwo\ufffd\ufffd\n<!-- memkit :x -->\n\ufffd"
    assert [(problem.line, problem.severity) for problem in problems] == [
        (4, WARNING),
        (2, WARNING),
        (3, WARNING),
    ]
