"""`memkit.recall.ranker`: documents in, ids out."""

from __future__ import annotations

import pytest

from memkit.recall import ranker
from tests.recall.corpora import entry


def test_entries_are_ranked_inside_their_sessions() -> None:
    ask = ranker([entry("a", "the queue holds two hundred"), entry("b", "the tide is high", session="s2")])
    assert ask("how long is the queue?", 5) == ["a"]


def test_whole_sessions_are_scored_by_their_lines_and_speakers() -> None:
    talks = [
        entry("one", "Ana: I mended the net.\nBoris: Good.", session="x1"),
        entry("two", "Boris: I mended the net.\nAna: Good.", session="x2"),
        entry("three", "Nobody came.\nNote: nothing", session="x3"),
    ]
    ask = ranker(talks, unit="session")
    assert (ask("What did Ana mend?", 5), ask("net of Boris", 1)) == (["one", "two"], ["two"])


def test_another_unit_is_refused() -> None:
    with pytest.raises(ValueError, match="unit"):
        ranker([], unit="page")


def test_documents_without_author_or_date_are_taken_as_the_oldest() -> None:
    bare = {"id": "a", "seq": 1, "ts": None, "who": None, "session": "s", "text": "rope"}
    assert ranker([bare, entry("b", "rope", session="t")])("rope", 2) == ["b", "a"]
