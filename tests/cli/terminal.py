"""memkit in a pseudo-terminal of a given size: keys for it, what it shows, and frames as a person sees them."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time
from pathlib import Path

MEMKIT = str(Path(sys.executable).parent / "memkit")
_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x07")


class Terminal:
    """One call of memkit at a terminal."""

    def __init__(
        self, words: list[str], folder: Path, env: dict[str, str], size: tuple[int, int] = (80, 24)
    ) -> None:
        self.show_from_start()
        self.columns, self.rows = size
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            os.execve(MEMKIT, [MEMKIT, *words], env)

    def show_from_start(self) -> None:
        """Forgets what was shown."""
        self.shown = self.scrollback = self._begun = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def until(self, text: str, seconds: float = 300) -> None:
        """Reads until a text is on the screen."""
        end = time.monotonic() + seconds
        while text not in self.shown:
            assert time.monotonic() < end, self.shown
            if not self._read():
                break
        assert text in self.shown, self.shown

    def _read(self) -> bool:
        if not select.select([self.handle], [], [], 0.2)[0]:
            return True
        try:
            self.take(os.read(self.handle, 65536))
        except OSError:
            return False
        return True

    def take(self, data: bytes) -> None:
        """Shows a piece. It may end in the middle of a letter or of a code for colour, whose rest comes later."""
        text = _CODES.sub("", self._begun + self._decoder.decode(data))
        cut = text.rfind("\x1b", max(0, len(text) - 16))
        text, self._begun = (text[:cut], text[cut:]) if cut >= 0 else (text, "")
        self.shown += text.replace("\r", "")
        self.scrollback += text

    def press(self, keys: str, until: str = "") -> None:
        """Types, and waits for what it brings."""
        self.shown = ""
        os.write(self.handle, keys.encode())
        if until:
            self.until(until)

    def frame(self) -> str:
        """The last lines, as many as the terminal has; what was written over is gone."""
        seen = re.sub(r"[^\n]*\r(?!\n)", "", self.scrollback.replace("\r\n", "\n"))
        return "\n".join(seen.splitlines()[-self.rows :])

    def end(self) -> int:
        """What it shows until it ends, and the exit code; negative for a signal."""
        while True:
            try:
                data = os.read(self.handle, 65536)
            except OSError:
                break
            if not data:
                break
            self.take(data)
        os.close(self.handle)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
