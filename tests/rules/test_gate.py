"""Rank and authority: what a new claim may not weaken."""

from __future__ import annotations

from typing import Any

import pytest

from memkit.model.fact import Fact
from memkit.model.state import State
from memkit.rules import gate


def fact(id: str, text: str, **more: Any) -> Fact:
    made: dict[str, Any] = {
        "status": "promoted",
        "kind": "fact",
        "section": "facts",
        "is_reviewed": True,
        **more,
    }
    return Fact(
        id,
        text,
        made.pop("section"),
        made.pop("kind"),
        "agent",
        "2026-03-01",
        "2026-03-01",
        "agent:codex",
        **made,
    )


def holding(*facts: Fact) -> State:
    state = State()
    for each in facts:
        state.facts[each.id] = each
    return state


def test_a_pinned_fact_outranks_whatever_its_kind_says() -> None:
    plain, pinned = (
        fact("up-25", "Uploads stop at 25 MB."),
        fact("up-25", "Uploads stop at 25 MB.", pinned_by="user:a"),
    )
    assert (gate.rank(plain), gate.rank(pinned)) == (5, 1)


def test_a_claim_against_a_pinned_fact_is_blocked_by_it() -> None:
    claim = fact("up-50", "Uploads are limited to 50 MB.", status="pending")
    pinned = fact("up-25", "Uploads are limited to 25 MB.", pinned_by="user:a")
    found = gate.judge(claim, gate.Everything(holding(pinned)))
    assert (found.authority, found.contradictions) == ("up-25", (("up-25", "number"),))


def test_a_claim_against_a_plain_fact_only_contradicts_it() -> None:
    claim = fact("up-50", "Uploads are limited to 50 MB.", status="pending")
    found = gate.judge(claim, gate.Everything(holding(fact("up-25", "Uploads are limited to 25 MB."))))
    assert (found.authority, found.contradictions) == ("", (("up-25", "number"),))


def test_a_decision_is_no_obligation_for_an_invariant() -> None:
    rule = fact("a-rule", "Errors are JSON.", kind="invariant")
    assert not gate.weakens(rule, fact("a-choice", "Errors are XML.", kind="decision"))
    assert gate.weakens(fact("a-choice", "Errors are XML.", kind="decision"), rule)


@pytest.mark.parametrize(
    "more",
    [{"section": "invariants"}, {"kind": "invariant"}, {"kind": "decision"}, {"pinned_by": "user:a"}],
    ids=["section", "invariant", "decision", "pinned"],
)
def test_an_unreviewed_fact_outranks_and_blocks_nothing(more: dict[str, Any]) -> None:
    weak = fact("up-25", "Uploads are limited to 25 MB.", is_reviewed=False, **more)
    claim = fact("up-50", "Uploads are limited to 50 MB.", status="pending", is_reviewed=False)
    found = gate.judge(claim, gate.Everything(holding(weak)))
    assert (found.authority, found.contradictions) == ("", (("up-25", "number"),))
    assert (gate.is_obligation(weak), gate.rank(weak) > gate.rank(claim)) == (False, True)


def test_a_claim_that_a_person_has_not_answered_ranks_by_what_it_would_be() -> None:
    claim = fact("up-50", "Uploads stop at 50 MB.", section="invariants", status="pending", is_reviewed=False)
    assert gate.rank(claim) == 1


def test_equals_weaken_nothing() -> None:
    one, other = (fact(f"choice-{name}", "Errors are JSON.", kind="decision") for name in ("a", "b"))
    assert not gate.weakens(one, other)


def test_words_that_were_rejected_and_words_that_stand_are_found_by_their_claim() -> None:
    claim = fact("new-one", "The queue is bounded", status="pending")
    state = holding(
        fact("old-no", "The queue is bounded.", status="rejected"), fact("old-yes", "the queue is bounded")
    )
    found = gate.judge(claim, gate.Everything(state))
    assert (found.rejected, found.same) == ("old-no", "old-yes")


def test_words_that_were_rejected_are_found_whatever_kind_they_are_now() -> None:
    old = fact("old-no", "The queue is bounded.", kind="decision", status="rejected")
    local = fact("old-local", "The lamp is lit.", kind="local", status="rejected")
    known = gate.Everything(holding(old, local))
    assert gate.judge(fact("new-one", "The queue is bounded.", status="pending"), known).rejected == "old-no"
    assert gate.judge(fact("new-two", "The lamp is lit.", status="pending"), known).rejected == ""


def test_what_is_withheld_waits_for_nobody() -> None:
    claim = fact("up-25", "Uploads stop at 25 MB.", status="pending")
    assert gate.is_pending_claim(claim)
    claim.withheld = "consent"
    assert not gate.is_pending_claim(claim)
