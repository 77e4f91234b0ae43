"""One writer of projections at a time: a lock file that says who holds it and since when."""

from __future__ import annotations

import os
import time
from types import TracebackType

from memkit.errors import Locked
from memkit.store import clock

try:
    import fcntl
except ImportError:  # a system without flock: O_EXCL alone
    fcntl = None  # type: ignore[assignment]


class Lock:
    """`with Lock(path, seconds, who):` waits at most so long, then says who holds it."""

    def __init__(self, path: str, seconds: int, who: str) -> None:
        self.path, self.seconds, self.who = path, seconds, who
        self.handle = -1

    def __enter__(self) -> Lock:
        os.makedirs(os.path.dirname(self.path), exist_ok=True)
        self.handle = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
        try:
            self._wait()
        except BaseException:
            os.close(self.handle)
            raise
        os.ftruncate(self.handle, 0)
        os.pwrite(self.handle, f"{self.who} {os.getpid()} {clock.iso(int(time.time()))}\n".encode(), 0)
        return self

    def _wait(self) -> None:
        if fcntl is None:
            return
        end = time.monotonic() + self.seconds
        while True:
            try:
                fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except BlockingIOError:
                if time.monotonic() >= end:
                    raise Locked(f"another writer holds the lock: {self._owner()}") from None
                time.sleep(0.02)

    def _owner(self) -> str:
        held = os.pread(self.handle, 200, 0).decode("utf-8", "replace").split()
        return f"{held[0]}, process {held[1]}, since {held[2]}" if len(held) == 3 else "unknown"

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.ftruncate(self.handle, 0)
        os.close(self.handle)
