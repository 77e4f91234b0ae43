from __future__ import annotations

import io
import shlex
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.errors import NoWorkspace, Refused, UsageError
from memkit.query.call import Call, shell_quoted


def standard_input(monkeypatch: pytest.MonkeyPatch, raw: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))


@given(st.lists(st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]))))
def test_a_quoted_line_reads_back_as_the_same_words(words: list[str]) -> None:
    assert shlex.split(shell_quoted(words)) == words


def test_quoting_prefers_what_people_type() -> None:
    assert (
        shell_quoted(["memkit", "say", "two words", "it's", '"$5"', ""])
        == 'memkit say "two words" "it\'s" \'"$5"\' ""'
    )


def test_again_repeats_the_call_with_words_swapped_and_more_at_the_end() -> None:
    call = Call(("ref", "a-b", "c d"))
    assert call.again("--defer", instead={"a-b": "a-bc"}) == 'memkit ref a-bc "c d" --defer'


def test_stdin_is_text_without_mark_and_carriage_returns(monkeypatch: pytest.MonkeyPatch) -> None:
    standard_input(monkeypatch, "\ufeffeins\r\nzwei ü".encode())
    assert Call().stdin() == "eins\nzwei ü"


@pytest.mark.parametrize(
    ("raw", "code"), [(b"123456", "input-too-large"), (b"\xff\xfe", "not-utf-8"), (b"a\x00\xfc", "not-utf-8")]
)
def test_stdin_that_cannot_be_read_is_refused(monkeypatch: pytest.MonkeyPatch, raw: bytes, code: str) -> None:
    standard_input(monkeypatch, raw)
    with pytest.raises(UsageError) as caught:
        Call().stdin(limit=5)
    assert caught.value.code == code


def test_a_closed_stdin_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(UsageError) as caught:
        Call(("session", "end", "-")).stdin()
    assert (caught.value.code, caught.value.hint) == ("no-stdin", "echo … | memkit session end -")


def test_nothing_is_asked_without_a_terminal() -> None:
    with pytest.raises(Refused) as caught:
        Call(("erase", "a-b")).confirm("Erase it?")
    assert (caught.value.code, caught.value.hint) == ("needs-yes", "memkit erase a-b --yes")
    assert Call(yes=True).confirm("Erase it?") is True


@pytest.mark.parametrize(
    ("typed", "answer"), [("y\n", True), ("Yes\n", True), ("\n", False), ("n\n", False), ("", False)]
)
def test_a_terminal_is_asked_and_no_is_the_default(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, answer: bool
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert Call(interactive=True).confirm("Erase it?") is answer
    assert capsys.readouterr() == ("", "Erase it? [y/N] ")


def test_the_workspace_is_looked_for_when_asked(tmp_path: Path) -> None:
    call = Call(cwd=str(tmp_path))
    with pytest.raises(NoWorkspace):
        _ = call.workspace
    (tmp_path / "memkit.toml").write_text("")
    assert Path(call.workspace.root) == tmp_path
    assert call.workspace is call.workspace
