"""Lines in and lines out: stdin and stdout belong to the protocol alone, and no line is longer than it may be."""

from __future__ import annotations

import os
from collections import deque

# a longer line is no request of ours; its beginning alone is kept, and is then refused as broken JSON
LINE_MOST = 8 * 1024 * 1024
_CHUNK = 65_536
# so much is read ahead, to find what cancels a request that still waits
_AHEAD = 1024 * 1024


class ClientGone(Exception):
    """Nobody reads the answers any more."""


class Wire:
    """Lines of UTF-8 between a client and this process."""

    def __init__(self, source: int, sink: int) -> None:
        self._source, self._sink = source, sink
        self._rest = bytearray()
        self._is_cut = self._is_over = False
        self.waiting: deque[bytes] = deque()

    def read(self) -> bytes | None:
        """The next line that is not blank; None when the client has closed its end."""
        while not self.waiting and not self._is_over:
            self._fill()
        self._read_ahead()
        return self.waiting.popleft() if self.waiting else None

    def write(self, line: bytes) -> None:
        """Sends one line, whole; raises `ClientGone` if nobody takes it."""
        data = memoryview(line + b"\n")
        try:
            while data:
                data = data[os.write(self._sink, data) :]
        except OSError:
            raise ClientGone from None

    def _read_ahead(self) -> None:
        while not self._is_over and sum(map(len, self.waiting)) < _AHEAD and _is_ready(self._source):
            self._fill()

    def _fill(self) -> None:
        try:
            data = os.read(self._source, _CHUNK)
        except OSError:
            data = b""
        if not data:
            self._is_over = True
            data = b"\n"
        *ended, begun = data.split(b"\n")
        for piece in ended:
            self._take(piece)
            if self._rest.strip():
                self.waiting.append(bytes(self._rest))
            self._rest.clear()
            self._is_cut = False
        self._take(begun)

    def _take(self, piece: bytes) -> None:
        """Adds to the line at hand; of one that is too long the beginning stays."""
        if not self._is_cut:
            self._rest += piece
        if len(self._rest) > LINE_MOST:
            del self._rest[100:]
            self._is_cut = True


def _is_ready(source: int) -> bool:
    """Whether something can be read at once; a system that cannot tell reads nothing ahead."""
    import select

    try:
        return bool(select.select([source], [], [], 0)[0])
    except (OSError, ValueError):
        return False


def take_stdio() -> Wire:
    """The wire on stdin and stdout, which nothing else in this process, and no child of it, reads or writes then."""
    nothing = os.open(os.devnull, os.O_RDWR)
    source, sink = _copy(0, nothing), _copy(1, nothing)
    os.dup2(nothing, 0)
    # what a library prints goes where it does no harm
    os.dup2(_copy(2, nothing), 1)
    return Wire(source, sink)


def _copy(stream: int, instead: int) -> int:
    """Another handle of a standard stream; of nothing, where the process was started without it."""
    try:
        return os.dup(stream)
    except OSError:
        return os.dup(instead)
