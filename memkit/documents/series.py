"""Series of numbered or dated documents: a sign of records that no single document shows.

Works on paths alone.
"""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from collections.abc import Iterable, Mapping

# 0012-name, adr_12, RFC 7: name, 2024-05-13-name, 20240513-name, 66-name/
_NUMBERED = re.compile(
    r"^(?:[a-z]{1,12}[-_ ]){0,2}(?:[a-z]{1,12}[-_ ]?)??(?:\d{2,}|\d(?=[-_. ]|$))(?:[-_. :]|$)|^[a-z]{2,6}[-_ ]?\d+$",
    re.I,
)
_LETTERS = re.compile(r"[^\W\d_]+")
_DAY = re.compile(r"^(?:19|20)\d\d[-_.]?(?:[01]\d)[-_.]?(?:[0-3]\d)(?!\d)")
# dated documents in these folders are about events, not decisions
_DIARIES = frozenset(
    {"meetings", "meeting", "minutes", "meeting-notes", "meeting-minutes", "meeting_notes", "biweeklymeetings", "posts",
     "_posts", "blog", "blogs", "news", "changelog", "changelogs", "releases", "release-notes", "release_notes",
     "journal", "logs", "log", "weekly", "notes", "updates", "announcements", "retros", "retrospectives", "postmortems",
     "incidents", "agendas", "status", "reports", "newsletters", "chapters", "tutorial", "tutorials", "lessons", "slides",
     "exercises", "examples", "course", "labs", "book", "migrations", "sprints"}
)  # fmt: skip
_PAGES = frozenset({"readme", "index", "proposal", "rfc", "adr", "design"})
# pages about the others of their folder
_LISTS = frozenset({"readme", "index", "_index", "contents", "toc", "summary", "template", "contributing"})
_HEADS = frozenset({"readme", "index"})
_OWN_NUMBER = re.compile(r"[a-z]{0,5}[-_ ]?\d{2,}")
# words that call the file they begin a record
_KINDS = frozenset(
    "adr rfc rfd kep pep oep tep nep dep jep sip eip bip cip aip decision proposal record dr".split()
)
_FEWEST = 3
# so many records show that a folder is one for records
_MANY = 5


def rows(documents: Iterable[str]) -> dict[str, str]:
    """Document → folder of its series, for documents in a series of at least three numbers or dates."""
    found: dict[str, list[str]] = {}
    every = list(documents)
    pages = _PAGES | _repeated(every)
    headed = {posixpath.dirname(path) for path in every if _is_head(path)}
    lone = _lone_words(every)
    for path in every:
        place = None if _is_beside(path, headed) or path in lone else _place(path, pages)
        if place is not None and not is_diary(f"{place}/"):
            found.setdefault(place, []).append(path)
    whole = {place: row for place, row in found.items() if len(row) >= _FEWEST}
    return {path: place for place, row in (whole | _joined(found)).items() for path in row}


def _joined(found: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """Series that are too short, joined with those of sibling folders: one proposal in each of ten folders."""
    above: dict[str, list[str]] = {}
    beside = Counter(posixpath.dirname(place) for place in found if place)
    for place, row in found.items():
        if place and len(row) < _FEWEST:
            above.setdefault(posixpath.dirname(place), []).extend(row)
    return {f"{parent}/*": row for parent, row in above.items() if beside[parent] >= _FEWEST}


def kin(series: Mapping[str, str], records: Iterable[str]) -> frozenset[str]:
    """The documents of every series of which a third or more, and at least two, are records by their own form.

    Of a series joined from several folders, more than half must be.
    """
    known = Counter(series[path] for path in records if path in series)
    every = Counter(series.values())
    share = {row: 2 if row.endswith("/*") else 3 for row in every}
    rich = {row for row in every if known[row] >= 2 and share[row] * known[row] >= every[row]}
    return frozenset(path for path, row in series.items() if row in rich)


def peers(documents: Iterable[str], records: Iterable[str]) -> frozenset[str]:
    """The documents of every folder in which most documents, and at least five, are records by their own form."""
    pages = [path for path in documents if posixpath.basename(path).rpartition(".")[0].lower() not in _LISTS]
    known, every = (Counter(map(posixpath.dirname, paths)) for paths in (records, pages))
    rich = {folder for folder, count in known.items() if count >= _MANY and 2 * count > every[folder]}
    return frozenset(path for path in pages if posixpath.dirname(path) in rich)


def is_diary(path: str) -> bool:
    """Whether a folder above a file is named after events: "meetings", "90_Reports"."""
    folders = posixpath.dirname(path).lower().split("/")
    return any(re.sub(r"^[\d._ -]+", "", folder) in _DIARIES for folder in folders)


def is_dated(path: str) -> bool:
    """Whether a file or its folder has a day in its name."""
    folder, name = posixpath.split(path)
    return bool(_DAY.match(name) or _DAY.match(posixpath.basename(folder)))


def _repeated(documents: Iterable[str]) -> set[str]:
    """Names of files that occur in several numbered folders, such as `vep.md` in `100-x/` and `160-y/`."""
    stems = Counter(
        posixpath.basename(path).rpartition(".")[0].lower()
        for path in documents
        if _NUMBERED.match(posixpath.basename(posixpath.dirname(path)))
    )
    return {stem for stem, count in stems.items() if count >= _FEWEST}


def _lone_words(documents: Iterable[str]) -> set[str]:
    """Files whose number follows a word that no other file begins with: "redirect-308-explained"."""
    led: dict[str, list[str]] = {}
    for path in documents:
        word = re.match(r"([a-z]{3,})[-_ ]?\d", posixpath.basename(path))
        if word and word[1] not in _KINDS:
            led.setdefault(word[1], []).append(path)
    return {paths[0] for paths in led.values() if len(paths) == 1}


def _place(path: str, pages: Iterable[str]) -> str | None:
    """The folder of a document's series: its own, or the one above if its own folder has the number."""
    folder, name = posixpath.split(path)
    stem = name.rpartition(".")[0]
    above, own = posixpath.split(folder)
    told = stem.lower() in pages or _words(stem) <= _words(own) or _words(own) <= _words(stem)
    if own and _NUMBERED.match(own) and told:
        return above
    return folder if _NUMBERED.match(stem) and "template" not in stem.lower() else None


def _is_head(path: str) -> bool:
    """Whether a file is the page of its folder: a README, or named like the folder."""
    folder, name = posixpath.split(path.lower())
    stem = name.rpartition(".")[0]
    return stem in _HEADS or stem == posixpath.basename(folder)


def _is_beside(path: str, headed: Iterable[str]) -> bool:
    """Whether a file without a number lies beside the page of a numbered folder, and so belongs to that page."""
    folder, name = posixpath.split(path)
    is_own = _is_head(path) or _OWN_NUMBER.match(name.lower()) is not None
    return folder in headed and not is_own and _NUMBERED.match(posixpath.basename(folder)) is not None


def _words(name: str) -> set[str]:
    return set(_LETTERS.findall(name.lower()))
