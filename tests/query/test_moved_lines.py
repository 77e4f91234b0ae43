"""Lines that stand in another file now: found in one pass, as one look per piece and file finds them."""

from __future__ import annotations

from os import utime
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.boot.struct import replace
from memkit.evidence import Page, stands_on
from memkit.evidence.forms import Piece, at_path
from memkit.evidence.span import file_digest, span_digest
from memkit.query import doubts, verdicts
from memkit.query.moved_lines import PlaceMemo, find_moved
from memkit.query.verdicts import Verdicts
from memkit.store.files import read_cited

LINES = (
    "def wait():",
    "    return 5",
    "",
    "# 2. Limits",
    "## 3. Limits of it",
    "= 1.2 Rest",
    "wait()",
    "\xa0odd\x1c",
)
texts = st.lists(st.sampled_from(LINES), min_size=1, max_size=8).map("\n".join)


def one_by_one(files: dict[str, bytes], pieces: list[Piece]) -> dict[Piece, Piece]:
    found: dict[Piece, list[Piece]] = {piece: [] for piece in pieces}
    for path, data in files.items():
        page = Page(data)
        for piece in found:
            if path == piece.target or path.rpartition(".")[2] != piece.target.rpartition(".")[2]:
                continue
            if piece.whole:
                found[piece] += [at_path(piece, path)] if page.digest == piece.digest else []
            elif run := stands_on(piece, page):
                found[piece].append(replace(at_path(piece, path), first=run.first, last=run.last))
    return {piece: places[0] for piece, places in found.items() if len(places) == 1}


def pieces_of(text: str) -> list[Piece]:
    """The whole of a text, and each run of two of its lines."""
    lines = text.split("\n")
    found = [Piece("file", "gone.py", digest=file_digest(text.encode()))]
    spans = [(at, span_digest(lines[at : at + 2])) for at in range(len(lines) - 1)]
    # what has a name says it
    return found + [
        Piece("file", "gone.py", "wait" if "wait" in lines[at] else "", at + 1, at + 2, digest)
        for at, digest in spans
        if digest
    ]


@settings(max_examples=60, deadline=None)
@given(texts, st.dictionaries(st.sampled_from(["a.py", "b.py", "c.md", "gone.py"]), texts))
def test_one_pass_finds_what_a_look_for_each_finds(was: str, now: dict[str, str]) -> None:
    files, pieces = {path: text.encode() for path, text in now.items()}, pieces_of(was)
    with patch.object(verdicts, "read_cited", lambda _, path: files[path]):
        assert find_moved(Verdicts(""), pieces, list(files)) == one_by_one(files, pieces)


def test_a_file_is_read_once_for_all_pieces(tmp_path: Path) -> None:
    text = "def wait():\n    return 5\nwait()"
    (tmp_path / "new.py").write_text(text)
    (tmp_path / "other.md").write_text(text)
    with patch.object(verdicts, "read_cited", wraps=read_cited) as read:
        found = find_moved(Verdicts(str(tmp_path)), pieces_of(text), ["new.py", "other.md"])
    assert [place.target for place in found.values()] == ["new.py"] * 3
    assert [call.args[1] for call in read.call_args_list] == ["new.py"]


def searched(root: Path, pieces: list[Piece], among: list[str]) -> dict[Piece, Piece]:
    return find_moved(Verdicts(str(root)), pieces, among, PlaceMemo(str(root)))


edits = st.lists(
    st.tuples(st.sampled_from(["a.py", "b.py", "c.md", "gone.py"]), st.one_of(st.none(), texts)), max_size=4
)


@pytest.mark.parametrize("trust", [True, False])
@settings(max_examples=40, deadline=None)
@given(was=st.lists(texts, min_size=1, max_size=3), edits=edits)
def test_remembered_places_are_those_that_a_new_search_finds(
    trust: bool, was: list[str], edits: list[tuple[str, str | None]]
) -> None:
    with (
        TemporaryDirectory() as folder,
        patch.object(doubts, "RACY_NS", -(10**18) if trust else 10**18),
    ):
        root, time = Path(folder), 10**9
        for path, text in [("a.py", was[0]), *edits]:
            (root / path).unlink(missing_ok=True)
            if text is not None:
                (root / path).write_text(text, encoding="utf-8")
                # each edit has a time of its own, as edits seconds apart have
                time += 10**9
                utime(root / path, ns=(time, time))
            for wanted in was:
                among = sorted(one.name for one in root.iterdir() if one.is_file())
                files = {one: (root / one).read_bytes() for one in among}
                assert searched(root, pieces_of(wanted), among) == one_by_one(files, pieces_of(wanted))


def test_an_unchanged_file_is_searched_only_for_new_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doubts, "RACY_NS", -(10**18))
    text = "def wait():\n    return 5\nwait()"
    (tmp_path / "new.py").write_text(text)
    *known, new = pieces_of(text)
    with patch.object(verdicts, "read_cited", wraps=read_cited) as read:
        first, again = (searched(tmp_path, known, ["new.py"]) for _ in range(2))
        more = searched(tmp_path, [*known, new], ["new.py"])
    assert (first == again, len(first), len(more), read.call_count) == (True, 2, 3, 2)


def test_spoilt_places_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doubts, "RACY_NS", -(10**18))
    text = "def wait():\n    return 5\nwait()"
    (tmp_path / "new.py").write_text(text)
    first = searched(tmp_path, pieces_of(text), ["new.py"])
    memo = tmp_path / ".memkit" / "cache" / "places"
    kept = memo.read_bytes()
    for spoilt in (b"", b"{", kept[:-1], kept[:-9] + b"x" + kept[-8:]):
        memo.write_bytes(spoilt)
        assert searched(tmp_path, pieces_of(text), ["new.py"]) == first
