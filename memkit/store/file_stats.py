"""Stat values of the files in a folder, and of one file: what tells whether somebody touched it since."""

from __future__ import annotations

import os

from memkit.store import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

# size, mtime, ctime and inode of a file
Stat = tuple[int, int, int, int]

_OPEN = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_CLOEXEC", 0)


def stat_at(path: str) -> Stat | None:
    """The stat values of a file; None if there is no such file."""
    try:
        info = os.lstat(path)
    except OSError:
        return None
    return info.st_size, info.st_mtime_ns, info.st_ctime_ns, info.st_ino


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
        files.unreadable(error, folder)
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
