"""INDEX.md: rows, links and limits."""

from __future__ import annotations

from typing import Any

from memkit.boot.struct import replace
from memkit.model.policy import Index, Policy
from memkit.model.state import State
from memkit.views import render
from tests.views.harbour import POLICY, STEMS, candidate, disagree, fact, state

Given = dict[str, Any]


def page(made: State, policy: Policy = POLICY) -> str:
    return render(made, policy)["memory/INDEX.md"]


def rows(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.startswith(("- ", "## "))]


def many(count: int) -> State:
    return state(
        *(
            fact(f"find-{n:03d}", f"Finding {n}.", "finding", at=n % 20, said={"applies_when": f"doing {n}"})
            for n in range(count)
        )
    )


def test_rows_say_what_is_doubtful() -> None:
    when: Given = {"said": {"applies_when": "sailing."}}
    made = state(
        fact("a-find", "A.", "finding", stale=(("a.py", "2026-05-02-0900", "sha256:1"),), **when),
        fact("b-find", "B.", "finding", **when),
        fact("c-find", "C.", "bug", **when),
        fact("d-find", "D.", "audit", said={}),
        candidate("e-find", "E.", "bug", supersedes=("c-find",), author="user:ada"),
    )
    made.facts["c-find"].pending_successor = "e-find"
    disagree(made, "number", "a-find", "b-find")
    assert rows(page(made)) == [
        "## Findings",
        "- **Stale** **In conflict** [a-find](findings/a-find.md): A. Load when: sailing.",
        "- **In conflict** [b-find](findings/b-find.md): B. Load when: sailing.",
        "## Audits",
        "- [d-find](audits/d-find.md): D. Load when: (nobody said).",
        "## Bugs",
        "- **Being replaced** [c-find](bugs/c-find.md): C. Load when: sailing.",
    ]


def test_a_decision_whose_document_exists_is_linked_and_not_copied() -> None:
    doc: Given = {
        "src": "doc",
        "said": {"src": "doc", "evidence": "docs/adr/1.md@sha256:aa", "applies_when": "x"},
    }
    own: Given = {"src": "doc", "body": "Ours.", "said": {"evidence": "docs/adr/2.md", "applies_when": "x"}}
    found: Given = {"src": "doc", "said": {"evidence": "docs/adr/3.md", "applies_when": "x"}}
    code: Given = {"src": "doc", "said": {"evidence": "src/a.py", "applies_when": "x"}}
    made = state(
        fact("a-adr", "A.", "decision", **doc),
        fact("b-adr", "B.", "decision", **own),
        fact("c-find", "C.", "finding", **found),
        fact("d-code", "D.", "decision", **code),
    )
    assert rows(page(made)) == [
        "## Decisions",
        "- [a-adr](../docs/adr/1.md): A. Load when: x.",
        "- [b-adr](decisions/b-adr.md): B. Load when: x.",
        "- [d-code](decisions/d-code.md): D. Load when: x.",
        "## Findings",
        "- [c-find](findings/c-find.md): C. Load when: x.",
    ]
    assert [path for path in render(made, POLICY) if path.count("/") == 2 and "archive" not in path] == [
        "memory/decisions/b-adr.md",
        "memory/decisions/d-code.md",
        "memory/findings/c-find.md",
    ]


def test_a_rule_points_to_its_guide_and_never_outside() -> None:
    def rule(id: str, where: str) -> str:
        made = state(fact(id, "Do it so.", "rule", said={"from": where, "applies_when": "acting"}))
        return rows(page(made))[1].partition(": ")[0]

    assert rule("a-rule", "docs/guide.md:3-9") == "- [a-rule](../docs/guide.md)"
    assert rule("b-rule", "https://example.org/a (b)") == "- [b-rule](https://example.org/a%20(b%29)"
    assert rule("c-rule", "../../etc/passwd") == "- `c-rule`"
    assert rule("d-rule", "/etc/passwd") == "- `d-rule`"
    assert rule("e-rule", "javascript:alert(1)") == "- `e-rule`"
    assert (
        rule("f-rule", "docs/my [own] guide(1).md") == "- [f-rule](../docs/my%20%5Bown%5D%20guide%281%29.md)"
    )


def test_superseded_records_leave_and_rolled_back_ones_are_listed_as_retracted() -> None:
    made = state(
        fact("a-gone", "A.", "finding", status="superseded", superseded_by=("b-next",), left=STEMS[4]),
        fact("b-back", "B.", "bug", status="rolled-back", left=STEMS[5], why="never\nreproduced."),
        fact("c-back", "C.", status="rolled-back", left=STEMS[5]),
    )
    assert rows(page(made)) == [
        "## Retracted",
        "- [b-back](bugs/b-back.md). Rolled back 2026-05-06: never reproduced.",
    ]


def test_rows_leave_by_highest_sslu_when_lines_run_out() -> None:
    policy = Policy(layout=POLICY.layout, index=Index(max_lines=14))
    text = page(many(40), policy)
    assert text.count("\n") == 14
    assert (
        "> 40 records, 5 shown, 35 left out, the longest unused first: `memkit list records` lists all."
        in text
    )
    # session 19 is the last that used any: of the five newest by use, two share a session
    assert rows(text) == [
        "## Findings",
        "- [find-017](findings/find-017.md). Load when: doing 17.",
        "- [find-018](findings/find-018.md). Load when: doing 18.",
        "- [find-038](findings/find-038.md). Load when: doing 38.",
        "- [find-019](findings/find-019.md). Load when: doing 19.",
        "- [find-039](findings/find-039.md). Load when: doing 39.",
    ]


def test_the_default_limits_hold_whatever_comes() -> None:
    text = page(many(900))
    assert text.count("\n") <= 200
    assert len(text.encode()) <= 25_000
    wordy = state(
        *(fact(f"wordy-{n:03d}", "A.", "finding", said={"applies_when": "größer " * 99}) for n in range(150))
    )
    assert 24_000 < len(page(wordy).encode()) <= 25_000


def test_a_limit_too_small_for_anything_leaves_the_head() -> None:
    text = page(many(3), Policy(index=Index(max_lines=2, max_bytes=10)))
    assert rows(text) == []
    assert "> 3 records, 0 shown, 3 left out" in text


def test_of_rows_unused_for_equally_long_the_newer_ones_stay() -> None:
    made = many(3)
    for each in made.facts.values():
        each.used_work = each.anchor_work = 7
    text = page(made, Policy(layout=POLICY.layout, index=Index(max_lines=10)))
    assert [row[2:12] for row in rows(text)[1:]] == ["[find-002]"]


def test_claims_leave_before_rows_do() -> None:
    made = many(60)
    whole = page(made)
    assert "- [find-000](findings/find-000.md): Finding 0. Load when: doing 0." in whole
    tight = page(made, replace(POLICY, index=Index(max_bytes=len(whole.encode()) - 1)))
    assert "> 60 records, 60 shown, 0 left out." in tight
    assert "- [find-000](findings/find-000.md). Load when: doing 0." in tight
