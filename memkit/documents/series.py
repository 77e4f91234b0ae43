"""Numbered or dated documents side by side: the one sign of a record that no single document shows.

Pure: paths in, paths out.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable

# 0012-name, adr_12, RFC 7: name, 2024-05-13-name, 20240513-name, 66-name/
_NUMBERED = re.compile(
    r"^(?:[a-z]{1,12}[-_ ]?)??(?:\d{2,}|\d(?=[-_. ]|$))(?:[-_. :]|$)|^[a-z]{2,6}[-_ ]?\d+$", re.I
)
_DAY = re.compile(r"^(?:19|20)\d\d[-_.]?(?:[01]\d)[-_.]?(?:[0-3]\d)(?!\d)")
# what is dated here tells what happened, not what was decided
_DIARIES = frozenset(
    {"meetings", "meeting", "minutes", "meeting-notes", "meeting-minutes", "meeting_notes", "biweeklymeetings", "posts",
     "_posts", "blog", "blogs", "news", "changelog", "changelogs", "releases", "release-notes", "release_notes",
     "journal", "logs", "log", "weekly", "notes", "updates", "announcements", "retros", "retrospectives", "postmortems",
     "incidents", "agendas", "status", "reports", "newsletters", "chapters", "tutorial", "tutorials", "lessons", "slides",
     "exercises", "examples", "course", "labs", "book", "migrations", "sprints"}
)  # fmt: skip
_PAGES = frozenset({"readme", "index", "proposal", "rfc", "adr", "design"})
_FEWEST = 3


def in_series(documents: Iterable[str]) -> frozenset[str]:
    """The documents that stand with at least two others in a row of numbers or dates, or fill a numbered folder."""
    rows: dict[str, list[str]] = {}
    for path in documents:
        place = _place(path)
        if place is not None and not _DIARIES & set(place.lower().split("/")):
            rows.setdefault(place, []).append(path)
    return frozenset(path for row in rows.values() if len(row) >= _FEWEST for path in row)


def is_dated(path: str) -> bool:
    """Whether a file or its folder is named by a day."""
    folder, name = posixpath.split(path)
    return bool(_DAY.match(name) or _DAY.match(posixpath.basename(folder)))


def _place(path: str) -> str | None:
    """The folder whose row a document belongs to: its own, or the one above when its own folder has the number."""
    folder, name = posixpath.split(path)
    stem = name.rpartition(".")[0]
    if _NUMBERED.match(stem) and "template" not in stem.lower():
        return folder
    above, own = posixpath.split(folder)
    told = stem.lower() in _PAGES or _words(stem) <= _words(own) or _words(own) <= _words(stem)
    return above if own and _NUMBERED.match(own) and told else None


def _words(name: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", name.lower()))
