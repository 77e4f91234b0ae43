"""The end of a session names the facts whose lines changed under it; the next start names those nobody answered."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from memkit.query import moved_lines
from memkit.store import git as git_store
from memkit.store.git import differing_paths
from memkit.store.host_sessions import held_session, start_of
from memkit.store.workspace import open_at
from tests.evidence.place import AGENT, PERSON, git, place, remembered, swap, verdict, write
from tests.working_memory.house import House, in_process


@pytest.fixture
def house(tmp_path: Path) -> House:
    return place(tmp_path / "repo", "solo")


def ended(house: House) -> str:
    return house.do("session", "end", "-m", "Done.", "--defer", env=AGENT).out.partition("\n")[2]


def test_the_end_of_a_session_asks_about_what_changed_under_it(house: House) -> None:
    holds = remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit")
    ends = remembered(house, "MAX_WAIT is 30 seconds.", "src/limits.py#MAX_WAIT")
    remembered(house, "retry multiplies.", "src/limits.py#retry")
    house.do("session", "start", "Limits", env=AGENT)
    swap(house, "MAX_WAIT = 30", "MAX_WAIT = 45")
    git(house.root, "commit", "-qam", "wait longer")
    swap(house, "count < self", "count <= self")
    assert ended(house) == (
        f"  [{ends}] MAX_WAIT is 30 seconds.  src/limits.py#MAX_WAIT changed\n"
        "    -MAX_WAIT = 30\n"
        "    +MAX_WAIT = 45\n"
        f"  [{holds}] RateLimit counts requests.  src/limits.py#RateLimit changed\n"
        "    -        return count < self.per_minute\n"
        "    +        return count <= self.per_minute\n"
        f'still true? memkit verify {holds} · memkit supersede {ends} "…"\n'
    )
    assert f"stale: {ends}" in house.do("status", env=PERSON).out
    told = house.do("hook", "session-start", "--host", "claude-code", stdin="{}").out
    context = json.loads(told)["hookSpecificOutput"]["additionalContext"]
    assert (
        f'Do not rely on\nstill true? memkit verify {holds} · memkit supersede {ends} "…"\n'
        f"[{ends}] STALE, src/limits.py#MAX_WAIT:L3-L3 changed: MAX_WAIT is 30 seconds.\n" in context
    )
    row = house.do("status", env=PERSON).out.splitlines()[5]
    assert row.split("  ", 2)[1] == "still true?"
    assert row.endswith(f' · memkit verify {holds} · memkit supersede {ends} "…"')
    house.do("verify", holds, env=AGENT)
    house.do("session", "end", "--defer", env=AGENT)
    assert verdict(house, holds) == "fresh"
    assert f"stale: {ends}" in house.do("status", env=PERSON).out


def test_the_end_of_a_session_says_how_many_more_facts_it_touched(house: House) -> None:
    names = [f"PUMP_{at}" for at in range(13)]
    code = "".join(f"{name} = {at + 30}\n" for at, name in enumerate(names))
    write(house, "src/pumps.py", code)
    git(house.root, "add", ".")
    git(house.root, "commit", "-qm", "pumps")
    ids = [remembered(house, f"{name} is the depth of a pump.", f"src/pumps.py#{name}") for name in names]
    house.do("session", "start", "Pumps", env=AGENT)
    write(house, "src/pumps.py", code.replace("= ", "= 1"))
    said = ended(house)
    assert "  … 3 more facts whose lines changed: memkit stale\n" in said
    assert sum(said.count(f"[{id}] ") for id in ids) == 10
    listed = house.run("stale", "-q", env=PERSON).out.split()
    assert set(listed) == set(ids)
    told = house.do("status", env=PERSON).out
    assert "  10 more are stale" in told and "· memkit stale\n" in told


def test_the_start_asks_about_what_changed_between_sessions_and_names_a_few(house: House) -> None:
    code = "".join(f"WAIT_{n} = {n}\n" for n in range(10, 20))
    (house.root / "src" / "waits.py").write_text(code)
    ids = [remembered(house, f"WAIT_{n} is {n} seconds.", f"src/waits.py#WAIT_{n}") for n in range(10, 20)]
    (house.root / "src" / "waits.py").write_text(code.replace("\n", "  # s\n").replace("= 11 ", "= 7 "))
    told = house.do("hook", "session-start", "--host", "claude-code", stdin="{}").out
    lines = json.loads(told)["hookSpecificOutput"]["additionalContext"].splitlines()
    at = lines.index("Do not rely on")
    held = " ".join(id for id in ids[:8] if id != ids[1])
    assert lines[at + 1] == f'still true? memkit verify {held} · memkit supersede {ids[1]} "…"'
    # the question names a few; the others are listed if there is room
    assert [line.split("]")[0].strip("[") for line in lines[at + 2 : at + 12]] == ids
    few = house.do("context", "--limit", "8").out.splitlines()
    assert few[few.index("Do not rely on") + 10] == "2 more: memkit stale"


def test_only_what_the_old_lines_contained_can_be_gone(house: House) -> None:
    claim = 'retry is called as "retry(times=9)" by 4 handlers and multiplies.'
    held = remembered(house, claim, "src/limits.py#retry")
    house.do("session", "start", "Limits", env=AGENT)
    swap(house, "return times * MAX_WAIT", "return MAX_WAIT * times")
    assert f"still true? memkit verify {held}\n" in ended(house)
    told = house.do("hook", "session-start", "--host", "claude-code", stdin="{}").out
    assert f"still true? memkit verify {held}\\n" in told
    said = house.do("verify", held, env=AGENT)
    assert (said.code, "rechecked" in said.out) == (0, True)


def test_the_end_of_a_session_says_where_moved_lines_stand_now(house: House) -> None:
    fact = remembered(house, "retry multiplies, as in 2024.", "src/limits.py#retry")
    house.do("session", "start", "Limits", env=AGENT)
    code = (house.root / "src/limits.py").read_text()
    kept, _, moved = code.partition("def retry")
    write(house, "src/limits.py", kept)
    write(house, "src/again.py", "from src.limits import MAX_WAIT\n\n\ndef retry" + moved)
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "move")
    said = ended(house)
    assert "src/limits.py#retry missing, now in src/again.py#retry\n" in said
    assert said.endswith(f"still true? memkit verify {fact}\n")
    house.do("verify", fact, env=AGENT)
    house.do("session", "end", "--defer", env=AGENT)
    assert verdict(house, fact) == "fresh"


def test_the_end_of_a_session_asks_about_lines_that_changed_in_a_renamed_file(house: House) -> None:
    fact = remembered(house, "MAX_WAIT is 30 seconds.", "src/limits.py#MAX_WAIT")
    house.do("session", "start", "Limits", env=AGENT)
    git(house.root, "mv", "src/limits.py", "src/bounds.py")
    swap(house, "MAX_WAIT = 30", "MAX_WAIT = 45", "src/bounds.py")
    git(house.root, "commit", "-qam", "rename")
    assert ended(house) == (
        f"  [{fact}] MAX_WAIT is 30 seconds.  src/bounds.py#MAX_WAIT changed\n"
        "    -MAX_WAIT = 30\n"
        "    +MAX_WAIT = 45\n"
        f'still true? memkit supersede {fact} "…"\n'
    )


def test_what_was_stale_at_the_start_is_not_asked_again(house: House) -> None:
    remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit")
    swap(house, "count < self", "count <= self")
    git(house.root, "commit", "-qam", "before")
    house.do("session", "start", "Limits", env=AGENT)
    swap(house, "return times", "return 2 * times")
    assert ended(house) == ""


def test_what_the_session_itself_superseded_is_not_asked_about(house: House) -> None:
    old = house.do(
        "propose", "MAX_WAIT is 30 seconds.", "--evidence", "src/limits.py#MAX_WAIT", "-q", env=AGENT
    ).out.strip()
    ended(house)
    house.do("session", "start", "Limits", env=AGENT)
    swap(house, "MAX_WAIT = 30", "MAX_WAIT = 45")
    house.do(
        "supersede",
        old,
        "MAX_WAIT is 45 seconds.",
        "--evidence",
        "src/limits.py#MAX_WAIT",
        "--why",
        "raised",
        env=AGENT,
    )
    assert ended(house) == ""


def test_lines_are_looked_for_elsewhere_only_if_their_name_is_gone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit")
    remembered(house, "retry multiplies.", "src/limits.py#retry")
    swap(house, "count < self", "count <= self")
    swap(house, "def retry", "def repeat")
    looked_for: list[str] = []
    monkeypatch.setattr(
        moved_lines,
        "find_moved",
        lambda _, pieces, memo: looked_for.extend(piece.name for piece in pieces) or {},
    )
    in_process(house.root, "stale")
    assert looked_for == ["retry"]


def test_lines_without_a_name_have_moved_only_if_their_first_line_is_gone(house: House) -> None:
    remembered(house, "Limits belong to the gateway.", "src/limits.py:1-3")
    remembered(house, "Sixty requests a minute are allowed.", "src/limits.py:10-13")
    copy = house.root / "src" / "copy.py"
    copy.write_bytes((house.root / "src" / "limits.py").read_bytes())
    swap(house, "MAX_WAIT = 30", "MAX_WAIT = 40")
    swap(house, "self.per_minute = 60", "self.per_minute = 90")
    said = house.run("stale", env=PERSON).out.splitlines()
    assert sorted(line.partition("  ")[2] for line in said) == [
        "changed  src/limits.py#L1-L3",
        "changed  src/limits.py#L10-L13 (now in src/copy.py:10-13)",
    ]


def started(house: House, session: str) -> None:
    payload = json.dumps({"session_id": session, "source": "startup"})
    assert house.do("hook", "session-start", "--host", "claude-code", stdin=payload).code == 0


def test_a_session_that_opens_after_the_commit_begins_where_its_host_began(house: House) -> None:
    """The usual order: the host starts, the agent edits and commits, and only then calls memkit, without the host's id."""
    fact = remembered(house, "MAX_WAIT is 30 seconds.", "src/limits.py#MAX_WAIT")
    git(house.root, "commit", "-qam", "remembered", "--allow-empty")
    started(house, "one")
    swap(house, "MAX_WAIT = 30", "MAX_WAIT = 45")
    git(house.root, "commit", "-qam", "wait longer")
    house.do("note", "Waits longer now.", env=AGENT)
    assert f'still true? memkit supersede {fact} "…"' in ended(house)


