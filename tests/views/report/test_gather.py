"""Gathering: what one reader may see, as one value; where facts were over time, and who let them in."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from memkit.model import events as ev
from memkit.model.policy import Policy, Role
from memkit.views.growth import YEAR, moves, periods
from memkit.views.report_page import Cohorts, Series
from tests.replay.ledgers import CODEX, DANA, answer, created, live, promoted, session, state_of, stem
from tests.views.report.memories import page, report

DAYS = st.dates().map(lambda day: f"{day.isoformat()}-120000")
HARBOUR = (
    session(1, *live("quay-cranes"), *live("berth-fee", kind="finding", evidence="fees.md@sha256:00"), kind="governance"),
    session(2, ev.Referenced(("quay-cranes",)), created("tide-table"), answer(ev.Deferred, "tide-table", by=CODEX)),
    session(3, ev.Referenced(("quay-cranes", "berth-fee"))),
    session(4, promoted("tide-table"), created("ice-broken"), answer(ev.Rejected, "ice-broken"), kind="review", actor=DANA),
    session(5, *live("quay-three-cranes"), ev.Superseded("quay-cranes", "quay-three-cranes"), kind="governance", actor=DANA),
    session(6, answer(ev.Archived, "tide-table"), kind="review", actor=DANA),
)  # fmt: skip


def test_a_fact_is_told_where_it_was() -> None:
    state = state_of(*HARBOUR)
    assert {fact.id: moves(fact, state) for fact in state.facts.values()} == {
        "berth-fee": [(0, "queue"), (0, "live")],
        "ice-broken": [(3, "queue"), (3, "away")],
        "quay-cranes": [(0, "queue"), (0, "live"), (4, "away")],
        "quay-three-cranes": [(4, "queue"), (4, "live")],
        "tide-table": [(1, "queue"), (3, "live"), (5, "away")],
    }


def test_a_reference_brings_an_archived_fact_back_to_life() -> None:
    state = state_of(*HARBOUR, session(7, ev.Referenced(("tide-table",))))
    assert moves(state.facts["tide-table"], state)[-2:] == [(5, "away"), (6, "live")]


def test_growth_is_counted_a_period() -> None:
    assert report(*HARBOUR).series == Series(
        unit="day",
        labels=tuple(f"2026-01-0{day}" for day in range(1, 7)),
        work=(0, 1, 1, 0, 0, 0),
        other=(1, 0, 0, 1, 1, 1),
        learned=(2, 0, 0, 1, 1, 0),
        raised=(2, 1, 0, 1, 1, 0),
        answered=(2, 0, 0, 2, 1, 0),
        live=(2, 2, 2, 3, 3, 2),
        queue=(0, 1, 1, 0, 0, 0),
        away=(0, 0, 0, 1, 2, 3),
    )


def test_cohorts_tell_how_long_facts_went_on_being_used() -> None:
    found = report(*HARBOUR).cohorts
    assert found == Cohorts(
        unit="day",
        labels=tuple(f"2026-01-0{day}" for day in range(1, 7)),
        sizes=(2, 0, 0, 1, 1, 0),
        used=((2, 1, 2, 0, 1, 0), (0,) * 5, (0,) * 4, (0,) * 3, (1, 0), (0,)),
    )


def test_flows_tell_who_let_what_in() -> None:
    assert report(*HARBOUR).flows == (
        ("agent:codex", "user:dana", "active", 1),
        ("agent:codex", "user:dana", "archived", 1),
        ("agent:codex", "user:dana", "superseded", 1),
        ("user:dana", "nobody", "rejected", 1),
        ("user:dana", "user:dana", "working", 1),
    )


def test_links_between_facts_and_sessions_are_places_in_the_lists() -> None:
    found = report(*HARBOUR)
    ids = [fact.id for fact in found.facts]
    old = found.facts[ids.index("quay-cranes")]
    new = found.facts[ids.index("quay-three-cranes")]
    assert (old.superseded_by, new.supersedes) == (
        (ids.index("quay-three-cranes"),),
        (ids.index("quay-cranes"),),
    )
    assert [found.sessions[at].stem for at in (old.origin, old.promoted, old.left)] == [
        stem(1),
        stem(1),
        stem(5),
    ]
    assert (old.place, old.tier, old.uses) == ("archive", "superseded", 4)


def test_evidence_is_looked_at_before_it_is_shown() -> None:
    fee = next(fact for fact in report(*HARBOUR).facts if fact.id == "berth-fee")
    assert (fee.verdict, fee.evidence) == ("stale", (("fees.md", "missing", ""),))


def test_what_a_reader_may_not_see_is_nowhere_in_the_page() -> None:
    secret = session(
        7,
        *live("salt-price", "Salt is sold below cost.", classification="confidential"),
        *live("open-price", "Prices stand on the quay."),
        ev.Superseded("open-price", "salt-price"),
        ev.Contradicted("quay-three-cranes", "salt-price", (("rule", "choice"),)),
        more=(("title", "Remember salt-price"),),
    )
    shown = page(report(*HARBOUR, secret))
    assert "salt" not in shown.lower()
    assert "open-price" in shown
    admin = Role(max_classification="restricted")
    assert "Salt is sold below cost." in page(report(*HARBOUR, secret, role=admin))


def test_withheld_facts_leave_no_trace() -> None:
    from memkit.query.report import gather
    from tests.views.report.memories import reader

    read = reader(*HARBOUR)
    read.state.facts["quay-cranes"].withheld = "consent revoked"
    found = gather(read, "", "")
    assert "quay-cranes" not in [fact.id for fact in found.facts]
    assert "quay-cranes" not in page(found)


def test_another_policy_window_is_another_tier() -> None:
    from memkit.model.policy import Decay

    idle = [session(day) for day in range(7, 20)]
    wide = Policy(decay=Decay(active_window=30, archive_window=40))
    tiers = [
        {fact.id: fact.tier for fact in report(*HARBOUR, *idle, policy=policy).facts}["berth-fee"]
        for policy in (Policy(), wide)
    ]
    assert tiers == ["fading", "active"]


@given(st.lists(DAYS, min_size=1, max_size=30).map(sorted), st.integers(1, 80))
def test_every_session_falls_into_a_period_and_none_is_left_out(stems: list[str], most: int) -> None:
    found = periods(stems, most)
    assert list(found.labels) == sorted(set(found.labels))
    assert list(found.of) == sorted(found.of)
    assert (found.of[0], found.of[-1]) == (0, len(found.labels) - 1)
    assert len(found.labels) <= most or found.unit == YEAR


def test_a_stem_that_is_no_date_counts_as_the_one_before_it() -> None:
    assert periods(["2026-01-02-1", "2026-13-99-1", "2026-01-03-1"], 9).of == (0, 0, 1)


def test_a_fact_names_the_candidates_that_dispute_it() -> None:
    against = ev.Contradicted("berth-fee", "berth-free", (("rule", "number"),))
    told = report(*HARBOUR, session(7, created("berth-free"), against))
    at = [fact.id for fact in told.facts]
    disputed = {fact.id: tuple(at[number] for number in fact.disputed_by) for fact in told.facts}
    assert {id: named for id, named in disputed.items() if named} == {"berth-fee": ("berth-free",)}
