"""What is offered for a stale fact is accepted as printed: verify, verify with other evidence, or supersede."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from tests.evidence.place import AGENT, PERSON, git, place, remembered, swap, write
from tests.working_memory.house import House

POOL = '''"""The pool."""


class Pool:
    def is_alive(self, timeout):
        """Pings."""
        return self.ping(timeout)

    def close(self):
        self.closed = True
        self.workers.clear()


def drain_all(queue):
    while queue:
        queue.pop()
    return len(queue)


def spread(rows, by):
    return [rows[at::by] for at in range(by)]
'''
WORKERS = "A worker lives if a ping is answered before its timeout."


@pytest.fixture
def house(tmp_path: Path) -> House:
    house = place(tmp_path / "repo", "solo")
    write(house, "src/pool.py", POOL)
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "pool")
    return house


def refactor(house: House) -> None:
    """Renames a method and a function, moves a function to another file, and changes lines in place."""
    swap(house, "def is_alive", "def responds", "src/pool.py")
    swap(house, "def drain_all", "def empty_all", "src/pool.py")
    swap(house, "self.workers.clear()", "self.workers = []", "src/pool.py")
    kept, _, moved = (house.root / "src/pool.py").read_text(encoding="utf-8").partition("\n\ndef spread")
    write(house, "src/pool.py", kept)
    write(house, "src/rows.py", "def spread" + moved)
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "refactor")


def commands(question: str) -> list[str]:
    return question.removeprefix("still true? ").split(" · ")


def test_each_command_of_the_question_is_accepted_as_printed(house: House) -> None:
    renamed = remembered(house, WORKERS, "src/pool.py#Pool.is_alive")
    named = remembered(house, "drain_all pops until the queue is empty.", "src/pool.py#drain_all")
    moved = remembered(house, "Rows are spread by every n-th one.", "src/pool.py#spread")
    edited = remembered(house, "Closing a pool lets its workers go.", "src/pool.py#Pool.close")
    refactor(house)
    asked = house.do("context", env=AGENT).out.partition("still true? ")[2].partition("\n")[0]
    found = commands(asked)
    place = "src/pool.py#Pool.responds"
    assert sorted(found) == sorted(
        [
            f"memkit verify {' '.join(sorted([moved, edited]))}",
            f'memkit verify {renamed} --evidence "{place}"',
            f'memkit supersede {named} "…"',
        ]
    )
    for command in found:
        words = shlex.split(command.replace("…", "The queue is popped by empty_all until nothing is left."))
        why = ["--why", "renamed"] if words[1] == "supersede" else []
        house.do(*words[1:], *why, env=AGENT)


def test_check_status_and_the_end_of_a_session_offer_the_same(house: House) -> None:
    renamed = remembered(house, WORKERS, "src/pool.py#Pool.is_alive")
    moved = remembered(house, "Rows are spread by every n-th one.", "src/pool.py#spread")
    named = remembered(house, "drain_all pops until the queue is empty.", "src/pool.py#drain_all")
    house.do("session", "start", "Refactor", env=AGENT)
    refactor(house)
    asked = (
        f'still true? memkit verify {moved} · memkit verify {renamed} --evidence "src/pool.py#Pool.responds"'
        f' · memkit supersede {named} "…"'
    )
    assert house.do("session", "end", "-m", "Done.", "--defer", env=AGENT).out.endswith(asked + "\n")
    told = json.loads(house.do("hook", "session-start", "--host", "claude-code", stdin="{}").out)
    assert asked in told["hookSpecificOutput"]["additionalContext"]
    row = house.do("status", env=PERSON).out
    assert asked.partition("? ")[2] in row
    problems = json.loads(house.run("check", "--json", env=PERSON).out)["problems"]
    hints = {each["hint"] for each in problems if each["code"] == "evidence-stale"}
    assert hints == {
        f'memkit verify {moved}  # if it still holds; if not: memkit supersede {moved} "…"',
        f'memkit verify {renamed} --evidence "src/pool.py#Pool.responds"'
        f'  # if it still holds; if not: memkit supersede {renamed} "…"',
        f'memkit supersede {named} "…"',
    }


def test_the_refusal_of_a_renamed_block_names_it(house: House) -> None:
    fact = remembered(house, WORKERS, "src/pool.py#Pool.is_alive")
    refactor(house)
    said = house.run("verify", fact, env=AGENT)
    assert (said.code, said.err.splitlines()) == (
        4,
        [
            f"memkit: error: Pool.is_alive is gone from the lines {fact} rests on [evidence-gone]",
            f'hint: memkit verify {fact} --evidence "src/pool.py#Pool.responds"'
            f'  # if that block says it; if not: memkit supersede {fact} "…"',
        ],
    )
    said = house.do("verify", fact, "--evidence", "src/pool.py#Pool.responds", env=AGENT)
    assert said.out.startswith("rechecked "), said.out
    house.do("session", "end", "-m", "Done.", "--defer", env=AGENT)
    assert house.run("stale", env=AGENT).code == 0


def test_a_rename_that_is_not_clear_is_left_to_the_writer(house: House) -> None:
    fact = remembered(house, WORKERS, "src/pool.py#Pool.is_alive")
    swap(house, "def is_alive", "def responds", "src/pool.py")
    swap(
        house, '"""Pings."""\n        return self.ping(timeout)', "return self.last > timeout", "src/pool.py"
    )
    said = house.run("verify", fact, env=AGENT).err
    other = f"if it holds under another name: memkit verify {fact} --evidence 'src/pool.py#…'"
    assert f'hint: memkit supersede {fact} "…"  # with what holds now; {other}\n' in said


def test_a_claim_that_names_what_is_gone_needs_other_words(house: House) -> None:
    fact = remembered(house, "is_alive pings a worker.", "src/pool.py#Pool.is_alive")
    refactor(house)
    said = house.run("verify", fact, env=AGENT).err
    assert said.endswith(f'hint: memkit supersede {fact} "…"  # with what holds now\n')


def test_a_block_in_a_renamed_file_is_found_under_its_name(house: House) -> None:
    fact = remembered(house, "Closing a pool lets its workers go.", "src/pool.py#Pool.close")
    git(house.root, "mv", "src/pool.py", "src/crew.py")
    git(house.root, "commit", "-qm", "rename")
    swap(house, "self.workers.clear()", "self.workers = []", "src/crew.py")
    said = house.run("verify", fact, env=AGENT).err
    assert f'hint: memkit verify {fact} --evidence "src/crew.py#Pool.close"  #' in said
    house.do("verify", fact, "--evidence", "src/crew.py#Pool.close", env=AGENT)


def test_a_file_that_is_gone_leaves_nothing_to_verify(house: House) -> None:
    fact = remembered(house, "Closing a pool lets its workers go.", "src/pool.py#Pool.close")
    git(house.root, "rm", "-q", "src/pool.py")
    git(house.root, "commit", "-qm", "no pool")
    asked = house.do("context", env=AGENT).out
    assert f'still true? memkit supersede {fact} "…"\n' in asked
    said = house.run("verify", fact, env=AGENT)
    assert (said.code, "[evidence-gone]" in said.err, f'memkit supersede {fact} "…"' in said.err) == (
        4,
        True,
        True,
    )


def test_the_pieces_that_are_left_stay_cited(house: House) -> None:
    cites = ("src/pool.py#Pool.is_alive", "src/limits.py#retry")
    fact = remembered(house, "The timeout of a ping is multiplied by retry.", *cites)
    refactor(house)
    said = house.run("verify", fact, env=AGENT).err
    evidence = '--evidence "src/pool.py#Pool.responds" --evidence "src/limits.py#retry"'
    assert f"hint: memkit verify {fact} {evidence}  #" in said


@pytest.mark.parametrize("preset", ["solo", "team"])
def test_a_refusal_of_several_names_the_call_for_those_that_pass(tmp_path: Path, preset: str) -> None:
    house = place(tmp_path / "repo", preset)
    write(house, "src/pool.py", POOL)
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "pool")
    gone = remembered(house, "drain_all pops until the queue is empty.", "src/pool.py#drain_all")
    holds = remembered(house, "Closing a pool lets its workers go.", "src/pool.py#Pool.close")
    refactor(house)
    said = house.run("verify", gone, holds, env=AGENT)
    assert said.code == 4
    assert re.search(rf"^hint: memkit verify {holds} && memkit supersede {gone} ", said.err, re.MULTILINE)
