"""A fact's life: uses, threads, pins, archive, evidence, supersession, settlement."""

from __future__ import annotations

import pytest

from memkit.model import events as ev
from memkit.model.ids import conflict_id
from memkit.model.session import LENIENT, Session
from memkit.replay import fold
from tests.replay.ledgers import (
    CODEX,
    DANA,
    answer,
    codes,
    conflicts,
    created,
    live,
    problems,
    promoted,
    revised,
    session,
    state_of,
    stem,
)


def use(*ids: str) -> ev.Referenced:
    return ev.Referenced(ids)


def by(who: str = DANA) -> tuple[tuple[str, str], ...]:
    return (("by", who),)


def archived(id: str, why: str = "faded") -> ev.Archived:
    return ev.Archived(id, "", (("why", why),))


def test_uses_are_distinct_sessions_of_any_kind() -> None:
    state = state_of(
        session(1, *live("a-fact")),
        session(2, use("a-fact"), use("a-fact", "a-fact")),
        session(3),
        session(4, ev.Reactivated(("a-fact",)), kind="review"),
        session(5),
    )
    fact = state.facts["a-fact"]
    assert (fact.uses, fact.last_used, fact.used_work, state.work) == (3, "2026-01-04", 3, 4)
    assert fact.history == [
        (0, 1, "Created"),
        (0, 2, "Promoted"),
        (1, 1, "Referenced"),
        (1, 2, "Referenced"),
        (1, 2, "Referenced"),
        (3, 1, "Reactivated"),
    ]


def test_an_unknown_id_is_a_problem_and_the_known_one_beside_it_counts() -> None:
    state = state_of(session(1, *live("a-fact")), session(2, use("no-fact", "a-fact")))
    assert (state.facts["a-fact"].uses, problems(state)) == (2, [("unknown-id", "02", 1)])


def test_a_use_brings_an_archived_fact_back() -> None:
    away = (session(1, *live("a-fact")), session(2, archived("a-fact"), kind="review"))
    fact = state_of(*away).facts["a-fact"]
    assert (fact.archived, fact.left, fact.is_live) == ("faded", stem(2), False)
    fact = state_of(*away, session(3, use("a-fact"))).facts["a-fact"]
    assert (fact.archived, fact.left, fact.is_live) == ("", "", True)


def test_what_is_not_memory_or_still_open_is_not_archived() -> None:
    state = state_of(
        session(1, created("a-fact"), *live("a-thread", kind="thread"), *live("b-fact")),
        session(2, archived("a-fact"), archived("a-thread"), archived("b-fact"), archived("b-fact")),
    )
    assert problems(state) == [("bad-transition", "02", line) for line in (1, 2, 4)]


def test_a_thread_ends_with_its_outcome() -> None:
    state = state_of(
        session(1, *live("a-thread", kind="thread")), session(2, ev.Closed("a-thread", "Three.", by()))
    )
    fact = state.facts["a-thread"]
    assert (fact.closed, fact.closed_at, fact.shown_status, fact.uses) == ("Three.", 1, "closed", 2)


def test_a_thread_closed_without_a_word_is_closed() -> None:
    state = state_of(session(1, *live("a-thread", kind="thread"), ev.Closed("a-thread")))
    assert state.facts["a-thread"].closed == "closed"


def test_only_threads_and_tasks_are_closed() -> None:
    state = state_of(session(1, *live("a-fact"), ev.Closed("a-fact"), ev.TaskClosed("HARBOUR-7")))
    assert (codes(state), state.tasks_closed) == (["bad-transition"], {"HARBOUR-7": stem(1)})


def test_a_person_pins_and_unpins_an_agent_does_not() -> None:
    state = state_of(
        session(1, *live("a-fact"), *live("b-fact"), *live("c-fact")),
        session(
            2,
            ev.Pinned("a-fact", "", by()),
            ev.Pinned("b-fact", "", by()),
            ev.Pinned("c-fact", "", by(CODEX)),
        ),
        session(3, ev.Unpinned("b-fact", "", by()), ev.Unpinned("a-fact", "", by(CODEX))),
    )
    assert [state.facts[id].pinned_by for id in ("a-fact", "b-fact", "c-fact")] == [DANA, "", ""]
    assert codes(state) == ["bad-event", "bad-event"]


def test_a_person_verifies() -> None:
    state = state_of(session(1, *live("a-fact")), session(2, ev.Verified("a-fact", "", by())), session(3))
    assert (state.facts["a-fact"].verified_work, codes(state)) == (2, [])


