"""Lines between a client and the server: whatever comes, the next line is read."""

from __future__ import annotations

import os

import pytest

from memkit.hosts import mcp
from memkit.hosts.mcp import ClientGone, Wire


def lines_of(*pieces: bytes) -> list[bytes]:
    """The lines that a wire reads when these pieces come one after another."""
    source, sink = os.pipe()
    found: list[bytes] = []
    line = Wire(source, 1)
    for piece in pieces:
        os.write(sink, piece)
        line._fill()
    os.close(sink)
    while (one := line.read()) is not None:
        found.append(one)
    os.close(source)
    return found


def test_lines_are_put_together_from_whatever_pieces_come() -> None:
    assert lines_of(b"one\ntw", b"o\n", b"\n  \nthr", b"ee") == [b"one", b"two", b"three"]


def test_of_a_line_that_is_too_long_only_the_beginning_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcp, "LINE_MOST", 1000)
    assert lines_of(b"a" * 900, b"a" * 900, b"a" * 900 + b"\nnext\n") == [b"a" * 100, b"next"]


def test_a_client_that_reads_no_more_is_gone() -> None:
    source, sink = os.pipe()
    os.close(source)
    with pytest.raises(ClientGone):
        Wire(0, sink).write(b"{}")
    os.close(sink)


def test_a_closed_source_ends_the_lines() -> None:
    source, sink = os.pipe()
    os.close(sink)
    line = Wire(source, 1)
    os.close(source)
    assert line.read() is None
