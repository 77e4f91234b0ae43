"""A cited file that git calls renamed is followed by the next seal."""

from __future__ import annotations

from pathlib import Path

from memkit.query.renamed_files import current_path
from tests.evidence.place import AGENT, PERSON, git, place, remembered, swap, verdict


def test_a_renamed_file_is_followed_by_the_next_seal(tmp_path: Path) -> None:
    house = place(tmp_path / "repo")
    id = remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit")
    git(house.root, "mv", "src/limits.py", "src/gateway.py")
    assert verdict(house, id) == "stale"
    house.do("session", "start", "Move", env=AGENT)
    house.do("session", "end", "-m", "Moved a file.", env=AGENT)
    shown = house.do("show", id, "--json", env=PERSON).data
    assert [source.partition("@")[0] for source in shown["evidence"]] == ["src/gateway.py#RateLimit:L6-L13"]
    assert shown["verdict"] == "fresh"
    git(house.root, "commit", "-qm", "moved")
    git(house.root, "mv", "src/gateway.py", "src/gate.py")
    swap(house, "count < self", "count <= self", "src/gate.py")
    git(house.root, "commit", "-qam", "moved again, and changed")
    remembered(house, "The gateway is small.")
    shown = house.do("show", id, "--json", env=PERSON).data
    assert [source.partition("@")[0] for source in shown["evidence"]] == ["src/gate.py#RateLimit:L6-L13"]
    assert shown["verdict"] == "stale"


def test_what_cannot_be_looked_at_is_not_taken_for_gone(tmp_path: Path) -> None:
    unknown = "n" * 300
    (tmp_path / "b").touch()
    moves = {"a": unknown, unknown: "b"}
    assert current_path(str(tmp_path), "a", moves) == unknown
    assert current_path(str(tmp_path), "a", {"a": "gone", "gone": "b"}) == "b"
    assert current_path(str(tmp_path), "a", {"a": "gone", "gone": "a"}) == ""
