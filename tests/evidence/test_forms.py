"""Typed evidence is read into one value; the stored form gives the same value back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.errors import Refused
from memkit.evidence.forms import Piece, at_path, parse_stored, readings, shown, stored

DIGEST = "0123456789abcdef" * 4

TYPED = [
    ("src/limits.py", Piece("file", "src/limits.py")),
    ("Makefile", Piece("file", "Makefile")),
    ("docs/my notes.md", Piece("file", "docs/my notes.md")),
    ("src/limits.py:41", Piece("file", "src/limits.py", first=41, last=41)),
    ("src/limits.py:41-60", Piece("file", "src/limits.py", first=41, last=60)),
    ("src/limits.py#L41", Piece("file", "src/limits.py", first=41, last=41)),
    ("src/limits.py#L41-L60", Piece("file", "src/limits.py", first=41, last=60)),
    ("src/limits.py#L41-60", Piece("file", "src/limits.py", first=41, last=60)),
    ("src/limits.py#RateLimit", Piece("file", "src/limits.py", name="RateLimit")),
    ("src/limits.py#RateLimit.wait", Piece("file", "src/limits.py", name="RateLimit.wait")),
    ("src/lib.rs#Pool::new", Piece("file", "src/lib.rs", name="Pool::new")),
    ("README.md#How to install", Piece("file", "README.md", name="How to install")),
    (r"C:\work\app.py", Piece("file", r"C:\work\app.py")),
    (r"C:\work\app.py:41", Piece("file", r"C:\work\app.py", first=41, last=41)),
    ("C:/work/app.py#run", Piece("file", "C:/work/app.py", name="run")),
    ("src/limits.py:L41-L60", Piece("file", "src/limits.py", first=41, last=60)),
    ("src/limits.py lines 41-60", Piece("file", "src/limits.py", first=41, last=60)),
    ("src/limits.py (line 41)", Piece("file", "src/limits.py", first=41, last=41)),
    ("src/limits.py::RateLimit", Piece("file", "src/limits.py", name="RateLimit")),
    ("src/limits.py:RateLimit.wait()", Piece("file", "src/limits.py", name="RateLimit.wait")),
    ("src/limits.py (RateLimit)", Piece("file", "src/limits.py", name="RateLimit")),
    ("commit:1a2b3c4", Piece("commit", "commit:1a2b3c4")),
    ("session:2026-02-03-091500", Piece("session", "session:2026-02-03-091500")),
    ("session:2026-02-03-091500#L14", Piece("session", "session:2026-02-03-091500#L14")),
    ("ep:2026-02-03-1", Piece("episode", "ep:2026-02-03-1")),
    ("rest-versioning-uri", Piece("id", "rest-versioning-uri")),
    ("https://example.org/a#part:4", Piece("url", "https://example.org/a#part:4")),
    ("tool:jira:ABC-12", Piece("tool", "tool:jira:ABC-12")),
]


@pytest.mark.parametrize(("typed", "piece"), TYPED, ids=lambda value: str(value)[:40])
def test_a_typed_form_is_read(typed: str, piece: Piece) -> None:
    assert readings(typed)[0] == piece


REFUSED = [
    ("trust me", "evidence is one of:"),
    ("", "evidence is one of:"),
    ("commit:main", "commit:SHA takes 4 to 64 hex digits"),
    ("session:yesterday", "session:STEM takes a session's file name"),
    ("ep:", "ep:ID takes an episode's id"),
    ("tool:jira", "tool:NAME:REF takes a tool and its reference"),
    ("https://example.org/a b", "a URL has no blanks"),
    ("1a2b3c4d", "for a commit: commit:1a2b3c4d"),
    ("#RateLimit", "a file comes first, as in src/app.py#RateLimit"),
    ("src/limits.py:60-41", "lines count from 1 and run downwards: src/limits.py:41-60"),
    ("src/limits.py:0", "lines count from 1 and run downwards: src/limits.py:1-1"),
]


@pytest.mark.parametrize(("typed", "hint"), REFUSED)
def test_anything_else_is_refused_with_the_nearest_form(typed: str, hint: str) -> None:
    with pytest.raises(Refused) as refused:
        readings(typed)[0]
    assert refused.value.code == "evidence-form"
    assert refused.value.hint.startswith(hint)


STORED = [
    (f"src/limits.py@sha256:{DIGEST}", Piece("file", "src/limits.py", digest=DIGEST)),
    (f"C#/main.cs@sha256:{DIGEST}", Piece("file", "C#/main.cs", digest=DIGEST)),
    (f"src/limits.py#L41-L60@sha256:{DIGEST}", Piece("file", "src/limits.py", "", 41, 60, DIGEST)),
    (
        f"src/limits.py#RateLimit:L41-L60@sha256:{DIGEST}",
        Piece("file", "src/limits.py", "RateLimit", 41, 60, DIGEST),
    ),
    (f"a%23b%40c%3A1.py#f:L1-L2@sha256:{DIGEST}", Piece("file", "a#b@c:1.py", "f", 1, 2, DIGEST)),
    ("trust me", Piece("free", "trust me")),
]


@pytest.mark.parametrize(("text", "piece"), STORED, ids=lambda value: str(value)[:40])
def test_a_stored_form_is_read_and_never_refused(text: str, piece: Piece) -> None:
    assert parse_stored(text) == piece


def test_signs_of_the_form_are_encoded_in_paths_and_names() -> None:
    piece = Piece("file", "C#/a@b:c%.cs", "Part #2: a@b", 4, 9, DIGEST)
    assert stored(piece) == f"C%23/a%40b%3Ac%25.cs#Part %232: a%40b:L4-L9@sha256:{DIGEST}"


_LETTERS = st.characters(blacklist_categories=("Cs", "Cc", "Zl", "Zp"))
_PATHS = st.text(_LETTERS, min_size=1, max_size=30)
_NAMES = st.text(_LETTERS, min_size=1, max_size=30)


@given(
    path=_PATHS, name=st.one_of(st.just(""), _NAMES), first=st.integers(1, 10**6), more=st.integers(0, 999)
)
def test_a_stored_span_reads_back_as_the_same_piece(path: str, name: str, first: int, more: int) -> None:
    piece = Piece("file", path, name, first, first + more, DIGEST)
    assert parse_stored(stored(piece)) == piece


@given(path=_PATHS)
def test_a_stored_whole_file_reads_back_as_the_same_piece(path: str) -> None:
    piece = Piece("file", path, digest=DIGEST)
    assert parse_stored(stored(piece)) == piece


@given(st.text(max_size=60))
def test_typed_text_is_read_or_refused_and_nothing_else(text: str) -> None:
    try:
        assert readings(text)
    except Refused as refused:
        assert refused.code == "evidence-form"


def test_a_path_with_a_hash_has_several_readings() -> None:
    assert readings("C#/notes.md#Setup") == (
        Piece("file", "C", name="/notes.md#Setup"),
        Piece("file", "C#/notes.md", name="Setup"),
        Piece("file", "C#/notes.md#Setup"),
    )


def test_a_piece_is_shown_as_it_would_be_typed() -> None:
    pieces = [
        Piece("file", "a.py", digest=DIGEST),
        Piece("file", "a.py", "f", 1, 2),
        Piece("file", "a.py", "", 1, 2),
    ]
    assert [shown(piece) for piece in pieces] == ["a.py", "a.py#f", "a.py:1-2"]


def test_a_renamed_file_keeps_its_lines() -> None:
    assert at_path(Piece("file", "a.py", "f", 1, 2, DIGEST), "b.py") == Piece(
        "file", "b.py", "f", 1, 2, DIGEST
    )
