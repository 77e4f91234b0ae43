"""The paths of a repository that a harvest may read, and how they are shown."""

from __future__ import annotations

import os
from collections.abc import Iterable

from memkit.errors import MachineError, NeedsGit
from memkit.store import git


def paths_here(root: str) -> list[str]:
    """Every file that git tracks or would track; without git, every file that is not hidden."""
    try:
        return git.tracked_and_untracked(root)
    except (NeedsGit, MachineError):
        pass
    found: list[str] = []
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        found += [
            os.path.relpath(os.path.join(folder, name), root).replace(os.sep, "/") for name in sorted(names)
        ]
    return sorted(found)


def shown_name(path: str) -> str:
    """The path in one printable line: bytes that are not UTF-8, control and hidden characters are escaped."""
    if path.isascii() and path.isprintable():
        return path
    from memkit.privacy.characters import shown

    whole = shown(path.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace"))
    return "".join(f"\\x{ord(char):02x}" if char < " " else char for char in whole)


def name_fault(path: str) -> str:
    """Why no ledger line can contain this path; else empty."""
    if path.isascii() and path.isprintable():
        return ""
    if any("\ud800" <= char <= "\udfff" for char in path):
        return "its name is not UTF-8"
    return "its name has a control or hidden character" if shown_name(path) != path else ""


def sizes_of(root: str, paths: Iterable[str]) -> dict[str, int]:
    """Path → size in bytes of every path that exists, 0 if that cannot be read; git also lists files that were removed."""
    sizes: dict[str, int] = {}
    for path in paths:
        try:
            sizes[path] = os.lstat(os.path.join(root, path)).st_size
        except FileNotFoundError:
            continue
        except (OSError, ValueError):
            sizes[path] = 0
    return sizes
