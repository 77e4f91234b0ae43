"""Blocks told by lines alone are the parser's blocks, or the parser is asked."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.documents.line_blocks import scan
from memkit.documents.markup import parsed

PLAIN = {
    "prose": "One line\nand its second.\n\nAnother paragraph.\n",
    "list": "- one\n- two\n  goes on\n\n  second paragraph\n- three\n",
    "nested": "* one\n  * inner\n    1. deep\n    2. deeper\n* two\n\nafter\n",
    "contents": "<!-- toc -->\n- [A](#a)\n  - [B](#b)\n<!-- /toc -->\n\ntext\n",
    "fence": "Text:\n```go\n# no heading\n\tif x {\n> no quote\n```\nmore\n",
    "fence in a list": "- one\n\n  ```\n  - no item\n  ```\n- two\n",
    "interrupted": "text\n- item\n1. other\n2. other\n",
    "number in prose": "In\n2014. It was decided\n",
    "rule": "a\n\n***\n\nb\n* * *\nc\n",
    "references": "[a]: #a\n[b c]: http://x/y\n\ntext [a]\n",
    "bold line": "**Decision**\n\nWe use it.\n",
    "siblings": "- one\n - two\n  - three\n+ other list\n",
    "trailing": "- one\n\n\n",
    "quote": "text\n> said\n>\n> - one\n>   goes on\n\n> > again\n\n- one\n\n  > inside\n",
}
# each could be read two ways by its lines, so the parser is asked
DOUBTFUL = {
    "lazy": "- one\nlazy line\n", "underline": "text\n---\n", "lazy quote": "> text\nlazy\n", "table": "a | b\n--|--\n1 | 2\n",
    "tag": "<div>\ntext\n</div>\n", "tag in an item": "- <b>\n", "empty item": "-\n  text\n", "indented": "    code\n",
    "late number": "3. Mai 2024\n", "open fence": "```\ntext\n", "tab": "-\ttext\n", "titled reference": "[a]: #a 'A'\n",
    "heading": "- # A\n", "open comment": "<!-- a\n\nb\n",
}  # fmt: skip
_LINES = ["", "", "word", "- a", "  - b", "    c", "* d", "1. e", "3) f", "```", "~~~ x", "<!-- g", "h -->", "---", "==", "***", "> i", "> i", ">", ">> j", "  > - k", "> ```",
          "# j", "|k|", "|-|", "[l]: m", "   n", "- - o", "-", "\tp", "<q>", "<r:s>", "      - t", "10. u", "- ```", "**Decision**"]  # fmt: skip


@pytest.mark.parametrize("text", PLAIN.values(), ids=PLAIN)
def test_plain_text_is_scanned_as_the_parser_reads_it(text: str) -> None:
    assert scan(text, 7) == parsed(text, 7, {})


@pytest.mark.parametrize("text", DOUBTFUL.values(), ids=DOUBTFUL)
def test_text_that_reads_two_ways_is_left_to_the_parser(text: str) -> None:
    assert scan(text, 1) is None


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(_LINES), max_size=9))
def test_any_lines_are_scanned_as_the_parser_reads_them_or_not_at_all(lines: list[str]) -> None:
    text = "\n".join(lines)
    found = scan(text, 1)
    assert found is None or found == parsed(text, 1, {})


def test_a_long_list_of_references_with_a_title_at_its_end_costs_little() -> None:
    text = (
        "".join(f"[a reference number {n}]: https://boats.example/{n}\n" for n in range(60)) + "[z]: #z 'Z'\n"
    )
    before = time.process_time()
    assert scan(text, 1) is None
    assert time.process_time() - before < 1
