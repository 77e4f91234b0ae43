"""Rules, banks, notes and exports of other tools: what they claim, and what stays where it is."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.documents.tools.claim import Claim, Left, sentence
from memkit.documents.tools.others import read_others


def claims(path: str, text: str, **more: str) -> list[tuple[str, str, int]]:
    files = {
        path: text.encode(),
        **{name.replace("__", "/") + ".md": body.encode() for name, body in more.items()},
    }
    return [(claim.text, claim.kind, claim.line) for claim in read_others(files).claims if claim.path == path]


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
    assert read_others(files).claims == (
        Claim("Gone said what", "fact", "notes/MEMORY.md", 2),
        Claim("Releases go out on Tuesday", "fact", "notes/MEMORY.md", 3),
        Claim(
            "Integration tests use a real database",
            "convention",
            "notes/db.md",
            3,
            "Because a mock hid a broken migration.",
        ),
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
        ("Brewing: Pour slowly", "fact", 9),
        ("[todo] no observation", "thread", 10),
        ("Other Note is a link", "fact", 11),
        ("Brewing relates to Beans.", "fact", 12),
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


def test_what_an_issue_says_besides_its_title_is_its_record() -> None:
    row = {
        "id": "bd-1",
        "title": "Rotate the log files",
        "status": "open",
        "description": "They fill the disk.",
        "labels": ["ops"],
        "priority": 1,
        "dependencies": [{"depends_on_id": "bd-2", "type": "blocks"}],
    }
    (claim,) = read_others({".beads/issues.jsonl": json.dumps(row).encode()}).claims
    assert claim.more == "They fill the disk.\n\nLabels: ops\nPriority: 1\nBlocked by: bd-2"


def test_a_knowledge_graph_gives_observations_and_relations() -> None:
    rows = [
        {
            "type": "entity",
            "name": "Ferry",
            "entityType": "ship",
            "observations": ["Carries 40 cars", "The ferry is blue"],
        },
        {"type": "entity", "name": "Quay", "entityType": "place", "observations": []},
        {"type": "relation", "from": "Ferry", "to": "Quay", "relationType": "lands_at"},
    ]
    read = read_others({"memory.json": "\n".join(map(json.dumps, rows)).encode()})
    assert [(claim.text, claim.kind, claim.line) for claim in read.claims] == [
        ("Ferry: Carries 40 cars", "fact", 1),
        ("The ferry is blue", "fact", 1),
        ("Ferry lands at Quay.", "fact", 3),
    ]
    assert read.left == (
        Left("Quay (place)", "memory.json", 2, "an entity without observations"),
        Left("Ferry: ship", "memory.json", 1, "types of entities"),
    )


def test_a_graph_in_one_object_is_read_the_same() -> None:
    graph = {"entities": [{"name": "Ferry", "observations": ["Carries 40 cars"]}], "relations": []}
    read = read_others({"graph.json": json.dumps(graph).encode()})
    assert [claim.text for claim in read.claims] == ["Ferry: Carries 40 cars"]


def test_memories_are_facts_or_by_category_preferences() -> None:
    found = {
        "results": [
            {"id": "1", "memory": "The team deploys on Tuesdays", "user_id": "u"},
            {"id": "2", "memory": "Likes short answers", "categories": ["user_preferences"]},
        ]
    }
    expected = [("The team deploys on Tuesdays", "fact", 3), ("Likes short answers", "preference", 8)]
    text = json.dumps(found, indent=1)
    assert claims("export.json", text) == [
        (said, kind, text[: text.index(said)].count("\n") + 1) for said, kind, _ in expected
    ]
    bare = json.dumps(found["results"])
    assert [row[:2] for row in claims("export.json", bare)] == [row[:2] for row in expected]


def test_a_file_of_no_known_tool_is_named() -> None:
    files = {
        "package.json": b'{"name": "x"}',
        "notes/a.md": b"# A\n\nwords\n",
        "AGENTS.md": b"- Never push\n",
    }
    assert read_others(files).unknown == ("notes/a.md", "package.json")


def test_what_is_no_claim_is_listed_with_the_reason() -> None:
    text = "# Tech\n\nMigrating to Postgres 16\n\n## Stack\n\n- Go 1.23\n- [x] Moved to Go\n- Tools:\n"
    read = read_others({"memory-bank/techContext.md": text.encode()})
    assert [claim.text for claim in read.claims] == ["Stack: Go 1.23"]
    assert [(left.text, left.line, left.why) for left in read.left] == [
        ("Moved to Go", 8, "done"),
        ("Tools:", 9, "it only opens a list"),
        ("Migrating to Postgres 16", 3, "prose, no list item"),
    ]


def test_the_same_words_are_claimed_once() -> None:
    files = {"AGENTS.md": b"- Never force-push here\n", "CLAUDE.md": b"- never force-push HERE\n"}
    assert read_others(files).claims == (Claim("Never force-push here", "convention", "AGENTS.md", 1),)


def test_what_is_washed_is_washed_before_it_is_read() -> None:
    files = {"AGENTS.md": b"- Always ask Ina first\n"}
    assert read_others(files, clean=lambda text: text.replace("Ina", "[PERSON]")).claims == (
        Claim("Always ask [PERSON] first", "convention", "AGENTS.md", 1),
    )


def test_a_long_text_ends_with_a_sentence() -> None:
    text = "One sentence here. " + "And another follows it, longer than before. " * 12
    assert sentence(text).endswith("before.")
    assert len(sentence(text)) <= 300
    assert sentence("word " * 400) == ""
    assert sentence("one\ntwo <!-- hidden -->") == "one two"


PATHS = st.sampled_from(
    ["CLAUDE.md", "memory-bank/progress.md", "a/MEMORY.md", "a/b.md", "x.jsonl", "y.json", "odd.bin"]
)


@given(st.dictionaries(PATHS, st.binary(max_size=150) | st.text(max_size=150).map(str.encode)))
def test_no_bytes_are_too_odd(files: dict[str, bytes]) -> None:
    assert all(claim.text and claim.kind and claim.line > 0 for claim in read_others(files).claims)


def _left(path: str, text: str) -> list[tuple[str, int, str]]:
    return [(left.text, left.line, left.why) for left in read_others({path: text.encode()}).left]


def test_lines_of_an_export_that_hold_no_object_are_listed() -> None:
    entity = '{"type": "entity", "name": "Ferry", "observations": ["The ferry is blue"]}'
    assert _left("memory.jsonl", f'{entity}\n{{"torn\n[1, 2]\n{{"type": "weird"}}\n') == [
        ("{'type': 'weird'}", 4, "neither an entity nor a relation"),
        ('{"torn', 2, "not a JSON object"),
        ("[1, 2]", 3, "not a JSON object"),
    ]
    issue = '{"id": "bd-1", "title": "Rotate the log files", "status": "open"}'
    assert _left(".beads/issues.jsonl", f"{issue}\nnot json\n") == [("not json", 2, "not a JSON object")]


def test_entries_without_a_memory_are_listed() -> None:
    found = {
        "results": [{"id": "1", "memory": "The team deploys on Tuesdays"}, {"id": "2"}],
        "relations": [{"source": "team", "relationship": "deploys_on", "destination": "tuesday"}],
    }
    assert _left("export.json", json.dumps(found)) == [
        ("{'id': '2'}", 1, "an entry without a memory"),
    ]


def test_an_index_line_that_points_to_a_page_at_hand_is_listed() -> None:
    topic = b"---\nname: db\ndescription: Tests use a real database\ntype: project\n---\n"
    read = read_others({"notes/MEMORY.md": b"- [Database](db.md) - a real one\n", "notes/db.md": topic})
    assert [(left.line, left.why) for left in read.left] == [(1, "points to db.md, which is read")]


def test_pages_of_a_memory_bank_are_known_by_their_kin() -> None:
    page = b"# Tech\n\n## Stack\n\n- Postgres stores all orders\n"
    names = ("projectbrief", "productContext", "techContext")
    files = {f"notes/{name}.md": page if name == "techContext" else b"# X\n" for name in names}
    read = read_others(files)
    assert [(claim.text, claim.kind) for claim in read.claims] == [("Postgres stores all orders", "stack")]
    assert read_others({"notes/techContext.md": page}).unknown == ("notes/techContext.md",)


def test_a_note_that_quotes_the_mark_of_a_page_is_read() -> None:
    mark = "<!-- memkit:projection v1 body=1 -->"
    note = f"---\ntitle: Marks\npermalink: marks\n---\n\n- [fact] Oak is hard\n- [fact] {mark} ends a page\n"
    assert "Oak is hard" in [claim.text for claim in read_others({"notes/marks.md": note.encode()}).claims]
    rendered = f"# Page\n\n- Oak is hard\n{mark}\n"
    assert read_others({"AGENTS.md": rendered.encode()}).claims == ()


def test_a_rule_that_begins_with_a_pronoun_is_listed_and_not_raised() -> None:
    rules = b"# Rules\n\n- They must never import the quay.\n- It must always be closed.\n- This project must never sleep.\n"
    bank = b"# Patterns\n\n- This must always be checked twice.\n"
    read = read_others({"CLAUDE.md": rules, "memory-bank/systemPatterns.md": bank})
    assert [claim.text for claim in read.claims] == ["This project must never sleep."]
    assert {left.why for left in read.left} == {"a pronoun, and nothing says for what"}
    assert len(read.left) == 3


def test_the_days_of_an_export_are_listed_as_left_out() -> None:
    mem0 = b'[{"id": "1", "memory": "The quay is lit by oil.", "created_at": "2025-01-02T10:00:00Z"}]'
    bead = (
        b'{"id": "b-1", "title": "Paint the mast", "status": "open", "created_at": "2025-03-04T10:00:00Z"}\n'
    )
    read = read_others({"m.json": mem0, "b.jsonl": bead})
    assert [(left.text, left.why) for left in read.left] == [
        ("created_at: 2025-03-04", "days of the old tool"),
        ("created_at: 2025-01-02", "days of the old tool"),
    ]


@pytest.mark.parametrize(
    ("path", "text", "wanted"),
    [
        (
            "AGENTS.md",
            "## Preferences\n- I like short answers\n- Answer in German\n- oak over pine\n- What else?\n",
            [("I like short answers", "preference"), ("Answer in German", "preference"), ("oak over pine", "preference")],
        ),
        ("AGENTS.md", "## Layout\n- I prefer oak\n- Piers are in `pier`\n", [("I prefer oak", "preference")]),
        ("GEMINI.md", "- Prefer oak\n", [("Prefer oak", "convention")]),
        (".github/copilot-instructions.md", "- Use plain words\n", [("Use plain words", "convention")]),
        (".cursor/rules/a.mdc", "---\nglobs: '*.go'\n---\n- Use ropes\n", [("Use ropes", "convention")]),
        (".windsurfrules", "Always use oak.\nNo pine.\n", [("Always use oak.", "convention"), ("No pine.", "convention")]),
        (".windsurfrules", "The pier is old.\nNo pine.\n", []),
        ("CLAUDE.md", "## Regeln\n- Antworte auf Deutsch\n- Niemals Eisen verwenden\n", [("Antworte auf Deutsch", "convention"), ("Niemals Eisen verwenden", "convention")]),
    ],
)  # fmt: skip
def test_short_rules_and_preferences_are_taken(path: str, text: str, wanted: list[tuple[str, str]]) -> None:
    assert [(text, kind) for text, kind, _ in claims(path, text)] == wanted


def test_what_a_person_likes_is_a_preference_in_every_tool() -> None:
    graph = '{"type":"entity","name":"Ann","entityType":"%s","observations":["Prefers oak over pine"]}\n'
    mem0 = '[{"memory": "Ann Bo prefers oak"}]'
    found = [
        claims("memory.json", graph % "person"),
        claims("memory.json", graph % "winch"),
        claims("m.json", mem0),
    ]
    assert [kind for each in found for _, kind, _ in each] == ["preference", "fact", "preference"]
