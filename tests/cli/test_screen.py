"""Lists, sessions and the status as a terminal shows them; a pipe gets plain lines."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from memkit.__main__ import main
from memkit.cli.frame.screen import cells, laid_out_lines, pager_for, wrapped_rows

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are not there", allow_module_level=True)

from tests.cli.terminal import MEMKIT, Terminal

FACTS = """\
[upload-limit] Uploads are limited to 25 MB.  core · fresh · 2026-11-01
[token-expiry] Access tokens expire after 15 minutes and are renewed.  UNREVIEWED · active · STALE · 2026-11-02
weak: [idle] Idle connections close.  active · IN CONFLICT · 2026-11-03
what happened, not reviewed: [ep:1:1] Limits moved.  2026-11-03"""


def test_marks_stand_first_and_texts_are_aligned() -> None:
    assert laid_out_lines("cards", FACTS, 70, False) == [
        "             upload-limit  Uploads are limited to 25 MB.",
        "                           core · 2026-11-01",
        "STALE        token-expiry  Access tokens expire after 15 minutes and",
        "UNREVIEWED                 are renewed.  active · 2026-11-02",
        "weak         idle          Idle connections close.",
        "IN CONFLICT                active · 2026-11-03",
        "what happened, not reviewed:",
        "             ep:1:1        Limits moved.  2026-11-03",
    ]


def test_on_a_narrow_terminal_the_text_stands_below_its_id() -> None:
    assert laid_out_lines("cards", FACTS.splitlines()[1], 36, False) == [
        "STALE UNREVIEWED token-expiry",
        "  Access tokens expire after 15",
        "  minutes and are renewed.",
        "  active · 2026-11-02",
    ]


def test_an_id_too_long_for_its_column_has_a_line_to_itself() -> None:
    line = f"[{'long-' * 6}id] Short.  active · fresh · 2026-11-01"
    assert laid_out_lines("cards", f"{line}\n[a] Few.  core · fresh · 2026-11-01", 60, False) == [
        "long-long-long-long-long-long-id",
        " " * 22 + "Short.  active · 2026-11-01",
        "a                     Few.  core · 2026-11-01",
    ]


def test_only_marks_ids_and_standing_are_painted() -> None:
    assert laid_out_lines("cards", "[a] Few.  active · STALE · 2026-11-01", 80, True) == [
        "\x1b[31mSTALE\x1b[0m  \x1b[36ma\x1b[0m  Few.  \x1b[2mactive · 2026-11-01\x1b[0m"
    ]


def test_colours_in_a_fact_are_shown_and_not_obeyed() -> None:
    (line,) = laid_out_lines("cards", "[a] Red \x1b[31malert.  core · fresh · 2026-11-01", 80, False)
    assert "\x1b" not in line


def test_no_line_is_wider_than_the_terminal() -> None:
    wide = "[ü] 添付ファイルは二十五メガバイトまでです。それより大きいものは受け付けません。  core · fresh · 2026-11-01"
    long = f"[{'long-' * 13}id] Short.  active · fresh · 2026-11-01"
    text = f"{FACTS}\n{wide}\n{long}\n[b] {'x' * 200}  core · fresh · 2026-11-01"
    for width in (20, 33, 60, 80, 120):
        for layout in ("cards", "log", "status"):
            assert max(map(cells, laid_out_lines(layout, text, width, False))) <= width


def test_words_of_a_text_are_kept_by_wrapping() -> None:
    text = "one two three four"
    assert wrapped_rows(text, 9) == ["one two", "three", "four"]
    assert wrapped_rows("abcdefgh", 3) == ["abc", "def", "gh"]
    assert wrapped_rows("", 5) == [""]


def test_a_session_is_wrapped_beside_its_stem() -> None:
    line = "2026-10-01-103100-3787a0f0d5  work       agent:codex  Client library follows the header"
    assert laid_out_lines("log", line, 72, False) == [
        "2026-10-01-103100-3787a0f0d5  work       agent:codex  Client library",
        "                              follows the header",
    ]


def test_a_command_of_the_status_stands_below_if_it_does_not_fit() -> None:
    text = "ferry · 2 facts\n\n  stale: rate-limit-429 · memkit stale rate-limit-429"
    assert laid_out_lines("status", text, 60, False) == text.splitlines()
    assert laid_out_lines("status", text, 40, False) == [
        "ferry · 2 facts",
        "",
        "  stale: rate-limit-429",
        "      memkit stale rate-limit-429",
    ]


def test_the_pager_is_that_of_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TERM", "CLAUDECODE", "CODEX_SANDBOX", "CODEX_THREAD_ID", "GEMINI_CLI", "CURSOR_AGENT"):
        monkeypatch.delenv(name, raising=False)
    for name in ("COPILOT_CLI", "OPENCODE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PAGER", "more -f")
    assert pager_for(["x"] * 30, 24) == "more -f"
    assert pager_for(["x"] * 23, 24) == ""
    for value in ("", "cat", " "):
        monkeypatch.setenv("PAGER", value)
        assert pager_for(["x"] * 30, 24) == ""
    monkeypatch.setenv("PAGER", "more")
    monkeypatch.setenv("CLAUDECODE", "1")
    assert pager_for(["x"] * 30, 24) == ""


@pytest.fixture
def memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A memory of three facts that count at once."""
    monkeypatch.setenv("MEMKIT_ACTOR", "user:dev")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder = tmp_path / "work"
    folder.mkdir()
    assert main(["-C", str(folder), "init", "-q"]) == 0
    for number in (25, 50, 75):
        said = f"Uploads of class {number} are limited to {number} megabytes and resumed when they break off."
        assert main(["-C", str(folder), "remember", said, "--id", f"upload-{number}", "-q"]) == 0
    return folder


