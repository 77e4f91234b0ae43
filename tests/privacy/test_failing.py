"""Detectors that cannot do their work refuse, by name and without a word of the text."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest

from memkit.privacy import detect
from memkit.privacy.detect import DetectorFailed, findings
from memkit.privacy.findings import Cleaned, Finding, Hit, Rules
from memkit.privacy.redact import clean
from memkit.query import timebox
from memkit.query.timebox import run_within

TEXT = "mail anna@kestrel.dev or call +49 30 1234567"


def broken(text: str) -> Iterator[Hit]:
    yield Hit("EMAIL", 0, 1, "x")
    raise ValueError(f"cannot read {text}")


def test_a_detector_that_raises_refuses_with_its_name_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(detect, "_PLAIN", (("email", broken),))
    with pytest.raises(DetectorFailed) as failure:
        findings(TEXT, Rules())
    assert (failure.value.detector, str(failure.value)) == ("email", "the detector email could not run")
    assert failure.value.__cause__ is failure.value.__context__ is None


@pytest.mark.parametrize(
    ("library", "text", "detector"),
    [
        ("phonenumbers", TEXT, "phone"),
        ("stdnum", "card 4539578763621486", "card"),
    ],
)
def test_a_library_that_is_missing_refuses(
    monkeypatch: pytest.MonkeyPatch, library: str, text: str, detector: str
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(DetectorFailed) as failure:
        clean(text, Rules(), tag=str)
    assert failure.value.detector == detector


def test_time_that_has_run_out_refuses() -> None:
    with pytest.raises(DetectorFailed) as failure:
        findings(TEXT, Rules(), expired=lambda: True)
    assert failure.value.detector == "time"


def test_time_is_asked_between_detectors() -> None:
    asked: list[int] = []
    findings(TEXT, Rules(), expired=lambda: bool(asked.append(1)))
    assert len(asked) > 10


def spins(_: Callable[[], bool]) -> Cleaned:
    while True:
        pass


def sleeps(_: Callable[[], bool]) -> Cleaned:
    time.sleep(60)
    return Cleaned("")


@pytest.mark.parametrize("hangs", [spins, sleeps])
def test_the_time_box_ends_what_hangs_in_the_main_thread(
    hangs: Callable[[Callable[[], bool]], Cleaned], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timebox, "PATIENCE", 1 if hangs is sleeps else 20)
    with pytest.raises(TimeoutError):
        run_within(1, hangs)


def test_time_without_a_turn_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    later = time.monotonic() + 3600

    def waits(is_up: Callable[[], bool]) -> Cleaned:
        monkeypatch.setattr(time, "monotonic", lambda: later)
        return Cleaned(str(is_up()))

    assert run_within(1, waits) == Cleaned("False")


def test_the_time_box_holds_in_any_other_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timebox, "PATIENCE", 1)
    said: list[object] = []

    def ask() -> None:
        try:
            said.append(run_within(1, sleeps))
        except TimeoutError as error:
            said.append(type(error))

    asking = threading.Thread(target=ask)
    asking.start()
    asking.join()
    assert said == [TimeoutError]


def test_presidio_is_needed_only_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "presidio_analyzer", None)
    assert findings("plain", Rules()) == ()
    with pytest.raises(DetectorFailed) as failure:
        findings("plain", Rules(presidio=True))
    assert failure.value.detector == "presidio"
    assert "presidio = false" in failure.value.hint


def test_presidio_adds_what_its_model_is_sure_of(monkeypatch: pytest.MonkeyPatch) -> None:
    class Engine:
        def analyze(self, text: str, **asked: object) -> list[SimpleNamespace]:
            assert asked["score_threshold"] == 0.6
            return [SimpleNamespace(entity_type="PERSON", start=4, end=14)]

    from memkit.privacy import detect as presidio

    presidio._engine.cache_clear()
    monkeypatch.setitem(sys.modules, "presidio_analyzer", SimpleNamespace(AnalyzerEngine=Engine))
    found = findings("Ask Anna Weber.", Rules(presidio=True))
    presidio._engine.cache_clear()
    assert found == (Finding("NAME", "personal", 4, 14, 1, 5, "presidio@2"),)
