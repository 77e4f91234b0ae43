"""The session files there are, with what the cache needs to know about each. One stat a file."""

from __future__ import annotations

import os
import stat as stat_module
from itertools import pairwise

from memkit.model.problem import WARNING, Problem
from memkit.model.stems import is_stem
from memkit.model.struct import struct

Entry = tuple[str, str, int, int, int, int]


@struct(frozen=True)
class Listing:
    """Session files as (stem, path, size, mtime_ns, ctime_ns, inode) in stem order, and what is no session."""

    entries: list[Entry]
    problems: list[Problem]


def list_sessions(root: str, folder: str) -> Listing:
    """Every session below `folder`, flat or in YYYY/MM, in byte order of stems."""
    entries: list[Entry] = []
    problems: list[Problem] = []
    _scan(os.path.join(root, folder), folder, 0, entries, problems)
    return arranged(entries, problems)


def arranged(entries: list[Entry], problems: list[Problem]) -> Listing:
    """Entries in stem order, each stem once; a stem that stands twice is a problem."""
    entries.sort()
    if len({entry[0] for entry in entries}) == len(entries):
        return Listing(entries, problems)
    for before, after in pairwise(entries):
        if before[0] == after[0]:
            message = f"the stem {after[0]} stands twice, also as {before[1]}"
            problems.append(Problem("duplicate-session", after[1], 1, message, f"git rm {after[1]}"))
    return Listing(_first_of_each(entries), problems)


def _first_of_each(entries: list[Entry]) -> list[Entry]:
    return [entry for at, entry in enumerate(entries) if not at or entries[at - 1][0] != entry[0]]


def _scan(folder: str, relative: str, depth: int, entries: list[Entry], problems: list[Problem]) -> None:
    try:
        found = os.scandir(folder)
    except FileNotFoundError:
        return
    except OSError as error:
        problems.append(
            Problem("ledger-unreadable", relative, 1, str(error.strerror).lower(), f"ls -ld {relative}")
        )
        return
    digits = 4 if depth == 0 else 2
    with found:
        for item in found:
            name = item.name
            if name.endswith(".md"):
                stem = name[:-3]
                info = item.stat(follow_symlinks=False)
                path = f"{relative}/{name}"
                if not stat_module.S_ISREG(info.st_mode):
                    problems.append(_no_file(path, info.st_mode))
                elif not is_stem(stem):
                    problems.append(bad_name(path))
                else:
                    entries.append(
                        (stem, path, info.st_size, info.st_mtime_ns, info.st_ctime_ns, info.st_ino)
                    )
            elif depth < 2 and len(name) == digits and name.isdigit() and item.is_dir(follow_symlinks=False):
                _scan(os.path.join(folder, name), f"{relative}/{name}", depth + 1, entries, problems)


def bad_name(path: str) -> Problem:
    """What is said of a file in the ledger whose name is no session's."""
    hint = "name it YYYY-MM-DD-HHMMSS.md, or move it out of the ledger"
    return Problem("bad-name", path, 1, "the name is no session's", hint, WARNING)


def _no_file(path: str, mode: int) -> Problem:
    what = (
        "a directory"
        if stat_module.S_ISDIR(mode)
        else "a link"
        if stat_module.S_ISLNK(mode)
        else "no regular file"
    )
    return Problem("bad-name", path, 1, f"{what} where a session should be", f"move {path} away")
