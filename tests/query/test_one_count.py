"""One meaning of "facts" in every count: live memory that is not prose."""

from __future__ import annotations

import re
from pathlib import Path

from tests.evidence.place import AGENT, PERSON, place


def test_every_verb_counts_the_same_facts(tmp_path: Path) -> None:
    house = place(tmp_path / "repo", "solo")
    house.do("remember", "MAX_WAIT is 30.", "--id", "wait-30", env=PERSON)
    house.do("supersede", "wait-30", "MAX_WAIT is 31.", "--id", "wait-31", env=PERSON)
    house.do("remember", "Is RateLimit needed?", "--kind", "thread", "--id", "limit-needed", env=PERSON)
    house.do("close", "limit-needed", "Yes.", env=PERSON)
    house.do("remember", "RateLimit counts requests.", "--id", "limit-counts", env=PERSON)
    house.do("archive", "limit-counts", env=PERSON)
    house.do("propose", "Always push to main.", env=AGENT)
    house.do("session", "end", "-m", "done", "--defer", env=AGENT)
    said = [
        house.run(*words, env=PERSON).out for words in (("replay",), ("check",), ("doctor",), ("status",))
    ]
    said.append((house.root / "continuity.md").read_text())
    assert [found[1] for text in said if (found := re.search(r"(\d+) facts", text))] == ["2"] * len(said)
    assert house.run("replay", "--json", env=PERSON).data["facts"] == 2
