"""What real exports of other tools hold besides plain claims: each piece is taken, or named with the reason."""

from __future__ import annotations

import json

from memkit.documents.tools.claim import Claim, Left
from memkit.documents.tools.others import OtherMemory, read_others


def read(path: str, text: str) -> OtherMemory:
    return read_others({path: text.encode()})


def said(read: OtherMemory) -> list[str]:
    return [claim.text for claim in read.claims]


def reasons(read: OtherMemory) -> list[tuple[int, str]]:
    return [(each.line, each.why) for each in read.left]


def test_lists_in_a_header_are_no_items_of_the_page() -> None:
    rule = (
        "---\nglobs:\n  - never read src/**/*.ts as a rule\nalwaysApply: false\n---\n\n- Never log a token\n"
    )
    assert said(read(".cursor/rules/api.mdc", rule)) == ["Never log a token"]
    note = "---\ntitle: Keys\npermalink: keys\ntags:\n- always use short names\n- api\n---\n\n- Keys rotate weekly\n"
    found = read("kb/keys.md", note)
    assert said(found) == ["Keys rotate weekly"]
    assert found.left == (Left("always use short names, api", "kb/keys.md", 4, "tags"),)


def test_a_topic_with_a_colon_in_its_description_is_one() -> None:
    topic = "---\nname: keys\ndescription: Keys: rotate them weekly\nmetadata:\n  type: feedback\n---\n\nWhy: audits.\n"
    assert read("memory/keys.md", topic).claims == (
        Claim("Keys: rotate them weekly", "convention", "memory/keys.md", 3, "Why: audits."),
    )


def test_code_tables_and_quotations_are_named() -> None:
    text = "# Rules\n\n- Never push to main\n\n```sh\nmake\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> Be kind.\n"
    found = read("AGENTS.md", text)
    assert said(found) == ["Never push to main"]
    assert reasons(found) == [(5, "code"), (9, "a table"), (13, "a quotation")]


def test_comments_are_named_or_kept_in_the_record() -> None:
    text = "# Rules\n\n- Never push <!-- since 2024 --> to main\n\n<!-- a comment\nof two lines -->\n"
    found = read("AGENTS.md", text)
    assert [(claim.text, claim.more) for claim in found.claims] == [
        ("Never push to main", "Never push <!-- since 2024 --> to main")
    ]
    assert found.left == (Left("<!-- a comment of two lines -->", "AGENTS.md", 5, "a comment or HTML"),)


def test_the_owners_of_memories_are_named_once() -> None:
    rows = [{"id": str(at), "memory": f"Walks {at} miles", "user_id": "alice"} for at in range(3)]
    assert reasons(read("mem0.json", json.dumps({"results": rows}))) == [(1, "whose memories they are")]


def test_a_numbered_item_behind_code_is_an_item() -> None:
    text = "# Rules\n\n1. Always run the tests:\n\n```sh\nmake test\n```\n\n2. Never push to main\n"
    assert said(read("CLAUDE.md", text)) == ["Never push to main"]


def test_what_is_cut_from_a_claim_goes_along_as_its_record() -> None:
    first = "The gateway keeps every request for ten days in the cold store of the region it came from. "
    text = first * 5 + "Nobody may read it."
    graph = {"type": "entity", "name": "Gateway", "entityType": "service", "observations": [text]}
    claim = read("memory.jsonl", json.dumps(graph)).claims[0]
    assert len(claim.text) <= 300
    assert claim.more == text


def test_a_graph_names_what_is_empty_and_speaks_relations() -> None:
    graph = {
        "entities": [
            {"name": "Quay", "entityType": "place", "observations": ["", " "]},
            {"name": "Ferry", "entityType": "ship", "observations": ["Is blue", ""]},
        ],
        "relations": [
            {"from": "Ferry", "to": "Quay", "relationType": "isServedBy"},
            {"from": "Ferry", "to": "", "relationType": "owns"},
        ],
    }
    found = read("graph.json", json.dumps(graph, indent=1))
    assert [(claim.text, claim.line) for claim in found.claims] == [
        ("Ferry: Is blue", 12),
        ("Ferry is served by Quay.", 24),
    ]
    assert [(each.text, each.why) for each in found.left] == [
        ("Quay (place)", "an entity without observations"),
        ("", "no words"),
        ("Ferry owns", "a relation without both ends"),
        ("Ferry: ship", "types of entities"),
    ]


def test_a_memory_has_its_category_in_its_metadata_too() -> None:
    rows = [{"memory": "Dark mode everywhere", "metadata": {"category": "preferences", "source": "chat"}}]
    found = read("mem0.json", json.dumps({"results": rows}))
    assert [claim.kind for claim in found.claims] == ["preference"]
    assert found.left == (Left("source: chat", "mem0.json", 1, "metadata"),)


def test_a_category_that_makes_no_preference_is_left_over() -> None:
    rows = [{"memory": "Deploys run at noon", "metadata": {"category": "operations"}}]
    found = read("mem0.json", json.dumps({"results": rows}))
    assert [claim.kind for claim in found.claims] == ["fact"]
    assert found.left == (Left("category: operations", "mem0.json", 1, "metadata"),)


def test_notes_of_an_imported_graph_name_their_entity_and_relations_keep_their_context() -> None:
    text = "---\ntitle: Ferry\ntype: ship\npermalink: ferry\n---\n\n# Ferry\n- [Note] Is blue\n- lands_at [[Quay]] (since May)\n"
    assert said(read("kb/ferry.md", text)) == ["Ferry: Is blue", "Ferry lands at Quay (since May)."]


def test_events_of_an_export_are_no_work_and_a_decision_holds_once_it_is_closed() -> None:
    rows = [
        {"id": "b-1", "status": "open", "issue_type": "event", "title": "State change: phase"},
        {"id": "b-2", "status": "closed", "issue_type": "decision", "title": "Tokens are opaque"},
        {
            "id": "b-3",
            "status": "open",
            "title": "Rotate keys",
            "comments": [{"author": "a", "text": "By May."}],
        },
        {"id": "b-4", "status": "open", "title": "Rotate keys"},
    ]
    found = read("issues.jsonl", "\n".join(map(json.dumps, rows)))
    assert [(claim.text, claim.kind, claim.more) for claim in found.claims] == [
        ("Tokens are opaque", "decision", ""),
        ("Rotate keys", "thread", "Comment: By May."),
    ]
    assert reasons(found) == [(1, "of type event, no work"), (4, "said at issues.jsonl:3 too")]


def test_a_diary_in_a_memory_bank_gives_only_what_it_decided_and_learned() -> None:
    text = "# Day\n\n## Changes\n\n- Moved the parser to its own module\n\n## Decisions\n\n- Tokens are opaque to clients\n\n## Next steps\n\n- Write the tests\n"
    for path in ("memory-bank/journal/day.md", "memory-bank/2025_03_11_parser.md"):
        found = read(path, text)
        assert said(found) == ["Tokens are opaque to clients"], path
        assert {each.why for each in found.left} == {"of the day, or done already"}
    assert len(read("memory-bank/parser.md", text).claims) == 3


def test_orders_are_rules_under_more_headings_and_labels_are_none() -> None:
    text = "# Guide\n\n## Testing\n\n- Mock every external service\n- Create one fixture a table\n- **Test suite**: `tests/all.py` and more\n- Build time about ten minutes\n"
    assert said(read("CLAUDE.md", text)) == ["Mock every external service", "Create one fixture a table"]
