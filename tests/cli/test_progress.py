from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from memkit import query as port
from memkit.cli import build_call
from memkit.cli.frame import terminal as module
from memkit.cli.frame.terminal import progress, progress_line
from memkit.query import index, load, replays
from memkit.query.call import Call
from memkit.store.workspace import open_at
from tests.recall.places import created, write_ledger


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on which every look takes 0.2 seconds."""
    now = iter(range(1000))
    monkeypatch.setattr(module, "monotonic", lambda: next(now) * 0.2)


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize(
    ("call", "stream"), [(None, io.StringIO()), (Call(json=True), Terminal()), (Call(quiet=True), Terminal())]
)
def test_nothing_is_printed_where_nobody_looks(call: Call | None, stream: io.StringIO) -> None:
    with progress(range(9), 9, "reading", call, stream) as todo:
        assert list(todo) == list(range(9))
    assert stream.getvalue() == ""


@pytest.mark.usefixtures("slow")
def test_a_terminal_sees_a_line_that_leaves_no_trace() -> None:
    stream = Terminal()
    with progress("abcdef", 6, "reading", Call(), stream) as todo:
        assert "".join(todo) == "abcdef"
    printed = stream.getvalue()
    assert progress_line("reading", 2, 6) in printed
    assert printed.endswith("\r" + " " * len(progress_line("reading", 5, 6)) + "\r")


@pytest.mark.usefixtures("slow")
def test_the_line_goes_also_when_the_work_fails() -> None:
    stream = Terminal()
    with pytest.raises(KeyError), progress(range(9), 9, "reading", None, stream) as todo:
        for number in todo:
            if number == 6:
                raise KeyError
    assert stream.getvalue().endswith(" \r")


def test_quick_work_prints_nothing() -> None:
    stream = Terminal()
    with progress(range(9), 9, "reading", None, stream) as todo:
        assert sum(todo) == 36
    assert stream.getvalue() == ""


@pytest.mark.usefixtures("slow")
def test_short_works_of_one_long_call_are_counted_together() -> None:
    stream, began = Terminal(), [0.1]
    for label in ("reading", "comparing"):
        with progress("ab", 2, label, None, stream, began=began) as todo:
            assert "".join(todo) == "ab"
    assert progress_line("reading", 0, 2) not in stream.getvalue()
    assert progress_line("comparing", 1, 2) in stream.getvalue()


def test_the_line_shows_how_far_it_is() -> None:
    assert progress_line("reading", 500, 1000) == "reading [############------------]  50 % 500/1,000"
    assert progress_line("reading", 7, 0) == "reading 7"


@pytest.mark.usefixtures("slow")
def test_a_person_sees_how_far_a_long_reading_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_ledger(tmp_path, [created(f"crane-{n}", f"The crane lifts cargo {n}.") for n in range(30)])
    monkeypatch.setattr(replays, "MANY", 20)
    monkeypatch.setattr(port, "watch", port.unwatched)
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    build_call(["recall", "crane"], {})
    index.index_of(load.load(open_at(str(tmp_path))))
    printed = screen.getvalue()
    assert [label in printed for label in ("reading sessions [##", "indexing facts [##")] == [True, True]
    assert printed.endswith(" \r")


@pytest.mark.parametrize("given", [{"json": True}, {"quiet": True}])
def test_a_program_sees_none_of_it(given: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(port, "watch", port.unwatched)
    monkeypatch.setattr(sys, "stderr", Terminal())
    build_call(["recall", "crane"], given)
    assert port.watch is port.unwatched
