"""Lists the session files with the stat values that the cache compares. One `stat` per file; `strays` are the others."""

from __future__ import annotations

import marshal
import os

from memkit.store import TEMP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from memkit.model import Problem

Entry = tuple[str, str, int, int, int, int]

# the longest session the parser accepts; one more byte is read, to detect longer files
LONGEST = 8_000_000
FILE = 0o10
# the kind for a name that contains a session's stem but has another ending
STRAY = 0
# do not follow links, do not wait for pipes
READ = os.O_RDONLY | sum(
    getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY", "O_CLOEXEC")
)
# opening a name relative to an open folder is faster than opening its full path
_BY_HANDLE = os.scandir in os.supports_fd
_OPEN = os.O_RDONLY | sum(getattr(os, name, 0) for name in ("O_DIRECTORY", "O_NONBLOCK", "O_CLOEXEC"))


class Listing:
    """Session files as (stem, path, size, mtime_ns, ctime_ns, inode) in stem order, and problems with other entries.

    The raw scan is stored and sorted only on demand: most commands only compare it with the scan in the checkpoint.
    """

    __slots__ = ("_added", "_arranged", "_bytes", "_problems", "_seen", "has_leftovers")

    def __init__(
        self,
        entries: list[Entry] | None = None,
        problems: list[Problem] | None = None,
        seen: list[Any] | None = None,
    ) -> None:
        self._arranged = (entries or [], problems or []) if seen is None else None
        self._seen = seen or []
        self._bytes = b""
        self._problems: list[Problem] | None = None
        # the scan that this one continues, and the files that it adds
        self._added: tuple[bytes, Listing] | None = None
        # whether a writer that crashed may have left a temporary file
        self.has_leftovers = False

    @property
    def seen(self) -> bytes:
        """The scan as bytes; two scans of unchanged folders are equal."""
        self._bytes = self._bytes or marshal.dumps(self._seen, 2)
        return self._bytes

    @property
    def entries(self) -> list[Entry]:
        """The session files, in stem order."""
        return self._both()[0]

    @property
    def problems(self) -> list[Problem]:
        """Problems with entries that are not session files."""
        return self._both()[1] if self._problems is None else self._problems

    def recall(self, problems: list[Problem]) -> None:
        """Sets the problems, from a checkpoint that was made from exactly these files."""
        self._problems = problems

    def since(self, before: bytes) -> Listing | None:
        """The files added since an earlier scan; None if any earlier file was changed, removed or renamed."""
        if self._added is not None and self._added[0] == before:
            return self._added[1]
        try:
            was = {relative: (error, rows) for relative, error, rows in marshal.loads(before)}
        except (ValueError, EOFError, TypeError):
            # damaged bytes: the earlier scan is unknown
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
        """This listing plus one file that was just written; None if the file was listed before, or if any other file was
        added or removed since.

        Compares names only, because no writer changes the content of a session file.
        """
        folder, _, name = path.rpartition("/")
        seen = {relative: rows for relative, error, rows in self._seen if not error}
        if len(seen) < len(self._seen) or folder not in seen:
            return None
        # a command that was killed after sealing has written the same file before
        if any(row[0] == name for row in _files(seen[folder])):
            return None
        top = min(seen, key=len).count("/")
        try:
            info = os.lstat(os.path.join(root, path))
            new = (name, info.st_mode >> 12, info.st_size, info.st_mtime_ns, info.st_ctime_ns, info.st_ino)
            for relative, rows in seen.items():
                held = {row[0]: row for row in _files(rows)} | ({name: new} if relative == folder else {})
                below = {
                    inside.rpartition("/")[2] for inside in seen if inside.rpartition("/")[0] == relative
                }
                names = _folder_names(os.path.join(root, relative), relative.count("/") - top)
                if set(names) != held.keys() | below:
                    return None
                if relative == folder:
                    # in the order in which the next scan will find them: equal bytes are compared sooner
                    seen[folder] = [value for each in names if each in held for value in held[each]]
        except OSError:
            return None
        made = Listing(seen=[(relative, "", rows) for relative, rows in seen.items()])
        made._added = self.seen, Listing(seen=[(folder, "", list(new))])
        return made

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
                    from memkit.model import Problem

                    problems.append(Problem("ledger-unreadable", relative, 1, error, f"ls -ld {relative}"))
                _read(relative, rows, entries, problems)
            listing = arrange(entries, problems)
            self._arranged = listing.entries, listing.problems
        return self._arranged