def _env(**more: str) -> dict[str, str]:
    return {**os.environ, "TERM": "xterm", "PAGER": "cat", **more}


@pytest.mark.parametrize("words", (["list"], ["recall", "upload megabytes"], ["status"], ["log"]))
def test_a_terminal_is_given_no_line_wider_than_itself(memory: Path, words: list[str]) -> None:
    for width in (44, 80):
        at = Terminal(words, memory, _env(), (width, 24))
        assert at.end() == 0
        assert max(map(len, at.shown.splitlines())) <= width
    piped = subprocess.run([MEMKIT, *words], cwd=memory, capture_output=True, text=True, env=_env()).stdout
    assert "\x1b" not in piped
    assert max(map(len, piped.splitlines())) > 44


def test_no_color_and_a_dumb_terminal_are_respected(memory: Path) -> None:
    for env in (_env(NO_COLOR="1"), _env(TERM="dumb")):
        at = Terminal(["list"], memory, env, (80, 24))
        raw = os.read(at.handle, 65536)
        assert at.end() == 0
        assert b"\x1b" not in raw


def test_a_long_list_goes_through_the_pager(memory: Path) -> None:
    at = Terminal(["list"], memory, _env(PAGER="sed s/^/PAGED:/"), (80, 5))
    assert at.end() == 0
    assert all(line.startswith("PAGED:") for line in at.shown.splitlines())
    short = Terminal(["list"], memory, _env(PAGER="sed s/^/PAGED:/"), (80, 40))
    assert short.end() == 0
    assert "PAGED:" not in short.shown


def test_a_pager_that_is_not_there_loses_nothing(memory: Path) -> None:
    at = Terminal(["list"], memory, _env(PAGER="no-such-pager-here"), (80, 5))
    assert at.end() == 0
    assert "upload-75" in at.shown


def test_a_fact_without_evidence_gets_no_mark() -> None:
    (line,) = laid_out_lines("cards", "[a] Few.  core · no evidence · 2026-11-01", 80, False)
    assert line == "a  Few.  core · no evidence · 2026-11-01"
