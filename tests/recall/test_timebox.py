"""A search that would take for ever is stopped, and what it interrupts is left as it was."""

from __future__ import annotations

import re
import signal
import threading
import time

import pytest

from memkit.errors import CannotSearch
from memkit.query import grep, timebox
from memkit.query.timebox import TimeBox, TimeUpError
from memkit.recall.pattern import wanted


def test_a_hostile_expression_is_stopped_by_the_clock_of_the_processor() -> None:
    before, began = signal.getsignal(signal.SIGPROF), time.process_time()
    with pytest.raises(TimeUpError), TimeBox(0.05):
        re.search("(a+)+$", "a" * 60 + "!")
    assert time.process_time() - began < 1
    assert signal.getsignal(signal.SIGPROF) == before
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)


class Looked:
    """Stands for what is searched: it only counts that somebody looked."""

    def __init__(self, takes: float = 0.0) -> None:
        self.takes, self.times = takes, 0

    def look(self, _: object) -> None:
        self.times += 1
        until = time.process_time() + self.takes
        while time.process_time() < until:
            pass


def test_what_takes_too_long_is_a_coded_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timebox.TimeBox.__init__, "__defaults__", (0.05, 0.0))
    pattern = wanted("x", regex=True, ignore_case=False, word=False)
    with pytest.raises(CannotSearch) as stopped:
        grep.look_in_time(Looked(takes=5), pattern, "x")  # type: ignore[arg-type]
    assert (stopped.value.code, stopped.value.exit_code) == ("pattern-too-slow", 2)


def test_without_a_box_a_dangerous_pattern_is_refused_before_it_runs() -> None:
    told: list[object] = []

    def away() -> None:
        for source in ("(a+)+$", "retry"):
            looked = Looked()
            try:
                grep.look_in_time(looked, wanted(source, regex=True, ignore_case=False, word=False), source)  # type: ignore[arg-type]
            except CannotSearch as refused:
                told.append(refused.code)
            told.append(looked.times)

    thread = threading.Thread(target=away)
    thread.start()
    thread.join()
    assert told == ["pattern-too-slow", 0, 1]
