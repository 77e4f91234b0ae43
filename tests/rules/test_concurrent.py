"""Sessions that came together: which of them did not know each other, and which of their claims contradict."""

from __future__ import annotations

import pytest

from memkit.model import events as ev
from memkit.model.session import Session
from memkit.query.merged_claims import named_facts
from memkit.rules.concurrent import claims_to_compare, concurrent_clashes, concurrent_sessions
from memkit.rules.gate import Everything
from tests.replay.ledgers import CODEX, answer, created, live, promoted, revised, session, state_of

OPEN = live("opens", "The store opens one connection.")
SHUT = live("opens-none", "The store does not open one connection.")
BASE = session(1, *live("quay", "Who paints the quay is open."), seen=[])


def clashes(*sessions: Session) -> list[tuple[str, str]]:
    state = state_of(*sessions)
    concurrent = concurrent_sessions(state, len(state.rows))
    new = {state.rows[at].stem for at in concurrent.newcomers()}
    named = named_facts(state, (each for each in sessions if each.stem in new))
    asked = claims_to_compare(concurrent, state, named)
    return [pair[:2] for pair in concurrent_clashes(concurrent, state, asked, Everything(state))]


def pairs(*sessions: Session) -> set[tuple[str, ...]]:
    return {tuple(sorted(pair)) for pair in clashes(*sessions)}


BOTH = {("opens", "opens-none")}


@pytest.mark.parametrize("first, second", [(OPEN, SHUT), (SHUT, OPEN)])
def test_claims_of_two_branches_are_compared(
    first: tuple[ev.Event, ...], second: tuple[ev.Event, ...]
) -> None:
    assert pairs(BASE, session(2, *first, seen=[1]), session(3, *second, seen=[1])) == BOTH


def test_a_ledger_with_one_head_is_not_compared() -> None:
    assert pairs(BASE, session(2, *OPEN, seen=[1]), session(3, *SHUT, seen=[2])) == set()


def test_a_session_that_saw_both_ends_it() -> None:
    both = session(4, ev.Referenced(("quay",)), seen=[2, 3])
    assert pairs(BASE, session(2, *OPEN, seen=[1]), session(3, *SHUT, seen=[1]), both) == set()


def test_a_session_that_was_open_during_the_merge_does_not_end_it() -> None:
    late = session(4, ev.Referenced(("quay",)), seen=[2])
    assert pairs(BASE, session(2, *OPEN, seen=[1]), session(3, *SHUT, seen=[1]), late) == BOTH


def test_only_claims_of_different_sides_count() -> None:
    """Within one branch the claim was judged when it was raised."""
    ours = session(2, *OPEN, *SHUT, seen=[1])
    assert pairs(BASE, ours, session(3, *live("red", "The quay is red."), seen=[1])) == set()


def test_a_claim_of_before_the_fork_is_compared_if_a_branch_changed_it() -> None:
    before = session(1, *live("opens", "The store opens two files."), seen=[])
    left = session(2, revised("opens", "The store opens one connection."), seen=[1])
    assert pairs(before, left, session(3, *SHUT, seen=[1])) == BOTH
    assert pairs(session(1, *OPEN, seen=[]), session(2, ev.Referenced(("quay",)), seen=[1])) == set()


def test_a_side_that_left_memory_is_not_compared() -> None:
    gone = session(3, answer(ev.Archived, "opens"), seen=[2])
    assert pairs(BASE, session(2, *OPEN, seen=[1]), gone, session(4, *SHUT, seen=[1])) == set()
    new = live("opens-two", "The store opens two files.")
    ended = session(3, *new, ev.Superseded("opens", "opens-two"), seen=[2])
    assert pairs(BASE, session(2, *OPEN, seen=[1]), ended, session(4, *SHUT, seen=[1])) == set()


def test_a_fact_that_a_branch_used_while_the_other_archived_it_is_compared() -> None:
    gate = (("legacy-sessions", "none"),)
    raised = created("opens", "The store opens one connection.")
    before = session(1, raised, promoted("opens", raised.text, by="policy:auto"), seen=[], records=gate)
    left = session(2, ev.Archived("opens", "", (("by", CODEX),)), *SHUT, seen=[1])
    right = session(3, ev.Referenced(("opens",)), seen=[1])
    assert pairs(before, left, right) == BOTH


def test_a_candidate_that_waits_is_compared_only_once_it_counts() -> None:
    waits = created("opens-none", "The store does not open one connection.")
    assert pairs(BASE, session(2, *OPEN, seen=[1]), session(3, waits, seen=[1])) == set()


def test_a_recorded_or_settled_pair_is_not_found_again() -> None:
    said = session(4, ev.Contradicted("opens", "opens-none", (("rule", "polarity"),)), seen=[2])
    ledger = (BASE, session(2, *OPEN, seen=[1]), session(3, *SHUT, seen=[1]), said)
    assert pairs(*ledger) == set()


def test_duplicates_are_no_conflict() -> None:
    twin = live("opens-again", "The store opens one connection.")
    assert pairs(BASE, session(2, *OPEN, seen=[1]), session(3, *twin, seen=[1])) == set()


def test_three_branches_merged_at_once() -> None:
    left, right = session(2, *OPEN, seen=[1]), session(3, *SHUT, seen=[1])
    other = session(4, *live("red", "The quay is red."), seen=[1])
    also = session(5, *live("not-red", "The quay is not red."), seen=[1])
    assert pairs(BASE, left, right, other, also) == BOTH | {("not-red", "red")}


def test_a_merged_branch_that_contains_a_merge() -> None:
    """Two sides of the branch were compared when it was merged; main is not compared with either yet."""
    inner = [session(2, *OPEN, seen=[1]), session(3, *live("red", "The quay is red."), seen=[1])]
    both = session(4, ev.Referenced(("quay",)), seen=[2, 3])
    assert pairs(BASE, *inner, both, session(5, *SHUT, seen=[1])) == BOTH


def test_the_newcomers_are_the_smaller_side() -> None:
    main = [session(day, ev.Referenced(("quay",)), seen=[day - 1]) for day in range(2, 9)]
    state = state_of(BASE, *main, session(9, *OPEN, seen=[1]))
    assert concurrent_sessions(state, 9).newcomers() == [8]


def test_a_session_that_saw_a_missing_one_is_compared_with_all() -> None:
    """A cherry-picked session: its predecessor is not here, so nobody knows what it knew of this side."""
    ours = session(2, *OPEN, seen=[1])
    picked = session(5, *SHUT, seen=[4])
    assert pairs(BASE, ours, session(3, ev.Referenced(("quay",)), seen=[2]), picked) == BOTH
    assert pairs(BASE, ours, picked, session(6, ev.Referenced(("quay",)), seen=[5])) == BOTH


def test_a_session_of_a_wrong_clock_is_left_out() -> None:
    state = state_of(BASE, session(2, *OPEN, seen=[1]), session(30, *SHUT, seen=[1]))
    assert not concurrent_sessions(state, 2).known_by
    assert concurrent_sessions(state, 3).known_by