def test_a_host_session_that_ended_is_no_start(house: House) -> None:
    remembered(house, "MAX_WAIT is 30 seconds.", "src/limits.py#MAX_WAIT")
    started(house, "one")
    payload = json.dumps({"session_id": "one", "reason": "other"})
    assert house.do("hook", "session-end", "--host", "claude-code", stdin=payload).code == 0
    swap(house, "MAX_WAIT = 30", "MAX_WAIT = 45")
    git(house.root, "commit", "-qam", "wait longer")
    house.do("note", "Waits longer now.", env=AGENT)
    assert ended(house) == ""


def test_the_newest_start_of_the_same_agent_counts_before_others(house: House) -> None:
    workspace = open_at(str(house.root))
    for id, agent, start, written in (
        ("a", "codex", "c1", 50),
        ("b", "codex", "c2", 90),
        ("c", "gemini", "c3", 99),
    ):
        with held_session(str(house.root), id) as session:
            session.agent, session.start = agent, start
        os.utime(house.root / ".memkit" / "hosts" / f"{id}.json", (time.time() - 100 + written,) * 2)
    starts = [start_of(workspace, "", agent) for agent in ("codex", "gemini", "claude-code")]
    assert (starts, start_of(workspace, "a", "gemini")) == (["c2", "c3", "c3"], "c1")
    os.utime(house.root / ".memkit" / "hosts" / "c.json", (time.time() - 13 * 3600,) * 2)
    assert start_of(workspace, "", "gemini") == "c2"


