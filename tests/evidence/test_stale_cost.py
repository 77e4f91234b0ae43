"""What `stale` reads: each cited file once, and no fact whose evidence is as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.evidence.anchor import anchored, anchored_in
from memkit.evidence.forms import Piece
from memkit.query.call import Call
from memkit.query.reader import open_reader
from memkit.write.cited_files import CitedFiles
from memkit.write.freshness import examine_evidence, stale_evidence
from tests.evidence.place import LIMITS, PERSON, place, remembered, swap
from tests.working_memory.house import House

CLAIMS = (
    "RateLimit counts requests.",
    "retry gives up after 3 times.",
    "MAX_WAIT is 30.",
    "Nothing is logged anywhere.",
)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return place(tmp_path / "repo")


def test_only_facts_with_several_pieces_in_doubt_are_opened(house: House) -> None:
    one = remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit", "https://example.org/a")
    remembered(house, "retry gives up after 3 times.", "src/limits.py#retry", "https://example.org/a")
    two = remembered(house, "MAX_WAIT and RateLimit.", "src/limits.py#RateLimit", "src/limits.py#MAX_WAIT")
    swap(house, "self.per_minute = 60", "self.per_minute = 90")
    swap(house, "MAX_WAIT = 30", "MAX_WAIT = 40")
    reader = open_reader(Call(cwd=str(house.root)))
    found, count = stale_evidence(reader)
    assert ([(item.id, item.verdict) for item in found], count) == (
        [(id, "changed") for id in (*[two] * 2, one)],
        4,
    )
    assert [fact.id for fact in reader.state.facts.opened()] == [two]


def test_it_says_of_all_facts_what_a_look_at_each_says(house: House) -> None:
    ids = [remembered(house, claim, "src/limits.py") for claim in CLAIMS]
    swap(house, "times: int = 3", "times: int = 4")
    reader = open_reader(Call(cwd=str(house.root)))
    each = examine_evidence(reader.loaded, [reader.state.facts[id] for id in sorted(ids)], hashed=False)
    assert stale_evidence(reader) == ([item for item in each if item.verdict != "fresh"], len(each))


def test_pieces_that_no_file_can_show_are_not_called_fresh(house: House) -> None:
    remembered(house, "RateLimit counts requests.", "src/limits.py#RateLimit", "https://example.org/a")
    assert house.do("stale", env=PERSON).out.strip() == "fresh · 1 piece of evidence"


def test_a_file_is_read_again_only_if_its_bytes_changed(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(LIMITS, encoding="utf-8")
    files = CitedFiles(str(tmp_path))
    first = files.source("a.py")
    assert files.source("a.py") is first
    (tmp_path / "a.py").write_text("LIMIT = 3\n", encoding="utf-8")
    again = files.source("a.py")
    assert again is not first
    assert again is not None
    assert again.lines == ["LIMIT = 3", ""]
    assert files.source("gone.py") is None


@pytest.mark.parametrize("name", ["", "RateLimit.allows"])
def test_claims_that_share_a_file_rest_where_each_alone_would(tmp_path: Path, name: str) -> None:
    (tmp_path / "a.py").write_text(LIMITS, encoding="utf-8")
    source = CitedFiles(str(tmp_path)).source("a.py")
    assert source is not None
    piece = Piece("file", "a.py", name)
    alone = [anchored(piece, LIMITS.encode(), claim) for claim in CLAIMS]
    assert [anchored_in(source, piece, claim) for claim in CLAIMS] == alone


def test_git_is_asked_for_all_spellings_at_once_if_there_are_many(house: House) -> None:
    files = CitedFiles(str(house.root))
    asked = [
        "src/limits.py",
        "SRC/limits.py",
        "src/Limits.py",
        "SRC/LIMITS.PY",
        "src/LIMITS.py",
        "src/gone.py",
    ]
    assert [files.git_spelling(path) for path in asked] == [*["src/limits.py"] * 5, "src/gone.py"]
