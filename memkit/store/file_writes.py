"""Safe writing of bytes: write-once files, atomic replacement, journals, temporary files.

Nothing here knows a file format.
"""

from __future__ import annotations

import errno
import os
import time

from memkit.errors import MachineError, MemkitError, MemoryWriteFail, Refused, StorageFull
from memkit.store import POSIX, make_folder, sync_folder
from memkit.store import TEMP as TEMP
from memkit.store.cache_folder import mark_new
from memkit.store.files import read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from mmap import mmap
    from typing import TypeVar

    T = TypeVar("T")
    Buffer = bytes | memoryview | mmap


_FULL = (errno.ENOSPC, errno.EDQUOT)


# errors of a file system without hard links
_NO_LINKS = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK, errno.EXDEV)


# do not follow symbolic links, and do not translate line ends, on systems that have these flags
PLAIN = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


# seconds after which a temporary file counts as abandoned, on systems that cannot test whether its writer runs
_FORGOTTEN = 3600


# paths of replaced files whose folder this process has not synced yet
_owed: set[str] = set()


def write_new(path: str, data: bytes, mode: int = 0o644) -> bool:
    """Creates a file durably and in one step, or not at all. False if it existed with the same bytes."""
    folder = os.path.dirname(path)
    make_folder(folder)
    temp = _write_temp(folder, data, mode)
    try:
        created = _link(temp, path, data)
    finally:
        _drop(temp)
    sync_folder(folder)
    return created


def _link(temp: str, path: str, data: bytes) -> bool:
    try:
        os.link(temp, path, follow_symlinks=False)
    except FileExistsError:
        return _same(path, data)
    except (NotImplementedError, AttributeError):
        return _reserve(temp, path, data)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        return _reserve(temp, path, data)
    return True


def _reserve(temp: str, path: str, data: bytes) -> bool:
    """`_link` without hard links: reserves the name with a file beside it, then moves the complete file to the name.

    So a session's name never exists without its bytes. Two writers that want the same name retry until one has it.
    """
    folder, name = os.path.split(path)
    reserved = os.path.join(folder, f"{TEMP}for-{name}")
    os.close(os.open(reserved, os.O_WRONLY | os.O_CREAT | os.O_EXCL | PLAIN, 0o600))
    try:
        if os.path.lexists(path):
            return _same(path, data)
        os.replace(temp, path)
    finally:
        _drop(reserved)
    return True


def _same(path: str, data: bytes) -> bool:
    if read(path) == data:
        return False
    raise Refused(f"{path} exists with other content", code="append-only", file=path, hint="memkit check")


def replace(path: str, data: bytes) -> bool:
    """Replaces a file's content atomically and durably; False if it had these bytes already."""
    folder = os.path.dirname(path)
    if _has(path, data):
        # an earlier attempt renamed the file and then failed to sync the folder: sync it now
        if path in _owed:
            _sync_replaced(folder, path)
        return False
    make_folder(folder)
    sweep(folder)
    temp = _write_temp(folder, data)
    try:
        os.replace(temp, path)
    except OSError:
        _drop(temp)
        raise
    _sync_replaced(folder, path)
    return True


def _has(path: str, data: bytes) -> bool:
    """Whether a file has these bytes; it is read only if its size is theirs."""
    try:
        return os.stat(path).st_size == len(data) and read(path) == data
    except FileNotFoundError:
        return False


def _sync_replaced(folder: str, path: str) -> None:
    _owed.add(path)
    sync_folder(folder)
    _owed.discard(path)


def replace_cached(path: str, data: Buffer) -> bool:
    """Replaces a cache file atomically; False if it cannot be written. The rename itself need not be durable.

    The bytes are synced before the rename: a file of the right length with holes would change an answer.
    """
    folder = os.path.dirname(path)
    temp = os.path.join(folder, f"{TEMP}{os.getpid()}-cache")
    try:
        if not os.path.isdir(folder):
            make_folder(folder, 0o700)
            mark_new(folder)
        sweep(folder)
        with open(temp, "wb") as handle:
            handle.write(data)
            handle.flush()
            os.fsync(handle.fileno())
        os.replace(temp, path)
    except OSError:
        _drop(temp)
        return False
    return True


