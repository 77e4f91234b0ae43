"""One writer at a time: a lock file that says who holds it and since when. What fails under it is told in words."""

from __future__ import annotations

import os
import time

from memkit.errors import Locked, UsageError
from memkit.store import clock, files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType

try:
    import fcntl
except ImportError:  # a system without flock: O_EXCL alone
    fcntl = None  # type: ignore[assignment]


def flock_within(handle: int, seconds: float) -> bool:
    """Waits for the lock of an open file; False when it was not to be had in time."""
    if fcntl is None:
        return True
    end = time.monotonic() + seconds
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        except BlockingIOError:
            if time.monotonic() >= end:
                return False
            time.sleep(0.02)


class Lock:
    """`with Lock(path, seconds, who):` waits at most so long, then says who holds it."""

    def __init__(self, path: str, seconds: int, who: str) -> None:
        self.path, self.seconds, self.who = path, seconds, who
        self.handle = -1

    def __enter__(self) -> Lock:
        try:
            files.make_folder(os.path.dirname(self.path))
            self.handle = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
        except OSError as error:
            raise files.told(error, f"{self.path}: {error.strerror}") from error
        try:
            if not flock_within(self.handle, self.seconds):
                raise Locked(f"another writer holds the lock: {self._owner()}")
            self._say(f"{self.who} {os.getpid()} {clock.iso(int(time.time()))}\n")
        except BaseException as error:
            os.close(self.handle)
            if isinstance(error, OSError):
                raise files.told(error, f"{self.path}: {error.strerror}") from error
            raise
        return self

    def _say(self, text: str) -> None:
        """Who holds it is a courtesy: the lock holds without it, on a full disk too."""
        try:
            os.ftruncate(self.handle, 0)
            os.pwrite(self.handle, text.encode(), 0)
        except OSError:
            pass

    def _owner(self) -> str:
        held = os.pread(self.handle, 200, 0).decode("utf-8", "replace").split()
        try:
            who, process, since = held
            age = max(0, int(time.time()) - clock.seconds(since))
        except (ValueError, UsageError):
            return "unknown"
        return f"{who}, process {process}, since {since} ({age} s)"

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._say("")
        os.close(self.handle)
        if isinstance(error, OSError):
            detail = f"{error.filename or 'the projections'}: {error.strerror}; the ledger is as it was"
            raise files.told(error, detail) from error
