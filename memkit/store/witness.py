"""How many sessions there should be: as many as the last page was rendered from, and as the witness counted.

Without git only the rendered pages count the sessions; if the newest session were lost together with the pages, nothing
would show it. So a folder without git has a witness: the number of sessions that memkit last saw there. It is valid only
where it was written, by path and file-system numbers, so a copy, a restored backup or another machine has none. In a git
repository checkouts add and remove sessions, so memkit writes no witness there and ignores an older one (`is_believed`).
"""

from __future__ import annotations

import os

from memkit.store import PRIVATE, read_regular
from memkit.store.listing import READ

NAME = "witness"
_LONGEST = 10_000


def noted_count(root: str) -> int:
    """How many sessions the witness of this folder counted; 0 without a valid witness."""
    return _read(root)[0]


def is_believed(root: str) -> bool:
    """Whether a witness is used here: False in a git repository."""
    from memkit.store.git_head import is_marked

    return not is_marked(root)


def newest_noted(root: str) -> str:
    """The stem of the newest session that the witness saw; empty without a valid witness."""
    return _read(root)[1]


def note(root: str, count: int, stem: str) -> None:
    """Writes the number of sessions and the newest stem; in a git repository removes the witness instead.

    Ignores write errors: the session itself is recorded already.
    """
    from memkit.store import file_writes, make_folder

    path = os.path.join(root, PRIVATE, NAME)
    try:
        if is_believed(root):
            make_folder(os.path.dirname(path))
            file_writes.replace_cached(
                path, f"{count} {stem} {_mark_of(root)}".encode("utf-8", "surrogatepass")
            )
        elif os.path.lexists(path):
            os.unlink(path)
    except OSError:
        return


def _read(root: str) -> tuple[int, str]:
    try:
        text = read_regular(os.path.join(root, PRIVATE, NAME), _LONGEST).decode("utf-8", "surrogatepass")
        count, stem, mark = text.split(" ", 2)
        return (int(count), stem) if mark == _mark_of(root) else (0, "")
    except (OSError, ValueError):
        return 0, ""


def _mark_of(root: str) -> str:
    numbers = [os.stat(folder).st_ino for folder in (root, os.path.join(root, PRIVATE))]
    return f"{numbers} {os.path.realpath(root)}"


# bytes to read from the end of a projection for its last line, and how that line begins
_TAIL, _MARK = 400, b"<!-- memkit:projection v1 "


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
    at = last.rfind(_MARK)
    words = last[at:].split() if at >= 0 else []
    fields = dict(word.partition(b"=")[::2] for word in words)
    count = fields.get(b"sessions", b"")
    if count.isdigit() and len(count) < 10:
        return int(count)
    return int(fields.get(b"ledger", _NOTHING) != _NOTHING)