def _drop(path: str) -> None:
    """Removes a leftover file if possible; `sweep` removes it later otherwise."""
    try:
        os.unlink(path)
    except OSError:
        pass


def append(handle: int, data: bytes, size: int) -> None:
    """Writes after a journal's first `size` bytes, in one write and one fsync; starts a new line if a crash tore the last.

    Bytes beyond `size` are from this writer's failed earlier attempt and are overwritten.
    """
    if os.fstat(handle).st_size > size:
        os.ftruncate(handle, size)
    if size and read_at(handle, 1, size - 1) != b"\n":
        data = b"\n" + data
    try:
        _write_all(handle, data)
        os.fsync(handle)
    except OSError:
        # an event that was reported as failed must not appear later
        try:
            os.ftruncate(handle, size)
        except OSError:
            pass
        raise


def read_at(handle: int, size: int, at: int) -> bytes:
    """Reads bytes at an offset of an open file."""
    if hasattr(os, "pread"):
        return os.pread(handle, size, at)
    os.lseek(handle, at, os.SEEK_SET)
    return os.read(handle, size)


def write_at(handle: int, data: bytes, at: int) -> None:
    """Writes bytes at an offset of an open file."""
    if hasattr(os, "pwrite"):
        os.pwrite(handle, data, at)
        return
    os.lseek(handle, at, os.SEEK_SET)
    os.write(handle, data)


def _write_temp(folder: str, data: bytes, mode: int = 0o644) -> str:
    for turn in range(1000):
        temp = os.path.join(folder, f"{TEMP}{os.getpid()}-{turn}")
        try:
            handle = os.open(temp, os.O_WRONLY | os.O_CREAT | os.O_EXCL | PLAIN, mode)
            break
        except FileExistsError:
            continue
    else:
        raise OSError(errno.EEXIST, "no free name for a temporary file", folder)
    try:
        _write_all(handle, data)
        os.fsync(handle)
    except OSError:
        _drop(temp)
        raise
    finally:
        os.close(handle)
    return temp


def _write_all(handle: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view) :]


def sweep(folder: str) -> list[str]:
    """Removes temporary files whose writer no longer runs; returns their names."""
    gone: list[str] = []
    try:
        names = os.listdir(folder)
    except OSError:
        return gone
    for name in names:
        if name.startswith(TEMP) and not _alive(folder, name):
            try:
                os.unlink(os.path.join(folder, name))
                gone.append(name)
            except OSError:
                pass
    return gone


def _alive(folder: str, name: str) -> bool:
    pid = name.removeprefix(TEMP).split("-")[0]
    if not pid.isdigit() or int(pid) == os.getpid():
        return False
    if not POSIX:
        # on Windows, os.kill would end the process
        return _is_young(os.path.join(folder, name))
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _is_young(path: str) -> bool:
    try:
        return time.time() - os.stat(path).st_mtime < _FORGOTTEN
    except OSError:
        return True


def with_retry(act: Callable[[], T], seed: str, what: str, unsaved: tuple[object, ...] = ()) -> T:
    """Calls `act`, retrying once after a seed-derived delay; raises at once if the disk is full."""
    for last in (False, True):
        try:
            return act()
        except MemkitError:
            raise
        except OSError as error:
            if last or error.errno in _FULL:
                tried = "; tried twice" if last else ""
                raise write_error(
                    error, f"{what}: {_reason(error)}{tried}; reading still works", unsaved
                ) from error
            time.sleep((50 + int(seed[:4] or "0", 16) % 200) / 1000)
    raise AssertionError("unreachable")


def write_error(error: OSError, detail: str, unsaved: tuple[object, ...] = ()) -> MachineError:
    """The error for a failed write: STORAGE_FULL if the disk is full, else MEMORY_WRITE_FAIL."""
    if error.errno in _FULL:
        return StorageFull("the disk is full; nothing of this was saved", detail=(detail,), unsaved=unsaved)
    message = "I tried to save that but my memory failed. I might not remember this next time."
    return MemoryWriteFail(message, detail=(detail,), unsaved=unsaved)


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
