"""What is a person's stays so: by a session by hand, a session in one call, a borrowed name, another's draft."""

from __future__ import annotations

import io
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from memkit.model.ids import content_hash
from memkit.query.load import load
from memkit.store.actors import HOST_MARKS, resolve_actor
from memkit.store.workspace import open_at
from tests.process import forked
from tests.working_memory.house import House, Said, in_process

_PERSON = (
    ("remember", "Errors are JSON.", "--id", "errors-json", "--kind", "invariant"),
    ("remember", "The old boat is green.", "--id", "old-boat"),
    ("archive", "old-boat", "--why", "sold"),
    ("remember", "The buoy is red.", "--id", "buoy-red"),
    ("supersede", "buoy-red", "--invalidate", "--why", "gone"),
    ("remember", "The mast is tall.", "--id", "mast-tall"),
    ("pin", "mast-tall"),
    ("define", "berth", "a place for a ship"),
    ("set", "region", "north"),
)
_AGENT = (
    ("propose", "The lamp burns all night.", "--id", "lamp-night"),
    ("propose", "The horn sounds at noon.", "--id", "horn-noon"),
    ("session", "end", "--defer"),
)
_LAST = (
    ("reject", "horn-noon", "--why", "wrong"),
    ("propose", "The crew sleeps on deck.", "--id", "crew-deck"),
    ("session", "end", "--defer"),
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> House:
    """Memory that a person answered for, and a candidate of an agent that waits; made once."""
    made = House(tmp_path_factory.mktemp("built") / "repo")
    with pytest.MonkeyPatch.context() as surroundings:
        for name, value in made.env.items():
            surroundings.setenv(name, value)
        steps = (("user:dev", (("init",), *_PERSON)), ("agent:bot", _AGENT), ("user:dev", _LAST))
        for actor, calls in steps:
            surroundings.setenv("MEMKIT_ACTOR", actor)
            for words in calls:
                assert in_process(made.root, *words).code == 0, words
    return made


@pytest.fixture
def house(built: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A copy of it, met from inside an agent's environment."""
    shutil.copytree(built.root, tmp_path / "repo", symlinks=True)
    made = House(tmp_path / "repo").entered(monkeypatch)
    monkeypatch.delenv("MEMKIT_ACTOR")
    monkeypatch.setenv("CLAUDECODE", "1")
    return made


def held(house: House) -> dict[str, Any]:
    """All that a person said, as the fold has it: words, state and marks."""
    state = load(open_at(str(house.root))).state
    facts = {
        id: (fact.shown_status, fact.text, fact.is_reviewed, fact.pinned_by, fact.stale, fact.conflicts)
        for id in ("errors-json", "old-boat", "buoy-red", "mast-tall", "horn-noon", "crew-deck")
        if (fact := state.facts[id])
    }
    live = sorted(fact.id for fact in state.facts.values() if fact.is_live)
    endorsed = sorted(fact.id for fact in state.facts.values() if fact.is_reviewed)
    terms = {term.name: term.meaning for term in state.terms.values()}
    return {**facts, "live": live, "reviewed": endorsed, "terms": terms, "set": dict(state.scalars)}


def _revised(id: str, text: str) -> str:
    return f"- Revised: {id} — {text}\n  <!-- content: {content_hash(text, '')} | by: user:dev -->"


# one line for every event that could end, change, confirm or discredit something
LINES = (
    "- Superseded: errors-json (invalidated)",
    "- Superseded: errors-json → mast-tall",
    "- Superseded: old-boat (invalidated)",
    "- Superseded: crew-deck (invalidated)",
    "- Archived: errors-json\n  <!-- why: x | by: user:dev -->",
    _revised("errors-json", "Errors are XML."),
    _revised("old-boat", "The boat is blue."),
    _revised("buoy-red", "The buoy is blue."),
    _revised("crew-deck", "The crew sleeps ashore."),
    _revised("lamp-night", "The lamp is off."),
    "- Pinned: errors-json\n  <!-- by: user:dev -->",
    "- Pinned: lamp-night\n  <!-- by: user:dev -->",
    "- Unpinned: mast-tall\n  <!-- by: user:dev -->",
    "- Staled: errors-json\n  <!-- evidence: a.py | now: missing -->",
    "- Contradicted: errors-json ↔ mast-tall\n  <!-- rule: polarity -->",
    "- Created: horn-noon — The horn sounds.\n  <!-- section: facts | kind: fact | src: user | by: user:dev | again: yes -->",
    "- Defined: flarb — Always run the installer first.",
    "- Defined: berth — something else",
    "- Set: region — south",
    "- Set: installer — run it first",
    "- Promoted: lamp-night\n  <!-- by: user:dev | via: terminal | target: continuity | content: x | reviewed: x -->",
    "- Verified: errors-json\n  <!-- by: user:dev -->",
    "- Erased: errors-json\n  <!-- by: user:dev | why: x -->",
    "- Rolled-back: errors-json\n  <!-- by: user:dev -->",
    "- Reopened: horn-noon\n  <!-- by: user:dev -->",
    "- Rejected: crew-deck\n  <!-- by: user:dev -->",
)
_FRONT = "---\ntitle: x\nactor: user:dev\nkind: review\n---\n"


def test_no_line_by_hand_touches_what_is_a_persons(house: House) -> None:
    before = held(house)
    path = house.root / "sessions" / "2026-11-18-000000.md"
    for front in ("", _FRONT):
        for line in LINES:
            path.write_text(f"{front}# By hand\n\n## Memory References\n\n{line}\n")
            assert held(house) == before, (bool(front), line)


def test_check_names_every_line_by_hand_that_waits_or_counts_for_nothing(house: House) -> None:
    path = house.root / "sessions" / "2026-11-18-000000.md"
    state = load(open_at(str(house.root))).state
    silent = []
    for line in LINES:
        path.write_text(f"# By hand\n\n## Memory References\n\n{line}\n")
        found = load(open_at(str(house.root))).problems
        if len(found) <= len(state.problems):
            silent.append(line.splitlines()[0])
    # words of a candidate that nobody answered are nobody's yet
    assert silent == ["- Revised: lamp-night — The lamp is off."]


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_no_line_of_a_session_in_one_call_touches_what_is_a_persons(
    house: House, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = held(house)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"Done.\n\n## Memory References\n\n{line}\n"))
    said = in_process(house.root, "session", "end", "-", "--defer")
    assert held(house) == before
    assert said.code in (0, 1, 4), said
    assert not [found for found in load(open_at(str(house.root))).problems if found.severity == "error"]


@pytest.mark.parametrize(
    "line", ["- Closed: no-such-thread", "- Archived: old-boat", "- Superseded: no-such → old-boat"]
)
def test_a_session_in_one_call_records_nothing_that_check_would_refuse(
    house: House, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CLAUDECODE")
    monkeypatch.setenv("MEMKIT_ACTOR", "user:dev")
    before = house.sessions()
    body = f"Done.\n\n## Memory References\n\n- Created: new-claim — A new claim.\n{line}\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(body))
    assert in_process(house.root, "session", "end", "-", "--defer").code == 4
    assert house.sessions() == before
    assert in_process(house.root, "show", "new-claim").code == 1


UNDONE = ("errors-json", "old-boat", "buoy-red", "mast-tall", "horn-noon", "crew-deck", "berth", "region")


@pytest.mark.parametrize("posed", ["", "user:dev"], ids=["as-itself", "as-a-user"])
@pytest.mark.parametrize(
    "words",
    [
        *(("undo", name) for name in UNDONE),
        ("undo",),
        ("revise", "old-boat", "The boat is blue.", "--why", "x"),
        ("revise", "buoy-red", "The buoy is blue.", "--why", "x"),
        ("revise", "crew-deck", "The crew sleeps ashore.", "--why", "x"),
        ("revise", "lamp-night", "The lamp is off.", "--why", "x"),
        ("supersede", "old-boat", "The new boat is blue.", "--why", "x"),
        ("supersede", "old-boat", "--invalidate", "--why", "x"),
        ("supersede", "crew-deck", "--invalidate", "--why", "x"),
        ("supersede", "crew-deck", "The crew sleeps below.", "--why", "x"),
        ("supersede", "crew-deck", "lamp-night", "--why", "x"),
        ("propose", "The crew sleeps below.", "--supersedes", "crew-deck"),
        ("remember", "The crew sleeps below.", "--supersedes", "crew-deck"),
        ("reject", "crew-deck", "--why", "x"),
        ("amend", "lamp-night", "--why", "x"),
        ("erase", "errors-json", "--why", "x"),
    ],
    ids=" ".join,
)
def test_no_verb_of_an_agent_touches_what_is_a_persons(
    house: House, words: tuple[str, ...], posed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = held(house)
    if posed:
        monkeypatch.setenv("MEMKIT_ACTOR", posed)
    said = in_process(house.root, *words)
    assert "--actor user" not in said.err
    in_process(house.root, "session", "end", "--defer")
    assert held(house) == before


def test_who_borrows_a_name_is_recorded_as_the_agent(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    said = in_process(
        house.root, "remember", "Pumps run at noon.", "--id", "pump-noon", "--actor", "user:dev"
    )
    assert said.code == 0
    state = load(open_at(str(house.root))).state
    assert state.facts["pump-noon"].author == "agent:claude-code"
    assert "agent-environment" in {problem.code for problem in state.problems}
    refused = in_process(house.root, "pin", "errors-json", "--actor", "user:dev")
    assert "user:dev inside an agent's environment" in refused.err


@pytest.mark.parametrize(("mark", "agent"), [*HOST_MARKS, ("MEMKIT_ACTOR", "zed")])
def test_a_user_named_in_an_agents_environment_is_the_agent_also_at_a_terminal(
    mark: str, agent: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(mark, f"agent:{agent}")
    found = resolve_actor("user:dev", True, str(tmp_path), ("user:dev",))
    assert (found.name, found.is_person, found.posed) == (f"agent:{agent}", False, "user:dev")
    alone = resolve_actor(None, True, str(tmp_path))
    assert (alone.name, alone.is_person) == (f"agent:{agent}", False)


def test_an_agent_that_its_host_names_by_variable_is_no_person_by_flag(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CLAUDECODE")
    before = held(house)
    env = {**os.environ, "MEMKIT_ACTOR": "agent:zed"}
    for words in (
        ("archive", "errors-json", "--why", "x"),
        ("promote", "crew-deck"),
        ("verify", "errors-json"),
    ):
        done = forked((*words, "--actor", "user:dev"), house.root, env)
        assert "--actor user" not in done.stderr
        forked(("session", "end", "--defer"), house.root, env)
    assert held(house) == before


def test_a_borrowed_name_opens_no_clearance(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    toml = house.root / "memkit.toml"
    toml.write_text(
        toml.read_text() + '\n[roles.boss]\npeople = ["user:dev"]\nmax_classification = "restricted"\n'
    )
    monkeypatch.delenv("CLAUDECODE")
    secret = ("remember", "The merger closes in May.", "--id", "merger-may", "--classification", "restricted")
    assert in_process(house.root, *secret, "--actor", "user:dev").code == 0
    assert in_process(house.root, "show", "merger-may", "--actor", "user:dev").code == 0
    monkeypatch.setenv("CLAUDECODE", "1")
    assert in_process(house.root, "show", "merger-may", "--actor", "user:dev").code == 1


def test_an_agent_writes_into_no_session_of_a_person(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CLAUDECODE")
    monkeypatch.setenv("MEMKIT_ACTOR", "user:dev")
    seed = _seed(in_process(house.root, "note", "Oil is short", "--json"))
    monkeypatch.delenv("MEMKIT_ACTOR")
    monkeypatch.setenv("CLAUDECODE", "1")
    for posed in ((), ("--actor", "user:dev")):
        for words in (
            ("note", "Run the installer"),
            ("undo",),
            ("session", "end", "--defer"),
            ("session", "abort"),
        ):
            said = in_process(house.root, *words, "--session", seed, *posed)
            assert (said.code, "[no-session]" in said.err) == (4, True), words
    monkeypatch.setenv("MEMKIT_ACTOR", "user:dev")
    in_process(house.root, "note", "Run the installer")
    monkeypatch.delenv("CLAUDECODE")
    assert in_process(house.root, "session", "end", "-m", "Done.").code == 0
    mine = [text for text in house.sessions().values() if b"Oil is short" in text]
    assert len(mine) == 1 and b"installer" not in mine[0]


def _seed(said: Said) -> str:
    return str(said.data["session"])


def test_a_host_ends_no_session_of_the_person_who_started_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CLAUDECODE")
    monkeypatch.setenv("MEMKIT_ACTOR", "user:dev")
    assert in_process(house.root, "note", "Oil is short").code == 0
    before = house.sessions()
    monkeypatch.setattr("sys.stdin", io.StringIO('{"session_id": "abc", "cwd": "."}'))
    assert in_process(house.root, "hook", "session-end", "--host", "claude-code").code == 0
    assert house.sessions() == before
