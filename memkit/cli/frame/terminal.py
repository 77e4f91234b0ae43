"""The terminal of a long or asking verb: progress bars on stderr for work over half a second, and the keyboard of a
dialogue: one key, a line, a text to edit. A signal interrupts the keyboard only while it waits for input.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import contextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from memkit.cli.frame.ui import is_terminal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import FrameType
    from typing import Any, TextIO

    from memkit.query.call import Call

    _T = TypeVar("_T")


Item = TypeVar("Item")

DELAY = 0.5
EVERY = 0.1
BAR = 24


@contextmanager
def progress(
    items: Iterable[Item],
    total: int,
    label: str,
    call: Call | None = None,
    stream: TextIO | None = None,
    began: list[float] | None = None,
) -> Iterator[Iterator[Item]]:
    """`with progress(files, len(files), "reading", call) as todo: for file in todo: …`

    Passes the items through unchanged. Prints nothing if stderr is no terminal, under --json and -q, and in the first
    half second; erases its line at the end, also if the work fails. Bars that share `began` share the half second.
    as one.
    """
    out = sys.stderr if stream is None else stream
    if not is_terminal(out) or (call is not None and (call.json or call.quiet)):
        yield iter(items)
        return
    meter = _Meter(out)
    try:
        yield _passed_through(items, total, label, meter, [] if began is None else began)
    finally:
        meter.clear()


def progress_line(label: str, done: int, total: int) -> str:
    """`reading [######------] 50 % 500/1,000`; without a total only the count."""
    if total <= 0:
        return f"{label} {done:,}"
    full = min(done, total) * BAR // total
    percent = min(done, total) * 100 // total
    return f"{label} [{'#' * full}{'-' * (BAR - full)}] {percent:3d} % {done:,}/{total:,}"


def _passed_through(
    items: Iterable[Item], total: int, label: str, meter: _Meter, began: list[float]
) -> Iterator[Item]:
    if not began:
        began.append(monotonic())
    due = began[0] + DELAY
    for done, item in enumerate(items):
        if monotonic() >= due:
            due = monotonic() + EVERY
            meter.show(progress_line(label, done, total))
        yield item


class _Meter:
    """The one line on the terminal."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._width = 0

    def show(self, text: str) -> None:
        self._stream.write(f"\r{text:<{self._width}}")
        self._stream.flush()
        self._width = len(text)

    def clear(self) -> None:
        if self._width:
            self.show("")
            self._stream.write("\r")
            self._stream.flush()


# Ctrl-C, kill, and a closed terminal
_SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
_ESCAPE = "\x1b"
_ABOUT = "# memkit: save and close to take these words; lines like this one are left out"


class Stopped(BaseException):
    """A signal stopped the dialogue."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.signal = number


class Keyboard:
    """`with Keyboard() as keyboard:` holds signals back and raises `Stopped` the next time it waits for input."""

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
        """One key, without Enter if the system can; a key of several bytes is Escape; end of input is q."""
        sys.stdout.flush()
        if not self._mode.has_keys:
            return self._ask(_read_first_letter).lower()
        self._mode.keys()
        return self._ask(_read_key).lower()

    def line(self, prompt: str, text: str = "") -> str | None:
        """A line of input that begins with `text`; None at Ctrl-D."""
        sys.stdout.flush()
        self._mode.lines()
        return self._ask(lambda: _read_line(prompt, text))

    def edit_text(self, text: str) -> str | None:
        """The text after the user edited it, in $VISUAL or $EDITOR or on one line; None if unchanged."""
        command = os.environ.get("VISUAL") or os.environ.get("EDITOR")
        said = self._in_editor(command, text) if command else self.line("> ", text)
        said = " ".join((said or "").split())
        return said if said and said != text else None

    def _in_editor(self, command: str, text: str) -> str | None:
        """The file's text after the editor; the editor handles Ctrl-C itself."""
        stopped = self._stopped
        self._mode.lines()
        try:
            return _run_editor(command, text)
        finally:
            if self._stopped == signal.SIGINT:
                self._stopped = stopped


class _Mode:
    """The terminal's mode: single keys without echo, or lines as before. Without termios always lines."""

    def __init__(self) -> None:
        try:
            import termios

            self.before: list[Any] | None = termios.tcgetattr(sys.stdin.fileno())
        except Exception:
            # no termios, no terminal, or a closed one: read lines
            self.before = None

    @property
    def has_keys(self) -> bool:
        return self.before is not None

    def keys(self) -> None:
        """Switches to single keys; keeps what was typed ahead."""
        import termios
        import tty

        try:
            tty.setcbreak(sys.stdin.fileno(), termios.TCSADRAIN)
        except termios.error as error:
            raise OSError(*error.args) from error

    def lines(self) -> None:
        """Restores the mode; ignores a closed terminal."""
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
    """Drops the further bytes of an arrow key or a non-ASCII letter, so that they answer nothing."""
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
