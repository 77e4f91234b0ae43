"""QUEUE.md and glossary.md."""

from __future__ import annotations

from memkit.model.fact import Term
from memkit.views import render
from tests.views.harbour import POLICY, STEMS, candidate, disagree, fact, state


def test_an_empty_queue_says_so() -> None:
    text = render(state(), POLICY)["memory/QUEUE.md"]
    assert text.split("\n")[:3] == ["# Queue: harbour", "", "> Nothing waits for an answer."]


def test_groups_come_in_order_and_each_oldest_first() -> None:
    made = state(
        candidate("z-first", "Z.", at=1),
        candidate("a-later", "A.", at=2, status="pending"),
        candidate("b-valid", "B.", at=0, status="validated"),
        candidate("c-clash", "C.", at=0),
        candidate("d-block", "D.", at=0, status="blocked", why="term-taken"),
        candidate("e-alien", "E.", at=0, status="quarantined"),
        fact("f-memory", "F."),
    )
    disagree(made, "literal", "c-clash", "f-memory")
    disagree(made, "literal", "d-block", "f-memory")
    text = render(made, POLICY)["memory/QUEUE.md"]
    order = [line.split(":")[0] for line in text.split("\n") if line.startswith(("- ", "## "))]
    assert order == [
        "## Ready", "- `b-valid`", "- `z-first`", "- `a-later`",
        "## In conflict", "- `c-clash`",
        "## Blocked", "- `d-block`",
        "## From outside", "- `e-alien`",
    ]  # fmt: skip
    assert (
        "> 6 wait, the oldest since 2026-05-01: 3 ready, 1 in conflict, 1 blocked, 1 from outside.\n" in text
    )


def test_an_item_tells_a_reviewer_all_on_one_line() -> None:
    said = {
        "evidence": ("src/a.py@sha256:1", "commit:4f"),
        "applies_when": "opening\nfiles.",
        "confidence": "low",
    }
    made = state(
        candidate(
            "a-find",
            "It leaks.",
            "finding",
            said=said,
            votes=(("user:mara", "approve"), ("user:ben", "object")),
        ),
        candidate("b-change", "It leaks a lot.", "change", said={"change": "Revised c-fact"}),
        candidate("c-page", "They say so.", src="external", said={"from": "https://example.org"}),
    )
    lines = render(made, POLICY)["memory/QUEUE.md"].split("\n")
    assert lines[8:9] == [
        "  finding → memory/findings · by agent:codex · evidence src/a.py, commit:4f · Load when: opening files · approved by user:mara · objected by user:ben"
    ]
    assert lines[9] == (
        f"  <!-- id: a-find | created: 2026-05-01 | status: deferred | confidence: low | origin: {STEMS[0]} -->"
    )
    assert "  change → Revised c-fact · by agent:codex" in lines
    assert "  fact → continuity · by agent:codex · from https://example.org" in lines


def test_one_candidate_waits_in_the_singular() -> None:
    text = render(state(candidate("a-one", "One.")), POLICY)["memory/QUEUE.md"]
    assert "> 1 waits, the oldest since 2026-05-01: 1 ready.\n" in text


def test_terms_are_sorted_escaped_and_say_when_they_are_in_conflict() -> None:
    made = state()
    conflict = disagree(made, "term", "term:ebb")
    made.terms = {
        "flow": Term("flow", "Water\ncoming `a|b` in <!-- x -->.", ("a|b",), STEMS[0], "user:mara", 0),
        "ebb": Term("Ebb", "Water going out.", (), STEMS[0], "user:mara", 0, conflict.id),
    }
    found = render(made, POLICY)
    assert [line for line in found["memory/glossary.md"].split("\n") if line.startswith("|")] == [
        "| Term | Canonical meaning | Aliases |",
        "| --- | --- | --- |",
        f"| Ebb | **In conflict** (`{conflict.id}`): Water going out. |  |",
        "| flow | Water coming `a\\|b` in &lt;!-- x --&gt;. | a\\|b |",
    ]
    assert "`ebb` means “Water going out.” (same term, other meaning)." in found["continuity.md"]


def test_a_term_whose_fact_is_withheld_leaves_the_glossary() -> None:
    made = state(fact("term-of-hers", "Hers.", "term", withheld="erased", said={"term": "Ebb"}))
    made.terms = {"ebb": Term("Ebb", "Hers.", (), STEMS[0], "user:mara", 0)}
    found = render(made, POLICY)
    assert all("Ebb" not in text for text in found.values())
    assert "[0 terms]" in found["continuity.md"]


def test_the_queue_shows_the_oldest_hundred_and_counts_all() -> None:
    waiting = [candidate(f"claim-{at:03}", f"Claim {at}.", at=0) for at in range(120)]
    text = render(state(*waiting), POLICY)["memory/QUEUE.md"]
    shown = [line.split("`")[1] for line in text.split("\n") if line.startswith("- `")]
    assert shown == [f"claim-{at:03}" for at in range(100)]
    assert "> 120 wait, the oldest since 2026-05-01: 120 ready.\n" in text
    assert "> The oldest 100 are shown; `memkit list queue` lists all.\n" in text
