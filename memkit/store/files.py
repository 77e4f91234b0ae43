"""Reads files and looks at them: their bytes, their stat values, and those that a claim cites.

A path that cannot be examined is not a missing one: callers must not overwrite or skip it. `file_writes` writes.
"""

from __future__ import annotations

import errno
import os
import stat as stat_module

from memkit.errors import LedgerUnreadable
from memkit.store import Stat, refuse_unread
from memkit.store.listing import LONGEST, READ

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import NoReturn

    from memkit.store.listing import Entry
    from memkit.store.workspace import Workspace


MAX_READ = 128_000_000


def read(path: str, limit: int = MAX_READ) -> bytes:
    """The bytes of a regular file; refuses a FIFO, a directory or a device before opening it."""
    refuse_unread(path)
    info = os.stat(path)
    if not stat_module.S_ISREG(info.st_mode):
        raise LedgerUnreadable(f"{path} is no regular file", file=path, hint=f"move {path} away")
    with open(path, "rb", buffering=0) as handle:
        return handle.read(min(info.st_size + 1, limit)) if info.st_size else handle.read(limit)


def read_listed(root: str, entry: Entry) -> bytes:
    """The bytes of a listed file, at most one more than `LONGEST`.

    Checks what it opens: another entry (a link, a pipe) may have replaced the file since.
    """
    path = f"{root}/{entry[1]}"
    handle = os.open(path, READ)
    try:
        data = os.read(handle, min(entry[2], LONGEST) + 1)
    finally:
        os.close(handle)
    if len(data) == entry[2] or len(data) > LONGEST:
        return data
    return read(path, LONGEST + 1)


def read_if_there(path: str) -> bytes | None:
    """The bytes of a file, or None if it does not exist."""
    try:
        return read(path)
    except FileNotFoundError:
        return None


def is_file(path: str) -> bool:
    """Whether the path is a regular file. Raises if that cannot be determined; `os.path.isfile` would return False.

    No file has a name that is too long, or one with a null character.
    """
    try:
        return stat_module.S_ISREG(os.stat(path).st_mode)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return False
    except OSError as error:
        return error.errno != errno.ENAMETOOLONG and unreadable(error, path)


def may_be_there(path: str) -> bool:
    """False only if certainly nothing exists at the path: callers must not overwrite or skip what they cannot examine."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return True


def names_in(folder: str) -> list[str]:
    """The sorted names in a folder; empty if it does not exist. Raises if it cannot be read."""
    try:
        return sorted(os.listdir(folder))
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        unreadable(error, folder)


def stop_walk(error: OSError) -> None:
    """An `onerror` for `os.walk`: raises for a folder that cannot be listed, unless it does not exist."""
    if not isinstance(error, FileNotFoundError | NotADirectoryError):
        unreadable(error, str(error.filename))


def unreadable(error: OSError, path: str) -> NoReturn:
    """Raises the error for an unreadable file or folder, so that no caller treats it as missing."""
    raise LedgerUnreadable(f"{path}: {error.strerror}", file=path, hint=f"ls -ld {path}") from error


MAX_BYTES = 64_000_000
# verdicts of evidence that no longer supports its claim
UNPROVEN = ("changed", "missing")


def digest(data: bytes) -> str:
    """sha256 with CRLF read as LF."""
    from memkit.boot.digest import sha256

    return "sha256:" + sha256(data.replace(b"\r\n", b"\n")).hexdigest()


def read_cited(root: str, path: str) -> bytes | None:
    """The current bytes of a cited file; None if it is missing or cannot be read."""
    try:
        return read(os.path.join(root, path), MAX_BYTES)
    except (OSError, ValueError, LedgerUnreadable):
        return None


def locate(root: str, cwd: str, typed: str) -> str | None:
    """The real path of what the user typed, relative to `cwd` or to the root; None if neither exists."""
    for start in (cwd, root):
        full = os.path.realpath(os.path.join(start, typed))
        if os.path.exists(full):
            return full
    return None


def below(root: str, full: str) -> str | None:
    """A real path relative to the root, with forward slashes; None if it lies outside."""
    relative = os.path.relpath(full, os.path.realpath(root)).replace(os.sep, "/")
    return None if relative == ".." or relative.startswith("../") else relative


def submodule_of(root: str, path: str) -> str:
    """The folder of the other repository that holds this path, a submodule or a clone; empty if there is none."""
    parts = path.split("/")[:-1]
    for count in range(1, len(parts) + 1):
        folder = "/".join(parts[:count])
        if os.path.exists(os.path.join(root, folder, ".git")):
            return folder
    return ""


_OPEN = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_CLOEXEC", 0)


def stats_in(folder: str, ending: str, before: str = "") -> dict[str, Stat]:
    """Name, behind `before`, → stat values of the entries with this ending; empty if there is no such folder.

    A name below an open folder is found sooner than by its whole path. Raises if the folder cannot be read.
    """
    place: int | str = folder
    try:
        if os.scandir in os.supports_fd:
            place = os.open(folder, _OPEN)
        with os.scandir(place) as found:
            return _stats_of(found, ending, before)
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as error:
        unreadable(error, folder)
    finally:
        if isinstance(place, int):
            os.close(place)


def _stats_of(entries: Iterable[os.DirEntry[str]], ending: str, before: str) -> dict[str, Stat]:
    # there may be thousands: no call per entry but that of the system
    found: dict[str, Stat] = {}
    for item in entries:
        name = item.name
        if name.endswith(ending):
            try:
                info = item.stat(follow_symlinks=False)
            except FileNotFoundError:
                # gone since the folder was listed
                continue
            found[before + name] = (info.st_size, info.st_mtime_ns, info.st_ctime_ns, info.st_ino)
    return found


def in_files(workspace: Workspace, folder: str, needles: tuple[bytes, ...]) -> list[str]:
    """Paths below a folder of the workspace whose files contain one of the texts; raises if one cannot be read."""
    found: list[str] = []
    top = workspace.path(folder)
    walked = os.walk(top, onerror=stop_walk)
    for place, _, names in [(os.path.dirname(top), [], [os.path.basename(top)])] if is_file(top) else walked:
        for name in sorted(names):
            path = os.path.join(place, name)
            if is_file(path) and not os.path.islink(path) and _holds(path, needles):
                found.append(os.path.relpath(path, workspace.root).replace(os.sep, "/"))
    return sorted(found)


def _holds(path: str, needles: tuple[bytes, ...]) -> bool:
    try:
        with open(path, "rb") as handle:
            data = handle.read().lower()
    except FileNotFoundError:
        return False
    except OSError as error:
        unreadable(error, path)
    return any(needle.lower() in data for needle in needles)
