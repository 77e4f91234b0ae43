"""Merged branches: two sessions that do not know each other, in either order of their stems."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.ids import conflict_id
from memkit.model.session import Session
from memkit.model.state import State
from memkit.replay import fold
from tests.replay.ledgers import (
    DANA,
    answer,
    codes,
    conflicts,
    created,
    live,
    promoted,
    revised,
    session,
    state_of,
    stem,
)

BY = (("by", DANA),)


def both_ways(base: tuple[Event, ...], left: tuple[Event, ...], right: tuple[Event, ...]) -> list[State]:
    """The state after a merge, with the left branch's stem before and behind the right one's."""
    return [
        state_of(session(1, *base), session(a, *left, seen=[1]), session(b, *right, seen=[1]))
        for a, b in ((2, 3), (3, 2))
    ]


def sequence(base: tuple[Event, ...], left: tuple[Event, ...], right: tuple[Event, ...]) -> State:
    """The same where the second knows the first."""
    return state_of(session(1, *base), session(2, *left, seen=[1]), session(3, *right, seen=[2]))


def test_two_revisions_show_the_later_stem_in_conflict() -> None:
    for state, text in zip(
        both_ways(live("a-fact"), (revised("a-fact", "Left."),), (revised("a-fact", "Right."),)),
        ("Right.", "Left."),
        strict=True,
    ):
        assert (state.facts["a-fact"].text, state.facts["a-fact"].uses) == (text, 3)
        assert (conflicts(state), codes(state)) == ([("concurrent-revision", ("a-fact",))], [])


def test_the_same_revision_twice_is_no_conflict() -> None:
    for state in both_ways(live("a-fact"), (revised("a-fact", "Same."),), (revised("a-fact", "Same."),)):
        assert (state.facts["a-fact"].text, conflicts(state)) == ("Same.", [])


def test_a_revision_in_knowledge_of_the_first_is_no_conflict() -> None:
    state = sequence(live("a-fact"), (revised("a-fact", "Left."),), (revised("a-fact", "Right."),))
    assert (state.facts["a-fact"].text, conflicts(state)) == ("Right.", [])


def test_two_scalars_and_two_meanings_show_the_later_stem_in_conflict() -> None:
    left = (ev.Set("status", "left", BY), ev.Defined("Berth", "A bed.", BY))
    right = (ev.Set("status", "right", BY), ev.Defined("berth", "A place.", BY))
    for state, word, meaning in zip(
        both_ways((), left, right), ("right", "left"), ("A place.", "A bed."), strict=True
    ):
        assert (state.scalars["status"], state.terms["berth"].meaning) == ((word, stem(3)), meaning)
        assert conflicts(state) == [("concurrent-set", ("set:status",)), ("term", ("term:berth",))]
        assert state.terms["berth"].conflict == conflict_id(("term:berth",), "term")


@pytest.mark.parametrize("verb", [ev.Rejected, ev.Quarantined, ev.Blocked])
def test_promoted_against_turned_down_waits_again(verb: type[ev.OfId]) -> None:
    for state in both_ways((created("a-fact"),), (promoted("a-fact"),), (answer(verb, "a-fact"),)):
        fact = state.facts["a-fact"]
        assert (fact.status, fact.promoted_in, fact.promotion) == ("pending", "", ())
        assert (conflicts(state), codes(state)) == ([("concurrent-answer", ("a-fact",))], [])


def test_promoted_against_rolled_back_waits_again() -> None:
    # a roll-back that knows a promotion, beside a second promotion that knows neither
    sessions = (
        session(1, created("a-fact"), seen=[]),
        session(2, promoted("a-fact"), seen=[1]),
        session(3, answer(ev.RolledBack, "a-fact"), seen=[2]),
        session(4, promoted("a-fact"), seen=[1]),
    )
    state = state_of(*sessions)
    assert (state.facts["a-fact"].status, conflicts(state)) == (
        "pending",
        [("concurrent-answer", ("a-fact",))],
    )


def test_a_third_branch_finds_the_claim_waiting_too() -> None:
    for first, second, third in permutations(
        (promoted("a-fact"), answer(ev.Rejected, "a-fact"), promoted("a-fact"))
    ):
        state = state_of(
            session(1, created("a-fact")),
            session(2, first, seen=[1]),
            session(3, second, seen=[1]),
            session(4, third, seen=[1]),
        )
        assert (state.facts["a-fact"].status, codes(state)) == ("pending", [])


def test_after_the_merge_an_answer_counts_again() -> None:
    for days in ((2, 3), (3, 2)):
        state = state_of(
            session(1, created("a-fact")),
            session(days[0], promoted("a-fact"), seen=[1]),
            session(days[1], answer(ev.Rejected, "a-fact"), seen=[1]),
            session(4, promoted("a-fact"), seen=[2, 3]),
        )
        assert (state.facts["a-fact"].status, state.facts["a-fact"].promoted_in) == ("promoted", stem(4))


def test_a_contested_successor_leaves_the_old_fact_being_replaced() -> None:
    base = (*live("old-fact"), created("new-fact"), ev.Superseded("old-fact", "new-fact"))
    for state in both_ways(base, (promoted("new-fact"),), (answer(ev.Rejected, "new-fact"),)):
        old = state.facts["old-fact"]
        assert old.status == "promoted"
        assert old.superseded_by == ()


def test_promoted_against_deferred_is_promoted() -> None:
    for state in both_ways((created("a-fact"),), (promoted("a-fact"),), (answer(ev.Deferred, "a-fact"),)):
        assert (state.facts["a-fact"].status, conflicts(state), codes(state)) == ("promoted", [], [])


def test_promoted_twice_is_promoted() -> None:
    for state in both_ways((created("a-fact"),), (promoted("a-fact"),), (promoted("a-fact"),)):
        assert (state.facts["a-fact"].status, state.facts["a-fact"].promoted_in) == ("promoted", stem(2))
        assert (conflicts(state), codes(state)) == ([], [])


def test_promoted_against_revised_is_promoted_with_the_new_words_in_conflict() -> None:
    for state in both_ways((created("a-fact"),), (promoted("a-fact"),), (revised("a-fact", "New."),)):
        fact = state.facts["a-fact"]
        assert (fact.status, fact.text, codes(state)) == ("promoted", "New.", [])


@pytest.mark.parametrize(
    ("left", "right", "status"),
    [
        (answer(ev.Rejected, "a-fact"), answer(ev.Blocked, "a-fact"), "rejected"),
        (answer(ev.Rejected, "a-fact"), answer(ev.Quarantined, "a-fact"), "rejected"),
        (answer(ev.Rejected, "a-fact"), answer(ev.Deferred, "a-fact"), "rejected"),
        (answer(ev.Quarantined, "a-fact"), answer(ev.Deferred, "a-fact"), "quarantined"),
        (answer(ev.Rejected, "a-fact"), ev.Validated("a-fact", "", (*BY, ("how", "proof:x"))), "rejected"),
    ],
)
def test_answers_that_agree_in_saying_no_end_alike(left: Event, right: Event, status: str) -> None:
    for state in both_ways((created("a-fact"),), (left,), (right,)):
        assert (state.facts["a-fact"].status, conflicts(state), codes(state)) == (status, [], [])


def test_a_thread_closed_here_and_used_there_is_open_again() -> None:
    base = live("a-thread", kind="thread")
    closed = (ev.Closed("a-thread", "Three.", BY),)
    for state in both_ways(base, closed, (ev.Referenced(("a-thread",)),)):
        fact = state.facts["a-thread"]
        assert (fact.closed, fact.uses, conflicts(state)) == ("", 3, [("concurrent-close", ("a-thread",))])


def test_the_use_may_lie_before_others_that_were_known() -> None:
    state = state_of(
        session(1, *live("a-thread", kind="thread")),
        session(2, ev.Referenced(("a-thread",)), seen=[1]),
        session(3, ev.Referenced(("a-thread",)), seen=[1]),
        session(4, ev.Closed("a-thread", "Three.", BY), seen=[3]),
    )
    assert (state.facts["a-thread"].closed, len(conflicts(state))) == ("", 1)


def test_a_thread_closed_twice_alike_is_closed_and_not_alike_is_open() -> None:
    base = live("a-thread", kind="thread")
    three, four = (ev.Closed("a-thread", "Three.", BY),), (ev.Closed("a-thread", "Four.", BY),)
    for state in both_ways(base, three, three):
        assert (state.facts["a-thread"].closed, conflicts(state)) == ("Three.", [])
    for state in both_ways(base, three, four):
        assert (state.facts["a-thread"].closed, conflicts(state)) == (
            "",
            [("concurrent-close", ("a-thread",))],
        )


def test_a_closed_thread_used_in_knowledge_stays_closed() -> None:
    closed = (ev.Closed("a-thread", "Three.", BY),)
    state = sequence(live("a-thread", kind="thread"), closed, (ev.Referenced(("a-thread",)),))
    assert (state.facts["a-thread"].closed, conflicts(state)) == ("Three.", [])


THREE = (*live("old-fact"), *live("one-fact"), *live("two-fact"))
ONE, TWO = (ev.Superseded("old-fact", "one-fact"),), (ev.Superseded("old-fact", "two-fact"),)


def test_two_successors_both_live_in_conflict() -> None:
    for state in both_ways(THREE, ONE, TWO):
        old = state.facts["old-fact"]
        assert (old.status, sorted(old.superseded_by)) == ("superseded", ["one-fact", "two-fact"])
        assert [state.facts[id].status for id in ("one-fact", "two-fact")] == ["promoted", "promoted"]
        assert [state.facts[id].supersedes for id in ("one-fact", "two-fact")] == [
            ("old-fact",),
            ("old-fact",),
        ]
        assert (conflicts(state), codes(state)) == ([("double-supersede", ("one-fact", "two-fact"))], [])


def test_two_successors_that_wait_both_end_the_old_one_when_promoted() -> None:
    base = (*live("old-fact"), created("one-fact"), created("two-fact"))
    for first, second in ((2, 3), (3, 2)):
        merged = (
            session(1, *base),
            session(first, *ONE, seen=[1]),
            session(second, *TWO, seen=[1]),
        )
        two = state_of(*merged, session(4, promoted("two-fact"), seen=[2, 3]))
        assert (two.facts["old-fact"].superseded_by, two.facts["old-fact"].status) == (
            ("two-fact",),
            "superseded",
        )
        other = state_of(
            *merged,
            session(4, answer(ev.Rejected, "one-fact"), seen=[2, 3]),
            session(5, promoted("two-fact")),
        )
        assert other.facts["old-fact"].superseded_by == ("two-fact",)
        none = state_of(
            *merged, session(4, answer(ev.Rejected, "one-fact"), answer(ev.Rejected, "two-fact"), seen=[2, 3])
        )
        assert (none.facts["old-fact"].status, none.facts["old-fact"].pending_successor) == ("promoted", "")


def test_superseded_here_and_invalidated_there_is_a_conflict() -> None:
    for state in both_ways(THREE, ONE, (ev.Superseded("old-fact"),)):
        assert (conflicts(state), codes(state)) == ([("double-supersede", ("old-fact", "one-fact"))], [])
        assert state.facts["old-fact"].status == "superseded"


def test_invalidated_on_both_sides_is_one_end() -> None:
    for state in both_ways(THREE, (ev.Superseded("old-fact"),), (ev.Superseded("old-fact"),)):
        assert (conflicts(state), codes(state)) == ([], [])


def test_superseded_here_and_rolled_back_there_never_should_have_been() -> None:
    for state in both_ways(THREE, ONE, (answer(ev.RolledBack, "old-fact"),)):
        assert (state.facts["old-fact"].status, codes(state)) == ("rolled-back", [])


def test_a_use_on_the_other_branch_of_what_ended_is_no_mistake() -> None:
    for state in both_ways(live("a-fact"), (ev.Superseded("a-fact"),), (ev.Referenced(("a-fact",)),)):
        assert (state.facts["a-fact"].status, state.facts["a-fact"].uses, codes(state)) == (
            "superseded",
            3,
            [],
        )


def test_the_same_id_with_other_words_is_kept_twice() -> None:
    left, right = created("a-fact", "Eight."), created("a-fact", "Nine.")
    for state, first, second in zip(
        both_ways((), (left, promoted("a-fact", "Eight.")), (right, promoted("a-fact", "Nine."))),
        ("Eight.", "Nine."),
        ("Nine.", "Eight."),
        strict=True,
    ):
        (real,) = set(state.facts) - {"a-fact"}
        assert (state.facts["a-fact"].text, state.facts[real].text) == (first, second)
        assert [state.facts[id].status for id in ("a-fact", real)] == ["promoted", "promoted"]
        assert real == f"a-fact-{sha256(second.encode()).hexdigest()[:4]}"
        assert (conflicts(state), codes(state)) == ([("same-id", ("a-fact", real))], [])


def test_an_id_means_what_its_session_could_know() -> None:
    state = state_of(
        session(1, seen=[]),
        session(2, created("a-fact", "Eight."), seen=[1]),
        session(3, created("a-fact", "Nine."), seen=[1]),
        session(4, ev.Referenced(("a-fact",)), seen=[3]),
        session(5, ev.Referenced(("a-fact",)), seen=[2]),
        session(6, ev.Referenced(("a-fact",)), seen=[4, 5]),
        session(7, created("a-fact", "Nine."), seen=[1]),
        session(8, ev.Referenced(("a-fact",)), seen=[7]),
    )
    nine = next(fact for fact in state.facts.values() if fact.text == "Nine.")
    assert [at for at, _, _ in state.facts["a-fact"].history] == [1, 4, 5]
    assert [at for at, _, _ in nine.history] == [2, 3, 6, 7]
    assert len(state.facts) == 2


def test_the_same_id_with_the_same_words_is_one_fact() -> None:
    for state in both_ways((), (created("a-fact", "Eight."),), (created("a-fact", "Eight."),)):
        assert (len(state.facts), state.facts["a-fact"].uses, conflicts(state), codes(state)) == (
            1,
            2,
            [],
            [],
        )


CLASH = ev.Contradicted("one-fact", "two-fact", (("rule", "number"),))


def settled(outcome: str) -> tuple[Event, ...]:
    return (ev.Resolved(conflict_id(("one-fact", "two-fact"), "number"), "", (("outcome", outcome), *BY)),)


def test_a_conflict_settled_otherwise_on_two_branches_is_open_again() -> None:
    for state in both_ways((*THREE, CLASH), settled("one-fact"), settled("two-fact")):
        assert [state.facts[id].status for id in ("one-fact", "two-fact")] == ["promoted", "promoted"]
        assert [state.facts[id].superseded_by for id in ("one-fact", "two-fact")] == [(), ()]
        assert [state.facts[id].supersedes for id in ("one-fact", "two-fact")] == [(), ()]
        assert conflicts(state) == [("number", ("one-fact", "two-fact"))]


def test_a_conflict_settled_alike_on_two_branches_is_settled() -> None:
    for state in both_ways((*THREE, CLASH), settled("one-fact"), settled("one-fact")):
        assert (state.facts["two-fact"].superseded_by, conflicts(state), codes(state)) == (
            ("one-fact",),
            [],
            [],
        )


def test_a_conflict_recorded_on_two_branches_stays_settled() -> None:
    state = state_of(
        session(1, *THREE),
        session(2, CLASH, seen=[1]),
        session(3, *settled("both"), seen=[2]),
        session(4, CLASH, seen=[1]),
    )
    assert conflicts(state) == []


def test_a_settled_concurrent_change_opens_again_with_the_next_one() -> None:
    id = conflict_id(("a-fact",), "concurrent-revision")
    state = state_of(
        session(1, *live("a-fact")),
        session(2, revised("a-fact", "Left."), seen=[1]),
        session(3, revised("a-fact", "Right."), seen=[1]),
        session(4, ev.Resolved(id, "", (("outcome", "both"), *BY)), seen=[2, 3]),
        session(5, revised("a-fact", "Once more."), seen=[4]),
        session(6, revised("a-fact", "And again."), seen=[4]),
    )
    assert conflicts(state) == [("concurrent-revision", ("a-fact",))]


def test_a_review_on_another_branch_takes_nothing_back() -> None:
    state = state_of(
        session(1),
        session(2, seen=[1]),
        session(3, ev.Reviewed(stem(2), "", (("scope", "all"),)), seen=[2]),
        session(4, ev.Reviewed(stem(1), "", (("scope", "all"),)), seen=[1]),
    )
    assert state.reviewed == {"all": (stem(2), 2)}


def known(state: State, day: int) -> list[int]:
    at = state.ordinal[stem(day)]
    return [
        int(other[8:10]) for other, there in state.ordinal.items() if there < at and state.knows(at, there)
    ]


def test_the_closure_of_what_was_seen() -> None:
    state = state_of(
        session(1, seen=[]),
        session(2, seen=[1]),
        session(3, seen=[1]),
        session(4, seen=[3]),
        session(5, seen=[2, 4]),
        session(6, seen=[2]),
        session(7),
    )
    assert [known(state, day) for day in range(1, 8)] == [
        [],
        [1],
        [1],
        [1, 3],
        [1, 2, 3, 4],
        [1, 2],
        [1, 2, 3, 4, 5, 6],
    ]
    assert state.heads == {stem(7)}


def test_the_heads_are_what_nobody_has_seen() -> None:
    state = state_of(session(1, seen=[]), session(2, seen=[1]), session(3, seen=[1]), session(4, seen=[]))
    assert state.heads == {stem(2), stem(3), stem(4)}


def test_a_session_that_is_gone_is_missed_and_stands_for_all_before_it() -> None:
    state = state_of(session(1, seen=[]), session(2, seen=[1]), session(4, seen=[3]))
    assert (codes(state), known(state, 4)) == (["seen-missing"], [1, 2])


def test_a_session_seen_with_other_content_was_changed() -> None:
    changed = session(2, seen=[])
    header = tuple(
        (key, value.replace("@", "@0") if key == "seen" else value)
        for key, value in session(3, seen=[2]).header
    )
    state = state_of(changed, Session(stem(3), "sessions/x.md", "strict", header, ()))
    assert [(item.code, item.file) for item in state.problems] == [("session-modified", changed.path)]


@st.composite
def graphs(draw: st.DrawFn) -> list[tuple[int, ...]]:
    """For each session, those of its forerunners that it has seen."""
    count = draw(st.integers(1, 12))
    return [
        tuple(draw(st.sets(st.integers(1, day - 1), max_size=3))) if day > 1 else ()
        for day in range(1, count + 1)
    ]


@given(graphs())
def test_closures_are_those_of_the_graph(graph: list[tuple[int, ...]]) -> None:
    state = state_of(*(session(day, seen=seen) for day, seen in enumerate(graph, 1)))
    closure: dict[int, set[int]] = {}
    for day, seen in enumerate(graph, 1):
        closure[day] = set(seen).union(*(closure[other] for other in seen))
        assert known(state, day) == sorted(closure[day])
    assert state.heads == {stem(day) for day in closure if not any(day in seen for seen in graph)}


DRAWN: tuple[Callable[[], Event], ...] = (
    lambda: promoted("a-fact", "One."),
    lambda: promoted("b-fact"),
    lambda: answer(ev.Rejected, "a-fact"),
    lambda: answer(ev.Deferred, "a-fact"),
    lambda: answer(ev.Blocked, "b-fact"),
    lambda: answer(ev.RolledBack, "a-fact"),
    lambda: revised("a-fact", "Two."),
    lambda: revised("c-fact", "Three."),
    lambda: ev.Superseded("c-fact", "a-fact"),
    lambda: ev.Superseded("c-fact", "b-fact"),
    lambda: ev.Superseded("a-fact"),
    lambda: ev.Closed("d-thread", "Done.", BY),
    lambda: ev.Referenced(("a-fact", "c-fact", "d-thread")),
    lambda: created("a-fact", "Other."),
    lambda: created("e-fact", "New."),
    lambda: ev.Archived("c-fact", "", (("why", "faded"),)),
    lambda: ev.Set("status", "x", BY),
    lambda: ev.Contradicted("a-fact", "c-fact", (("rule", "number"),)),
    lambda: ev.Resolved(conflict_id(("a-fact", "c-fact"), "number"), "", (("outcome", "a-fact"), *BY)),
)


@st.composite
def histories(draw: st.DrawFn) -> list[Session]:
    """Sessions on a random graph, each with some of the events above."""
    base = (created("a-fact", "One."), created("b-fact"), *live("c-fact"), *live("d-thread", kind="thread"))
    found = [session(1, *base, seen=[])]
    for day, seen in enumerate(draw(graphs()), 2):
        chosen = draw(st.lists(st.sampled_from(DRAWN), max_size=4))
        found.append(
            session(day, *(make() for make in chosen), seen=sorted({1, *(other + 1 for other in seen)}))
        )
    return found


def everything(state: State) -> object:
    """All that a state holds, as plain values."""
    kept = {name: getattr(state, name) for name in State._names if name not in ("facts", "rows")}  # type: ignore[attr-defined]
    return kept, {id: state.facts[id] for id in state.facts}, list(state.rows)


@given(histories(), st.data())
def test_continuing_a_fold_equals_folding_from_the_start(
    history: list[Session], drawn: st.DataObject
) -> None:
    cut = drawn.draw(st.integers(0, len(history)))
    assert everything(fold(history[cut:], fold(history[:cut]))) == everything(fold(history))


@given(histories(), st.randoms())
def test_the_order_of_a_listing_is_irrelevant(history: list[Session], random: object) -> None:
    shuffled = list(history)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert everything(state_of(*shuffled)) == everything(fold(history))


@given(histories())
def test_whatever_happens_every_fact_stands_in_one_place(history: list[Session]) -> None:
    state = fold(history)
    for fact in state.facts.values():
        for id in fact.superseded_by:
            assert fact.id in state.facts[id].supersedes
        if fact.status == "promoted":
            assert fact.promoted_in in state.ordinal
            assert not fact.superseded_by
        assert all(fact.id in state.conflicts[name].ids for name in fact.conflicts)


@pytest.mark.parametrize("verb", [ev.Verified, ev.Refreshed])
def test_of_two_new_anchors_the_later_counts_and_both_clear_what_was_stale(
    verb: type[ev.Verified] | type[ev.Refreshed],
) -> None:
    def anchored(lines: str) -> Event:
        fields = (*BY, ("content", "sha256:1"), ("evidence", f"a.py#{lines}@sha256:{'0' * 64}"))
        return verb("a-fact", "", fields)

    staled = ev.Staled("a-fact", "", (("evidence", "a.py#L1-L2"), ("was", "sha256:0"), ("now", "sha256:1")))
    base = (*live("a-fact"), staled)
    for state, lines in zip(
        both_ways(base, (anchored("L3-L4"),), (anchored("L5-L6"),)), ("L5-L6", "L3-L4"), strict=True
    ):
        fact = state.facts["a-fact"]
        assert (fact.every("evidence"), fact.stale) == ((f"a.py#{lines}@sha256:{'0' * 64}",), ())
        assert (conflicts(state), codes(state)) == ([], [])
