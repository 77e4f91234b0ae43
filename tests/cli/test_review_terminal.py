"""The review as a person has it: in a terminal, one key an answer."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from tests.cli.terminal import MEMKIT, Terminal


def test_a_review_in_a_terminal_answers_undoes_skips_and_resumes(tmp_path: Path) -> None:
    env = {
        **os.environ,
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "TERM": "xterm",
        "COLUMNS": "100",
    }

    def memkit(*words: str, actor: str = "agent:codex") -> str:
        given = {**env, "MEMKIT_ACTOR": actor}
        return subprocess.run(
            [MEMKIT, *words], cwd=tmp_path, env=given, check=True, capture_output=True, text=True
        ).stdout

    memkit("init", "--preset", "team")
    memkit("propose", "Reports are kept for a year.", "--id", "reports-kept-year")
    memkit("propose", "Uploads are limited to 25 MB.", "--id", "upload-limit-25mb")
    memkit("propose", "The scratch file is /tmp/x.", "--id", "scratch-file-tmp")
    memkit("session", "end", "-m", "Found three things.", "--defer")
    screen = Terminal(["review", "--actor", "user:dev"], tmp_path, env)
    screen.until("1 of 3")
    screen.until("[p] promote")
    screen.press("p")
    screen.until("2 of 3")
    screen.press("u")
    screen.until("1 of 3")
    screen.press("p")
    screen.until("2 of 3")
    screen.press("r")
    screen.until("why (Enter for none): ")
    screen.press("only here\n")
    screen.until("3 of 3")
    screen.press("q")
    screen.until("reviewed 2 · 1 left")
    assert screen.end() == 0
    listed = json.loads(memkit("list", "--place", "all", "--json"))["data"]["facts"]
    standing = {fact["id"]: fact["status"] for fact in listed}
    assert standing == {
        "reports-kept-year": "promoted", "scratch-file-tmp": "rejected", "upload-limit-25mb": "deferred",
    }  # fmt: skip
    editor = {**env, "EDITOR": "true"}
    again = Terminal(["review", "--actor", "user:dev"], tmp_path, editor)
    again.until("1 of 1")
    again.press("e", "nothing answered")
    again.press("s")
    again.until("nothing was answered")
    assert again.end() == 0
    third = Terminal(["review", "--actor", "user:dev"], tmp_path, {**env, "EDITOR": "sed -i s/25/50/"})
    third.until("1 of 1")
    third.press("e", "promoted upload-limit-25mb · 0 of 1 left")
    third.until("[q] end")
    third.press("q", "reviewed 1 · 0 left")
    assert third.end() == 0
    shown = json.loads(memkit("show", "upload-limit-25mb", "--json"))
    assert "Uploads are limited to 50 MB." in json.dumps(shown)


def test_a_letter_or_a_colour_that_comes_in_pieces_is_shown_whole() -> None:
    shown = "\x1b[31mpromoted alpha · 4 of 5 left — …\x1b[0m\r\n".encode()
    for at in range(len(shown)):
        screen = Terminal.__new__(Terminal)
        screen.show_from_start()
        for piece in (shown[:at], shown[at:]):
            screen.take(piece)
        assert screen.shown == "promoted alpha · 4 of 5 left — …\n"
