"""The session files there are, with what the cache needs to know about each. One stat a file."""

from __future__ import annotations

import marshal
import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from memkit.model.problem import Problem

Entry = tuple[str, str, int, int, int, int]

# what the parser reads of a session; of a longer file one byte more is read, which proves it too long
LONGEST = 8_000_000

_FILE, _LINK, _FOLDER = 0o10, 0o12, 0o4
# a name that holds a session's and does not end as one
_STRAY = 0
# what an editor or a system may make of a session's ending
_ENDINGS = ("md", "markdown", "mdown", "txt", "md.txt")
# how much of the end of a projection holds its last line, and how that line begins
_TAIL, _MARK = 400, b"<!-- memkit:projection v1 "
# what a projection of no session says of the ledger: the digest of nothing
_NOTHING = b"e3b0c44298fc"
# a link is not followed and a pipe does not wait
_READ = os.O_RDONLY | sum(
    getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY", "O_CLOEXEC")
)


# a name below an open folder is found sooner than by its whole path
_BY_HANDLE = os.scandir in os.supports_fd
_OPEN = os.O_RDONLY | sum(getattr(os, name, 0) for name in ("O_DIRECTORY", "O_NONBLOCK", "O_CLOEXEC"))


class Listing:
    """Session files as (stem, path, size, mtime_ns, ctime_ns, inode) in stem order, and what is no session.

    What was seen is kept as it came and read when somebody asks: most commands only compare it with last time.
    """

    __slots__ = ("_arranged", "_problems", "_seen")

    def __init__(
        self,
        entries: list[Entry] | None = None,
        problems: list[Problem] | None = None,
        seen: list[Any] | None = None,
    ) -> None:
        self._arranged = (entries or [], problems or []) if seen is None else None
        self._seen = seen or []
        self._problems: list[Problem] | None = None

    @property
    def seen(self) -> bytes:
        """Everything that was seen, as bytes that are the same while nothing changed."""
        return marshal.dumps(self._seen, 2)

    @property
    def entries(self) -> list[Entry]:
        """The session files, in stem order."""
        return self._both()[0]

    @property
    def problems(self) -> list[Problem]:
        """Problems with entries that are not session files."""
        return self._both()[1] if self._problems is None else self._problems

    def recall(self, problems: list[Problem]) -> None:
        """Takes over what somebody found who looked at exactly these files."""
        self._problems = problems

    def since(self, before: bytes) -> Listing | None:
        """What came after what was seen before; None when any of that changed, left or moved."""
        try:
            was = {relative: (error, rows) for relative, error, rows in marshal.loads(before)}
        except (ValueError, EOFError, TypeError):
            # spoilt: nothing is known of what was there
            return None
        fresh: list[Any] = []
        for relative, error, rows in self._seen:
            then, old = was.pop(relative, ("", []))
            now, old = _apart(rows, old)
            new = set(_files(now)).difference(_files(old))
            if error != then or len(now) != len(old) + 6 * len(new):
                return None
            fresh.append((relative, "", [value for row in new for value in row]))
        return None if was else Listing(seen=fresh)

    def with_new(self, root: str, path: str) -> Listing | None:
        """These files and one that was just written; None if it was there, or any other came or left since.

        Looks at names alone: what stands in a session file is changed by no writer.
        """
        folder, _, name = path.rpartition("/")
        seen = {relative: rows for relative, error, rows in self._seen if not error}
        if len(seen) < len(self._seen) or folder not in seen:
            return None
        # of a session that is sealed once more after a kill, the file stood there before
        if any(row[0] == name for row in _files(seen[folder])):
            return None
        top = min(seen, key=len).count("/")
        try:
            for relative, rows in seen.items():
                held = {row[0] for row in _files(rows)} | ({name} if relative == folder else set())
                below = {
                    inside.rpartition("/")[2] for inside in seen if inside.rpartition("/")[0] == relative
                }
                if _folder_names(os.path.join(root, relative), relative.count("/") - top) != held | below:
                    return None
            info = os.lstat(os.path.join(root, path))
        except OSError:
            return None
        row = (name, info.st_mode >> 12, info.st_size, info.st_mtime_ns, info.st_ctime_ns, info.st_ino)
        told = {**seen, folder: [*seen[folder], *row]}
        return Listing(seen=[(relative, "", rows) for relative, rows in told.items()])

    def younger(self, than: int) -> list[str]:
        """Paths of the session files that were written or changed after a time in nanoseconds."""
        young = [
            (relative, "", [value for row in _files(rows) if max(row[3:5]) > than for value in row])
            for relative, _, rows in self._seen
        ]
        return [entry[1] for entry in Listing(seen=young).entries]

    def _both(self) -> tuple[list[Entry], list[Problem]]:
        if self._arranged is None:
            entries: list[Entry] = []
            problems: list[Problem] = []
            for relative, error, rows in self._seen:
                if error:
                    from memkit.model.problem import Problem

                    hint = f"ls -ld {relative}"
                    problems.append(Problem("ledger-unreadable", relative, 1, error, hint))
                _read(relative, rows, entries, problems)
            told = arranged(entries, problems)
            self._arranged = told.entries, told.problems
        return self._arranged


