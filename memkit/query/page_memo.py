"""Remembers the marker of continuity.md by the file's stat values: hashing a long page costs more than the rest of `status`.

It is a cache: deleting it never changes an answer.
"""

from __future__ import annotations

import os

from memkit.store import clock, files
from memkit.store.checkpoint import RACY_NS
from memkit.store.file_stats import stat_at
from memkit.store.memo_file import NO_MEMO, read_memo, write_memo
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.store.file_stats import Stat
    from memkit.store.workspace import Workspace

_FORM = f"{__version__} 1"


def marker_of(workspace: Workspace, path: str) -> dict[str, str] | None:
    """The fields of a projection's marker; empty if the file was edited, None if there is no such file."""
    stat = _stat_of_file(workspace.path(path))
    known = _read_memo(workspace, path, stat) if stat is not None else None
    if known is not None:
        return known
    data = files.read_if_there(workspace.path(path))
    if data is None:
        return None
    found = _read_marker(data)
    # a file written so recently may change again with the same stat values
    if stat is not None and max(stat[1:3]) < clock.file_time() - RACY_NS:
        write_memo(workspace.private("cache", "marker"), (_FORM, path, stat, found))
    return found


def _stat_of_file(path: str) -> Stat | None:
    """The stat values of a regular file; those of a link say nothing about its target."""
    return None if os.path.islink(path) else stat_at(path)


def _read_memo(workspace: Workspace, path: str, stat: Stat) -> dict[str, str] | None:
    try:
        form, of, then, found = read_memo(workspace.private("cache", "marker"))
    except NO_MEMO:
        return None
    return dict(found) if (form, of, then) == (_FORM, path, stat) else None


def _read_marker(data: bytes) -> dict[str, str]:
    from memkit.views import is_fresh, read_marker

    return read_marker(data[data.rfind(b"\n", 0, len(data) - 1) + 1 :].decode()) if is_fresh(data) else {}
