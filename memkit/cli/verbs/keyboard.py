"""The keyboard of a dialogue: one key, a line, a text to edit. A signal stops it only while it asks, never a write."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType
    from typing import Any, TypeVar

    _T = TypeVar("_T")

# Ctrl-C, a polite kill, and a terminal that went away
_SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
_ESCAPE = "\x1b"
_ABOUT = "# memkit: save and close to take these words; lines like this one are left out"


class Stopped(BaseException):
    """Somebody stopped the dialogue; `signal` is how."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.signal = number


class Keyboard:
    """`with Keyboard() as keyboard:` — signals are noted, and raise `Stopped` as soon as it asks again."""

    def __init__(self) -> None:
        self._asking = False
        self._stopped = 0
        self._before: list[tuple[int, Any]] = []
        self._mode = _Mode()

    def __enter__(self) -> Keyboard:
        self._before = [(number, signal.signal(number, self._note)) for number in _SIGNALS]
        return self

    def __exit__(self, *_: object) -> None:
        self._mode.lines()
        for number, handler in self._before:
            signal.signal(number, handler)

    def _note(self, number: int, _frame: FrameType | None) -> None:
        self._stopped = number
        if self._asking:
            raise Stopped(number)

    def _ask(self, read: Callable[[], _T]) -> _T:
        try:
            self._asking = True
            if self._stopped:
                raise Stopped(self._stopped)
            return read()
        finally:
            self._asking = False

    def key(self) -> str:
        """One key, without Enter where the system can; a key of several bytes is Escape; end of input is q."""
        sys.stdout.flush()
        if not self._mode.has_keys:
            return self._ask(_read_first_letter).lower()
        self._mode.keys()
        return self._ask(_read_key).lower()

    def line(self, prompt: str, text: str = "") -> str | None:
        """A line, with a text to begin with; None at Ctrl-D."""
        sys.stdout.flush()
        self._mode.lines()
        return self._ask(lambda: _read_line(prompt, text))

    def edited(self, text: str) -> str | None:
        """The text as somebody edited it, in $VISUAL or $EDITOR if one is set, else in a line; None if they left it."""
        command = os.environ.get("VISUAL") or os.environ.get("EDITOR")
        said = self._in_editor(command, text) if command else self.line("> ", text)
        said = " ".join((said or "").split())
        return said if said and said != text else None

    def _in_editor(self, command: str, text: str) -> str | None:
        """What is left in a file after the editor; a Ctrl-C in the editor is the editor's."""
        stopped = self._stopped
        self._mode.lines()
        try:
            return _run_editor(command, text)
        finally:
            if self._stopped == signal.SIGINT:
                self._stopped = stopped


class _Mode:
    """How the terminal takes keys: one by one and unseen, or by lines as it did before. Without termios always so."""

    def __init__(self) -> None:
        try:
            import termios

            self.before: list[Any] | None = termios.tcgetattr(sys.stdin.fileno())
        except Exception:
            # no termios here, no terminal, or one that is gone: lines will do
            self.before = None

    @property
    def has_keys(self) -> bool:
        return self.before is not None

    def keys(self) -> None:
        """One by one; what was typed before the question stood there still counts."""
        import termios
        import tty

        try:
            tty.setcbreak(sys.stdin.fileno(), termios.TCSADRAIN)
        except termios.error as error:
            raise OSError(*error.args) from error

    def lines(self) -> None:
        """As it was; a terminal that went away keeps no settings."""
        if self.before is None:
            return
        import termios

        with suppress(termios.error):
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self.before)


def _read_key() -> str:
    number = sys.stdin.fileno()
    first = os.read(number, 1)
    if first == _ESCAPE.encode() or first >= b"\x80":
        _drop_rest(number)
        return _ESCAPE
    return first.decode("ascii") if first not in (b"", b"\x04") else "q"


def _read_first_letter() -> str:
    return (sys.stdin.readline() or "q").strip()[:1]


def _drop_rest(number: int) -> None:
    """An arrow key, or a letter outside ASCII, is one key: its other bytes must not answer anything."""
    import select

    while select.select([number], [], [], 0.02)[0] and os.read(number, 64):
        pass


def _read_line(prompt: str, text: str) -> str | None:
    try:
        import readline
    except ImportError:
        readline = None  # type: ignore[assignment]
        prompt = f"{text}\n{prompt}" if text else prompt
    if readline is not None:
        readline.set_auto_history(False)
        readline.set_startup_hook((lambda: readline.insert_text(text)) if text else None)
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        return None
    finally:
        if readline is not None:
            readline.set_startup_hook(None)


def _run_editor(command: str, text: str) -> str | None:
    import shlex
    import subprocess
    import tempfile

    with tempfile.NamedTemporaryFile("w", suffix=".md", encoding="utf-8", delete=False) as handle:
        handle.write(f"{text}\n{_ABOUT}\n")
    try:
        if subprocess.run([*shlex.split(command), handle.name], check=False).returncode:
            return None
        with open(handle.name, encoding="utf-8") as saved:
            return "\n".join(line for line in saved.read().splitlines() if line != _ABOUT)
    except (OSError, ValueError):
        return None
    finally:
        os.unlink(handle.name)