def test_evidence_goes_stale_and_fresh_again() -> None:
    staled = ev.Staled("a-fact", "", (("evidence", "src/a.py"), ("was", "1"), ("now", "2")))
    away = (session(1, *live("a-fact")), session(2, staled, staled))
    assert state_of(*away).facts["a-fact"].stale == (("src/a.py", stem(2), "2"),)
    fresh = session(3, ev.Refreshed("a-fact", "", (("evidence", "src/a.py"),)))
    assert state_of(*away, fresh).facts["a-fact"].stale == ()


def test_questions_are_added_once_and_leave_the_standing_alone() -> None:
    asked = ev.Asked("a-fact", "", (("by", CODEX), ("asks", "how many?"), ("asks", "how few?")))
    start = session(1, *live("a-fact"))
    fact = state_of(start, session(2, asked, asked)).facts["a-fact"]
    assert fact.every("asks") == ("how many?", "how few?")
    plain = state_of(start, session(2)).facts["a-fact"]
    assert (fact.is_reviewed, fact.uses, fact.text) == (plain.is_reviewed, plain.uses, plain.text)


def test_a_successor_takes_effect_when_it_is_promoted() -> None:
    start = (
        session(1, *live("old-fact")),
        session(2, created("new-fact"), ev.Superseded("old-fact", "new-fact")),
    )
    state = state_of(*start)
    old = state.facts["old-fact"]
    assert (old.status, old.pending_successor, old.uses, old.left) == ("promoted", "new-fact", 2, "")
    state = state_of(*start, session(3, promoted("new-fact")))
    old, new = state.facts["old-fact"], state.facts["new-fact"]
    assert (old.status, old.superseded_by, old.pending_successor, old.left) == (
        "superseded",
        ("new-fact",),
        "",
        stem(3),
    )
    assert (new.status, new.supersedes, codes(state)) == ("promoted", ("old-fact",), [])


def test_a_rejected_successor_leaves_the_old_fact_as_it_was() -> None:
    state = state_of(
        session(1, *live("old-fact")),
        session(
            2, created("new-fact"), ev.Superseded("old-fact", "new-fact"), answer(ev.Rejected, "new-fact")
        ),
        session(3, *live("third-fact"), ev.Superseded("old-fact", "third-fact")),
    )
    old = state.facts["old-fact"]
    assert (old.superseded_by, old.pending_successor, codes(state)) == (("third-fact",), "", [])
    assert state.facts["new-fact"].supersedes == ()


def test_a_successor_rolled_back_gives_the_place_back() -> None:
    state = state_of(
        session(1, *live("old-fact")),
        session(2, *live("new-fact"), ev.Superseded("old-fact", "new-fact")),
        session(3, answer(ev.RolledBack, "new-fact")),
    )
    old, new = state.facts["old-fact"], state.facts["new-fact"]
    assert (old.status, old.superseded_by, old.left) == ("promoted", (), "")
    assert (new.status, new.left, new.why) == ("rolled-back", stem(3), "because")


def test_a_candidate_that_is_superseded_was_never_live() -> None:
    start = (session(1, created("old-fact"), created("new-fact"), ev.Superseded("old-fact", "new-fact")),)
    assert state_of(*start).facts["old-fact"].status == "superseded"
    back = state_of(*start, session(2, answer(ev.Rejected, "new-fact")))
    assert (back.facts["old-fact"].status, back.facts["old-fact"].left) == ("pending", "")


def test_an_invalidated_fact_ends_at_once() -> None:
    state = state_of(session(1, *live("a-fact")), session(2, ev.Superseded("a-fact", "", (("why", "gone"),))))
    fact = state.facts["a-fact"]
    assert (fact.status, fact.invalidated, fact.why, fact.left, fact.uses) == (
        "superseded",
        True,
        "gone",
        stem(2),
        2,
    )


def test_a_use_after_the_end_is_a_warning() -> None:
    state = state_of(
        session(1, *live("a-fact"), *live("b-fact"), created("c-fact")),
        session(2, ev.Superseded("a-fact"), answer(ev.RolledBack, "b-fact"), answer(ev.Rejected, "c-fact")),
        session(3, use("a-fact", "b-fact", "c-fact")),
    )
    assert [(item.code, item.severity) for item in state.problems] == [("used-after-end", "warning")] * 3


def test_a_fact_is_superseded_once() -> None:
    state = state_of(
        session(1, *live("a-fact"), *live("b-fact"), *live("c-fact"), *live("d-fact")),
        session(2, ev.Superseded("a-fact", "b-fact"), ev.Superseded("c-fact")),
        session(
            3, ev.Superseded("a-fact", "d-fact"), ev.Superseded("a-fact"), ev.Superseded("c-fact", "d-fact")
        ),
        session(4, ev.Superseded("a-fact", "b-fact")),
    )
    assert problems(state) == [("double-supersede", "03", line) for line in (1, 2, 3)]
    assert state.facts["a-fact"].superseded_by == ("b-fact",)


