"""The JSON shape of a fact, its verdict, and who may see it."""

from __future__ import annotations

from typing import Any

import pytest

from memkit.model.fact import Conflict, Fact
from memkit.model.policy import Layout, Policy, Role
from memkit.model.state import State
from memkit.rules.view import as_json, open_conflicts, select, verdict, visible

POLICY = Policy()


def fact(id: str = "queue-is-bounded", said: tuple[tuple[str, str], ...] = (), **more: Any) -> Fact:
    made: dict[str, Any] = {
        "text": "The queue is bounded.",
        "section": "facts",
        "kind": "fact",
        "src": "agent",
        "origin": "2026-03-01-090000-00000000aa",
        "created": "2026-03-01",
        "author": "agent:codex",
        "status": "promoted",
        "fields": said,
        "uses": 2,
    }
    return Fact(id, **{**made, **more})


def state(*facts: Fact, work: int = 5) -> State:
    made = State(work=work)
    for each in facts:
        made.facts[each.id] = each
    return made


def test_a_fact_in_json_has_every_key_of_the_stable_shape() -> None:
    said = (
        ("class", "decision_outcome"), ("key", "svc/queue/jobs/limit"), ("value", "200"), ("confidence", "high"),
        ("evidence", "src/q.py@sha256:aa"), ("evidence", "session:2026-03-01"), ("applies_when", "resizing queues"),
        ("does_not_apply_when", "tests"), ("classification", "public"), ("tenant", "acme"), ("consent", "consent-1"),
    )  # fmt: skip
    made = fact(
        said=said,
        last_used="2026-03-04",
        used_work=3,
        supersedes=("old-queue",),
        promoted_in="2026-03-02-100000-00000000bb",
        promoted_by="user:mara",
    )
    assert as_json(made, state(made), POLICY) == {
        "id": "queue-is-bounded",
        "text": "The queue is bounded.",
        "section": "facts",
        "kind": "fact",
        "class": "decision_outcome",
        "src": "agent",
        "key": "svc/queue/jobs/limit",
        "value": "200",
        "status": "promoted",
        "standing": "unreviewed",
        "outcome": "",
        "tier": "active",
        "pinned": False,
        "layer": "semantic",
        "place": "live",
        "uses": 2,
        "last_used": "2026-03-04",
        "created": "2026-03-01",
        "sslu": 2,
        "origin": "2026-03-01-090000-00000000aa",
        "confidence": "high",
        "evidence": ["src/q.py@sha256:aa", "session:2026-03-01"],
        "applies_when": "resizing queues",
        "does_not_apply_when": "tests",
        "supersedes": ["old-queue"],
        "superseded_by": [],
        "verdict": "fresh",
        "conflicts": [],
        "disputed_by": [],
        "rechecked": "",
        "classification": "public",
        "tenant": "acme",
        "consent": "consent-1",
        "promoted_in": "2026-03-02-100000-00000000bb",
        "by": "user:mara",
        "author": "agent:codex",
    }


def test_what_was_never_said_is_empty_or_its_default() -> None:
    made = as_json(fact(status="pending", uses=0, section=""), state(), POLICY)
    shown = {
        key: made[key]
        for key in (
            "status",
            "tier",
            "place",
            "section",
            "last_used",
            "by",
            "classification",
            "tenant",
            "verdict",
            "consent",
        )
    }
    assert shown == {
        "status": "pending", "tier": "", "place": "queue", "section": "facts", "last_used": "2026-03-01",
        "by": "agent:codex", "classification": "internal", "tenant": "default", "verdict": "unverified", "consent": "",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, "no evidence"),
        ({"said": (("evidence", "src/q.py@sha256:aa"),)}, "fresh"),
        ({"said": (("evidence", "commit:4f1c"), ("evidence", "https://example.org"))}, "unverified"),
        ({"said": (("evidence", "commit:4f1c"), ("evidence", "src/q.py@sha256:aa"))}, "fresh"),
        ({"stale": (("src/q.py", "missing", "2026-03-02"),)}, "stale"),
        ({"section": "invariants", "anchor_work": 1}, "no evidence"),
        ({"section": "invariants", "anchor_work": 0, "is_reviewed": True}, "unverified"),
        ({"section": "invariants", "anchor_work": 0}, "no evidence"),
        ({"used_work": 0, "anchor_work": 0}, "no evidence"),
        ({"status": "deferred"}, "unverified"),
    ],
)
def test_unused_untrue_and_unverified_are_three_states(more: dict[str, Any], expected: str) -> None:
    assert verdict(fact(**more), state(work=40), POLICY) == expected


