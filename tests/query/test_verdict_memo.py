"""Remembered verdicts: the same answers, only for the bytes they were found on, and never needed."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.evidence import Verdict
from memkit.evidence.anchor import anchored
from memkit.evidence.forms import Piece, stored
from memkit.query import doubts, verdicts
from memkit.query.doubts import Memo
from memkit.query.verdicts import Verdicts
from memkit.store.files import read_cited

TEXT = "LIMIT = 3\n\n\ndef wait():\n    return LIMIT\n"


@pytest.fixture
def source(tmp_path: Path) -> str:
    (tmp_path / "a.py").write_text(TEXT, encoding="utf-8")
    return stored(anchored(Piece("file", "a.py", "wait"), TEXT.encode(), "")[0])


def looked_at(root: Path, source: str) -> Verdict:
    memo = Memo(str(root))
    found = Verdicts(str(root), memo=memo).of(source)
    memo.save()
    return found


def test_a_remembered_verdict_is_the_one_that_was_found(tmp_path: Path, source: str) -> None:
    assert [looked_at(tmp_path, source) for _ in range(3)] == [Verdict("fresh", 4, 5)] * 3
    assert (tmp_path / ".memkit" / "cache" / "verdicts").exists()


def test_it_counts_only_for_the_same_bytes(tmp_path: Path, source: str) -> None:
    looked_at(tmp_path, source)
    (tmp_path / "a.py").write_text(TEXT.replace("return", "return 2 *"), encoding="utf-8")
    assert looked_at(tmp_path, source) == Verdict("changed", 4, 5)
    (tmp_path / "a.py").unlink()
    assert looked_at(tmp_path, source) == Verdict("missing")
    (tmp_path / "a.py").write_text("import os\n" + TEXT, encoding="utf-8")
    assert looked_at(tmp_path, source) == Verdict("fresh", 5, 6)


def test_a_spoilt_memo_is_none(tmp_path: Path, source: str) -> None:
    looked_at(tmp_path, source)
    (tmp_path / ".memkit" / "cache" / "verdicts").write_bytes(b"{")
    assert looked_at(tmp_path, source) == Verdict("fresh", 4, 5)


def test_references_are_judged_as_ever(tmp_path: Path) -> None:
    assert looked_at(tmp_path, "https://example.org") == Verdict("unverified")


def test_an_untouched_file_is_not_read_again(
    tmp_path: Path, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doubts, "RACY_NS", -(10**18))
    looked_at(tmp_path, source)
    reads: list[str] = []
    monkeypatch.setattr(
        verdicts, "read_cited", lambda root, path: reads.append(path) or read_cited(root, path)
    )
    other = stored(anchored(Piece("file", "a.py", "LIMIT"), TEXT.encode(), "")[0])
    found = [looked_at(tmp_path, one) for one in (source, other, source, other)]
    assert (found, reads) == (
        [Verdict("fresh", 4, 5), Verdict("fresh", 1, 1), Verdict("fresh", 4, 5), Verdict("fresh", 1, 1)],
        ["a.py"],
    )
    (tmp_path / "a.py").write_text(TEXT.replace("3", "4"), encoding="utf-8")
    assert [looked_at(tmp_path, one).state for one in (source, other)] == ["fresh", "changed"]
