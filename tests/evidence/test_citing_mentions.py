"""A name that the cited file only mentions: where it is anchored, what the answer says, and the hint if it is not there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.evidence.place import AGENT, PERSON, git, place, remembered, swap, write
from tests.working_memory.house import House

SERVER = """class Server
  def run
    @pool.auto_trim! if @min != @max
  end

  def stop
    @pool.shutdown
  end
end
"""
POOL = """class ThreadPool
  def auto_trim!(timeout)
    @timer = timeout
  end
end
"""
CLAIM = "Idle threads are trimmed unless min and max are equal."


@pytest.fixture
def house(tmp_path: Path) -> House:
    house = place(tmp_path / "repo")
    write(house, "lib/server.rb", SERVER)
    write(house, "lib/thread_pool.rb", POOL)
    write(house, "test/pool_test.rb", POOL)
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "pool")
    return house


def test_a_mention_is_anchored_by_its_lines_and_the_answer_says_so(house: House) -> None:
    said = house.do("propose", CLAIM, "--evidence", "lib/server.rb#auto_trim!", "--json", env=AGENT)
    rows = [(row["name"], row["first"], row["last"]) for row in said.data["evidence"]]
    assert rows == [("", 2, 4)]
    assert "anchored at lib/server.rb, 2–4: auto_trim! is not defined there" in json.loads(said.out)["notes"]


def test_a_definition_needs_no_remark(house: House) -> None:
    said = house.do("propose", CLAIM, "--evidence", "lib/thread_pool.rb#auto_trim!", env=AGENT)
    assert "not defined" not in said.out + said.err


def test_the_lines_around_a_mention_decide(house: House) -> None:
    id = remembered(house, CLAIM, "lib/server.rb#auto_trim!")
    swap(house, "@pool.shutdown", "@pool.shutdown(1)", "lib/server.rb")
    assert house.do("show", id, "--json", env=PERSON).data["verdict"] == "fresh"
    swap(house, "@min != @max", "@min < @max", "lib/server.rb")
    assert house.do("show", id, "--json", env=PERSON).data["verdict"] == "stale"


def test_the_hint_names_the_file_that_defines_the_name_first(house: House) -> None:
    said = house.run("propose", CLAIM, "--evidence", "src/limits.py#auto_trim!", env=AGENT)
    assert said.code == 4
    assert '"src/limits.py#auto_trim!" cannot be cited: nothing there is called so' in said.err
    assert "--evidence 'lib/thread_pool.rb#ThreadPool.auto_trim!'  # or src/limits.py#" in said.err


def test_a_name_that_no_file_defines_keeps_its_hint(house: House) -> None:
    said = house.run("propose", CLAIM, "--evidence", "lib/server.rb#stopp", env=AGENT)
    assert '--evidence "lib/server.rb#Server.stop"  # or lib/server.rb#' in said.err


def test_a_recheck_does_not_move_from_a_definition_to_a_mention(house: House) -> None:
    write(house, "lib/server.rb", SERVER + "\n\ndef auto_trim!\n  @timer = 30\nend\n")
    id = remembered(house, "The timer is 30.", "lib/server.rb#auto_trim!")
    swap(house, "def auto_trim!\n  @timer = 30\nend", "def trim\n  @timer = 30 + 1\nend", "lib/server.rb")
    house.do("verify", id, "--why", "read it", env=PERSON)
    shown = house.do("show", id, "--json", env=PERSON).data["evidence"]
    assert [source.partition("@")[0] for source in shown] == ["lib/server.rb#trim:L12-L14"]