def read_listed(root: str, entry: Entry) -> bytes:
    """The bytes of a file that was listed a moment ago, at most one more than `LONGEST`; what has taken its place
    meanwhile is looked at with care."""
    path = f"{root}/{entry[1]}"
    handle = os.open(path, _READ)
    try:
        data = os.read(handle, min(entry[2], LONGEST) + 1)
    finally:
        os.close(handle)
    if len(data) == entry[2] or len(data) > LONGEST:
        return data
    from memkit.store import files

    return files.read(path, LONGEST + 1)


def list_sessions(root: str, folder: str) -> Listing:
    """Every session below `folder`, flat or in YYYY/MM, in byte order of stems."""
    seen: list[Any] = []
    _scan(os.path.join(root, folder), folder, 0, seen)
    return Listing(seen=seen)


NO_PAGE = -1


def promised(path: str) -> int:
    """How many sessions continuity.md was rendered from, as its last line says; 0 where it does not say, NO_PAGE where
    there is none.

    The first memkit did not count them: there it is at least one, unless the ledger was empty.
    """
    try:
        handle = os.open(path, _READ)
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
    told = dict(word.partition(b"=")[::2] for word in words)
    count = told.get(b"sessions", b"")
    if count.isdigit() and len(count) < 10:
        return int(count)
    return int(told.get(b"ledger", _NOTHING) != _NOTHING)


def stem_within(name: str) -> str:
    """The stem in a name that is no session's: of a sealed one whatever stands around it, of another if only the ending
    differs; else empty."""
    bare = name.lstrip("._")
    if not bare[:4].isdigit():
        return ""
    from memkit.model.stems import is_stem

    if is_stem(bare[:28]):
        return bare[:28]
    stem, _, ending = name.partition(".")
    return stem if is_stem(stem) and ending.lower() in _ENDINGS else ""


def _scan(folder: str, relative: str, depth: int, seen: list[Any]) -> None:
    """Adds (folder, what stood in the way, six values a file in one row) for this folder and those below it."""
    place: int | str = folder
    try:
        if _BY_HANDLE:
            place = os.open(folder, _OPEN)
        found = os.scandir(place)
    except FileNotFoundError:
        return
    except OSError as error:
        seen.append((relative, str(error.strerror).lower(), []))
        return
    try:
        rows, below = _read_folder(found, depth)
    except OSError as error:
        # a folder that may be listed but not looked into, or a disk that fails half way
        seen.append((relative, str(error.strerror).lower(), []))
        return
    finally:
        if isinstance(place, int):
            os.close(place)
    seen.append((relative, "", rows))
    for name in below:
        _scan(os.path.join(folder, name), f"{relative}/{name}", depth + 1, seen)


def _read_folder(found: Any, depth: int) -> tuple[list[Any], list[str]]:
    """The content of an open folder: six values per file in one row, and its subfolders."""
    rows: list[Any] = []
    below: list[str] = []
    with found:
        for item in found:
            name = item.name
            if name[-3:] == ".md":
                try:
                    info = item.stat(follow_symlinks=False)
                except FileNotFoundError:
                    # gone since the folder told of it
                    continue
                kind, size, inode = info.st_mode >> 12, info.st_size, info.st_ino
                rows += (name, kind, size, info.st_mtime_ns, info.st_ctime_ns, inode)
            elif depth < 2 and len(name) == 4 - 2 * (depth > 0) and name.isdigit() and _is_folder(item):
                below.append(name)
            elif stem_within(name):
                rows += (name, _STRAY, 0, 0, 0, item.inode())
    return rows, below


