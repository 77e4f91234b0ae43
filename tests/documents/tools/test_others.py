"""Rules, banks, notes and exports of other tools: what they claim, and what stays where it is."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from memkit.documents.tools.claim import Claim, sentence
from memkit.documents.tools.others import other_claims


def claims(path: str, text: str, **more: str) -> list[tuple[str, str, int]]:
    files = {
        path: text.encode(),
        **{name.replace("__", "/") + ".md": body.encode() for name, body in more.items()},
    }
    return [(claim.text, claim.kind, claim.line) for claim in other_claims(files) if claim.path == path]


def test_a_rule_file_gives_its_rules_and_nothing_else() -> None:
    text = """# Working here

Welcome! This must be your first visit.

- Build with `make`
- Never push to `main`; open a
  pull request
- [x] Always done already

## Code style

- Use four spaces
  - Prefer short functions <!-- said in May -->
- The parser lives in `src/parse`
- Keep in mind:

```
- Never a rule in a fence
```

## My preferences

- Always answer in English
"""
    assert claims("AGENTS.md", text) == [
        ("Never push to `main`; open a pull request", "convention", 6),
        ("Use four spaces", "convention", 12),
        ("Prefer short functions", "convention", 13),
        ("Always answer in English", "preference", 23),
    ]
    assert claims("docs/.claude/rules/go.md", "- Errors must be wrapped\n") == [
        ("Errors must be wrapped", "convention", 1)
    ]


def test_a_memory_bank_is_read_by_page_and_heading() -> None:
    assert claims("memory-bank/techContext.md", "## Stack\n\n- Python 3.12 on Debian\n- uv:\n") == [
        ("Python 3.12 on Debian", "stack", 3)
    ]
    text = """# Progress

## What works

- The login page renders

## What's left to build

- [ ] Export to a spreadsheet
- [x] Import from a spreadsheet

## Key decisions

- Sessions live in Redis for now
"""
    assert claims("docs/memory-bank/progress.md", text) == [
        ("Export to a spreadsheet", "thread", 9),
        ("Sessions live in Redis for now", "decision", 14),
    ]


def test_topics_of_an_agents_folder_are_one_claim_each_and_the_index_points_to_them() -> None:
    topic = """---
name: real-database
description: "Integration tests use a real database"
metadata:
  type: feedback
---

Because a mock hid a broken migration.
"""
    files = {
        "notes/MEMORY.md": b"- [Database](db.md) - real one\n- [Gone](gone.md) said what\n- Releases go out on Tuesday\n",
        "notes/db.md": topic.encode(),
    }
    assert other_claims(files) == (
        Claim("[Gone](gone.md) said what", "fact", "notes/MEMORY.md", 2),
        Claim("Releases go out on Tuesday", "fact", "notes/MEMORY.md", 3),
        Claim("Integration tests use a real database", "convention", "notes/db.md", 3),
    )


def test_observations_of_a_note_are_claims_by_category() -> None:
    text = """---
title: Brewing
permalink: brewing
---

# Brewing

- [decision] Water at 93 degrees #heat #water (measured)
- [method] Pour slowly
- [ ] [todo] no observation
- [[Other Note]] is a link
- relates_to [[Beans]]
"""
    assert claims("kb/brewing.md", text) == [
        ("Water at 93 degrees (measured)", "decision", 8),
        ("Pour slowly", "fact", 9),
    ]
    assert claims("kb/plain.md", "- [decision] no header, no note\n") == []


def test_an_export_gives_open_issues_and_memories() -> None:
    rows = [
        {"id": "bd-1", "title": "Rotate the log files", "status": "open"},
        {"id": "bd-2", "title": "Ship it", "status": "closed"},
        {"_type": "memory", "key": "k", "value": "The staging host sleeps at night."},
        {"_type": "memory", "key": "empty"},
        {"schema": 1},
        ["no object"],
    ]
    text = "\n".join([*map(json.dumps, rows), "{broken", "", "[" * 100_000])
    assert claims(".beads/issues.jsonl", text) == [
        ("Rotate the log files", "thread", 1),
        ("The staging host sleeps at night.", "fact", 3),
    ]


def test_the_same_words_are_claimed_once() -> None:
    files = {"AGENTS.md": b"- Never force-push here\n", "CLAUDE.md": b"- never force-push HERE\n"}
    assert other_claims(files) == (Claim("Never force-push here", "convention", "AGENTS.md", 1),)


def test_what_is_washed_is_washed_before_it_is_read() -> None:
    files = {"AGENTS.md": b"- Always ask Ina first\n"}
    assert other_claims(files, clean=lambda text: text.replace("Ina", "[PERSON]")) == (
        Claim("Always ask [PERSON] first", "convention", "AGENTS.md", 1),
    )


def test_a_long_text_ends_with_a_sentence() -> None:
    text = "One sentence here. " + "And another follows it, longer than before. " * 12
    assert sentence(text).endswith("before.")
    assert len(sentence(text)) <= 300
    assert sentence("word " * 400) == ""
    assert sentence("one\ntwo <!-- hidden -->") == "one two"


PATHS = st.sampled_from(
    ["CLAUDE.md", "memory-bank/progress.md", "a/MEMORY.md", "a/b.md", "x.jsonl", "odd.bin"]
)


@given(st.dictionaries(PATHS, st.binary(max_size=150) | st.text(max_size=150).map(str.encode)))
def test_no_bytes_are_too_odd(files: dict[str, bytes]) -> None:
    assert all(claim.text and claim.kind and claim.line > 0 for claim in other_claims(files))
