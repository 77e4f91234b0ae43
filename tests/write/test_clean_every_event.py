"""Every string of every event passes the wash: the positions are enumerated, so a new one is tried too."""

from __future__ import annotations

import pytest

from memkit.errors import MemkitError
from memkit.ledger import raw_of
from memkit.model import events as ev
from memkit.model.events import BY_VERB, Event
from memkit.query.call import Call
from memkit.write.transaction import Transaction
from tests.working_memory.house import House
from tests.write.canaries import ALL, MAIL, raw_in

KINDS: tuple[type[Event], ...] = (*BY_VERB.values(), ev.TaskClosed)
FIELD = "note"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A new workspace, made once: no test writes to it."""
    made = House(tmp_path_factory.mktemp("clean") / "repo")
    assert made.run("init").code == 0
    return made


@pytest.fixture
def tx(house: House, monkeypatch: pytest.MonkeyPatch) -> Transaction:
    """A writer in that workspace."""
    house.entered(monkeypatch)
    return Transaction(Call((), cwd=str(house.root), actor_flag="user:dev"))


def events_with(kind: type[Event], value: str) -> list[Event]:
    """One event for each place of this kind that holds a string, with the value there."""
    fields = tuple((name, "one") for name in kind.needs)
    spoilt = [
        tuple((name, value if name == wanted else said) for name, said in fields) for wanted, _ in fields
    ]
    spoilt.append((*fields, (FIELD, value)))
    spoilt.append((*fields, (value, "one")))
    if issubclass(kind, ev.OfIds):
        ids = ((value,), ("pump-noon", value))
        return [*(kind(each, fields) for each in ids), *(kind(("pump-noon",), more) for more in spoilt)]
    if issubclass(kind, ev.OfPair):
        pairs = ((value, ""), (value, "pump-noon"), ("pump-noon", value))
        return [
            *(kind(*pair, fields) for pair in pairs),
            *(kind("pump-noon", "bells-six", more) for more in spoilt),
        ]
    if issubclass(kind, ev.Bare):
        return [kind(value, fields), *(kind("", more) for more in spoilt)]
    subjects = (value, f"{value} again", f"docs/{value}.md")
    own: list[Event] = [kind(subject, "", fields) for subject in subjects]
    return (
        own
        + [kind("pump-noon", f"Say {value} now", fields)]
        + [kind("pump-noon", "", more) for more in spoilt]
    )


def let_through(tx: Transaction, event: Event) -> list[str]:
    """What a cleaned event, or the refusal of it, still holds."""
    try:
        cleaned = tx.clean(event)
    except MemkitError as error:
        return raw_in(" ".join((error.message, error.hint, *error.detail)))
    return raw_in(repr(raw_of(cleaned)))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_no_string_of_an_event_escapes_the_wash(kind: type[Event], tx: Transaction) -> None:
    leaks = [(raw_of(event), let_through(tx, event)) for value in ALL for event in events_with(kind, value)]
    assert [leak for leak in leaks if leak[1]] == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_clean_event_comes_out_as_it_went_in(kind: type[Event], tx: Transaction) -> None:
    fields = tuple((name, "one") for name in kind.needs)
    if issubclass(kind, ev.OfIds):
        event: Event = kind(("pump-noon", "bells-six"), fields)
    elif issubclass(kind, ev.OfPair):
        event = kind("pump-noon", "bells-six", fields)
    elif issubclass(kind, ev.Bare):
        event = kind("Pumps run at noon.", fields)
    else:
        event = kind("pump-noon", "Pumps run at noon.", fields)
    assert tx.clean(event) == event


def test_a_name_is_refused_and_not_redacted_since_two_would_become_one(tx: Transaction) -> None:
    with pytest.raises(MemkitError) as refused:
        tx.clean(ev.Defined(MAIL, "An address."))
    assert refused.value.code == "PRIVACY_BLOCKED"
    assert refused.value.message == "the name holds EMAIL; a name cannot be redacted, nothing was written"


def test_an_id_the_ledger_has_can_still_be_acted_on(tx: Transaction) -> None:
    from memkit.model.fact import Fact

    old = "glpat-" + "abcdefghijklmnopqrst"
    tx.state.facts[old] = Fact(old, "Old.", "working", "fact", "user", "", "", "user:dev", ())
    assert tx.clean(ev.Archived(old, "", (("why", "retired"),))) == ev.Archived(
        old, "", (("why", "retired"),)
    )
