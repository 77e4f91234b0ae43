"""Stat values of the files in a folder, and of one file: what tells whether somebody touched it since."""

from __future__ import annotations

import os

from memkit.store import files

# size, mtime, ctime and inode of a file
Stat = tuple[int, int, int, int]

_OPEN = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_CLOEXEC", 0)


def stat_at(path: str) -> Stat | None:
    """The stat values of a file; None if there is no such file."""
    try:
        return _values(os.lstat(path))
    except OSError:
        return None


def stats_in(folder: str, ending: str) -> dict[str, Stat]:
    """Name → size, mtime, ctime and inode of the entries with this ending; as `names_in` if there is no such folder.

    A name below an open folder is found sooner than by its whole path.
    """
    place: int | str = folder
    try:
        if os.scandir in os.supports_fd:
            place = os.open(folder, _OPEN)
        with os.scandir(place) as found:
            return dict(filter(None, [_stat_in(item) for item in found if item.name.endswith(ending)]))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as error:
        files.unreadable(error, folder)
    finally:
        if isinstance(place, int):
            os.close(place)


def _stat_in(item: os.DirEntry[str]) -> tuple[str, Stat] | None:
    try:
        info = item.stat(follow_symlinks=False)
    except FileNotFoundError:
        # gone since the folder was listed
        return None
    return item.name, _values(info)


def _values(info: os.stat_result) -> Stat:
    return info.st_size, info.st_mtime_ns, info.st_ctime_ns, info.st_ino
