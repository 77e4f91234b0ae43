"""One call, one session: loaded once, judged in hand, sealed once, rendered once, or nothing at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.errors import NotFound, UnknownId
from memkit.model.state import State
from memkit.query import load, replays
from memkit.query.call import Call
from memkit.query.reader import open_reader
from memkit.store.workspace import open_at
from memkit.write import publish, seal, trial
from memkit.write.transaction import Transaction
from tests.working_memory.house import House, Said, in_process, new_house

PERSON = ("--actor", "user:dev")
AGENT = ("--actor", "agent:codex")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace with three candidates in the queue and a finding that lacks its provenance."""
    made = new_house(tmp_path, monkeypatch)
    for text, id in (("Pumps run at noon.", "pump-noon"), ("Bells ring at six.", "bells-six")):
        assert in_process(made.root, "propose", text, "--id", id, *AGENT).code == 0
    more = ("propose", "The crane stops at 8 m/s.", "--id", "crane-stops", "--kind", "finding", *AGENT)
    assert in_process(made.root, *more).code == 0
    assert in_process(made.root, "session", "end", "--defer", *AGENT).code == 0
    return made


class Counts:
    """How often a command loaded, sealed and rendered."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.loads = self.seals = self.renders = 0
        patch.setattr(load, "load", self._counting(load.load, "loads"))
        patch.setattr(seal, "write_sealed", self._counting(seal.write_sealed, "seals"))
        patch.setattr(publish, "write_views", self._counting(publish.write_views, "renders"))

    def _counting(self, real: object, name: str) -> object:
        def counted(*args: object, **kwargs: object) -> object:
            setattr(self, name, getattr(self, name) + 1)
            return real(*args, **kwargs)  # type: ignore[operator]

        return counted

    def all(self) -> tuple[int, int, int]:
        return self.loads, self.seals, self.renders


def counted(patch: pytest.MonkeyPatch, house: House, *words: str) -> tuple[Said, tuple[int, int, int]]:
    with patch.context() as inner:
        counts = Counts(inner)
        said = in_process(house.root, *words)
        return said, counts.all()


@pytest.mark.parametrize(
    "words",
    [
        ("remember", "Tea is served at four.", *PERSON),
        ("promote", "pump-noon", "bells-six", *PERSON),
        ("reject", "pump-noon", "bells-six", "crane-stops", *PERSON),
        ("supersede", "pump-noon", "Pumps run at one.", *PERSON),
        ("define", "Ingress", "The outer port.", *PERSON),
    ],
    ids=lambda words: words[0],
)
def test_a_call_loads_once_seals_once_and_renders_once(
    house: House, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    if words[0] == "supersede":
        assert in_process(house.root, "promote", "pump-noon", *PERSON).code == 0
    said, counts = counted(monkeypatch, house, *words)
    assert (said.code, said.err, counts) == (0, "", (1, 1, 1))


def test_ending_a_session_loads_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert in_process(house.root, "propose", "Cranes need two people.", *AGENT).code == 0
    said, counts = counted(monkeypatch, house, "session", "end", "-m", "Cranes looked at.", "--defer", *AGENT)
    assert (said.code, counts) == (0, (1, 1, 1))


def test_another_writer_makes_it_load_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    real = seal.write_sealed

    def raced(*args: object, **kwargs: object) -> tuple[str, str]:
        done = real(*args, **kwargs)  # type: ignore[arg-type]
        (house.root / "sessions" / "2026-01-01-000000.md").write_text("# Somebody else\n")
        return done

    with monkeypatch.context() as inner:
        counts = Counts(inner)
        inner.setattr(seal, "write_sealed", raced)
        said = in_process(house.root, "remember", "Tea is served at four.", *PERSON)
        assert (said.code, counts.loads, counts.renders) == (0, 2, 1)
    assert in_process(house.root, "replay", "--check").code == 0


def test_one_refusal_refuses_all_and_says_why(house: House) -> None:
    before = house.sessions()
    said = in_process(house.root, "promote", "pump-noon", "crane-stops", *PERSON)
    assert (said.code, said.out, house.sessions()) == (4, "", before)
    assert said.err.splitlines() == [
        "memkit: error: 1 answer of 2 refused; nothing was recorded [promotion-incomplete]",
        "  crane-stops: the finding crane-stops says nowhere when to load it (applies-when) and names no evidence,"
        " and a file would say both; not promoted",
        "hint: memkit promote pump-noon && memkit promote crane-stops --evidence PATH",
    ]


def test_already_so_is_no_refusal(house: House) -> None:
    assert in_process(house.root, "promote", "pump-noon", *PERSON).code == 0
    said = in_process(house.root, "promote", "pump-noon", "bells-six", *PERSON)
    assert (said.code, said.out) == (0, "promoted bells-six · unchanged pump-noon · promoted already\n")
    said = in_process(house.root, "promote", "pump-noon", "bells-six", *PERSON)
    assert (said.code, said.out) == (0, "unchanged pump-noon, bells-six · promoted already\n")


@pytest.mark.parametrize(
    ("word", "done"), [("reject", "rejected"), ("validate", "validated"), ("quarantine", "quarantined")]
)
def test_an_answer_given_twice_changes_nothing(house: House, word: str, done: str) -> None:
    assert in_process(house.root, word, "pump-noon", *PERSON).code == 0
    said = in_process(house.root, word, "pump-noon", *PERSON)
    assert (said.code, said.out) == (0, f"unchanged pump-noon · {done} already\n")
    said = in_process(house.root, word, "pump-noon", "bells-six", *PERSON)
    assert (said.code, said.out) == (0, f"{done} bells-six · unchanged pump-noon · {done} already\n")


def test_a_fact_superseded_twice_by_the_same_words_is_unchanged(house: House) -> None:
    in_process(house.root, "promote", "pump-noon", "bells-six", *PERSON)
    assert (
        in_process(
            house.root, "supersede", "pump-noon", "Pumps run at one.", "--id", "pump-one", *PERSON
        ).code
        == 0
    )
    for new in ("Pumps run at one.", "pump-one"):
        said = in_process(house.root, "supersede", "pump-noon", new, *PERSON)
        assert (said.code, said.out) == (0, "unchanged pump-noon · superseded by pump-one already\n")
    assert (
        "double-supersede"
        in in_process(house.root, "supersede", "pump-noon", "Pumps run at two.", *PERSON).err
    )
    for expected in ("invalidated bells-six\n", "unchanged bells-six · invalidated already\n"):
        assert in_process(house.root, "supersede", "bells-six", "--invalidate", *PERSON).out == expected


def test_the_hint_of_a_refusal_takes_no_answer_back(house: House) -> None:
    in_process(house.root, "reject", "pump-noon", *PERSON)
    said = in_process(house.root, "promote", "pump-noon", "bells-six", *PERSON)
    assert said.code == 4
    assert said.err.splitlines()[-1] == "hint: memkit promote bells-six"


def test_an_id_named_twice_is_answered_once(house: House) -> None:
    said = in_process(house.root, "promote", "pump-noon", "pump-noon", *PERSON)
    assert (said.code, said.out) == (0, "promoted pump-noon\n")


def test_ids_of_two_sessions_are_refused_with_two_calls(house: House) -> None:
    assert in_process(house.root, "propose", "Cranes need two people.", "--id", "crane-two", *AGENT).code == 0
    said = in_process(house.root, "promote", "pump-noon", "crane-two", *PERSON)
    assert (said.code, said.err.splitlines()[-1]) == (
        4,
        "hint: memkit promote pump-noon && memkit promote crane-two",
    )


def test_candidates_that_contradict_each_other_open_a_conflict_in_one_call(house: House) -> None:
    for text, id in (("Uploads are limited to 25 MB.", "up-25"), ("Uploads are limited to 50 MB.", "up-50")):
        assert in_process(house.root, "propose", text, "--id", id, *AGENT).code == 0
    assert in_process(house.root, "session", "end", "--defer", *AGENT).code == 0
    said = in_process(house.root, "promote", "up-25", "up-50", *PERSON)
    assert (said.code, said.out) == (0, "promoted up-25, up-50 · conflict with up-25\n")


SENTENCES = ("Pumps run at noon.", "Bells ring at six.", "Cranes need two people.", "Tea is at four.")
STEPS = st.lists(
    st.one_of(
        st.sampled_from(SENTENCES).map(lambda text: ("remember", text, *PERSON)),
        st.sampled_from(SENTENCES).map(lambda text: ("propose", text, *AGENT)),
        st.just(("session", "end", "--defer", *AGENT)),
        st.just(("define", "Ingress", "The outer port.", *PERSON)),
        st.just(("set", "status", "rolling", *PERSON)),
        st.just(("undo", *PERSON)),
    ),
    min_size=1,
    max_size=6,
)


@given(STEPS)
@settings(max_examples=12)
def test_the_state_in_hand_is_the_state_of_the_files(steps: list[tuple[str, ...]]) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        house = House(Path(folder) / "repo")
        for name, value in house.env.items():
            patch.setenv(name, value)
        in_process(house.root, "init")
        kept: list[load.Loaded] = []
        real = replays.load_after_write

        def remembered(loaded: load.Loaded, path: str) -> load.Loaded:
            kept.append(real(loaded, path))
            return kept[-1]

        patch.setattr(replays, "load_after_write", remembered)
        for words in steps:
            in_process(house.root, *words)
            if kept:
                fresh = load.load(open_at(str(house.root)), trust_stat=False).state
                assert told(kept[-1].state) == told(fresh)


def told(state: State) -> dict[str, object]:
    """Everything a state says, as plain values."""
    from memkit.boot.struct import names_of

    others = [name for name in names_of(State) if name not in ("facts", "rows")]
    values: dict[str, object] = {name: getattr(state, name) for name in others}
    return {**values, "facts": state.facts.values(), "rows": list(state.rows)}


def test_a_branch_leaves_the_state_it_came_from_alone(house: House) -> None:
    loaded = load.load(open_at(str(house.root)))
    before = told(trial.branch(loaded.state))
    copy = trial.branch(loaded.state)
    fact = copy.facts["pump-noon"]
    fact.text, fact.history = "Pumps never run.", []
    copy.scalars["status"] = ("gone", "")
    copy.ordinal.clear()
    copy.problems.clear()
    assert told(loaded.state) == before


def test_a_wrong_id_opens_only_facts_that_not_everybody_may_read(house: House) -> None:
    for text, id in (("Keys hang at the pier.", "keys-pier"), ("Keys hang at the quay.", "keys-quay")):
        words = ("remember", text, "--id", id, "--classification", "restricted")
        assert in_process(house.root, *words, "--actor", "user:kim").code == 0
    tx = Transaction(Call(cwd=str(house.root), actor_flag="agent:codex", argv=("ref", "keys-qay")))
    with pytest.raises(UnknownId) as refused:
        tx.find("keys-qay")
    assert "keys-quay" not in refused.value.hint
    assert {fact.id for fact in tx.state.facts.opened()} <= {"keys-pier", "keys-quay"}
    reader = open_reader(Call(cwd=str(house.root)))
    with pytest.raises(NotFound) as unknown:
        reader.find("keys-qay")
    assert "keys-quay" not in unknown.value.message
    assert reader.state.facts.opened() == []
