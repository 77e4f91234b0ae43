"""Where an old footer counts: at the end of a list item, outside quotes, code spans and fences."""

from __future__ import annotations

import pytest

from memkit.documents.tools.blocks import fields, footer_id, trailing
from memkit.documents.tools.items import Found, carve


def found_in(*lines: str) -> list[Found]:
    return carve(list(lines), 1, lambda _: True)[0]


def test_a_footer_on_its_own_line_ends_the_item() -> None:
    assert found_in("- The tide turns.", "  <!-- id: tide-turns | uses: 2 -->") == [
        Found("tide-turns", "The tide turns.", "id: tide-turns | uses: 2", 1)
    ]


def test_a_footer_behind_the_text_counts() -> None:
    assert found_in("* [X] Done <!-- id: a-b -->") == [Found("a-b", "Done", "id: a-b", 1, (), "x", "*")]


def test_a_footer_after_a_blank_line_counts() -> None:
    assert found_in("1. One", "", "   <!-- id: a-b -->") == [Found("a-b", "One", "id: a-b", 1, bullet="1.")]


def test_a_footer_over_several_lines_is_kept_on_one() -> None:
    assert found_in("- One", "  <!-- id: a-b |", "       tier: core -->") == [
        Found("a-b", "One", "id: a-b | tier: core", 1)
    ]


def test_comments_beside_the_footer_are_notes() -> None:
    lines = ("- One", "  <!-- seen by Ina -->", "  <!-- id: a-b -->", "  <!-- archived: 2025-02-10 -->")
    assert found_in(*lines) == [Found("a-b", "One", "id: a-b", 1, ("seen by Ina", "archived: 2025-02-10"))]


def test_a_footer_before_a_list_closes_what_the_item_says() -> None:
    lines = ("- One", "  <!-- id: a-b -->", "  - below", "    and on")
    assert found_in(*lines) == [Found("a-b", "One\n- below\n  and on", "id: a-b", 1)]


def test_items_below_an_item_are_facts_by_their_own_footers() -> None:
    lines = [
        "- Group",
        "  - [ ] First",
        "    <!-- id: first-one -->",
        "  - no fact",
        "  - Last <!-- id: last-one -->",
    ]
    facts, left = carve(lines, 10, lambda _: True)
    assert facts == [
        Found("first-one", "First", "id: first-one", 11, (), " ", column=2),
        Found("last-one", "Last", "id: last-one", 14, column=2),
    ]
    assert left == [0, 3]


def test_a_footer_below_a_list_at_the_items_own_column_is_the_items() -> None:
    lines = ("- One", "  + plus a second", "  300) — a wrapped number", "  <!-- id: a-b -->")
    text = "One\n+ plus a second\n300) — a wrapped number"
    assert found_in(*lines) == [Found("a-b", text, "id: a-b", 1)]


@pytest.mark.parametrize(
    "lines",
    [
        ["- In code `<!-- id: a-b -->`"],
        ["- In two ticks ``<!-- id: a-b -->``"],
        ["- In the <!-- id: a-b --> middle"],
        ["- In a quote", "  > <!-- id: a-b -->"],
        ["- In a fence", "  ```", "  <!-- id: a-b -->", "  ```"],
        ["- In an open fence", "  ```", "  <!-- id: a-b -->"],
        ["- Without an id <!-- seen: twice -->"],
        ["- With an empty one <!-- id: -->"],
        ["- With words for one <!-- id: not an id -->"],
    ],
)
def test_what_only_looks_like_a_footer_counts_for_nothing(lines: list[str]) -> None:
    assert carve(lines, 1, lambda _: True) == ([], list(range(len(lines))))


def test_a_code_span_left_open_does_not_swallow_the_footer_below() -> None:
    assert [found.id for found in found_in("- A stray ` tick", "  <!-- id: a-b | note: `x -->")] == ["a-b"]


def test_what_is_not_accepted_stays() -> None:
    assert carve(["- One <!-- id: a-b -->"], 1, lambda _: False) == ([], [0])


def test_fields_are_read_loosely() -> None:
    assert fields("id:a-b|Superseded-By : c-d |nothing| tier: core") == {
        "id": "a-b",
        "superseded_by": "c-d",
        "tier": "core",
    }
    assert footer_id("id: `[[a-b]]` | uses: 1") == "a-b"


def test_trailing_comments_are_taken_off_from_the_end_only() -> None:
    assert trailing("<!-- one --> text <!-- two --> <!-- three -->\n") == (
        "<!-- one --> text",
        ["two", "three"],
    )
    assert trailing("a --> b") == ("a --> b", [])
