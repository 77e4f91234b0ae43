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
from memkit.replay import fold
from memkit.views import render
from memkit.views.sheet import Sheet
from memkit.views.slip_table import Slip, table_of
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
    return {path: layout.page(path).decode() for path in layout.paths()}


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


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_slips_taken_out_and_put_in_stand_as_in_a_table_made_anew(data: st.DataObject) -> None:
    slips = st.builds(
        Slip,
        st.sampled_from(["2026-01-01", "2026-01-02"]),
        st.integers(0, 1),
        st.sampled_from("ab"),
        st.text(max_size=2),
    )
    ids = st.sampled_from([f"f{at}" for at in range(400)])
    held = {
        f"f{at}": Slip(f"2026-01-0{1 + at % 3}", at % 2, "ab"[at % 5 == 0], str(at))
        for at in range(0, 400, 2)
    }
    table = table_of(held)
    for new in data.draw(st.lists(st.dictionaries(ids, slips, max_size=3), max_size=4)):
        gone = data.draw(st.lists(ids, max_size=3))
        held = {id: slip for id, slip in held.items() if id not in (*gone, *new)} | new
        table.replace({*gone, *new}, new)
        assert sorted(table.plain()) == sorted(table_of(held).plain())
        assert {id: slip.values() for id, slip in table.find(held).items()} == {
            id: slip.values() for id, slip in held.items()
        }
