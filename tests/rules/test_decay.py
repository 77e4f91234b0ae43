"""Tiers, pins, places and verdicts: counted, first match wins."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.model.fact import Fact
from memkit.model.policy import Decay, Policy, WriteClass
from memkit.model.state import State
from memkit.rules.decay import (
    Verdict,
    changes_when,
    is_pinned,
    layer,
    place,
    shown_tier,
    sslu,
    target,
    tier,
    verdicts,
)

POLICY = Policy()


def fact(id: str = "queue-is-bounded", **more: Any) -> Fact:
    made: dict[str, Any] = {
        "text": "The queue is bounded.",
        "section": "facts",
        "kind": "fact",
        "src": "agent",
        "origin": "2026-03-01-090000-00000000aa",
        "created": "2026-03-01",
        "author": "agent:codex",
        "status": "promoted",
        "uses": 2,
    }
    return Fact(id, **{**made, **more})


def at(work: int, *facts: Fact) -> State:
    state = State(work=work)
    for each in facts:
        state.facts[each.id] = each
    return state


def test_sslu_counts_from_the_later_of_use_and_anchor() -> None:
    assert sslu(fact(used_work=4, anchor_work=9), at(12)) == 3
    assert sslu(fact(used_work=9, anchor_work=4), at(12)) == 3
    assert sslu(fact(), at(0)) == 0


@pytest.mark.parametrize(
    ("more", "work", "expected"),
    [
        ({"status": "superseded", "superseded_by": ("b-c",), "archived": "faded", "pinned_by": "user:a"}, 0, ("superseded", "superseded", "superseded by b-c")),
        ({"status": "superseded", "invalidated": True}, 0, ("superseded", "superseded", "invalidated: it no longer holds and nothing replaces it")),
        ({"archived": "faded", "pinned_by": "user:a"}, 0, ("archived", "archived", "archived: faded; not used since")),
        ({"pinned_by": "user:a", "uses": 0}, 90, ("core", "pinned", "pinned by user:a")),
        ({"old_core": True}, 90, ("core", "old-core", "it was core when it was adopted")),
        ({"section": "invariants"}, 3, ("active", "active-window", "last used 3 work sessions ago, active_window is 8")),
        ({"section": "invariants", "kind": "invariant", "is_reviewed": True}, 90, ("core", "invariant", "it stands among the invariants")),
        ({"uses": 1}, 3, ("working", "working-window", "3 work sessions old, working_window is 3")),
        ({"uses": 1}, 4, ("active", "active-window", "last used 4 work sessions ago, active_window is 8")),
        ({"uses": 2}, 1, ("active", "active-window", "last used 1 work session ago, active_window is 8")),
        ({}, 8, ("active", "active-window", "last used 8 work sessions ago, active_window is 8")),
        ({}, 9, ("archive-candidate", "unused", "unused for 9 work sessions, active_window is 8")),
        ({"kind": "thread", "section": "threads"}, 9, ("active", "open-thread", "unused for 9 work sessions, active_window is 8; an open thread stays until somebody closes it")),
        ({"kind": "thread", "section": "threads", "closed": "done"}, 9, ("archive-candidate", "unused", "unused for 9 work sessions, active_window is 8")),
        ({"status": "deferred", "pinned_by": "user:a"}, 0, ("", "candidate", "only promoted memory has a tier")),
        ({"status": "rolled-back"}, 0, ("", "candidate", "only promoted memory has a tier")),
        ({"status": "prose", "kind": "prose"}, 90, ("", "prose", "an adopted block of prose is no fact and does not age")),
    ],
)  # fmt: skip
def test_the_first_rule_that_matches_gives_the_tier(
    more: dict[str, Any], work: int, expected: tuple[str, str, str]
) -> None:
    assert tier(fact(**more), at(work), POLICY) == expected


def test_windows_come_from_the_policy() -> None:
    wide = Policy(decay=Decay(active_window=30, archive_window=40))
    assert tier(fact(), at(30), wide)[0] == "active"
    assert tier(fact(), at(31), wide)[0] == "archive-candidate"


@pytest.mark.parametrize("label", ["working", "active", "archive-candidate"])
def test_an_adopted_open_thread_keeps_its_label_until_closed(label: str) -> None:
    was = (("was", f"uses: 2 | tier: {label}"),)
    thread = fact(kind="thread", section="threads", fields=was)
    assert tier(thread, at(27), POLICY)[0] == label
    thread.closed = "done"
    assert tier(thread, at(27), POLICY)[0] == "archive-candidate"


def test_the_label_of_an_adopted_fact_that_is_no_thread_does_not_count() -> None:
    assert tier(fact(fields=(("was", "tier: working"),)), at(27), POLICY)[0] == "archive-candidate"


def test_core_facts_and_open_threads_are_pinned_while_they_are_memory() -> None:
    core, thread = fact(pinned_by="user:a"), fact(kind="thread")
    assert [is_pinned(core), is_pinned(thread), is_pinned(fact())] == [True, True, False]
    core.status, thread.status = "superseded", "deferred"
    assert [is_pinned(core), is_pinned(thread)] == [False, False]
    assert not is_pinned(fact(kind="thread", closed="done"))


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, "live"),
        ({"archived": "faded"}, "archive"),
        ({"status": "superseded"}, "archive"),
        ({"status": "rolled-back", "kind": "finding"}, "archive"),
        ({"status": "pending"}, "queue"),
        ({"status": "quarantined"}, "queue"),
        ({"status": "rejected"}, "none"),
        ({"kind": "change"}, "none"),
        ({"kind": "prose", "status": "prose"}, "live"),
        ({"kind": "prose", "status": "prose", "archived": "swept"}, "archive"),
        ({"withheld": "consent-1"}, "none"),
        ({"status": "pending", "withheld": "erased"}, "none"),
    ],
)
def test_every_fact_has_one_place(more: dict[str, Any], expected: str) -> None:
    assert place(fact(**more)) == expected


def test_a_kind_has_one_target_and_an_adopted_fact_never_moves_to_the_records() -> None:
    kinds = ("fact", "thread", "finding", "decision", "term", "rule", "change", "unheard-of")
    assert [target(fact(kind=kind)) for kind in kinds] == [
        "continuity", "continuity", "findings", "decisions", "glossary", "index", "change", "continuity",
    ]  # fmt: skip
    assert target(fact(kind="decision", fields=(("was", "uses: 1"),))) == "continuity"


def test_layers_follow_core_decisions_and_durable_classes() -> None:
    durable = Policy(classes={"correction": WriteClass(durable=True)})
    corrected = fact(fields=(("class", "correction"),))
    found = [layer(fact()), layer(fact(kind="decision")), layer(fact(pinned_by="user:a"))]
    assert found == ["semantic", "durable", "durable"]
    assert [layer(corrected), layer(corrected, POLICY), layer(corrected, durable)] == [
        "semantic",
        "semantic",
        "durable",
    ]


def test_verdicts_archive_exactly_what_is_past_the_archive_window() -> None:
    state = at(
        21,
        fact("a-used", used_work=21),
        fact("b-edge", used_work=1),
        fact("c-past"),
        fact("d-core", pinned_by="user:a"),
        fact("e-thread", kind="thread"),
        fact("f-term", kind="term"),
        fact("g-gone", archived="faded"),
        fact("h-waits", status="deferred"),
        fact("i-prose", kind="prose", status="prose"),
        fact("j-secret", withheld="erased"),
    )
    found = verdicts(state, POLICY)
    assert [verdict.id for verdict in found] == ["a-used", "b-edge", "c-past", "d-core", "e-thread", "f-term"]
    assert [verdict.id for verdict in found if verdict.archives] == ["c-past"]
    assert found[2] == Verdict(
        "c-past",
        "archived",
        "archive-candidate",
        "archive-window",
        "unused for 21 work sessions, past archive_window 20",
    )
    assert found[1] == Verdict(
        "b-edge",
        "archive-candidate",
        "archive-candidate",
        "unused",
        "unused for 20 work sessions, active_window is 8",
    )


def test_changes_when_says_how_an_answer_is_taken_back() -> None:
    assert "memkit undo" in changes_when(fact(status="rejected"), at(1), POLICY)
    assert "memkit remember" in changes_when(fact(status="rolled-back"), at(1), POLICY)


def test_changes_when_says_what_would_move_it() -> None:
    assert changes_when(fact(uses=1), at(1), POLICY) == (
        "Another session that uses it makes it active; without a use it becomes active after 3 more work sessions."
    )
    assert changes_when(fact(), at(8), POLICY) == "It fades after 1 more work session without a use."
    again, apply = "A use makes it active again; ", "only `memkit decay --apply` archives it"
    reviewed, looks = (
        fact(is_reviewed=True),
        "the end of a work session looks at its evidence, and archives it if that",
    )
    assert (
        changes_when(reviewed, at(18), POLICY) == f"{again}{apply}, after 3 more work sessions without one."
    )
    assert changes_when(reviewed, at(21), POLICY) == f"{again}{apply}."
    assert changes_when(fact(), at(18), POLICY) == (
        f"{again}after 2 more work sessions without one {looks} no longer holds."
    )
    assert changes_when(fact(), at(21), POLICY) == f"{again}{looks} no longer holds."
    assert changes_when(fact(archived="faded"), at(21), POLICY) == "A use or `memkit ref` brings it back."


def test_a_rule_that_a_person_reviewed_is_in_force_and_not_fading() -> None:
    assert shown_tier("archive-candidate", "convention", is_reviewed=True) == "in force"
    assert (
        shown_tier("archive-candidate", "convention")
        == shown_tier("archive-candidate", "fact", True)
        == "fading"
    )
    assert shown_tier("active", "convention", True) == "active"


def test_changes_when_is_true() -> None:
    """The promised count of sessions is exactly the one after which the tier is another."""
    new = fact(uses=1)
    assert [tier(new, at(work), POLICY)[0] for work in (3, 4)] == ["working", "active"]
    used = fact()
    assert [tier(used, at(work), POLICY)[0] for work in (8, 9)] == ["active", "archive-candidate"]
    assert [verdicts(at(work, fact()), POLICY)[0].archives for work in (20, 21)] == [False, True]


@given(
    st.integers(0, 60),
    st.integers(0, 60),
    st.integers(0, 5),
    st.integers(0, 60),
    st.booleans(),
)
def test_more_sessions_alone_never_freshen_a_fact(
    used: int, anchor: int, uses: int, more: int, thread: bool
) -> None:
    order = ["working", "active", "archive-candidate", "archived"]
    subject = fact(used_work=used, anchor_work=anchor, uses=uses, kind="thread" if thread else "fact")
    now = max(used, anchor)
    before, after = (verdicts(at(work, subject), POLICY)[0].tier for work in (now, now + more))
    assert order.index(before) <= order.index(after)


def test_an_adopted_fact_that_no_session_named_is_left_alone() -> None:
    was = (("was", "id: queue-is-bounded | tier: active"),)
    unnamed, named = (fact(id, uses=uses, fields=was) for id, uses in (("a-b", 0), ("c-d", 1)))
    state = at(60, unnamed, named)
    assert [(each.id, each.archives) for each in verdicts(state, POLICY)] == [("a-b", False), ("c-d", True)]
    assert "no session named it" in changes_when(unnamed, state, POLICY)
