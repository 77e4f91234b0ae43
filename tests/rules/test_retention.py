"""Retention: a class ends its facts the day after its days are over, counted in stamps of the ledger."""

from __future__ import annotations

import pytest

from memkit.model import events as ev
from memkit.model.fact import Fact
from memkit.model.policy import Policy, WriteClass
from memkit.model.state import State
from memkit.rules.due import retention_events

POLICY = Policy(classes={"preference": WriteClass(retention_days=30)})


def state(last: str, **more: object) -> State:
    fields = (("class", "preference"),)
    fact = Fact(
        "tea-at-four",
        "Tea is at four.",
        "facts",
        "fact",
        "user",
        "2026-03-01-090000",
        "2026-03-01",
        "user:a",
        fields,
    )
    fact.status, fact.promoted_in = "promoted", "2026-03-01-090000"
    for name, value in more.items():
        setattr(fact, name, value)
    made = State()
    made.facts[fact.id] = fact
    made.rows.append(
        (last, f"sessions/{last}.md", "work", "user:a", "", "", True, "strict", "", 1, 1, "", "", "", "")
    )
    return made


@pytest.mark.parametrize(
    ("last", "ends"),
    [("2026-03-30-090000", False), ("2026-03-31-090000", False), ("2026-04-01-090000", True)],
)
def test_a_fact_ends_the_day_after_its_days_are_over(last: str, ends: bool) -> None:
    event = ev.Archived("tea-at-four", "", (("why", "retention"), ("by", "policy:retention")))
    assert retention_events(state(last), POLICY) == ([event] if ends else [])


def test_what_stands_under_a_consent_is_revoked() -> None:
    found = retention_events(state("2026-05-01-090000", promotion=(("consent", "consent-7f3a"),)), POLICY)
    assert found == [ev.Revoked("consent-7f3a", "", (("why", "retention"),))]


def test_a_class_without_days_and_an_empty_ledger_end_nothing() -> None:
    assert retention_events(state("2030-01-01-090000"), Policy(classes={"preference": WriteClass()})) == []
    assert retention_events(State(), POLICY) == []


def test_an_open_thread_is_never_ended_by_its_class() -> None:
    assert retention_events(state("2026-05-01-090000", kind="thread"), POLICY) == []
    assert len(retention_events(state("2026-05-01-090000", kind="thread", closed="done"), POLICY)) == 1


def test_a_consent_ends_once_however_many_facts_stand_under_it() -> None:
    made = state("2026-04-02-090000", promotion=(("consent", "c-1"),))
    twin = state("2026-04-02-090000", promotion=(("consent", "c-1"),), id="tea-at-five").facts["tea-at-five"]
    made.facts["tea-at-five"] = twin
    assert retention_events(made, POLICY) == [ev.Revoked("c-1", "", (("why", "retention"),))]
