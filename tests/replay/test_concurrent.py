"""An agent's or a policy's change of an unreviewed fact, merged with a use or a person's word it did not know of."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.boot.struct import replace
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.ids import content_hash
from memkit.model.session import Session
from memkit.model.state import State
from memkit.rules import view
from tests.replay.ledgers import CODEX, DANA, codes, conflicts, created, promoted, session, state_of

AUTO, DECAY = "policy:auto", "policy:decay"
RULE = ("concurrent-change", ("a-fact",))


def first() -> Session:
    """A ledger of this edition with one unreviewed fact."""
    made = session(1, created("a-fact"), promoted("a-fact", by=AUTO), records=(("legacy-sessions", "none"),))
    return replace(made, header=(("memkit", "2"), *made.header[1:], ("seen", "none")))


def verified(text: str = "About a-fact.") -> Event:
    return ev.Verified("a-fact", "", (("by", DANA), ("content", content_hash(text))))


CHANGES: dict[str, tuple[Event, ...]] = {
    "archived": (ev.Archived("a-fact", "", (("by", DECAY), ("why", "unused"))),),
    "superseded": (
        created("b-fact"),
        ev.Superseded("a-fact", "b-fact", (("why", "moved"),)),
        promoted("b-fact", by=AUTO),
    ),
    "invalidated": (ev.Superseded("a-fact", "", (("by", CODEX), ("why", "gone"))),),
    "revised": (
        ev.Revised("a-fact", "Said anew.", (("by", CODEX), ("content", content_hash("Said anew.")))),
    ),
}
ANSWERS: dict[str, tuple[Event, ...]] = {
    "used": (ev.Referenced(("a-fact",)),),
    "seen": (ev.Referenced(("a-fact",), (("how", "seen"),)),),
    "verified": (verified(),),
}


def outcome(state: State) -> tuple[object, ...]:
    """All that a reader is told of the fact."""
    fact = state.facts["a-fact"]
    ends = (fact.status, bool(fact.archived), fact.superseded_by, fact.invalidated)
    other = state.facts.get("b-fact")
    beside = (other.status, other.supersedes) if other is not None else ()
    return fact.text, fact.standing, *ends, beside, sorted(conflicts(state))


def merged(*branches: tuple[Event, ...]) -> list[State]:
    """The state after merging branches that know the first session alone, in every order of their stems."""
    return [
        state_of(first(), *(session(day, *branches[at], seen=[1]) for day, at in enumerate(order, 2)))
        for order in permutations(range(len(branches)))
    ]


@pytest.mark.parametrize("change", sorted(CHANGES))
@pytest.mark.parametrize("answer", ["used", "seen"])
def test_a_use_that_did_not_know_of_a_change_leaves_it_without_effect(change: str, answer: str) -> None:
    for state in merged(CHANGES[change], ANSWERS[answer]):
        fact = state.facts["a-fact"]
        assert (fact.text, fact.is_live, fact.superseded_by) == ("About a-fact.", True, ())
        assert (conflicts(state), codes(state)) == ([], [])


@pytest.mark.parametrize("change", sorted(CHANGES))
def test_against_a_person_a_change_opens_a_thread_and_has_no_effect(change: str) -> None:
    for state in merged(CHANGES[change], ANSWERS["verified"]):
        fact = state.facts["a-fact"]
        assert (fact.text, fact.is_live, fact.standing) == ("About a-fact.", True, "reviewed")
        assert (conflicts(state), codes(state)) == ([RULE], [])
        assert view.open_conflicts(fact, state) == ()


def test_a_successor_waits_again_when_a_person_stands_behind_what_it_did_not_replace() -> None:
    for state in merged(CHANGES["superseded"], ANSWERS["verified"]):
        successor = state.facts["b-fact"]
        assert (successor.status, successor.why, successor.supersedes) == ("pending", "disputes a-fact", ())


def test_a_successor_stays_beside_a_fact_that_was_only_used_elsewhere() -> None:
    for state in merged(CHANGES["superseded"], ANSWERS["used"]):
        assert (state.facts["b-fact"].is_live, state.facts["b-fact"].supersedes) == (True, ())


@pytest.mark.parametrize("change", sorted(CHANGES))
def test_a_change_that_knew_of_the_use_counts(change: str) -> None:
    state = state_of(first(), session(2, *ANSWERS["used"], seen=[1]), session(3, *CHANGES[change], seen=[2]))
    fact = state.facts["a-fact"]
    assert (fact.text, fact.is_live) != ("About a-fact.", True)
    assert codes(state) == []


def test_a_person_who_knew_a_rewording_keeps_it_against_a_use_elsewhere() -> None:
    use, change = ANSWERS["used"], CHANGES["revised"]
    signed = (verified("Said anew."),)
    for days in ((2, 3, 4), (3, 2, 4), (4, 2, 3)):
        used, revised, looked = days
        state = state_of(
            first(),
            session(used, *use, seen=[1]),
            session(revised, *change, seen=[1]),
            session(looked, *signed, seen=[revised]),
        )
        assert (state.facts["a-fact"].text, state.facts["a-fact"].standing) == ("Said anew.", "reviewed")


def test_a_persons_own_change_is_not_held_back_by_a_use() -> None:
    change = (ev.Archived("a-fact", "", (("by", DANA), ("why", "gone"))),)
    state = merged(change, ANSWERS["used"])[1]
    assert state.facts["a-fact"].archived == "gone"


@settings(max_examples=60, deadline=None)
@given(
    change=st.sampled_from(sorted(CHANGES)),
    answers=st.lists(st.sampled_from(sorted(ANSWERS)), min_size=1, max_size=3),
)
def test_the_order_of_the_stems_does_not_matter(change: str, answers: list[str]) -> None:
    states = merged(CHANGES[change], *(ANSWERS[answer] for answer in answers))
    assert all(outcome(state) == outcome(states[0]) for state in states)


@settings(max_examples=40, deadline=None)
@given(
    changes=st.lists(
        st.sampled_from(("archived", "revised", "superseded")), min_size=2, max_size=2, unique=True
    ),
    answer=st.sampled_from(sorted(ANSWERS)),
)
def test_the_order_does_not_matter_to_two_changes_either(changes: list[str], answer: str) -> None:
    states = merged(*(CHANGES[change] for change in changes), ANSWERS[answer])
    assert all(outcome(state) == outcome(states[0]) for state in states)


@pytest.mark.parametrize("how", ["verified", "revised"])
def test_of_two_unreviewed_facts_in_conflict_the_other_waits_when_a_person_confirms_one(how: str) -> None:
    other = (created("b-fact"), promoted("b-fact", by=AUTO), ev.Contradicted("a-fact", "b-fact"))
    before = state_of(first(), session(2, *other, seen=[1]))
    assert [len(view.open_conflicts(before.facts[id], before)) for id in ("a-fact", "b-fact")] == [1, 1]
    said = (("by", DANA), ("content", content_hash("Said anew.")))
    word = {"verified": verified(), "revised": ev.Revised("a-fact", "Said anew.", said)}[how]
    state = state_of(
        first(), session(2, *other, seen=[1]), session(3, word, seen=[2], kind="review", actor=DANA)
    )
    a, b = state.facts["a-fact"], state.facts["b-fact"]
    assert (a.standing, a.is_live, view.open_conflicts(a, state)) == ("reviewed", True, ())
    assert (b.status, b.why, codes(state)) == ("pending", "disputes a-fact", [])
