"""Pages laid out from slips are those of a full rendering, byte for byte."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.generate import ledger
from memkit.ledger.parse import read_session
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.replay.fold import fold
from memkit.views import render
from memkit.views.sheet import Sheet
from memkit.views.slip_table import table_of
from memkit.views.slips import Layout, is_odd, slip_of


def state_of(sessions: int, events: int, seed: int) -> State:
    read = (
        read_session(data, os.path.basename(path)[:-3], f"sessions/{path}")[0]
        for path, data in ledger(sessions, events, seed)
    )
    return fold(read)


def laid_out(state: State, policy: Policy) -> dict[str, str]:
    sheet = Sheet(state, policy)
    slips = {fact.id: slip for fact in state.facts.values() if (slip := slip_of(fact, sheet)) is not None}
    layout = Layout(table_of(slips), sheet)
    return {path: layout.text(path) for path in layout.paths()}


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 40), st.integers(4, 14), st.integers(0, 10_000))
def test_any_ledger_renders_alike(sessions: int, events: int, seed: int) -> None:
    state, policy = state_of(sessions, events, seed), Policy()
    # what was archived and what was taken back has pages of its own
    for fact in state.facts.values()[::7]:
        fact.archived = "faded" if fact.status == "promoted" else ""
    for fact in state.facts.values()[3::11]:
        fact.status = "rolled-back" if fact.status == "promoted" else fact.status
    assert not any(is_odd(fact, Sheet(state, policy)) for fact in state.facts.values())
    assert list(laid_out(state, policy).items()) == list(render(state, policy).items())


@pytest.mark.parametrize(
    "field", [("was", "tier: core"), ("order", "3"), ("quarter", "2026-Q1"), ("classification", "secret")]
)
def test_a_fact_that_pages_know_otherwise_is_odd(field: tuple[str, str]) -> None:
    state = state_of(6, 9, 3)
    fact = state.facts.values()[0]
    assert not is_odd(fact, Sheet(state, Policy()))
    fact.fields, fact.promotion = (*fact.fields, field), ()
    assert is_odd(fact, Sheet(state, Policy()))
