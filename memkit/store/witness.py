"""The witness: how many sessions memkit last saw in a folder without git, so that a lost session is noticed.

Without git only the rendered pages count the sessions; if the newest session were lost together with the pages, nothing
would show it. A witness is valid only in the folder where it was written, by path and file-system numbers, so a copy, a
restored backup or another machine has none. In a git repository checkouts add and remove sessions, so memkit writes no
witness there and ignores an older one (`is_believed`).
"""

from __future__ import annotations

import os

from memkit.store import PRIVATE, open_regular

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
    from memkit.store import files

    path = os.path.join(root, PRIVATE, NAME)
    try:
        if is_believed(root):
            files.make_folder(os.path.dirname(path))
            files.replace_cached(path, f"{count} {stem} {_mark_of(root)}".encode("utf-8", "surrogatepass"))
        elif os.path.lexists(path):
            os.unlink(path)
    except OSError:
        return


def _read(root: str) -> tuple[int, str]:
    try:
        with open(os.path.join(root, PRIVATE, NAME), "rb", buffering=0, opener=open_regular) as handle:
            text = handle.read(_LONGEST).decode("utf-8", "surrogatepass")
        count, stem, mark = text.split(" ", 2)
        return (int(count), stem) if mark == _mark_of(root) else (0, "")
    except (OSError, ValueError):
        return 0, ""


def _mark_of(root: str) -> str:
    numbers = [os.stat(folder).st_ino for folder in (root, os.path.join(root, PRIVATE))]
    return f"{numbers} {os.path.realpath(root)}"
