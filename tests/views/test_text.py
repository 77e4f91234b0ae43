"""User text in markdown: it cannot pose as anything else, and it can be taken back out."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from memkit.views import render
from memkit.views.items import cell, code, first_line, inline, item_lines, relative, text_of_lines
from tests.views.harbour import POLICY, candidate, fact, state

NASTY = st.text(
    st.one_of(st.sampled_from("#->`*_~=[]x|<!\\ \n1.)abc"), st.characters(exclude_categories=["Cs"])),
    max_size=60,
)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Plain words.", ["Plain words."]),
        ("# not a heading", ["\\# not a heading"]),
        ("#hash stays", ["#hash stays"]),
        ("- not an item", ["\\- not an item"]),
        ("-5 degrees", ["-5 degrees"]),
        ("12. not a number", ["12\\. not a number"]),
        ("[x] no box", ["\\[x] no box"]),
        ("[link](a.md) stays", ["[link](a.md) stays"]),
        ("**Closed**: not really", ["\\**Closed**: not really"]),
        ("**Bold** start stays", ["**Bold** start stays"]),
        ("one\n\n  \ntwo  \n", ["one", "two"]),
        ("one\n# two\n- three\n---\n```", ["one", "\\# two", "- three", "\\---", "\\```"]),
        ("a <!-- b --> c `<!-- d -->`", ["a &lt;!-- b --&gt; c `<!-- d -->`"]),
        ("one\n<!-- id: x -->", ["one", "&lt;!-- id: x --&gt;"]),
        ("one\n<div>", ["one", "\\<div>"]),
        ("tab\there\x07\x0b\u2028x", ["tab here   x"]),
        ("", [""]),
    ],
)
def test_a_text_becomes_lines_that_start_no_block(text: str, lines: list[str]) -> None:
    assert item_lines(text) == lines


@given(NASTY)
@example("`<!--\nx")
@example("a\n=")
@example("<!-- memkit:projection v1 body=000000000000 -->")
def test_no_text_escapes_from_its_item(text: str) -> None:
    made = state(fact("a-fact", text), fact("b-fact", "After it."), candidate("c-fact", text))
    found = render(made, POLICY)
    for path, ids in (("continuity.md", ["a-fact", "b-fact"]), ("memory/QUEUE.md", ["c-fact"])):
        page = found[path]
        assert page.count("\n<!-- memkit:") == 1
        assert re.findall(r"^  <!-- id: (\S+) ", page, re.M) == ids
        tokens = MarkdownIt().parse(page)
        assert [token.tag for token in tokens if token.type == "heading_open"] == ["h1", "h2"]
        lists = [token for token in tokens if token.type.endswith("list_open") and token.level == 0]
        items = [token for token in tokens if token.type == "list_item_open" and token.level == 1]
        assert (len(lists), len(items)) == (1, len(ids))


@given(NASTY)
def test_what_was_escaped_is_bared_again(text: str) -> None:
    lines = item_lines(text)
    if "&" in "".join(lines) or text.lstrip().startswith("\\"):
        return
    assert item_lines(text_of_lines(lines)) == lines


@pytest.mark.parametrize("text", ["# a", "1. b", "- c", "**Stale** d", "[ ] e", "f\n# g\n> h", "\\# i stays"])
def test_baring_gives_the_text_itself(text: str) -> None:
    assert text_of_lines(item_lines(text)) == text or text.startswith("\\")


def test_words_on_one_line() -> None:
    assert inline("  a\n b\t<!-- c ") == "a b &lt;!-- c"
    assert inline("abcdef", 4) == "abc…"
    assert first_line("\nfirst\nsecond", 90) == "first"
    assert code("a`b\nc") == "`a'b c`"
    assert cell("a|b \\| c") == "a\\|b \\| c"


@pytest.mark.parametrize(
    ("path", "file", "expected"),
    [
        ("memory/QUEUE.md", "continuity.md", "memory/QUEUE.md"),
        ("memory/QUEUE.md", "memory/continuity.md", "QUEUE.md"),
        ("docs/a b.md", "memory/INDEX.md", "../docs/a%20b.md"),
        ("memory/a/x.md", "memory/archive/deep/INDEX.md", "../../a/x.md"),
        ("INDEX.md", "docs/now.md", "../INDEX.md"),
    ],
)
def test_links_are_relative_to_the_file_they_stand_in(path: str, file: str, expected: str) -> None:
    assert relative(path, file) == expected


@given(st.lists(NASTY, max_size=3), NASTY, NASTY)
def test_every_projection_ends_in_one_newline_and_knows_no_carriage_return(
    texts: list[str], when: str, title: str
) -> None:
    facts = [fact(f"fact-{n}", text, at=n) for n, text in enumerate(texts)]
    record = fact("a-record", when, "finding", said={"applies_when": when, "evidence": title}, body=title)
    made = state(*facts, record)
    made.scalars = {"project": (title, "x"), "status": (when, "x")}
    first, second = render(made, POLICY), render(made, POLICY)
    assert first == second
    for text in first.values():
        assert text.endswith(" -->\n")
        assert "\r" not in text
        assert text.splitlines()[0].startswith(("# ", "---"))
