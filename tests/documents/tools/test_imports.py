"""Exports of other tools: who said it, what it is about, and which kind it is."""

from __future__ import annotations

import json

from memkit.documents.tools.others import read_others

Said = list[tuple[str, str]]


def claims(path: str, text: str, **others: str) -> Said:
    files = {path: text.encode(), **{name: said.encode() for name, said in others.items()}}
    return [(claim.text, claim.kind) for claim in read_others(files).claims if claim.path == path]


def left(path: str, text: str) -> Said:
    return [(each.text, each.why) for each in read_others({path: text.encode()}).left]


LOG = """# Decision Log

## 2025-01-02 - Use Postgres

**Context:** We outgrew files.

**Decision:** Postgres stores all orders.

**Rationale:** We know it.

## 2025-02-01 - Use Mongo

**Status:** Superseded

**Decision:** Mongo stores all orders.

## Log

[2025-01-03 10:00:00] - Switched to gRPC for internal calls.
It is typed.
[2025-01-04 11:30:00] - Dropped the nightly export

- [2025-01-05] - Chose Kafka for events
- Sessions live in Redis
"""


def test_a_decision_log_of_a_bank_gives_its_decisions() -> None:
    assert claims("memory-bank/decisionLog.md", LOG) == [
        ("Use Postgres: Postgres stores all orders.", "decision"),
        ("Switched to gRPC for internal calls. It is typed.", "decision"),
        ("Dropped the nightly export", "decision"),
        ("Chose Kafka for events", "decision"),
        ("Sessions live in Redis", "decision"),
    ]
    assert [why for _, why in left("memory-bank/decisionLog.md", LOG)] == ["a decision that is superseded"]
    read = read_others({"memory-bank/decisionLog.md": LOG.encode()})
    assert "We outgrew files." in read.claims[0].more
    assert [claim.line for claim in read.claims] == [3, 19, 21, 23, 24]


def test_what_is_left_of_a_bank_is_open_work() -> None:
    for heading in ("What's left", "What’s left", "Left to do", "Backlog", "Upcoming work"):
        assert claims("memory-bank/progress.md", f"## {heading}\n\n- Refunds by mail\n") == [
            ("Refunds by mail", "thread")
        ]


def test_a_note_of_prose_is_known_and_its_prose_is_listed() -> None:
    note = "---\ntitle: Billing\ntype: note\n---\n\nBilling runs at night.\n"
    assert claims("notes/billing.md", note) == []
    assert left("notes/billing.md", note) == [("Billing runs at night.", "prose, no list item")]


def test_an_observation_without_a_subject_keeps_the_title_of_its_note() -> None:
    note = """---
title: Billing
type: note
permalink: billing
---

- [tech] Uses port 8080
- [fact] It runs at night
- [fact] Written in Go
- [tech] Postgres
- [fact] The nightly job reads all orders
- [decision] Billing uses Stripe
"""
    assert claims("notes/billing.md", note) == [
        ("Billing: Uses port 8080", "stack"),
        ("Billing: It runs at night", "fact"),
        ("Billing: Written in Go", "fact"),
        ("Billing: Postgres", "stack"),
        ("The nightly job reads all orders", "fact"),
        ("Billing uses Stripe", "decision"),
    ]


def test_an_entity_is_named_although_its_name_is_part_of_an_address() -> None:
    row = {
        "type": "entity",
        "name": "Ann",
        "entityType": "person",
        "observations": [
            "Mail goes to ann@corp.example",
            "Ann likes tea",
            "Home is /srv/ann",
            "Has an annual pass",
        ],
    }
    assert claims("memory.jsonl", json.dumps(row) + "\n") == [
        ("Ann: Mail goes to ann@corp.example", "fact"),
        ("Ann likes tea", "preference"),
        ("Ann: Home is /srv/ann", "fact"),
        ("Ann: Has an annual pass", "fact"),
    ]


MEMORIES = {
    "results": [
        {"id": "1", "memory": "Prefers dark mode", "user_id": "ann"},
        {"id": "2", "memory": "Prefers dark mode", "user_id": "bob"},
        {"id": "3", "memory": "Likes short answers", "user_id": "bob"},
        {"id": "4", "memory": "He is allergic to it", "user_id": "bob"},
        {"id": "5", "memory": "Ann works in Oslo", "user_id": "ann"},
    ],
    "relations": [
        {"source": "ann", "relationship": "works_at", "target": "acme"},
        {"source": "bob", "relationship": "knows"},
    ],
}


def test_memories_keep_whose_they_are_and_preferences_are_known_by_their_words() -> None:
    text = json.dumps(MEMORIES, indent=1)
    assert claims("mem0.json", text) == [
        ("ann: Prefers dark mode", "preference"),
        ("bob: Prefers dark mode", "preference"),
        ("bob: Likes short answers", "preference"),
        ("Ann works in Oslo", "fact"),
        ("ann works at acme.", "fact"),
    ]
    assert left("mem0.json", text) == [
        ("He is allergic to it", "a pronoun, and nothing says for whom"),
        ("bob knows", "a relation without both ends"),
    ]


def test_memories_of_one_person_are_said_as_they_are() -> None:
    one = {"results": [row for row in MEMORIES["results"] if row["user_id"] == "bob"][:1]}
    text = json.dumps(one)
    assert claims("mem0.json", text) == [("Prefers dark mode", "preference")]
    assert left("mem0.json", text) == [("user_id: bob", "whose memories they are")]
