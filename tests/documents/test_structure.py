"""The outline: spans that are true, code that keeps no words, dialects line for line."""

from __future__ import annotations

import yaml
from hypothesis import given
from hypothesis import strategies as st

from memkit.documents import dialects, plain_text, rst, sections
from memkit.documents.frontmatter import flat_yaml
from memkit.documents.inline import render
from memkit.documents.markup import walk
from memkit.documents.outline import parse
from memkit.documents.sentences import shorten, split

TEXT = """intro

# Title

- one
- two
  more

```yaml
# not a heading
status: gone
```

## Part

| a | b |
|---|---|
| c | d |

> quoted

### Below

end
"""


def test_outline_knows_where_everything_stands() -> None:
    outline = parse(TEXT)
    assert [(s.level, s.title, s.start, s.end) for s in outline.sections] == [
        (0, "", 1, 2),
        (1, "Title", 3, 25),
        (2, "Part", 14, 25),
        (3, "Below", 22, 25),
    ]
    kinds = [(b.kind, b.start, outline.text(b)) for s in outline.sections for b in walk(s.blocks)]
    assert kinds == [
        ("paragraph", 1, "intro"), ("list", 5, ""), ("item", 5, ""), ("paragraph", 5, "one"), ("item", 6, ""),
        ("paragraph", 6, "two more"), ("code", 9, ""), ("table", 16, ""), ("row", 16, ""), ("cell", 0, "a"),
        ("cell", 0, "b"), ("row", 18, ""), ("cell", 0, "c"), ("cell", 0, "d"), ("quote", 20, ""),
        ("paragraph", 20, "quoted"), ("paragraph", 24, "end"),
    ]  # fmt: skip


def test_subtree_is_the_section_and_what_is_below_it() -> None:
    outline = parse(TEXT)
    assert [s.title for s in outline.subtree(outline.sections[2])] == ["Part", "Below"]


def test_words_keep_what_a_reader_sees() -> None:
    raw = (
        "Use **bold** and `code`<!-- hush -->, [a link][x], ~~old~~ ![img](i.png) "
        'text<span style="display: none">hidden</span>\u200b.'
    )
    inline = render(raw, {"X": {"href": "a.md", "title": ""}})
    assert (inline.text, [ref.target for ref in inline.links]) == (
        "Use bold and `code`, a link, text.",
        ["a.md"],
    )


def test_sentences_end_where_a_reader_ends_them() -> None:
    text = "We use v1.2, e.g. Redis. The `a. B` macro, format!, stays! It was Dr. No who asked? Yes."
    assert list(split(text)) == [
        "We use v1.2, e.g. Redis.",
        "The `a. B` macro, format!, stays!",
        "It was Dr. No who asked?",
        "Yes.",
    ]


def test_long_statement_is_cut_at_a_clause() -> None:
    assert shorten("one two three, four five six seven", 24) == "one two three…"


@given(st.text(alphabet="ab `*_:.-=|#>\n\t~+^\"'<[]/", max_size=300))
def test_dialects_give_line_for_line(text: str) -> None:
    lines = text.count("\n")
    converted = [
        rst.markdown(text),
        dialects.from_asciidoc(text),
        plain_text.from_plain_text(text),
        plain_text.from_mdx(text),
    ]
    assert [out.count("\n") for out in converted] == [lines] * 4


@given(st.lists(st.sampled_from(["word", "two words.", "Third one!", "x"]), max_size=8).map(" ".join))
def test_sentences_lose_nothing_but_white_space(text: str) -> None:
    assert " ".join(split(text)).split() == text.split()


def test_mdx_imports_and_comments_keep_no_words() -> None:
    text = "import A from 'a'\n\n# Title\n\nBefore {/* never\nshown */} after.\n"
    parts = sections("docs/a.mdx", text)
    assert [(part.title, part.text) for part in parts] == [("Title", "Before after.")]


@given(st.lists(st.sampled_from([
    "status: accepted", "title: A: b", "title: 'It: works'", 'date: "2020-01-02"', "authors:", "- ann", "  - bob # x",
    "empty:", "#note", "n: ~", "x: [1, 2]", "tag: *a", "url: https://x.example/a#b", "key : v", "status: draft  ", "-",
    "a: b #c", "multi: one", "  two", "q: 'it''s'", 'e: "a\\n"', "y: yes: no", "s: @x", "- - z", "\tb: c", "d: é – ü", "b: x\u0085y",
]), max_size=7).map("\n".join))  # fmt: skip
def test_a_flat_header_is_read_as_the_yaml_loader_reads_it(text: str) -> None:
    flat = flat_yaml(text)
    if flat is not None:
        assert flat == yaml.load(text, Loader=yaml.BaseLoader)


def test_a_generated_table_of_contents_is_not_read() -> None:
    text = "# Piers\n\n<!-- toc -->\n- [Status: accepted](#status)\n- [Piers](#piers)\n<!-- /toc -->\n\n## Summary\n\nWood.\n"
    parts = sections("docs/piers.md", text)
    assert [(part.title, part.lines, part.text) for part in parts] == [
        ("Piers", (1, 11), ""),
        ("Summary", (8, 11), "Wood."),
    ]
