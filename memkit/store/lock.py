"""The writers' lock: a lock file that names its holder and the time."""

from __future__ import annotations

import os
import time

from memkit.errors import Locked, UsageError
from memkit.store import clock, file_writes, make_folder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]

# the byte to lock on systems that lock ranges of a file: far behind anything that is written
_FAR = 0x7FFF0000


def flock_within(handle: int, seconds: float) -> bool:
    """Waits for the lock of an open file; False if it was not free in time.

    Uses flock, or else locks one byte. On a system with neither, it returns True and writers are not serialised.
    """
    end = time.monotonic() + seconds
    while not _try(handle):
        if time.monotonic() >= end:
            return False
        time.sleep(0.02)
    return True


def _try(handle: int) -> bool:
    if fcntl is not None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
    try:
        import msvcrt
    except ImportError:
        return True
    os.lseek(handle, _FAR, os.SEEK_SET)
    try:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        return False
    return True


class Lock:
    """`with Lock(path, seconds, who):` waits at most `seconds`, then raises an error that names the holder."""

    def __init__(self, path: str, seconds: int, who: str) -> None:
        self.path, self.seconds, self.who = path, seconds, who
        self.handle = -1

    def __enter__(self) -> Lock:
        try:
            make_folder(os.path.dirname(self.path))
            self.handle = os.open(self.path, os.O_RDWR | os.O_CREAT | file_writes.PLAIN, 0o600)
        except OSError as error:
            raise file_writes.write_error(error, f"{self.path}: {error.strerror}") from error
        try:
            if not flock_within(self.handle, self.seconds):
                raise Locked(f"another writer holds the lock: {self._owner()}")
            self._say(f"{self.who} {os.getpid()} {clock.iso(int(time.time()))}\n")
        except BaseException as error:
            os.close(self.handle)
            if isinstance(error, OSError):
                raise file_writes.write_error(error, f"{self.path}: {error.strerror}") from error
            raise
        return self

    def _say(self, text: str) -> None:
        """Writes the holder's name into the file. A failure, as on a full disk, does not affect the lock."""
        try:
            os.ftruncate(self.handle, 0)
            file_writes.write_at(self.handle, text.encode(), 0)
        except OSError:
            pass

    def _owner(self) -> str:
        held = file_writes.read_at(self.handle, 200, 0).decode("utf-8", "replace").split()
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
            raise file_writes.write_error(error, detail) from error
