"""The cache folder, and its memos: plain values in a file, with a checksum in front.

memkit uses a cache only in the folder where it was made. A tree may contain a foreign cache, committed or copied, with
any content. So the folder holds a mark: its path and its file-system numbers. memkit empties a folder with another mark,
or none, before it reads from it. A damaged memo counts as missing: one changed byte could change an answer.
"""

from __future__ import annotations

import os

from memkit.boot.digest import summed, whole
from memkit.store import PRIVATE, leave_unread, read_regular

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


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
        return read_regular(os.path.join(home, _MARK), len(mark) + 1) == mark
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
        stuck = drop_caches(root)
        mark(home)
    except OSError:
        stuck = [home]
    if stuck:
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


def drop_caches(root: str) -> list[str]:
    """Removes the caches, which are built again from the ledger. Returns the paths that could not be removed."""
    walked = os.walk(os.path.join(root, HOME))
    return _remove_all([os.path.join(folder, name) for folder, _, names in walked for name in names])


def drop_derived(root: str) -> list[str]:
    """Removes the caches and the report, which may quote a text. Returns the paths that could not be removed."""
    return drop_caches(root) + _remove_all([os.path.join(root, PRIVATE, "report.html")])


def _remove_all(paths: list[str]) -> list[str]:
    stuck: list[str] = []
    for path in paths:
        try:
            os.unlink(path)
        except FileNotFoundError:
            continue
        except OSError:
            stuck.append(path)
    return stuck


# errors of reading a memo or unpacking its value; the caller then treats it as missing
NO_MEMO = (OSError, ValueError, EOFError, TypeError, IndexError)


def read_memo(path: str) -> Any:
    """The value in a memo; raises OSError if there is none, ValueError if its checksum does not match."""
    import marshal

    from memkit.store import files

    return marshal.loads(whole(files.read(path)))


def write_memo(path: str, value: Any) -> bool:
    """Stores a value; False if the file cannot be written. Raises ValueError for a value that `marshal` cannot encode."""
    from memkit.store import file_writes

    return file_writes.replace_cached(path, encode_memo(value))


def encode_memo(value: Any) -> bytes:
    """The bytes of a memo."""
    import marshal

    return summed(marshal.dumps(value))
