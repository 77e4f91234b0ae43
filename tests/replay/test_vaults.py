"""Which vault a ledger names: the earliest, a successor in its place, and nothing by hand or by an agent."""

from __future__ import annotations

from dataclasses import replace

import pytest

from memkit.ledger.session_text import edition
from memkit.model import events as ev
from memkit.model.session import LENIENT, Session
from tests.replay.ledgers import DANA, codes, session, state_of, stem

ONE, TWO, THREE = "1" * 32, "2" * 32, "3" * 32
MARK = "a" * 16


def named(id: str, replaces: str = "", by: str = DANA, mark: str = MARK) -> ev.Set:
    fields = (("fingerprint", mark), *((("replaces", replaces),) if replaces else ()), ("by", by))
    return ev.Set("ledger_id", id, fields)


def vaults(*sessions: Session) -> dict[str, tuple[str, str]]:
    return state_of(*sessions).vaults


def test_the_earliest_vault_stands_first_and_others_stay_known() -> None:
    apart = (session(1), session(2, named(TWO), seen=[1]), session(3, named(ONE), seen=[1]))
    found = state_of(*apart)
    assert list(found.vaults.items()) == [(TWO, (MARK, stem(2))), (ONE, (MARK, stem(3)))]
    assert (found.scalars, codes(found), found.conflicts) == ({}, [], {})


def test_a_vault_that_replaces_another_takes_its_place() -> None:
    ledger = [session(1, named(ONE)), session(2, named(TWO)), session(3, named(THREE, replaces=ONE))]
    assert list(vaults(*ledger)) == [THREE, TWO]


def test_a_vault_that_replaces_an_unknown_one_stands_last() -> None:
    assert list(vaults(session(1, named(ONE)), session(2, named(THREE, replaces=TWO)))) == [ONE, THREE]


def test_a_vault_named_twice_keeps_its_first_key() -> None:
    ledger = (session(1, named(ONE)), session(2, named(ONE, mark="b" * 16)))
    assert vaults(*ledger) == {ONE: (MARK, stem(1))}


@pytest.mark.parametrize(
    "event",
    [named(ONE, by="agent:codex"), named("my-vault"), named(ONE, mark="none")],
    ids=["by an agent", "no id", "no fingerprint"],
)
def test_what_memkit_did_not_make_for_a_person_names_no_vault(event: ev.Set) -> None:
    found = state_of(session(1, event))
    assert (found.vaults, codes(found)) == ({}, ["bad-event"])


def test_a_session_by_hand_names_no_vault() -> None:
    found = state_of(replace(session(1, named(ONE), actor=DANA), mode=LENIENT))
    assert (found.vaults, found.scalars) == ({}, {})


def test_a_plain_value_under_the_same_key_is_an_ordinary_one() -> None:
    found = state_of(session(1, ev.Set("ledger_id", "books", (("by", DANA),))))
    assert (found.vaults, found.scalars) == ({}, {"ledger_id": ("books", stem(1))})


@pytest.mark.parametrize(
    ("event", "number"),
    [
        (named(ONE), 2),
        (ev.Set("status", "open"), 1),
        (ev.Consented("consent-one", "", (("entity", "customer/cus/77/*"),)), 2),
        (ev.Consented("consent-one", "", (("subject", "hmac:0"),)), 1),
        (ev.Erased("pilot-mail", "", (("vault", "v-49f4"),)), 2),
        (ev.Erased("pilot-mail", "", (("by", DANA),)), 1),
    ],
)
def test_what_an_older_memkit_would_read_otherwise_is_of_the_second_edition(
    event: ev.Event, number: int
) -> None:
    assert edition("governance", [event], []) == number
