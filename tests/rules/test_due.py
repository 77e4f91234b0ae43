"""What is due, counted in work sessions."""

from __future__ import annotations

from typing import Any

from memkit.model.fact import Fact
from memkit.model.policy import Decay, Policy
from memkit.model.state import Row, State
from memkit.rules.due import Due, due, reverify_left, review_due

POLICY = Policy()


def stem(number: int) -> str:
    return f"2026-03-01-{number:06d}-00000000aa"


def state(work: int, *facts: Fact) -> State:
    made = State(work=work)
    for number in range(1, work + 1):
        made.rows.append(Row(stem(number), "", "work", "user:a", "", "", True, "strict", "", number, 0))
        made.ordinal[stem(number)] = number - 1
    for each in facts:
        made.facts[each.id] = each
    return made


def fact(id: str, **more: Any) -> Fact:
    made: dict[str, Any] = {
        "text": "Ports are fixed.",
        "section": "facts",
        "kind": "fact",
        "src": "user",
        "origin": stem(1),
        "created": "2026-03-01",
        "author": "user:a",
        "status": "promoted",
        "is_reviewed": True,
    }
    return Fact(id, **{**made, **more})


def test_a_review_is_due_so_many_work_sessions_after_the_last_one() -> None:
    assert review_due(state(0), POLICY) == Due("review", 10, (), "Review due in 10 sessions")
    assert review_due(state(9), POLICY).text == "Review due in 1 session"
    assert review_due(state(10), POLICY) == Due("review", 0, (), "Review due now")
    assert review_due(state(12), POLICY).text == "Review due now, 2 sessions late"


def test_a_review_counts_from_the_stem_it_went_through() -> None:
    reviewed = state(20)
    reviewed.reviewed = {"all": (stem(12), 12), "decay": (stem(15), 15)}
    assert review_due(reviewed, POLICY).left == 5
    reviewed.reviewed = {"all": ("2026-03-01-000012", 0)}
    assert review_due(reviewed, POLICY).left == 1
    reviewed.reviewed = {"invariants": (stem(20), 20)}
    assert review_due(reviewed, POLICY).left == -10


def test_nothing_but_the_review_is_listed_while_nothing_is_due() -> None:
    calm = state(5, fact("a-thread", kind="thread"), fact("b-rule", section="invariants", kind="invariant"))
    assert due(calm, POLICY) == [Due("review", 5, (), "Review due in 5 sessions")]


def test_invariants_fall_due_after_promotion_or_the_last_verification() -> None:
    old = fact("a-old", section="invariants", anchor_work=2)
    seen = fact("b-seen", section="invariants", anchor_work=2, verified_work=30)
    core = fact("c-core", old_core=True, anchor_work=1)
    now = state(42, old, seen, core, fact("d-pinned", pinned_by="user:a"))
    assert due(now, POLICY)[1:] == [Due("invariants", -1, ("a-old", "c-core"), "2 invariants to re-confirm")]
    now.reviewed = {"invariants": (stem(40), 40), "all": (stem(42), 42)}
    assert [item.name for item in due(now, POLICY)] == ["review"]
    assert reverify_left(old, now, POLICY) == 38


def test_reading_an_invariant_never_refreshes_it() -> None:
    used = fact("a-used", section="invariants", uses=30, used_work=41)
    assert due(state(41, used), POLICY)[1].ids == ("a-used",)


def test_open_threads_nobody_touches_are_stalled() -> None:
    threads = [
        fact("a-idle", kind="thread"),
        fact("b-closed", kind="thread", closed="yes"),
        fact("c-used", kind="thread", used_work=1),
    ]
    assert due(state(41, *threads), POLICY)[1:] == [
        Due("stalled", -1, ("a-idle",), "1 thread untouched for more than 40 sessions")
    ]


def test_limits_count_what_decays_and_the_lines_of_the_page() -> None:
    tight = Policy(decay=Decay(max_facts=1, max_lines=10))
    facts = [
        fact("a-one"),
        fact("b-two"),
        fact("c-core", pinned_by="user:a"),
        fact("d-thread", kind="thread"),
        fact("e-finding", kind="finding"),
        fact("f-prose", kind="prose", status="prose"),
    ]
    assert due(state(1, *facts), tight, lines=11)[1:] == [
        Due("facts", 0, (), "2 decaying facts, 1 is the limit"),
        Due("lines", 0, (), "11 lines, 10 is the limit"),
    ]
    assert due(state(1, *facts[1:]), tight, lines=10)[1:] == []


def test_due_now_is_told_from_due_later() -> None:
    assert [Due("review", left, (), "").now for left in (2, 0, -1)] == [False, True, True]