def test_a_candidate_that_waits_for_a_place_keeps_nobody_from_it() -> None:
    start = (
        session(1, *live("old-fact")),
        session(2, created("wish-fact"), ev.Superseded("old-fact", "wish-fact")),
        session(3, *live("new-fact"), ev.Superseded("old-fact", "new-fact")),
    )
    state = state_of(*start)
    old = state.facts["old-fact"]
    assert (old.status, old.superseded_by, codes(state)) == ("superseded", ("new-fact",), [])
    both = state_of(*start, session(4, promoted("wish-fact")))
    assert both.facts["old-fact"].superseded_by == ("new-fact", "wish-fact")
    assert [(item.rule, item.ids) for item in both.conflicts.values()] == [
        ("double-supersede", ("new-fact", "wish-fact"))
    ]


def test_a_chain_never_closes_on_itself() -> None:
    state = state_of(
        session(1, *live("a-fact"), *live("b-fact"), created("c-fact")),
        session(2, ev.Superseded("a-fact", "b-fact"), ev.Superseded("b-fact", "c-fact")),
        session(3, ev.Superseded("c-fact", "a-fact"), ev.Superseded("c-fact", "c-fact")),
    )
    assert problems(state) == [("supersede-cycle", "03", 1), ("supersede-cycle", "03", 2)]


def test_what_was_turned_down_takes_nobodys_place() -> None:
    state = state_of(
        session(1, *live("a-fact"), created("b-fact"), answer(ev.Rejected, "b-fact")),
        session(2, ev.Superseded("a-fact", "b-fact")),
    )
    assert (state.facts["a-fact"].pending_successor, codes(state)) == ("", ["bad-transition"])


def test_the_same_key_with_another_value_is_a_conflict() -> None:
    key = "gateway/port/outer/number"
    state = state_of(
        session(1, *live("port-443", key=key, value="443")),
        session(2, *live("port-8443", key="Gateway/Port/outer/Number", value="8443"), *live("port-8444")),
    )
    assert conflicts(state) == [("key", ("port-443", "port-8443"))]
    assert state.facts["port-443"].conflicts == (conflict_id(("port-8443", "port-443"), "key"),)


def test_a_successor_with_another_value_is_no_conflict() -> None:
    key = "gateway/port/outer/number"
    state = state_of(
        session(1, *live("port-443", key=key, value="443")),
        session(
            2,
            created("port-8443", key=key, value="8443"),
            ev.Superseded("port-443", "port-8443"),
            promoted("port-8443"),
        ),
    )
    assert conflicts(state) == []


def settled(outcome: str, **fields: str) -> ev.Resolved:
    id = conflict_id(("a-fact", "b-fact"), "number")
    return ev.Resolved(id, "", (("outcome", outcome), *fields.items(), *by()))


CLASH = ev.Contradicted("a-fact", "b-fact", (("rule", "number"),))


def test_a_person_settles_and_the_losing_side_ends() -> None:
    start = (session(1, *live("a-fact"), *live("b-fact"), CLASH),)
    assert conflicts(state_of(*start)) == [("number", ("a-fact", "b-fact"))]
    state = state_of(*start, session(2, settled("b-fact", why="measured")))
    a, b = state.facts["a-fact"], state.facts["b-fact"]
    assert (a.status, a.superseded_by, a.left, a.conflicts) == ("superseded", ("b-fact",), stem(2), ())
    assert (b.status, b.supersedes, b.conflicts) == ("promoted", ("a-fact",), ())
    assert (conflicts(state), codes(state)) == ([], [])


def test_both_stay_or_neither() -> None:
    start = (session(1, *live("a-fact"), *live("b-fact"), CLASH),)
    both = state_of(*start, session(2, settled("both")))
    assert [both.facts[id].status for id in ("a-fact", "b-fact")] == ["promoted", "promoted"]
    neither = state_of(*start, session(2, settled("neither")))
    assert [neither.facts[id].invalidated for id in ("a-fact", "b-fact")] == [True, True]


def test_a_losing_candidate_is_rejected_a_winning_one_still_needs_its_promotion() -> None:
    start = (session(1, *live("a-fact"), created("b-fact"), CLASH),)
    lost = state_of(*start, session(2, settled("a-fact")))
    assert (lost.facts["b-fact"].status, lost.facts["b-fact"].why) == ("rejected", "settled: a-fact")
    won = state_of(*start, session(2, settled("b-fact")))
    assert (won.facts["a-fact"].status, won.facts["a-fact"].pending_successor) == ("promoted", "b-fact")
    done = state_of(*start, session(2, settled("b-fact")), session(3, promoted("b-fact")))
    assert (done.facts["a-fact"].status, done.facts["a-fact"].superseded_by) == ("superseded", ("b-fact",))