@pytest.mark.parametrize(
    "only",
    [("src/limits.py",), ("src/limits.py", "docs/gone.md"), ("../outside.py", "src/limits.py"), ("[x].py",)],
)
def test_git_asked_about_some_files_says_of_them_what_it_says_of_all(
    house: House, only: tuple[str, ...]
) -> None:
    for name in ("[x].py", "x.py"):
        (house.root / name).write_text("one\n")
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "more")
    swap(house, "MAX_WAIT = 30", "MAX_WAIT = 45")
    for name in ("[x].py", "x.py"):
        (house.root / name).write_text("two\n")
    every = differing_paths(str(house.root))
    assert {"src/limits.py", "[x].py", "x.py"} <= set(every)
    some = differing_paths(str(house.root), only=only)
    assert set(some) & set(only) == set(every) & set(only)


def test_without_cited_files_the_end_of_a_session_does_not_ask_git(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.do("session", "start", "Limits", env=AGENT)
    house.do("note", "nothing cited", env=AGENT)
    asked: list[str] = []
    monkeypatch.setattr(git_store, "differing_paths", lambda root, *_, **__: asked.append(root) or [])
    for name, value in AGENT.items():
        monkeypatch.setenv(name, value)
    in_process(house.root, "session", "end", "-m", "Done.", "--defer")
    assert asked == []
