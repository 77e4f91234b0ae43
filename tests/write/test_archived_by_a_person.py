"""What a person archived, no agent's use brings back; what decay archived, and a person's own use, come back as before."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from memkit.cli.verbs.setup import Verbs
from memkit.hosts.mcp.tools import Toolbox
from memkit.query.call import Call
from tests.evidence.place import AGENT, PERSON, git, place
from tests.working_memory.house import House

Door = Callable[[House, str], str]
CITED = ("--evidence", "src/limits.py")


def by_command(house: House, id: str) -> str:
    said = house.do("ref", id, env=AGENT)
    return said.out + said.err


def by_tool(house: House, id: str) -> str:
    toolbox = Toolbox(Call((), cwd=str(house.root), actor_flag="agent:codex"), Verbs())
    answer = toolbox.call("reference_fact", {"ids": [id]})
    return str(answer["content"])


def by_one_call(house: House, id: str) -> str:
    body = f"Done.\n\n## Memory References\n\n- Referenced: {id}\n- Reactivated: {id}\n- {id}\n"
    said = house.do("session", "end", "-", "--defer", stdin=body, env=AGENT)
    return said.out + said.err


def by_hand(house: House, id: str) -> str:
    body = f"# By hand\n\n## Memory References\n\n- Referenced: {id}\n- Reactivated: {id}\n- {id}\n- Used: {id}\n"
    front = "---\ntitle: x\nactor: user:ada\nkind: review\n---\n"
    (house.root / "sessions" / "2026-11-16-100000.md").write_text(body)
    (house.root / "sessions" / "2026-11-16-100001.md").write_text(front + body)
    return ""


def in_words(house: House, id: str) -> str:
    house.do("note", f"{id} was used", env=AGENT)
    house.do("session", "end", "-m", f"Used {id}.", "--defer", env=AGENT)
    return ""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A reviewed norm and an unreviewed fact, both archived by a person."""
    found = place(tmp_path / "repo", "solo")
    found.entered(monkeypatch)
    push = ("remember", "We push straight to main.", "--id", "push-main", "--kind", "convention")
    found.do(*push, *CITED, "--when", "always", env=PERSON)
    found.do("archive", "push-main", "--why", "wrong", env=PERSON)
    found.do("propose", "MAX_WAIT bounds a wait.", "--id", "wait-bound", *CITED, env=AGENT)
    found.do("session", "end", "-m", "done", env=AGENT)
    found.do("review", "--unreviewed", "--answer", "archive", "--why", "swept", "--yes", env=PERSON)
    return found


def status(house: House, id: str) -> str:
    return str(house.do("show", id, "--json", env=PERSON).data["status"])


@pytest.mark.parametrize("door", [by_command, by_tool, by_one_call, by_hand, in_words])
@pytest.mark.parametrize("id", ["push-main", "wait-bound"])
def test_no_use_by_an_agent_brings_back_what_a_person_archived(house: House, door: Door, id: str) -> None:
    door(house, id)
    house.run("session", "end", "-m", "done", "--defer", env=AGENT)
    assert status(house, id) == "archived"
    told = house.do("context", "push main wait", env=AGENT).out
    assert id not in told
    house.do("replay", env=PERSON)
    house.do("check", env=PERSON)


@pytest.mark.parametrize("door", [by_command, by_tool, by_one_call])
def test_the_answer_says_who_archived_it_and_what_the_user_can_run(house: House, door: Door) -> None:
    said = door(house, "push-main")
    assert "push-main stays archived: user:ada archived it" in said
    assert "ask the user to run `memkit undo push-main` in a terminal of their own" in said


def test_a_persons_own_use_and_undo_bring_it_back(house: House) -> None:
    house.do("ref", "push-main", env=PERSON)
    house.do("session", "end", "-m", "done", env=PERSON)
    assert status(house, "push-main") == "promoted"
    house.do("undo", "wait-bound", env=PERSON)
    assert status(house, "wait-bound") == "promoted"


def test_what_an_agent_archived_comes_back_by_its_use(house: House) -> None:
    house.do("undo", "wait-bound", env=PERSON)
    house.do("archive", "wait-bound", "--why", "old", env=AGENT)
    assert status(house, "wait-bound") == "archived"
    said = by_command(house, "wait-bound")
    house.do("session", "end", "-m", "done", env=AGENT)
    assert (status(house, "wait-bound"), "stays archived" in said) == ("promoted", False)


@pytest.mark.parametrize("first", ["use", "archive"])
def test_a_persons_archive_holds_against_a_use_on_another_branch(house: House, first: str) -> None:
    house.do("undo", "push-main", env=PERSON)
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "base")
    git(house.root, "branch", "-M", "main")
    git(house.root, "checkout", "-qb", "side")
    times = {"use": "2026-11-20T10:00:00Z", "archive": "2026-11-20T11:00:00Z"}
    if first == "archive":
        times = {"use": "2026-11-20T11:00:00Z", "archive": "2026-11-20T10:00:00Z"}
    house.do("ref", "push-main", env={**AGENT, "MEMKIT_NOW": times["use"]})
    house.do("session", "end", "-m", "done", env={**AGENT, "MEMKIT_NOW": times["use"]})
    git(house.root, "add", "sessions")
    git(house.root, "commit", "-qm", "use")
    git(house.root, "checkout", "-qf", "main")
    git(house.root, "clean", "-fdq", "sessions")
    house.do("archive", "push-main", "--why", "wrong", env={**PERSON, "MEMKIT_NOW": times["archive"]})
    git(house.root, "add", "sessions")
    git(house.root, "commit", "-qm", "archive")
    git(house.root, "merge", "-q", "-X", "ours", "side", "-m", "merge")
    assert status(house, "push-main") == "archived"


def test_what_decay_archived_comes_back_whoever_ran_it(house: House) -> None:
    house.do("undo", "wait-bound", env=PERSON)
    policy = house.root / "memkit.toml"
    text = policy.read_text(encoding="utf-8")
    policy.write_text(re.sub(r"(?m)^(archive_window|active_window|working_window) = \d+", r"\1 = 1", text))
    for number in range(4):
        house.do("session", "end", "-m", f"work {number}", env=AGENT)
    house.do("decay", "--apply", env=PERSON)
    assert status(house, "wait-bound") == "archived"
    by_command(house, "wait-bound")
    house.do("session", "end", "-m", "done", env=AGENT)
    assert status(house, "wait-bound") == "promoted"
