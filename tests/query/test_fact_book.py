"""The fact book gives the answers that looking at every fact gives, whatever was kept and whatever changed since."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.model.fact import Fact, path_of
from memkit.model.generated import sem
from memkit.model.state import Row, State
from memkit.query import fact_book
from memkit.query.fact_book import FactBook, Shelf
from memkit.query.fact_briefs import brief_of, columns_of, skeleton
from memkit.query.load import load
from memkit.rules import gate
from memkit.rules.decay import may_be_swept, sslu
from memkit.rules.view import proofs
from memkit.store.checkpoint import open_checkpoint
from memkit.store.workspace import open_at
from tests.working_memory.house import House, in_process, new_house

NAMES = ("mirror", "lease", "crate", "relay", "queue", "parser")
TEXTS = st.builds(
    "The {} {} {}.".format,
    st.sampled_from(NAMES),
    st.sampled_from(("is enabled", "is disabled", "lasts 20 minutes", "lasts 30 minutes", "keeps its Kämme")),
    st.sampled_from(("", "at night", "in the store", "for every parser")),
)
IDS = st.builds(
    "{}-{}".format, st.sampled_from(("mirror", "rnirror", "lease", "1ease", "crate")), st.integers(0, 9)
)


@st.composite
def facts(draw: st.DrawFn) -> Fact:
    """A fact of few words, in any standing that the book tells apart."""
    fields = tuple(
        ("evidence", f"{path}@sha256:{'0' * 64}") for path in draw(st.sets(st.sampled_from(("a.py", "b.py"))))
    )
    fact = Fact(
        draw(IDS),
        draw(TEXTS),
        "facts",
        draw(st.sampled_from(("fact", "finding", "thread", "term"))),
        "agent",
        "2026-01-01",
        "2026-01-01-000000",
        "agent:codex",
        fields,
    )
    fact.status = draw(st.sampled_from(("promoted", "promoted", "pending", "rejected", "rolled-back")))
    fact.archived = draw(st.sampled_from(("", "", "", "faded")))
    fact.is_reviewed = draw(st.booleans())
    fact.used_work = draw(st.integers(0, 5))
    return fact


def row(number: int, seed: str) -> Row:
    stem = f"2026-01-0{number + 1}-000000"
    return Row(stem, f"sessions/{stem}.md", "work", "", "", "", True, "sealed", "", number, 1, seed=seed)


def held(known: list[Fact]) -> State:
    state = State(work=9)
    for fact in known:
        state.facts[fact.id] = fact
    return state


@settings(max_examples=150, deadline=None)
@given(st.lists(facts(), max_size=14), st.lists(facts(), max_size=6), facts())
def test_a_book_with_changes_on_top_agrees_with_a_look_at_every_fact(
    before: list[Fact], later: list[Fact], claim: Fact
) -> None:
    state = held([*before, *later])
    columns = columns_of({fact.id: brief_of(fact, b"") for fact in before}, (" aaaa bbbb ", 0))
    book = FactBook(columns, {fact.id: brief_of(fact, b"") for fact in later}, state)
    everything = gate.Everything(state)
    for waiting in (False, True):
        asked = gate.as_claim(claim)
        assert book.worth_comparing(asked, waiting) == everything.worth_comparing(asked, waiting)
    assert gate.judge(claim, book) == gate.judge(claim, everything)
    assert book.same_words(claim.text) == everything.same_words(claim.text)
    assert book.look_alikes(claim.id) == [
        id for id in state.facts if id != claim.id and skeleton(id) == skeleton(claim.id)
    ]
    assert book.sem() == sem(state)
    idle = [fact.id for fact in state.facts.values() if may_be_swept(fact) and sslu(fact, state) >= 6]
    assert book.idle(state.work - 6) == idle
    cited = {fact.id: set(map(path_of, proofs(fact))) for fact in state.facts.values() if fact.is_live}
    assert set(book.cited()) == set().union(*cited.values())
    assert book.citing(["a.py"]) == [id for id, paths in cited.items() if "a.py" in paths]


def test_a_seed_is_taken_if_the_book_or_a_later_session_has_it() -> None:
    state = State()
    for number, seed in enumerate(("aaaa", "bbbb", "cccc")):
        state.rows.append(row(number, seed))
    book = FactBook(columns_of({}, (" aaaa bbbb ", 2)), {}, state)
    taken = book.snapshot().is_taken
    assert [taken(seed) for seed in ("aaaa", "bbbb", "cccc", "dddd", "aaa")] == [True] * 3 + [False] * 2


def test_of_many_claims_those_are_compared_that_share_the_rarest_words() -> None:
    many = [f"queue-{at:02}" for at in range(60)]
    known = [_promoted(id, f"The queue {id[-2:]} is kept under load.") for id in many]
    known.append(_promoted("queue-zebra", "The queue of zebras is kept under load."))
    claim = gate.as_claim(_promoted("new-one", "The queue of zebras is not kept under load."))
    found = gate.Everything(held(known)).worth_comparing(claim, False)
    assert (len(found), found[-1]) == (24, "queue-zebra")


def _promoted(id: str, text: str) -> Fact:
    fact = Fact(id, text, "facts", "fact", "user", "2026-01-01", "", "user:dev")
    fact.status = "promoted"
    return fact


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace with a few facts."""
    return new_house(tmp_path, monkeypatch)


def test_a_kept_book_is_the_one_that_would_be_made_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = ("--actor", "user:dev")
    for at, name in enumerate(NAMES):
        assert in_process(house.root, "remember", f"The {name} lasts {at} minutes.", *person).code == 0
    assert in_process(house.root, "archive", "crate-lasts-2-minutes", "--why", "gone", *person).code == 0
    workspace = open_at(str(house.root))
    loaded = load(workspace)
    kept = fact_book._read(workspace)
    assert kept is not None and kept[0] == loaded.base
    (Path(house.root) / ".memkit/cache/facts").unlink()
    assert Shelf(loaded)._columns.values() == kept[1].values()
    assert fact_book._read(workspace) is not None
    # a fact that the book knows by its content is not worked out again
    monkeypatch.setattr(fact_book, "_brief_of_id", None)
    assert fact_book._build_columns(loaded, kept[1], "").values() == kept[1].values()


def test_a_spoilt_book_is_made_again(house: House) -> None:
    person = ("--actor", "user:dev")
    assert in_process(house.root, "remember", "The relay lasts 9 minutes.", *person).code == 0
    path = Path(house.root) / ".memkit/cache/facts"
    for data in (b"", b"spoilt", path.read_bytes()[:-9]):
        path.write_bytes(data)
        again = in_process(house.root, "propose", "The relay lasts 10 minutes.", "--dry-run", *person)
        assert again.code == 0 and "relay-lasts-9-minutes" in again.out


def test_a_large_adoption_keeps_the_book_for_the_next_writer(house: House) -> None:
    rows = [
        {"type": "entity", "name": f"crane-{at}", "entityType": "part", "observations": [f"Crane {at} lifts {at} tons."]}
        for at in range(400)
    ]  # fmt: skip
    for name in NAMES:
        assert in_process(house.root, "remember", f"The {name} is new.", "--actor", "user:dev").code == 0
    path = Path(house.root) / "memory.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    assert in_process(house.root, "adopt", str(path), "--actor", "user:dev").code == 0
    workspace = open_at(str(house.root))
    kept, checkpoint = fact_book._read(workspace), open_checkpoint(workspace.private("cache", "state"))
    assert kept is not None and checkpoint is not None
    assert kept[0] == checkpoint.stamp
