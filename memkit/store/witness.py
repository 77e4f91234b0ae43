"""The witness: how many sessions this machine last saw in a folder that git does not watch.

Without git only the rendered pages count the sessions; whoever loses the newest session together with the pages would never
hear of it. The witness counts only in the folder where it was made, by path and file-system numbers, so that a copy, a
restored backup or another machine has none. In a git repository checkouts make sessions come and go: none is written, and
one from before is not believed (`is_believed`).
"""

from __future__ import annotations

import os

from memkit.store import PRIVATE, regular

NAME = "witness"
_LONGEST = 10_000


def noted(root: str) -> int:
    """How many sessions were noted in this folder; 0 without a witness that was made here."""
    return _read(root)[0]


def is_believed(root: str) -> bool:
    """Whether a witness counts here: not if there is a git repository by now."""
    from memkit.store.git_head import is_marked

    return not is_marked(root)


def newest(root: str) -> str:
    """The newest session that was noted; empty without a witness."""
    return _read(root)[1]


def note(root: str, count: int, stem: str) -> None:
    """Notes how many sessions there are and the newest; in a git repository the witness leaves. What stands in the way is
    no reason to fail: the session is recorded."""
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
        with open(os.path.join(root, PRIVATE, NAME), "rb", buffering=0, opener=regular) as handle:
            told = handle.read(_LONGEST).decode("utf-8", "surrogatepass")
        count, stem, mark = told.split(" ", 2)
        return (int(count), stem) if mark == _mark_of(root) else (0, "")
    except (OSError, ValueError):
        return 0, ""


def _mark_of(root: str) -> str:
    numbers = [os.stat(folder).st_ino for folder in (root, os.path.join(root, PRIVATE))]
    return f"{numbers} {os.path.realpath(root)}"
