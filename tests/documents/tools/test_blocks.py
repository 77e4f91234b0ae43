"""Structure by lines: headings, items, fences and long comments."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from memkit.documents.tools.blocks import HEADING, ITEM, OTHER, Block, inner, scan

_PIECES = (
    "- item",
    "  more of it",
    "  - below",
    "1. first",
    "## Heading",
    "### Sub",
    "words",
    "",
    "> quote",
    "> ```",
    "```",
    "~~~",
    "<!-- id: a-b -->",
    "  <!-- id: c-d -->",
    "<!-- open",
    "end -->",
    "---",
    "* * *",
    "\ttab",
    "| a | b |",
    "- ```",
    "300) number",
)
LINES = st.lists(st.sampled_from(_PIECES), max_size=25)


@given(LINES)
def test_blocks_are_all_lines_in_order(lines: list[str]) -> None:
    blocks = scan(lines)
    assert [index for block in blocks for index in range(block.start, block.end)] == list(range(len(lines)))


@given(LINES)
def test_an_items_own_lines_are_one_for_one(lines: list[str]) -> None:
    for block in scan(lines):
        if block.kind == ITEM:
            here = lines[block.start : block.end]
            assert [line.strip() for line in inner(here)][1:] == [line.strip() for line in here][1:]


def test_headings_items_and_the_rest() -> None:
    lines = ["# Title #", "words", "- one", "  two", "", "  three", "", "last"]
    assert scan(lines) == [
        Block(HEADING, 0, 1, 1, "Title"),
        Block(OTHER, 1, 2),
        Block(ITEM, 2, 6),
        Block(OTHER, 6, 8),
    ]


def test_a_lazy_line_goes_on_with_the_item_and_a_block_ends_it() -> None:
    assert [block.kind for block in scan(["- one", "lazy", "> quote"])] == [ITEM, OTHER]
    assert [block.kind for block in scan(["- one", "---", "- two"])] == [ITEM, OTHER, ITEM]


def test_a_footer_at_the_margin_belongs_to_the_item_before_it() -> None:
    lines = ["- one", "", "<!-- id: a-b -->", "<!-- id: c-d -->"]
    assert scan(lines) == [Block(ITEM, 0, 3), Block(OTHER, 3, 4)]
    assert scan(["- one <!-- id: a-b -->", "<!-- id: c-d -->"]) == [Block(ITEM, 0, 1), Block(OTHER, 1, 2)]


def test_nothing_in_a_fence_is_structure() -> None:
    assert scan(["```", "## no heading", "- no item", "```", "- item"]) == [
        Block(OTHER, 0, 4),
        Block(ITEM, 4, 5),
    ]


def test_an_open_fence_ends_with_the_item_or_quote_it_stands_in() -> None:
    assert scan(["- one", "  ```", "  code", "## Next"])[-1] == Block(HEADING, 3, 4, 2, "Next")
    assert scan(["> ```", "> code", "## Next"])[-1] == Block(HEADING, 2, 3, 2, "Next")


def test_nothing_in_a_long_comment_is_structure() -> None:
    assert scan(["<!-- template", "## no heading", "-->", "## Heading"]) == [
        Block(OTHER, 0, 3),
        Block(HEADING, 3, 4, 2, "Heading"),
    ]


def test_html_around_a_list_hides_nothing_of_it() -> None:
    lines = [
        "<details>",
        "## Heading",
        "- item",
        "</details>",
        "",
        "<pre>",
        "- another",
        "<!-- open",
        "- last",
    ]
    assert [(block.kind, block.start) for block in scan(lines)] == [
        (OTHER, 0),
        (HEADING, 1),
        (ITEM, 2),
        (OTHER, 4),
        (ITEM, 6),
        (ITEM, 8),
    ]
