from __future__ import annotations

import io

import pytest

from memkit.call import Call
from memkit.cli import progress as module
from memkit.cli.progress import line, progress


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
    assert line("reading", 2, 6) in printed
    assert printed.endswith("\r" + " " * len(line("reading", 5, 6)) + "\r")


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


def test_the_line_shows_how_far_it_is() -> None:
    assert line("reading", 500, 1000) == "reading [############------------]  50 % 500/1,000"
    assert line("reading", 7, 0) == "reading 7"
