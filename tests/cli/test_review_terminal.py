"""The review as a person has it: in a terminal, one key an answer."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

MEMKIT = str(Path(sys.executable).parent / "memkit")


class Terminal:
    """memkit in a pseudo-terminal: what it shows, and keys for it."""

    def __init__(self, words: list[str], folder: Path, env: dict[str, str]) -> None:
        self.shown = ""
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.execve(MEMKIT, [MEMKIT, *words], env)

    def until(self, text: str, seconds: float = 60) -> None:
        """Reads until a text is on the screen."""
        end = time.monotonic() + seconds
        while text not in self.shown:
            assert time.monotonic() < end, self.shown
            if select.select([self.handle], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self.handle, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert text in self.shown, self.shown

    def press(self, keys: str) -> None:
        """Types."""
        self.shown = ""
        os.write(self.handle, keys.encode())

    def end(self) -> int:
        """The exit code."""
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


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
    screen.until("why: ")
    screen.press("only here\n")
    screen.until("3 of 3")
    screen.press("q")
    screen.until("reviewed 2 · 1 left")
    assert screen.end() == 0
    listed = json.loads(memkit("list", "--place", "all", "--json"))["data"]["facts"]
    standing = {fact["id"]: fact["status"] for fact in listed}
    assert standing["reports-kept-year"] == "promoted"
    assert sorted(standing.values()) == ["deferred", "promoted", "rejected"]
    again = Terminal(["review", "--actor", "user:dev"], tmp_path, env)
    again.until("1 of 1")
    again.press("s")
    again.until("nothing was answered")
    assert again.end() == 0
