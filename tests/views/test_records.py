"""Records: provenance that any YAML reader reads back, the claim, the body."""

from __future__ import annotations

from typing import Any

import yaml
from hypothesis import given
from hypothesis import strategies as st

from memkit.model.ids import content_hash
from memkit.views import render
from tests.views.harbour import POLICY, disagree, fact, state

# what the ledger itself lets through: no control characters, no lone surrogates
TEXT = st.text(st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\u2028\u2029"), max_size=40)


def front(text: str) -> dict[str, object]:
    loaded = yaml.safe_load(text.split("---\n")[1])
    assert isinstance(loaded, dict)
    return loaded


def test_the_front_matter_holds_the_whole_provenance() -> None:
    said = {
        "evidence": ("a.py@sha256:1", "commit:2"),
        "pass": "yes",
        "key": "a/b/c/d",
        "value": "12",
        "applies_when": "no",
    }
    made = fact("a-find", "It leaks.", "finding", said=said, body="Much.\n", supersedes=("b-find",))
    assert front(render(state(made), POLICY)["memory/findings/a-find.md"]) == {
        "id": "a-find",
        "kind": "finding",
        "status": "promoted",
        "created": "2026-05-01",
        "key": "a/b/c/d",
        "value": "12",
        "src": "agent",
        "author": "agent:codex",
        "origin": made.origin,
        "evidence": ["a.py@sha256:1", "commit:2"],
        "pass": "yes",
        "reviewer": "user:mara",
        "reviewed": "2026-06-01T08:00:00Z",
        "via": "terminal",
        "target": "findings",
        "promoted-in": made.origin,
        "content": content_hash("It leaks.", "Much.\n"),
        "supersedes": ["b-find"],
        "applies-when": "no",
        "classification": "internal",
        "tenant": "default",
    }


@given(TEXT, TEXT, st.lists(TEXT, min_size=1, max_size=3))
def test_any_text_comes_back_from_yaml_as_it_was(when: str, profile: str, evidence: list[str]) -> None:
    said = {"applies_when": when, "profile": profile, "evidence": tuple(evidence)}
    made = fact("a-find", "It leaks.", "finding", said=said)
    found = front(render(state(made), POLICY)["memory/findings/a-find.md"])
    assert found.get("applies-when", "") == when
    assert found.get("profile", "") == profile
    assert found.get("evidence") == evidence


def test_a_record_does_not_change_when_sessions_pass_or_it_is_used() -> None:
    made = fact("a-find", "It leaks.", "finding", said={"applies_when": "x"})
    before = render(state(made, work=10), POLICY)["memory/findings/a-find.md"]
    made.uses, made.used_work, made.last_used = 9, 30, "2026-06-02"
    assert render(state(made), POLICY)["memory/findings/a-find.md"] == before


def test_a_doubtful_record_says_so_under_its_claim() -> None:
    when: dict[str, Any] = {"said": {"applies_when": "sailing", "does_not_apply_when": "in dock."}}
    made = state(
        fact("a-find", "It leaks.", "finding", stale=(("a.py", "2026-05-02-0900", "sha256:1"),), **when),
        fact("b-find", "It is tight.", "finding", **when),
        fact("c-find", "It floats.", "finding", pending_successor="d-find", **when),
    )
    conflict = disagree(made, "polarity", "a-find", "b-find")
    found = render(made, POLICY)
    parts = [
        found[f"memory/findings/{id}.md"].split("---\n\n")[1].split("\n\n")
        for id in ("a-find", "b-find", "c-find")
    ]
    assert parts[0][:3] == [
        "# It leaks.",
        f"**Stale** (`a.py` changed since 2026-05-02), **In conflict** (`{conflict.id}`). Do not rely on it.",
        "- Load when: sailing.\n- Not when: in dock.",
    ]
    assert parts[1][1] == f"**In conflict** (`{conflict.id}`). Do not rely on it."
    assert parts[2][1] == "**Being replaced** (by `d-find`, which waits)."


def test_characters_that_yaml_takes_for_breaks_or_marks_are_escaped() -> None:
    odd = "a\ufeffb\ufffec\uffffd😀é"
    made = fact("a-find", "It leaks.", "finding", said={"profile": odd})
    text = render(state(made), POLICY)["memory/findings/a-find.md"]
    assert 'profile: "a\\ufeffb\\ufffec\\uffffd😀é"\n' in text
    assert front(text)["profile"] == odd
