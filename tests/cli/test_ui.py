from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.cli.frame import ui
from memkit.cli.frame.outcome import Outcome
from memkit.errors import LedgerUnreadable, MachineError, MemoryWriteFail
from memkit.model import WARNING, Problem
from memkit.privacy.characters import shown
from memkit.query.call import Call


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def console(encoding: str) -> tuple[io.BytesIO, io.TextIOWrapper]:
    raw = io.BytesIO()
    return raw, io.TextIOWrapper(raw, encoding=encoding, newline="\n")


def test_an_error_with_a_place_starts_with_it() -> None:
    error = LedgerUnreadable("not UTF-8", file="sessions/a.md", line=3, hint="iconv")
    assert ui.error_lines(error) == ["sessions/a.md:3: error: not UTF-8 [ledger-unreadable]", "hint: iconv"]


def test_an_unsaved_event_is_printed_as_one_json_line() -> None:
    error = MemoryWriteFail(
        "lost", detail=("why",), unsaved=({"verb": "Referenced", "ids": ["é-x"]},), hint="h"
    )
    assert ui.error_lines(error) == [
        "memkit: error: lost [MEMORY_WRITE_FAIL]",
        "  why",
        "hint: h",
        '{"schema":"memkit/1","unsaved":[{"verb":"Referenced","ids":["é-x"]}]}',
    ]


def test_colour_marks_the_word_and_nothing_of_the_user() -> None:
    problem = Problem("odd", "a.md", 2, "[red]x[/red]", "do", severity=WARNING)
    assert ui.problem_lines(problem, colour=True) == [
        "a.md:2: \x1b[33mwarning:\x1b[0m [red]x[/red] [odd]",
        "\x1b[36mhint:\x1b[0m do",
    ]


@pytest.mark.parametrize(
    ("environment", "stream", "wanted"),
    [
        ({}, Terminal(), True),
        ({}, io.StringIO(), False),
        ({"NO_COLOR": "1"}, Terminal(), False),
        ({"TERM": "dumb"}, Terminal(), False),
        ({}, None, False),
    ],
)
def test_colour_only_on_a_terminal_that_wants_it(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], stream: io.StringIO | None, wanted: bool
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ui.colour_wanted(stream) is wanted


def test_a_narrow_console_gets_look_alikes() -> None:
    raw, stream = console("ascii")
    ui.write(stream, "a → b ↔ c — d · e … ü 漢\n")
    stream.flush()
    assert raw.getvalue() == b"a -> b <-> c -- d | e ... ? ?\n"


def test_cp1252_keeps_what_it_has() -> None:
    raw, stream = console("cp1252")
    ui.write(stream, "Größe — a → b · c …\n")
    stream.flush()
    assert raw.getvalue().decode("cp1252") == "Größe — a -> b · c …\n"


@given(st.text(), st.sampled_from(["utf-8", "cp1252", "ascii", "latin-1"]))
def test_any_text_can_be_written_to_any_console(text: str, encoding: str) -> None:
    raw, stream = console(encoding)
    ui.write(stream, text + "\ud800")
    stream.flush()
    assert raw.getvalue()


@given(st.text())
def test_text_through_a_pipe_is_intact_but_for_what_hides(text: str) -> None:
    raw, stream = console("utf-8")
    ui._write_all(stream, [text])
    assert raw.getvalue().decode("utf-8") == shown(text)


@given(st.text())
def test_json_through_a_pipe_says_the_same_and_hides_nothing(text: str) -> None:
    raw, stream = console("utf-8")
    ui._write_all(stream, [json.dumps(text, ensure_ascii=False)], json=True)
    written = raw.getvalue().decode("utf-8")
    assert json.loads(written) == text
    assert shown(written) == written


def test_a_terminal_shows_control_characters_instead_of_obeying_them() -> None:
    text = "a\x1b]0;title\x07 \x1b[2J \u202eb\tc\n"
    assert ui.visible(text) == "a\\x1b]0;title\\x07 \\x1b[2J \\u202eb\tc\n"
    assert ui.visible(ui.paint("x\x9b", "red", on=True)) == "\x1b[31mx\\x9b\x1b[0m"
    assert ui.visible("plain ü 👩‍💻\n") == "plain ü 👩‍💻\n"


def test_raw_output_is_never_wrapped(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = Outcome(lines=['{"a": 1}', '{"a": 2}'], raw=True)
    assert ui.emit(outcome, Call(json=True, quiet=True), "x") == 0
    assert capsys.readouterr().out == '{"a": 1}\n{"a": 2}\n'


def test_json_orders_what_has_no_order_and_refuses_what_is_no_data(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ui.emit(Outcome(data={"ids": frozenset({"b-b", "a-a"}), "t": ("x",)}), Call(json=True), "x")
    assert json.loads(capsys.readouterr().out)["data"] == {"ids": ["a-a", "b-b"], "t": ["x"]}
    with pytest.raises(TypeError):
        ui.emit(Outcome(data={"x": object()}), Call(json=True), "x")


class Broken(io.StringIO):
    def __init__(self, error: OSError) -> None:
        super().__init__()
        self.error = error
        self.written: list[str] = []

    def write(self, text: str) -> int:
        self.written.append(text)
        raise self.error


def test_a_reader_that_has_gone_ends_the_stream_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    pulled: list[int] = []

    def lines() -> Iterator[str]:
        for number in range(5):
            pulled.append(number)
            yield str(number)

    monkeypatch.setattr(sys, "stdout", Broken(BrokenPipeError()))
    assert ui.emit(Outcome(lines=lines(), exit_code=1), Call(), "x") == 1
    assert pulled == [0]


def test_a_full_disk_behind_stdout_is_an_error_with_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Broken(OSError(28, "No space left on device")))
    with pytest.raises(MachineError) as caught:
        ui.emit(Outcome(text="x"), Call(), "x")
    assert (caught.value.code, caught.value.message) == (
        "output-failed",
        "the answer could not be written: No space left on device",
    )


def test_a_closed_stdout_is_nobody_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert ui.emit(Outcome(text="x", exit_code=1), Call(), "x") == 1


def test_an_error_that_cannot_be_printed_keeps_its_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Broken(OSError(28, "No space left on device")))
    assert ui.print_error(LedgerUnreadable("x"), as_json=False) == 3


def test_the_width_is_the_terminals_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert ui.columns() == 0
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert ui.columns() == 40


def test_a_message_wraps_at_words_and_a_command_to_copy_stays_whole() -> None:
    error = LedgerUnreadable(
        "none of the sessions of this folder can be read", hint="memkit check --since main --all"
    )
    assert ui.error_lines(error, width=30) == [
        "memkit: error: none of the",
        "    sessions of this folder",
        "    can be read",
        "    [ledger-unreadable]",
        "hint: memkit check --since main --all",
    ]


def test_a_plain_answer_wraps_on_a_terminal_and_stays_whole_in_a_pipe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "24")
    answer = Outcome('ready · three files were written\nnext: memkit remember "One sentence."')
    for stream, seen in (
        (Terminal(), 'ready · three files were\n    written\nnext: memkit remember "One sentence."\n'),
        (io.StringIO(), f"{answer.text}\n"),
    ):
        monkeypatch.setattr(sys, "stdout", stream)
        ui.emit(answer, Call(), "init")
        assert stream.getvalue() == seen