def list_sessions(root: str, folder: str) -> Listing:
    """Every session below `folder`, flat or in YYYY/MM, in byte order of stems."""
    seen: list[Any] = []
    left: list[str] = []
    _scan(os.path.join(root, folder), folder, 0, seen, left)
    listing = Listing(seen=seen)
    listing.has_leftovers = bool(left)
    return listing


def _scan(folder: str, relative: str, depth: int, seen: list[Any], left: list[str]) -> None:
    """Adds (folder, error, flat row of six values per file) to `seen` for this folder and those below it, and temporary
    files to `left`."""
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
        rows, below = _read_folder(found, depth, left)
    except OSError as error:
        # a folder that may be listed but not looked into, or a disk that fails half way
        seen.append((relative, str(error.strerror).lower(), []))
        return
    finally:
        if isinstance(place, int):
            os.close(place)
    seen.append((relative, "", rows))
    for name in below:
        _scan(os.path.join(folder, name), f"{relative}/{name}", depth + 1, seen, left)


def _read_folder(found: Any, depth: int, left: list[str]) -> tuple[list[Any], list[str]]:
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
                    # removed since the folder was listed
                    continue
                kind, size, inode = info.st_mode >> 12, info.st_size, info.st_ino
                rows += (name, kind, size, info.st_mtime_ns, info.st_ctime_ns, inode)
            elif (
                depth < 2
                and len(name) == 4 - 2 * (depth > 0)
                and name.isdigit()
                and item.is_dir(follow_symlinks=False)
            ):
                below.append(name)
            elif _is_stray(name):
                rows += (name, STRAY, 0, 0, 0, item.inode())
            elif name.startswith(TEMP):
                left.append(name)
    return rows, below


def _folder_names(folder: str, depth: int) -> list[str]:
    """The names in a folder that a listing includes, with subfolders."""
    width = 4 - 2 * (depth > 0)
    return [
        name
        for name in os.listdir(folder)
        if name[-3:] == ".md" or (depth < 2 and len(name) == width and name.isdigit()) or _is_stray(name)
    ]


def _is_stray(name: str) -> bool:
    """Whether a name that is not a session's contains a stem; most do not begin like one."""
    if not name.lstrip("._")[:4].isdigit():
        return False
    from memkit.store.strays import stem_within

    return bool(stem_within(name))


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
    from memkit.model.generated import is_stem

    odd: list[tuple[str, int]] = []
    for name, kind, size, mtime, ctime, inode in _files(rows):
        if kind == FILE and is_stem(name[:-3]):
            entries.append((name[:-3], f"{relative}/{name}", size, mtime, ctime, inode))
        else:
            odd.append((name, kind))
    if odd:
        from memkit.store.strays import stray_problems

        problems += stray_problems(relative, odd, {entry[0] for entry in entries})


def arrange(entries: list[Entry], problems: list[Problem]) -> Listing:
    """Entries in stem order, each stem once; a duplicate stem is a problem."""
    entries.sort()
    if len({entry[0] for entry in entries}) == len(entries):
        return Listing(entries, problems)
    from itertools import pairwise

    from memkit.model import Problem

    for before, after in pairwise(entries):
        if before[0] == after[0]:
            said = f"the stem {after[0]} stands twice, also as {before[1]}"
            problems.append(Problem("duplicate-session", after[1], 1, said, f"git rm {after[1]}"))
    first = [entry for at, entry in enumerate(entries) if not at or entries[at - 1][0] != entry[0]]
    return Listing(first, problems)
