"""The cache folder: memkit uses a cache only in the folder where it was made.

A tree may contain a foreign cache, committed or copied, with any content. So the folder holds a mark: its path and its
file-system numbers. memkit empties a folder with another mark, or none, before it reads from it.
"""

from __future__ import annotations

import os

from memkit.store import PRIVATE, leave_unread, open_regular

HOME = os.path.join(PRIVATE, "cache")
_MARK = "here"


def is_ours(root: str) -> bool:
    """Whether a workspace has no caches or only caches that were made here."""
    home = os.path.join(root, HOME)
    try:
        mark = _mark_of(home)
    except OSError:
        return True
    try:
        with open(os.path.join(home, _MARK), "rb", buffering=0, opener=open_regular) as handle:
            return handle.read(len(mark) + 1) == mark
    except OSError:
        return False


def settle(root: str) -> None:
    """Removes caches that were made elsewhere; those that cannot be removed are treated as missing."""
    if is_ours(root):
        return
    empty(root)


def empty(root: str) -> None:
    """Removes the caches of a workspace; those that cannot be removed are treated as missing."""
    home = os.path.join(root, HOME)
    try:
        for folder, _, names in os.walk(home):
            for name in names:
                os.unlink(os.path.join(folder, name))
        mark(home)
    except OSError:
        leave_unread(home)


def mark(home: str) -> None:
    """Writes the mark that the caches of this folder were made here."""
    with open(os.path.join(home, _MARK), "wb") as handle:
        handle.write(_mark_of(home))


def mark_new(folder: str) -> None:
    """Marks the cache home if this new folder is one; does nothing for other folders."""
    place, found, _ = (folder + os.sep).rpartition(HOME + os.sep)
    home = place + HOME
    if found and not os.path.exists(os.path.join(home, _MARK)):
        mark(home)


def _mark_of(home: str) -> bytes:
    numbers = [os.stat(folder).st_ino for folder in (home, os.path.dirname(home))]
    return f"{numbers} {os.path.realpath(home)}".encode("utf-8", "surrogatepass")
