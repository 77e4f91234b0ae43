"""What counts only in the folder where it was made, by path and file-system numbers: caches, and the witness.

The cache folder has memos: plain values in a file, with a checksum in front. A tree may contain a foreign cache, committed
or copied, with any content. memkit empties a folder with another mark, or none, before it reads from it. A damaged memo
counts as missing: one changed byte could change an answer.

There should be as many sessions as the last page was rendered from. Without git only the rendered pages count them; if the
newest session were lost together with the pages, nothing would show it. So a folder without git has a witness: the number
of sessions that memkit last saw there. A copy, a restored backup or another machine has none. In a git repository checkouts
add and remove sessions, so memkit writes no witness there and ignores an older one (`is_believed`).
"""

from __future__ import annotations

import os

from memkit.boot.digest import summed, whole
from memkit.store import PRIVATE, leave_unread, read_regular
from memkit.store.listing import READ

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
    return _place_mark(home, os.path.dirname(home)).encode("utf-8", "surrogatepass")


def _place_mark(folder: str, other: str) -> str:
    """The path of a folder, and the file-system numbers of it and another one."""
    return f"{[os.stat(each).st_ino for each in (folder, other)]} {os.path.realpath(folder)}"


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


WITNESS = "witness"
_LONGEST = 10_000


def noted_count(root: str) -> int:
    """How many sessions the witness of this folder counted; 0 without a valid witness."""
    return _read_witness(root)[0]


def is_believed(root: str) -> bool:
    """Whether a witness is used here: False in a git repository."""
    from memkit.store.git_head import is_marked

    return not is_marked(root)


def newest_noted(root: str) -> str:
    """The stem of the newest session that the witness saw; empty without a valid witness."""
    return _read_witness(root)[1]


def note_count(root: str, count: int, stem: str) -> None:
    """Writes the number of sessions and the newest stem; in a git repository removes the witness instead.

    Ignores write errors: the session itself is recorded already.
    """
    from memkit.store import file_writes, make_folder

    path = os.path.join(root, PRIVATE, WITNESS)
    try:
        if is_believed(root):
            make_folder(os.path.dirname(path))
            file_writes.replace_cached(
                path,
                f"{count} {stem} {_place_mark(root, os.path.join(root, PRIVATE))}".encode(
                    "utf-8", "surrogatepass"
                ),
            )
        elif os.path.lexists(path):
            os.unlink(path)
    except OSError:
        return


def _read_witness(root: str) -> tuple[int, str]:
    try:
        text = read_regular(os.path.join(root, PRIVATE, WITNESS), _LONGEST).decode("utf-8", "surrogatepass")
        count, stem, mark = text.split(" ", 2)
        return (int(count), stem) if mark == _place_mark(root, os.path.join(root, PRIVATE)) else (0, "")
    except (OSError, ValueError):
        return 0, ""


# bytes to read from the end of a projection for its last line, and how that line begins
_TAIL, _LAST_LINE = 400, b"<!-- memkit:projection v1 "


# the ledger digest in a projection that was rendered without any session
_NOTHING = b"e3b0c44298fc"


NO_PAGE = -1


def promised_sessions(path: str) -> int:
    """How many sessions continuity.md was rendered from, by its last line: 0 if the line does not say, NO_PAGE if there
    is no page.

    The first version of memkit wrote no number; such a page counts as one session, unless its ledger was empty.
    """
    try:
        handle = os.open(path, READ)
        try:
            os.lseek(handle, max(0, os.fstat(handle).st_size - _TAIL), os.SEEK_SET)
            last = os.read(handle, _TAIL)
        finally:
            os.close(handle)
    except FileNotFoundError:
        return NO_PAGE
    except OSError:
        return 0
    at = last.rfind(_LAST_LINE)
    words = last[at:].split() if at >= 0 else []
    fields = dict(word.partition(b"=")[::2] for word in words)
    count = fields.get(b"sessions", b"")
    if count.isdigit() and len(count) < 10:
        return int(count)
    return int(fields.get(b"ledger", _NOTHING) != _NOTHING)