def test_an_agent_settles_nothing_and_no_outcome_is_made_up() -> None:
    start = (session(1, *live("a-fact"), *live("b-fact"), CLASH),)
    id = conflict_id(("a-fact", "b-fact"), "number")
    state = state_of(
        *start,
        session(2, ev.Resolved(id, "", (("outcome", "b-fact"), *by(CODEX)))),
        session(3, settled("c-fact"), ev.Resolved("conflict-00000000", "", (("outcome", "both"), *by()))),
    )
    assert (codes(state), len(conflicts(state))) == (["bad-event", "bad-event", "unknown-id"], 1)


def test_a_settled_conflict_is_not_settled_twice_but_can_be_recorded_anew() -> None:
    start = (session(1, *live("a-fact"), *live("b-fact"), CLASH), session(2, settled("both")))
    other = state_of(*start, session(3, settled("both")), session(4, settled("a-fact")))
    assert (codes(other), conflicts(other)) == (["bad-transition"], [])
    anew = state_of(*start, session(3, CLASH))
    assert conflicts(anew) == [("number", ("a-fact", "b-fact"))]


def test_fields_that_name_nothing_dangle() -> None:
    state = state_of(
        session(
            1,
            created("a-fact", twin="b-fact"),
            created("b-fact", twin="a-fact"),
            created("c-fact", twin="no-fact"),
            created("d-fact", evidence=f"session:{stem(1)}#L4"),
            created("e-fact", evidence="session:2025-01-01-000000"),
            created("f-fact", kind="change", change="Revised no-fact"),
            created("g-fact", kind="change", change="Set status"),
            ev.Validated("a-fact", "", (("by", DANA), ("how", "finding:no-fact"))),
            records=(("z-fact", "Body."),),
        )
    )
    assert problems(state) == [("dangling-link", "01", line) for line in (3, 5, 6, 8, 1)]


def test_an_event_nobody_knows_is_skipped_with_its_line() -> None:
    state = state_of(session(1, *live("a-fact"), ev.Unknown("Entangled", "a-fact"), use("a-fact")))
    assert (problems(state), state.events) == ([("bad-event", "01", 3)], 4)


def by_hand(day: int, *events: ev.Event) -> Session:
    return Session(stem(day), f"sessions/{stem(day)}.md", LENIENT, (), events)


def test_by_hand_a_resolved_thread_is_closed_and_a_line_that_opens_with_an_id_is_a_use() -> None:
    state = fold(
        [
            session(1, *live("a-thread", kind="thread"), *live("a-fact")),
            by_hand(
                2,
                ev.Resolved("a-thread", "Done."),
                ev.Mentioned(("a-fact", "re-check")),
                ev.Mentioned(("re-do",)),
            ),
        ]
    )
    assert (state.facts["a-thread"].closed, state.facts["a-fact"].uses) == ("Done.", 2)
    assert [(item.code, item.severity) for item in state.problems] == [("bad-event", "warning")]


def test_by_hand_an_unknown_id_is_a_warning() -> None:
    state = fold([by_hand(1, ev.Referenced(("no-fact",)))])
    assert [(item.code, item.severity) for item in state.problems] == [("unknown-id", "warning")]


def test_more_sessions_alone_never_freshen_a_fact() -> None:
    start = [session(1, *live("a-fact"))]
    early = fold(start).facts["a-fact"]
    late = state_of(*start, *(session(day) for day in range(2, 20))).facts["a-fact"]
    assert late == early


def test_a_revision_counts_as_a_use_of_what_it_revises() -> None:
    state = state_of(session(1, *live("a-fact")), session(2), session(3, revised("a-fact", "New.")))
    assert state.facts["a-fact"].used_work == 3


@pytest.mark.parametrize("end", [ev.Rejected, ev.RolledBack])
def test_a_claim_that_was_turned_down_takes_no_other_claims_place(end: type[ev.OfId]) -> None:
    new = (created("new-fact"),) if end is ev.Rejected else live("new-fact")
    state = state_of(
        session(1, *live("old-fact"), *new, answer(end, "new-fact")),
        session(2, ev.Superseded("old-fact", "new-fact")),
    )
    assert problems(state) == [("bad-transition", "02", 1)]
    assert state.facts["old-fact"].is_live