def test_a_conflict_outweighs_staleness_until_somebody_settles_it() -> None:
    left, right = fact("a-left", stale=(("q.py", "x", "y"),)), fact("b-right")
    both = state(left, right)
    both.conflicts["conflict-1"] = Conflict("conflict-1", "number", ("a-left", "b-right"), "s")
    left.conflicts = right.conflicts = ("conflict-1",)
    assert [verdict(left, both, POLICY), open_conflicts(left, both)] == ["in conflict", ("conflict-1",)]
    both.conflicts["conflict-1"].outcome = "both"
    assert [verdict(left, both, POLICY), verdict(right, both, POLICY)] == ["stale", "no evidence"]


def test_memory_is_not_in_conflict_with_a_mere_candidate_or_with_what_ended() -> None:
    memory, other = fact("a-memory", conflicts=("conflict-1",)), fact("b-other", conflicts=("conflict-1",))
    both = state(memory, other)
    both.conflicts["conflict-1"] = Conflict("conflict-1", "number", ("a-memory", "b-other"), "s")
    other.status = "deferred"
    assert [open_conflicts(memory, both), open_conflicts(other, both)] == [(), ("conflict-1",)]
    for status in ("rejected", "superseded", "rolled-back"):
        other.status = status
        assert open_conflicts(memory, both) == ()


@pytest.mark.parametrize(
    ("said", "projected", "expected"),
    [
        ((), "internal", True),
        ((), "public", False),
        ((("classification", "confidential"),), "internal", False),
        ((("classification", "confidential"),), "restricted", True),
        ((("classification", "hush-hush"),), "confidential", False),
        ((("tenant", "acme"),), "restricted", False),
        ((("tenant", "default"),), "internal", True),
    ],
)
def test_a_projection_holds_only_its_classification_and_the_default_tenant(
    said: tuple[tuple[str, str], ...], projected: str, expected: bool
) -> None:
    assert visible(fact(said=said), Policy(layout=Layout(projected=projected))) is expected


def test_a_role_sees_what_it_is_given_and_nobody_sees_what_is_withheld() -> None:
    secret = fact(said=(("classification", "confidential"), ("tenant", "acme")))
    auditor = Role(max_classification="confidential", tenants=("acme",))
    assert visible(secret, POLICY, auditor)
    assert not visible(secret, POLICY, Role(max_classification="internal", tenants=("acme",)))
    assert not visible(secret, POLICY, Role(max_classification="restricted"))
    assert not visible(secret, POLICY, Role(max_classification="everything", tenants=("acme",)))
    secret.withheld = "consent-1"
    assert not visible(secret, POLICY, auditor)


def test_select_takes_what_is_asked_for_by_age() -> None:
    made = state(
        fact("c-new", created="2026-03-09", said=(("key", "svc/api/errors/format"),)),
        fact("b-old", created="2026-02-01"),
        fact("a-thread", kind="thread", section="threads"),
        fact("d-waits", status="deferred"),
        fact("e-left", archived="faded"),
        fact("f-fading", used_work=-20, anchor_work=-20),
        fact("g-prose", kind="prose", status="prose", section="Radio"),
        fact("h-secret", said=(("classification", "restricted"),)),
    )

    def ids(**words: Any) -> list[str]:
        return [each.id for each in select(made, POLICY, **words)]

    assert ids() == ["b-old", "a-thread", "f-fading", "c-new"]
    assert ids(place="queue") == ["d-waits"]
    assert ids(place="archive") == ids(status="archived", place="all") == ["e-left"]
    assert ids(place="all") == ["b-old", "a-thread", "d-waits", "e-left", "f-fading", "c-new"]
    assert ids(status="open") == ids(kind="thread") == ids(section="Threads") == ["a-thread"]
    assert ids(tier="fading") == ids(tier="archive-candidate") == ["f-fading"]
    assert ids(prefix="svc/api/") == ["c-new"]
    assert ids(verdict="unverified", place="") == ["d-waits"]
    assert ids(kind="prose") == ["g-prose"]
    assert ids(layer="durable") == []
    assert [each.id for each in select(made, POLICY, role=Role(max_classification="restricted"))][1:3] == [
        "a-thread",
        "f-fading",
    ]
    assert "h-secret" in [
        each.id for each in select(made, POLICY, role=Role(max_classification="restricted"))
    ]
