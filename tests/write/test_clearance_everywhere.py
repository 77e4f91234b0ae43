"""Every verb that takes an id, a conflict, a term or a session: what one may not read answers as what is not there."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from memkit.query.load import load
from memkit.store.workspace import open_at
from tests.working_memory.house import House, Said, in_process

_ROLES = """
[roles.admin]
people = ["user:boss"]
max_classification = "restricted"

[roles.dev]
people = ["user:dev"]
max_classification = "internal"
"""
_HIDDEN = ("--classification", "restricted")
_BOSS = (
    ("remember", "The merger closes in May.", "--id", "merger-may", *_HIDDEN),
    ("remember", "Who signs the merger?", "--id", "merger-thread", "--kind", "thread", *_HIDDEN),
    ("remember", "The merger costs 10 dollars.", "--id", "merger-ten", *_HIDDEN),
    ("remember", "The merger costs 20 dollars.", "--id", "merger-twenty", *_HIDDEN),
    ("remember", "The codename of the merger.", "--kind", "term", "--term", "zebraword", "--id", "zebra-term", *_HIDDEN),
    ("propose", "The merger has a lawyer.", "--id", "merger-lawyer", *_HIDDEN),
    ("session", "end", "--defer"),
)  # fmt: skip


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> House:
    """Restricted memory of every shape, one open fact, and a reader who may see only that."""
    made = House(tmp_path_factory.mktemp("built") / "repo")
    with pytest.MonkeyPatch.context() as surroundings:
        for name, value in {**made.env, "MEMKIT_ACTOR": "user:boss"}.items():
            surroundings.setenv(name, value)
        assert in_process(made.root, "init").code == 0
        toml = made.root / "memkit.toml"
        toml.write_text(toml.read_text() + _ROLES)
        for words in (*_BOSS, ("remember", "The quay is long.", "--id", "quay-long")):
            assert in_process(made.root, *words).code == 0, words
    return made


@pytest.fixture
def house(built: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A copy of it, in the hands of the one who may not read it."""
    shutil.copytree(built.root, tmp_path / "repo", symlinks=True)
    made = House(tmp_path / "repo")
    for name, value in {**made.env, "MEMKIT_ACTOR": "user:dev"}.items():
        monkeypatch.setenv(name, value)
    return made


# @ stands for what is hidden, or for a name that nothing has
FACTS = (
    "show @", "why @", "log @", "history @", "get @", "ref @", "verify @", "pin @", "unpin @", "undo @", "stale @",
    "archive @ --why x", "close @ done", "resolve @ done", "revise @ New", "supersede @ --invalidate --why x",
    "supersede @ New", "amend @ --why x", "erase @ --why x", "promote @",
    "reject @ --why x", "defer @", "validate @", "quarantine @ --why x", "propose Seen --evidence @",
    "propose Seen --contradicts @", "propose Seen --supersedes @", "show @ --unredacted --why x",
)  # fmt: skip


def said_of(house: House, call: str, name: str, unknown: str) -> tuple[int, str, str]:
    """What a call answers about a name, with the name taken out."""
    said: Said = in_process(house.root, *(name if word == "@" else word for word in call.split()))
    return said.code, said.out.replace(name, unknown), said.err.replace(name, unknown)


@pytest.mark.parametrize("call", FACTS)
def test_a_fact_that_one_may_not_read_is_not_there(house: House, call: str) -> None:
    before = house.sessions()
    for hidden in ("merger-may", "merger-thread", "merger-lawyer"):
        found = said_of(house, call, hidden, "no-such-name")
        assert found == said_of(house, call, "no-such-name", "no-such-name"), hidden
        assert "merger" not in "".join(found[1:])
    assert house.sessions() == before


@pytest.mark.parametrize("call", ["resolve @ merger-ten", "resolve @ both", "undo @", "show @"])
def test_a_conflict_with_a_side_that_one_may_not_read_is_not_there(house: House, call: str) -> None:
    (conflict,) = load(open_at(str(house.root))).state.conflicts
    other = "conflict-00000000"
    assert said_of(house, call, conflict, other) == said_of(house, call, other, other)


@pytest.mark.parametrize("call", ["undo @", "show @", "list terms", "define @ Meaning --dry-run"])
def test_a_term_that_one_may_not_read_is_not_there(house: House, call: str) -> None:
    found = said_of(house, call, "zebraword", "quokkaword")
    assert found == said_of(house, call, "quokkaword", "quokkaword")
    assert "codename" not in "".join(found[1:])


def test_an_agent_may_not_read_it_in_a_borrowed_name(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLAUDECODE", "1")
    monkeypatch.setenv("MEMKIT_ACTOR", "user:boss")
    for words in (
        ("show", "merger-may"),
        ("recall", "merger"),
        ("list",),
        ("grep", "merger", "--all"),
        ("decay",),
    ):
        said = in_process(house.root, *words)
        assert "May" not in said.out + said.err, words


@pytest.mark.parametrize(
    "text", ["The merger closes in May.", "The merger closes in June.", "The merger costs 30 dollars."]
)
def test_a_claim_near_a_hidden_one_names_nothing_of_it(house: House, text: str) -> None:
    said = in_process(house.root, "remember", text)
    assert not [id for id in ("merger-may", "merger-ten", "merger-twenty") if id in said.out + said.err]


@pytest.mark.parametrize("call", ["status", "status --json", "check", "check --json", "check --strict"])
def test_what_waits_for_others_is_not_named(house: House, call: str) -> None:
    said = in_process(house.root, *call.split())
    assert "merger-" not in said.out + said.err


def test_a_conflict_of_hidden_claims_is_told_to_those_who_may_read_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMKIT_ACTOR", "user:boss")
    assert "conflict: merger-ten ↔ merger-twenty" in in_process(house.root, "status").out


@pytest.mark.parametrize("verb", ["remember", "propose"])
@pytest.mark.parametrize("text", ["The merger closes in May.", "Bells ring."])
def test_an_id_that_a_hidden_fact_has_is_taken_and_nothing_more(house: House, verb: str, text: str) -> None:
    said = in_process(house.root, verb, text, "--id", "merger-may")
    assert (said.code, said.err) == (
        4,
        "memkit: error: merger-may is taken; nothing was recorded [duplicate-id]\nhint: choose another --id\n",
    )
