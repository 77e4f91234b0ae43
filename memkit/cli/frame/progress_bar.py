"""Progress bars on stderr: only on a terminal, only for work that takes over half a second."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from memkit.cli.frame.ui import is_terminal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import TextIO

    from memkit.query.call import Call

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
