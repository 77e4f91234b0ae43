"""One is one, and everything else is several."""

from __future__ import annotations

from memkit.model import counted, verb


def test_one_thing_is_singular_and_none_or_many_are_plural() -> None:
    assert [counted(number, "fact") for number in (0, 1, 2)] == ["0 facts", "1 fact", "2 facts"]
    assert [counted(number, "entry", "entries") for number in (1, 3)] == ["1 entry", "3 entries"]
    assert [verb(number, "wait") for number in (0, 1, 2)] == ["wait", "waits", "wait"]
