"""Documents that are broken, empty, huge, forms to fill in, or out to do harm: always an answer, never more."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.documents import Document, Skipped, read, sections
from memkit.documents.candidates import claims

RECORD = "# 15. Line ends\n\nDate: 2020-01-02\n\n## Status\n\nAccepted\n\n## Context\n\nc\n\n## Decision\n\nFiles end in LF.\n"


@pytest.mark.parametrize(
    "text", [RECORD, RECORD.replace("\n", "\r\n"), "\ufeff" + RECORD, RECORD.replace("\n", "\r")]
)
def test_line_ends_and_byte_order_marks_make_no_difference(text: str) -> None:
    assert read("adr/0015-line-ends.md", text) == read("adr/0015-line-ends.md", RECORD)


def test_broken_front_matter_is_read_line_by_line_and_marked() -> None:
    text = "---\ntitle: Bad: yaml: here\nstatus: superseded by ADR-9\ntags: [a, b\n---\n\n# Bad header\n\n## Decision\n\nWe keep going.\n"
    found = read("adr/0014-bad.md", text)
    assert isinstance(found, Document)
    assert (found.status, found.superseded_by, found.marks) == ("superseded", ("9",), ("malformed-header",))


def test_yaml_aliases_and_deep_nesting_are_not_expanded() -> None:
    bomb = "---\na: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\nstatus: accepted\n---\n# T\n\n## Decision\n\nWe stand.\n"
    deep = "---\nstatus: accepted\na: " + "[" * 5_000 + "\n---\n# T\n\n## Decision\n\nWe stand.\n"
    found = [read("adr/0001-t.md", text) for text in (bomb, deep)]
    assert [(d.status, d.marks) for d in found if isinstance(d, Document)] == [
        ("accepted", ("malformed-header",))
    ] * 2


def test_typed_yaml_values_stay_the_words_they_are() -> None:
    text = "---\nstatus: no\ndate: 2020-01-02\n---\n# T\n\n## Context\n\nx\n\n## Decision\n\nWe stand.\n"
    found = read("adr/0001-t.md", text)
    assert isinstance(found, Document)
    assert (found.status, found.status_raw, found.date) == ("", "no", "2020-01-02")


@pytest.mark.parametrize(
    ("path", "text", "reason"),
    [
        ("adr/0001-a.md", "", "empty"),
        ("adr/0001-a.md", "\ufeff \r\n", "empty"),
        ("adr/0001-a.md", "x" * 1_000_001, "too large: 1,000,001 characters, the limit is 1,000,000"),
        ("adr/0001-a.md", "x\n" * 20_001, "too large: 20,001 lines, the limit is 20,000"),
        ("adr/adr-template.md", "# T\n\n## Decision\n\nWe stand.\n", "a template to fill in, not a decision"),
        ("adr/NNNN-title.md", "# T\n\n## Decision\n\nWe stand.\n", "a template to fill in, not a decision"),
        (
            "adr/0000-x.md",
            "# {short title}\n\n## Decision\n\n{decision}\n",
            "a template to fill in, not a decision",
        ),
        (
            "adr/0005-x.md",
            "# [short title of solved problem]\n\n* Status: [proposed | accepted]\n\n## Decision Outcome\n\nx\n",
            "a template to fill in, not a decision",
        ),
        (
            "adr/0006.md",
            "# {number}. {title}\n\n## Status\n\nAccepted\n",
            "a template to fill in, not a decision",
        ),
        (
            "adr/0007.md",
            "# ADR-XXXX: <Title>\n\n## Decision\n\nWe stand.\n",
            "a template to fill in, not a decision",
        ),
        (
            "adr/0008.md",
            "# ADR: A name\n\n## Status\n\nChoose one: [Proposed | Accepted]\n\n## Decision\n\nWe stand.\n",
            "a template to fill in, not a decision",
        ),
        (
            "adr/0019-cake.md",
            "# Meeting notes\n\nWe met and ate cake.\n",
            "named like a decision record but states neither a decision nor a status",
        ),
        (
            "adr/README.md",
            "# Decisions\n\n- [One](0001.md)\n",
            "an index page with no decision, term or rule of its own",
        ),
        (
            "CHANGELOG.md",
            "# Changelog\n\n## 1.0\n\n- Fixed\n",
            "a change log: history, not standing decisions",
        ),
        (
            "docs/guide.md",
            "# Guide\n\nPress the button.\n",
            "no decision, glossary, roadmap or rules found in its structure",
        ),
    ],
)
def test_what_is_left_is_named_with_its_reason(path: str, text: str, reason: str) -> None:
    assert read(path, text) == Skipped(path, reason)


def test_fenced_example_never_becomes_the_header() -> None:
    text = """# 2. Add a header

## Context

```markdown
---
status: superseded
date: 1999-01-01
---
# Example
```

    Status: rejected

## Decision

Records get a header.
"""
    found = read("adr/0002-add-a-header.md", text)
    assert isinstance(found, Document)
    assert (found.title, found.status, found.date, found.decision) == (
        "Add a header",
        "",
        "",
        "Records get a header.",
    )


def test_order_of_a_comment_reaches_no_field() -> None:
    text = "# 2. Keys\n\n<!-- Status: accepted\nDate: 1999-01-01 -->\n\n## Context\n\nx\n\n## Decision\n\nKeys rotate.\n"
    found = read("adr/0002-keys.md", text)
    assert isinstance(found, Document)
    assert (found.status, found.date) == ("", "")


@pytest.mark.parametrize(
    "piece",
    [
        "<a",
        "<!--",
        "[",
        "![[",
        "**a",
        "`",
        "> ",
        "- ",
        "|",
        "\0",
        "\u200b",
        "\\",
        "[[a|",
        ": ",
        "=",
        "In the context of a, ",
    ],
)
def test_no_shape_of_text_takes_long_or_breaks(piece: str) -> None:
    text = "# ADR 1: x\n\nStatus: accepted\n\n" + piece * (60_000 // len(piece))
    assert [type(read(path, text)) for path in ("adr/0001.md", "adr/0001.rst", "adr/0001.adoc")]


WORDS = st.sampled_from(
    ["# A", "## Status", "## Decision", "Accepted", "Superseded by [x](y.md)", "- [ ] a b", "| a | b |", "|---|---|", "---",
     "```", "status: accepted", "* **T**: m", ": m", "> q", "    code", "<!-- c", "-->", "<td>", "===", "..  note::", "", "::",
     "[a]: b", "We must never do it.", "1. x", "+--+--+", "|===", "\t", "2020-01-02"]
)  # fmt: skip
ENDINGS = st.sampled_from(
    ["adr/0001-a.md", "adr/0002-b.rst", "docs/glossary.md", "DECISIONS.adoc", "ROADMAP.mdx", "pep-0001.txt"]
)


@settings(max_examples=300)
@given(st.lists(WORDS, max_size=25).map("\n".join), ENDINGS)
def test_any_text_is_answered_with_lines_inside_the_document(text: str, path: str) -> None:
    found = read(path, text)
    assert found == read(path, text)
    if isinstance(found, Document):
        last = text.count("\n") + 1
        spans = [found.lines, *(claim.lines for claim in claims(found))]
        assert all(1 <= start <= end <= last for start, end in spans), spans


@settings(max_examples=150)
@given(st.text(max_size=200), ENDINGS)
def test_any_characters_are_answered(text: str, path: str) -> None:
    assert isinstance(read(path, text), Document | Skipped)
    assert all(part.level >= 0 for part in sections(path, text))