def _folder_names(folder: str, depth: int) -> set[str]:
    """The names in a folder that a listing includes, subfolders too."""
    width = 4 - 2 * (depth > 0)
    return {
        name
        for name in os.listdir(folder)
        if name[-3:] == ".md" or (depth < 2 and len(name) == width and name.isdigit()) or stem_within(name)
    }


def _is_folder(item: os.DirEntry[str]) -> bool:
    return item.is_dir(follow_symlinks=False)


def _files(rows: list[Any]) -> Iterator[tuple[Any, ...]]:
    """(name, kind, size, mtime, ctime, inode) of every file in a row."""
    values = iter(rows)
    return zip(*(values,) * 6, strict=True)


def _apart(now: list[Any], old: list[Any]) -> tuple[list[Any], list[Any]]:
    """Both listings without their common prefix and suffix: a folder mostly lists its files in the same order."""
    head = _reach(now, old, lambda rows, low, high: rows[6 * low : 6 * high])
    now, old = now[6 * head :], old[6 * head :]
    tail = _reach(now, old, lambda rows, low, high: rows[len(rows) - 6 * high : len(rows) - 6 * low])
    return now[: len(now) - 6 * tail], old[: len(old) - 6 * tail]


def _reach(now: list[Any], old: list[Any], part: Callable[[list[Any], int, int], list[Any]]) -> int:
    """Length of the common prefix or suffix, in files, by bisection."""
    low, high = 0, min(len(now), len(old)) // 6
    while low < high:
        middle = (low + high + 1) // 2
        if part(now, low, middle) == part(old, low, middle):
            low = middle
        else:
            high = middle - 1
    return low


def _read(relative: str, rows: list[Any], entries: list[Entry], problems: list[Problem]) -> None:
    from memkit.model.stems import is_stem

    strays: list[str] = []
    for name, kind, size, mtime, ctime, inode in _files(rows):
        stem, path = name[:-3], f"{relative}/{name}"
        if kind == _STRAY:
            strays.append(name)
        elif not is_stem(stem):
            strays += [name] if stem_within(name) else []
            problems.append(bad_name(path) if kind == _FILE else _no_file(path, kind))
        elif kind != _FILE:
            problems.append(_no_session(path, kind))
        else:
            entries.append((stem, path, size, mtime, ctime, inode))
    if strays:
        here = {entry[0] for entry in entries}
        problems += [_renamed(relative, name) for name in strays if stem_within(name) not in here]


def arranged(entries: list[Entry], problems: list[Problem]) -> Listing:
    """Entries in stem order, each stem once; a duplicate stem is a problem."""
    entries.sort()
    if len({entry[0] for entry in entries}) == len(entries):
        return Listing(entries, problems)
    from itertools import pairwise

    from memkit.model.problem import Problem

    for before, after in pairwise(entries):
        if before[0] == after[0]:
            message = f"the stem {after[0]} stands twice, also as {before[1]}"
            problems.append(Problem("duplicate-session", after[1], 1, message, f"git rm {after[1]}"))
    return Listing(_first_of_each(entries), problems)


def _first_of_each(entries: list[Entry]) -> list[Entry]:
    return [entry for at, entry in enumerate(entries) if not at or entries[at - 1][0] != entry[0]]


def bad_name(path: str) -> Problem:
    """The problem for a file in the ledger without a session's name."""
    from memkit.model.problem import WARNING, Problem

    hint = "name it YYYY-MM-DD-HHMMSS.md, or move it out of the ledger"
    return Problem("bad-name", path, 1, "the name is no session's", hint, WARNING)


def _no_file(path: str, kind: int) -> Problem:
    from memkit.model.problem import Problem

    return Problem("bad-name", path, 1, f"{_what(kind)} where a session should be", f"move {path} away")


def _no_session(path: str, kind: int) -> Problem:
    """The problem for a session's name that is not a regular file."""
    from memkit.model.problem import Problem

    hint = f"move {path} away, then git restore {path}"
    return Problem("ledger-unreadable", path, 1, f"{_what(kind)} where a session should be", hint)


def _renamed(folder: str, name: str) -> Problem:
    """The problem for a session that was renamed."""
    from memkit.model.problem import Problem

    meant = f"{folder}/{stem_within(name)}.md"
    message = f"a session under a name that is not read; its own is {meant}"
    return Problem("session-renamed", f"{folder}/{name}", 1, message, f"mv {folder}/{name} {meant}")


def _what(kind: int) -> str:
    return {_FOLDER: "a directory", _LINK: "a link"}.get(kind, "no regular file")
