"""From candidate to memory: the steps that can be taken, and what a promotion needs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.model.ids import content_hash
from memkit.model.state import State
from tests.replay.ledgers import (
    CODEX,
    DANA,
    answer,
    codes,
    created,
    live,
    problems,
    promoted,
    revised,
    session,
    state_of,
    stem,
)

STEPS: dict[str, Callable[[str], Event]] = {
    "validated": lambda id: ev.Validated(id, "", (("by", DANA), ("how", "proof:make test"))),
    "promoted": promoted,
    "deferred": lambda id: answer(ev.Deferred, id),
    "rejected": lambda id: answer(ev.Rejected, id),
    "blocked": lambda id: answer(ev.Blocked, id),
    "quarantined": lambda id: answer(ev.Quarantined, id),
    "rolled-back": lambda id: answer(ev.RolledBack, id),
    "superseded": lambda id: ev.Superseded(id),
}
ALLOWED = {
    "pending": {"validated", "promoted", "deferred", "rejected", "blocked", "quarantined", "superseded"},
    "validated": {"promoted", "deferred", "rejected", "blocked", "quarantined"},
    "deferred": {"validated", "promoted", "deferred", "rejected", "blocked", "quarantined", "superseded"},
    "blocked": {"validated", "promoted", "deferred", "rejected", "blocked", "quarantined", "superseded"},
    "quarantined": {"validated", "rejected"},
    "promoted": {"rolled-back", "superseded"},
    "rejected": set(),
    "rolled-back": set(),
    "superseded": set(),
}


@pytest.mark.parametrize("to", STEPS)
@pytest.mark.parametrize("start", ALLOWED)
def test_every_step_is_allowed_or_a_problem_without_effect(start: str, to: str) -> None:
    way: list[Event] = [] if start == "pending" else [STEPS[start]("a-fact")]
    if start == "rolled-back":
        way.insert(0, promoted("a-fact"))
    state = state_of(session(1, created("a-fact"), *way), session(2, STEPS[to]("a-fact")))
    allowed = to in ALLOWED[start]
    code = "double-supersede" if start == to == "superseded" else "bad-transition"
    assert state.facts["a-fact"].status == (to if allowed else start)
    assert codes(state) == ([] if allowed else [code])


def test_a_candidate_enters_with_all_it_says() -> None:
    event = created(
        "a-fact", "A gate sticks.", "finding", evidence="src/gate.py@sha256:1f", by="agent:gemini"
    )
    state = state_of(session(3, event, records=(("a-fact", "### Why\n\nRust."),)))
    assert state.facts["a-fact"] == Fact(
        id="a-fact",
        text="A gate sticks.",
        section="findings",
        kind="finding",
        src="agent",
        origin=stem(3),
        created="2026-01-03",
        author="agent:gemini",
        fields=event.fields,
        body="### Why\n\nRust.",
        uses=1,
        last_used="2026-01-03",
        used_at=0,
        used_work=1,
        history=[(0, 1, "Created")],
    )


def test_a_promotion_makes_it_memory_and_restarts_its_clock() -> None:
    state = state_of(session(1, created("a-fact")), session(2), session(3, promoted("a-fact"), kind="review"))
    fact = state.facts["a-fact"]
    assert (fact.status, fact.promoted_in, fact.promoted_by) == ("promoted", stem(3), DANA)
    assert (fact.anchor_work, fact.used_work, state.work) == (2, 1, 2)


@pytest.mark.parametrize("name", ["by", "via", "target", "content", "reviewed"])
def test_a_promotion_without_a_field_has_no_effect(name: str) -> None:
    fields = tuple(pair for pair in promoted("a-fact").fields if pair[0] != name)
    state = state_of(session(1, created("a-fact"), ev.Promoted("a-fact", "", fields)))
    assert (state.facts["a-fact"].status, problems(state)) == ("pending", [("promotion-incomplete", "01", 2)])


def test_a_promotion_of_other_words_has_no_effect() -> None:
    state = state_of(session(1, created("a-fact", "Eight berths."), promoted("a-fact", "Nine berths.")))
    assert (state.facts["a-fact"].status, codes(state)) == ("pending", ["promotion-incomplete"])


def test_the_hash_is_of_text_and_body() -> None:
    right = promoted("a-fact", content=content_hash("About a-fact.", "Long."))
    state = state_of(session(1, created("a-fact"), right, records=(("a-fact", "Long."),)))
    assert (state.facts["a-fact"].status, codes(state)) == ("promoted", [])


def test_an_agent_cannot_promote_its_own_candidate() -> None:
    state = state_of(session(1, created("a-fact"), promoted("a-fact", by=CODEX)))
    assert (state.facts["a-fact"].status, codes(state)) == ("pending", ["self-review"])


def test_another_agent_can_but_not_an_invariant() -> None:
    other = "agent:gemini"
    state = state_of(
        session(1, created("a-fact"), created("one-law", kind="invariant")),
        session(2, promoted("a-fact", by=other), promoted("one-law", by=other)),
    )
    assert (state.facts["a-fact"].status, state.facts["one-law"].status) == ("promoted", "pending")
    assert codes(state) == ["self-review"]


def test_a_reviewer_who_is_the_author_validates_nothing() -> None:
    review = ev.Validated("a-fact", "", (("by", CODEX), ("how", "reviewer")))
    state = state_of(session(1, created("a-fact"), review))
    assert (state.facts["a-fact"].status, codes(state)) == ("pending", ["self-review"])


def test_a_promotion_twice_changes_nothing() -> None:
    once = state_of(session(1, *live("a-fact")), session(2))
    twice = state_of(session(1, *live("a-fact")), session(2, promoted("a-fact")))
    assert codes(twice) == ["bad-transition"]
    assert (twice.facts["a-fact"].promoted_in, twice.facts["a-fact"].anchor_work) == (
        once.facts["a-fact"].promoted_in,
        once.facts["a-fact"].anchor_work,
    )


def test_an_id_is_created_once() -> None:
    state = state_of(session(1, created("a-fact", "One.")), session(2, created("a-fact", "Two.")))
    assert (state.facts["a-fact"].text, problems(state)) == ("One.", [("duplicate-id", "02", 1)])


def test_a_rejected_claim_comes_back_only_on_purpose() -> None:
    gone = session(1, created("a-fact", "One."), answer(ev.Rejected, "a-fact"))
    silently = state_of(gone, session(2, created("a-fact", "One.")))
    assert (silently.facts["a-fact"].status, codes(silently)) == ("rejected", ["duplicate-id"])
    again = state_of(gone, session(2, created("a-fact", "One, again.", again="yes")))
    fact = again.facts["a-fact"]
    assert (fact.status, fact.text, fact.why, fact.uses, codes(again)) == (
        "pending",
        "One, again.",
        "",
        2,
        [],
    )


def test_one_vote_a_handle() -> None:
    state = state_of(
        session(
            1,
            created("a-fact"),
            ev.Approved("a-fact", "", (("by", DANA),)),
            ev.Objected("a-fact", "", (("by", "user:kim"),)),
            ev.Objected("a-fact", "", (("by", DANA),)),
        )
    )
    assert state.facts["a-fact"].votes == (("user:kim", "object"), (DANA, "object"))


def test_words_change_and_the_fact_stays() -> None:
    state = state_of(session(1, *live("a-fact")), session(2, revised("a-fact", "In other words.")))
    fact = state.facts["a-fact"]
    assert (fact.text, fact.status, fact.uses, codes(state)) == ("In other words.", "promoted", 2, [])


def test_a_revision_with_the_hash_of_other_words_has_no_effect() -> None:
    wrong = ev.Revised("a-fact", "Words.", (("content", content_hash("Others.")),))
    state = state_of(session(1, *live("a-fact"), wrong))
    assert (state.facts["a-fact"].text, codes(state)) == ("About a-fact.", ["bad-event"])


def test_a_promoted_finding_is_immutable() -> None:
    state = state_of(session(1, *live("a-fact", kind="finding")), session(2, revised("a-fact", "Other.")))
    assert (state.facts["a-fact"].text, codes(state)) == ("About a-fact.", ["bad-transition"])


@pytest.mark.parametrize(
    ("change", "text", "check"),
    [
        ("Revised a-fact", "New words.", lambda state: state.facts["a-fact"].text == "New words."),
        ("Closed a-thread", "Done.", lambda state: state.facts["a-thread"].closed == "Done."),
        ("Archived a-fact", "Old.", lambda state: state.facts["a-fact"].archived == "Old."),
        ("Superseded a-fact (invalidated)", "No.", lambda state: state.facts["a-fact"].invalidated),
        ("Set status", "0.9", lambda state: state.scalars["status"] == ("0.9", stem(2))),
        ("Defined Berth", "A bed.", lambda state: state.terms["berth"].meaning == "A bed."),
    ],
)
def test_a_promoted_change_takes_effect(change: str, text: str, check: Callable[[State], bool]) -> None:
    state = state_of(
        session(1, *live("a-fact"), *live("a-thread", kind="thread")),
        session(2, created("change-it", text, "change", change=change), promoted("change-it", text)),
    )
    assert check(state)
    assert codes(state) == []


def test_a_promoted_revision_leaves_the_record_as_it_is() -> None:
    right = promoted("a-fact", content=content_hash("About a-fact.", "Long."))
    state = state_of(
        session(1, created("a-fact"), right, records=(("a-fact", "Long."),)),
        session(
            2, created("change-it", "New.", "change", change="Revised a-fact"), promoted("change-it", "New.")
        ),
    )
    assert (state.facts["a-fact"].text, state.facts["a-fact"].body, codes(state)) == ("New.", "Long.", [])


def test_a_promoted_term_defines_it() -> None:
    claim = created("berth-is-a-bed", "A bed.", "term", term="Berth", aliases="bunk, cot")
    state = state_of(session(1, claim, promoted("berth-is-a-bed", "A bed.", target="glossary")))
    term = state.terms["berth"]
    assert (term.name, term.meaning, term.aliases) == ("Berth", "A bed.", ("bunk", "cot"))


def test_a_change_nobody_knows_is_a_problem() -> None:
    claim = created("change-it", "x", "change", change="Polished a-fact")
    state = state_of(session(1, *live("a-fact"), claim, promoted("change-it", "x")))
    assert codes(state) == ["bad-event"]
