"""Progress on stderr, for work over half a second on a terminal. Silent everywhere else."""

from __future__ import annotations

import sys
from time import monotonic

from memkit.cli.ui import is_terminal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import TracebackType
    from typing import TextIO, TypeVar

    from memkit.cli.call import Call

    Item = TypeVar("Item")

DELAY = 0.5
EVERY = 0.1
BAR = 24


class progress:  # noqa: N801
    """`with progress(files, len(files), "reading", call) as todo: for file in todo: …`

    Passes the items through unchanged. Prints nothing when stderr is no terminal, under --json and -q, and
    before half a second has gone by; leaves no line behind, also when the work fails.
    """

    def __init__(
        self,
        items: Iterable[Item],
        total: int,
        label: str,
        call: Call | None = None,
        stream: TextIO | None = None,
    ) -> None:
        self._items = items
        self._total = total
        self._label = label
        self._stream = sys.stderr if stream is None else stream
        self._wanted = is_terminal(self._stream) and not (call and (call.json or call.quiet))
        self._width = 0
        self._next = 0.0

    def __enter__(self) -> Iterator[Item]:
        return self._watched() if self._wanted else iter(self._items)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._width:
            self._print("")

    def _watched(self) -> Iterator[Item]:
        self._next = monotonic() + DELAY
        for done, item in enumerate(self._items):
            if monotonic() >= self._next:
                self._next = monotonic() + EVERY
                self._print(line(self._label, done, self._total))
            yield item

    def _print(self, text: str) -> None:
        self._stream.write(f"\r{text:<{self._width}}" + ("" if text else "\r"))
        self._stream.flush()
        self._width = len(text)


def line(label: str, done: int, total: int) -> str:
    """`reading [######------] 50 % 500/1,000`; without a total only the count."""
    if total <= 0:
        return f"{label} {done:,}"
    full = min(done, total) * BAR // total
    percent = min(done, total) * 100 // total
    return f"{label} [{'#' * full}{'-' * (BAR - full)}] {percent:3d} % {done:,}/{total:,}"
