"""Every number of `fixtures/ledgers/numbers`, counted by hand. The sessions are numbered as in `stories/numbers.py`:
0 to 3 lie in January 2026 (on the 5th, 7th, 12th and 20th), 4 to 8 in February (2, 3, 10, 16, 23), 9 to 15 in March
(2, 3, 9, 12, 20, 25, 30)."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from memkit.model import events as ev
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.query import load
from memkit.query.chronicle import Span, spans
from memkit.query.numbers import numbers, numbers_of
from memkit.store.workspace import open_at
from tests.replay.ledgers import answer, created, live, promoted, session

CASE = Path(__file__).parents[2] / "fixtures" / "ledgers" / "numbers"
NONE = {"sessions": None, "sessions_longest": None, "days": None, "days_longest": None}


def lasted(sessions: float, days: float, longest: tuple[int, int] | None = None) -> dict[str, float]:
    most = longest or (sessions, days)
    return {"sessions": sessions, "sessions_longest": most[0], "days": days, "days_longest": most[1]}


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    root = tmp_path_factory.mktemp("ferry")
    shutil.copytree(CASE / "sessions", root / "sessions")
    shutil.copy(CASE / "case.toml", root / "memkit.toml")
    return numbers_of(load.load(open_at(str(root))))


def each(counted: dict[str, Any], name: str) -> list[Any]:
    """A measure in January, February, March and in all."""
    return [period[name] for period in (*counted["periods"], counted["total"])]


def test_every_period_has_its_sessions(counted: dict[str, Any]) -> None:
    assert [period["period"] for period in counted["periods"]] == ["2026-01", "2026-02", "2026-03"]
    assert each(counted, "sessions") == [4, 5, 7, 16]


def test_packs_and_the_facts_in_them_that_the_same_session_used(counted: dict[str, Any]) -> None:
    # 1: two facts told, fares-in-cents used; 2: two told, pier-two-closed used; 6: three told, the one that it used was
    # not among them; 9: one told and used
    assert each(counted, "packs") == [
        {"given": 2, "hit": 2, "ids": 4, "used": 2, "rate": 0.5},
        {"given": 1, "hit": 0, "ids": 3, "used": 0, "rate": 0.0},
        {"given": 1, "hit": 1, "ids": 1, "used": 1, "rate": 1.0},
        {"given": 4, "hit": 3, "ids": 8, "used": 3, "rate": 0.375},
    ]


def test_recalls_for_prompts_are_counted_apart(counted: dict[str, Any]) -> None:
    # 2 alone: pier-two-closed was recalled, and used
    none = {"given": 0, "hit": 0, "ids": 0, "used": 0, "rate": None}
    one = {"given": 1, "hit": 1, "ids": 1, "used": 1, "rate": 1.0}
    assert each(counted, "recall") == [one, none, none, one]


def test_hits_by_task(counted: dict[str, Any]) -> None:
    # FARES: the packs of 1 and 2 and the recall of 2; PIER: the pack of 6; 9 has no task
    tasks = counted["total"]["tasks"]
    assert {name: (told["used"], told["ids"]) for name, told in tasks.items()} == {
        "": (1, 1),
        "FARES": (3, 5),
        "PIER": (0, 3),
    }


def test_tokens_packed_against_all_live_facts(counted: dict[str, Any]) -> None:
    # a fact costs a quarter of the bytes of "[id] text" and a line's end, rounded up: fares-in-cents 40 bytes and
    # pier-two-closed 38, ten tokens each; fares-in-euros ten more in 6. The pack of 9 did not record its tokens.
    assert each(counted, "tokens") == [
        {"packs": 2, "packed": 60 + 70, "all": 20 + 20, "share": 3.25},
        {"packs": 1, "packed": 90, "all": 30, "share": 3.0},
        {"packs": 0, "packed": 0, "all": 0, "share": None},
        {"packs": 3, "packed": 220, "all": 70, "share": 3.143},
    ]


def test_review_load_and_true_waiting_times(counted: dict[str, Any]) -> None:
    # crew-of-four waits from 1 (7 January) to 13 (20 March): 12 sessions, 24 + 28 + 20 = 72 days; winter-timetable from
    # 1 to 3: 2 sessions, 13 days; bikes-go-free from 5 to 7: 2 sessions, 13 days, and it stays promoted though 10
    # replaced it; kiosk-card-only waits since 14: at 15 for 1 session, 5 days. At the end of January (3) crew-of-four
    # had waited 2 sessions and 13 days, at the end of February (8) 7 sessions and 47 days.
    january, february, march, total = each(counted, "review")
    assert january == {
        "raised": 2,
        "at_once": 2,
        "promoted": 0,
        "rejected": 1,
        "withdrawn": 0,
        "waiting": 1,
        "waited": lasted(2, 13),
        "waiting_for": lasted(2, 13),
    }
    assert february == {
        "raised": 1,
        "at_once": 2,
        "promoted": 1,
        "rejected": 0,
        "withdrawn": 0,
        "waiting": 1,
        "waited": lasted(2, 13),
        "waiting_for": lasted(7, 47),
    }
    assert march == {
        "raised": 1,
        "at_once": 4,
        "promoted": 1,
        "rejected": 0,
        "withdrawn": 0,
        "waiting": 1,
        "waited": lasted(12, 72),
        "waiting_for": lasted(1, 5),
    }
    assert total == {
        "raised": 4,
        "at_once": 8,
        "promoted": 2,
        "rejected": 1,
        "withdrawn": 0,
        "waiting": 1,
        "waited": lasted(2, 13, (12, 72)),
        "waiting_for": lasted(1, 5),
    }


def test_how_long_contradictions_took(counted: dict[str, Any]) -> None:
    # the fares: found in 4 (2 February), settled in 7 (16 February); the dogs: found in 12 (12 March), open at 15
    # (30 March)
    none = {"found": 0, "settled": 0, "lapsed": 0, "took": NONE, "open": 0, "open_for": NONE}
    settled = {"found": 1, "settled": 1, "took": lasted(3, 14)}
    still = {"open": 1, "open_for": lasted(3, 18)}
    assert each(counted, "contradictions") == [
        none,
        {**none, **settled},
        {**none, **still, "found": 1},
        {**none, **settled, **still, "found": 2},
    ]


def test_corrections_and_whether_later_sessions_took_them_up(counted: dict[str, Any]) -> None:
    # 7 replaces fares-in-cents, whose successor is verified in 10 but never used; 8 replaces pier-two-closed, whose
    # successor 9 uses; 10 replaces bikes-go-free, whose successor nobody used
    assert each(counted, "corrections") == [
        {"superseded": 0, "used": 0, "rate": None},
        {"superseded": 2, "used": 1, "rate": 0.5},
        {"superseded": 1, "used": 0, "rate": 0.0},
        {"superseded": 3, "used": 1, "rate": 0.333},
    ]


def test_redactions_and_findings_are_two_things(counted: dict[str, Any]) -> None:
    # redacted: two addresses in 1, a number in 9; one more in 9 was waived; 5 holds an address in its prose
    clean = {"redacted": {}, "waived": 0, "personal_data_found": 0, "secrets_found": 0}
    assert each(counted, "privacy") == [
        {**clean, "redacted": {"EMAIL": 2}},
        {**clean, "personal_data_found": 1},
        {**clean, "redacted": {"PHONE": 1}, "waived": 1},
        {**clean, "redacted": {"EMAIL": 2, "PHONE": 1}, "waived": 1, "personal_data_found": 1},
    ]


def test_memory_tests_over_time(counted: dict[str, Any]) -> None:
    # 4 recorded 3 passed and 1 failed, 13 recorded 5 passed
    last = {"runs": 1, "clean": 1, "passed": 5, "failed": 0, "rate": 1.0}
    assert each(counted, "tests") == [
        {"runs": 0, "clean": 0, "passed": 0, "failed": 0, "rate": None},
        {"runs": 1, "clean": 0, "passed": 3, "failed": 1, "rate": 0.75},
        last,
        {**last, "runs": 2},
    ]


def test_shares_of_live_facts(counted: dict[str, Any]) -> None:
    # after 3: fares-in-cents, pier-two-closed; after 8: fares-in-euros, bikes-go-free, pier-two-open (the one that was
    # verified had left); after 15 seven: ramp-is-steep unreviewed, dogs-on-deck stale, fares-in-euros verified
    rows = [
        (facts["live"], facts["unreviewed"], facts["stale"], facts["verified"])
        for facts in each(counted, "facts")
    ]
    assert rows == [(2, 0, 0, 0), (3, 0, 0, 0), (7, 1, 1, 1), (7, 1, 1, 1)]
    assert counted["total"]["facts"]["unreviewed_share"] == 0.143


def test_since_a_day_what_began_before_is_known_and_not_counted_again() -> None:
    told = [session(1, created("slow-tide")), session(2), session(3, promoted("slow-tide"))]
    stems = [item.stem for item in told]
    found = numbers(told, stems, Policy(), State(), since=stems[2][:10])
    total = found["total"]
    assert (total["sessions"], total["review"]["raised"]) == (1, 0)
    assert (total["review"]["promoted"], total["review"]["waited"]["sessions"]) == (1, 2)


def test_an_answer_taken_back_makes_a_claim_wait_again() -> None:
    told = [
        session(1, created("slow-tide")),
        session(2, answer(ev.Rejected, "slow-tide")),
        session(3),
        session(4, ev.Reopened("slow-tide", "", (("by", "user:dana"),))),
        session(5, promoted("slow-tide")),
    ]
    found = numbers(told, [item.stem for item in told], Policy(), State())
    total = found["total"]
    review = total["review"]
    assert (review["raised"], review["rejected"], review["promoted"]) == (2, 1, 1)
    assert review["waited"]["sessions"] == 1


def test_a_contradiction_of_which_a_side_leaves_lapses() -> None:
    told = [
        session(1, *live("quay-cranes"), *live("quay-winches")),
        session(2, ev.Contradicted("quay-cranes", "quay-winches", (("rule", "value"),))),
        session(3, answer(ev.Archived, "quay-cranes")),
    ]
    found = numbers(told, [item.stem for item in told], Policy(), State())
    total = found["total"]
    contradictions = total["contradictions"]
    assert [contradictions[name] for name in ("found", "settled", "lapsed", "open")] == [1, 0, 1, 0]


def test_a_month_without_sessions_has_a_column_of_its_own() -> None:
    stems = ["2026-01-05-090000", "2026-03-05-090000"]
    assert spans(stems, "month", "") == (
        Span("total", 0, 1),
        [Span("2026-01", 0, 0), Span("2026-02", 1, 0), Span("2026-03", 1, 1)],
    )
    assert spans(stems, "quarter", "2026-02-01") == (Span("total", 1, 1), [Span("2026-Q1", 1, 1)])
    assert spans([], "month", "") == (Span("total", 0, -1), [])
